"""The cards of the Viscounts scenario."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import TextLike, TextList
from regno.chronicles.packs.cards import Card
from regno.chronicles.packs.effects import Alternatives, effects
from regno.chronicles.packs.readers import (
    ByPlayers,
    ValuePlace,
    by_players,
    card_word,
    field_reader,
    id_of,
    msg,
    number,
    of,
    one_of,
    part,
    several,
    slug,
    table,
    yes_no,
)

GAME = "viscounts"
ACTIONS = ("trade", "build", "place_workers", "transcribe")
ICONS = ("discard", "virtue", "corruption", "rearrange", "shuffle", "debt")
LETTERS = "ABCDEF"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ribbon(Card):
    """A type of Manuscript."""

    TYPE, KIND = "ribbon", GAME


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryTop:
    """What the owner gains when he transcribes a Manuscript of the ribbon."""

    ribbon: str = of(id_of("ribbon"))
    gain: Alternatives = of(effects(GAME, "owner"))


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryBottom:
    """What a primary action lets the owner do in his Viscount's space."""

    on: str = of(one_of(*ACTIONS))
    do: str = of(one_of("remove_baron", "place_worker"))
    n: int = of(number(1, 3), 1)
    at_least: int = of(number(0, 20), 0)  # the strength the action must have


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryCard(Card):
    """A Summary card."""

    TYPE, KIND, COUNTS = "summary", GAME, {"": 4}

    top: SummaryTop = of(part(SummaryTop))
    bottom: tuple[SummaryBottom, ...] = of(several(part(SummaryBottom), 1, 6))

    @property
    def label(self) -> TextLike:
        """The actions that its lower part answers to."""
        actions = dict.fromkeys(one.on for one in self.bottom)
        return self.text or TextList(tuple(card_word("value", action) for action in actions))


@dataclass(frozen=True, slots=True, kw_only=True)
class Poverty(Card):
    """The Poverty card: VP for each turned Debt, and what its reveal removes."""

    TYPE, KIND, COUNTS = "poverty", GAME, {"": 1}

    vp_per_flip: int = of(number(0, 20))
    remove_exactly: int = of(number(1, 9), 2)
    deck_above: ByPlayers = of(by_players(1, 4, 40))


@dataclass(frozen=True, slots=True, kw_only=True)
class Prosperity(Card):
    """The Prosperity card: VP for each turned Deed, and what its reveal removes."""

    TYPE, KIND, COUNTS = "prosperity", GAME, {"": 1}

    vp_per_flip: int = of(number(0, 20))
    remove_exactly: int = of(number(1, 9), 2)
    deck_above: ByPlayers = of(by_players(1, 4, 40))


@dataclass(frozen=True, slots=True, kw_only=True)
class BaronCard(Card):
    """The Baron card: the target, and his Workers at the start by difficulty."""

    TYPE, KIND, COUNTS = "baron_card", GAME, {"": 1}

    target: ByPlayers = of(by_players(1, 4))
    start_workers: tuple[int, ...] = of(several(number(0, 9), 3, 3))

    def players(self) -> list[ByPlayers]:
        """The target."""
        return [self.target]


EFFECT_OF = table({icon: one_of(*LETTERS) for icon in ICONS}, ICONS)


@field_reader("table", fields=EFFECT_OF.shape["fields"])
def dismissal(value: Any, place: ValuePlace) -> Mapping[str, str]:
    """Each icon with its effect, A to F, each effect once."""
    read = EFFECT_OF(value, place)
    if sorted(read.values()) != list(LETTERS):
        raise place.wrong(" ".join(read.values()), msg("allowed-permutation"))
    return read


@dataclass(frozen=True, slots=True, kw_only=True)
class Dismissal(Card):
    """What the icon of a dismissed card makes the Baron do."""

    TYPE, KIND, COUNTS = "dismissal", GAME, {"": 1}

    table: Mapping[str, str] = of(dismissal)


@dataclass(frozen=True, slots=True, kw_only=True)
class Townsfolk(Card):
    """A Townsfolk as the Baron reads it: Silver value and icon."""

    TYPE, KIND = "v_townsfolk", GAME

    silver: int = of(number(0, 4))
    icon: str = of(one_of(*ICONS, "none"), "none")
    criminal: bool = of(yes_no, False)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerCard(Card):
    """A Player card: the outer space it names."""

    TYPE, KIND, COUNTS = "player_card", GAME, {str(space): 1 for space in range(1, 11)}

    space: int = of(number(1, 10))

    @property
    def group(self) -> str:
        """Its space: each of the ten once."""
        return str(self.space)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero(Card):
    """A Viscounts Hero, as a reminder."""

    TYPE, KIND = "hero", GAME

    silver: int = of(number(0, 4), 0)
    icons: tuple[str, ...] = of(several(slug, 0, 4), ())
    when: str = of(one_of("setup", "turn_start", "on_event"), "on_event")


VISCOUNTS: tuple[type[Card], ...] = (
    Ribbon, SummaryCard, Poverty, Prosperity, BaronCard, Dismissal, Townsfolk, PlayerCard, Hero,
)  # fmt: skip
