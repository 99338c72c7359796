"""No leaks: with all that is hidden from a seat dealt anew, whatever reaches the seat is the same, byte for byte.

View, legal moves, events as seen, their number and their order; over whole games, played side by side with a twin.
Leaks planted in events, views, knowledge and rules are caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from tables import Table, random_move, tables
from tapes import random_tables
from twins import Twin, foretold, twin_of

from regno.proelio import events, steps
from regno.proelio.cards import MANURE
from regno.proelio.chance import make_rng
from regno.proelio.events import Event
from regno.proelio.game import Game
from regno.proelio.info import knowledge, view, visibility
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import View
from regno.proelio.info.visibility import OBSERVERS, PUBLIC
from regno.proelio.jit.records import values_of
from regno.proelio.rules import attack, imperial, strategy
from regno.proelio.state import Events, Options, State

TABLES = 2 * settings().max_examples
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
# The choices in which a card is named that not everybody sees.
SECRETIVE = (steps.DEAL, steps.DRAW, steps.THEFT, steps.PENALTY, steps.LOOT, steps.ACTION, steps.KEEP, steps.SUPPORT)


class Leak(AssertionError):
    """A seat could tell two worlds apart."""


def bytes_of(sight: View, told: list[Event]) -> bytes:
    """All that reaches a seat after a move."""
    parts = (sight.state, sight.options, sight.bounds, sight.public)
    seen = [visibility.redact_event(event, sight.seat) for event in told]
    return repr((*map(values_of, parts), sight.known_of_me, sight.legal, seen)).encode()


def compare(game: Game, twin: Twin) -> None:
    mine, other = bytes_of(game.view(twin.seat), game.last), bytes_of(twin.view(), twin.told)
    if mine != other:
        at = next((at for at, pair in enumerate(zip(mine, other, strict=False)) if pair[0] != pair[1]), 0)
        raise Leak(
            f"seat {twin.seat} sees {mine[at - 90 : at + 60]!r} in one world, {other[at - 90 : at + 60]!r} in another"
        )


def play_with_twin(table: Table, met: Counter[str]) -> None:
    """A random game beside its twin; a new twin is looked for where the old one cannot follow."""
    game, rng, other = table.new_game(), make_rng(table.seed), make_rng(table.seed + 1)
    seat = (*range(game.state.houses), PUBLIC)[table.seed % (game.state.houses + 1)]
    twin: Twin | None = None
    while not game.result:
        move, step = random_move(game, rng), steps.NAMES[game.state.step]
        told = foretold(game, move)
        if twin is None or not twin.can_follow(game, move, told):
            twin = twin_of(game, move, told, seat, other)
        reply = twin.look_alike(game, move) if twin else None
        game.apply(move)
        if twin and reply is not None:
            twin.apply(reply)
            compare(game, twin)
        met[step if twin else "none"] += 1


def test_k1_no_seat_can_tell_two_worlds_apart(record_property: Callable[[str, object], None]) -> None:
    met = Counter(dict.fromkeys(steps.NAMES[: steps.ASKED], 0))

    @settings(max_examples=TABLES, phases=PHASES)
    @given(tables())
    def games(table: Table) -> None:
        play_with_twin(table, met)

    games()
    record_property("told", "moves with a twin: " + ", ".join(f"{name} {count}" for name, count in met.items()))
    assert met["none"] < sum(met.values()) / 20
    assert min(met[steps.NAMES[step]] for step in SECRETIVE) > 0


# ---------------------------------------------------------------- planted leaks

LEAKS: list[tuple[Any, str, Any]] = []
AS_IT_IS = {
    name: getattr(module, name)
    for module, name in (
        (view, "show_choice"), (view, "show_own"), (view, "known_of"), (knowledge, "draw"),
        (strategy, "finish_draw"), (attack, "place_attack"), (imperial, "inquire"),
    )
}  # fmt: skip


def leak(module: Any, name: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    def plant(variant: Callable[..., Any]) -> Callable[..., Any]:
        LEAKS.append((module, name, variant))
        return variant

    return plant


@leak(visibility, "redact_event")
def how_many_of_a_kind_were_looked_at(event: Event, seat: int | None) -> Event:
    """The number of a LOOK counts copies: left in, it tells others which cards of a hand are equal."""
    what, who, whom, card, _ = REDACT_EVENT(event, seat)
    return what, who, whom, card, event[4]


REDACT_EVENT = visibility.redact_event


@leak(view, "show_choice")
def the_card_given_last(s: State, seat: int, seen: State) -> None:
    AS_IT_IS["show_choice"](s, seat, seen)
    seen.least = s.least


@leak(view, "show_choice")
def the_cards_of_the_scribes(s: State, seat: int, seen: State) -> None:
    AS_IT_IS["show_choice"](s, seat, seen)
    seen.drawn = s.drawn[:]


@leak(view, "show_own")
def every_attack(s: State, seat: int, seen: State) -> None:
    AS_IT_IS["show_own"](s, seat, seen)
    seen.attack = s.attack[:]


@leak(knowledge, "draw")
def what_the_deck_has_lost(k: Knowledge, who: int, kind: int) -> None:
    AS_IT_IS["draw"](k, who, kind)
    for observer in set(range(OBSERVERS)) - {who}:
        k.most[observer][kind] -= 1


@leak(strategy, "finish_draw")
def scribes_with_equal_cards_are_not_asked(s: State, o: Options, e: Events) -> None:
    AS_IT_IS["finish_draw"](s, o, e)
    if s.step == steps.KEEP and s.drawn[0] == s.drawn[1]:
        imperial.keep_card(s, s.drawn[0], e)


@leak(attack, "place_attack")
def a_bluff_makes_a_noise(s: State, kind: int, e: Events) -> None:
    AS_IT_IS["place_attack"](s, kind, e)
    if kind == MANURE:
        events.emit(e, events.HOLD, s.turn, -1, -1, 0)


@leak(imperial, "inquire")
def a_hand_is_looked_at_backwards(s: State, to_right: bool, o: Options, e: Events) -> None:
    """The order of rows tells something once the backs no longer come one after the other."""
    first = e.count
    AS_IT_IS["inquire"](s, to_right, o, e)
    looks = [row[:] for row in e.rows[first : e.count] if row[0] == events.LOOK]
    e.rows[e.count - len(looks) : e.count] = sorted(looks, key=lambda row: (row[3] % 5, row[3]))


@pytest.mark.parametrize(("module", "name", "variant"), [pytest.param(*each, id=each[2].__name__) for each in LEAKS])
def test_k1_a_planted_leak_is_caught(
    module: Any, name: str, variant: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, variant)
    with pytest.raises(Leak):
        for table in random_tables(TABLES):
            play_with_twin(table, Counter())


@pytest.mark.parametrize("what", sorted(visibility.IN_EVENT), ids=lambda what: events.NAMES[what])
def test_k1_an_event_without_its_audience_is_caught(what: events.EventKind, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every kind of event with a hidden card, seen by everybody for once."""
    monkeypatch.delitem(visibility.IN_EVENT, what)
    with pytest.raises(Leak):
        for table in random_tables(TABLES):
            play_with_twin(table, Counter())
