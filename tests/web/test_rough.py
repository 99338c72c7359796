"""Rough weather: garbage, floods, wrong tokens, lost connections, slow readers, two at once."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from wire import NONCE, PATIENCE, Client, Refusal, Server, connected, play_out, run, seated


async def reason(asking: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await asking
    answer = caught.value.args[0]
    assert answer["text"] and not answer["text"].startswith("regno")
    return str(answer["reason"])


GARBAGE = [
    "", "x", "{}", "[]", "null", '{"type": "submit"}', '{"type": "dance", "id": 1}', '{"type": "begin", "id": "one"}',
    '{"type": "ping", "id": 1, "more": 2}', "[" * 5_000, '{"id": 1e999}', '{"type":"say","id":1,"seat":0,"text":7}',
]  # fmt: skip


def test_garbage_gets_a_typed_answer_and_harms_nobody(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        rude = await connected(server, clients[0].table)
        for text in GARBAGE:
            await rude.send(text)
            answer = json.loads(await asyncio.wait_for(rude.recv(), PATIENCE))
            assert answer["type"] == "refused" and answer["reason"] in ("unreadable", "hello-first"), text
        await rude.send(b"\xff\xfe\x00")
        assert json.loads(await rude.recv())["reason"] == "unreadable"
        await play_out(clients, most=10)

    run(play())


def test_what_is_not_text_and_too_long_is_a_clean_close(server: Server) -> None:
    async def play() -> None:
        table, _ = server.make()
        rude = await connected(server, table)
        await rude.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as caught:
            await rude.recv()
        assert caught.value.rcvd and caught.value.rcvd.code == 1009

    run(play())


def raw_socket(server: Server, table: str) -> socket.socket:
    """A websocket at a table whose bytes a test writes by itself."""
    host, port = server.address.removeprefix("http://").split(":")
    raw = socket.create_connection((host, int(port)), PATIENCE)
    raw.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b"101" in raw.recv(1_000)
    return raw


def test_who_is_refused_reads_why_though_more_was_on_its_way(server: Server) -> None:
    """A socket closed with bytes unread would be reset, and the code lost with it."""
    table, _ = server.make()
    with raw_socket(server, table) as raw:
        raw.sendall(b"\x81\xff" + (3_000_000).to_bytes(8) + b"mask")  # the head of a message that is far too long
        for _ in range(5):
            time.sleep(0.05)
            raw.sendall(b"x" * 10_000)
        kind, _, *code = raw.recv(4)
        assert kind == 0x88 and int.from_bytes(code) == 1009


def test_half_a_frame_and_a_vanished_client_leave_the_table_playing(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        with raw_socket(server, clients[0].table) as raw:
            raw.sendall(b"\x81\xfe\x10")  # the head of a long frame, and then nothing
        await play_out(clients, most=10)

    run(play())


def test_unknown_tables_and_wrong_tokens(server: Server) -> None:
    async def play() -> None:
        stray = await connected(server, "nowhere")
        assert json.loads(await stray.recv())["reason"] == "unknown-table"
        with pytest.raises(ConnectionClosed) as caught:
            await stray.recv()
        assert caught.value.rcvd and caught.value.rcvd.code == 4404
        table, _ = server.make()
        assert await reason(Client(server, table, "wrong").open()) == "unknown-token"

    run(play())
    assert server.http("/api/tables/nowhere")[0] == server.http("/nowhere")[0] == 404


def test_what_one_may_not_do_is_refused_with_the_reason(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 4)
        idle = next(client for client in clients if not client.legal)
        seat = idle.now["looking"]
        watcher = await Client(server, clients[0].table).open()
        choice = {"moves": ["draw"], "version": idle.version}
        asked: list[tuple[str, Client, str, dict[str, Any]]] = [
            ("not-your-choice", idle, "submit", {"seat": seat, **choice}),
            ("not-your-seat", idle, "submit", {"seat": (seat + 1) % 4, **choice}),
            ("no-seat", idle, "say", {"seat": 9, "text": "hello"}),
            ("undo-among-people", idle, "undo", {"seat": seat}),
            ("hint-among-people", idle, "hint", {"seat": seat}),
            ("hello-again", idle, "hello", {}),
            ("begun", watcher, "sit", {"seat": 3, "name": "Late", "nonce": NONCE}),
            ("not-at-table", watcher, "rematch", {}),
            ("not-maker", watcher, "close", {}),
        ]
        for key, client, type, more in asked:
            assert await reason(client.ask(type, **more)) == key
        assert await reason(clients[0].ask("rematch")) == "still-playing"

    run(play())


def test_a_flood_is_told_to_wait_and_then_shown_out(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        watcher = await Client(server, clients[0].table).open()
        with pytest.raises(ConnectionClosed) as caught:
            for _ in range(2_000):
                await watcher.put("ping")
            while True:
                await watcher.hear()
        assert caught.value.rcvd and caught.value.rcvd.code == 1008
        refused = [each for each in watcher.answers.values() if each["type"] == "refused"]
        assert refused and all(each["reason"] == "too-many" and each["seconds"] >= 1 for each in refused)
        await play_out(clients, most=5)

    run(play())


def test_of_two_submits_for_one_version_one_wins_and_the_other_is_told(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 4)
        for _ in range(20):
            latest = max(client.version for client in clients)
            for client in clients:
                await client.until(latest)
            if clients[0].over:
                break
            chooser = next(client for client in clients if client.legal)
            twin = await Client(server, chooser.table, chooser.token).open()
            seat, version, move = chooser.now["looking"], chooser.version, chooser.legal[0]
            ids = [await each.put("submit", seat=seat, moves=[move], version=version) for each in (chooser, twin)]
            answers = []
            for each, id in zip((chooser, twin), ids, strict=True):
                while id not in each.answers:
                    await each.hear()
                answers.append(each.answers.pop(id))
            assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
            assert {answer.get("reason") for answer in answers} <= {None, "stale", "not-your-choice"}
            await twin.close()

    run(play())


def test_reconnecting_at_every_point_gives_what_was_missed_and_then_how_it_stands(server: Server) -> None:
    async def play() -> None:
        clients, chosen = await seated(server, 3, houses=3), Random(4)
        lost = clients[2]
        steady = await Client(server, lost.table, lost.token).open()
        for _ in range(60):
            latest = max(client.version for client in (*clients, steady))
            for client in (*clients, steady):
                await client.until(latest)
            if clients[0].over:
                break
            have = lost.version
            await lost.close()
            chooser = next(client for client in (*clients[:2], steady) if client.legal)
            await chooser.move(chosen)
            await steady.until(chooser.version)
            back = Client(server, lost.table, lost.token)
            await back.open(have)
            missed = [json.loads(text) for text in back.heard[:-1]]
            versions = [each["version"] for each in missed if each["type"] == "event"]
            assert versions == list(range(have + 1, back.version + 1))
            assert back.standing == steady.standing
            clients[2] = lost = back

    run(play())


def test_a_reader_who_does_not_read_holds_up_nobody_and_catches_up_by_a_snapshot(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 4)
        host, port = server.address.removeprefix("http://").split(":")
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
        raw.connect((host, int(port)))
        slow = await connected(server, clients[0].table, sock=raw, max_queue=1)
        await slow.send('{"type": "hello", "id": 1, "language": "en"}')
        await play_out(clients, seed=11, most=5)
        for _ in range(80):  # much talk fills what the server keeps for the slow one; the others hear it all
            for seat, client in enumerate(clients):
                await client.ask("say", seat=seat, text="x" * 200)
        await clients[0].until(clients[3].version)
        kinds: list[dict[str, Any]] = []
        while not kinds or kinds[-1]["version"] < clients[0].version:
            message = json.loads(await asyncio.wait_for(slow.recv(), PATIENCE))
            if message["type"] in ("snapshot", "event"):
                kinds.append(message)
        assert sum(each["type"] == "snapshot" for each in kinds) >= 2, "it was never behind"
        assert [each["version"] for each in kinds] == sorted({each["version"] for each in kinds})

    run(play())


def test_hot_seat_shows_one_hand_at_a_time_and_none_behind_the_curtain(server: Server) -> None:
    async def play() -> None:
        table, token = server.make(houses=3)
        shared = await Client(server, table, token).open()
        for seat in range(3):
            await shared.ask("sit", seat=seat, name=f"Ada {seat}", nonce=NONCE)
        await shared.ask("begin")
        await shared.ask("look", seat=-1)
        await shared.hear()
        assert shared.standing["own"] is None and shared.now["looking"] == -1
        hands: list[Any] = []
        for seat in range(3):
            await shared.ask("look", seat=seat)
            await shared.hear()
            assert shared.now["looking"] == seat
            hands.append(shared.standing["own"])
        assert [own for own in hands if own["legal"]] != hands

    run(play())


def test_the_curtain_falls_by_itself_when_another_of_the_seats_must_choose(server: Server) -> None:
    """Also out of turn: whoever must give loot, say, is asked behind the curtain of the one at turn."""

    async def play() -> int:
        table, token = server.make(houses=3, seed=5)  # a deal that lasts for more than twelve curtains
        shared, chosen, fallen = await Client(server, table, token).open(), Random(5), 0
        for seat in range(3):
            await shared.ask("sit", seat=seat, name=f"Ada {seat}", nonce=NONCE)
        begun = await shared.ask("begin")
        await shared.until(begun["version"])  # the answer may overtake a snapshot that has the deal
        while not shared.over and fallen < 12:
            who = shared.standing["shared"]["who"]
            await shared.ask("look", seat=who)
            await shared.hear()
            assert shared.now["looking"] == who and shared.legal
            moved = await shared.move(chosen)
            await shared.until(moved["version"])
            is_same = shared.standing["shared"]["who"] in (who, -1)
            assert (shared.standing["own"] is not None) == is_same
            fallen += not is_same
        return fallen

    assert run(play()) == 12


def test_leaving_returning_and_stopping(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        await clients[1].ask("leave", seat=1)
        await clients[0].until(clients[1].version)
        assert clients[0].standing["seats"][1]["kind"] == "stand_in"
        choice = {"seat": 1, "moves": ["draw"], "version": clients[1].version}
        assert await reason(clients[1].ask("submit", **choice)) == "already-left"
        await clients[1].ask("return", seat=1)
        for client in clients:
            await client.ask("agree", seat=client.now["looking"], stop=True)
        assert clients[1].standing["phase"] == "stopped"
        assert await reason(clients[1].ask("return", seat=1)) == "not-playing"

    run(play())


def test_a_person_who_comes_back_is_not_played_by_the_bot_that_was_thinking(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 4, pace=400)
        chooser = next(client for client in clients if client.legal)
        seat = chooser.now["looking"]
        await chooser.ask("leave", seat=seat)
        await asyncio.sleep(0.1)
        await chooser.ask("return", seat=seat)
        version = chooser.version
        await asyncio.sleep(0.6)
        await chooser.ask("ping")
        assert chooser.version == version and chooser.legal

    run(play())


def test_undo_over_the_wire(server: Server) -> None:
    async def play() -> None:
        (client,) = await seated(server, 1)
        while not client.legal:
            await client.hear()
        before = client.standing["own"]["hand"], client.legal
        await client.move(Random(2))
        while not client.legal and not client.over:
            await client.hear()
        await client.ask("undo", seat=0)
        assert (client.standing["own"]["hand"], client.legal) == before

    run(play())


def test_a_hint_rates_every_move_and_changes_nothing(server: Server) -> None:
    """Or says for how long it is still being prepared."""

    async def play() -> None:
        (client,) = await seated(server, 1)
        while len(client.legal) < 2:
            await (client.move(Random(1)) if client.legal else client.hear())
        version = client.version
        try:
            first = (await client.ask("hint", seat=0, quick=True))["advice"]
            advice = (await client.ask("hint", seat=0))["advice"]
            assert {each["move"] for each in advice["moves"]} == set(client.legal)
            assert {each["move"] for each in first["moves"]} == set(client.legal), "a first look, too"
            assert advice["moves"][0]["chance"] == max(each["chance"] for each in advice["moves"])
        except Refusal as refusal:
            assert refusal.reason == "hint-later" and refusal.args[0]["seconds"] > 0
        assert client.version == version and len(client.legal) > 1

    run(play())


def test_the_clock_plays_for_a_person_who_does_not(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2, clock={"per": "move", "seconds": 5})
        while True:
            message = await asyncio.wait_for(clients[0].hear(), PATIENCE)
            if message.get("timed_out"):
                break
        assert message["by"] == "steward" and message["seat"] in (0, 1)

    run(play())


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"{", "unreadable"),
        (b'{"houses": "many"}', "unreadable"),
        (b'{"houses": 9}', "bad-houses"),
        (b'{"edition": "../../etc/passwd"}', "bad-edition"),
        (b'{"rulings": {"seasons": "perhaps"}}', "bad-option-value"),
        (b'{"unknown": 1}', "unreadable"),
        (b'{"merchant": true, "allied": true}', "merchant-when-allied"),
        (b"[" * 100_000, "unreadable"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: bytes, reason: str) -> None:
    status, answer = server.http("/api/tables", raw=body)
    assert status == 400 and answer["reason"] == reason and answer["text"]


def test_a_person_is_forgotten_over_http(server: Server) -> None:
    async def play() -> tuple[str, str]:
        clients = await seated(server, 2)
        return clients[1].table, clients[1].token

    table, token = run(play())
    assert [each["table"] for each in server.http("/api/mine", {"tokens": [token]})[1]["tables"]] == [table]
    assert server.http(f"/api/tables/{table}/forget", {"token": "wrong"})[0] == 403
    assert server.http(f"/api/tables/{table}/forget", {"token": token})[0] == 200
    assert server.http("/api/mine", {"tokens": [token]})[1]["tables"] == []
    seats = server.http(f"/api/tables/{table}")[1]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada 0", "—", "", ""]


def test_the_lobby_lists_open_tables_that_want_to_be_found(server: Server) -> None:
    shown, _ = server.make(listed=True)
    hidden, _ = server.make()
    listed = {each["table"] for each in server.http("/api/tables")[1]["tables"]}
    assert shown in listed and hidden not in listed
