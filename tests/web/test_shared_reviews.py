"""Reviews of several processes on one PostgreSQL: each is computed once, by turns of addresses, and seen by all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest
from sharing import processes
from test_reviews import TELLS, game

from regno.database import Database
from regno.table.errors import TableError
from regno.web.jobs import rows
from regno.web.review import shared
from regno.web.review.cache import PostgresReviews
from regno.web.review.queue import GameReview
from regno.web.review.shared import SharedReviewQueue

Judge = Callable[[str], None]


def open_queue(database: Database, name: str) -> SharedReviewQueue:
    return SharedReviewQueue(PostgresReviews(database), name)


async def finished(queue: SharedReviewQueue, id: str) -> GameReview:
    while not (review := await queue.look(id)).finished:
        await asyncio.sleep(0.02)
    return review


def test_what_one_process_was_asked_for_another_computes_and_both_tell(
    judge: Judge,
    postgres: str,
    tmp_path: Path,
) -> None:
    judge(TELLS)

    async def ask() -> None:
        async with processes(postgres, [open_queue, open_queue]) as (here, there):
            there.open()
            waiting = [await here.ask(game(seed), f"address {seed}") for seed in range(4)]
            assert not any(review.finished for review in waiting)
            here.open()
            for review in waiting:
                for queue in (here, there):
                    found = await finished(queue, review.id)
                    assert found.is_complete and [each.move for each in found.latest("it")] == [17]
            assert (await there.ask(game(2), "anybody")).is_complete
            with pytest.raises(TableError, match="review"):
                await here.look("0" * 24)

    asyncio.run(ask())
    assert (tmp_path / "started").read_text() == "xxxx", "each was computed once"


def test_addresses_take_turns_and_limits_count_for_all_processes(
    judge: Judge,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge(TELLS)
    monkeypatch.setattr(shared, "MAX_WAITING", 4)

    async def ask() -> None:
        async with processes(postgres, [open_queue, open_queue]) as (here, there):
            names = {}
            for queue, address, seed in ((here, "a", 1), (there, "a", 2), (here, "b", 3), (there, "c", 4)):
                names[(await queue.ask(game(seed), address)).id] = f"{address}{seed}"
            for queue in (here, there):
                with pytest.raises(TableError, match="reviews") as caught:
                    await queue.ask(game(5), "a")
                assert caught.value.key == "reviews-yours"
                with pytest.raises(TableError, match="reviews") as caught:
                    await queue.ask(game(5), "d")
                assert caught.value.key == "reviews-full"
            order = []
            while taken := await there.rows.take():
                order.append(names[taken.id])
            assert order == ["a1", "b3", "c4", "a2"], "whoever asked for two waits for everybody's first"

    asyncio.run(ask())


def test_a_review_whose_process_died_is_taken_by_another_and_a_late_one_is_not_heard(
    judge: Judge,
    postgres: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judge(TELLS)

    async def ask() -> None:
        async with processes(postgres, [open_queue, open_queue]) as (dead, alive):
            review = await dead.ask(game(), "a")
            assert await dead.rows.take()
            assert await dead.rows.report(review.id, b'{"type": "begun", "decisions": 7}\n')
            assert (await alive.look(review.id)).total == 7
            assert await alive.rows.take() is None, "it gives signs of life"
            monkeypatch.setattr(rows, "STALE", timedelta(0))
            alive.open()
            found = await finished(alive, review.id)
            assert found.is_complete and found.total == 1
            assert not await dead.rows.report(review.id, b"late")

    asyncio.run(ask())


def test_a_process_that_fails_is_told_to_all_and_a_closing_one_leaves_its_review_to_others(
    judge: Judge,
    postgres: str,
    tmp_path: Path,
) -> None:
    async def ask() -> None:
        async with processes(postgres, [open_queue, open_queue]) as (here, there):
            judge("sys.exit(3)")
            here.open()
            review = await here.ask(game(), "a")
            assert (await finished(there, review.id)).failed
            await here.close()
            judge("import time; time.sleep(600)")
            here.open()
            again = await here.ask(game(), "a")
            while (tmp_path / "started").read_text() != "xx":
                await asyncio.sleep(0.02)
            await here.close()
            judge(TELLS)
            there.open()
            assert (await finished(there, again.id)).is_complete

    asyncio.run(ask())
