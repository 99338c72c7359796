"""A Record as one seat saw it: it holds nothing that was hidden from that seat, and replays its game.

    regno record 1
    rules 2
    edition en111
    houses 4
    seat 0

    chance =2
    > dealer 2 - - 0
    3 attack base
    > attack 3 2 base 1

The header is that of any Record, with the ``seat`` (or ``seat public`` for a spectator). After each move stand the
events that the seat saw, a ``>`` before each; ``base`` or ``imperial`` stands for a hidden card. A game that did not
start with the deal has a ``box`` line with all its cards and a ``start`` line with the position as it was seen.
"""

from __future__ import annotations

from collections.abc import Iterator

from regno.errors import BadRecord
from regno.proelio.events import Event
from regno.proelio.formats.position_text import cards_text, read_cards
from regno.proelio.formats.record import (
    HEADER,
    RecordLines,
    check_speaker,
    numbered_lines,
    read_record,
    record_text,
    table_lines,
)
from regno.proelio.formats.redacted import event_text, read_event, read_redacted_position
from regno.proelio.game import Game, new_state
from regno.proelio.info.seat_game import SeatGame, SeatMove, seat_game_of
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.steps import OVER
from regno.text.numbers import read_whole

AnyGame = Game | SeatGame  # what a Record may hold
SPECTATOR = "public"
EVENT = ">"


def seat_word(seat: int) -> str:
    """Return the seat's number as text, or ``public`` for a spectator."""
    return SPECTATOR if seat == PUBLIC else str(seat)


def read_seat(text: str, houses: int) -> int | None:
    """Return the seat that a word names, None for no seat of this table."""
    if text == SPECTATOR:
        return PUBLIC
    seat = read_whole(text)
    return seat if seat is not None and seat < houses else None


def seats_expected(houses: int) -> str:
    """Return what a seat may be, for the second half of an error."""
    return f"0 .. {houses - 1} / {SPECTATOR}"


def write_record(game: Game, seat: int | None = None) -> str:
    """Return the whole game as text that replays without any generator; or what a seat saw of it, and no more."""
    return record_text(game) if seat is None else seat_record_text(seat_game_of(game, seat))


def seat_record_text(game: SeatGame) -> str:
    """Return the Record of a seat's game."""
    return "\n".join([*seat_header(game), "", *seat_move_lines(game)]) + "\n"


def seat_header(game: SeatGame) -> Iterator[str]:
    yield from table_lines(game.edition, game.options)
    yield f"seat {seat_word(game.seat)}"
    if game.start is not None:
        yield f"box {cards_text(game.cards)}"
        yield f"start {game.start}"


def seat_move_lines(game: SeatGame) -> Iterator[str]:
    for move in game.moves:
        yield f"{move.speaker} {move.words}"
        for event in move.events:
            yield f"{EVENT} {event_text(event)}"


def seat_of(text: str) -> str | None:
    """Return the seat whose Record a text is, as it is written there; None for a Record of a whole game."""
    facts = (line.partition(" ") for _, line in numbered_lines(text.splitlines()))
    return next((rest.strip() for word, _, rest in facts if word == "seat"), None)


class SeatRecordReader(RecordLines):
    """Replays a seat's game. A move is applied once all its events have been read."""

    header = (*HEADER, "box")

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.move: tuple[int, str, str] | None = None  # line, who, words
        self.events: list[Event] = []

    def read(self) -> SeatGame:
        self.read_lines()
        return self.game()

    def read_line(self, line: str) -> None:
        if not line.startswith(EVENT):
            super().read_line(line)
        elif self.move is None:
            raise BadRecord("record-event-first", text=line)
        else:
            self.events.append(read_event(line.removeprefix(EVENT).strip()))

    def read_move(self, who: str, text: str) -> None:
        line = self.number
        self.end()
        self.number, self.move = line, (line, who, text)

    def end(self) -> None:
        """Apply the move last read, which has all its events now."""
        game = self.game()
        if self.move is not None:
            self.number, who, words = self.move
            if game.state.step == OVER:
                raise BadRecord("record-after-end", text=f"{who} {words}")
            check_speaker(who, game.state.who)
            game.apply(SeatMove(game.state.who, words, tuple(self.events)))
        self.move, self.events = None, []

    def game(self) -> SeatGame:
        """Return the game so far, a new one before the first move; the header must have been read."""
        if not isinstance(self.kept, SeatGame):
            self.kept = self.new_game()
        return self.kept

    def new_game(self) -> SeatGame:
        self.check_header("rules", "edition", "seat", *(["box"] if "start" in self.facts else []))
        edition, modes = self.edition(), self.modes()
        seat = read_seat(self.facts["seat"], modes["houses"])
        if seat is None:
            expected = seats_expected(modes["houses"])
            raise BadRecord("record-fact", word="seat", value=self.facts["seat"], expected=expected)
        if "start" not in self.facts:
            options = edition.options(**modes, rulings=self.house_rules())
            return SeatGame(edition, options, seat, new_state(edition, options), edition.deck(options))
        state, options = read_redacted_position(self.facts["start"], edition, self.house_rules(), seat)
        game = SeatGame(edition, options, seat, state, read_cards("box", self.facts["box"]))
        game.start = self.facts["start"]
        return game


def read_seat_record(text: str) -> SeatGame:
    """Return the game that a seat's Record holds, replayed; raise BadRecord if it cannot be."""
    return SeatRecordReader(text).read()


def read_any_game(text: str) -> AnyGame:
    """Return the game of a Record, or what one seat saw of it if the Record is a seat's; raise BadRecord."""
    return read_record(text) if seat_of(text) is None else read_seat_record(text)
