"""Review: a Record, decision by decision, each judged by what its seat could know then and by nothing else.

A decision's chance *before* is that of the best move there was, *after* that of the move that was made. A loss is a
mistake when even the lower end of its interval matters; the interval allows for all comparisons of the whole review.
Between two decisions of a seat its chance moves by what the others and the cards do: a large swing is a turning point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regno.players.analysis.advice import NoAdvice, Rated, Trial, one_sided, trial
from regno.players.analysis.contrasts import Fact
from regno.players.budget import Budget
from regno.players.search.tree import share
from regno.proelio.formats.redacted import read_move_seen
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.info.view import View
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import CHANCE, State
from regno.proelio.steps import KINDS, OVER

MATTERS = 0.02  # a mistake costs this much at the very least
SWING = 0.15  # a smaller swing is no turning point
MOST_TURNING_POINTS = 5


@dataclass(frozen=True)
class Decision:
    """A moment at which a seat had a choice, as it saw it, and what it chose."""

    number: int  # of the move, counted from 1 with chance's
    view: View
    move: int


@dataclass(frozen=True)
class Reviewed:
    """One decision judged."""

    number: int
    seat: int
    kind: str
    best: Rated
    played: Rated
    loss: float  # how much less than the best move's the chance of the move played is
    loss_low: float  # the interval of the loss; the lower ends of a whole review hold together with 95 %
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
    """A seat's chance from just after one of its decisions to just before the next, or to the end."""

    seat: int
    since: int  # the number of the decision after which it began
    until: int  # the number of the last move before the next decision
    before: float
    after: float


class Review:
    """The decisions of a Record, all of them or those of one seat."""

    def __init__(self, tale: AnyGame, seat: int | None = None) -> None:
        self.tale = tale
        self.decisions = [each for each in decisions_of(tale) if seat in (None, each.view.seat)]
        if not self.decisions:
            raise NoAdvice("nothing-to-review")

    def judged(self, budget: Budget, seed: int = 1) -> Iterator[Reviewed]:
        """One decision after another, each within the budget; the order of decisions plays no part."""
        for decision in self.decisions:
            tests = len(self.decisions) * (len(decision.view.legal) - 1)
            tried = trial(decision.view, decision.view.legal, budget, seed * 10_000 + decision.number)
            yield reviewed(decision, tried, tests)

    def turning_points(self, found: Sequence[Reviewed]) -> list[TurningPoint]:
        """The largest swings, in the order they came."""
        swings = [swing for swing in self.swings(found) if abs(swing.after - swing.before) >= SWING]
        largest = sorted(swings, key=lambda swing: -abs(swing.after - swing.before))[:MOST_TURNING_POINTS]
        return sorted(largest, key=lambda swing: (swing.until, swing.seat))

    def swings(self, found: Sequence[Reviewed]) -> Iterator[TurningPoint]:
        """What happened to each seat's chance between its decisions, and at last by the end of the game."""
        last: dict[int, Reviewed] = {}
        for each in found:
            if each.seat in last:
                before = last[each.seat]
                yield TurningPoint(each.seat, before.number, each.number - 1, before.after, each.before)
            last[each.seat] = each
        s = self.tale.state
        if s.step == OVER:
            for seat, each in last.items():
                yield TurningPoint(seat, each.number, moves_in(self.tale), each.after, share(s, seat) / WHOLE)


def review(text: str, budget: Budget, seat: int | None = None, seed: int = 1) -> Iterator[Reviewed]:
    """The decisions of a Record's text, judged one after another."""
    return Review(read_any_game(text), seat).judged(budget, seed)


def reviewed(decision: Decision, tried: Trial, tests: int) -> Reviewed:
    """A decision beside the best that could be done, one of so many comparisons."""
    played, best = tried.moves.index(decision.move), tried.order()[0]
    loss, error = tried.difference(best, played)
    reach = one_sided(tests) * error if best != played else 0.0
    mistake = loss - reach >= MATTERS
    return Reviewed(
        number=decision.number,
        seat=decision.view.seat,
        kind=KINDS[decision.view.state.step],
        best=tried.rated(best, best, tests),
        played=tried.rated(played, best, tests),
        loss=loss,
        loss_low=max(0.0, loss - reach),
        loss_high=loss + reach,
        mistake=mistake,
        facts=tried.facts(best, played, mistake) if best != played else (),
        worlds=len(tried.chances),
    )


# ---------------------------------------------------------------- reading


def moves_in(tale: AnyGame) -> int:
    return len(tale.moves if isinstance(tale, Game) else tale.told)


def decisions_of(tale: AnyGame) -> Iterator[Decision]:
    """Every choice of a House among two or more moves, or those of the seat whose Story it is."""
    return decisions_of_game(tale) if isinstance(tale, Game) else decisions_of_story(tale)


def decisions_of_game(game: Game) -> Iterator[Decision]:
    for number, (before, move) in enumerate(game.moments(), 1):
        if is_choice(before.state):
            view = before.view(before.state.who)
            if len(view.legal) > 1:
                yield Decision(number, view, move)


def decisions_of_story(story: SeatGame) -> Iterator[Decision]:
    again = story.replayed(0)
    for number, told in enumerate(story.told, 1):
        if told.who == story.seat != PUBLIC:
            view = again.view()
            if len(view.legal) > 1:
                yield Decision(number, view, read_move_seen(again.state, told.words))
        again.follow(told)


def is_choice(s: State) -> bool:
    """Whether a House, and not chance, is asked."""
    return s.who != CHANCE and s.step != OVER
