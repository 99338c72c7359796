"""One game of the Gauntlet, played or repeated. The deal and every frozen player depend on the seed alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import perf_counter

from regno.gauntlet.agents import AgentSpec, OutsideAgent
from regno.gauntlet.course import Pairing
from regno.gauntlet.errors import BadAgent, BadRun
from regno.gauntlet.frozen import frozen_chooser
from regno.gauntlet.questions import ask
from regno.players.budget import AT_ONCE
from regno.players.heuristic import Steward
from regno.players.play import Chooser, play_game
from regno.proelio.chance import make_rng
from regno.proelio.formats.move_text import move_text
from regno.proelio.game import Game, undealt
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.rules.victory import WHOLE, payoff

AgentChoice = Callable[[Game, View, int], int]  # the game, the View, the choices made before by all seats
MOST_ILLEGAL = 20  # answers of one game that name no legal move
STAND_IN = 7  # the generator of the Steward that moves instead


@dataclass(frozen=True)
class GameKey:
    """Which game it is: the pairing, the number within it, and the seed of the run."""

    place: int  # of the pairing in the course
    number: int
    seed: int

    def deal(self, pairing: Pairing) -> int:
        """Return the seed of the deal, the same for the games of one rotation."""
        return (self.seed << 32) + (self.place << 24) + self.number // pairing.table.houses


@dataclass
class PlayedGame:
    """A game: every choice among two or more moves, the victory of the one who sat alone, and how the agent did."""

    place: int
    number: int
    share: float = 0.0  # of the one who sits alone: the agent, or who responds to it
    choices: list[int] = field(default_factory=list)  # of all seats, in order
    asked: int = 0  # choices of the agent
    illegal: list[int] = field(default_factory=list)  # which of these named no legal move: a Steward moved instead
    seconds: float = 0.0  # of the agent

    @property
    def facts(self) -> tuple[object, ...]:
        """What follows from the seed and the choices, and must be the same when it is repeated."""
        return self.share, self.choices, self.asked, self.illegal


class AgentSeats:
    """The agent in its seats of one game."""

    def __init__(self, choose: AgentChoice, deal: int, game: PlayedGame) -> None:
        self.choose, self.game = choose, game
        self.stand_in = Steward(make_rng(deal * 8 + STAND_IN))

    def move(self, board: Game, view: View) -> int:
        """Return the agent's move; the Steward's if it names no legal one. Raise BadAgent if that happens too often."""
        began = perf_counter()
        move = self.choose(board, view, len(self.game.choices))
        self.game.seconds += perf_counter() - began
        self.game.asked += 1
        if move in view.legal:
            return move
        self.game.illegal.append(self.game.asked - 1)
        if len(self.game.illegal) > MOST_ILLEGAL:
            raise BadAgent("illegal", count=len(self.game.illegal), asked=self.game.asked)
        return self.stand_in.choose(view, view.legal, AT_ONCE)


def play(pairing: Pairing, key: GameKey, choose: AgentChoice) -> PlayedGame:
    """Play one game to its end, the agent choosing by ``choose``."""
    book, options = pairing.table.build()
    board, deal, played = undealt(book, options), key.deal(pairing), PlayedGame(key.place, key.number)
    agent = AgentSeats(choose, deal, played)

    def seat_chooser(seat: int) -> Chooser:
        if pairing.is_agent(seat, key.number):
            return lambda view: agent.move(board, view)
        return frozen_chooser(pairing.player, options, deal * 8 + seat + 1)

    choosers = [skip_forced(seat_chooser(seat), played.choices) for seat in range(options.houses)]
    play_game(board, choosers, make_rng(deal * 8))
    played.share = payoff(board.state, key.number % options.houses) / WHOLE
    played.seconds = round(played.seconds, 6)
    return played


def skip_forced(choose: Chooser, choices: list[int]) -> Chooser:
    """Return a choice that is not asked where there is one move only, and is written down where there are more."""

    def choose_unless_forced(view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        choices.append(choose(view))
        return choices[-1]

    return choose_unless_forced


# ---------------------------------------------------------------- who chooses for the agent


def inside(spec: AgentSpec, pairing: Pairing, key: GameKey) -> AgentChoice:
    """Return the choices of an agent within the program; each of its seats has a generator of its own."""
    _, options = pairing.table.build()
    deal = key.deal(pairing)
    seats = {seat: spec.inside_chooser(options, deal * 8 + seat + 1) for seat in range(options.houses)}
    return lambda board, view, place: seats[int(view.seat)](view)


def outside(agent: OutsideAgent, key: GameKey) -> AgentChoice:
    """Return the choices of an agent outside; -1 for one that names no legal move."""
    numbers = iter(range(1, 1 << 30))

    def choose(board: Game, view: View, place: int) -> int:
        question = ask(next(numbers), board.edition.id, view, board.view(PUBLIC), agent.with_view)
        move = agent.answer(question)
        return next((each for each in view.legal if move_text(view.state, each) == move), -1)

    return choose


def recorded_choices(played: PlayedGame) -> AgentChoice:
    """Return the agent's choices as a game has them, by their place among the choices of all seats.

    Where a Steward moved for it, it names no legal move again. Raise BadRun if there are none left.
    """
    asked = iter(range(1 << 30))

    def choose(board: Game, view: View, place: int) -> int:
        if next(asked) in played.illegal:
            return -1
        if place >= len(played.choices) or played.choices[place] not in view.legal:
            raise BadRun("no-such-choice", pairing=played.place + 1, game=played.number + 1, choice=place + 1)
        return played.choices[place]

    return choose
