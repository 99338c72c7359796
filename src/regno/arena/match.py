"""The arena: matches of many games with seats rotated and seeds paired, on all cores, resumed where they stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from regno.arena.game import Bout, play_bout
from regno.arena.player_spec import Entrant, warm_up
from regno.errors import SystemFault
from regno.files import write_atomic
from regno.players.budget import BadPlayer
from regno.proelio.edition import Edition
from regno.proelio.options import ruling_texts
from regno.proelio.state import Options

CHUNK = 4  # games handed to a process at a time: few, so that little is lost when a match is stopped


@dataclass(frozen=True)
class Match:
    """Entrants in the order of their first game, and the table they meet at."""

    book: Edition
    options: Options
    entrants: tuple[Entrant, ...]  # one a House
    games: int
    seed: int

    def seats(self, number: int) -> list[Entrant]:
        """Who sits where: each deal is played once from every chair, moving one to the right."""
        turn = number % len(self.entrants)
        return [self.entrants[(seat - turn) % len(self.entrants)] for seat in range(len(self.entrants))]

    def deal(self, number: int) -> int:
        """The seed of a game; those of one round of chairs share it."""
        return (self.seed << 24) + number // len(self.entrants)

    def play(self, number: int) -> Bout:
        """One game of the match; it depends on its number alone."""
        return play_bout(self.book, self.options, self.seats(number), number, self.deal(number))

    def header(self) -> dict[str, Any]:
        """What must be the same for a match to be resumed; more games may be asked for."""
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
def told_if_not_kept(path: Path) -> Iterator[None]:
    """A full disk or a closed folder is told in one sentence."""
    try:
        yield
    except OSError as trouble:
        raise BadPlayer("match-not-kept", file=str(path), fault=SystemFault.of(trouble)) from None


class Journal:
    """The games played so far, one line each, so that a match that was stopped can go on."""

    def __init__(self, path: Path | None, header: Mapping[str, Any]) -> None:
        self.path, self.bouts = path, dict[int, Bout]()
        if path is None:
            return
        with told_if_not_kept(path):
            if path.exists():
                self.read(path, header)
            else:
                write_atomic(path, f"{json.dumps(header)}\n".encode())

    def read(self, path: Path, header: Mapping[str, Any]) -> None:
        """Take up the games of a journal; a line cut short by a fall is played again."""
        lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
        if not lines or lines[0] != json.dumps(header):
            raise BadPlayer("other-match", file=str(path))
        whole = [line for line in lines[1:-1] if line]
        for number, line in enumerate(whole, 2):
            try:
                bout = read_bout(json.loads(line))
            except (ValueError, TypeError, LookupError):
                raise BadPlayer("broken-match", file=str(path), line=number) from None
            self.bouts[bout.number] = bout
        write_atomic(path, "\n".join([lines[0], *whole, ""]).encode())

    def add(self, bout: Bout) -> None:
        """A finished game, on the disk before it counts."""
        if self.path is not None:
            with told_if_not_kept(self.path), self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(bout)) + "\n")
        self.bouts[bout.number] = bout


def read_bout(data: dict[str, Any]) -> Bout:
    """A line of the journal; JSON has no tuples."""
    for name in ("shares", "seconds", "choices"):
        data[name] = tuple(data[name])
    return Bout(**data)


def played(match: Match, numbers: Sequence[int], workers: int) -> Iterator[Bout]:
    """The games of these numbers, in order, on so many cores."""
    if workers == 1 or len(numbers) <= CHUNK:
        warm_up(match.entrants)
        yield from map(match.play, numbers)
        return
    context, size = get_context("spawn"), min(workers, len(numbers))
    with ProcessPoolExecutor(size, context, initializer=warm_up, initargs=(match.entrants,)) as pool:
        yield from pool.map(match.play, numbers, chunksize=CHUNK)


def hold(match: Match, journal: Journal, workers: int, tell: Callable[[int], None]) -> list[Bout]:
    """Play what the journal lacks; ``tell`` hears how many games are done. The order of games never matters."""
    wanted = range(match.games)
    missing = [number for number in wanted if number not in journal.bouts]
    tell(match.games - len(missing))
    for done, bout in enumerate(played(match, missing, workers), match.games - len(missing) + 1):
        journal.add(bout)
        tell(done)
    return [journal.bouts[number] for number in wanted]
