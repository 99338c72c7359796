"""Small things that an attack had found and that no other test would miss: health, clocks, folders, files in memory."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from concurrent.futures import Future
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from regno.chronicles.store import ChronicleStore
from regno.files import write_atomic
from regno.table.store.sqlite import TableStore
from regno.web.app import application
from regno.web.calls.watch import TableWatch
from regno.web.clock import SystemClock
from regno.web.routes import pages
from regno.web.tables.registry import TableRegistry, health


def test_a_store_that_cannot_be_written_is_no_health(caplog: pytest.LogCaptureFixture) -> None:
    def probe() -> Future[None]:
        future: Future[None] = Future()
        if fails:
            future.set_exception(OSError("no space"))
        else:
            future.set_result(None)
        return future

    def expire(*_: object) -> Future[int]:
        future: Future[int] = Future()
        future.set_result(0)
        return future

    store = SimpleNamespace(probe=probe, expire=expire, is_alive=lambda: True)
    registry = cast(Any, SimpleNamespace(store=store, documents={}, loading={}, writes=True))
    for fails in (True, False):
        asyncio.run(TableRegistry.clean(registry))
        assert health(registry)["ok"] is not fails


def test_setting_the_clock_of_the_machine_moves_no_clock_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, before = SystemClock(), int(time.time() * 1000)
    for wrong in (-10 * 3_600, 2 * 3_600, 100 * 86_400):
        set_to = time.time() + wrong
        with monkeypatch.context() as changed:
            changed.setattr(time, "time", lambda at=set_to: at)
            assert before - 60_000 < clock.now() < before + 3_600_000


def test_a_new_name_is_on_the_disk_with_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced, really = list[str](), os.fsync

    def fsync(descriptor: int) -> None:
        synced.append(str(Path(f"/proc/self/fd/{descriptor}").readlink()))
        really(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    write_atomic(tmp_path / "keys", b"{}")
    assert synced[-1] == str(tmp_path), "the folder after the file that was renamed into it"
    assert ChronicleStore(tmp_path)


def test_files_that_are_not_there_take_no_memory() -> None:
    before = pages.built_files.cache_info()
    for number in range(100):
        assert pages.content(pages.STATIC / "assets" / f"none-{number}.js") is None
    assert pages.built_files.cache_info().currsize <= max(before.currsize, 1) == 1


def test_a_start_that_fails_closes_what_it_had_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_watch: TableWatch) -> None:
        raise OSError("no way to look back")

    async def serve() -> None:
        made = application(tmp_path, daily_bots=False)
        async with made.router.lifespan_context(made):
            raise AssertionError("it serves")

    monkeypatch.setattr(TableWatch, "open", fail)
    before = set(threading.enumerate())
    with pytest.raises(OSError, match="no way to look back"):
        asyncio.run(serve())
    store = TableStore(tmp_path)  # whose folder is locked while it is open
    store.close()
    assert not {each for each in threading.enumerate() if not each.daemon} - before
