"""Review of a Record: each decision is evaluated by what its seat knew at that moment.

A decision's chance *before* is that of the best move, *after* that of the move played. A loss is a mistake when the
lower end of its interval, corrected for all comparisons of the review, still matters. Between two decisions of a seat
its chance changes by what others and chance do. Turning points are decisions: a mistake that cost much, or what others
did between two decisions of a seat where its chance changed much. The end of the game is none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regno.players.analysis.advice import (
    MoveTrials,
    NoAdvice,
    RatedMove,
    critical_value,
    one_move_lines,
    run_trials,
)
from regno.players.analysis.contrasts import Fact
from regno.players.budget import Budget
from regno.proelio.formats.redacted import read_redacted_move
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import CHANCE, State
from regno.proelio.steps import KINDS, OVER

MATTERS = 0.02  # least loss of a mistake
SWING = 0.15  # least change of a turning point by what others did
COSTLY = 0.06  # least loss of a mistake that is a turning point
MOST_TURNING_POINTS = 5
DOUBTFUL = 0.01  # least loss, as it seems, for which a decision is judged once more
HOPELESS = 0.01  # a chance below which no choice can keep or lose much


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
    """A large change of a seat's chance by its own decision, or by what others did between two of its decisions."""

    seat: int
    since: int  # the number of the decision after which it began, or of its own decision
    until: int  # the number of the last move before the next decision, or of its own decision
    before: float
    after: float
    is_own: bool = False

    @property
    def size(self) -> float:
        return abs(self.after - self.before)


@dataclass(frozen=True)
class SeatSummary:
    """How a seat chose in a whole game. A loss counts where the move was significantly worse than the best."""

    seat: int
    accuracy: float  # the share of the best move's chance that the move played kept, on average
    lost: float  # chance to win, summed up
    decisions: int
    mistakes: int


class Review:
    """The decisions of a Record: all of them, or those of one seat. Raises NoAdvice if there is none."""

    def __init__(self, recorded: AnyGame, seat: int | None = None) -> None:
        self.recorded = recorded
        self.decisions = [each for each in decisions_of(recorded) if seat in (None, each.view.seat)]
        if not self.decisions:
            raise NoAdvice("nothing-to-review")

    def evaluate(
        self, budget: Budget, seed: int = 1, decisions: Sequence[PlayedDecision] | None = None
    ) -> Iterator[DecisionReview]:
        """Evaluate some decisions, otherwise all, within a budget for each; the order makes no difference."""
        for decision in self.decisions if decisions is None else decisions:
            view = decision.view
            trials = run_trials(view, one_move_lines(view.legal), budget, seed * 10_000 + decision.number)
            yield review_decision(decision, trials, len(self.decisions) * (len(view.legal) - 1))

    def doubtful(self, found: Sequence[DecisionReview]) -> list[PlayedDecision]:
        """Return the decisions that seem to have lost something, to be evaluated once more with another seed."""
        numbers = {each.number for each in found if each.loss >= DOUBTFUL}
        return [each for each in self.decisions if each.number in numbers]

    def turning_points(self, found: Sequence[DecisionReview]) -> list[TurningPoint]:
        """Return the largest changes in chronological order."""
        costly = [each for each in found if each.mistake and each.loss >= COSTLY]
        own = [TurningPoint(each.seat, each.number, each.number, each.before, each.after, True) for each in costly]
        others = [swing for swing in swings(found) if swing.size >= SWING]
        largest = sorted([*own, *others], key=lambda point: -point.size)[:MOST_TURNING_POINTS]
        return sorted(largest, key=lambda point: (point.until, point.seat))


def swings(found: Sequence[DecisionReview]) -> Iterator[TurningPoint]:
    """Yield the change of each seat's chance between two of its decisions."""
    last: dict[int, DecisionReview] = {}
    for each in found:
        if each.seat in last:
            before = last[each.seat]
            yield TurningPoint(each.seat, before.number, each.number - 1, before.after, each.before)
        last[each.seat] = each


def summaries(found: Sequence[DecisionReview], houses: int) -> list[SeatSummary]:
    """Return a summary for each seat that had a decision."""
    by_seat = [[each for each in found if each.seat == seat] for seat in range(houses)]
    return [summary_of(seat, own) for seat, own in enumerate(by_seat) if own]


def summary_of(seat: int, own: Sequence[DecisionReview]) -> SeatSummary:
    lost = [each.loss if each.played.significantly_worse else 0.0 for each in own]
    kept = [1.0 if each.before < HOPELESS else 1 - loss / each.before for each, loss in zip(own, lost, strict=True)]
    mistakes = sum(each.mistake for each in own)
    return SeatSummary(seat, max(0.0, sum(kept) / len(kept)), sum(lost), len(own), mistakes)


def review(text: str, budget: Budget, seat: int | None = None, seed: int = 1) -> Iterator[DecisionReview]:
    """Evaluate the decisions of a Record's text one after another."""
    return Review(read_any_game(text), seat).evaluate(budget, seed)


def review_decision(decision: PlayedDecision, trials: MoveTrials, tests: int) -> DecisionReview:
    """Compare a decision with the best move, as one of ``tests`` comparisons."""
    played, best = trials.moves.index(decision.move), trials.order()[0]
    scale = trials.shown_scale(best, played)
    loss, error = (scale * each for each in trials.difference(best, played))
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
    again = story.replay(0)
    for number, told in enumerate(story.moves, 1):
        if told.who == story.seat != PUBLIC:
            view = again.view()
            if len(view.legal) > 1:
                yield PlayedDecision(number, view, read_redacted_move(again.state, told.words))
        again.apply(told)


def is_choice(s: State) -> bool:
    """Return whether a House, not chance, is to move."""
    return s.who != CHANCE and s.step != OVER
