"""The source of a replay: a whole game, or what one seat saw of one, gone through step by step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from regno.proelio.clash import Clash
from regno.proelio.events import Event as GameEvent
from regno.proelio.formats.redacted import redacted_move
from regno.proelio.formats.seat_record import SPECTATOR, AnyGame, seat_word
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame, SeatMove
from regno.proelio.info.visibility import PUBLIC, redact_event
from regno.proelio.narrator import EVERYBODY
from regno.proelio.state import CHANCE, Observer
from regno.table.errors import TableError
from regno.table.projection import Projection
from regno.text.numbers import read_whole
from regno.web.messages import NO_SEAT

OPEN = "all"  # the viewpoint that sees every hand


@dataclass
class ReplayStep:
    """One frame: who chose, the text of the move, the events as the observer saw them, and how far the game is."""

    who: int = NO_SEAT
    words: str = ""
    events: list[GameEvent] = field(default_factory=list)
    moves: int = 0
    turns: tuple[int, ...] = ()  # begun by each House
    clash: Clash | None = None  # the attack under way before the events


class ReplaySource:
    """A game replayed for one observer. Of a SeatGame there is no other viewpoint: ``all`` means that seat's."""

    def __init__(self, game: AnyGame, viewpoint: str) -> None:
        self.game = game
        self.replay: AnyGame
        self.observer: Observer | None
        if isinstance(game, Game):
            self.viewpoint, self.observer = viewpoint, observer_of(viewpoint, game.options.houses)
            self.replay = game.replay(())
        else:
            self.viewpoint, self.observer = seat_word(game.seat), game.seat
            if viewpoint not in (OPEN, self.viewpoint):
                raise TableError("other-eyes", eyes=viewpoint[:20], seat=self.viewpoint)
            self.replay = game.replay(0)

    def projection(self) -> Projection:
        """Return the game as its readers could know it after the present step."""
        return Projection(self.game.edition.id, self.replay.view)

    def steps(self) -> Iterator[ReplayStep]:
        """Yield what comes before the first choice of a House, then each choice with chance's answers to it."""
        step = ReplayStep()
        for move in self.game.moves:
            if self.replay.state.who != CHANCE:
                yield self.finish(step)
                step = ReplayStep(clash=Clash.of(self.replay.state))
            done = self.apply(move)
            if done.who != CHANCE:
                step.who, step.words = done.who, done.words
            step.events += done.events
        yield self.finish(step)

    def finish(self, step: ReplayStep) -> ReplayStep:
        step.moves, step.turns = len(self.replay.moves), tuple(self.replay.state.turns)
        return step

    def apply(self, move: int | SeatMove) -> SeatMove:
        """Play one more move; return it as the observer saw it."""
        if isinstance(move, SeatMove):
            assert isinstance(self.replay, SeatGame)
            self.replay.apply(move)
            return move
        assert isinstance(self.replay, Game)
        who, words = self.replay.state.who, redacted_move(self.replay.state, move, self.observer)
        return SeatMove(who, words, tuple(redact_event(event, self.observer) for event in self.replay.apply(move)))


def observer_of(viewpoint: str, houses: int) -> Observer | None:
    """Return the seat whose cards are seen, PUBLIC for a spectator, EVERYBODY for all; raise TableError."""
    if viewpoint == OPEN:
        return EVERYBODY
    if viewpoint == SPECTATOR:
        return PUBLIC
    seat = read_whole(viewpoint)
    if seat is not None and seat < houses:
        return Observer(seat)
    raise TableError("bad-eyes", eyes=viewpoint[:20], last=houses - 1)
