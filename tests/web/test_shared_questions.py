"""Hints and other questions of several processes on one PostgreSQL: whoever is free answers, addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta

import msgspec
import pytest
from sharing import processes

from regno.database import Database
from regno.web.jobs import rows, shared
from regno.web.jobs.questions import NoAnswer, UnderWay
from regno.web.jobs.rows import JobRows
from regno.web.jobs.shared import SharedQuestions
from regno.web.turns import Crowded


class Asked(msgspec.Struct, frozen=True):
    """A question."""

    text: str


Shared = SharedQuestions[Asked, str]
Answering = Callable[[Asked], Awaitable[str]]


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that does not listen looks often."""
    monkeypatch.setattr(shared, "AGAIN", 0.05)


def answering(answer: Answering, bounds: tuple[int, int] = (3, 8)) -> Callable[[Database, str], Shared]:
    """Return how a process that answers so makes its queue."""
    return lambda database, name: SharedQuestions(JobRows(database, "hint", *bounds, owner=name), answer, Asked, str)


async def loud(asked: Asked) -> str:
    return asked.text.upper()


async def never(asked: Asked) -> str:
    raise AssertionError(asked)


async def row_count(queue: Shared) -> int:
    return int((await asyncio.to_thread(queue.rows.database.ask, "select count(*) from jobs"))[0][0])


async def until_rows(queue: Shared, count: int) -> None:
    while await row_count(queue) != count:
        await asyncio.sleep(0.01)


def test_another_process_answers_and_nothing_stays(postgres: str) -> None:
    async def ask() -> None:
        async with processes(postgres, [answering(never), answering(loud)]) as (here, there):
            there.open()
            asked = [here.ask(Asked(text), text) for text in ("one", "two", "three")]
            assert await asyncio.gather(*asked) == ["ONE", "TWO", "THREE"]
            assert await row_count(here) == 0

    asyncio.run(ask())


def test_addresses_take_turns_over_all_processes_and_bounds_hold_for_all(postgres: str) -> None:
    order = list[str]()

    async def note(asked: Asked) -> str:
        order.append(asked.text)
        return ""

    async def ask() -> None:
        async with processes(postgres, [answering(note, (3, 5))] * 2) as (here, there):
            asked = []
            for place, text in enumerate(("a1", "a2", "a3", "b1", "c1")):
                queue = (here, there)[place % 2]
                asked.append(asyncio.create_task(queue.ask(Asked(text), text[0])))
                await until_rows(here, place + 1)
            for address, is_own in (("a", True), ("d", False)):
                for queue in (here, there):
                    with pytest.raises(Crowded) as caught:
                        await queue.ask(Asked("more"), address)
                    assert caught.value.is_own == is_own
            there.open()
            await asyncio.gather(*asked)
            assert order == ["a1", "b1", "c1", "a2", "a3"], "whoever asked for three waits for everybody's first"

    asyncio.run(ask())


def test_a_person_asks_once_at_all_processes_and_a_question_nobody_waits_for_is_withdrawn(postgres: str) -> None:
    async def ask() -> None:
        async with processes(postgres, [answering(loud), answering(loud)]) as (here, there):
            first = asyncio.create_task(here.ask(Asked("x"), "a", "Ada"))
            await until_rows(here, 1)
            for queue in (here, there):
                with pytest.raises(UnderWay):
                    await queue.ask(Asked("y"), "b", "Ada")
            first.cancel()
            await until_rows(there, 0)
            here.open()
            assert await there.ask(Asked("z"), "a", "Ada") == "Z"

    asyncio.run(ask())


def test_a_failure_is_told_and_what_a_dead_process_began_another_answers(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        async with processes(postgres, [answering(never), answering(loud)]) as (here, there):
            here.open()
            with pytest.raises(NoAnswer):
                await there.ask(Asked("x"), "a")
            await here.close()
            waiting = asyncio.create_task(there.ask(Asked("y"), "a"))
            while not await here.rows.take():  # and it dies
                await asyncio.sleep(0.01)
            there.open()
            await asyncio.sleep(0.1)
            assert not waiting.done()
            monkeypatch.setattr(rows, "STALE", timedelta(0))
            there.runner.wakes.set()
            assert await waiting == "Y"

    asyncio.run(ask())
