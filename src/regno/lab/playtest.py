"""Noted results of real games beside simulated ones: a small CSV file, and figures with intervals for both."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from math import sqrt
from pathlib import Path

from regno.arena.ratings import wilson_interval
from regno.errors import BadRequest, RegnoError
from regno.files import why_unreadable
from regno.lab.estimates import Estimate, main_estimates
from regno.lab.experiment import Counts, Study
from regno.lab.run_log import LabError
from regno.proelio.cards import GUILDS
from regno.proelio.edition import Edition
from regno.proelio.state import Options
from regno.text.numbers import read_whole

COLUMNS = ("date", "houses", "with", "winner", "ending", "rounds", "minutes", "guild", "remark")
NEEDED = ("houses", "winner", "ending")
MODES = ("guilds", "merchant", "allied")
# What is noted of an ending, and which endings of the engine it stands for.
ENDINGS = {"fall": ("conquest", "alliance"), "winter": ("winter",), "other": ("draw", "cap")}
MOST_BYTES, MOST_ROUNDS, MOST_MINUTES = 4_000_000, 500, 1_440
# Student's t, two-sided 95 %, by degrees of freedom; beyond them the normal value is near enough.
STUDENT = (
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
    2.120, 2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042,
)  # fmt: skip
NORMAL = 1.96


@dataclass(frozen=True)
class Setup:
    """The table that a game was played at."""

    houses: int
    modes: tuple[str, ...]

    def options(self, book: Edition) -> Options:
        """Return the options of such a table; raise BadOption if the edition has none."""
        guilds, merchant, allied = (mode in self.modes for mode in MODES)
        return book.options(self.houses, guilds, merchant, allied)


@dataclass(frozen=True)
class NotedGame:
    """One line of the file."""

    setup: Setup
    winners: tuple[int, ...]  # places in the order of play, from 0
    ending: str
    rounds: int | None
    minutes: int | None
    guild: str


@dataclass(frozen=True)
class Interval:
    """A figure with its 95 % interval; without one of a single game."""

    value: float
    low: float | None
    high: float | None
    n: int


@dataclass(frozen=True)
class PlaytestComparison:
    """One figure of real games beside the same of simulated ones."""

    group: str  # order, ending, rounds, guild
    item: str
    noted: Interval
    simulated: Interval

    @property
    def fits(self) -> bool:
        """Whether the noted interval holds the simulated figure, whose own interval is narrow."""
        if self.noted.low is None or self.noted.high is None:
            return True
        return self.noted.low <= self.simulated.value <= self.noted.high


# ---------------------------------------------------------------- the file


class LineReader:
    """Parses one line; every error names file, line, column, value and what would be right."""

    def __init__(self, file: str, line: int, row: Mapping[str, str]) -> None:
        self.file, self.line, self.row = file, line, row

    def wrong(self, column: str, expected: str) -> LabError:
        value = self.row.get(column, "")
        return LabError("playtest-value", file=self.file, line=self.line, column=column, value=value, expected=expected)

    def word(self, column: str) -> str:
        return self.row.get(column, "").strip().lower()

    def number(self, column: str, least: int, most: int) -> int:
        found = read_whole(self.word(column))
        if found is None or not least <= found <= most:
            raise self.wrong(column, f"{least} .. {most}")
        return found

    def some_number(self, column: str, most: int) -> int | None:
        return self.number(column, 1, most) if self.word(column) else None

    def modes(self) -> tuple[str, ...]:
        words = self.word("with").replace("+", " ").replace("-", " ").split()
        if any(word not in MODES for word in words):
            raise self.wrong("with", " / ".join(MODES))
        return tuple(mode for mode in MODES if mode in words)

    def winners(self, houses: int) -> tuple[int, ...]:
        """Return the places that won: none for 0, several joined by +."""
        words = [word.strip() for word in self.word("winner").split("+")]
        places = [read_whole(word) for word in words]
        if places == [0]:
            return ()
        found = [place - 1 for place in places if place is not None and 1 <= place <= houses]
        if len(found) != len(words) or len({*found}) != len(found):
            raise self.wrong("winner", f"0 .. {houses}, 1+{houses}")
        return tuple(found)

    def game(self, book: Edition) -> NotedGame:
        setup = Setup(self.number("houses", 3, 6), self.modes())
        try:
            setup.options(book)
        except RegnoError as fault:
            raise LabError("playtest-line", fault, file=self.file, line=self.line) from None
        ending, guild = self.word("ending"), self.word("guild")
        if ending not in ENDINGS:
            raise self.wrong("ending", " / ".join(ENDINGS))
        if guild and (guild not in GUILDS or "guilds" not in setup.modes):
            raise self.wrong("guild", " / ".join(GUILDS) if "guilds" in setup.modes else '"", with = guilds')
        self.check_date()
        winners, rounds = self.winners(setup.houses), self.some_number("rounds", MOST_ROUNDS)
        return NotedGame(setup, winners, ending, rounds, self.some_number("minutes", MOST_MINUTES), guild)

    def check_date(self) -> None:
        try:
            if self.word("date"):
                date.fromisoformat(self.word("date"))
        except ValueError:
            raise self.wrong("date", "2026-05-31") from None


def read_games(path: Path, book: Edition) -> list[NotedGame]:
    """Return the games of a file, its columns parted by commas or semicolons; raise BadRequest."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise LabError("playtest-long", file=path.name, most=MOST_BYTES)
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as trouble:
        raise BadRequest("unreadable-file", file=str(path), fault=why_unreadable(trouble)) from None
    games = list(parse_games(text, path.name, book))
    if not games:
        raise LabError("playtest-empty", file=path.name)
    return games


