"""Nothing that was acknowledged is lost, and nothing is doubled, however the server ends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator
from http.client import HTTPException
from pathlib import Path
from random import Random

import pytest
import uvicorn
from laid import NOW, laid, set_down
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from wire import Client, Server, run, seated

from regno.proelio.formats.move_text import move_text
from regno.table.clock import Limit
from regno.table.dump import Archive
from regno.table.log import AnyEntry, Moved, Resumed
from regno.table.settings import TableSettings
from regno.table.store.codec import ENTRY
from regno.table.store.sqlite import FILE, TableStore
from regno.table.table import Table
from regno.web import sd_notify
from regno.web import server as web_server
from regno.web.jobs.rows import JobEnd, JobRunner


def archives(data: Path) -> list[Archive]:
    store = TableStore(data)
    try:
        return [archive for id in store.ids() if (archive := store.load(id))]
    finally:
        store.close()


def test_a_graceful_end_closes_every_socket_and_the_games_go_on(lone: Server) -> None:
    async def play() -> None:
        clients = await seated(lone.start(), 4)
        before = clients[0].standing["shared"]
        assert await asyncio.to_thread(lone.stop) == 0
        with pytest.raises(ConnectionClosed) as caught:
            while True:
                await clients[0].hear()
        assert caught.value.rcvd and caught.value.rcvd.code == 1012
        again = await Client(lone.start(), clients[0].table, clients[0].token).open(clients[0].version)
        assert again.standing["shared"] == before
        lone.kill()

    run(play())
    (archive,) = archives(lone.data)
    assert archive.positions[-1].version == len(archive.log)


def test_the_server_ends_though_the_store_is_held_by_another(lone: Server) -> None:
    """The sweep at the start waits for a lock that another process has, and is cancelled by the end."""
    with lone:
        lone.make()
        holding = sqlite3.connect(lone.data / FILE, isolation_level=None)
        holding.execute("begin immediate")
        making = threading.Thread(target=make_in_vain, args=(lone,))
        making.start()
        time.sleep(0.5)  # until the new table waits for the lock
        assert lone.process
        lone.process.send_signal(signal.SIGTERM)
        time.sleep(5)  # longer than uvicorn's grace, after which it cancels what is under way
        holding.execute("rollback")
        holding.close()
        assert lone.finish() == 0
        making.join()
    assert "InvalidStateError" not in lone.said and "writer lost" not in lone.said


def make_in_vain(server: Server) -> None:
    with contextlib.suppress(OSError, HTTPException):
        server.http("/api/tables", {})


def test_a_server_that_can_write_no_more_ends_by_itself(tmp_path: Path) -> None:
    """So that whoever watches over it starts it again."""
    code = """
import sys
from regno.table.store import sqlite as store
def lost(connection, *_):
    raise SystemExit
store.insert = lost
from regno.cli import main
sys.exit(main(sys.argv[1:]))
"""
    server = Server(tmp_path / "data")
    server.command = [sys.executable, "-c", code]
    with server:
        make_in_vain(server)
        assert server.finish() == 1
    assert "writer lost" in server.said


def test_a_server_that_cannot_begin_ends_with_a_status_that_has_it_started_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As one whose database goes away while it starts; what it has begun already does not keep it alive."""
    told = list[str]()
    monkeypatch.setattr(sd_notify, "notify", told.append)
    monkeypatch.setattr(signal, "signal", lambda *_: None)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        runner = JobRunner(NoJobs(), work)  # type: ignore[arg-type]
        app.state.task = asyncio.create_task(runner.run_all())
        await asyncio.sleep(0.05)
        runner.wakes.set()  # told that something was lost, at the very moment at which everything ends
        raise OSError("the database is away")
        yield

    async def work(job: object) -> JobEnd:
        raise AssertionError(job)

    server = web_server.Server(uvicorn.Config(Starlette(lifespan=lifespan), log_config=None))
    with web_server.listen("127.0.0.1", 0) as listener, pytest.raises(SystemExit) as ended:
        web_server.run(server, listener)
    assert ended.value.code and not told, "systemd was not told that it serves"


@pytest.mark.parametrize("turns", range(6))
def test_what_waits_for_jobs_ends_though_it_is_woken_at_the_same_moment(turns: int) -> None:
    async def cancel() -> None:
        runner = JobRunner(NoJobs(), lambda job: asyncio.sleep(0, "done"))  # type: ignore[arg-type]
        task = asyncio.create_task(runner.run_all())
        await asyncio.sleep(0.01)
        runner.wakes.set()
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        assert (await asyncio.wait([task], timeout=1))[0] == {task}

    asyncio.run(cancel())


class NoJobs:
    """Rows of jobs, of which there are none."""

    kind = "test"

    async def take(self) -> None:
        return None


