"""What requests work out is worked out one at a time, and whoever asks for much delays others by one piece only."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from regno.chronicles.store import StoredChronicle
from regno.table.dump import Archive, restore
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.web import fair_thread
from regno.web.bots.pool import BotPool
from regno.web.chronicles.messages import BeginChronicle
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.fair_thread import FairThread, work_out
from regno.web.history.routes import HistoryCache, chronicles_of_person
from regno.web.rate_limit import ADDRESS
from regno.web.tables.registry import TableRegistry


def test_addresses_take_turns_and_one_piece_of_work_runs_at_a_time() -> None:
    done, running, most = list[str](), 0, 0

    def work(address: str) -> str:
        nonlocal running, most
        running += 1
        most = max(most, running)
        threading.Event().wait(0.005)
        running -= 1
        done.append(address)
        return address

    async def play() -> None:
        thread = FairThread()
        crowd = [asyncio.create_task(thread.run("crowd", work, "crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        assert await thread.run("other", work, "other") == "other"
        await asyncio.gather(*crowd)

    asyncio.run(play())
    assert most == 1 and len(done) == 21
    assert done.index("other") <= 2, "behind what ran already, and one piece of the crowd's"


def test_work_that_nobody_waits_for_any_more_still_ends_before_the_next() -> None:
    begun, go_on, order = threading.Event(), threading.Event(), list[str]()

    def long() -> None:
        begun.set()
        go_on.wait(20)
        order.append("long")

    async def play() -> None:
        thread = FairThread()
        first = asyncio.create_task(thread.run("a", long))
        await asyncio.to_thread(begun.wait, 20)
        first.cancel()
        second = asyncio.create_task(thread.run("b", order.append, "next"))
        with suppress(asyncio.CancelledError):
            await first
        await asyncio.sleep(0)
        go_on.set()
        await second

    asyncio.run(play())
    assert order == ["long", "next"]


def test_too_much_work_is_refused_and_a_fault_is_the_askers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_thread, "MOST_OF_ONE", 2)

    async def play() -> None:
        thread = FairThread()
        with pytest.raises(ZeroDivisionError):
            await thread.run("a", divmod, 1, 0)
        asked = [asyncio.create_task(thread.run("a", divmod, 7, 2)) for _ in range(4)]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert found[:3] == [(3, 1)] * 3
        assert isinstance(found[3], TableError) and found[3].key == "too-many"

    asyncio.run(play())


def test_a_store_that_is_away_keeps_nobody_from_what_is_worked_out() -> None:
    """A history reads beside the one thread of turns, and what reads has other threads than what works out."""
    asked, away = threading.Event(), threading.Event()

    class Away:
        """A store whose database does not answer."""

        def rights(self, hashes: list[str]) -> dict[str, str]:
            return {"oak": "read"}

        def revision(self, id: str) -> int:
            return 1

        def last_change(self, id: str) -> float:
            return 0.0

        def fetch(self, id: str) -> None:
            asked.set()
            away.wait()

        load = fetch

    async def play() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        app = Starlette()
        app.state.fair_thread, app.state.history = FairThread(), HistoryCache()
        app.state.chronicles = SimpleNamespace(store=Away())

        def request(host: str) -> Request:
            return Request({"type": "http", "app": app, "client": (host, 1), "headers": []})

        history = asyncio.create_task(chronicles_of_person(request("192.0.2.1"), ["hash"]))
        while not asked.is_set():
            await asyncio.sleep(0.001)
        try:
            puzzle = work_out(request("192.0.2.2"), lambda: "a puzzle")
            assert await asyncio.wait_for(puzzle, 20) == "a puzzle" and not history.done()
        finally:
            away.set()
        assert await history == ([], 0)
        app.state.fair_thread.close()

    asyncio.run(play())


def test_who_opens_many_long_chronicles_delays_others_by_one(tmp_path: Path) -> None:
    """Chronicles are replayed, decided on and serialized in turns of addresses, and not in the threads of others."""
    replayed, is_over = list[str](), list[bool]()

    async def play() -> None:
        registry = ChronicleRegistry(tmp_path)
        asked = BeginChronicle(kind="campaign", players=["Anna", "Bo"])
        ids = [registry.begin(asked, "en")[0] for _ in range(8)]
        fetch = registry.store.fetch

        def fetch_noted(id: str) -> Callable[[], StoredChronicle] | None:
            restore = fetch(id)

            def replay() -> StoredChronicle:
                while id != ids[-1] and "other" not in registry.thread.turns.queues and not is_over:
                    threading.Event().wait(0.001)
                replayed.append(id)
                assert restore
                return restore()

            return replay

        registry.store.fetch = fetch_noted  # type: ignore[method-assign]

        async def open_from(address: str, id: str) -> None:
            ADDRESS.set(address)
            await registry.find(id)

        crowd = [asyncio.create_task(open_from("crowd", id)) for id in ids[:-1]]
        while registry.thread.turns.waiting < len(crowd) - 1:
            await asyncio.sleep(0)
        await asyncio.create_task(open_from("other", ids[-1]))
        is_over.append(True)
        assert replayed.index(ids[-1]) <= 2, "behind what ran already, and one of the crowd's"
        await asyncio.gather(*crowd)
        await registry.close()

    asyncio.run(play())


def test_who_opens_many_tables_delays_others_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    restored, is_over = list[str](), list[bool]()

    async def play() -> None:
        registry = TableRegistry(TableStore(tmp_path), BotPool())
        ids = [await registry.create(TableSettings(), "maker") for _ in range(8)]
        registry.documents.clear()

        def restore_noted(archive: Archive, *more: Any, **named: Any) -> Any:
            while archive.id != ids[-1] and "other" not in registry.thread.turns.queues and not is_over:
                threading.Event().wait(0.001)
            restored.append(archive.id)
            return restore(archive, *more, **named)

        monkeypatch.setattr("regno.web.tables.registry.restore", restore_noted)

        async def open_from(address: str, id: str) -> None:
            ADDRESS.set(address)
            await registry.find(id)

        crowd = [asyncio.create_task(open_from("crowd", id)) for id in ids[:-1]]
        while registry.thread.turns.waiting < len(crowd) - 1:
            await asyncio.sleep(0)
        await asyncio.create_task(open_from("other", ids[-1]))
        is_over.append(True)
        assert restored.index(ids[-1]) <= 2, "behind what ran already, and one of the crowd's"
        await asyncio.gather(*crowd)
        await registry.close()

    asyncio.run(play())
