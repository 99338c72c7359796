"""Nothing that was acknowledged is lost, and nothing is doubled, however the server ends."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed
from wire import Client, Refusal, Server, run, seated

from regno.table.archive import Archive
from regno.table.entries import Begun, Moved
from regno.table.store import Store

TABLES = 12
KILLS = 4


async def keep_playing(client: Client, acknowledged: list[tuple[str, int]], seed: int) -> None:
    """Play alone against bots, noting what the server has said yes to, until the connection breaks."""
    chosen = Random(seed)
    try:
        while not client.over:
            if client.legal:
                answer = await client.move(chosen)
                acknowledged.append((client.table, answer["version"]))
            else:
                await client.hear()
    except (ConnectionClosed, OSError):
        pass
    except Refusal as refusal:
        assert refusal.reason == "stale"


async def one_life(server: Server, clients: list[Client], acknowledged: list[tuple[str, int]], seed: int) -> None:
    """All play at once, and in the middle of it the server is killed."""
    playing = [asyncio.create_task(keep_playing(client, acknowledged, seed)) for client in clients]
    await asyncio.sleep(0.15 + 0.05 * seed)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


def archives(data: Path) -> list[Archive]:
    store = Store(data)
    try:
        return [archive for id, _, _ in store.ids() if (archive := store.archive(id))]
    finally:
        store.close()


def last_move(archive: Archive) -> list[int]:
    """How many moves were played in all."""
    return [sum(len(entry.played) for entry in archive.log if isinstance(entry, Begun | Moved))]


def logs(data: Path) -> dict[str, list[object]]:
    return {archive.id: list(archive.log) for archive in archives(data)}


def test_kill_9_in_the_middle_loses_nothing_and_doubles_nothing(lone: Server) -> None:
    acknowledged: list[tuple[str, int]] = []

    async def play() -> None:
        lone.start()
        clients = [(await seated(lone, 1))[0] for _ in range(TABLES)]
        for life in range(KILLS):
            await one_life(lone, clients, acknowledged, life)
            kept = logs(lone.data)
            assert all(version <= len(kept[table]) for table, version in acknowledged), "an acknowledged move is lost"
            lone.start()
            for client in clients:
                have = client.version
                await client.open(have)
                assert client.version >= have and client.version == len(kept[client.table])
        lone.kill()

    run(play())
    assert len(acknowledged) > TABLES * KILLS
    for archive in archives(lone.data):
        places = [0, *(kept.position.moves for kept in archive.positions), *last_move(archive)]
        assert all(later - earlier < 70 for earlier, later in pairwise(places)), "no position for long"
    for table, log in logs(lone.data).items():
        assert sum(isinstance(entry, Moved) for entry in log) >= sum(each == table for each, _ in acknowledged)


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
