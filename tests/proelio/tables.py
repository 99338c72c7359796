"""Tables drawn at random: a rulebook, a mode, house rules, and often a deck so short that rare things happen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st
from late import LateTable

from regno.proelio import moves
from regno.proelio.cards import (
    BASE_KINDS,
    HAND_LIMIT,
    IMPERIAL_RESOURCES,
    INFILTRATION,
    KINDS,
    KNIGHTS,
    PATROL,
    PLAGUE,
    RESOURCES,
    SHIELDS,
    TEMPORARY_ALLIANCE,
    TREBUCHETS,
)
from regno.proelio.chance import Rng, below, make_rng, pick
from regno.proelio.edition import BUILT_IN, Edition, built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, undealt
from regno.proelio.jit.records import copy_of
from regno.proelio.options import RULINGS, Words, ruling_texts
from regno.proelio.state import CHANCE, Options, State

# What a turn cap may be here: mostly short, because without Seasons random Houses go on for very long.
CAPS = ("12", "24", "48", "2000")


class Shortage(NamedTuple):
    """A deck of one's own: what it is sure to hold, and how much is left after the deal."""

    sure: Mapping[int, int]  # copies by kind
    base_left: tuple[int, int]  # at least, at most
    imperial: tuple[int, int]


SHORTAGES = {
    "short": Shortage({}, (6, 24), (3, 9)),
    "scant": Shortage({SHIELDS: 6, PATROL: 9}, (1, 2), (0, 1)),
    "spies": Shortage({INFILTRATION: 10, PATROL: 14}, (10, 20), (0, 5)),
    "siege": Shortage({SHIELDS: 9, PATROL: 3, KNIGHTS: 8, TREBUCHETS: 4}, (10, 20), (2, 6)),
    "feast": Shortage({RESOURCES: 6, PLAGUE: 3, IMPERIAL_RESOURCES: 2}, (6, 24), (3, 6)),
}
DECKS = ("whole", *SHORTAGES, "spies", "siege", "siege", "feast")  # Thieves, Builders, Artisans are asked rarest


@dataclass(frozen=True)
class Table:
    """One table before the deal. Its repr is all that is needed to play it again."""

    rulebook: str
    houses: int
    guilds: bool
    merchant: bool
    allied: bool
    house_rules: Mapping[str, str]
    deck: str
    late: bool
    seed: int

    @cached_property
    def edition(self) -> Edition:
        """The rulebook, with fewer cards in its box where the deck is short."""
        whole = built_in(self.rulebook)
        return whole if self.deck == "whole" else replace(whole, cards=self.few_cards(whole), box={})

    def few_cards(self, whole: Edition) -> tuple[int, ...]:
        """The sure cards first, then any of the box: enough to deal, and what the shortage leaves."""
        shortage, shuffled = SHORTAGES[self.deck], Random(self.seed)
        rest = [kind for kind in range(KINDS) for _ in range(whole.cards[kind])]
        shuffled.shuffle(rest)
        cards = [kind for kind, count in shortage.sure.items() for _ in range(count)] + rest
        base = [kind for kind in cards if kind < BASE_KINDS and not (self.allied and kind == TEMPORARY_ALLIANCE)]
        imperial = [kind for kind in cards if kind >= BASE_KINDS]
        left, golden = shuffled.randint(*shortage.base_left), shuffled.randint(*shortage.imperial)
        kept = base[: HAND_LIMIT * self.houses + left] + imperial[:golden]
        return tuple(kept.count(kind) for kind in range(KINDS))

    @cached_property
    def options(self) -> Options:
        return self.edition.options(self.houses, self.guilds, self.merchant, self.allied, self.house_rules)

    def new_game(self) -> Game:
        """From the deal, or from a position late in a game."""
        if not self.late:
            return undealt(self.edition, self.options)
        text = LateTable(self.edition, self.options, self.seed).text()
        state, options = read_position(text, self.edition, ruling_texts(self.options))
        return Game(self.edition, options, state)


def random_move(game: Game, rng: Rng) -> int:
    """Chance by card; a House among its legal moves, and more often than not an attack where it has one."""
    if game.state.who == CHANCE:
        return pick(game.state, game.options, rng)
    legal = game.legal_moves()
    attacks = [move for move in legal if moves.ATTACK <= move < moves.FORTIFY]
    chosen = attacks if attacks and below(rng, 2) else legal
    return chosen[below(rng, len(chosen))]


def random_play(game: Game, seed: int) -> Iterator[tuple[State, int]]:
    """Play to the end; after each move, the State as it was before it and the move."""
    rng = make_rng(seed)
    while not game.result:
        before, move = copy_of(game.state), random_move(game, rng)
        game.apply(move)
        yield before, move


def values_of_option(name: str) -> tuple[str, ...]:
    """Every value that a random table may give an option."""
    spec = RULINGS[name]
    if name == "turn_cap":
        return CAPS
    return spec.words if isinstance(spec, Words) else tuple(str(n) for n in range(spec.least, spec.most + 1))


def house_rules(allied: bool) -> st.SearchStrategy[dict[str, str]]:
    """Every option at any value, or the rulebook's own with a short game; allies never have Seasons."""
    names = [name for name in RULINGS if not (allied and name == "seasons")]
    any_value = {name: st.sampled_from(values_of_option(name)) for name in names}
    return st.fixed_dictionaries(any_value) | st.fixed_dictionaries({"turn_cap": any_value["turn_cap"]})


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Any table that the four rulebooks allow."""
    rulebook = draw(st.sampled_from(RULEBOOKS))
    modes: dict[str, Any] = draw(st.sampled_from(MODES[rulebook]))
    return Table(
        rulebook=rulebook,
        house_rules=draw(house_rules(modes["allied"])),
        deck=draw(st.sampled_from(DECKS)),
        late=draw(st.sampled_from((False, True, True))),
        seed=draw(st.integers(0, 2**32 - 1)),
        **modes,
    )


def modes_of(rulebook: str) -> list[dict[str, Any]]:
    """Every mode a rulebook has: 3 to 6 Houses, with or without Guilds and Merchant, and Allied Houses."""
    has = built_in(rulebook).modes
    free = [
        {"houses": houses, "guilds": guilds, "merchant": merchant, "allied": False}
        for houses in range(3, 7)
        for guilds in ((False, True, True, True) if has["guilds"] else (False,))
        for merchant in ((False, True) if has["merchant"] else (False,))
    ]
    allied = [
        {"houses": 4, "guilds": guilds, "merchant": False, "allied": True}
        for guilds in ((False, True) if has["guilds"] else (False,))
    ]
    return free + allied * 3  # as often as some four Houses each for themselves


RULEBOOKS = ("v082", "ga") + 3 * ("it111", "en111")  # these two have all there is
MODES = {rulebook: modes_of(rulebook) for rulebook in BUILT_IN}
