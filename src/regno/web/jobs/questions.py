"""Questions that take a while to answer: one is answered at a time, and those who ask take turns."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Generic, Protocol, TypeVar

from regno.table.errors import TableError
from regno.web.turns import Crowded, Turns

LATER = 30  # seconds

Question = TypeVar("Question")
Answer = TypeVar("Answer")
AskedContra = TypeVar("AskedContra", contravariant=True)
AnswerCo = TypeVar("AnswerCo", covariant=True)

log = logging.getLogger("regno.web.jobs.questions")


class UnderWay(Exception):
    """Whoever asks has asked already and was not answered yet."""


class NoAnswer(Exception):
    """The question could not be answered."""


class Questions(Protocol[AskedContra, AnswerCo]):
    """A queue of questions of one kind."""

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""

    def ask(self, question: AskedContra, address: str, asker: str = "") -> Coroutine[Any, Any, AnswerCo]:
        """Return the answer; an asker who is named has one question at a time, and addresses take turns.

        A question that was begun is answered even if nobody waits any more. Raise UnderWay, Crowded,
        or NoAnswer.
        """

    async def close(self) -> None:
        """Stop answering."""


class LocalQuestions(Generic[Question, Answer]):
    """The questions of this process."""

    def __init__(self, answer: Callable[[Question], Awaitable[Answer]], most_of_one: int, most: int) -> None:
        self.answer, self.turns = answer, Turns(most_of_one, most)
        self.askers: set[str] = set()
        self.answering: set[asyncio.Task[Answer]] = set()

    @property
    def waiting(self) -> int:
        return self.turns.waiting

    async def ask(self, question: Question, address: str, asker: str = "") -> Answer:
        if asker in self.askers:
            raise UnderWay
        self.askers |= {asker} - {""}
        try:
            await self.turns.take(address)
            task = asyncio.create_task(self.work(question))
            self.answering.add(task)
            task.add_done_callback(self.finish)
            return await asyncio.shield(task)
        finally:
            self.askers.discard(asker)

    async def work(self, question: Question) -> Answer:
        try:
            return await self.answer(question)
        except Exception as fault:
            log.info("no answer", extra={"fault": repr(fault)})
            raise NoAnswer from fault

    def finish(self, task: asyncio.Task[Answer]) -> None:
        """Start the next question."""
        self.answering.discard(task)
        self.turns.give_back()
        if not task.cancelled():
            task.exception()  # whoever waits for it is told; it is no fault if nobody does

    async def close(self) -> None:
        for task in self.answering:
            task.cancel()


class KeptAnswers(Generic[Question, Answer]):
    """A cache of the latest answers by key; requests for an answer that is being computed share it.

    ``slow`` is the key of the sentence for a question that was not answered.
    """

    def __init__(self, questions: Questions[Question, Answer], most: int, slow: str) -> None:
        self.questions, self.most, self.slow = questions, most, slow
        self.kept: OrderedDict[str, Answer] = OrderedDict()
        self.asked: dict[str, asyncio.Task[Answer]] = {}

    async def ask(self, key: str, question: Question, address: str) -> Answer:
        """Return an answer; raise TableError if too many wait, or there is none."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.asked:
            task = self.asked[key] = asyncio.create_task(self.questions.ask(question, address))
            task.add_done_callback(lambda done: self.keep(key, done))
        try:
            return await asyncio.shield(self.asked[key])
        except Crowded:
            raise TableError("proofs-busy", seconds=LATER) from None
        except NoAnswer:
            raise TableError(self.slow) from None

    def keep(self, key: str, done: asyncio.Task[Answer]) -> None:
        """Cache an answer, and drop the oldest ones."""
        del self.asked[key]
        if not done.cancelled() and not done.exception():
            self.kept[key] = done.result()
        while len(self.kept) > self.most:
            self.kept.popitem(last=False)
