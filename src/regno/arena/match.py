"""Matches: many games with rotated seats and paired seeds, on all cores, resumable."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from regno.arena.entrant import Entrant, warm_up
from regno.arena.game import GameResult, play_game
from regno.errors import SystemFault
from regno.files import write_atomic
from regno.players.budget import BadPlayer
from regno.proelio.edition import Edition
from regno.proelio.options import ruling_texts
from regno.proelio.state import Options

CHUNK = 4  # games per task; few, so that little is lost when a match is stopped


@dataclass(frozen=True)
class Match:
    """The entrants in the seating of the first game, and the table."""

    book: Edition
    options: Options
    entrants: tuple[Entrant, ...]  # one a House
    games: int
    seed: int

    def seats(self, number: int) -> list[Entrant]:
        """Return who sits where: each deal is played once from every seat."""
        turn = number % len(self.entrants)
        return [self.entrants[(seat - turn) % len(self.entrants)] for seat in range(len(self.entrants))]

    def deal(self, number: int) -> int:
        """Return the seed of a game; the games of one rotation share it."""
        return (self.seed << 24) + number // len(self.entrants)

    def play(self, number: int) -> GameResult:
        """Play one game; it depends on its number alone."""
        return play_game(self.book, self.options, self.seats(number), number, self.deal(number))

    def header(self) -> dict[str, Any]:
        """Return what must be equal for a match to be resumed; the number of games may differ."""
        modes = {name: getattr(self.options, name) for name in ("houses", "guilds", "merchant", "allied")}
        entrants = [str(entrant) for entrant in self.entrants]
        return {
            "edition": self.book.id,
            **modes,
            "options": ruling_texts(self.options),
            "entrants": entrants,
            "seed": self.seed,
        }


@contextmanager
def report_write_errors(path: Path) -> Iterator[None]:
    """Raise BadPlayer instead of OSError."""
    try:
        yield
    except OSError as trouble:
        raise BadPlayer("match-not-kept", file=str(path), fault=SystemFault.of(trouble)) from None


class MatchLog:
    """The games played so far as JSON lines, so that a match can be resumed; in memory only without a path."""

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.path, self.results = path, dict[int, GameResult]()
        if path is None:
            return
        with report_write_errors(path):
            if path.exists():
                self.read(path, header)
            else:
                write_atomic(path, f"{json.dumps(header)}\n".encode())

    def read(self, path: Path, header: Mapping[str, Any]) -> None:
        """Read the games of a log; drop an incomplete last line, raise BadPlayer for another match."""
        lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
        if not lines or lines[0] != json.dumps(header):
            raise BadPlayer("other-match", file=str(path))
        whole = [line for line in lines[1:-1] if line]
        for number, line in enumerate(whole, 2):
            try:
                result = read_result(json.loads(line))
            except (ValueError, TypeError, LookupError):
                raise BadPlayer("broken-match", file=str(path), line=number) from None
            self.results[result.number] = result
        write_atomic(path, "\n".join([lines[0], *whole, ""]).encode())

    def add(self, result: GameResult) -> None:
        """Append a finished game to the file, then to memory."""
        if self.path is not None:
            with report_write_errors(self.path), self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")
        self.results[result.number] = result


def read_result(data: dict[str, Any]) -> GameResult:
    """Return a line of the log as a GameResult."""
    for name in ("shares", "seconds", "choices"):
        data[name] = tuple(data[name])
    return GameResult(**data)


def play_games(match: Match, numbers: Sequence[int], workers: int) -> Iterator[GameResult]:
    """Yield the games of these numbers in order, played on ``workers`` cores."""
    if workers == 1 or len(numbers) <= CHUNK:
        warm_up(match.entrants)
        yield from map(match.play, numbers)
        return
    context, size = get_context("spawn"), min(workers, len(numbers))
    with ProcessPoolExecutor(size, context, initializer=warm_up, initargs=(match.entrants,)) as pool:
        yield from pool.map(match.play, numbers, chunksize=CHUNK)


def play_match(match: Match, log: MatchLog, workers: int, tell: Callable[[int], None]) -> list[GameResult]:
    """Play the games missing in the log and return all; ``tell`` gets the number done."""
    wanted = range(match.games)
    missing = [number for number in wanted if number not in log.results]
    tell(match.games - len(missing))
    for done, result in enumerate(play_games(match, missing, workers), match.games - len(missing) + 1):
        log.add(result)
        tell(done)
    return [log.results[number] for number in wanted]
