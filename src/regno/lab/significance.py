"""Significance tests with Holm's correction for multiple comparisons.

Every seat, place in the order of play, Guild, card dealt and tie is one comparison. The probability of any false
positive in a whole report stays below ``FAMILY_ERROR``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt

from regno.lab.estimates import par_share
from regno.lab.experiment import Counts, Study
from regno.proelio.cards import BASE_KINDS, GUILDS, HAND_LIMIT, NAMES
from regno.proelio.rules.victory import WHOLE

FAMILY_ERROR = 0.01  # family-wise error rate


@dataclass(frozen=True)
class Comparison:
    """A value tested against its expectation."""

    group: str  # seat, order, guild, dealt or tie
    item: str
    value: float
    par: float
    n: int
    z: float  # standard errors away from par
    p: float  # two-sided, corrected for the number of comparisons
    found: bool


def comparisons(study: Study, counts: Counts) -> list[Comparison]:
    """Return all comparisons, the most significant first."""
    made = [*compare_shares(study, counts), *compare_deals(study, counts), *compare_ties(counts)]
    return apply_holm(made)


def compare(group: str, item: str, seen: float, par: float, n: int, variance: float) -> Comparison:
    """Compare a mean with its expectation, given the variance of one observation."""
    error = sqrt(variance / n) if n else 0.0
    z = (seen - par) / error if error else 0.0
    return Comparison(group, item, round(seen, 6), round(par, 6), n, round(z, 3), erfc(abs(z) / sqrt(2)), False)


def compare_shares(study: Study, counts: Counts) -> list[Comparison]:
    """Compare victories by seat, order of play and Guild with equal parts."""
    par, houses, games = par_share(study, counts), study.options.houses, counts["games"]
    made = []
    for group in ("seat", "order"):
        for place in range(houses):
            sums = (counts[f"{group}_share"][place], counts[f"{group}_square"][place], games)
            made.append(compare_share(group, str(place), *sums, par))
    for guild, name in enumerate(GUILDS):
        if counts["guild_games"][guild]:
            sums = (counts["guild_share"][guild], counts["guild_square"][guild], counts["guild_games"][guild])
            made.append(compare_share("guild", name, *sums, par))
    return made


def compare_share(group: str, item: str, share: int, square: int, n: int, par: float) -> Comparison:
    """Compare a share of victories, from its sum and sum of squares in sixtieths."""
    mean = share / WHOLE / n
    return compare(group, item, mean, par, n, square / WHOLE**2 / n - mean * mean)


def compare_deals(study: Study, counts: Counts) -> list[Comparison]:
    """Compare the cards of the opening hands with the deck (hypergeometric variance)."""
    deck, drawn, games = study.book.deck(study.options), HAND_LIMIT * study.options.houses, counts["games"]
    whole = sum(deck[:BASE_KINDS])
    made = []
    for kind in range(BASE_KINDS):
        if deck[kind]:
            part = deck[kind] / whole
            variance = drawn * part * (1 - part) * (whole - drawn) / (whole - 1)
            made.append(compare("dealt", NAMES[kind], counts["dealt"][kind] / games, drawn * part, games, variance))
    return made


def compare_ties(counts: Counts) -> list[Comparison]:
    """Compare the victories of Houses tied in Winter with equal parts; variance as if one were drawn by lot."""
    made = []
    for guild, name in enumerate(GUILDS):
        tied = counts["tied"][guild]
        if tied:
            seen, fair = counts["tied_share"][guild] / WHOLE / tied, counts["tied_fair"][guild] / WHOLE / tied
            made.append(compare("tie", name, seen, fair, tied, counts["tied_spread"][guild] / WHOLE**2 / tied))
    return made


def holm(values: Sequence[float]) -> list[float]:
    """Return p values corrected for their number by Holm's procedure, in the order given."""
    corrected, worst = [1.0] * len(values), 0.0
    for rank, place in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        worst = max(worst, min(1.0, values[place] * (len(values) - rank)))
        corrected[place] = worst
    return corrected


def apply_holm(made: Sequence[Comparison]) -> list[Comparison]:
    """Return the comparisons sorted, with Holm-corrected p values."""
    ranked = sorted(made, key=lambda one: (one.p, -abs(one.z)))
    corrected = holm([each.p for each in ranked])
    return [replace(each, p=p, found=p < FAMILY_ERROR) for each, p in zip(ranked, corrected, strict=True)]
