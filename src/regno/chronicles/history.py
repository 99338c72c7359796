"""Evenings that are over: who won by scenario, level and group; the chance of the next one, and the even level.

The chance begins with the simulated team of the scenario (``odds.toml``) and moves with the group's own results. One
number says how much better or worse the group does than that team, the same on all levels and in all scenarios: a
logistic regression with the simulated log-odds as offset and a standard normal prior (a Rasch model with known
difficulties), fitted by Newton's method. Its interval is Laplace's. Paladins, whose simulator has no share of games
won, is judged by the points of the group's own evenings (``margins.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import exp, log, sqrt
from typing import TypeVar

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.margins import WIDE, Margin, fit_margins
from regno.chronicles.result import ChronicleResult
from regno.untrusted_toml import parse_toml

K = TypeVar("K", bound=Hashable)
LEAST, MOST = 0.02, 0.98  # no simulated team is certain to win or to lose
STEPS = 25  # of Newton's method; it needs about five


@dataclass(frozen=True, slots=True)
class Evening:
    """A co-operative scenario that was played to its end."""

    kind: str
    result: ChronicleResult
    players: tuple[str, ...]
    ended: str  # date and time of its last step

    @property
    def group(self) -> frozenset[str]:
        """The people, whatever their seats and however they write their names."""
        return group_of(self.players)


@dataclass(frozen=True, slots=True)
class WonEvenings:
    """How many of some evenings were won."""

    won: int
    played: int


@dataclass(frozen=True, slots=True)
class WinChance:
    """A predicted chance with its 95 % interval, the one before any evening, and how many evenings it rests on."""

    chance: float
    low: float
    high: float
    simulated: float
    evenings: int


@dataclass(frozen=True, slots=True)
class Calibration:
    """How earlier predictions turned out, each made from the evenings before it."""

    evenings: int
    predicted: float  # mean chance
    won: float  # share
    brier: float  # mean squared error; 0.25 is what "one half" always gets


def group_of(players: Iterable[str]) -> frozenset[str]:
    """Return the people of some names."""
    return frozenset(name.strip().casefold() for name in players)


def evening_of(chronicle: Chronicle) -> Evening | None:
    """Return the evening that a chronicle records; None while it goes on, and for a campaign."""
    result = chronicle.result
    if result.won is None:
        return None
    ended = chronicle.entries[-1].command.at if chronicle.entries else chronicle.header.begun
    return Evening(chronicle.header.kind, result, tuple(chronicle.header.facts["players"]), ended)


def shares(evenings: Iterable[Evening], by: Callable[[Evening], K]) -> dict[K, WonEvenings]:
    """Return how many evenings were won for each value of ``by``, in the order in which the values first come."""
    found: dict[K, WonEvenings] = {}
    for one in evenings:
        before = found.get(by(one), WonEvenings(0, 0))
        found[by(one)] = WonEvenings(before.won + bool(one.result.won), before.played + 1)
    return found


# ------------------------------------------------------------ odds


@cache
def odds_file() -> dict[str, dict[str, dict[str, dict[str, float]]]]:
    """Return what was simulated: ``shares_won`` and ``level_costs`` by scenario, level and number of players."""
    return parse_toml(files("regno.chronicles").joinpath("odds.toml").read_text(encoding="utf-8"))


def simulated_odds() -> dict[str, dict[str, dict[str, float]]]:
    """Return the share of games that the simulated team wins, by scenario, level and number of players."""
    return odds_file()["shares_won"]


def level_costs() -> dict[str, dict[str, dict[str, float]]]:
    """Return the VP that a level costs a player of the simulated team, where that is all it tells."""
    return odds_file()["level_costs"]


def levels(kind: str, players: int) -> list[str]:
    """Return the levels of a scenario that are simulated for a number of players, the easiest first."""
    found = simulated_odds().get(kind) or level_costs().get(kind, {})
    return [level for level, by_players in found.items() if str(players) in by_players]


def win_chance(kind: str, level: str, players: int, evenings: Sequence[Evening]) -> WinChance | None:
    """Return the chance of a group with these evenings behind it; None where the scenario was never simulated so."""
    if kind in level_costs():
        return chance_by_margins(kind, level, players, evenings)
    simulated = simulated_odds().get(kind, {}).get(level, {}).get(str(players))
    if simulated is None:
        return None
    known = [(offset, bool(one.result.won)) for one in evenings if (offset := offset_of(one)) is not None]
    skill, spread = group_skill(known)
    middle = log_odds(simulated) + skill
    low, high = middle - WIDE * spread, middle + WIDE * spread
    return WinChance(logistic(middle), logistic(low), logistic(high), simulated, len(known))


def chance_by_margins(kind: str, level: str, players: int, evenings: Sequence[Evening]) -> WinChance | None:
    """Return the chance from the points of a group's evenings in this scenario; None where it was not simulated."""
    cost = extra_cost(kind, level, players)
    if cost is None:
        return None
    margins = [
        Margin(paid, one.result.margin / len(one.players))
        for one in evenings
        if one.kind == kind and (paid := extra_cost(kind, one.result.level, len(one.players))) is not None
    ]
    before = fit_margins(()).chance(cost)[0]
    return WinChance(*fit_margins(margins).chance(cost), before, len(margins))


