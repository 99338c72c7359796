"""Skill and luck: levels against each other, and how much of a result the deal determines."""

from __future__ import annotations

from dataclasses import replace
from math import log10, sqrt

from regno.arena.entrant import Entrant, seating
from regno.arena.ratings import Z, wilson_interval
from regno.lab.estimates import Estimate, Estimates
from regno.lab.experiment import Counts, Study
from regno.proelio.rules.victory import WHOLE

TWINS = 1 << 30  # offsets of the seeds of each kind of study
RUNGS = 3 << 29
RUNG = 1 << 24


def twin_study(main: Study, games: int) -> Study:
    """Return the study that plays every deal twice, independently after the deal."""
    return replace(main, name="twins", games=games + games % 2, seed=main.seed + TWINS, repeat=2, apart=True)


def level_study(main: Study, place: int, weaker: Entrant, stronger: Entrant, games: int) -> Study:
    """Return the study of a stronger player among weaker ones, every deal from every seat; allied, two against two."""
    houses = main.options.houses
    seats = tuple(seating([stronger, weaker], houses, bool(main.options.allied)))
    whole = -(-games // houses) * houses
    seed = main.seed + RUNGS + place * RUNG
    return replace(main, name=f"{stronger} > {weaker}", entrants=seats, games=whole, seed=seed, repeat=houses)


def twin_estimates(study: Study, counts: Counts) -> list[Estimate]:
    """Return the correlation of a seat's results in two games of one deal."""
    found, houses, games = Estimates(study, counts), study.options.houses, counts["games"]
    pairs = games // 2
    mean = sum(counts["seat_share"]) / WHOLE / games / houses
    variance = sum(counts["seat_square"]) / WHOLE**2 / games / houses - mean * mean
    together = counts["twin_product"] / WHOLE**2 / pairs / houses - mean * mean
    value = together / variance if variance else 0.0
    reach = Z * (1 - value * value) / sqrt(pairs * (houses - 1))
    found.add("luck-of-deal", "all", value, value - reach, value + reach, pairs)
    return found.figures


def level_estimates(study: Study, counts: Counts) -> list[Estimate]:
    """Return the stronger player's win share, its rating lead, and the variance explained by who plays."""
    found, games = Estimates(study, counts), counts["games"]
    chairs = 2 if study.options.allied else 1
    sides = study.options.houses // chairs
    won = counts["player_share"][0] / WHOLE * chairs  # partners win together
    par = 1 / sides
    found.add_share("level", study.name, won, games, round(par, 6))
    share, (low, high) = won / games, wilson_interval(won, games)
    points = [elo_difference(part, sides) for part in (share, low, high)]
    found.add("rating", study.name, points[0], points[1], points[2], games, 0.0)
    skill = sorted(explained_variance(part, sides) for part in (low, high))
    crossed = low <= par <= high
    found.add("skill", study.name, explained_variance(share, sides), 0.0 if crossed else skill[0], skill[1], games, 0.0)
    return found.figures


def elo_difference(share: float, sides: int) -> float:
    """Return the rating lead for a win share among equals: 400 points are odds of ten to one."""
    safe = min(max(share, 1e-4), 1 - 1e-4)
    return 400 * log10(safe * (sides - 1) / (1 - safe))


def explained_variance(share: float, sides: int) -> float:
    """Return the part of the variance of results due to who plays, if the others share the rest equally."""
    par, rest = 1 / sides, (1 - share) / (sides - 1)
    between = ((share - par) ** 2 + (sides - 1) * (rest - par) ** 2) / sides
    return between / (par * (1 - par))
