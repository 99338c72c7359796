"""Whether the coach of tells finds habits, finds none where there is none, and tells their cost.

    python bench/coach.py [--games 30] [--shuffles 1000] [--rounds 40] [--without-costs | --only-costs]

1. Every habit, done and avoided, is planted in a Steward, who follows it at every occasion in ``games`` games against
   plain Stewards. How many of his choices that changes is told: where he has the habit anyway, or hardly an occasion,
   there is nothing to find. Ten changed choices are a habit. Whether a habit could be found at all is told by a rival
   who looks for it alone and knows how often a plain Steward does it: the p value of an exact binomial test.
2. In games of plain Stewards the seat that is looked at is chosen at random, ``shuffles`` times.
3. The cost of each planted habit against the best of a fixed list of rivals is compared with its cost against rivals
   that were trained against it, by random search of so many rounds. Both shall have the same sign, and the same order
   for any two habits whose costs differ by more than the errors.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, hypot

import numpy as np
from results import progress, table, where, write

import regno
from regno.learn.coach.cost import Cost, cost_of, trained_cost
from regno.learn.coach.habits import HABITS, Habit
from regno.learn.coach.tells import CoachedGame, HabitCounts, Tell
from regno.players.heuristic import back_before, heuristic_move
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.play import Chooser, play_game
from regno.proelio.chance import make_rng
from regno.proelio.game import Game
from regno.proelio.info.view import View

HOUSES = 4
SURE = 2.0  # standard errors
PLAIN = 300  # games from which the rates of plain Stewards are known
ALONE = 0.01  # the error that a rival allows himself who looks for one habit
CHANGED = 10  # choices in all games from which on a habit is one


@dataclass(frozen=True)
class Planted:
    """A habit in a Steward, what was found of it, and what it costs by two ways to measure."""

    key: str
    sign: int
    found: Tell | None
    changed: int  # choices of the Steward
    alone: float  # p value of whoever looks for this habit alone, and knows the rate of a plain Steward
    costs: tuple[Cost, Cost] | None  # by fixed rivals, by trained ones

    @property
    def name(self) -> str:
        return f"{self.key} {'+' if self.sign > 0 else '-'}"


def steward(game: Game, seed: int, habit: Habit | None, sign: int, changed: list[int]) -> Chooser:
    """Return a Steward's way to choose, who at every occasion of a habit follows it, or does the contrary.

    The choices that this changes are appended to ``changed``.
    """
    rng = make_rng(seed)

    def choose(view: View) -> int:
        legal = list(view.legal)
        move = heuristic_move(view.state, HAND_TUNED, back_before(view), rng, legal, len(legal))
        found = habit.marks(game.state, legal) if habit and len(legal) > 1 else None
        if found is None or move not in found[1] or (move in found[0]) == (sign > 0):
            return move
        rest = [each for each in legal if (each in found[0]) == (sign > 0)] or [
            each for each in legal if each not in found[1]
        ]
        changed.append(move)
        return heuristic_move(view.state, HAND_TUNED, back_before(view), rng, rest, len(rest))

    return choose


def played(games: int, first: int, habit: Habit | None = None, sign: int = 1) -> tuple[list[CoachedGame], int]:
    """Return games of one Steward with a habit, on a seat in turn, and of plain Stewards on the others.

    The second figure is how many choices the habit changed.
    """
    found, changed = [], list[int]()
    for number in range(games):
        game, mine = regno.deal(seed=first + number), number % HOUSES
        choosers = [
            steward(game, 1000 * number + seat, habit if seat == mine else None, sign, changed)
            for seat in range(HOUSES)
        ]
        play_game(game, choosers, make_rng(first + number))
        found.append(CoachedGame(game, mine))
    return found, len(changed)


def p_alone(counts: HabitCounts, row: int, sign: int, rate: float) -> float:
    """Return how likely a plain Steward takes as many marked moves, or as few if they are avoided."""
    games = np.arange(len(counts.seats))
    taken, chances = (int(each[row, games, counts.seats].sum()) for each in (counts.taken, counts.chances))
    least, most = (taken, chances) if sign > 0 else (0, taken)
    chance = sum(comb(chances, each) * rate**each * (1 - rate) ** (chances - each) for each in range(least, most + 1))
    return min(1.0, chance)


def plain_rates(games: int) -> list[float]:
    """Return how often plain Stewards take the marked moves of each habit."""
    counts = HabitCounts(played(games, 10_000)[0])
    return [float(counts.taken[row].sum() / max(counts.chances[row].sum(), 1)) for row in range(len(HABITS))]


def plant_all(games: int, rounds: int) -> Iterator[Planted]:
    """Yield every habit, done and avoided; without costs if there are no rounds."""
    rates = plain_rates(PLAIN)
    for row, habit in enumerate(HABITS):
        for sign in (1, -1):
            plays, changed = played(games, 500, habit, sign)
            counts = HabitCounts(plays)
            tells, alone = counts.tells(), p_alone(counts, row, sign, rates[row])
            found = next((tell for tell in tells if (tell.key, tell.sign) == (habit.key, sign)), None)
            costs = (cost_of(habit.key, sign), trained_cost(habit.key, sign, rounds)) if rounds else None
            each = Planted(habit.key, sign, found, changed, alone, costs)
            progress(f"{each.name}: {changed} choices changed, {'found' if found else 'not found'}")
            yield each


def is_sure(cost: Cost) -> bool:
    return abs(cost.mean) > SURE * cost.error


def agreements(costs: Sequence[tuple[Cost, Cost]]) -> tuple[list[bool], list[bool]]:
    """Return for habits with two sure costs whether the signs agree, and for pairs that surely differ the order."""
    signs = [fixed.mean * trained.mean > 0 for fixed, trained in costs if is_sure(fixed) and is_sure(trained)]
    orders = [
        (one[0].mean - other[0].mean) * (one[1].mean - other[1].mean) > 0
        for one, other in combinations(costs, 2)
        if all(differ(*pair) for pair in zip(one, other, strict=True))
    ]
    return signs, orders


def differ(one: Cost, other: Cost) -> bool:
    return abs(one.mean - other.mean) > SURE * hypot(one.error, other.error)


def ranks(values: Sequence[float]) -> list[int]:
    return [int(each) for each in np.argsort(np.argsort(values))]


def habit_rows(planted: Sequence[Planted], games: int) -> Iterator[tuple[str, str]]:
    real = [each for each in planted if each.changed >= CHANGED]
    for what, some in ((f"habits that change {CHANGED} choices or more", real), ("all", planted)):
        yield f"found within {games} games: {what}", f"{sum(each.found is not None for each in some)} of {len(some)}"
    missed = [each for each in planted if each.found is None]
    alone, corrected = (sum(each.alone <= ALONE / tests for each in missed) for tests in (1, len(planted)))
    yield "not found: there for whoever looks for that habit alone", f"{alone} of {len(missed)}"
    yield "not found: there for him after correction for all that were planted", f"{corrected} of {len(missed)}"


def cost_rows(costs: Sequence[tuple[Cost, Cost]]) -> Iterator[tuple[str, str]]:
    signs, orders = agreements(costs)
    fixed, trained = (ranks([each[way].mean for each in costs]) for way in (0, 1))
    correlation = float(np.corrcoef(fixed, trained)[0, 1])
    yield "costs that are sure both ways: the same sign", f"{sum(signs)} of {len(signs)}"
    yield "pairs of costs that surely differ both ways: the same order", f"{sum(orders)} of {len(orders)}"
    yield "rank correlation of all costs", f"{correlation:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--shuffles", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--without-costs", action="store_true")
    parser.add_argument("--only-costs", action="store_true")
    request = parser.parse_args()
    place, rounds = where(), 0 if request.without_costs else request.rounds
    if request.only_costs:
        report_costs(place, rounds)
        return
    planted = list(plant_all(request.games, rounds))
    plain, rng = HabitCounts(played(request.games, 1)[0]), np.random.default_rng(7)
    false = sum(bool(plain.tells(rng.integers(0, HOUSES, request.games))) for _ in range(request.shuffles))
    costs = [each.costs for each in planted if each.costs]
    rows = [
        *habit_rows(planted, request.games),
        ("runs on shuffled seats in which some habit is found", f"{false} of {request.shuffles}"),
        *(cost_rows(costs) if costs else ()),
    ]
    head = ["habit", "choices changed", "occasions", "p, corrected", "p, looked for alone"]
    parts = [table(("what", "found"), rows)]
    if costs:
        head += ["cost, fixed rivals", "cost, trained rivals"]
        parts.append(f"Costs in points of chance a game with standard errors; rivals trained for {rounds} rounds.")
    write("The coach of tells", place, *parts, table(head, (row(one) for one in planted)))


def row(one: Planted) -> list[object]:
    occasions, p = (one.found.occasions, f"{one.found.p:.4f}") if one.found else ("", "not found")
    return [one.name, one.changed, occasions, p, f"{one.alone:.4f}", *map(points, one.costs or ())]


def points(cost: Cost) -> str:
    return f"{100 * cost.mean:.1f} ± {100 * cost.error:.1f}"


def report_costs(place: str, rounds: int) -> None:
    """Write what every planted habit costs, by both ways to measure."""
    costs = {}
    for habit in HABITS:
        for sign, done in ((1, "done"), (-1, "avoided")):
            costs[f"{habit.key} {done}"] = (cost_of(habit.key, sign), trained_cost(habit.key, sign, rounds))
    told = f"Points of chance a game with standard errors; rivals trained for {rounds} rounds of random search."
    rows = [[name, *map(points, pair)] for name, pair in costs.items()]
    head = ("habit", "cost, fixed rivals", "cost, trained rivals")
    agreement = table(("what", "found"), cost_rows(list(costs.values())))
    write("What habits cost against rivals who know them", place, agreement, told, table(head, rows))


if __name__ == "__main__":
    main()
