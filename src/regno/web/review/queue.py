"""Reviews under way and finished, by the hash of their Record. One is worked out at a time, the others wait in turn.

Those asked for lately are in memory, all finished ones on the shelf.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import deque
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import msgspec

from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import seat_record_text
from regno.proelio.game import Game
from regno.proelio.state import CHANCE
from regno.table.errors import Denied
from regno.web.processes import ended
from regno.web.replay.source import Tale
from regno.web.review.cache import Shelf

REVIEW_VERSION = 3  # to be raised when a review says other things of the same Record
MOST_KEPT = 64
MOST_WAITING, MOST_OF_ONE = 32, 2  # reviews in the queue, and of one address with that under way
MOST_CHOICES, MOST_CHOICES_SENT = 2_000, 600  # of a game at a table, and of a Record from anywhere
LONGEST_LINE = 1 << 20  # bytes
COMMAND = (sys.executable, "-m", "regno.web.review.worker")

log = logging.getLogger("regno.web.review.queue")


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


@dataclass(frozen=True)
class Case:
    """A game to be reviewed, or what a seat saw of one."""

    id: str
    record: str
    choices: int  # of Houses: at least so many decisions as there are to judge


def case_of(tale: Tale) -> Case:
    """A game ready to be asked for; it is replayed, so do this beside the event loop."""
    if isinstance(tale, Game):
        record, choices = record_text(tale), sum(1 for before, _ in tale.moments() if before.state.who != CHANCE)
    else:
        record, choices = seat_record_text(tale), sum(1 for told in tale.moves if told.who == tale.seat)
    return Case(hashlib.sha256(f"{REVIEW_VERSION}\n{record}".encode()).hexdigest()[:24], record, choices)


class Reviews:
    """All reviews of this server. Whoever asks has two in the queue at most, and all take turns."""

    def __init__(self, folder: Path) -> None:
        self.shelf = Shelf(folder)
        self.kept: dict[str, Reviewing] = {}  # the one asked for longest ago comes first
        self.waiting: dict[str, deque[tuple[Reviewing, str]]] = {}  # by who asked; the next to have a turn comes first
        self.under_way = ""  # who asked for the one that is worked out
        self.worker: asyncio.Task[None] | None = None

    def ask(self, case: Case, asker: str, most: int = MOST_CHOICES) -> Reviewing:
        """The review of a game, begun if nobody has asked for it yet; Denied if it is too long or too many wait."""
        known = self.kept.pop(case.id, None) or self.shelved(case.id)
        if known is None or known.failed:
            known = self.begin(case, asker, most)
        self.kept[case.id] = known
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

    def begin(self, case: Case, asker: str, most: int) -> Reviewing:
        if case.choices > most:
            raise Denied("review-too-long", count=case.choices, most=most)
        if len(self.waiting.get(asker, ())) + (self.under_way == asker) >= MOST_OF_ONE:
            raise Denied("reviews-yours", most=MOST_OF_ONE)
        waiting = sum(map(len, self.waiting.values()))
        if waiting >= MOST_WAITING:
            raise Denied("reviews-full", waiting=waiting)
        review = Reviewing(case.id)
        self.waiting.setdefault(asker, deque()).append((review, case.record))
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.work())
        return review

    async def work(self) -> None:
        """One review of each who asked, in turn, until nobody waits."""
        while self.waiting:
            asker = next(iter(self.waiting))
            queue = self.waiting.pop(asker)
            review, record = queue.popleft()
            if queue:
                self.waiting[asker] = queue  # behind all others
            self.under_way = asker
            try:
                await self.work_out(review, record)
            finally:
                self.under_way = ""

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
            await ended(process)

    async def listen(self, review: Reviewing, record: str, process: asyncio.subprocess.Process) -> None:
        assert process.stdin and process.stdout
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
        told = []
        while line := await process.stdout.readline():
            told.append(line)
            heard = LINE.decode(line)
            if isinstance(heard, Ended):  # once it is finished it can be found again
                await asyncio.to_thread(self.shelf.keep, review.id, told)
            review.hear(heard)

    async def close(self) -> None:
        """Whatever is under way is broken off, and its process ended."""
        if self.worker:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)
        for review, _ in chain.from_iterable(self.waiting.values()):
            review.failed = True
        self.waiting.clear()
