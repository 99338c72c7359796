"""Views: built up from nothing, complete, the same for whoever comes late, and never a way back to the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields as parts_of
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from tables import Table, random_play, tables

from regno.proelio import steps
from regno.proelio.cards import KINDS, NO_CARD
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game
from regno.proelio.info.view import Bounds, View, bounds_of, own_bounds
from regno.proelio.info.visibility import PUBLIC, is_revealed
from regno.proelio.jit.records import blank, fields, values_of
from regno.proelio.state import CHANCE, SEATS, Options, State, left
from vectors import root

TABLES = settings().max_examples
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

# What of a State is not for everybody. All other fields lie open on the table.
HIDDEN = {"hand", "deck", "attack", "least", "drawn"}


def text_of(view: View) -> str:
    """A View in words, for comparing."""
    parts = (view.state, view.options, view.bounds, view.public)
    return repr((view.seat, *map(values_of, parts), view.known_of_me, view.legal))


def moments(table: Table, every: int = 5) -> Iterator[Game]:
    """A random game, stopped now and then, and at its end."""
    game = table.new_game()
    for number, _ in enumerate(random_play(game, table.seed)):
        if number % every == 0 or game.result:
            yield game


# ---------------------------------------------------------------- what is in it


def check_table_part(view: View, s: State) -> None:
    """Everything public is as it is; hidden zones are empty but for what the seat may see."""
    seen = view.state
    for name in set(fields(State)) - HIDDEN:
        assert getattr(seen, name) == getattr(s, name), f"{name} is open to all"
    assert seen.deck == [0] * KINDS
    for house in range(SEATS):
        assert seen.hand[house] == (s.hand[house] if house == view.seat else [0] * KINDS)


def check_attacks(view: View, s: State) -> None:
    """One's own attack and one that is being resolved are seen; of the others the back."""
    for target in range(s.houses):
        mine = view.seat != PUBLIC and left(s, view.seat) == target
        open_now = mine or (target == s.turn and is_revealed(s.step))
        assert view.state.attack[target] == (s.attack[target] if open_now else NO_CARD)
        back = view.bounds.attack_back[target]
        assert back == (-1 if s.attack[target] == NO_CARD else int(s.attack[target] >= 12))


def check_choice(view: View, game: Game) -> None:
    """What is asked is open; what may be answered is for the one who is asked."""
    s = game.state
    asked = view.seat == s.who != CHANCE and s.step < steps.ASKED
    assert view.to_choose == asked
    assert view.legal == (tuple(game.legal_moves()) if asked else ())
    assert view.state.drawn == (s.drawn if view.seat == s.drawer else [NO_CARD, NO_CARD])
    secret = s.step in (steps.LOOT, steps.PENALTY) and view.seat not in (s.turn, (s.turn + 1) % s.houses)
    assert view.state.least == (0 if secret else s.least)


def check_bounds(view: View, game: Game) -> None:
    """One's own bounds and the public's are those that are kept."""
    for bounds, observer in ((view.bounds, view.seat), (view.public, PUBLIC)):
        assert bounds.seat == observer and bounds.cards == game.cards
        assert bounds.most == game.knowledge.most[observer]
        for house in range(game.state.houses):
            assert bounds.least[house] == game.knowledge.least[observer][house]


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_k1_a_view_shows_what_is_open_and_what_is_ones_own(table: Table) -> None:
    for game in moments(table):
        for view in game.views():
            check_table_part(view, game.state)
            check_attacks(view, game.state)
            check_choice(view, game)
            check_bounds(view, game)


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_k2_what_others_know_of_me_is_what_they_know(table: Table) -> None:
    for game in moments(table):
        views = game.views()
        for mine in views[:-1]:
            others = [view.bounds.least[mine.seat] for view in views if view.seat != mine.seat]
            assert [list(row) for row in mine.known_of_me] == others
        assert not any(views[-1].known_of_me), "nobody knows anything of a spectator"


def test_chance_and_spectators_have_nothing_to_choose() -> None:
    game = root({"edition": "en111", "position": "h0=tower h1=manure h2=manure", "moves": "draw"})
    assert game.state.who == CHANCE and not any(view.legal or view.to_choose for view in game.views())


def test_all_views_at_once_are_the_views_one_by_one() -> None:
    game = root({"edition": "en111", "position": "h0=tower,soldiers h1=manure h2=manure f0=shields"})
    assert [text_of(view) for view in game.views()] == [text_of(game.view(seat)) for seat in (0, 1, 2, PUBLIC)]


# ---------------------------------------------------------------- no way back


def reachable(thing: Any) -> Iterator[Any]:
    """Everything that can be got at from an object and could be changed."""
    if isinstance(thing, (list, tuple)):
        yield thing
        for part in thing:
            yield from reachable(part)
    elif hasattr(thing, "__dict__") and not isinstance(thing, type):
        yield thing
        for part in vars(thing).values():
            yield from reachable(part)


def changeable(thing: Any) -> set[int]:
    return {id(part) for part in reachable(thing) if not isinstance(part, (tuple, Options))}


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_k3_nothing_reachable_from_a_view_belongs_to_the_table(table: Table) -> None:
    """Only the Options are shared: the words of the table, which are the same for all and never change."""
    for game in moments(table, every=11):
        own = changeable((game.state, game.knowledge, game.start, game.buffer, game.cards, game.space, game.moves))
        for view in game.views():
            assert not changeable(view) & own
            assert view.options is game.options


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_bounds_taken_in_rows_are_those_that_the_rule_writes(table: Table) -> None:
    for game in moments(table, every=3):
        for observer in (*range(game.state.houses), PUBLIC):
            ruled = blank(Bounds)
            bounds_of(game.knowledge, game.state, observer, game.cards, ruled)
            assert values_of(own_bounds(game.knowledge, game.state, observer, game.cards)) == values_of(ruled)


def test_k3_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = root({"edition": "en111", "position": "h0=tower,soldiers h1=manure h2=manure,tower f0=shields"})
    views = game.views()
    before, options = [text_of(view) for view in views], values_of(game.options).copy()
    for _ in random_play(game, 1):
        pass
    assert [text_of(view) for view in views] == before and values_of(game.options) == options


def test_k3_the_parts_of_a_view_are_these() -> None:
    """A new part must be looked at here: whether it may be seen, and whether it is the table's own."""
    names = [part.name for part in parts_of(View)]
    assert names == ["seat", "state", "options", "bounds", "public", "known_of_me", "legal"]


# ---------------------------------------------------------------- whoever comes late


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_reconnecting_gives_the_same_views(table: Table) -> None:
    """From the Record alone, at any moment, everybody sees and knows what they saw and knew."""
    for game in moments(table, every=29):
        again = read_record(write_record(game))
        assert [text_of(view) for view in again.views()] == [text_of(view) for view in game.views()]


@pytest.mark.parametrize("seat", [0, 1, 2, PUBLIC])
def test_watching_from_the_start_gives_the_same_knowledge(seat: int) -> None:
    position = "h0=inquisition,tower h1=soldiers,hero h2=manure f1=shields"
    moves = "inquisition right; draw; =tower; attack soldiers; draw; =manure; stop"
    late = root({"edition": "en111", "position": position, "moves": moves})
    early = root({"edition": "en111", "position": position})
    for move in late.moves:
        early.view(seat)
        early.apply(move)
    assert text_of(early.view(seat)) == text_of(late.view(seat))
