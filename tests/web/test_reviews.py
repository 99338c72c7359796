"""Reviews run beside the server: one at a time, found again by the game, and a lost process harms nobody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from wire import PATIENCE, Server

import regno
from regno.files import write_atomic
from regno.proelio.formats.seat_record import write_record
from regno.table.errors import TableError
from regno.web.review import cache, queue
from regno.web.review.cache import ReviewCache
from regno.web.review.queue import GameReview, ReviewQueue, ReviewRequest, review_request

JUDGED = (
    '{"move": 17, "seat": 0, "before": 0.5, "after": 0.25, "mistake": true, "played": "P", "best": "B", '
    '"loss_low": 0.1, "loss_high": 0.3, "reasons": ["R"]}'
)


HOUSE = '{"seat": 0, "accuracy": 0.5, "lost": 0.25, "decisions": 1, "mistakes": 1}'
TELLS = f"""
print('{{"type": "begun", "decisions": 1}}', flush=True)
print('{{"type": "found", "judged": {{"en": {JUDGED}, "it": {JUDGED}}}}}', flush=True)
print('{{"type": "outlined", "houses": [], "turning": {{"en": [], "it": []}}}}', flush=True)
print('{{"type": "ended", "houses": [{HOUSE}], "turning": {{"en": [], "it": []}}}}', flush=True)
"""


def game(seed: int = 1) -> ReviewRequest:
    return review_request(regno.deal(houses=3, seed=seed))


async def finished(review: GameReview) -> GameReview:
    async with asyncio.timeout(PATIENCE):
        while not review.finished:
            await asyncio.sleep(0.02)
    return review


def test_a_game_is_judged_once_however_often_it_is_asked_for(judge: Callable[[str], None], tmp_path: Path) -> None:
    judge(TELLS)

    async def ask() -> None:
        all_of_them = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        review = await finished(await all_of_them.ask(game(), "a"))
        assert await all_of_them.ask(game(), "a") is review is await all_of_them.look(review.id)
        seen = review.to_message("it", 0)
        assert seen.finished and not seen.failed and not seen.refining and seen.total == 1
        assert [each.accuracy for each in seen.houses] == [0.5]
        assert [each.move for each in seen.judged] == [17] and review.to_message("it", 1).judged == []
        await all_of_them.close()

    asyncio.run(ask())
    assert (tmp_path / "started").read_text() == "x"


@pytest.mark.parametrize("body", ["sys.exit(3)", "print('no line of ours', flush=True)"])
def test_a_process_that_fails_is_told_and_tried_again(judge: Callable[[str], None], tmp_path: Path, body: str) -> None:
    judge(body)

    async def ask() -> None:
        all_of_them = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        review = await finished(await all_of_them.ask(game(), "a"))
        assert review.failed and review.to_message("en", 0).failed
        again = await finished(await all_of_them.ask(game(), "a"))
        assert again is not review
        await all_of_them.close()

    asyncio.run(ask())
    assert (tmp_path / "started").read_text() == "xx"


def test_too_many_at_once_must_wait_and_a_closing_server_ends_them(
    judge: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge("import time; time.sleep(600)")
    monkeypatch.setattr(queue, "MAX_WAITING", 3)

    async def ask() -> None:
        all_of_them = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        waiting = [await all_of_them.ask(game(1), "a"), await all_of_them.ask(game(2), "a")]
        await refused(all_of_them, 3, "a", "reviews-yours")
        async with asyncio.timeout(PATIENCE):
            while not (tmp_path / "started").exists():
                await asyncio.sleep(0.02)
        await refused(all_of_them, 3, "a", "reviews-yours")  # the one under way counts
        waiting += [await all_of_them.ask(game(4), "b"), await all_of_them.ask(game(5), "b")]
        await refused(all_of_them, 6, "c", "reviews-full")
        assert await all_of_them.ask(game(2), "c") is waiting[1], "what somebody has asked for is everybody's"
        async with asyncio.timeout(PATIENCE):
            await all_of_them.close()
        assert all(review.failed for review in waiting) and not all_of_them.waiting

    asyncio.run(ask())


async def refused(all_of_them: ReviewQueue, seed: int, asker: str, reason: str) -> None:
    with pytest.raises(TableError) as fault:
        await all_of_them.ask(game(seed), asker)
    assert fault.value.key == reason and fault.value.text("it") != fault.value.text("en")


def test_those_who_ask_take_turns(judge: Callable[[str], None], tmp_path: Path) -> None:
    judge(TELLS)

    async def ask() -> None:
        all_of_them, order = ReviewQueue(ReviewCache(tmp_path / "reviews")), list[str]()
        asked = {"a1": 1, "a2": 2, "b1": 3, "b2": 4, "c1": 5}
        found = {name: await all_of_them.ask(game(seed), name[0]) for name, seed in asked.items()}
        async with asyncio.timeout(PATIENCE):
            while len(order) < len(found):
                order += [name for name, review in found.items() if review.finished and name not in order]
                await asyncio.sleep(0)
        assert order == ["a1", "b1", "c1", "a2", "b2"]
        await all_of_them.close()

    asyncio.run(ask())


def test_a_record_of_too_many_choices_is_refused_before_it_is_judged(tmp_path: Path) -> None:
    async def ask() -> None:
        all_of_them = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        long = replace(game(), choices=601)
        with pytest.raises(TableError) as fault:
            await all_of_them.ask(long, "a", queue.MAX_CHOICES_SENT)
        assert fault.value.key == "review-too-long" and "601" in fault.value.text() and "600" in fault.value.text()
        assert await all_of_them.ask(long, "a") and all_of_them.waiting
        await all_of_them.close()

    asyncio.run(ask())


def test_the_choices_of_houses_are_counted() -> None:
    played = regno.deal(houses=3, seed=1)
    while not played.result:
        played.apply(played.legal_moves()[-1])
    lines = write_record(played).split("\n\n", 1)[1].splitlines()
    assert review_request(played).choices == sum(1 for line in lines if not line.startswith("chance"))


def test_the_oldest_leave_the_memory_and_then_the_shelf(
    judge: Callable[[str], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge(TELLS)
    monkeypatch.setattr(queue, "MAX_RECENT", 2)

    def write_slowly(path: Path, data: bytes) -> None:
        time.sleep(0.1)  # nobody who waits for a review may see it before the disk has it
        write_atomic(path, data)

    monkeypatch.setattr(cache, "write_atomic", write_slowly)

    async def ask() -> None:
        all_of_them = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        first, *_ = [await finished(await all_of_them.ask(game(seed), "a")) for seed in (1, 2, 3)]
        assert len(all_of_them.recent) == 2
        assert (await all_of_them.look(first.id)).to_message("en", 0) == first.to_message("en", 0)
        monkeypatch.setattr(cache, "MAX_FILES", 2)
        latest = await finished(await all_of_them.ask(game(4), "a"))
        await all_of_them.close()
        kept = {file.stem for file in (tmp_path / "reviews").iterdir()}
        assert kept == {first.id, latest.id}, "those read or written last"

    asyncio.run(ask())


def test_a_restart_need_not_judge_again(judge: Callable[[str], None], tmp_path: Path) -> None:
    judge(TELLS)

    async def ask() -> None:
        before = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        review = await finished(await before.ask(game(), "a"))
        await before.close()
        (tmp_path / "elsewhere.jsonl").write_bytes((tmp_path / "reviews" / f"{review.id}.jsonl").read_bytes())
        after = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        assert (
            (await after.look(review.id)).to_message("it", 0)
            == review.to_message("it", 0)
            == (await after.ask(game(), "a")).to_message("it", 0)
        )
        assert not after.worker
        with pytest.raises(TableError) as fault:
            await after.look("../elsewhere")
        assert fault.value.key == "unknown-review"

    asyncio.run(ask())
    assert (tmp_path / "started").read_text() == "x"


def test_a_spoilt_file_is_judged_again(judge: Callable[[str], None], tmp_path: Path) -> None:
    judge(TELLS)

    async def ask() -> None:
        before = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        review = await finished(await before.ask(game(), "a"))
        await before.close()
        (tmp_path / "reviews" / f"{review.id}.jsonl").write_text('{"type": "begun", "decis')
        after = ReviewQueue(ReviewCache(tmp_path / "reviews"))
        assert not (await finished(await after.ask(game(), "a"))).failed
        await after.close()

    asyncio.run(ask())
    assert (tmp_path / "started").read_text() == "xx"


def test_reviews_over_http(server: Server) -> None:
    status, seen = server.http("/api/review?lang=it", raw=write_record(regno.deal(houses=3, seed=1)).encode())
    assert status == 200 and seen["id"]
    assert server.http(f"/api/reviews/{seen['id']}?from=x")[0] == 400
    assert server.http(f"/api/reviews/{seen['id']}")[0] == 200
    assert server.http("/api/reviews/none")[0] == 404
    table, _ = server.make()
    assert server.http(f"/api/tables/{table}/review")[0] == 409
    assert server.http("/api/review", raw=b"nothing")[0] == 400
