"""Results of a match: win shares with intervals, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from regno.arena.game import GameResult
from regno.arena.match import Match

Z = 1.959964  # two-sided 95 %


@dataclass(frozen=True)
class MatchStanding:
    """One entrant over a whole match."""

    entrant: str
    games: int
    wins: float  # shared victories count in part; mean of its seats
    share: float
    low: float  # the 95 % interval of the share
    high: float
    par: float
    rating: float  # openskill's mu
    doubt: float  # and sigma
    milliseconds: float  # of thinking a choice


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share; conservative for shared victories and several seats."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(match: Match, results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Return Plackett-Luce ratings, updated game by game; several seats of one entrant are averaged."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    table = {str(entrant): (model.mu, model.sigma) for entrant in match.entrants}
    for result in results:
        names = [str(entrant) for entrant in match.seats(result.number)]
        sides = [(0, 2), (1, 3)] if match.options.allied else [(seat,) for seat in range(len(names))]
        teams = [[model.rating(*table[names[seat]]) for seat in side] for side in sides]
        rated = model.rate(teams, ranks=[1 - result.shares[side[0]] for side in sides])
        moved: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for side, team in zip(sides, rated, strict=True):
            for seat, rating in zip(side, team, strict=True):
                moved[names[seat]].append((rating.mu, rating.sigma))
        table |= {name: mean_pair(found) for name, found in moved.items()}
    return table


def mean_pair(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the mean of pairs by component."""
    return sum(pair[0] for pair in pairs) / len(pairs), sum(pair[1] for pair in pairs) / len(pairs)


def standings(match: Match, results: Sequence[GameResult]) -> list[MatchStanding]:
    """Return each entrant once, the best share first."""
    rated = ratings(match, results)
    found = [standing_of(match, results, name, rated[name]) for name in rated]
    return sorted(found, key=lambda each: -each.share)


def standing_of(match: Match, results: Sequence[GameResult], name: str, rating: tuple[float, float]) -> MatchStanding:
    """Return one entrant's standing."""
    wins, seconds, choices = 0.0, 0.0, 0
    for result in results:
        mine = [seat for seat, entrant in enumerate(match.seats(result.number)) if str(entrant) == name]
        wins += sum(result.shares[seat] for seat in mine) / len(mine)
        seconds += sum(result.seconds[seat] for seat in mine)
        choices += sum(result.choices[seat] for seat in mine)
    low, high = wilson_interval(wins, len(results))
    return MatchStanding(
        entrant=name,
        games=len(results),
        wins=round(wins, 4),
        share=round(wins / len(results), 4),
        low=round(low, 4),
        high=round(high, 4),
        par=0.5 if match.options.allied else round(1 / len(match.entrants), 4),
        rating=round(rating[0], 2),
        doubt=round(rating[1], 2),
        milliseconds=round(1000 * seconds / max(choices, 1), 3),
    )
