"""One game of a match: results by seat, with failures of players counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, thread_time

from regno.arena.entrant import Entrant
from regno.players.heuristic import Steward
from regno.players.play import play_game
from regno.players.player import Player
from regno.proelio.chance import make_rng
from regno.proelio.edition import Edition
from regno.proelio.game import undealt
from regno.proelio.info.view import View
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.state import Options

GRACE = 1.1  # factor by which a time budget may be overrun
SLACK = 0.002  # seconds allowed for reading the View
HANGING, LEAST = 10, 1.0  # factor of wall-clock time, and its least seconds, beyond which a busy machine is no excuse


@dataclass(frozen=True)
class GameResult:
    """The outcome of one game, by seat."""

    number: int  # of the game in the match
    shares: tuple[float, ...]  # of the victory; allies win whole
    seconds: tuple[float, ...]  # of thinking
    choices: tuple[int, ...]  # among two or more moves
    crashes: int  # the player raised or returned an illegal move; a heuristic move was played
    overruns: int  # the player exceeded its budget; likewise


class TimedPlayer:
    """One entrant in one game, with its time and failures."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant, self.player = entrant, entrant.make_player(seed)
        self.stand_in: Player = Steward(make_rng(seed))
        self.seconds, self.choices, self.crashes, self.overruns = 0.0, 0, 0, 0

    def choose(self, view: View) -> int:
        """Return the player's move, or the Steward's if it fails or is late; forced moves are not asked for."""
        if len(view.legal) == 1:
            return view.legal[0]
        self.choices += 1
        began, worked = perf_counter(), thread_time()
        try:
            move = self.player.choose(view, view.legal, self.entrant.budget)
        except Exception:  # a failing player must not stop the match
            move = -1
        late = self.is_late(perf_counter() - began, thread_time() - worked)
        self.overruns += int(late)
        self.crashes += int(move not in view.legal)
        if move in view.legal and not late:
            return move
        return self.stand_in.choose(view, view.legal, self.entrant.budget)

    def is_late(self, seconds: float, worked: float) -> bool:
        """Add the time of one choice and return whether it was over budget, by processor time."""
        self.seconds += seconds
        if self.entrant.budget.milliseconds is None:
            return False
        allowed = self.entrant.budget.milliseconds / 1000
        return worked > allowed * GRACE + SLACK or seconds > max(allowed * HANGING, LEAST)


def play_match_game(book: Edition, options: Options, seats: Sequence[Entrant], number: int, seed: int) -> GameResult:
    """Play one game; the deal and every player's generator depend on the seed alone."""
    game = undealt(book, options)
    chairs = [TimedPlayer(entrant, seed * 8 + seat + 1) for seat, entrant in enumerate(seats)]
    play_game(game, [chair.choose for chair in chairs], make_rng(seed * 8))
    return GameResult(
        number=number,
        shares=tuple(payoff(game.state, seat) / WHOLE for seat in range(options.houses)),
        seconds=tuple(round(chair.seconds, 6) for chair in chairs),
        choices=tuple(chair.choices for chair in chairs),
        crashes=sum(chair.crashes for chair in chairs),
        overruns=sum(chair.overruns for chair in chairs),
    )
