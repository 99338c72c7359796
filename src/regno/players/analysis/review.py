"""Review of a Record: each decision is evaluated by what its seat knew at that moment.

A decision's chance *before* is that of the best move, *after* that of the move played. A loss is a mistake when the
lower end of its interval, corrected for all comparisons of the review, still matters. Between two decisions of a seat
its chance changes by what others and chance do; a large swing is a turning point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regno.players.analysis.advice import MoveTrials, NoAdvice, RatedMove, critical_value, run_trials
from regno.players.analysis.contrasts import Fact
from regno.players.budget import Budget
from regno.proelio.formats.redacted import read_redacted_move
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.rules.victory import WHOLE, payoff
from regno.proelio.state import CHANCE, State
from regno.proelio.steps import KINDS, OVER

MATTERS = 0.02  # least loss of a mistake
SWING = 0.15  # least change of a turning point
MOST_TURNING_POINTS = 5


@dataclass(frozen=True)
class PlayedDecision:
    """A decision as its seat saw it, with the move chosen."""

    number: int  # of the move, counted from 1 with chance's
    view: View
    move: int


@dataclass(frozen=True)
class DecisionReview:
    """The evaluation of one decision."""

    number: int
    seat: int
    kind: str
    best: RatedMove
    played: RatedMove
    loss: float  # of win probability against the best move
    loss_low: float  # the lower ends of a whole review hold jointly with 95 %
    loss_high: float
    mistake: bool
    facts: tuple[Fact, ...]  # what separates the best move from the one played
    worlds: int

    @property
    def before(self) -> float:
        return self.best.chance

    @property
    def after(self) -> float:
        return self.played.chance


@dataclass(frozen=True)
class TurningPoint:
    """A large change of a seat's chance between two of its decisions, or between the last one and the end."""

    seat: int
    since: int  # the number of the decision after which it began
    until: int  # the number of the last move before the next decision
    before: float
    after: float


class Review:
    """The decisions of a Record: all of them, or those of one seat. Raises NoAdvice if there is none."""

    def __init__(self, recorded: AnyGame, seat: int | None = None) -> None:
        self.recorded = recorded
        self.decisions = [each for each in decisions_of(recorded) if seat in (None, each.view.seat)]
        if not self.decisions:
            raise NoAdvice("nothing-to-review")

    def evaluate(self, budget: Budget, seed: int = 1) -> Iterator[DecisionReview]:
        """Evaluate each decision within the budget, independently of the others."""
        for decision in self.decisions:
            tests = len(self.decisions) * (len(decision.view.legal) - 1)
            trials = run_trials(decision.view, decision.view.legal, budget, seed * 10_000 + decision.number)
            yield review_decision(decision, trials, tests)

    def turning_points(self, found: Sequence[DecisionReview]) -> list[TurningPoint]:
        """Return the largest swings in chronological order."""
        swings = [swing for swing in self.swings(found) if abs(swing.after - swing.before) >= SWING]
        largest = sorted(swings, key=lambda swing: -abs(swing.after - swing.before))[:MOST_TURNING_POINTS]
        return sorted(largest, key=lambda swing: (swing.until, swing.seat))

    def swings(self, found: Sequence[DecisionReview]) -> Iterator[TurningPoint]:
        """Yield the change of each seat's chance between its decisions, and from the last one to the end."""
        last: dict[int, DecisionReview] = {}
        for each in found:
            if each.seat in last:
                before = last[each.seat]
                yield TurningPoint(each.seat, before.number, each.number - 1, before.after, each.before)
            last[each.seat] = each
        s = self.recorded.state
        if s.step == OVER:
            for seat, each in last.items():
                yield TurningPoint(seat, each.number, moves_in(self.recorded), each.after, payoff(s, seat) / WHOLE)


def review(text: str, budget: Budget, seat: int | None = None, seed: int = 1) -> Iterator[DecisionReview]:
    """Evaluate the decisions of a Record's text one after another."""
    return Review(read_any_game(text), seat).evaluate(budget, seed)


def review_decision(decision: PlayedDecision, trials: MoveTrials, tests: int) -> DecisionReview:
    """Compare a decision with the best move, as one of ``tests`` comparisons."""
    played, best = trials.moves.index(decision.move), trials.order()[0]
    loss, error = trials.difference(best, played)
    reach = critical_value(tests) * error if best != played else 0.0
    mistake = loss - reach >= MATTERS
    return DecisionReview(
        number=decision.number,
        seat=decision.view.seat,
        kind=KINDS[decision.view.state.step],
        best=trials.rate(best, best, tests),
        played=trials.rate(played, best, tests),
        loss=loss,
        loss_low=max(0.0, loss - reach),
        loss_high=loss + reach,
        mistake=mistake,
        facts=trials.facts(best, played, mistake) if best != played else (),
        worlds=len(trials.chances),
    )


# ---------------------------------------------------------------- reading


def moves_in(recorded: AnyGame) -> int:
    """Return the number of moves, those of chance included."""
    return len(recorded.moves)


def decisions_of(recorded: AnyGame) -> Iterator[PlayedDecision]:
    """Yield every choice of a House among two or more moves, or those of the recorded seat."""
    return decisions_of_game(recorded) if isinstance(recorded, Game) else decisions_of_story(recorded)


def decisions_of_game(game: Game) -> Iterator[PlayedDecision]:
    for number, (before, move) in enumerate(game.moments(), 1):
        if is_choice(before.state):
            view = before.view(before.state.who)
            if len(view.legal) > 1:
                yield PlayedDecision(number, view, move)


def decisions_of_story(story: SeatGame) -> Iterator[PlayedDecision]:
    again = story.replayed(0)
    for number, told in enumerate(story.moves, 1):
        if told.who == story.seat != PUBLIC:
            view = again.view()
            if len(view.legal) > 1:
                yield PlayedDecision(number, view, read_redacted_move(again.state, told.words))
        again.apply(told)


def is_choice(s: State) -> bool:
    """Return whether a House, not chance, is to move."""
    return s.who != CHANCE and s.step != OVER
