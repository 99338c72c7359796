"""The queue of reviews, by the hash of their Record. One is computed at a time; the others wait their turn.

Recent reviews are in memory, all finished ones in the cache on disk.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import aclosing
from dataclasses import dataclass
from itertools import chain

import msgspec

from regno.learn.mistake import Mistake
from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import AnyGame, seat_record_text
from regno.proelio.game import Game
from regno.proelio.state import CHANCE
from regno.table.errors import TableError
from regno.web.processes import end_process
from regno.web.review.cache import ReviewStore

REVIEW_VERSION = 4  # raise it when a review of the same Record changes
MAX_RECENT = 64
MAX_WAITING, MAX_OF_ONE = 32, 2  # reviews in the queue, and of one address including the current one
MAX_CHOICES, MAX_CHOICES_SENT = 2_000, 600  # of a game at a table, and of a Record in a request
LONGEST_LINE = 1 << 20  # bytes
COMMAND = (sys.executable, "-m", "regno.web.review.worker")

log = logging.getLogger("regno.web.review.queue")


class Judged(msgspec.Struct, frozen=True):
    """The review of one decision, by what its seat could know then."""

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
    """A decision at which one House's chance changed much: its own mistake, or what another House did."""

    seat: int  # whose chance
    move: int  # the number of the move
    who: int  # whose move
    before: float
    after: float
    what: str  # what happened then


class HouseReview(msgspec.Struct, frozen=True):
    """How a House chose in the whole game."""

    seat: int
    accuracy: float  # the share of the chance that its moves kept, on average
    lost: float  # chance to win, summed up
    decisions: int
    mistakes: int


class MistakePlace(msgspec.Struct, frozen=True):
    """A mistake that can be played again."""

    seat: int
    move: int  # the number of the first move of the choice


class ReviewSeen(msgspec.Struct, frozen=True):
    """The progress of a review."""

    id: str
    total: int  # decisions; 0 until they are counted
    judged: list[Judged]  # a decision that was judged once more comes again: the later one counts
    houses: list[HouseReview]  # once all are judged
    turning: list[Turning]
    mistakes: list[MistakePlace]
    refining: bool  # all decisions are judged, and doubtful ones are judged once more
    finished: bool
    failed: bool


# ---------------------------------------------------------------- the lines of the process, in every language


class ReviewStarted(msgspec.Struct, frozen=True, tag="begun"):
    """The first line: how many decisions there are."""

    decisions: int


class DecisionReviewed(msgspec.Struct, frozen=True, tag="found"):
    """The review of one decision, by language."""

    judged: dict[str, Judged]


class ReviewOutlined(msgspec.Struct, frozen=True, tag="outlined"):
    """All decisions are judged for the first time: summaries, and turning points by language."""

    houses: list[HouseReview]
    turning: dict[str, list[Turning]]


class MistakeStudied(msgspec.Struct, frozen=True, tag="studied"):
    """A mistake with its answers, to be played again."""

    mistake: Mistake


class ReviewFinished(ReviewOutlined, frozen=True, tag="ended"):
    """The last line: the same once doubtful decisions were judged again."""


ReviewLine = ReviewStarted | DecisionReviewed | ReviewOutlined | MistakeStudied | ReviewFinished
LINE: msgspec.json.Decoder[ReviewLine] = msgspec.json.Decoder(ReviewLine)


