"""A scene is what ``regno position`` says after a few words were spoken: the builder behind the rule tests.

    scene = play("at=defence f0=shields h0=manure h1=soldiers h2=soldiers a0=soldiers", "stop; hold")
    assert scene.hand(0) == "" and scene.fort(0) == "shields" and scene.to_act == (0, "action")

Cards are written as in a position, in the order of kinds: ``shields,soldiers*2``; none at all is ``""``.
Every scene is checked as it is made: no card was won or lost, and somebody is to move unless the game is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from regno.commands.position import answer

BY_LETTER = {"A": "v082", "B": "ga", "C": "it111", "D": "en111"}

# The order of kinds, Base cards first (P1).
KINDS = (
    *("shields", "palisades", "tower", "patrol"),
    *("manure", "soldiers", "knights", "trebuchets", "infiltration"),
    *("resources", "temporary_alliance", "plague"),
    *("hero", "fortress", "imperial_manure", "imperial_resources", "edict", "black_powder", "inquisition"),
)


def editions(letters: str = "ABCD") -> pytest.MarkDecorator:
    """Run the test once in each of these rulebooks, named by the letters of the comparison."""
    return pytest.mark.parametrize("edition", [BY_LETTER[letter] for letter in letters])


@dataclass(frozen=True)
class Scene:
    """One answer of ``regno position``, with names for what the tests ask of it."""

    told: Mapping[str, Any]

    def at(self, seat: int, name: str) -> Any:
        """Return what is told of one House."""
        return self.told["houses"][seat][name]

    def __getitem__(self, key: str) -> Any:
        return self.told[key]

    @property
    def to_act(self) -> tuple[int, str] | None:
        """Who must choose, and what kind of choice; None once the game is over."""
        decision = self.told["decision"]
        return decision and (decision["who"], decision["kind"])

    @property
    def legal(self) -> list[str]:
        return list(self.told["legal"])

    def offers(self, verb: str) -> set[str]:
        """What may follow a verb: after ``attack``, perhaps ``{"manure", "soldiers"}``."""
        return {move.removeprefix(verb + " ") for move in self.legal if move.startswith(verb + " ")}

    @property
    def ending(self) -> str | None:
        over = self.told["over"]
        return str(over["ending"]) if over else None

    @property
    def winners(self) -> list[int] | None:
        """The winning seats; None while the game goes on, [] if it ended without a winner."""
        over = self.told["over"]
        return list(over["winners"]) if over else None

    def hand(self, seat: int) -> str:
        return written(self.told["houses"][seat]["hand"])

    def hand_size(self, seat: int) -> int:
        return sum(self.told["houses"][seat]["hand"].values())

    def fort(self, seat: int) -> str | None:
        found: str | None = self.at(seat, "fort")
        return found

    def plague(self, seat: int) -> bool:
        return bool(self.at(seat, "plague"))

    def attack(self, seat: int) -> str | None:
        """The card face down before a House with its attacker's Fortification then: ``hero@3``."""
        found: str | None = self.at(seat, "attack")
        return found

    def guild(self, seat: int) -> str | None:
        found: str | None = self.at(seat, "guild")
        return found

    def exhausted(self, seat: int) -> bool:
        return bool(self.at(seat, "exhausted"))

    @property
    def deployed(self) -> str:
        return written(self.told["deployed"])

    @property
    def deck(self) -> str:
        return written(self.told["deck"])

    @property
    def pile(self) -> str:
        return written(self.told["pile"])

    @property
    def season(self) -> str | None:
        season: str | None = self.told["season"]
        return season

    @property
    def merchant(self) -> int | None:
        merchant: int | None = self.told["merchant"]
        return merchant


def play(text: str, moves: str = "", edition: str = "en111", *, seed: Any = 1, **options: str | int | bool) -> Scene:
    """The scene after these moves from that position; it must hold exactly the cards it began with."""
    chosen = {name: spoken(value) for name, value in options.items()}
    opening = Scene(answer(text, edition, chosen, "", seed))
    scene = Scene(answer(text, edition, chosen, moves, seed))
    assert cards(scene) == cards(opening), "a card was won or lost on the way"
    assert_somebody_can_move_or_it_is_over(scene)
    return scene


def spoken(value: str | int | bool) -> str:
    """An option's value as a person types it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def cards(scene: Scene) -> Counter[str]:
    """Every card of the game by kind, wherever it lies."""
    total = Counter(scene["deck"]) + Counter(scene["pile"]) + Counter(scene["deployed"])
    for house in scene["houses"]:
        total += Counter(house["hand"])
        total += Counter(on_the_table(house))
    return total


def on_the_table(house: Mapping[str, Any]) -> list[str]:
    """The cards that lie before a House: Fortification, attack, Plague."""
    laid = [house["fort"], house["attack"] and house["attack"].split("@")[0], "plague" if house["plague"] else None]
    return [card for card in laid if card]


def written(counts: Mapping[str, int]) -> str:
    """Counts by kind as a position writes them, in the order of kinds."""
    return ",".join(kind if counts[kind] == 1 else f"{kind}*{counts[kind]}" for kind in KINDS if counts.get(kind))


def assert_somebody_can_move_or_it_is_over(scene: Scene) -> None:
    """Chance is never left open, a choice has at least one answer and no answer twice, an ended game has none."""
    assert len(set(scene.legal)) == len(scene.legal), f"a move is offered twice: {scene.legal}"
    if scene["over"]:
        assert scene.to_act is None and scene.legal == []
    else:
        assert scene.to_act and scene.to_act[1] != "chance" and scene.legal
