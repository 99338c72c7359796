"""Builders for the tests of the Architects scenario: a table in a line, a command in a line."""

from __future__ import annotations

from typing import Any

from campaign_table import house

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.header import Header
from regno.chronicles.packs.pack import Pack

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio")
BOARDS = ("frederick", "fara", "rudolf", "bertha", "clovis", "ada")  # hardly anybody in Prison at the start
CARDS = ("saw", "trowel", "slate", "saw-and-trowel", "saw-and-slate", "trowel-and-slate")


def header(players: int = 4, *, pack: Pack | None = None, rules: dict[str, str] | None = None, **facts: Any) -> Header:
    """The head of a scenario; ``seed`` among the facts is the seed."""
    fields = {"players": list(NAMES[:players]), "counting": "full", **facts}
    seed = str(fields.pop("seed", "7"))
    return begin("architects", pack or house(), title="Test", facts=fields, rules=rules or {}, seed=seed)


def scenario(players: int = 4, **more: Any) -> Chronicle:
    """A scenario before its first command, or at the position of the facts."""
    return Chronicle(header(players, **more))


def told_setup(players: int, mode: str = "normal", artisans: str = "no") -> dict[str, Any]:
    """The facts of a set-up: everybody a Rogue, Anna first."""
    names = NAMES[:players]
    return {
        "mode": mode,
        "artisans": artisans,
        "boards": dict(zip(names, BOARDS, strict=False)),
        "apprentices": dict(zip(names, CARDS, strict=False)),
        "sides": dict.fromkeys(names, "rogue"),
        "first": "Anna",
    }


def table(players: int = 4, mode: str = "normal", artisans: str = "no", **more: Any) -> Chronicle:
    """A scenario in play, in round 1 or at the position of the facts; Prison is empty and Clay is demanded."""
    position = {"demands": {"potters-due": 0}, "prison": dict.fromkeys(NAMES[:players], 0)}
    return scenario(players, **{**told_setup(players, mode, artisans), **position, **more})


def give(chronicle: Chronicle, command: str, **facts: Any) -> list[str]:
    """Give a command; the answer is what was said, in English. The Italian must exist too."""
    said = chronicle.do(command, facts).said
    assert all(sentence.text("it") for sentence in said)
    return [sentence.text("en") for sentence in said]


def commands_now(chronicle: Chronicle) -> set[str]:
    """The commands that are possible."""
    return {step.command for step in chronicle.scenario.now(chronicle.state)}


def waiting(chronicle: Chronicle) -> set[str]:
    """The commands that the game waits for."""
    return {step.command for step in chronicle.scenario.now(chronicle.state) if not step.optional}


def the_step(chronicle: Chronicle, command: str) -> Any:
    """A step that is possible now."""
    return next(step for step in chronicle.scenario.now(chronicle.state) if step.command == command)


def with_cards(**tables: list[dict[str, Any]]) -> Pack:
    """The house set with cards of some types replaced by id, so that a test can deal its own."""
    rows = {name: list(cards) for name, cards in house().tables.items()}
    for name, cards in tables.items():
        ids = [card["id"] for card in cards]
        rows[name] = [*cards, *(card for card in rows[name] if card["id"] not in ids)]
    return Pack(house().head, rows)
