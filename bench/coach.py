"""Whether the coach of tells finds habits, finds none where there is none, and tells their cost.

    python bench/coach.py [--games 30] [--sets 1] [--seed 500] [--shuffles 20000] [--rounds 40]
                          [--without-costs | --only-costs | --only-shuffles]

1. Every habit, done and avoided, is planted in a Steward, who follows it at every occasion in ``games`` games against
   plain Stewards, in ``sets`` independent sets of games. How many of his choices that changes is told: where he has the
   habit anyway, or hardly an occasion, there is nothing to find. Ten changed choices are a habit.
   Whether a habit could be found is told by a rival who knows how often a plain Steward does it (from 1,000 other
   games): he makes an exact binomial test for all habits, done and avoided, corrected by Holm at the coach's error.
   ``--plant`` names other players in whom habits are planted, among such players: evolved Stewards, the policy.
2. In games of plain Stewards, of players who follow the trained policy, and of all sorts of players at one table the
   seat that is looked at is chosen at random, ``shuffles`` times each, in twenty sets of games.
3. The cost of each planted habit against the best of a fixed list of rivals is compared with its cost against rivals
   that were trained against it, by random search of so many rounds. Both shall have the same sign, and the same order
   for any two habits whose costs differ by more than the errors.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb, fsum, hypot
from operator import itemgetter
from statistics import median

import numpy as np
from results import progress, table, where, write

import regno
from regno.learn.coach.cost import Cost, cost_of, trained_cost
from regno.learn.coach.habits import HABITS, Habit
from regno.learn.coach.tells import ERROR, PERMUTATIONS, CoachedGame, HabitCounts, Tell, wilson
from regno.learn.lines import policy_for
from regno.players.heuristic import back_before, heuristic_move
from regno.players.heuristic_weights import EVOLVED, HAND_TUNED
from regno.players.models.checkpoint import option_values
from regno.players.models.policy import PolicyScratch, sample_move
from regno.players.play import Chooser, play_game
from regno.proelio.chance import Rng, below, make_rng
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.jit.records import blank

HOUSES = 4
SURE = 2.0  # standard errors
PLAIN, PLAIN_SEED = 1000, 10_000_000  # games from which the rates of plain players are known
APART = 1000  # seeds between two sets
SHUFFLED_SETS, SHUFFLED_SEED = 20, 3_000_000  # of games, in which seats are shuffled
CHANGED = 10  # choices in all games from which on a habit is one
Pick = Callable[[View, list[int], Rng], int]


@dataclass(frozen=True)
class PlantedSet:
    """One set of games with a habit: what was found of it, and who else would have found it."""

    found: Tell | None
    changed: int  # choices of the player
    known: float  # p value of a rival who knows the rates, corrected for all habits


@dataclass(frozen=True)
class Planted:
    """A habit in a player, in every set of games, and what it costs by two ways to measure."""

    key: str
    sign: int
    sets: list[PlantedSet]
    costs: tuple[Cost, Cost] | None  # by fixed rivals, by trained ones

    @property
    def name(self) -> str:
        return f"{self.key} {'+' if self.sign > 0 else '-'}"


# ---------------------------------------------------------------- players


def pick_steward(view: View, legal: list[int], rng: Rng) -> int:
    return heuristic_move(view.state, HAND_TUNED, back_before(view), rng, legal, len(legal))


def pick_evolved(view: View, legal: list[int], rng: Rng) -> int:
    return heuristic_move(view.state, EVOLVED, back_before(view), rng, legal, len(legal))


def pick_by_policy(view: View, legal: list[int], rng: Rng) -> int:
    return sample_move(
        view.state, policy_for(option_values(view.options)), blank(PolicyScratch), rng, legal, len(legal)
    )


def pick_any(view: View, legal: list[int], rng: Rng) -> int:
    return legal[below(rng, len(legal))]


PICKS: dict[str, Pick] = {"steward": pick_steward, "evolved": pick_evolved, "policy": pick_by_policy}
ALL_SORTS = (pick_steward, pick_evolved, pick_by_policy, pick_any)


def player(game: Game, seed: int, pick: Pick, habit: Habit | None, sign: int, changed: list[int]) -> Chooser:
    """Return a player's way to choose, who at every occasion of a habit follows it, or does the contrary.

    The choices that this changes are appended to ``changed``.
    """
    rng = make_rng(seed)

    def choose(view: View) -> int:
        legal = list(view.legal)
        move = pick(view, legal, rng)
        found = habit.marks(game.state, legal) if habit and len(legal) > 1 else None
        if found is None or move not in found[1] or (move in found[0]) == (sign > 0):
            return move
        rest = [each for each in legal if (each in found[0]) == (sign > 0)] or [
            each for each in legal if each not in found[1]
        ]
        changed.append(move)
        move = pick(view, rest, rng)
        return move if move in rest else rest[0]  # a Steward may deploy nothing where that is left out

    return choose


def played(
    games: int, first: int, pick: Pick = pick_steward, habit: Habit | None = None, sign: int = 1
) -> tuple[list[CoachedGame], int]:
    """Return games of one player with a habit, on a seat in turn, and of plain ones on the others.

    The second figure is how many choices the habit changed.
    """
    found, changed = [], list[int]()
    for number in range(games):
        game, mine = regno.deal(seed=first + number), number % HOUSES
        choosers = [
            player(game, 1000 * number + seat, pick, habit if seat == mine else None, sign, changed)
            for seat in range(HOUSES)
        ]
        play_game(game, choosers, make_rng(first + number))
        found.append(CoachedGame(game, mine))
    return found, len(changed)


def played_by_all_sorts(games: int, first: int) -> list[CoachedGame]:
    """Return games in which each seat has a player of any sort."""
    found, rng = [], np.random.default_rng(first)
    for number in range(games):
        game, sorts = regno.deal(seed=first + number), rng.integers(0, len(ALL_SORTS), HOUSES)
        choosers = [player(game, 1000 * number + seat, ALL_SORTS[sort], None, 1, []) for seat, sort in enumerate(sorts)]
        play_game(game, choosers, make_rng(first + number))
        found.append(CoachedGame(game, 0))
    return found


# ---------------------------------------------------------------- what is found


def known_p_values(counts: HabitCounts, rates: Sequence[float]) -> dict[tuple[int, int], float]:
    """Return the p values of a rival who knows the rates of plain players, by habit and sign, corrected by Holm."""
    games, raw = np.arange(len(counts.seats)), dict[tuple[int, int], float]()
    for row, rate in enumerate(rates):
        taken, chances = (int(each[row, games, counts.seats].sum()) for each in (counts.taken, counts.chances))
        raw[row, 1] = binomial(chances, rate, range(taken, chances + 1))
        raw[row, -1] = binomial(chances, rate, range(taken + 1))
    corrected, worst = dict[tuple[int, int], float](), 0.0
    for place, (test, p) in enumerate(sorted(raw.items(), key=itemgetter(1))):
        worst = max(worst, min(1.0, p * (len(raw) - place)))
        corrected[test] = worst
    return corrected


def binomial(of: int, rate: float, taken: range) -> float:
    """Return the chance that so many of ``of`` choices are marked."""
    return fsum(comb(of, each) * rate**each * (1 - rate) ** (of - each) for each in taken)


def plain_rates(pick: Pick) -> list[float]:
    """Return how often plain players take the marked moves of each habit."""
    counts = HabitCounts(played(PLAIN, PLAIN_SEED, pick)[0])
    return [float(counts.taken[row].sum() / max(counts.chances[row].sum(), 1)) for row in range(len(HABITS))]


def plant_all(games: int, sets: int, seed: int, pick: Pick, rounds: int) -> Iterator[Planted]:
    """Yield every habit, done and avoided; without costs if there are no rounds."""
    rates = plain_rates(pick)
    for row, habit in enumerate(HABITS):
        for sign in (1, -1):
            tried = [plant(row, sign, games, seed + APART * number, pick, rates) for number in range(sets)]
            costs = (cost_of(habit.key, sign), trained_cost(habit.key, sign, rounds)) if rounds else None
            each = Planted(habit.key, sign, tried, costs)
            progress(f"{each.name}: found in {sum(one.found is not None for one in tried)} of {sets}")
            yield each


def plant(row: int, sign: int, games: int, first: int, pick: Pick, rates: Sequence[float]) -> PlantedSet:
    """Return what is found of a habit in one set of games."""
    plays, changed = played(games, first, pick, HABITS[row], sign)
    counts = HabitCounts(plays)
    found = next((tell for tell in counts.tells() if (tell.key, tell.sign) == (HABITS[row].key, sign)), None)
    return PlantedSet(found, changed, known_p_values(counts, rates)[row, sign])


def false_finds(plays: Sequence[CoachedGame], runs: int, seed: int) -> int:
    """Return in how many runs some habit is found of a House of each game chosen at random.

    Some habit is found if the least p value is found so seldom in the permutations: ``HabitCounts.tells``, all at once.
    """
    counts = HabitCounts(plays)
    null = counts.null(PERMUTATIONS).round(9)
    drawn = counts.deviances(np.random.default_rng(seed).integers(0, HOUSES, (runs, len(plays)))).round(9)
    ordered = np.sort(null, axis=1)
    null_ranks, ranks = (
        np.array([np.searchsorted(*pair) for pair in zip(ordered, some, strict=True)]).max(axis=0)
        for some in (null, drawn)
    )
    as_rare = PERMUTATIONS - np.searchsorted(np.sort(null_ranks), ranks)
    return int(((1 + as_rare) / (1 + PERMUTATIONS) <= ERROR).sum())


def shuffle_rows(games: int, shuffles: int) -> Iterator[tuple[str, str]]:
    """Yield the false finds in games of Stewards, of the policy, and of all sorts of players."""
    tables: dict[str, Callable[[int], list[CoachedGame]]] = {
        "Stewards": lambda first: played(games, first)[0],
        "players by the policy": lambda first: played(games, first, pick_by_policy)[0],
        "players of all sorts": lambda first: played_by_all_sorts(games, first),
    }
    for name, play in tables.items():
        firsts = range(SHUFFLED_SEED, SHUFFLED_SEED + SHUFFLED_SETS * APART, APART)
        found = sum(false_finds(play(first), shuffles // SHUFFLED_SETS, first) for first in firsts)
        low, high = wilson(found, shuffles)
        progress(f"{name}: {found} of {shuffles}")
        interval = f"{found} of {shuffles}; {100 * low:.2f} to {100 * high:.2f} %"
        yield f"shuffled seats, {name}: runs in which some habit is found", interval


# ---------------------------------------------------------------- what it costs


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
    every = [one for each in planted for one in each.sets]
    real = [one for one in every if one.changed >= CHANGED]
    known = [one for one in every if one.known <= ERROR]
    for what, some in (
        (f"habits that change {CHANGED} choices or more", real),
        ("habits that a rival finds who knows the rates", known),
        ("all", every),
    ):
        yield f"found within {games} games: {what}", f"{sum(one.found is not None for one in some)} of {len(some)}"
    yield "found by a rival who knows the rates: all", f"{len(known)} of {len(every)}"


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
    parser.add_argument("--sets", type=int, default=1)
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--plant", choices=PICKS, default="steward")
    parser.add_argument("--shuffles", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--without-costs", action="store_true")
    parser.add_argument("--only-costs", action="store_true")
    parser.add_argument("--only-shuffles", action="store_true")
    request = parser.parse_args()
    place, rounds = where(), 0 if request.without_costs else request.rounds
    if request.only_costs:
        report_costs(place, rounds)
        return
    shuffled = list(shuffle_rows(request.games, request.shuffles)) if request.shuffles else []
    if request.only_shuffles:
        write("The coach of tells, shuffled", place, table(("what", "found"), shuffled))
        return
    planted = list(plant_all(request.games, request.sets, request.seed, PICKS[request.plant], rounds))
    costs = [each.costs for each in planted if each.costs]
    rows = [*habit_rows(planted, request.games), *shuffled, *(cost_rows(costs) if costs else ())]
    head = ["habit", "choices changed", "found", "by a rival who knows the rates", "p, corrected, median"]
    told = f"Planted in: {request.plant}. Sets of {request.games} games: {request.sets}, from seed {request.seed}."
    parts = [told, table(("what", "found"), rows)]
    if costs:
        head += ["cost, fixed rivals", "cost, trained rivals"]
        parts.append(f"Costs in points of chance a game with standard errors; rivals trained for {rounds} rounds.")
    write("The coach of tells", place, *parts, table(head, (row(one) for one in planted)))


def row(one: Planted) -> list[object]:
    changed, found = [each.changed for each in one.sets], [each.found.p for each in one.sets if each.found]
    known = sum(each.known <= ERROR for each in one.sets)
    return [
        one.name,
        min(changed) if min(changed) == max(changed) else f"{min(changed)} to {max(changed)}",
        f"{len(found)} of {len(one.sets)}",
        f"{known} of {len(one.sets)}",
        f"{median(found):.4f}" if found else "",
        *map(points, one.costs or ()),
    ]


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