def test_a_second_server_is_refused_the_folder(lone: Server) -> None:
    with lone:
        lone.make()
        words = [sys.executable, "-m", "regno", "--lang", "it"]
        data = ["--data", str(lone.data)]
        for second in (["serve", "--port", "0"], ["tables", "delete", "x"]):
            said = subprocess.run([*words, *second, *data], capture_output=True, text=True, timeout=60)
            assert said.returncode == 2 and "è in uso da un altro regno" in said.stderr
        assert subprocess.run([*words, "tables", "list", *data], capture_output=True, timeout=60).returncode == 0


def workers(parent: int) -> list[int]:
    """The processes of the bots."""
    found = subprocess.run(["pgrep", "-P", str(parent)], capture_output=True, text=True).stdout
    return [int(pid) for pid in found.split()]


def test_a_bot_that_dies_is_replaced(lone: Server) -> None:
    """Worker processes are killed again and again; the game comes to its end all the same."""

    async def play() -> int:
        (client,) = await seated(lone.start(), 1)
        assert lone.process
        chosen, killed = Random(3), 0
        while not client.over:
            if client.legal:
                await client.move(chosen)
                for pid in workers(lone.process.pid) if killed < 6 else []:
                    os.kill(pid, signal.SIGKILL)
                    killed += 1
            else:
                await client.hear()
        return killed

    assert run(play()) >= 1
    lone.stop()
    assert "bot lost" in lone.said


def test_logs_carry_no_secrets(lone: Server) -> None:
    async def play() -> list[str]:
        clients = await seated(lone.start(), 2)
        for client in clients:
            await client.ask("say", seat=client.now["looking"], text="between us")
        return [clients[0].token, clients[1].token, clients[0].table, "between us", "Ada 0"]

    secrets = run(play())
    lone.stop()
    lines = lone.said.splitlines()
    assert lines and all(json.loads(line)["what"] for line in lines)
    assert not [secret for secret in secrets if secret in lone.said]


def entries_of(data: Path, table: str) -> list[AnyEntry]:
    """The log of a table, read past the server, for which a look would be a visit."""
    found = sqlite3.connect(data / FILE)
    try:
        rows = found.execute("select entry from log where id = ? order by version", (table,)).fetchall()
    finally:
        found.close()
    return [ENTRY.decode(entry) for (entry,) in rows]


def nearly_out_of_time(id: str) -> Table:
    """Four people who took their whole time over their first choices."""
    terms, now = TableSettings(clock=Limit("game", 60)), NOW - 4_000_000
    table, chosen = laid(id, terms, now=now), Random(2)
    assert table.live
    while min(table.clock.left) > 1_000 or table.clock.left[table.live.who] > 1_000:
        now += 59_900
        legal = [move_text(table.live.state, move) for move in table.live.legal_moves()]
        table.submit(table.live.who, [chosen.choice(legal)], table.version, now)
    return table


def test_the_log_tells_when_the_time_of_a_game_ran_again_after_a_restart(lone: Server) -> None:
    """Once for each restart, and only where time is used up: a clock for each move starts again by itself."""
    terms = {
        "game": TableSettings(clock=Limit("game", 600)),
        "move": TableSettings(clock=Limit("move", 600)),
        "none": TableSettings(),
    }
    tables = [laid(name, each) for name, each in terms.items()]
    set_down(lone.data, tables)
    for restarts in (1, 2):
        lone.start()
        for table in tables:
            run(watch_once(lone, table.id))
        lone.stop()
        for table in tables:
            resumed = [each for each in entries_of(lone.data, table.id) if isinstance(each, Resumed)]
            assert len(resumed) == (restarts if table.id == "game" else 0)


async def watch_once(server: Server, table: str) -> None:
    client = await Client(server, table).open()
    assert client.standing["phase"] == "playing"
    await client.close()


def test_after_a_restart_bots_and_clocks_go_on_though_nobody_looks(lone: Server) -> None:
    """Tables are set into the store as a killed server would have left them; nobody ever opens them."""
    bots, timed = laid("bots", TableSettings(pace=0), people=()), nearly_out_of_time("timed")
    waiting = laid("waiting", TableSettings(pace=0))
    set_down(lone.data, [bots, timed, waiting])
    lone.start()

    async def watch() -> None:
        async with asyncio.timeout(20):
            while True:
                late = [each for each in entries_of(lone.data, "timed") if isinstance(each, Moved) and each.timed_out]
                if late and len(entries_of(lone.data, "bots")) > bots.version + 20:
                    return
                await asyncio.sleep(0.1)

    run(watch())
    assert lone.http("/healthz")[1]["tables"] == 2, "a table that waits for a person is left asleep"
    assert len(entries_of(lone.data, "waiting")) == waiting.version
