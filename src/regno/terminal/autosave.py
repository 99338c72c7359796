"""Saving a local table: a Record in the user's data folder, rewritten after every move.

What a Record does not hold stands in comments at its top: who sits where, the bots' generator, the shuffle.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from regno.errors import RegnoError, SystemFault
from regno.files import data_folder, write_atomic
from regno.proelio.chance import Rng
from regno.proelio.formats.record import header, move_line, read_record
from regno.proelio.game import Game
from regno.proelio.jit.records import blank
from regno.table.errors import TableError
from regno.table.table import Table
from regno.table.verify import ShuffleClaim, read_claim
from regno.text.numbers import read_whole

ENDING = ".record"
NOTE = "# regno play"


class NotKept(RegnoError):
    """A file that cannot be read, written or written over."""

    subject = "play"


@dataclass
class Seating:
    """Who plays a saved game: the person's seat, the bots of the others in turn order, and the bots' generator."""

    seat: int
    bots: Sequence[str]
    rng: Rng

    def note(self, over: bool) -> str:
        words = f"seat={self.seat} bots={','.join(self.bots)} chance={self.rng.low}:{self.rng.high}"
        return f"{NOTE} {words} over={'yes' if over else 'no'}"


def saved_folder() -> Path:
    """Return where games of the terminal are kept."""
    return data_folder() / "proelio"


def new_place() -> Path:
    """Return a file of its own for a new game, named after the moment."""
    folder, name = saved_folder(), datetime.now().strftime("%Y-%m-%d-%H%M%S")
    places = (folder / f"{name}{more}{ENDING}" for more in ("", *(f"-{number}" for number in range(2, 100))))
    return next(place for place in places if not place.exists())


def refuse_existing(path: Path) -> None:
    """Raise NotKept if a file exists: none is ever overwritten."""
    if path.exists():
        raise NotKept("file-exists", file=str(path))


def note_of(text: str) -> dict[str, str]:
    """Return the words of the comment at the top of a saved game; none where a Record came from elsewhere."""
    for line in text.splitlines():
        if line.startswith(f"{NOTE} "):
            return dict(word.split("=", 1) for word in line.removeprefix(NOTE).split() if "=" in word)
    return {}


def list_unfinished() -> Iterator[Path]:
    """Yield the saved games that are not over, the latest first."""
    found = sorted(saved_folder().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found:
        if os.access(path, os.R_OK) and note_of(text_of(path)).get("over") == "no":
            yield path


def last_unfinished() -> Path:
    """Return the game that ``--resume`` alone means."""
    place = next(list_unfinished(), None)
    if place is None:
        raise NotKept("nothing-to-resume", folder=str(saved_folder()))
    return place


def text_of(path: Path) -> str:
    """Return what a file holds; letters that are none are left to the reader of the Record, who names their line."""
    if not path.exists():
        raise NotKept("no-file", file=str(path))
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as trouble:
        raise NotKept("cannot-read", file=str(path), fault=SystemFault.of(trouble)) from None


def read_saved(path: Path) -> tuple[Game, dict[str, str], ShuffleClaim | None]:
    """Return a saved game, the words of its note, and its shuffle; None if it was dealt otherwise."""
    text = text_of(path)
    try:
        claim = read_claim(text)
    except TableError:
        claim = None
    return read_record(text), note_of(text), claim


def read_generator(note: dict[str, str]) -> Rng | None:
    """Return the bots' generator as it was left, if the note tells."""
    low, high = (read_whole(word) for word in note.get("chance", "").partition(":")[::2])
    if low is None or high is None:
        return None
    rng = blank(Rng)
    rng.low, rng.high = low, high
    return rng


class Keeper:
    """Saves the game of a table after every choice."""

    def __init__(self, path: Path, table: Table, seating: Seating) -> None:
        self.path, self.table, self.seating = path, table, seating
        self.written = self.game.replay(())
        self.header = [*header(self.game), ""]
        self.lines: list[str] = []
        self.copies: set[Path] = set()

    @property
    def game(self) -> Game:
        assert self.table.live
        return self.table.live.game

    def save(self) -> None:
        """Write the game as it stands now."""
        self.write(self.path)

    def copy_to(self, path: Path) -> None:
        """Write the game to another file, which must be new or an earlier copy of it."""
        if path not in self.copies:
            refuse_existing(path)
        self.write(path)
        self.copies.add(path)

    def write(self, path: Path) -> None:
        """Write the whole Record atomically."""
        self.follow()
        assert self.table.live
        shuffle = self.table.shuffle.record_lines(self.table.live.earlier)
        text = "\n".join([self.seating.note(over=bool(self.game.result)), *shuffle, *self.header, *self.lines, ""])
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_atomic(path, text.encode())
        except OSError as trouble:
            raise NotKept("cannot-save", file=str(path), fault=SystemFault.of(trouble)) from None

    def follow(self) -> None:
        """Bring the lines up to the last move; after an undo, back to it."""
        moves = self.game.moves
        if len(moves) < len(self.lines):
            del self.lines[len(moves) :]
            self.written = self.game.replay(moves)
        for move in moves[len(self.lines) :]:
            self.lines.append(move_line(self.written.state, move))
            self.written.apply(move)
