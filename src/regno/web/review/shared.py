"""Reviews as rows of PostgreSQL: any process queues them, each computes the next one, and all see how far each is."""

from __future__ import annotations

import asyncio
from contextlib import aclosing

import msgspec

from regno.table.errors import TableError
from regno.web.jobs.rows import Job, JobEnd, JobRows, JobRunner
from regno.web.review.cache import PostgresReviews
from regno.web.review.queue import (
    MAX_CHOICES,
    MAX_OF_ONE,
    MAX_WAITING,
    GameReview,
    ReviewFinished,
    ReviewRequest,
    read_finished,
    read_lines,
    review_lines,
)
from regno.web.turns import Crowded


class SharedReviewQueue:
    """The reviews of all processes that share a database, of which this one computes one at a time."""

    def __init__(self, cache: PostgresReviews, owner: str = "") -> None:
        """Prepare the rows; raise DatabaseFault. It blocks."""
        self.cache = cache
        self.rows = JobRows(cache.database, "review", MAX_OF_ONE, MAX_WAITING, owner)
        self.runner = JobRunner(self.rows, self.work)

    def open(self) -> None:
        """Begin to take reviews."""
        self.runner.open()

    @property
    def length(self) -> int:
        """How many reviews waited when this process last looked."""
        return self.rows.length

    async def ask(self, request: ReviewRequest, address: str, most: int = MAX_CHOICES) -> GameReview:
        """Return the review of a game, queueing a new one; raise TableError if it is too long or too many wait."""
        known = await asyncio.to_thread(self.peek, request.id)
        if known and not known.failed:
            return known
        if request.choices > most:
            raise TableError("review-too-long", count=request.choices, most=most)
        try:
            await self.rows.add(request.id, address, request.record.encode())
        except Crowded as crowded:
            if crowded.is_own:
                raise TableError("reviews-yours", most=MAX_OF_ONE) from None
            raise TableError("reviews-full", waiting=crowded.waiting) from None
        self.runner.wakes.set()
        return GameReview(request.id)

    async def look(self, id: str) -> GameReview:
        """Return a review that is known; raise TableError."""
        known = await asyncio.to_thread(self.peek, id)
        if known is None:
            raise TableError("unknown-review")
        return known

    def peek(self, id: str) -> GameReview | None:
        """Return a review that is known, None otherwise; nothing is queued. It blocks."""
        if row := self.rows.look(id):
            lines, state = row
            review = read_lines(id, lines.splitlines()) or GameReview(id)
            review.failed = state == "failed"
            return review
        return read_finished(self.cache, id)  # the row is deleted once the review is there

    async def work(self, job: Job) -> JobEnd:
        """Compute one review and keep every line of its process; it goes on at another process if that has taken it."""
        end: JobEnd = "failed"
        async with aclosing(review_lines(job.id, job.task.decode(), self.cache)) as lines:
            async for line in lines:
                if isinstance(line, ReviewFinished):
                    end = "deleted"
                elif not await self.rows.report(job.id, msgspec.json.encode(line) + b"\n"):
                    return "deleted"
        return end

    async def close(self) -> None:
        """Leave the current review to other processes."""
        await self.runner.close()