class GameReview:
    """The review of one game, as far as it is known."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.total = 0
        self.found: list[dict[str, Judged]] = []
        self.studied: list[Mistake] = []
        self.outline: ReviewOutlined | None = None
        self.failed = False

    def update(self, line: ReviewLine) -> None:
        if isinstance(line, ReviewStarted):
            self.total = line.decisions
        elif isinstance(line, DecisionReviewed):
            self.found.append(line.judged)
        elif isinstance(line, MistakeStudied):
            self.studied.append(line.mistake)
        else:
            self.outline = line

    @property
    def is_complete(self) -> bool:
        return isinstance(self.outline, ReviewFinished)

    @property
    def finished(self) -> bool:
        return self.is_complete or self.failed

    def latest(self, language: str) -> list[Judged]:
        """Return the decisions as they were judged last, in the order of the game."""
        by_move = {each[language].move: each[language] for each in self.found}
        return [by_move[move] for move in sorted(by_move)]

    def to_message(self, language: str, first: int) -> ReviewSeen:
        """Return the progress in a language, with the decisions from index ``first`` on."""
        return ReviewSeen(
            id=self.id,
            total=self.total,
            judged=[each[language] for each in self.found[first:]],
            houses=self.outline.houses if self.outline else [],
            turning=self.outline.turning[language] if self.outline else [],
            mistakes=[MistakePlace(each.seat, each.move) for each in self.studied],
            refining=self.outline is not None and not self.finished,
            finished=self.finished,
            failed=self.failed,
        )


@dataclass(frozen=True)
class ReviewRequest:
    """A Record to be reviewed, and the id of its review."""

    id: str
    record: str
    choices: int  # of Houses: an upper bound for the decisions to review


def review_request(game: AnyGame) -> ReviewRequest:
    """Return the request to review a game. It replays the game: call it in a thread."""
    if isinstance(game, Game):
        record, choices = record_text(game), sum(1 for before, _ in game.moments() if before.state.who != CHANCE)
    else:
        record, choices = seat_record_text(game), sum(1 for move in game.moves if move.who == game.seat)
    return ReviewRequest(hashlib.sha256(f"{REVIEW_VERSION}\n{record}".encode()).hexdigest()[:24], record, choices)


def read_finished(cache: ReviewStore, id: str) -> GameReview | None:
    """Return a finished review from a cache, None if it is not there or unreadable."""
    review = read_lines(id, cache.read(id))
    return review if review and review.finished else None


def read_lines(id: str, lines: Iterable[bytes]) -> GameReview | None:
    """Return a review as its lines tell it, None if one is unreadable."""
    review = GameReview(id)
    try:
        for line in lines:
            review.update(LINE.decode(line))
    except msgspec.MsgspecError:
        return None
    return review


async def review_lines(id: str, record: str, cache: ReviewStore) -> AsyncGenerator[ReviewLine, None]:
    """Yield what a process says that reviews a Record, the last line once all are in the cache.

    The process ends with this generator. Raise OSError or ValueError if it fails.
    """
    lines = list[bytes]()
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
    try:
        assert process.stdin and process.stdout
        process.stdin.write(record.encode())
        await process.stdin.drain()
        process.stdin.close()
        while line := await process.stdout.readline():
            lines.append(line)
            message = LINE.decode(line)
            if isinstance(message, ReviewFinished):
                await asyncio.to_thread(cache.write, id, lines)
            yield message
    finally:
        await end_process(process)


class ReviewQueue:
    """All reviews of this server. An address has at most two in the queue, and addresses take turns."""

    def __init__(self, cache: ReviewStore) -> None:
        self.cache = cache
        self.recent: dict[str, GameReview] = {}  # least recently asked for first
        self.waiting: dict[str, deque[tuple[GameReview, str]]] = {}  # by address, in the order of their turns
        self.current = ""  # the address whose review is being computed
        self.worker: asyncio.Task[None] | None = None

    async def ask(self, request: ReviewRequest, address: str, most: int = MAX_CHOICES) -> GameReview:
        """Return the review of a game, queueing a new one; raise TableError if it is too long or too many wait."""
        known = self.recent.pop(request.id, None) or read_finished(self.cache, request.id)
        if known is None or known.failed:
            known = self.begin(request, address, most)
        self.recent[request.id] = known
        self.drop_oldest()
        return known

    async def look(self, id: str) -> GameReview:
        """Return a review that is known; raise TableError."""
        known = self.peek(id)
        if known is None:
            raise TableError("unknown-review")
        return known

    @property
    def length(self) -> int:
        """How many reviews wait."""
        return sum(map(len, self.waiting.values()))

    def begin(self, request: ReviewRequest, address: str, most: int) -> GameReview:
        if request.choices > most:
            raise TableError("review-too-long", count=request.choices, most=most)
        if len(self.waiting.get(address, ())) + (self.current == address) >= MAX_OF_ONE:
            raise TableError("reviews-yours", most=MAX_OF_ONE)
        if self.length >= MAX_WAITING:
            raise TableError("reviews-full", waiting=self.length)
        review = GameReview(request.id)
        self.waiting.setdefault(address, deque()).append((review, request.record))
        if self.worker is None or self.worker.done():
            self.worker = asyncio.create_task(self.run_all())
        return review

    async def run_all(self) -> None:
        """Run the waiting reviews, one of each address in turn; a failure is logged."""
        while self.waiting:
            address = next(iter(self.waiting))
            queue = self.waiting.pop(address)
            review, record = queue.popleft()
            if queue:
                self.waiting[address] = queue  # behind all others
            self.current = address
            try:
                async with aclosing(review_lines(review.id, record, self.cache)) as lines:
                    async for line in lines:
                        review.update(line)
            except (OSError, ValueError) as fault:  # no process, a broken pipe, an invalid line
                log.error("review broken off", extra={"fault": repr(fault)})
            finally:
                self.current = ""
                review.failed = not review.is_complete

    def drop_oldest(self) -> None:
        finished = [id for id, review in self.recent.items() if review.finished]
        for id in finished[: max(0, len(self.recent) - MAX_RECENT)]:
            del self.recent[id]

    def peek(self, id: str) -> GameReview | None:
        """Return a review that is known, None otherwise; nothing is queued. For a thread: it may read a file."""
        return self.recent.get(id) or read_finished(self.cache, id)

    async def close(self) -> None:
        """Cancel the current review and fail the waiting ones."""
        if self.worker:
            self.worker.cancel()
            await asyncio.gather(self.worker, return_exceptions=True)
        for review, _ in chain.from_iterable(self.waiting.values()):
            review.failed = True
        self.waiting.clear()
