"""A game as one seat saw it: its moves and events with a back in place of each hidden card.

A Story holds nothing else, and yet gives that seat's View at every moment. It plays the moves with stand-ins for the
hidden cards, and whatever a move turns up is put in its place first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile, zip_longest

from regno.errors import BadRecord
from regno.proelio import engine, events
from regno.proelio.cards import BASE, FIRST_OF_BACK, IMPERIAL, KINDS, NO_CARD, SHIELDS
from regno.proelio.edition import Edition
from regno.proelio.events import FACE_DOWN, Event, seen_by
from regno.proelio.formats.redacted import (
    ATTACK_STAND_IN,
    STAND_IN,
    event_text,
    move_seen,
    position_seen,
    read_move_seen,
)
from regno.proelio.game import Game
from regno.proelio.info.knowledge import Knowledge, is_revealed, know_position, learn, leaves_hand
from regno.proelio.info.view import View, view_of
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.equitas import IN_DECK
from regno.proelio.rules.zones import back_of
from regno.proelio.state import CHANCE, NOBODY, Events, Options, State, right


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


def told_to(seat: int | None, game: Game) -> Iterator[SeatMove]:
    """The moves of a game as a seat saw them; without a seat nothing is hidden."""
    again = game.replayed(())
    for move in game.moves:
        who, words = again.state.who, move_seen(again.state, move, seat)
        yield SeatMove(who, words, tuple(seen_by(event, seat) for event in again.apply(move)))


class SeatGame:
    """One seat's game. It begins with a State in which any card of its back may stand for a hidden one."""

    def __init__(self, edition: Edition, options: Options, seat: int, state: State, cards: list[int]) -> None:
        self.edition, self.options, self.seat = edition, options, seat
        self.cards = cards  # all of the game, which is no secret
        self.state = copy_of(state)
        hide(self.state, seat)
        self.first = copy_of(self.state)
        self.knowledge = blank(Knowledge)
        know_position(self.knowledge, self.state, cards)
        self.start: str | None = None  # the position as the seat saw it, where the game did not begin with the deal
        self.told: list[SeatMove] = []

    def view(self) -> View:
        """All that the seat knows by now."""
        space = [0] * MOVES
        mine = self.state.who == self.seat
        legal = tuple(space[: engine.legal(self.state, self.options, space)]) if mine else ()
        return view_of(self.state, self.knowledge, self.options, self.cards, self.seat, legal)

    def replayed(self, count: int) -> SeatGame:
        """The same Story up to a move."""
        again = SeatGame(self.edition, self.options, self.seat, self.first, self.cards)
        again.start = self.start
        for told in self.told[:count]:
            again.follow(told)
        return again

    def follow(self, told: SeatMove) -> None:
        """Hear of one more move. What it made happen must follow from it; what hands come to in Winter is only told."""
        move = read_move_seen(self.state, told.words)
        for event in told.events:
            turn_up(self.state, self.seat, event)
        buffer = blank(Events)
        engine.apply(self.state, move, self.options, buffer)
        rows = (seen_by(tuple(row), self.seat) for row in buffer.rows[: buffer.count])  # type: ignore[arg-type]
        check(rows, told.events)
        for event in told.events:
            self.hear(event)
        hide(self.state, self.seat)
        self.told.append(told)

    def hear(self, event: Event) -> None:
        """Learn from an event; those who saw only a back learn the same whichever card it was."""
        what, who, whom, card, number = event
        kind = FIRST_OF_BACK[FACE_DOWN.index(card)] if card in FACE_DOWN else card
        learn(self.knowledge, what, who, whom, kind, number)
        if what == events.OVER:
            self.state.ending, self.state.winners = card, number


def story_of(game: Game, seat: int) -> SeatGame:
    """A game as a seat, or a spectator, saw it."""
    story = SeatGame(game.edition, game.options, seat, game.start, game.cards)
    if not game.dealt:
        story.start = position_seen(story.view())
    for told in told_to(seat, game):
        story.follow(told)
    return story


# ---------------------------------------------------------------- stand-ins


def hide(s: State, seat: int) -> None:
    """Every card that the seat cannot see becomes a stand-in of its back."""
    for house in range(s.houses):
        if house != seat:
            s.hand[house] = stand_ins(s.hand_size[house])
        attack = s.attack[house]
        open_to_all = house == s.turn and is_revealed(s.step)
        if attack != NO_CARD and right(s, house) != seat and not open_to_all:
            s.attack[house] = ATTACK_STAND_IN[back_of(attack)]
    s.deck = stand_ins(s.deck_size)


def stand_ins(sizes: list[int]) -> list[int]:
    """So many cards of each back, all of one kind."""
    counts = [0] * KINDS
    counts[STAND_IN[BASE]], counts[STAND_IN[IMPERIAL]] = sizes
    return counts


def turn_up(s: State, seat: int, event: Event) -> None:
    """Before a move is played, put a card that it will show into its place."""
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
    """The House in whose hand an event shows a card, if only to see it leave."""
    what, who, whom, _, _ = event
    if leaves_hand(what) or what in (events.LOOT, events.PENALTY, events.SUPPORT, events.SHOW):
        return who
    return whom if what in (events.STEAL, events.LOOK) else NOBODY


# ---------------------------------------------------------------- what must follow


def check(rows: Iterable[Event], told: tuple[Event, ...]) -> None:
    """What is told must be what follows from the move, up to the hands that Winter opens."""
    for derived, heard in zip_longest(before_winter(rows), before_winter(told)):
        if derived != heard:
            found, expected = (event_text(event) if event else "-" for event in (heard, derived))
            raise BadRecord("record-event", found=found, expected=expected)


def before_winter(rows: Iterable[Event]) -> Iterator[Event]:
    return takewhile(lambda row: row[0] not in (events.OPEN, events.SCORE), rows)
