"""Matches: many games with rotated seats and paired seeds, on all cores, resumable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from typing import Any

from regno.arena.entrant import Entrant, warm_up
from regno.arena.game import GameResult, play_match_game
from regno.players.budget import BadPlayer
from regno.proelio.edition import Edition
from regno.proelio.options import ruling_texts
from regno.proelio.state import Options
from regno.run_log import RunLog

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
        return play_match_game(self.book, self.options, self.seats(number), number, self.deal(number))

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


class MatchLog(RunLog[int, GameResult]):
    """The games of a match by number."""

    error = BadPlayer
    other, broken, unwritten = "other-match", "broken-match", "match-not-kept"

    def encode(self, key: int, value: GameResult) -> Any:
        return asdict(value)

    def decode(self, line: Any) -> tuple[int, GameResult]:
        for name in ("shares", "seconds", "choices"):
            line[name] = tuple(line[name])
        return line["number"], GameResult(**line)


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
        log.add(result.number, result)
        tell(done)
    return [log.results[number] for number in wanted]
