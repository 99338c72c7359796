"""Standings: what a match says of its entrants. Win share with its interval against par, and a rating."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from regno.arena.game import Bout
from regno.arena.match import Match

Z = 1.959964  # two-sided 95 %


@dataclass(frozen=True)
class Standing:
    """One entrant over a whole match."""

    entrant: str
    games: int
    wins: float  # shared victories shared, the average of its seats
    share: float
    low: float  # the 95 % interval of the share
    high: float
    par: float
    rating: float  # openskill's mu
    doubt: float  # and sigma
    milliseconds: float  # of thinking a choice


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of a share; for shared victories and several seats it is, if anything, too wide."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = Z / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(match: Match, bouts: Sequence[Bout]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings game after game; several seats of one entrant move it by their average."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    table = {str(entrant): (model.mu, model.sigma) for entrant in match.entrants}
    for bout in bouts:
        names = [str(entrant) for entrant in match.seats(bout.number)]
        sides = [(0, 2), (1, 3)] if match.options.allied else [(seat,) for seat in range(len(names))]
        teams = [[model.rating(*table[names[seat]]) for seat in side] for side in sides]
        rated = model.rate(teams, ranks=[1 - bout.shares[side[0]] for side in sides])
        moved: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for side, team in zip(sides, rated, strict=True):
            for seat, rating in zip(side, team, strict=True):
                moved[names[seat]].append((rating.mu, rating.sigma))
        table |= {name: mean(found) for name, found in moved.items()}
    return table


def mean(pairs: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The average of pairs, part by part."""
    return sum(pair[0] for pair in pairs) / len(pairs), sum(pair[1] for pair in pairs) / len(pairs)


def standings(match: Match, bouts: Sequence[Bout]) -> list[Standing]:
    """Every entrant once, the best share first."""
    rated = ratings(match, bouts)
    found = [standing(match, bouts, name, rated[name]) for name in rated]
    return sorted(found, key=lambda each: -each.share)


def standing(match: Match, bouts: Sequence[Bout], name: str, rating: tuple[float, float]) -> Standing:
    """One entrant's line."""
    wins, seconds, choices = 0.0, 0.0, 0
    for bout in bouts:
        mine = [seat for seat, entrant in enumerate(match.seats(bout.number)) if str(entrant) == name]
        wins += sum(bout.shares[seat] for seat in mine) / len(mine)
        seconds += sum(bout.seconds[seat] for seat in mine)
        choices += sum(bout.choices[seat] for seat in mine)
    low, high = interval(wins, len(bouts))
    return Standing(
        entrant=name,
        games=len(bouts),
        wins=round(wins, 4),
        share=round(wins / len(bouts), 4),
        low=round(low, 4),
        high=round(high, 4),
        par=0.5 if match.options.allied else round(1 / len(match.entrants), 4),
        rating=round(rating[0], 2),
        doubt=round(rating[1], 2),
        milliseconds=round(1000 * seconds / max(choices, 1), 3),
    )
