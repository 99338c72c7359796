"""The cards of the Paladins scenario."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import Row, TextLike
from regno.chronicles.packs.cards import Card
from regno.chronicles.packs.effects import Alternatives, CardEffect, Effects, effect, rows_label
from regno.chronicles.packs.readers import (
    ByPlayers,
    FieldReader,
    ValuePlace,
    by_players,
    card_word,
    card_words,
    field_reader,
    id_of,
    msg,
    number,
    of,
    one_of,
    several,
    table,
)

GAME = "paladins"
LEFT = ("develop", "hunt", "trade", "recruit", "pray", "conspire", "honour")
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")
ACTIONS = (*LEFT, *RIGHT, "favour", "order")
ATTRIBUTES = ("strength", "faith", "influence")
COLOURS = ("red", "blue", "green", "black", "purple", "white", "any")
LOSE_HONOUR: Effects = (CardEffect(do="lose", who="all", what="honour"),)
GAIN_HONOUR: Effects = (CardEffect(do="gain", who="owner", what="honour"),)
ONE_COPY = number(1, 1)  # of cards that commands call by their id
TILE_EFFECTS: Effects = (*GAIN_HONOUR, CardEffect(do="lose", who="owner", what="suspicion"))


def one_list(*who: str) -> FieldReader[Effects]:
    """Effects without a choice; ``who`` are those they can be for, the first where the pack does not say."""

    one = effect(GAME, *who)

    @field_reader("effects", of=one.shape, choice=False)
    def read(value: Any, place: ValuePlace) -> Effects:
        if isinstance(value, list) and any(isinstance(inner, list) for inner in value):
            raise place.wrong(value, msg("allowed-one-list"))
        if not isinstance(value, list):
            raise place.wrong(value, msg("allowed-effects"))
        return tuple(one(inner, place / index) for index, inner in enumerate(value))

    return read


FOR_ALL = one_list("all")


@field_reader("list", of=FOR_ALL.shape, low=1, high=9)
def options(value: Any, place: ValuePlace) -> Alternatives:
    """At least one list of effects, each for all players; with one list there is no choice."""
    if not isinstance(value, list) or not value or not all(isinstance(one, list) and one for one in value):
        raise place.wrong(value, msg("allowed-options"))
    return tuple(FOR_ALL(one, place / index) for index, one in enumerate(value))


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatCard(Card):
    """A Baron Threat: the action that wears it down, its Workers, the penalties to choose from."""

    TYPE, KIND, COUNTS = "threat", GAME, {"": 10}

    copies: int = of(ONE_COPY, 1)
    action: str = of(one_of(*ACTIONS))
    workers: ByPlayers = of(by_players(1, 4, 20))
    options: Alternatives = of(options)

    @property
    def label(self) -> TextLike:
        """The action that wears it down."""
        return self.text or card_word("value", self.action)

    def players(self) -> list[ByPlayers]:
        """Its Workers."""
        return [self.workers]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutsidersThreat(Card):
    """The Outsiders to be removed each round: one side for rounds 1-4, one for 5-7."""

    TYPE, KIND, COUNTS = "outsiders_threat", GAME, {"": 1}

    early: ByPlayers = of(by_players(1, 4, 20))
    late: ByPlayers = of(by_players(1, 4, 20))
    penalty: Effects = of(one_list("all"), LOSE_HONOUR)

    def players(self) -> list[ByPlayers]:
        """Both sides."""
        return [self.early, self.late]


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsThreat(Card):
    """What round 7 adds to the Orders, and the target."""

    TYPE, KIND, COUNTS = "kings_threat", GAME, {"": 1}

    plus: int = of(number(0, 9), 2)
    per_worker: int = of(number(0, 9), 3)
    target_per_player: int = of(number(1, 999), 70)


@dataclass(frozen=True, slots=True, kw_only=True)
class KingsOrder(Card):
    """An Order: the Attributes it needs."""

    TYPE, KIND, COUNTS = "kings_order", GAME, {"": 6}

    copies: int = of(ONE_COPY, 1)
    min: Mapping[str, int] = of(table({attribute: number(1, 12) for attribute in ATTRIBUTES}))
    worker: str = of(one_of(*COLOURS), "any")
    reward: Effects = of(one_list("all", "active"), ())  # active: who completes it

    @property
    def label(self) -> TextLike:
        """What it asks for."""
        least = tuple(card_words("at-least", what=card_word("value", one), count=n) for one, n in self.min.items())
        return self.text or (Row(least) if least else "")


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderSpaces(Card):
    """The VP printed below the three Orders."""

    TYPE, KIND, COUNTS = "order_spaces", GAME, {"": 1}

    vp: tuple[int, ...] = of(several(number(0, 99), 3, 3))


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerTile(Card):
    """The new action on a player's board: its cost and its effects."""

    TYPE, KIND, COUNTS = "player_tile", GAME, {"": 4}

    workers: tuple[str, ...] = of(several(one_of(*COLOURS), 0, 4))
    silver: int = of(number(0, 9), 0)
    provisions: int = of(number(0, 9), 0)
    effects: Effects = of(one_list("owner"), TILE_EFFECTS)


@dataclass(frozen=True, slots=True, kw_only=True)
class StartTownsfolk(Card):
    """The Townsfolk each player starts with: the action that brings him Honour."""

    TYPE, KIND, COUNTS = "start_townsfolk", GAME, {"": 4}

    copies: int = of(ONE_COPY, 1)
    action: str = of(one_of(*ACTIONS))
    gain: Effects = of(one_list("owner"), GAIN_HONOUR)
    inquisition_limit: int = of(number(0, 24), 2)
    tile: str = of(id_of("player_tile"))

    @property
    def label(self) -> TextLike:
        """The action that pays."""
        return self.text or card_words("townsfolk-of", action=card_word("value", self.action))


@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraTownsfolk(Card):
    """A Townsfolk for any game: what it brings after a Favour or a Debt."""

    TYPE, KIND = "p_townsfolk", GAME

    trigger: str = of(one_of("favour", "debt"))
    gain: Effects = of(one_list("owner"))

    @property
    def label(self) -> TextLike:
        """After what it pays, and what."""
        return self.text or card_words(
            "pays-after", what=card_word("value", self.trigger), gain=rows_label((self.gain,))
        )


PALADINS: tuple[type[Card], ...] = (
    ThreatCard, OutsidersThreat, KingsThreat, KingsOrder, OrderSpaces, PlayerTile, StartTownsfolk, ExtraTownsfolk,
)  # fmt: skip
