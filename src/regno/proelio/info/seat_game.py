"""A game as one seat saw it: its moves and events with a back in place of each hidden card.

A SeatGame holds nothing else, and yet gives that seat's View at every moment. It plays the moves with stand-ins for the
hidden cards; a card that a move reveals is put in its place before the move is played.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile, zip_longest

from regno.errors import BadRecord
from regno.proelio import engine, events
from regno.proelio.cards import BASE, FIRST_OF_BACK, IMPERIAL, KINDS, NO_CARD, SHIELDS
from regno.proelio.edition import Edition
from regno.proelio.events import FACE_DOWN, Event
from regno.proelio.formats.redacted import (
    ATTACK_STAND_IN,
    STAND_IN,
    event_text,
    read_redacted_move,
    redacted_move,
    redacted_position,
)
from regno.proelio.game import Game, Result, result_of
from regno.proelio.info.knowledge import Knowledge, know_position, learn, leaves_hand
from regno.proelio.info.view import View, view_of
from regno.proelio.info.visibility import PUBLIC, redact_event, sees_attack
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.equitas import IN_DECK
from regno.proelio.rules.zones import back_of
from regno.proelio.state import CHANCE, NOBODY, Events, Observer, Options, State


@dataclass(frozen=True)
class SeatMove:
    """One move as a seat saw it."""

    who: int  # a seat, or CHANCE
    words: str
    events: tuple[Event, ...]

    @property
    def speaker(self) -> str:
        """Who moved, as Records write it."""
        return "chance" if self.who == CHANCE else str(self.who)


def seat_moves(game: Game, seat: int | None) -> Iterator[SeatMove]:
    """Yield the moves of a game as a seat saw them; without a seat nothing is hidden."""
    replay = game.replay(())
    for move in game.moves:
        who, words = replay.state.who, redacted_move(replay.state, move, seat)
        yield SeatMove(who, words, tuple(redact_event(event, seat) for event in replay.apply(move)))


class SeatGame:
    """One seat's game. It begins with a State in which any card of its back may stand for a hidden one."""

    def __init__(self, edition: Edition, options: Options, seat: int, state: State, cards: list[int]) -> None:
        self.edition, self.options, self.seat = edition, options, Observer(seat)
        self.cards = cards  # all of the game, which is no secret
        self.state = copy_of(state)
        hide(self.state, seat)
        self.first = copy_of(self.state)
        self.knowledge = blank(Knowledge)
        know_position(self.knowledge, self.state, cards)
        self.start: str | None = None  # the position as the seat saw it, where the game did not begin with the deal
        self.moves: list[SeatMove] = []

    @property
    def result(self) -> Result | None:
        return result_of(self.state)

    def view(self, observer: Observer | None = None) -> View:
        """Return all that the seat knows by now, or what a spectator knows; of other seats nothing is known."""
        seat = self.seat if observer is None else observer
        assert seat in (self.seat, PUBLIC)
        space = [0] * MOVES
        legal = tuple(space[: engine.legal(self.state, self.options, space)]) if self.state.who == seat else ()
        return view_of(self.state, self.knowledge, self.options, self.cards, seat, legal)

    def replay(self, count: int) -> SeatGame:
        """Return a new SeatGame after the first ``count`` moves of this one."""
        replay = SeatGame(self.edition, self.options, self.seat, self.first, self.cards)
        replay.start = self.start
        for move in self.moves[:count]:
            replay.apply(move)
        return replay

    def apply(self, seen: SeatMove) -> None:
        """Play one more move and learn from its events; raise BadRecord if they do not follow from it.

        What hands come to in Winter cannot be derived, so it is taken from the events unchecked.
        """
        move = read_redacted_move(self.state, seen.words)
        for event in seen.events:
            reveal_card(self.state, self.seat, event)
        buffer = blank(Events)
        engine.apply(self.state, move, self.options, buffer)
        derived = (redact_event(tuple(row), self.seat) for row in buffer.rows[: buffer.count])  # type: ignore[arg-type]
        check_events(derived, seen.events)
        for event in seen.events:
            self.learn_from(event)
        hide(self.state, self.seat)
        self.moves.append(seen)

    def learn_from(self, event: Event) -> None:
        """Update the knowledge; those who saw only a back learn the same whichever card it was."""
        what, who, whom, card, number = event
        kind = FIRST_OF_BACK[FACE_DOWN.index(card)] if card in FACE_DOWN else card
        learn(self.knowledge, what, who, whom, kind, number)
        if what == events.OVER:
            self.state.ending, self.state.winners = card, number


def seat_game_of(game: Game, seat: int) -> SeatGame:
    """Return a game as a seat, or a spectator, saw it."""
    seen = SeatGame(game.edition, game.options, seat, game.start, game.cards)
    if not game.dealt:
        seen.start = redacted_position(seen.view())
    for move in seat_moves(game, seat):
        seen.apply(move)
    return seen


# ---------------------------------------------------------------- stand-ins


def hide(s: State, seat: int) -> None:
    """Replace every card that the seat cannot see by a stand-in of its back."""
    for house in range(s.houses):
        if house != seat:
            s.hand[house] = stand_ins(s.hand_size[house])
        attack = s.attack[house]
        if attack != NO_CARD and not sees_attack(s, house, seat):
            s.attack[house] = ATTACK_STAND_IN[back_of(attack)]
    s.deck = stand_ins(s.deck_size)


def stand_ins(sizes: list[int]) -> list[int]:
    """Return a zone with these numbers of cards by back, all of one kind."""
    counts = [0] * KINDS
    counts[STAND_IN[BASE]], counts[STAND_IN[IMPERIAL]] = sizes
    return counts


def reveal_card(s: State, seat: int, event: Event) -> None:
    """Put a card that a move is about to show into its place, instead of the stand-in."""
    what, _, whom, card, number = event
    holder = holder_of(event)
    if what == events.REVEAL:
        s.attack[whom] = card
    elif what == events.FOUND and number == IN_DECK:
        s.deck[SHIELDS] = 1
    elif card not in FACE_DOWN and holder not in (NOBODY, seat):
        s.hand[holder][STAND_IN[back_of(card)]] -= 1
        s.hand[holder][card] += 1
    if what == events.REJECT and card not in s.drawn:
        s.drawn = [STAND_IN[IMPERIAL], card]


def holder_of(event: Event) -> int:
    """Return the House in whose hand an event shows a card, if only to see it leave; NOBODY for none."""
    what, who, whom, _, _ = event
    if leaves_hand(what) or what in (events.LOOT, events.PENALTY, events.SUPPORT, events.SHOW):
        return who
    return whom if what in (events.STEAL, events.LOOK) else NOBODY


# ---------------------------------------------------------------- what must follow


def check_events(derived: Iterable[Event], recorded: tuple[Event, ...]) -> None:
    """Raise BadRecord unless the recorded events are those the rules derive, up to the hands that Winter opens."""
    for expected, found in zip_longest(before_winter(derived), before_winter(recorded)):
        if expected != found:
            found_text, expected_text = (event_text(event) if event else "-" for event in (found, expected))
            raise BadRecord("record-event", found=found_text, expected=expected_text)


def before_winter(rows: Iterable[Event]) -> Iterator[Event]:
    return takewhile(lambda row: row[0] not in (events.OPEN, events.SCORE), rows)
