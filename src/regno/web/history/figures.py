"""Figures of a person's games: shares of wins with their intervals, and the running mean of what mistakes cost."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, stdev
from typing import Literal

import msgspec

from regno.chronicles.intervals import Z, wilson
from regno.web.messages import TableSeen

SPAN = 10  # games in a running mean
Group = Literal["all", "people", "bots", "edition", "guild", "opponent"]


class Share(msgspec.Struct, frozen=True):
    """How many games of a group were won, the share's 95 % interval (Wilson 1927), and what equal players would win."""

    group: Group
    name: str  # of the edition, Guild or opponent
    games: int
    wins: int
    low: float
    high: float
    par: float


class Lost(msgspec.Struct, frozen=True):
    """What mistakes cost in one game, in points of the chance to win, and the mean of the last games up to it."""

    table: str
    ended: int
    points: float
    mean: float
    low: float
    high: float


def counts(game: TableSeen) -> bool:
    """Whether a game counts for shares: it was played to its end, by one seat of this person's."""
    return game.phase == "over" and len(game.yours) == 1


def groups_of(game: TableSeen, guilds: Sequence[str]) -> Iterator[tuple[Group, str]]:
    """Yield the groups that a game belongs to, each once."""
    (mine,) = game.yours
    partner = (mine + 2) % game.houses if game.allied else mine
    others = [seat for number, seat in enumerate(game.seats) if number not in (mine, partner)]
    people = sorted({seat.name for seat in others if seat.kind in ("person", "stand_in") and seat.name})
    yield "all", ""
    yield ("people" if people else "bots"), ""
    yield "edition", game.edition
    if mine < len(guilds) and guilds[mine]:
        yield "guild", guilds[mine]
    yield from (("opponent", name) for name in people)


def shares(games: Iterable[TableSeen], guilds: dict[str, list[str]]) -> list[Share]:
    """Return the shares of all groups, the larger first in each kind. ``guilds`` are those of the seats, by table."""
    found: dict[tuple[Group, str], list[tuple[bool, float]]] = {}
    for game in filter(counts, games):
        par = 2 / game.houses if game.allied else 1 / game.houses
        for group in groups_of(game, guilds.get(game.table, ())):
            found.setdefault(group, []).append((game.yours[0] in game.winners, par))
    order: list[Group] = ["all", "people", "bots", "edition", "guild", "opponent"]
    ranked = sorted(found.items(), key=lambda item: (order.index(item[0][0]), -len(item[1]), item[0][1]))
    return [share_of(group, name, results) for (group, name), results in ranked]


def share_of(group: Group, name: str, results: Sequence[tuple[bool, float]]) -> Share:
    wins, games = sum(won for won, _ in results), len(results)
    low, high = wilson(wins, games)
    return Share(group, name, games, wins, round(low, 4), round(high, 4), round(fmean(par for _, par in results), 4))


def trend(costs: Iterable[tuple[str, int, float]]) -> list[Lost]:
    """Return what each game cost (table, end, points) with the mean of the last SPAN games, the oldest first."""
    ordered = sorted(costs, key=lambda each: (each[1], each[0]))
    found = []
    for place, (table, ended, points) in enumerate(ordered):
        window = [each[2] for each in ordered[max(0, place + 1 - SPAN) : place + 1]]
        mean = fmean(window)
        half = Z * stdev(window) / math.sqrt(len(window)) if len(window) > 1 else mean
        rounded = [round(each, 2) for each in (points, mean, max(0.0, mean - half), mean + half)]
        found.append(Lost(table, ended, *rounded))
    return found
