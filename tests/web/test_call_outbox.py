"""The outbox over kill -9: what was not handed over goes out later, once; what may have arrived is not sent again.

A receiver that can tell the second from the first (plain JSON by its key) may get a message in doubt again. Mail does
not: it comes with the next mail instead.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from callers import Trio, calling
from laid import laid, set_down, token
from sinks import Got, HttpSink, MailSink, wait_for
from wire import Server, run

from regno.database import Database
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.web.calls.caller import AT_ONCE
from regno.web.calls.store import SCHEMA, Call, CallStore, Channel, Target
from regno.web.statements import PostgresStatements, SqliteStatements

MUCH = 400.0  # seconds
DAY = 86_400_000


def opened(data: Path) -> CallStore:
    """The outbox of a server that does not run."""
    data.mkdir(parents=True, exist_ok=True)
    return CallStore(SqliteStatements(data / "calls.sqlite", (SCHEMA,)))


@pytest.fixture(params=["sqlite", "postgres"])
def outbox(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[CallStore]:
    if request.param == "sqlite":
        store = opened(tmp_path)
        yield store
        store.close()
    else:
        database = Database(request.getfixturevalue("postgres"))
        yield CallStore(PostgresStatements(database, "calls", (SCHEMA,)))
        database.close()


def hook(id: str, address: str, person: str = "giulia", form: str = "json") -> Channel:
    return Channel(id, person, "", "hook", Target(address, form=form), "", "en", "http://oak.example", 1)


def call(key: str, person: str = "giulia", place: str = "table-1", due: int = 10) -> Call:
    return Call(key, person, "turn", place, 0, 3, "holder", 5, due)


def test_both_stores_keep_the_same(outbox: CallStore) -> None:
    outbox.put_channel(hook("c1", "https://a.example/x")).result()
    outbox.put_channel(hook("c1", "https://b.example/x")).result()
    assert [each.target.address for each in outbox.channels("giulia")] == ["https://b.example/x"]
    assert outbox.has_channels("giulia", "table-1") and not outbox.has_channels("ada", "table-1")
    outbox.post([call("k1"), call("k2")]).result()
    outbox.post([call("k1", due=99)]).result()
    assert [each.key for each in outbox.due_calls(20, 10)] == ["k1", "k2"] and outbox.due_calls(9, 10) == []
    outbox.write(*outbox.spread("k1", {"c1": 30}), *outbox.spread("k2", {"c1": 40})).result()
    outbox.write(*outbox.spread("k1", {"c1": 1})).result()  # by another process, too late
    assert outbox.due_calls(99, 10) == [] and outbox.due_channels(29, 5) == []
    assert [found.key for found, _ in outbox.due_at("c1", 50, 10)] == ["k1", "k2"]
    assert sorted(outbox.hand("c1", ["k1", "k2"], "m1", 50, 1_000).result()) == [("k1",), ("k2",)]
    assert outbox.hand("c1", ["k1", "k2"], "m2", 50, 1_000).result() == [], "somebody was first"
    assert outbox.list_unsure(999) == [] and outbox.list_unsure(1_000) == [("c1", "m1")]
    outbox.put_back("c1", "m1", 60, same=True).result()
    assert [name for _, name in outbox.due_at("c1", 60, 10)] == ["m1", "m1"]
    assert outbox.hand("c1", ["k1", "k2"], "m3", 59, 1_000).result() == [], "somebody was first, and put them back"
    outbox.hand("c1", ["k1", "k2"], "m1", 60, 1_000).result()
    outbox.mark_sent("c1", "m1", 70, 75).result()
    assert outbox.count("sent") == 2 and outbox.channel("c1").last == 70  # type: ignore[union-attr]
    outbox.post([call("k3")]).result()
    assert outbox.waits("giulia", "table-1")
    outbox.see("giulia", "table-1", 2).result()
    assert outbox.waits("giulia", "table-1"), "a page at an earlier turn does not show it"
    outbox.see("giulia", "table-1", 3).result()
    assert not outbox.waits("giulia", "table-1") and outbox.due_calls(99, 10) == []
    outbox.unite("giulia", "ada").result()
    assert [each.id for each in outbox.channels("ada")] == ["c1"]
    outbox.prefer("ada", "{}").result()
    outbox.forget("ada").result()
    assert outbox.channels("ada") == [] and outbox.preferences("ada") == "" and outbox.count("sent") == 0
    assert outbox.secret("x", "one") == outbox.secret("x", "two") == "one"
    outbox.note("me", 5).result()
    outbox.note("me", 7).result()
    assert outbox.notes() == {"me": 7}


def waiting(data: Path, address: str, count: int) -> str:
    """Lay a table at which a person must choose, and calls of that turn to so many people; return its id."""
    table = laid("the-table", TableSettings(houses=3), range(3))
    set_down(data, [table])
    assert table.live
    seat = table.live.who
    store = opened(data)
    for number in range(count):
        channel = hook(f"c{number}", f"{address}/{number}", f"person {number}")
        store.put_channel(channel)
    now = int(time.time() * 1000)
    holder = hash_token(token(seat, table.id))
    calls = [
        Call(f"k{number}", f"person {number}", "turn", table.id, seat, table.turn_version, holder, now, now)
        for number in range(count)
    ]
    for first in range(0, count, 1_000):
        store.post(calls[first : first + 1_000])
    store.close()
    return table.id


@pytest.mark.parametrize("count", [150, pytest.param(10_000, marks=pytest.mark.long)])
def test_calls_survive_kills_and_go_out_once(tmp_path: Path, count: int) -> None:
    with HttpSink() as sink:
        waiting(tmp_path / "data", sink.address, count)
        server = calling(tmp_path / "data").start()
        for share in (0.1, 0.5):
            wait_for(lambda share=share: len(sink.got) > share * count, "nothing goes out", MUCH)  # type: ignore[misc]
            server.kill()
            time.sleep(0.2)
            server.start()
        wait_for(lambda: len({got.path for got in sink.got}) == count, "something was lost", MUCH)
        store = opened(tmp_path / "data")
        wait_for(lambda: store.count("sent") == count)
        store.close()
        server.stop()
        ids = Counter(got.headers["idempotency-key"] for got in sink.got)
        assert len(ids) == count == len({(got.path, got.headers["idempotency-key"]) for got in sink.got})
        assert sum(ids.values()) - count <= 2 * AT_ONCE, "more came twice than were under way at the two kills"


async def turn_while_away(server: Server, address: dict[str, str], way: str) -> Trio:
    """It becomes the turn of somebody who is away and has one channel."""
    trio = await Trio.at(server)
    away = trio.next
    trio.devices[away].get(f"/api/calls/{way}", address)
    await trio.leave(away)
    await trio.turn_to(away)
    return trio


@pytest.mark.long
def test_killed_while_the_receiver_has_it(tmp_path: Path) -> None:
    """The same message comes again under the same name, and never a third time."""
    server = calling(tmp_path / "data")
    with HttpSink() as sink, server:

        def kill(_: Got) -> None:
            sink.before = lambda _: None
            server.kill()

        sink.before = kill
        run(turn_while_away(server, {"address": f"{sink.address}/me", "form": "json"}, "hook"))
        wait_for(lambda: server.process is None)
        server.start()
        wait_for(lambda: len(sink.got) == 2)
        assert sink.got[0].headers["idempotency-key"] == sink.got[1].headers["idempotency-key"]
        assert sink.got[0].json == sink.got[1].json
        store = opened(tmp_path / "data")
        wait_for(lambda: store.count("sent") == 1)  # the server knows that it has arrived
        store.close()
        server.kill()
        server.start()
        time.sleep(6.5)  # longer than a server waits for pages to come back
        assert len(sink.got) == 2


@pytest.mark.long
@pytest.mark.parametrize("moment", ["before", "after"])
def test_killed_around_a_mail(tmp_path: Path, moment: str) -> None:
    """Before the mail server has it, it is sent again; once it may have it, it waits for the next mail."""
    with MailSink() as sink:
        server = calling(tmp_path / "data", sink)
        with server:
            run(mail_and_kill(server, sink, moment))
            server.start()
            if moment == "before":
                wait_for(lambda: [mail["Subject"] for mail in sink.got] == ["May Regno write to you?", "Your turn"])
                running = opened(tmp_path / "data")
                wait_for(lambda: running.count("sent") == 1)
                running.close()
            else:
                time.sleep(6.5)
                assert [mail["Subject"] for mail in sink.got] == ["May Regno write to you?", "Your turn"]
            server.kill()
            store = opened(tmp_path / "data")
            assert store.count("sent" if moment == "before" else "pending") == 1
            [due] = [row[0] for row in store.read("select due from deliveries")]
            assert moment == "before" or due > time.time() * 1000 + DAY / 2
            store.close()


async def mail_and_kill(server: Server, sink: MailSink, moment: str) -> None:
    trio = await Trio.at(server)
    away = trio.next
    mine = trio.devices[away]
    mine.get("/api/calls/mail", {"address": "giulia@oak.example"})
    body = sink.got[0].get_payload(decode=True)
    assert isinstance(body, bytes)
    confirm = body.decode().split("/calls/confirm#")[1].split()[0]
    assert server.http("/api/calls/confirm", {"token": confirm})[0] == 200
    killing: list[bool] = []

    def kill() -> None:
        if not killing:
            killing.append(True)
            server.kill()

    if moment == "before":
        sink.at_rcpt = kill
    else:
        sink.at_data = kill
    await trio.leave(away)
    await quietly(lambda: trio.turn_to(away))
    await asyncio.to_thread(wait_for, lambda: bool(killing) and server.process is None)


async def quietly(work: Callable[[], Any]) -> None:
    """Do something with a server that may die meanwhile."""
    with suppress(OSError):
        await work()


@pytest.mark.long
def test_killed_before_the_call_was_written_down(tmp_path: Path) -> None:
    """The move is on the disk and the call is not: whoever starts next makes up for it."""
    server = calling(tmp_path / "data")
    with HttpSink() as sink, server:
        trio = run(turn_while_away(server, {"address": f"{sink.address}/me", "form": "json"}, "hook"))
        wait_for(lambda: len(sink.got) == 1)
        server.kill()
        store = opened(tmp_path / "data")
        assert store.notes(), "a running server notes how far it has come"
        store.write(("delete from deliveries",), ("delete from calls",)).result()
        store.close()
        server.start()
        wait_for(lambda: len(sink.got) == 2)
        assert sink.got[1].json["table"] == trio.table and sink.got[1].json["kinds"] == ["turn"]
