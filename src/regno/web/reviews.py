"""Reviews under way and finished, by the hash of their Record. One is worked out at a time; the others wait.

Those asked for lately are in memory, all finished ones on the shelf.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import sys
from pathlib import Path

import msgspec

from regno.proelio.game import Game
from regno.proelio.record import record_text
from regno.proelio.seat_record import story_text
from regno.table.denied import Denied
from regno.web.shelf import Shelf
from regno.web.tape import Tale

REVIEW_VERSION = 3  # to be raised when a review says other things of the same Record
MOST_KEPT = 64
MOST_WAITING = 8
LONGEST_LINE = 1 << 20  # bytes
COMMAND = (sys.executable, "-m", "regno.web.reviewer")

log = logging.getLogger("regno.web.reviews")


class Judged(msgspec.Struct, frozen=True):
    """One decision, by what its seat could know then."""

    move: int  # the number of the move in the Record, from 1
    seat: int
    before: float  # the chance to win, had the best move been made
    after: float  # and after the one that was
    mistake: bool
    played: str
    best: str
    loss_low: float  # how much of the chance a mistake cost, at the least and at the most
    loss_high: float
    reasons: list[str]


class Turning(msgspec.Struct, frozen=True):
    """A large swing of one House's chance, by what others did or the cards."""

    seat: int
    since: int  # numbers of moves
    until: int
    before: float
    after: float
    what: str  # what happened then


class ReviewSeen(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    id: str
    total: int  # decisions; nought as long as they have not been counted
    judged: list[Judged]
    turning: list[Turning]  # once it is finished
    finished: bool
    failed: bool


# ---------------------------------------------------------------- what the process tells, in every language


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    """The first line: how many decisions there are."""

    decisions: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    """One decision judged."""

    judged: dict[str, Judged]


class Ended(msgspec.Struct, frozen=True, tag="ended"):
    """The last line: where the game turned."""

    turning: dict[str, list[Turning]]


Line = Begun | Found | Ended
LINE: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Reviewing:
    """The review of one game."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.total = 0
        self.found: list[dict[str, Judged]] = []
        self.turning: dict[str, list[Turning]] | None = None
        self.failed = False

    def hear(self, line: Line) -> None:
        if isinstance(line, Begun):
            self.total = line.decisions
        elif isinstance(line, Found):
            self.found.append(line.judged)
        else:
            self.turning = line.turning

    @property
    def finished(self) -> bool:
        return self.turning is not None or self.failed

    def seen(self, language: str, first: int) -> ReviewSeen:
        """In the reader's language, from the decision of that place on."""
        judged = [each[language] for each in self.found[first:]]
        turning = self.turning[language] if self.turning else []
        return ReviewSeen(self.id, self.total, judged, turning, self.finished, self.failed)


class Reviews:
    """All reviews of this server."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder)
        self.kept: dict[str, Reviewing] = {}  # the one asked for longest ago comes first
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    def ask(self, tale: Tale) -> Reviewing:
        """The review of a game, or of what a seat saw of it, begun if nobody has asked for it yet."""
        record = record_text(tale) if isinstance(tale, Game) else story_text(tale)
        id = hashlib.sha256(f"{REVIEW_VERSION}\n{record}".encode()).hexdigest()[:24]
        known = self.kept.pop(id, None) or self.shelved(id)
        if known is None or known.failed:
            known = self.begin(id, record)
        self.kept[id] = known
        self.forget_the_oldest()
        return known

    def shelved(self, id: str) -> Reviewing | None:
        """A review that was finished before; a file that cannot be read is as good as none."""
        review = Reviewing(id)
        try:
            for line in self.shelf.find(id):
                review.hear(LINE.decode(line))
        except msgspec.MsgspecError:
            return None
        return review if review.finished else None

    def begin(self, id: str, record: str) -> Reviewing:
        if len(self.tasks) >= MOST_WAITING:
            raise Denied("reviews-full", waiting=len(self.tasks))
        review = Reviewing(id)
        task = asyncio.create_task(self.work_out(review, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return review

    def forget_the_oldest(self) -> None:
        finished = [id for id, review in self.kept.items() if review.finished]
        for id in finished[: max(0, len(self.kept) - MOST_KEPT)]:
            del self.kept[id]

    def find(self, id: str) -> Reviewing:
        known = self.kept.get(id) or self.shelved(id)
        if known is None:
            raise Denied("unknown-review")
        return known

    async def work_out(self, review: Reviewing, record: str) -> None:
        """Have a process judge the game; whatever becomes of it, it ends and the next one may begin."""
        try:
            async with self.turn:
                await self.have_judged(review, record)
        except (OSError, ValueError) as fault:  # no process, a dead pipe, a line that is none
            log.error("review broken off", extra={"fault": repr(fault)})
        finally:
            review.failed = review.turning is None

    async def have_judged(self, review: Reviewing, record: str) -> None:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        try:
            await self.listen(review, record, process)
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def listen(self, review: Reviewing, record: str, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
        told = []
        while line := await process.stdout.readline():
            review.hear(LINE.decode(line))
            told.append(line)
        if review.turning is not None:
            await asyncio.to_thread(self.shelf.keep, review.id, told)

    async def close(self) -> None:
        """Whatever is under way is broken off, and its process ended."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
