"""One game between entrants: who sat where, what each won, and how often a player had to be helped out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter, thread_time

from regno.arena.player_spec import Entrant
from regno.players.heuristic import Steward
from regno.players.player import Player
from regno.players.search.tree import share
from regno.proelio.chance import Rng, pick, seeded
from regno.proelio.edition import Edition
from regno.proelio.game import Game, undealt
from regno.proelio.info.view import View
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import CHANCE, Options

GRACE = 1.1  # a budget of time may be overrun by this much
SLACK = 0.002  # seconds that reading the View may take beside it
HANGING, LEAST = 10, 1.0  # times the budget by the clock on the wall, a second at least: no busy machine excuses more


@dataclass(frozen=True)
class Bout:
    """The outcome of one game, by seat."""

    number: int  # which game of the match
    shares: tuple[float, ...]  # of the victory; allies win whole
    seconds: tuple[float, ...]  # of thinking
    choices: tuple[int, ...]  # among two or more moves
    crashes: int  # a player raised or named no legal move: a rule-of-thumb move was played in its place
    overruns: int  # a player took longer than its budget and the grace: the same


class Chair:
    """One entrant in one game, watched."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant, self.player = entrant, entrant.seated(seed)
        self.stand_in: Player = Steward(seeded(seed))
        self.seconds, self.choices, self.crashes, self.overruns = 0.0, 0, 0, 0

    def choose(self, view: View) -> int:
        """The player's move, or the stand-in's if it fails or is late; a single legal move is not asked for."""
        if len(view.legal) == 1:
            return view.legal[0]
        self.choices += 1
        began, worked = perf_counter(), thread_time()
        try:
            move = self.player.choose(view, view.legal, self.entrant.budget)
        except Exception:  # whatever a player does, the game goes on
            move = -1
        late = self.is_late(perf_counter() - began, thread_time() - worked)
        self.overruns += int(late)
        self.crashes += int(move not in view.legal)
        if move in view.legal and not late:
            return move
        return self.stand_in.choose(view, view.legal, self.entrant.budget)

    def is_late(self, seconds: float, worked: float) -> bool:
        """Count the time of one choice, and say whether it was too long: by its work, since a machine may be busy."""
        self.seconds += seconds
        if self.entrant.budget.milliseconds is None:
            return False
        allowed = self.entrant.budget.milliseconds / 1000
        return worked > allowed * GRACE + SLACK or seconds > max(allowed * HANGING, LEAST)


def finish(game: Game, rng: Rng, chairs: Sequence[Chair]) -> None:
    """Play a game to its end."""
    while not game.result:
        who = game.state.who
        game.apply(pick(game.state, game.options, rng) if who == CHANCE else chairs[who].choose(game.view(who)))


def play_bout(book: Edition, options: Options, seats: Sequence[Entrant], number: int, seed: int) -> Bout:
    """One game from a seed: the deal, and every player's chance, come from it alone."""
    game = undealt(book, options)
    chairs = [Chair(entrant, seed * 8 + seat + 1) for seat, entrant in enumerate(seats)]
    finish(game, seeded(seed * 8), chairs)
    return Bout(
        number=number,
        shares=tuple(share(game.state, seat) / WHOLE for seat in range(options.houses)),
        seconds=tuple(round(chair.seconds, 6) for chair in chairs),
        choices=tuple(chair.choices for chair in chairs),
        crashes=sum(chair.crashes for chair in chairs),
        overruns=sum(chair.overruns for chair in chairs),
    )
