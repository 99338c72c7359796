"""Estimates: counts as numbers with an interval, n and the seed that reproduces them.

Shares have Wilson's 95 % interval, means the normal one; the report prints the formula of every group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from regno.arena.ratings import Z, wilson_interval
from regno.lab.counters.counts import ROUNDS
from regno.lab.experiment import Counts, Study
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.rules.victory import ENDINGS, WHOLE


@dataclass(frozen=True)
class Estimate:
    """One number of a report."""

    study: str
    group: str  # which formula it follows
    item: str  # which seat, Guild, card, round ...
    value: float
    low: float  # the 95 % interval
    high: float
    n: int
    par: float | None  # expected value under equality
    seed: int  # of the study's first game

    @property
    def is_known(self) -> bool:
        """Return whether it rests on any observation."""
        return self.n > 0


class Estimates:
    """Collects the estimates of one study."""

    def __init__(self, study: Study, counts: Counts) -> None:
        self.study, self.counts = study, counts
        self.figures: list[Estimate] = []

    def add(
        self, group: str, item: object, value: float, low: float, high: float, n: int, par: float | None = None
    ) -> None:
        """Append an estimate."""
        value, low, high = (round(each, 6) for each in (value, low, high))
        self.figures.append(Estimate(self.study.name, group, str(item), value, low, high, n, par, self.study.seed))

    def add_share(self, group: str, item: object, part: float, n: int, par: float | None = None) -> None:
        """Append a share with Wilson's interval."""
        low, high = wilson_interval(part, n)
        self.add(group, item, part / n if n else 0.0, low, high, n, par)

    def add_mean(self, group: str, item: object, total: float, squares: float, n: int) -> None:
        """Append a mean with the normal interval."""
        value = total / n if n else 0.0
        variance = max(squares / n - value * value, 0.0) if n else 0.0
        reach = Z * sqrt(variance / n) if n else 0.0
        self.add(group, item, value, value - reach, value + reach, n)

    def add_distribution(self, group: str, counts: Sequence[int], n: int) -> None:
        """Append the share of each value up to the highest observed; the last one stands for all beyond."""
        last = max((place for place, count in enumerate(counts) if count), default=-1)
        for place in range(last + 1):
            item = f"{place}+" if place == len(counts) - 1 else str(place)
            self.add_share(group, item, counts[place], n)


def par_share(study: Study, counts: Counts) -> float:
    """Return the share of victories of each seat if all were equal."""
    return float(sum(counts["seat_share"]) / WHOLE / max(counts["games"], 1) / study.options.houses)


def add_winners(found: Estimates) -> None:
    """Add victories by seat, order of play and Guild."""
    counts, games = found.counts, found.counts["games"]
    par = round(par_share(found.study, counts), 6)
    for seat in range(found.study.options.houses):
        found.add_share("seat", seat, counts["seat_share"][seat] / WHOLE, games, par)
    for place in range(found.study.options.houses):
        found.add_share("order", place, counts["order_share"][place] / WHOLE, games, par)
    for guild, name in enumerate(GUILDS):
        if counts["guild_games"][guild]:
            found.add_share("guild", name, counts["guild_share"][guild] / WHOLE, counts["guild_games"][guild], par)


def add_length(found: Estimates) -> None:
    """Add the mean number of turns."""
    counts = found.counts
    found.add_mean("turns", "mean", counts["turns"], counts["turns_squared"], counts["games"])


def add_endings(found: Estimates) -> None:
    """Add how games end, and how many have a single winner."""
    counts, games = found.counts, found.counts["games"]
    for ending in range(1, len(ENDINGS)):
        found.add_share("ending", ENDINGS[ending], counts["endings"][ending], games)
    found.add_share("decided", "all", counts["decided"], games)


def add_from_last(found: Estimates) -> None:
    """Add how many sole winners were once alone in the last place."""
    found.add_share("from-last", "all", found.counts["from_last"], sum(found.counts["behind"]))


def add_course(found: Estimates) -> None:
    """Add lengths, endings and changes of the lead."""
    counts, games = found.counts, found.counts["games"]
    add_length(found)
    found.add_distribution("rounds", counts["lengths"], games)
    add_endings(found)
    found.add_mean("lead-changes", "mean", counts["lead_total"], counts["lead_squared"], games)
    found.add_distribution("lead-spread", counts["lead_changes"], games)
    found.add_distribution("behind", counts["behind"], sum(counts["behind"]))
    add_from_last(found)
    for place in range(ROUNDS):
        if counts["led"][place]:
            par = round(par_share(found.study, counts), 6)
            found.add_share("leader", place + 1, counts["led_share"][place] / WHOLE, counts["led"][place], par)


def add_points(found: Estimates) -> None:
    """Add the mean points of a House in Winter."""
    counts = found.counts
    found.add_mean("points", "mean", counts["points_total"], counts["points_squared"], sum(counts["points"]))


def add_winter(found: Estimates) -> None:
    """Add points, margins and ties of games that Winter ended."""
    counts = found.counts
    houses = sum(counts["points"])
    add_points(found)
    found.add_distribution("points-spread", counts["points"], houses)
    found.add_distribution("margin", counts["margins"], sum(counts["margins"]))
    for guild, name in enumerate(GUILDS):
        tied = counts["tied"][guild]
        if tied:
            fair = counts["tied_fair"][guild] / WHOLE / tied
            found.add_share("tie", name, counts["tied_share"][guild] / WHOLE, tied, round(fair, 6))


def add_cards(found: Estimates) -> None:
    """Add how often each card of the deck is held, played and decisive, also by round."""
    counts, games = found.counts, found.counts["games"]
    deck = found.study.book.deck(found.study.options)
    hands = games * found.study.options.houses
    for kind, name in enumerate(NAMES):
        if not deck[kind]:
            continue
        found.add_share("held", name, sum(counts["held"][kind]), sum(counts["begun"]))
        found.add_share("used", name, counts["users"][kind], hands)
        add_decisive(found, kind, name)
        add_won_with(found, kind, name, hands)
        for place in range(ROUNDS):
            begun = counts["begun"][place]
            when = f"{name} {place + 1}" + ("+" if place == ROUNDS - 1 else "")
            if begun:
                found.add_share("held-when", when, counts["held"][kind][place], begun)
                plays = counts["played"][kind][place]
                found.add_mean("played-when", when, plays, plays + plays * plays / begun, begun)  # as rare events


def add_decisive(found: Estimates, kind: int, name: str) -> None:
    """Add how many sole victories hung on a card."""
    found.add_share("decisive", name, found.counts["decisive"][kind], found.counts["decided"])


def add_won_with(found: Estimates, kind: int, name: str, hands: int) -> None:
    """Add the difference in victories between Houses that played a card and those that did not."""
    counts = found.counts
    users, won = counts["users"][kind], counts["user_share"][kind] / WHOLE
    others = hands - users
    if users and others:
        with_it, without = won / users, (sum(counts["seat_share"]) / WHOLE - won) / others
        reach = Z * sqrt(with_it * (1 - with_it) / users + without * (1 - without) / others)
        value = with_it - without
        found.add("won-with", name, value, value - reach, value + reach, hands, 0.0)


MAIN: tuple[Callable[[Estimates], None], ...] = (add_winners, add_course, add_winter, add_cards)


def main_estimates(study: Study, counts: Counts) -> list[Estimate]:
    """Return all estimates of the main study."""
    found = Estimates(study, counts)
    for part in MAIN:
        part(found)
    return found.figures


def of_group(figures: Iterable[Estimate], group: str) -> list[Estimate]:
    """Return the estimates of one group."""
    return [figure for figure in figures if figure.group == group]
