"""What every card has, and the cards of the campaign. The fields of a card are the keys of its table in a pack."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from regno.chronicles.messages import TextLike, Translations
from regno.chronicles.packs.readers import (
    ByPlayers,
    by_players,
    card_word,
    card_words,
    id_of,
    number,
    of,
    offering,
    one_of,
    part,
    several,
    slug,
    words,
)

UNSEEN = "unseen-"  # how the ids of cards begin that are in the box and were not typed yet
GAMES = ("architects", "paladins", "viscounts")
NONE: Mapping[str, int] = {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A card of a pack."""

    TYPE: ClassVar[str]  # the name of its tables: [[tome]]
    KIND: ClassVar[str]  # the kind of chronicle that needs it
    COUNTS: ClassVar[Mapping[str, int]] = NONE  # how many cards of each group; no groups: any number will do

    id: str = of(slug)
    name: Translations = of(words, Translations())  # an owner may leave it empty
    text: Translations = of(words, Translations())  # shown beside the card
    copies: int = of(number(1, 99), 1)

    @property
    def group(self) -> str:
        """Which of the COUNTS it belongs to."""
        return ""

    @property
    def label(self) -> TextLike:
        """What a card without a name is known by; nothing where its words and numbers do not tell it."""
        return self.text

    def players(self) -> list[ByPlayers]:
        """Its numbers by players: a count left out of one makes the pack unplayable for it."""
        return []


@dataclass(frozen=True, slots=True, kw_only=True)
class Crest(Card):
    """One of the three types of Crest. Each has one token and one Crest Tome."""

    TYPE, KIND, COUNTS = "crest", "campaign", {"": 3}


@dataclass(frozen=True, slots=True, kw_only=True)
class CrestTome(Card):
    """The Tome for the first player with enough Crests of one type."""

    TYPE, KIND, COUNTS = "crest_tome", "campaign", {"": 3}

    crest: str = of(id_of("crest"))
    need: ByPlayers = of(by_players(2, 4, 21))

    def players(self) -> list[ByPlayers]:
        """How many Crests are needed."""
        return [self.need]


@dataclass(frozen=True, slots=True, kw_only=True)
class Check:
    """A number that shows an objective is near: for a reminder only, the table declares it."""

    what: str = of(slug)
    at_least: int = of(number(1, 99))


@dataclass(frozen=True, slots=True, kw_only=True)
class Tome(Card):
    """A Tome: its objective, the advantage it gives its owner in later games, its Crests."""

    TYPE, KIND, COUNTS = "tome", "campaign", dict.fromkeys(GAMES, 6)

    game: str = of(one_of(*GAMES))
    objective: Translations = of(words)
    check: Check | None = of(part(Check), None)
    advantage: Translations = of(words, Translations())  # none for Viscounts, the last game
    advantage_games: tuple[str, ...] = of(offering(several(one_of(*GAMES), 0, 2), GAMES[1:], after="game"), ())
    advantage_when: str = of(one_of("setup", "turn_start", "on_event"), "on_event")
    crests: tuple[str, ...] = of(several(id_of("crest"), 0, 2), ())

    @property
    def group(self) -> str:
        """Its game."""
        return self.game

    @property
    def label(self) -> TextLike:
        """The rulebook gives Tomes no names, only objectives."""
        return self.objective

    def later_games(self) -> tuple[str, ...]:
        """The games of the campaign that come after its own, in which it can help."""
        return GAMES[GAMES.index(self.game) + 1 :]


CAMPAIGN: tuple[type[Card], ...] = (Crest, CrestTome, Tome)


def is_unseen(id: str) -> bool:
    """Whether an id stands for a card of the box that was not typed yet."""
    return id.startswith(UNSEEN)


def card_name(card: Card) -> Any:
    """A card's name; when the owner typed none, what it says, or else its type and number, or its id."""
    if is_unseen(card.id):
        return card_words("unseen", type=card_word("type", card.TYPE))
    number = card.id.rpartition("-")[2]
    if card.name or card.label or not number.isdecimal():
        return card.name or card.label or card.id
    return card_words("nameless", type=card_word("type", card.TYPE), number=number)
