"""Builders for campaign tests: a campaign in a line, a command in a line."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.packs.library import PackLibrary
from regno.chronicles.packs.pack import Pack

NAMES = ("Anna", "Bruno", "Carla", "Dario")


@cache
def house() -> Pack:
    """The house set, read once."""
    return PackLibrary(Path("no-such-folder")).pack("house")


def campaign(players: int = 3, *, rules: dict[str, str] | None = None, seed: str = "7", **facts: Any) -> Chronicle:
    """A campaign before its first command, or at the position of the facts."""
    fields = {"players": list(NAMES[:players]), **facts}
    return Chronicle(begin("campaign", house(), title="Test", facts=fields, rules=rules or {}, seed=seed))


def opened(players: int = 3, tomes: str = "pale-ledger,open-gate,long-roof", **more: Any) -> Chronicle:
    """A campaign in play in Architects, Anna first."""
    chronicle = campaign(players, **more)
    give(chronicle, "first-player", player="Anna")
    give(chronicle, "lay-out", tomes=tomes)
    return chronicle


def give(chronicle: Chronicle, command: str, **facts: Any) -> list[str]:
    """Give a command; the answer is what was said, in English."""
    return [sentence.text("en") for sentence in chronicle.do(command, facts).said]


def points(*values: int) -> dict[str, int]:
    """Points in seat order."""
    return dict(zip(NAMES, values, strict=False))


def finish(chronicle: Chronicle, *values: int, crest: str = "sheaf") -> None:
    """End the current game without ties; a token that is due is of the given type."""
    give(chronicle, "scores", points=points(*values))
    if chronicle.state.stage == "token":
        give(chronicle, "token", crest=crest)


def commands_now(chronicle: Chronicle) -> set[str]:
    """The commands that are possible."""
    return {step.command for step in chronicle.scenario.now(chronicle.state)}
