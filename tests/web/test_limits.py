"""Nobody makes others wait: turns for hints, workers for bots, a log with an end, frames and bodies in few pieces."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from wire import PATIENCE, Client, Refusal, Server, run, seated

from regno.players import PLAYERS
from regno.players.spec import PlayerSpec
from regno.proelio.chance import Rng
from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.table import MAX_OTHER, MAX_TALK, Table
from regno.table.view_data import view_data
from regno.web import frames, timeouts
from regno.web.bots import pool, worker
from regno.web.bots.pool import HINT_BOUNDS, BotPool, worker_count
from regno.web.bots.protocol import (
    AdviceRequest,
    AdviceResponse,
    AnyBotRequest,
    AnyBotResponse,
    MoveRequest,
    MoveResponse,
)
from regno.web.jobs.questions import LocalQuestions, UnderWay
from regno.web.turns import Crowded, Turns

ADA = hash_token("Ada")


# ---------------------------------------------------------------- turns


def test_addresses_take_turns_and_each_has_so_many() -> None:
    async def play() -> list[str]:
        turns, had = Turns(most_of_one=3, most=4), list[str]()

        async def ask(key: str) -> None:
            await turns.take(key)
            had.append(key)
            await asyncio.sleep(0)
            turns.give_back()

        await turns.take("first")
        waiting = [asyncio.create_task(ask(key)) for key in ("greedy", "greedy", "greedy", "other")]
        await asyncio.sleep(0)
        for key in ("greedy", "yet another"):
            with pytest.raises(Crowded):
                await asyncio.wait_for(turns.take(key), PATIENCE)
        turns.give_back()
        await asyncio.gather(*waiting)
        assert not turns.busy and not turns.queues
        return had

    assert asyncio.run(play()) == ["greedy", "other", "greedy", "greedy"]


@pytest.mark.parametrize("came", [False, True])
def test_who_goes_away_gives_the_place_up(came: bool) -> None:
    async def play() -> None:
        turns = Turns(8, 8)
        await turns.take("a")
        gone, stays = asyncio.create_task(turns.take("b")), asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        if came:
            turns.give_back()  # to b, who goes before hearing of it
            gone.cancel()
        else:
            gone.cancel()
            await asyncio.sleep(0)
            turns.give_back()
        await asyncio.wait_for(stays, PATIENCE)
        turns.give_back()
        assert not turns.busy and not turns.queues

    asyncio.run(play())


# ---------------------------------------------------------------- bots and hints


class SlowWorker:
    """Answers when it is let, and tells what it was asked."""

    def __init__(self, answer: Callable[[Any], AnyBotResponse]) -> None:
        self.answer = answer
        self.asked: list[Any] = []
        self.go = asyncio.Event()
        self.ended = 0

    async def ask(self, request: AnyBotRequest) -> AnyBotResponse:
        self.asked.append(request)
        try:
            await self.go.wait()
        except BaseException:
            self.ended += 1
            raise
        return self.answer(request)

    async def end(self) -> None:
        self.ended += 1


def dealt(seed: int = 3) -> Table:
    table = Table("abc", TableSettings(houses=3, seed=seed), "00" * 16, ADA, 0)
    table.sit(0, "Ada", ADA, "11" * 16, 0)
    for seat in (1, 2):
        table.fill(ADA, seat, "steward", 0)
    table.begin(ADA, 0)
    return table


def a_view() -> Any:
    table = dealt()
    assert table.live
    return view_data(table.live.game.view(table.live.who))


def test_there_are_as_many_workers_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    for cores, workers in ((1, 2), (8, 8), (200, 32), (None, 2)):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        assert worker_count() == workers == len(BotPool().workers)


def test_bots_think_the_shorter_the_more_tables_wait_and_tables_take_turns() -> None:
    async def play() -> None:
        bots, view = BotPool(workers=1), a_view()
        worker: Any = SlowWorker(lambda request: MoveResponse(request.view.legal[0]))
        bots.workers[0] = worker
        bots.free = asyncio.LifoQueue()
        bots.free.put_nowait(worker)
        # Levels that do not think need no compiled code; the time is set all the same.
        asked = [MoveRequest("steward", view, 400.0 + number) for number in range(5)]
        moves = [asyncio.create_task(bots.choose(each)) for each in asked]
        await asyncio.sleep(0)
        worker.go.set()
        await asyncio.gather(*moves)
        # The first found the worker free. Each of the others saw fewer behind it.
        assert [round(each.milliseconds) for each in worker.asked] == [
            400, round(401 / 4), round(402 / 3), round(403 / 2), 404,
        ]  # fmt: skip

    asyncio.run(play())


def test_a_hang_up_does_not_end_the_adviser_and_a_person_asks_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def prepare(self: BotPool, wanted: str) -> None:
        pass

    monkeypatch.setattr(BotPool, "prepare", prepare)

    async def play() -> None:
        bots = BotPool()
        worker: Any = SlowWorker(lambda _: AdviceResponse((), (), 1))
        bots.adviser = worker
        request = AdviceRequest(a_view(), 2_000.0, "en", "v082")
        first = asyncio.create_task(bots.advise(request, "Ada", "1"))
        await asyncio.sleep(0)
        with pytest.raises(UnderWay):
            await bots.advise(request, "Ada", "1")
        crowd = [asyncio.create_task(bots.advise(request, f"Bo {n}", "1")) for n in range(HINT_BOUNDS[0])]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await bots.advise(request, "Cy", "1")
        other = asyncio.create_task(bots.advise(request, "Dee", "2"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        assert not worker.ended and first.cancelled()
        worker.go.set()
        assert await other
        assert sum(task.done() for task in crowd) <= 2, "the other address had its turn after one of the crowd"
        await asyncio.gather(*crowd)
        assert len(worker.asked) == 2 + len(crowd) and worker.asked[1].milliseconds < 2_000.0
        assert isinstance(bots.hints, LocalQuestions) and not bots.hints.askers and not bots.hints.turns.busy
        await bots.close()

    asyncio.run(play())


def test_a_forced_move_at_no_pace_takes_as_long_as_a_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    import msgspec

    slept = list[float]()
    monkeypatch.setattr(time, "sleep", slept.append)
    view = a_view()
    forced = msgspec.structs.replace(view, legal=view.legal[:1])

    class Thinker:
        def __init__(self, rng: Rng) -> None: ...

        def choose(self, view: Any, legal: Any, budget: Any) -> int:
            return int(legal[0])

    monkeypatch.setitem(PLAYERS, "warlord", PlayerSpec("warlord", Thinker, thinks=True))
    monkeypatch.setattr(time, "monotonic", lambda: 5.0)
    worker.choose(MoveRequest("warlord", forced, 20.0, steady=True))
    worker.choose(MoveRequest("warlord", view, 20.0, steady=True))  # a search that was soon done waits too
    assert slept == [0.02, 0.02]
    worker.choose(MoveRequest("warlord", forced, 490.0, steady=False))
    worker.choose(MoveRequest("steward", forced, 20.0, steady=True))
    assert slept == [0.02, 0.02]
    live = dealt().live
    assert live and pool.move_request(live, "warlord", 0).steady and not pool.move_request(live, "warlord", 700).steady


# ---------------------------------------------------------------- the log of a table


def test_the_log_of_a_table_has_an_end_and_moves_go_on() -> None:
    table = dealt()
    while table.others < MAX_TALK:
        table.say(0, "hello", 0)
    with pytest.raises(TableError, match="full"):
        table.say(0, "hello", 0)
    while table.others < MAX_OTHER:
        table.agree(0, stop=False, now=0)
    refusals: list[Callable[[], object]] = [lambda: table.agree(0, False, 0), lambda: table.undo(0, 0)]
    for refused in refusals:
        with pytest.raises(TableError) as fault:
            refused()
        assert fault.value.key == "log-full"
    table.leave(ADA, 0, 0)
    with pytest.raises(TableError):
        table.come_back(0, 0)
    table.close(ADA, 0)


def test_nor_does_it_grow_by_sitting_down_and_standing_up() -> None:
    table = Table("abc", TableSettings(houses=3), "00" * 16, ADA, 0)
    while table.others < MAX_OTHER:
        table.fill(ADA, 1, "steward", 0)
        table.empty(ADA, 1, 0)
    refusals: list[Callable[[], object]] = [
        lambda: table.fill(ADA, 1, "steward", 0),
        lambda: table.sit(0, "Ada", ADA, "11" * 16, 0),
        lambda: table.reserve(ADA, 1, ADA, "Ada", 0),
    ]
    for refused in refusals:
        with pytest.raises(TableError) as fault:
            refused()
        assert fault.value.key == "log-full"


def test_a_person_has_one_limit_on_however_many_sockets(server: Server) -> None:
    async def play() -> list[str]:
        (ada,) = await seated(server, 1, houses=3)
        again = [await Client(server, ada.table, ada.token).open() for _ in range(5)]
        refused = list[str]()
        for _ in range(40):
            for client in again:
                try:
                    await client.ask("say", seat=0, text="x")
                except Refusal as fault:
                    refused.append(fault.reason)
        await ada.ask("ping")
        return refused

    refused = run(play())
    assert refused and set(refused) == {"too-many"}


# ---------------------------------------------------------------- frames and bodies


def upgraded(server: Server, path: str) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    line = socket.create_connection((host, int(port)), timeout=PATIENCE)
    line.sendall(
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += line.recv(4_096)
    assert answer.startswith(b"HTTP/1.1 101")
    return line


def frame(first: int, body: bytes = b"") -> bytes:
    """A masked frame with an empty mask; the first byte has opcode and end."""
    return bytes([first, 0x80 | len(body)]) + bytes(4) + body


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the end of a connection."""
    heard = b""
    try:
        while piece := line.recv(65_536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


PING, PONG, TEXT, CONTINUATION = 0x89, 0x8A, 0x01, 0x00
PINGS = frame(PING, b"x" * 125) * 20_000
EMPTY_PIECES = frame(TEXT, b"{") + frame(CONTINUATION) * 100_000


@pytest.mark.parametrize(
    "flood",
    [PINGS, EMPTY_PIECES, frame(PONG) * 100_000],
    ids=["pings", "empty pieces", "pongs"],
)
def test_a_flood_of_empty_frames_is_closed_at_once(server: Server, flood: bytes) -> None:
    table, _ = server.make()
    line = upgraded(server, f"/ws/{table}")
    with contextlib.suppress(ConnectionResetError, BrokenPipeError):
        line.sendall(flood)
    heard = rest_of(line)
    line.close()
    assert len(heard) < 140 * (frames.FRAMES_AT_ONCE + 100), "no more is answered than was allowed at once"
    assert server.http("/healthz")[0] == 200


def test_a_watcher_of_a_chronicle_has_a_limit_of_messages(server: Server) -> None:
    status, made = server.http("/api/chronicles", {"kind": "viscounts", "players": ["Ada", "Bo"]})
    assert status == 201

    async def play() -> tuple[int, int]:
        from websockets.asyncio.client import connect
        from websockets.exceptions import ConnectionClosed

        path = f"{server.address.replace('http', 'ws', 1)}/ws/chronicles/{made['id']}"
        async with connect(path) as line:
            await line.send(json.dumps({"token": made["token"], "have": -1, "language": "en"}))
            sent = 0
            try:
                while sent < 5_000:
                    await line.send("x")
                    sent += 1
                await line.recv()
                while True:
                    await line.recv()
            except ConnectionClosed as closed:
                assert closed.rcvd
                return sent, closed.rcvd.code
        raise AssertionError("not closed")

    assert run(play())[1] == 1008


def test_a_body_in_crumbs_or_without_a_length_is_not_read(server: Server) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    head = f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\n"
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        crumbs = b"1\r\n \r\n" * 30_000
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            line.sendall(head.encode() + b"Transfer-Encoding: chunked\r\n\r\n" + crumbs)
        assert b" 411 " in rest_of(line)
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.sendall(head.encode() + b"Content-Length: 16000\r\n\r\n")
        sent = 0
        try:
            while sent < 16_000:
                line.sendall(b" ")
                sent += 1
                time.sleep(0.0005)
        except (ConnectionResetError, BrokenPipeError):
            pass
        assert rest_of(line) == b"" or sent == 16_000


class Pieces(timeouts.TimeoutProtocol):
    """The count of pieces alone."""

    def __init__(self) -> None:
        self.closed = False
        self.transport: Any = self

    def close(self) -> None:
        self.closed = True

    def is_between_requests(self) -> bool:
        return False


@pytest.mark.parametrize(("size", "most"), [(1, 515), (100, 900), (1_460, 10**6)])
def test_pieces_of_a_request_may_be_small_or_many(size: int, most: int) -> None:
    pieces: Any = Pieces()
    count = 0
    while not pieces.closed and count < 3_000:
        pieces.count(size)
        count += 1
    assert count <= most and (count == 3_000) == (size == 1_460)


def test_a_chronicle_is_as_it_was_when_the_disk_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from regno.chronicles.journal import parse_journal
    from regno.web.chronicles.messages import BeginChronicle, DoCommand
    from regno.web.chronicles.registry import ChronicleRegistry
    from regno.web.live.protocol import NotPersisted

    async def play() -> None:
        registry = ChronicleRegistry(tmp_path)
        id, token = await asyncio.to_thread(
            registry.begin, BeginChronicle(kind="viscounts", players=["Ada", "Bo"], seed="1"), "en"
        )
        room, _ = await registry.open_for(id, token, to_write=True)
        path = tmp_path / "chronicles" / f"{id}.chronicle"

        def change(command: str, instead: int = 0, **arguments: Any) -> DoCommand:
            name, version = f"{command}-{room.opened.version}", room.opened.version
            return DoCommand(request=name, version=version, command=command, arguments=arguments, instead=instead)

        await room.submit(change("note", text="one"))
        whole = path.read_bytes()
        again = change("note", instead=1, text="two")

        def fail(_: int) -> None:
            raise OSError(5, "the disk is broken")

        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", fail)
            with pytest.raises(NotPersisted):
                await room.submit(again)
        assert path.read_bytes() == whole
        await room.submit(again)
        added = path.read_bytes().removeprefix(whole)
        assert added.count(b"\n") == 1, "undo and do are one line"
        for cut in range(len(added)):
            journal = parse_journal((whole + added[:cut]).decode())
            assert len(journal.records) == len(parse_journal(whole.decode()).records)
        assert room.opened.chronicle.entries[-1].command.arguments == {"text": "two"}
        reread = await asyncio.to_thread(registry.store.load, id)
        assert reread and reread.chronicle.commands == room.opened.chronicle.commands
        await registry.close()

    asyncio.run(play())