def extra_cost(kind: str, level: str, players: int) -> float | None:
    """Return the VP that a level costs a player more than the easiest one; None where that was never simulated."""
    costs = [by_players.get(str(players)) for by_players in level_costs().get(kind, {}).values()]
    cost = level_costs().get(kind, {}).get(level, {}).get(str(players))
    return None if cost is None or costs[0] is None else cost - costs[0]


def telling(kind: str, evenings: Iterable[Evening]) -> list[Evening]:
    """Return the evenings that move the chance of a scenario: those of all with a share won, or its own alone."""
    if kind in level_costs():
        return [one for one in evenings if one.kind == kind]
    return [one for one in evenings if offset_of(one) is not None]


def even_level(kind: str, players: int, evenings: Sequence[Evening]) -> str | None:
    """Return the level whose chance is nearest to one half; None where nothing was simulated."""
    chances = {level: win_chance(kind, level, players, evenings) for level in levels(kind, players)}
    known = {level: chance for level, chance in chances.items() if chance}
    return min(known, key=lambda level: abs(known[level].chance - 0.5)) if known else None


def calibration(evenings: Sequence[Evening]) -> Calibration | None:
    """Return how the predictions before each of a group's evenings, in their order, turned out."""
    told = []
    for place, one in enumerate(evenings):
        chance = win_chance(one.kind, one.result.level, len(one.players), evenings[:place])
        if chance:
            told.append((chance.chance, bool(one.result.won)))
    if not told:
        return None
    count = len(told)
    return Calibration(
        evenings=count,
        predicted=sum(chance for chance, _ in told) / count,
        won=sum(won for _, won in told) / count,
        brier=sum((chance - won) ** 2 for chance, won in told) / count,
    )


def offset_of(evening: Evening) -> float | None:
    """Return the simulated log-odds of an evening."""
    by_players = simulated_odds().get(evening.kind, {}).get(evening.result.level, {})
    simulated = by_players.get(str(len(evening.players)))
    return None if simulated is None else log_odds(simulated)


def group_skill(results: Sequence[tuple[float, bool]]) -> tuple[float, float]:
    """Return a group's log-odds above the simulated team's, and its standard deviation, given offsets and results."""
    skill, curvature = 0.0, 1.0
    for _ in range(STEPS):
        chances = [logistic(offset + skill) for offset, _ in results]
        slope = sum(won - chance for (_, won), chance in zip(results, chances, strict=True)) - skill
        curvature = 1 + sum(chance * (1 - chance) for chance in chances)
        skill += slope / curvature
    return skill, 1 / sqrt(curvature)


def logistic(value: float) -> float:
    return 1 / (1 + exp(-value))


def log_odds(chance: float) -> float:
    held = min(MOST, max(LEAST, chance))
    return log(held / (1 - held))
