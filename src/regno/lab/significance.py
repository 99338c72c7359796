"""Findings: what cannot well be chance, after allowing for how many things were looked at.

Every seat, place in the order of play, Guild, card dealt and tie is one comparison. Holm's procedure keeps the chance
of even one false finding in a whole report below ``ALARM``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, sqrt

from regno.lab.estimates import par_of
from regno.lab.experiment import Counts, Study
from regno.proelio.cards import BASE_KINDS, GUILDS, HAND_LIMIT, NAMES
from regno.proelio.rules.victory import WHOLE

ALARM = 0.01  # the chance that a fair game makes any finding at all


@dataclass(frozen=True)
class Finding:
    """One comparison: what was seen, what would be fair, and how surprising the difference is."""

    group: str  # seat, order, guild, dealt or tie
    item: str
    value: float
    par: float
    n: int
    z: float  # standard errors away from par
    p: float  # two-sided, corrected for the number of comparisons
    found: bool


def comparisons(study: Study, counts: Counts) -> list[Finding]:
    """Everything that was compared, the most surprising first."""
    made = [*compared_shares(study, counts), *compared_deals(study, counts), *compared_ties(counts)]
    return corrected(made)


def compared(group: str, item: str, seen: float, par: float, n: int, variance: float) -> Finding:
    """A mean against what it should be, by the variance of one observation."""
    error = sqrt(variance / n) if n else 0.0
    z = (seen - par) / error if error else 0.0
    return Finding(group, item, round(seen, 6), round(par, 6), n, round(z, 3), erfc(abs(z) / sqrt(2)), False)


def compared_shares(study: Study, counts: Counts) -> list[Finding]:
    """What seats, places in the order and Guilds win, against equal parts."""
    par, houses, games = par_of(study, counts), study.options.houses, counts["games"]
    made = []
    for group in ("seat", "order"):
        for place in range(houses):
            sums = (counts[f"{group}_share"][place], counts[f"{group}_square"][place], games)
            made.append(compared_share(group, str(place), *sums, par))
    for guild, name in enumerate(GUILDS):
        if counts["guild_games"][guild]:
            sums = (counts["guild_share"][guild], counts["guild_square"][guild], counts["guild_games"][guild])
            made.append(compared_share("guild", name, *sums, par))
    return made


def compared_share(group: str, item: str, share: int, square: int, n: int, par: float) -> Finding:
    """A share of victories, from its sum and squares in sixtieths."""
    mean = share / WHOLE / n
    return compared(group, item, mean, par, n, square / WHOLE**2 / n - mean * mean)


def compared_deals(study: Study, counts: Counts) -> list[Finding]:
    """Cards in the opening hands, against what the edition says the deck holds: drawn without putting back."""
    deck, drawn, games = study.book.deck(study.options), HAND_LIMIT * study.options.houses, counts["games"]
    whole = sum(deck[:BASE_KINDS])
    made = []
    for kind in range(BASE_KINDS):
        if deck[kind]:
            part = deck[kind] / whole
            variance = drawn * part * (1 - part) * (whole - drawn) / (whole - 1)
            made.append(compared("dealt", NAMES[kind], counts["dealt"][kind] / games, drawn * part, games, variance))
    return made


def compared_ties(counts: Counts) -> list[Finding]:
    """What Houses level at the top of Winter win, against equal parts; the variance is that of a lot among them."""
    made = []
    for guild, name in enumerate(GUILDS):
        tied = counts["tied"][guild]
        if tied:
            seen, fair = counts["tied_share"][guild] / WHOLE / tied, counts["tied_fair"][guild] / WHOLE / tied
            made.append(compared("tie", name, seen, fair, tied, counts["tied_spread"][guild] / WHOLE**2 / tied))
    return made


def corrected(made: Sequence[Finding]) -> list[Finding]:
    """Holm's correction: the least probable is held against all, the next against all but one, and so on."""
    worst, done = 0.0, []
    for place, each in enumerate(sorted(made, key=lambda one: (one.p, -abs(one.z)))):
        worst = max(worst, min(1.0, each.p * (len(made) - place)))
        plain = {name: getattr(each, name) for name in ("group", "item", "value", "par", "n", "z")}
        done.append(Finding(**plain, p=worst, found=worst < ALARM))
    return done