def parse_games(text: str, file: str, book: Edition) -> Iterator[NotedGame]:
    """Yield the games of a text; empty lines are passed over."""
    head = text.partition("\n")[0]
    reader = csv.reader(io.StringIO(text), delimiter=";" if head.count(";") > head.count(",") else ",")
    try:
        names = [name.strip().lower() for name in next(reader, [])]
        check_columns(names, file)
        for row in reader:
            if any(cell.strip() for cell in row):
                if len(row) > len(names):
                    raise LabError("playtest-cells", file=file, line=reader.line_num, cells=len(row), most=len(names))
                yield LineReader(file, reader.line_num, dict(zip(names, row, strict=False))).game(book)
    except csv.Error as fault:
        raise LabError("playtest-csv", file=file, line=reader.line_num, fault=str(fault)) from None


def check_columns(names: Sequence[str], file: str) -> None:
    for name in names:
        if name not in COLUMNS or names.count(name) > 1:
            raise LabError("playtest-column", file=file, column=name, known=", ".join(COLUMNS))
    for name in NEEDED:
        if name not in names:
            raise LabError("playtest-missing", file=file, column=name, known=", ".join(NEEDED))


# ---------------------------------------------------------------- figures


def share(part: float, n: int) -> Interval:
    """Return a share with Wilson's interval."""
    low, high = wilson_interval(part, n)
    return Interval(part / n if n else 0.0, low, high, n)


def mean(values: Sequence[int]) -> Interval:
    """Return a mean with Student's interval."""
    n = len(values)
    middle = sum(values) / n
    if n < 2:
        return Interval(middle, None, None, n)
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    reach = (STUDENT[n - 2] if n - 2 < len(STUDENT) else NORMAL) * spread
    return Interval(middle, max(0.0, middle - reach), middle + reach, n)


def by_setup(games: Sequence[NotedGame]) -> dict[Setup, list[NotedGame]]:
    """Return the games of each table, the one played most first."""
    order = [setup for setup, _ in Counter(game.setup for game in games).most_common()]
    return {setup: [game for game in games if game.setup == setup] for setup in order}


def compare(games: Sequence[NotedGame], study: Study, counts: Counts) -> Iterator[PlaytestComparison]:
    """Yield each figure of real games of one table beside that of simulated ones."""
    simulated = {(each.group, each.item): each for each in main_estimates(study, counts)}
    n = len(games)
    for place in range(study.options.houses):
        won = sum(1 / len(game.winners) for game in games if place in game.winners)
        yield PlaytestComparison("order", str(place + 1), share(won, n), as_interval(simulated["order", str(place)]))
    for ending, names in ENDINGS.items():
        there = sum(simulated["ending", name].value for name in names) * counts["games"]
        found = sum(game.ending == ending for game in games)
        if found or there:
            yield PlaytestComparison("ending", ending, share(found, n), share(there, counts["games"]))
    rounds = [game.rounds for game in games if game.rounds is not None]
    if rounds:
        yield PlaytestComparison("rounds", "", mean(rounds), mean_of_counts(counts["lengths"]))
    yield from compare_guilds(games, simulated)


def compare_guilds(
    games: Sequence[NotedGame], simulated: Mapping[tuple[str, str], Estimate]
) -> Iterator[PlaytestComparison]:
    """Yield how often the winner had each Guild, of the games in which it was noted.

    A sheet does not say which Guilds lost. Simulated, a Guild's part of all victories is its share when dealt, times
    how often it is dealt, which is alike for all.
    """
    noted = [game.guild for game in games if game.guild]
    figures = {name: simulated["guild", name] for name in GUILDS if ("guild", name) in simulated}
    total = sum(each.value * each.n for each in figures.values())
    if noted and total:
        for name, each in figures.items():
            yield PlaytestComparison(
                "guild", name, share(noted.count(name), len(noted)), share(each.value * each.n, round(total))
            )


def as_interval(figure: Estimate) -> Interval:
    return Interval(figure.value, figure.low, figure.high, figure.n)


def mean_of_counts(lengths: Sequence[int]) -> Interval:
    """Return the mean of a distribution, the last place standing for all beyond."""
    n = sum(lengths)
    middle = sum(place * count for place, count in enumerate(lengths)) / n
    spread = sqrt(sum(count * (place - middle) ** 2 for place, count in enumerate(lengths)) / n / n)
    return Interval(middle, middle - NORMAL * spread, middle + NORMAL * spread, n)
