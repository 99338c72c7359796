"""kill -9 in the middle of many games, again and again: nothing acknowledged is lost, and nothing is done twice."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest
from laid import laid, set_down, token
from websockets.exceptions import WebSocketException
from wire import Client, Refusal, Server, run

from regno.proelio.formats.move_text import move_text
from regno.table.dump import Archive
from regno.table.log import AnyEntry, Begun, Moved
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table

SEAT = 0  # of the person; the others are bots


class Witness:
    """A person at one table who remembers what was asked for, and what the server said yes to."""

    def __init__(self, server: Server, table: str, seed: int) -> None:
        self.client, self.chosen = Client(server, table, token(SEAT, table)), Random(seed)
        self.tried: dict[int, str] = {}  # the latest move asked for, by the version it answered
        self.acknowledged: set[int] = set()

    async def play_on(self) -> None:
        """Come back and play against the bots until the game is over or the server is gone."""
        client = self.client
        try:
            await client.open(client.version)
            while not client.over:
                if client.legal:
                    await self.choose()
                else:
                    await client.hear()
        except (WebSocketException, OSError):
            pass

    async def choose(self) -> None:
        version, move = self.client.version, self.chosen.choice(self.client.legal)
        self.tried[version] = move
        try:
            answer = await self.client.ask("submit", seat=SEAT, moves=[move], version=version)
            self.acknowledged.add(answer["version"])
        except Refusal as refusal:
            assert refusal.reason == "stale"

    def check(self, log: list[AnyEntry]) -> None:
        """What was acknowledged is there; what is there was asked for, once; nothing was told too early."""
        mine = {version for version, entry in enumerate(log, 1) if is_mine(entry)}
        assert self.acknowledged <= mine, "an acknowledged move is lost"
        assert {version - 1 for version in mine} <= self.tried.keys(), "a move was made that nobody asked for"
        assert self.client.version <= len(log), "something was told before it was kept"


def is_mine(entry: AnyEntry) -> bool:
    return isinstance(entry, Moved) and entry.seat == SEAT and not entry.by


def kept(data: Path) -> dict[str, Archive]:
    store = TableStore(data)
    try:
        return {id: archive for id in store.ids() if (archive := store.load(id))}
    finally:
        store.close()


def acknowledged(witnesses: Sequence[Witness]) -> int:
    return sum(len(witness.acknowledged) for witness in witnesses)


async def one_life(server: Server, witnesses: list[Witness], seconds: float) -> None:
    """All come back and play at once, and in the middle of it the server is killed: on a busy machine later, so that
    each life has its moves.
    """
    server.start()
    wanted = acknowledged(witnesses) + len(witnesses) // 2
    playing = [asyncio.create_task(witness.play_on()) for witness in witnesses]
    await asyncio.sleep(seconds)
    while acknowledged(witnesses) < wanted and not all(task.done() for task in playing):
        await asyncio.sleep(0.02)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


async def many_lives(server: Server, witnesses: list[Witness], kills: int, longest: float) -> None:
    chosen, before = Random(kills), dict[str, Archive]()
    for _ in range(kills):
        await one_life(server, witnesses, chosen.uniform(0.2, longest))
        now = kept(server.data)
        for witness in witnesses:
            log = now[witness.client.table].log
            witness.check(log)
            earlier = before[witness.client.table].log if before else []
            assert log[: len(earlier)] == earlier, "what was kept has changed"
        before = now


def check_replayed(archive: Archive, witness: Witness) -> None:
    """Played again from the log, every move of the person is the one asked for."""
    table = Table(archive.id, archive.terms, archive.secret, archive.maker, archive.made)
    for version, entry in enumerate(archive.log, 1):
        if isinstance(entry, Moved) and is_mine(entry):
            assert table.live
            assert move_text(table.live.state, entry.played[0]) == witness.tried[version - 1]
        table.apply(entry)


def check_positions(archive: Archive) -> None:
    """No game is long without a position from which another version could go on."""
    moves = sum(len(entry.played) for entry in archive.log if isinstance(entry, Begun | Moved))
    latest = max((each.position.moves for each in archive.positions), default=0)
    assert moves - latest < 70


def play_and_kill(server: Server, tables: int, kills: int, longest: float) -> list[Witness]:
    names = [f"table-{number}" for number in range(tables)]
    set_down(server.data, [laid(name, TableSettings(pace=0), [SEAT], seed) for seed, name in enumerate(names)])
    witnesses = [Witness(server, name, seed) for seed, name in enumerate(names)]
    run(many_lives(server, witnesses, kills, longest))
    for archive, witness in zip((kept(server.data)[name] for name in names), witnesses, strict=True):
        check_replayed(archive, witness)
        check_positions(archive)
    return witnesses


def test_kill_9_in_the_middle_loses_nothing_and_doubles_nothing(lone: Server) -> None:
    witnesses = play_and_kill(lone, tables=20, kills=3, longest=1.0)
    assert acknowledged(witnesses) > len(witnesses)


@pytest.mark.long
def test_hundreds_of_games_survive_many_kills(lone: Server, record_property: Callable[[str, object], None]) -> None:
    witnesses = play_and_kill(lone, tables=300, kills=40, longest=6.0)
    record_property("told", f"40 kills, {acknowledged(witnesses)} moves acknowledged, 0 lost, 0 twice")
    assert acknowledged(witnesses) > 10 * len(witnesses)
