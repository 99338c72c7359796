"""The sources of a replay: a whole game, or what one seat saw of one. Each yields its steps in order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regno.proelio.events import Event as GameEvent
from regno.proelio.formats.position_text import position_text
from regno.proelio.formats.redacted import redacted_move
from regno.proelio.formats.seat_record import SPECTATOR, AnyGame, seat_word
from regno.proelio.game import Game, Result, result_of
from regno.proelio.info.seat_game import SeatGame, SeatMove
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import EVERYBODY
from regno.proelio.state import CHANCE
from regno.table.errors import TableError
from regno.table.live_game import LiveGame, SavedPosition
from regno.text.numbers import read_whole
from regno.web.messages import NO_SEAT

OPEN = "all"  # the viewpoint that sees every hand


@dataclass(frozen=True)
class ReplayStep:
    """One frame: who chose, the text of the move, the events, and the number of moves so far."""

    who: int
    words: str
    events: list[GameEvent]
    move: int


class WholeGameSource:
    """A whole game, from any viewpoint."""

    def __init__(self, game: Game, viewpoint: str) -> None:
        self.game, self.viewpoint, self.observer = game, viewpoint, observer_of(viewpoint, game.options.houses)
        at = None if game.dealt else SavedPosition(0, position_text(game.start, game.options), {})
        self.live = LiveGame(game.edition, game.options, b"", at)  # no key: chance's answers are in the Record

    @property
    def result(self) -> Result | None:
        return self.game.result

    def steps(self) -> Iterator[ReplayStep]:
        for number, moves in enumerate(steps_of(self.game)):
            who = self.live.who if number else NO_SEAT
            words = redacted_move(self.live.state, moves[0], self.observer) if number else ""
            yield ReplayStep(who, words, self.live.replay(moves), self.live.count)


class SeatGameSource:
    """What one seat saw of a game. There is no other viewpoint: ``all`` means that seat's."""

    def __init__(self, game: SeatGame, viewpoint: str) -> None:
        self.game, self.viewpoint = game, seat_word(game.seat)
        if viewpoint not in (OPEN, self.viewpoint):
            raise TableError("other-eyes", eyes=viewpoint[:20], seat=self.viewpoint)
        self.observer: int | None = game.seat
        self.replayed = game.replayed(0)
        self.live = LiveGame(game.edition, game.options, b"")
        self.live.game.state, self.live.game.knowledge = self.replayed.state, self.replayed.knowledge
        self.live.game.cards = game.cards

    @property
    def result(self) -> Result | None:
        return result_of(self.game.state)

    def steps(self) -> Iterator[ReplayStep]:
        moves: list[SeatMove] = []
        for move in self.game.moves:
            if move.who != CHANCE:
                yield self.step(moves)
                moves = []
            self.replayed.apply(move)
            moves.append(move)
        yield self.step(moves)

    def step(self, moves: list[SeatMove]) -> ReplayStep:
        self.live.legal_cache = None
        chosen = moves[0] if moves and moves[0].who != CHANCE else SeatMove(NO_SEAT, "", ())
        return ReplayStep(
            chosen.who, chosen.words, [event for move in moves for event in move.events], len(self.replayed.moves)
        )


ReplaySource = WholeGameSource | SeatGameSource


def replay_source(game: AnyGame, viewpoint: str) -> ReplaySource:
    return WholeGameSource(game, viewpoint) if isinstance(game, Game) else SeatGameSource(game, viewpoint)


def observer_of(viewpoint: str, houses: int) -> int | None:
    """Return the seat whose cards are seen, PUBLIC for a spectator, EVERYBODY for all; raise TableError."""
    if viewpoint == OPEN:
        return EVERYBODY
    if viewpoint == SPECTATOR:
        return PUBLIC
    seat = read_whole(viewpoint)
    if seat is not None and seat < houses:
        return seat
    raise TableError("bad-eyes", eyes=viewpoint[:20], last=houses - 1)


def steps_of(game: Game) -> Iterator[list[int]]:
    """Yield the moves of each frame: those before the first choice of a House, then each choice and what follows."""
    moves: list[int] = []
    for before, move in game.moments():
        if before.state.who != CHANCE:
            yield moves
            moves = []
        moves.append(move)
    yield moves
