"""Who may have a study wait: nobody fills the queue for others, whoever they say they are."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from test_studies import Designer, row
from wire import Server, come_anew

from regno.web.bench.errors import BenchError
from regno.web.bench.runner import MOST_OF_ONE, MOST_WAITING, StudyRunner
from regno.web.bench.store import BenchStore, StudyRow
from regno.web.people.sql import SqlitePeople

IDLE = """
import sys
from regno.web.bench import runner
runner.AT_ONCE = 0
from regno.cli import main
sys.exit(main(sys.argv[1:]))
"""  # a server on which every study waits


@pytest.fixture
def store(tmp_path: Path) -> Iterator[BenchStore]:
    people = SqlitePeople(tmp_path)
    yield BenchStore(people, is_shared=False)
    people.close()


def queue(runner: StudyRunner, study: StudyRow, address: str) -> bool:
    """Return whether a study may wait."""

    async def ask() -> None:
        runner.wake = lambda: None  # type: ignore[method-assign]
        await runner.queue(study, address, runner.store.insert)

    try:
        asyncio.run(ask())
    except BenchError as fault:
        assert fault.key == "studies-full"
        return False
    return True


def test_made_up_people_of_one_address_leave_room_for_others(store: BenchStore, tmp_path: Path) -> None:
    runner = StudyRunner(store, tmp_path)
    let_in = [queue(runner, row(f"s{number}", f"person {number}", number), "1") for number in range(2 * MOST_OF_ONE)]
    assert let_in == [True] * MOST_OF_ONE + [False] * MOST_OF_ONE
    assert queue(runner, row("other", "somebody", 50), "2")
    assert queue(runner, row("anew", "person 0", 51), "1"), "in the place of that person's own"
    store.take("process", 1_000_000).result()
    assert queue(runner, row("next", "person 9", 52), "1"), "one has begun"
    for number in range(MOST_WAITING):
        queue(runner, row(f"crowd {number}", f"crowd {number}", 60 + number), f"crowd {number}")
    assert len(store.waiting()) == MOST_WAITING and not queue(runner, row("late", "late", 90), "3")


def test_one_person_lets_one_study_go_on_at_a_time(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.command = [sys.executable, "-c", IDLE]
    with server:
        come_anew()
        one = Designer(server)
        ids = [one.begin(deals=1_000) for _ in range(8)]
        assert [one.ask(f"studies/{id}", {"to": "waiting"})[0] for id in ids] == [200] * len(ids)
        states = [one.ask(f"studies/{id}")[1]["state"] for id in ids]
        assert states == ["paused"] * (len(ids) - 1) + ["waiting"]
        crowd = [Designer(server).ask("studies", {"settings": {"draft": {}}})[0] for _ in range(MOST_OF_ONE)]
        assert crowd == [201] * (MOST_OF_ONE - 1) + [429]
        assert one.ask(f"studies/{ids[0]}", {"to": "waiting"})[0] == 200, "in the place of the other"
        come_anew()
        assert Designer(server).ask("studies", {"settings": {"draft": {}}})[0] == 201
