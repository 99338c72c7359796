"""Whether the coach of tells finds habits, finds none where there is none, and tells their cost.

    python bench/coach.py [--games 30] [--shuffles 100] [--rounds 40]

1. Every habit, done and avoided, is planted in a Steward, who follows it at every occasion in ``games`` games against
   plain Stewards.
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
from math import hypot

import numpy as np
from results import progress, table, where, write

import regno
from regno.learn.coach.cost import Cost, cost_of, trained_cost
from regno.learn.coach.habits import HABITS, Habit
from regno.learn.coach.tells import HabitCounts, PlayedGame, Tell
from regno.players.heuristic import back_before, heuristic_move
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.play import Chooser, play_game
from regno.proelio.chance import make_rng
from regno.proelio.game import Game
from regno.proelio.info.view import View

HOUSES = 4
SURE = 2.0  # standard errors


@dataclass(frozen=True)
class Planted:
    """A habit in a Steward, what was found of it, and what it costs by two ways to measure."""

    key: str
    sign: int
    found: Tell | None
    fixed: Cost
    trained: Cost

    @property
    def name(self) -> str:
        return f"{self.key} {'+' if self.sign > 0 else '-'}"


def steward(game: Game, seed: int, habit: Habit | None = None, sign: int = 1) -> Chooser:
    """Return a Steward's way to choose, who at every occasion of a habit follows it, or does the contrary."""
    rng = make_rng(seed)

    def choose(view: View) -> int:
        legal = list(view.legal)
        move = heuristic_move(view.state, HAND_TUNED, back_before(view), rng, legal, len(legal))
        marked = habit.marks(game.state, legal, move) if habit and len(legal) > 1 else None
        if marked is None or (move in marked) == (sign > 0):
            return move
        rest = [each for each in legal if (each in marked) == (sign > 0)]
        return heuristic_move(view.state, HAND_TUNED, back_before(view), rng, rest, len(rest))

    return choose


def played(games: int, first: int, habit: Habit | None = None, sign: int = 1) -> list[PlayedGame]:
    """Return games of one Steward with a habit, on a seat in turn, and of plain Stewards on the others."""
    found = []
    for number in range(games):
        game, mine = regno.deal(seed=first + number), number % HOUSES
        choosers = [
            steward(game, 1000 * number + seat, habit if seat == mine else None, sign) for seat in range(HOUSES)
        ]
        play_game(game, choosers, make_rng(first + number))
        found.append(PlayedGame(game, mine))
    return found


def plant_all(games: int, rounds: int) -> Iterator[Planted]:
    for habit in HABITS:
        for sign in (1, -1):
            tells = HabitCounts(played(games, 500, habit, sign)).tells()
            found = next((tell for tell in tells if (tell.key, tell.sign) == (habit.key, sign)), None)
            each = Planted(habit.key, sign, found, cost_of(habit.key, sign), trained_cost(habit.key, sign, rounds))
            progress(
                f"{each.name}: {'found' if found else 'not found'}, {each.fixed.mean:.3f}, {each.trained.mean:.3f}"
            )
            yield each


def is_sure(cost: Cost) -> bool:
    return abs(cost.mean) > SURE * cost.error


def agreements(planted: Sequence[Planted]) -> tuple[list[bool], list[bool]]:
    """Return for habits with two sure costs whether the signs agree, and for pairs that surely differ the order."""
    signs = [
        each.fixed.mean * each.trained.mean > 0 for each in planted if is_sure(each.fixed) and is_sure(each.trained)
    ]
    orders = [
        (one.fixed.mean - other.fixed.mean) * (one.trained.mean - other.trained.mean) > 0
        for one, other in combinations(planted, 2)
        if differ(one.fixed, other.fixed) and differ(one.trained, other.trained)
    ]
    return signs, orders


def differ(one: Cost, other: Cost) -> bool:
    return abs(one.mean - other.mean) > SURE * hypot(one.error, other.error)


def was_found(one: Planted) -> bool:
    return one.found is not None


def ranks(values: Sequence[float]) -> list[int]:
    return [int(each) for each in np.argsort(np.argsort(values))]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--shuffles", type=int, default=100)
    parser.add_argument("--rounds", type=int, default=40)
    request = parser.parse_args()
    place = where()
    planted = list(plant_all(request.games, request.rounds))
    plain, rng = HabitCounts(played(request.games, 1)), np.random.default_rng(7)
    false = sum(bool(plain.tells(rng.integers(0, HOUSES, request.games))) for _ in range(request.shuffles))
    signs, orders = agreements(planted)
    fixed, trained = ([getattr(each, name).mean for each in planted] for name in ("fixed", "trained"))
    correlation = float(np.corrcoef(ranks(fixed), ranks(trained))[0, 1])
    rows = [
        (f"planted habits found within {request.games} games", f"{sum(map(was_found, planted))} of {len(planted)}"),
        (f"runs of {request.shuffles} on shuffled seats in which some habit is found", false),
        ("costs that are sure both ways: the same sign", f"{sum(signs)} of {len(signs)}"),
        ("pairs of costs that surely differ both ways: the same order", f"{sum(orders)} of {len(orders)}"),
        ("rank correlation of all costs", f"{correlation:.2f}"),
    ]  # fmt: skip
    head = ("habit", "occasions", "p", "cost, fixed rivals", "cost, trained rivals")
    each = table(head, (row(one) for one in planted))
    told = f"Costs in points of chance a game with standard errors; rivals trained for {request.rounds} rounds."
    write("The coach of tells", place, table(("what", "found"), rows), told, each)


def row(one: Planted) -> tuple[str, object, str, str, str]:
    occasions, p = (one.found.occasions, f"{one.found.p:.4f}") if one.found else ("", "not found")
    costs = [f"{100 * each.mean:.1f} ± {100 * each.error:.1f}" for each in (one.fixed, one.trained)]
    return one.name, occasions, p, costs[0], costs[1]


if __name__ == "__main__":
    main()
