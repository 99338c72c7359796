"""Builders for Viscounts tests: a position in a line, a command in a line."""

from __future__ import annotations

from typing import Any

from campaign_table import NAMES, house

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.packs.pack import Pack

SEGMENTS = ["1-2", "3-4", "5-6", "7-8", "9-10"]
CARDS = ["grey-trowel", "blue-inkhorn", "bright-scale", "tall-banner"]


def scenario(
    seats: int | list[str] = 3, *, rules: dict[str, str] | None = None, pack: Pack | None = None, **facts: Any
) -> Chronicle:
    """A scenario before its first command, or at the position of the facts."""
    fields = {"players": list(NAMES[:seats]) if isinstance(seats, int) else seats, **facts}
    return Chronicle(begin("viscounts", pack or house(), title="Test", facts=fields, rules=rules or {}, seed="7"))


def scene(
    baron: int | str = 1,
    his: dict[str, int] | None = None,
    theirs: dict[str, dict[str, int]] | None = None,
    *,
    players: int = 3,
    **more: Any,
) -> Chronicle:
    """A game in play, spaces 1 to 10 clockwise, Anna's turn: where the Baron and all Workers stand."""
    each = 2 if players == 2 else 1
    summaries = {name: CARDS[each * seat : each * seat + each] for seat, name in enumerate(NAMES[:players])}
    facts = {"segments": SEGMENTS, "first": "Anna", "summaries": summaries, "baron": str(baron)}
    facts |= {"baron_workers": his or {}, "workers": theirs or {}}
    return scenario(players, **facts | more)


def set_up(players: int = 3, level: int = 3, **more: Any) -> Chronicle:
    """A game set up by the program's draws."""
    chronicle = scenario(players, **more)
    for command in ("board", "first-player", "summaries"):
        give(chronicle, command)
    if players == 2:
        give(chronicle, "tops", cards=[ids[0] for ids in chronicle.state.summaries.values()])
    give(chronicle, "player-cards")
    give(chronicle, "level", workers=level)
    return chronicle


def give(chronicle: Chronicle, command: str, **facts: Any) -> list[str]:
    """Give a command; the answer is what was said, in English."""
    return [sentence.text("en") for sentence in chronicle.do(command, facts).said]


def walk(chronicle: Chronicle, value: int, icon: str = "", effect: str = "") -> list[str]:
    """The Baron moves, and dismisses with this icon or effect if he must."""
    said = give(chronicle, "move", value=value)
    if chronicle.state.stage == "dismiss":
        said += give(chronicle, "dismiss", **({"effect": effect} if effect else {"icon": icon or "none"}))
    return said


def his(chronicle: Chronicle) -> dict[str, int]:
    """The Baron's Workers by space."""
    return dict(chronicle.state.baron_workers)


def theirs(chronicle: Chronicle, player: str = "Anna") -> dict[str, int]:
    """A player's Workers by space."""
    return dict(chronicle.state.workers[player])


def commands_now(chronicle: Chronicle) -> set[str]:
    """The commands that are possible."""
    return {step.command for step in chronicle.scenario.now(chronicle.state)}


def picture(chronicle: Chronicle) -> tuple[Any, ...]:
    """All that must be equal in equal chronicles."""
    view, settings = chronicle.scenario.view(chronicle.state), chronicle.state.settings
    return view, settings, chronicle.commands, [entry.said for entry in chronicle.entries]
