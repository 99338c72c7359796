"""Figures: what was counted, as numbers with an interval, each with the n it rests on and the seed that repeats it.

A share has Wilson's 95 % interval, a mean the normal one; the report prints the formula of every group.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from regno.arena.ratings import Z, interval
from regno.lab.counters.counts import ROUNDS
from regno.lab.experiment import Counts, Study
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.rules.victory import ENDINGS, WHOLE


@dataclass(frozen=True)
class Figure:
    """One number of a report."""

    study: str
    group: str  # which formula it follows
    item: str  # which seat, Guild, card, round ...
    value: float
    low: float  # the 95 % interval
    high: float
    n: int
    par: float | None  # what it would be if nothing mattered
    seed: int  # of the study's first game

    @property
    def is_known(self) -> bool:
        return self.n > 0


class Found:
    """The figures of one study, made one after the other."""

    def __init__(self, study: Study, counts: Counts) -> None:
        self.study, self.counts = study, counts
        self.figures: list[Figure] = []

    def add(
        self, group: str, item: object, value: float, low: float, high: float, n: int, par: float | None = None
    ) -> None:
        value, low, high = (round(each, 6) for each in (value, low, high))
        self.figures.append(Figure(self.study.name, group, str(item), value, low, high, n, par, self.study.seed))

    def share(self, group: str, item: object, part: float, n: int, par: float | None = None) -> None:
        """A part of a whole, with Wilson's interval."""
        low, high = interval(part, n)
        self.add(group, item, part / n if n else 0.0, low, high, n, par)

    def mean(self, group: str, item: object, total: float, squares: float, n: int) -> None:
        """An average, with the normal interval."""
        value = total / n if n else 0.0
        variance = max(squares / n - value * value, 0.0) if n else 0.0
        reach = Z * sqrt(variance / n) if n else 0.0
        self.add(group, item, value, value - reach, value + reach, n)

    def spread(self, group: str, counts: Sequence[int], n: int) -> None:
        """A distribution: the share of each place that was ever reached; the last one stands for all beyond."""
        last = max((place for place, count in enumerate(counts) if count), default=-1)
        for place in range(last + 1):
            item = f"{place}+" if place == len(counts) - 1 else str(place)
            self.share(group, item, counts[place], n)


def par_of(study: Study, counts: Counts) -> float:
    """What every seat would win if they were equal: its part of the victories there were."""
    return float(sum(counts["seat_share"]) / WHOLE / max(counts["games"], 1) / study.options.houses)


def winners(found: Found) -> None:
    """Who wins: by seat, in the order of play, by Guild."""
    counts, games = found.counts, found.counts["games"]
    par = round(par_of(found.study, counts), 6)
    for seat in range(found.study.options.houses):
        found.share("seat", seat, counts["seat_share"][seat] / WHOLE, games, par)
    for place in range(found.study.options.houses):
        found.share("order", place, counts["order_share"][place] / WHOLE, games, par)
    for guild, name in enumerate(GUILDS):
        if counts["guild_games"][guild]:
            found.share("guild", name, counts["guild_share"][guild] / WHOLE, counts["guild_games"][guild], par)


def course(found: Found) -> None:
    """How long, how it ends, who leads."""
    counts, games = found.counts, found.counts["games"]
    found.mean("turns", "mean", counts["turns"], counts["turns_squared"], games)
    found.spread("rounds", counts["lengths"], games)
    for ending in range(1, len(ENDINGS)):
        found.share("ending", ENDINGS[ending], counts["endings"][ending], games)
    found.share("decided", "all", counts["decided"], games)
    found.mean("lead-changes", "mean", counts["lead_total"], counts["lead_squared"], games)
    found.spread("lead-spread", counts["lead_changes"], games)
    alone = sum(counts["behind"])
    found.spread("behind", counts["behind"], alone)
    found.share("from-last", "all", counts["from_last"], alone)
    for place in range(ROUNDS):
        if counts["led"][place]:
            par = round(par_of(found.study, counts), 6)
            found.share("leader", place + 1, counts["led_share"][place] / WHOLE, counts["led"][place], par)


def winter(found: Found) -> None:
    """Points, margins and ties of the games that Winter ended."""
    counts = found.counts
    houses = sum(counts["points"])
    found.mean("points", "mean", counts["points_total"], counts["points_squared"], houses)
    found.spread("points-spread", counts["points"], houses)
    found.spread("margin", counts["margins"], sum(counts["margins"]))
    for guild, name in enumerate(GUILDS):
        tied = counts["tied"][guild]
        if tied:
            fair = counts["tied_fair"][guild] / WHOLE / tied
            found.share("tie", name, counts["tied_share"][guild] / WHOLE, tied, round(fair, 6))


def cards(found: Found) -> None:
    """How often and when each card is held, played, decisive; kinds that are not in the box are left out."""
    counts, games = found.counts, found.counts["games"]
    deck = found.study.book.deck(found.study.options)
    hands = games * found.study.options.houses
    for kind, name in enumerate(NAMES):
        if not deck[kind]:
            continue
        found.share("held", name, sum(counts["held"][kind]), sum(counts["begun"]))
        found.share("used", name, counts["users"][kind], hands)
        found.share("decisive", name, counts["decisive"][kind], counts["decided"])
        won_with(found, kind, name, hands)
        for place in range(ROUNDS):
            begun = counts["begun"][place]
            when = f"{name} {place + 1}" + ("+" if place == ROUNDS - 1 else "")
            if begun:
                found.share("held-when", when, counts["held"][kind][place], begun)
                plays = counts["played"][kind][place]
                found.mean("played-when", when, plays, plays + plays * plays / begun, begun)  # as rare events


def won_with(found: Found, kind: int, name: str, hands: int) -> None:
    """What Houses that played a card won, less what the others won."""
    counts = found.counts
    users, won = counts["users"][kind], counts["user_share"][kind] / WHOLE
    others = hands - users
    if users and others:
        with_it, without = won / users, (sum(counts["seat_share"]) / WHOLE - won) / others
        reach = Z * sqrt(with_it * (1 - with_it) / users + without * (1 - without) / others)
        value = with_it - without
        found.add("won-with", name, value, value - reach, value + reach, hands, 0.0)


MAIN: tuple[Callable[[Found], None], ...] = (winners, course, winter, cards)


def main_figures(study: Study, counts: Counts) -> list[Figure]:
    """All that is said of the games of the main study."""
    found = Found(study, counts)
    for part in MAIN:
        part(found)
    return found.figures


def of_group(figures: Iterable[Figure], group: str) -> list[Figure]:
    return [figure for figure in figures if figure.group == group]
