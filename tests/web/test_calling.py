"""Calls: whoever is away hears that a game waits, once, by the ways they chose, and can end each by one tap."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from email.message import Message
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from callers import BASE, Trio, calling
from devices import Device, passport
from sinks import Got, HttpSink, MailSink, wait_for
from wire import Client, Refusal, Server, run, seated

from regno.web.calls import caller as caller_module
from regno.web.calls.caller import Caller
from regno.web.calls.store import Call
from regno.web.calls.watch import MISSED
from regno.web.limits import MAILS_AT_ONCE, TRIALS_AT_ONCE
from regno.web.tables.presence import PresenceTracker

DAY_A_MOVE = {"per": "move", "seconds": 86_400}
WHILE = 1.5  # seconds in which something would come that must not


@pytest.fixture
def hooks() -> Iterator[HttpSink]:
    with HttpSink() as sink:
        yield sink


@pytest.fixture(scope="module")
def mails() -> Iterator[MailSink]:
    with MailSink() as sink:
        yield sink


@pytest.fixture(scope="module")
def caller(tmp_path_factory: pytest.TempPathFactory, mails: MailSink) -> Iterator[Server]:
    with calling(tmp_path_factory.mktemp("calls") / "data", mails) as running:
        yield running


async def waits(sink: list[Got], count: int = 1) -> None:
    await asyncio.to_thread(wait_for, lambda: len(sink) >= count)


def text_of(mail: Message) -> str:
    payload = mail.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def link_in(mail: Message, page: str) -> str:
    """The token of a link in a mail."""
    [line] = [line for line in text_of(mail).splitlines() if f"{BASE}/calls/{page}#" in line]
    return line.rpartition("#")[2]


def test_a_turn_is_told_once_and_not_while_its_page_is_open(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller, clock=DAY_A_MOVE)
        for seat, device in enumerate(trio.devices):
            device.get("/api/calls/hook", {"address": f"{hooks.address}/{seat}", "form": "json"})
        away = trio.next
        await trio.turn_to(away)
        await asyncio.sleep(WHILE)
        assert hooks.got == [], "everybody has a page open"
        await trio.turn_to(trio.next)
        away = trio.next
        await trio.leave(away)
        await trio.turn_to(away)
        await waits(hooks.got)
        await asyncio.sleep(WHILE)
        [got] = hooks.got
        told = got.json
        assert got.path == f"/{away}" and got.headers["idempotency-key"] == told["id"]
        assert told["kinds"] == ["turn"] and told["table"] == trio.table and told["title"] == "Your turn"
        assert "Ada" in told["text"] and f"Ada {away}" not in told["text"] and ", until " in told["text"]
        assert told["link"] == f"{BASE}/t/{trio.table}"
        await trio.come(away)  # and away again, with nothing done: it is still the same turn
        await trio.leave(away)
        await asyncio.sleep(WHILE)
        assert len(hooks.got) == 1
        mine = trio.devices[away]
        assert mine.get("/api/calls")["channels"][0]["last"] > 0
        token = told["stop"].rpartition("#")[2]
        status, answer = caller.http("/api/calls/stop", {"token": token})  # one tap, without a passport
        assert (status, answer["kind"], answer["name"]) == (200, "hook", "127.0.0.1")
        assert mine.get("/api/calls")["channels"] == []
        assert caller.http("/api/calls/stop", {"token": token})[1]["reason"] == "link-over"
        assert caller.http("/api/calls/stop", {"token": token[:-1]})[1]["reason"] == "no-link"

    run(play())


def test_whose_network_goes_is_called_for_the_turn_that_the_page_may_not_have_shown(
    caller: Server, hooks: HttpSink
) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        trio.devices[away].get("/api/calls/hook", {"address": f"{hooks.address}/{away}", "form": "json"})
        await trio.turn_to(away)
        await asyncio.sleep(MISSED / 1000 + 0.5)
        await trio.leave(away)  # with a word: the page has shown the turn
        await asyncio.sleep(WHILE)
        assert hooks.got == []
        client = await trio.come(away)
        await trio.turn_to(trio.next)
        await trio.turn_to(away)
        await asyncio.sleep(MISSED / 1000 + 0.5)
        assert client.socket
        client.socket.transport.abort()
        await waits(hooks.got)
        assert hooks.got[0].path == f"/{away}" and hooks.got[0].json["kinds"] == ["turn"]

    run(play())


def test_new_persons_do_not_make_the_server_write_to_everybody(caller: Server, mails: MailSink) -> None:
    before, statuses = len(mails.got), list[int]()
    for number in range(TRIALS_AT_ONCE // MAILS_AT_ONCE + 1):
        stranger = passport(caller)
        for each in range(MAILS_AT_ONCE):
            body = {"address": f"p{number}.{each}@oak.example"}
            statuses.append(stranger.ask("/api/calls/mail", body)[0])
    assert statuses[:TRIALS_AT_ONCE] == [201] * TRIALS_AT_ONCE and statuses[-1] == 429
    assert len(mails.got) - before == statuses.count(201) <= TRIALS_AT_ONCE + 2


def test_mail_is_asked_for_first_and_ended_by_the_mail_program(caller: Server, mails: MailSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        mine = trio.devices[away]
        made = mine.get("/api/calls/mail", {"address": "giulia@oak.example"})
        assert made["state"] == "asked" and mails.to[-1] == "giulia@oak.example"
        question = mails.got[-1]
        assert question["Subject"] == "May Regno write to you?" and question["List-Unsubscribe"] is None
        assert mine.ask("/api/calls/test", {"channel": made["id"]})[1]["reason"] == "not-confirmed"
        await trio.leave(away)
        await trio.turn_to(away)
        await asyncio.sleep(WHILE)
        assert mails.got[-1] is question, "nobody said yes"
        assert caller.http("/api/calls/confirm", {"token": link_in(question, "confirm")})[0] == 200
        await trio.come(away)
        await trio.turn_to(trio.next)
        await trio.leave(away)
        await trio.turn_to(away)
        await asyncio.to_thread(wait_for, lambda: mails.got[-1] is not question)
        mail = mails.got[-1]
        assert mail["Subject"] == "Your turn" and mail["To"] == "giulia@oak.example"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click" and mail["Auto-Submitted"]
        assert f"{BASE}/t/{trio.table}" in text_of(mail)
        one_click = str(mail["List-Unsubscribe"]).strip("<>").removeprefix(BASE)
        assert caller.http(one_click, raw=b"List-Unsubscribe=One-Click")[0] == 200
        assert mine.get("/api/calls")["channels"] == []

    run(play())


def test_a_rematch_and_a_table_as_a_whole(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        host = (away + 1) % 3
        hook = {"address": f"{hooks.address}/oak", "form": "discord", "table": trio.table}
        trio.devices[host].get("/api/calls/hook", hook)
        stranger = passport(caller)
        assert stranger.ask("/api/calls/hook", hook)[1]["reason"] == "not-your-table"
        trio.devices[away].get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "json"})
        await trio.leave(away)
        await trio.turn_to(away)
        await waits(hooks.got, 2)
        told = {got.path: got.json for got in hooks.got}
        assert told["/oak"]["content"].startswith(f"**Ada {away}'s turn**")
        assert told["/oak"]["allowed_mentions"] == {"parse": []}
        assert told["/me"]["title"] == "Your turn"
        await trio.come(away)
        for client in trio.clients:
            await client.ask("agree", seat=client.now["yours"][0], stop=True)
        await trio.leave(away)
        before = len(hooks.got)
        await trio.clients[host].ask("rematch")
        await waits(hooks.got, before + 1)
        assert hooks.got[-1].path == "/me" and hooks.got[-1].json["title"] == "A rematch waits for you"

    run(play())


def test_somebody_i_have_played_with_is_invited_and_told(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        host, guest = trio.devices[0], trio.devices[1]
        guest.get("/api/calls/hook", {"address": f"{hooks.address}/guest", "form": "json"})
        found = host.get("/api/person/company")["people"]
        assert sorted(each["name"] for each in found) == ["Ada 1", "Ada 2"]
        assert passport(caller).get("/api/person/company") == {"people": []}
        table, token = caller.make(houses=3)
        host.get("/api/person/take", {"tables": [token]})
        client = await Client(caller, table, host.key).open()
        whom = next(each for each in found if each["name"] == "Ada 1")
        known = {"table": whom["table"], "of": whom["seat"]}
        await client.ask("invite", seat=1, **known)
        await waits(hooks.got)
        assert hooks.got[0].json["title"] == "A seat is kept for you" and hooks.got[0].json["table"] == table
        assert table in guest.tables()
        invited = await Client(caller, table, guest.key).open()
        await client.ask("fill", seat=0, bot="steward")
        with pytest.raises(Refusal, match="not-maker"):
            await invited.ask("fill", seat=2, bot="steward")
        with pytest.raises(Refusal, match="not-maker"):
            await invited.ask("begin")
        with pytest.raises(Refusal) as refused:
            await client.ask("invite", seat=2, table=whom["table"], of=7)
        assert refused.value.reason == "no-companion"
        stranger = await Client(caller, table).open()
        with pytest.raises(Refusal) as refused:
            await stranger.ask("invite", seat=2, **known)
        assert refused.value.reason in ("not-at-table", "not-maker")

    run(play())


def test_a_standing_order_plays_for_who_is_away_and_calls_nobody(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        client = trio.clients[away]
        trio.devices[away].get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "json"})
        for order in ("draw", "yield"):
            await client.ask("order", seat=away, order=order, on=True)
        assert client.standing["orders"] == ["draw", "yield"]
        other = trio.clients[(away + 1) % 3]
        await other.until(client.version)
        told = [each for each in map(json.loads, other.heard) if each.get("what") == "ordered"]
        assert other.standing["orders"] == [] and [each["seat"] for each in told] == [-1, -1]
        with pytest.raises(Refusal):
            await client.ask("order", seat=away, order="win", on=True)

    run(play())


def test_what_i_do_not_want_to_hear_of_is_not_told(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        mine = trio.devices[away]
        mine.get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "json"})
        settings = {"tables": {trio.table: "never"}, "zone": "Europe/Rome", "quiet": {"since": 1350, "until": 450}}
        assert mine.get("/api/calls/preferences", settings)["tables"] == {trio.table: "never"}
        seen = mine.get("/api/calls")
        assert seen["preferences"]["quiet"] == {"since": 1350, "until": 450} and seen["webhooks"] and seen["mail"]
        assert [each["table"] for each in seen["tables"]] == [trio.table]
        assert mine.ask("/api/calls/preferences", {"zone": "Mars/Olympus"})[1]["reason"] == "bad-zone"
        await trio.leave(away)
        await trio.turn_to(away)
        await asyncio.sleep(WHILE)
        assert hooks.got == []

    run(play())


def test_a_receiver_that_fails_is_tried_again_later_and_said_so(caller: Server, hooks: HttpSink) -> None:
    async def play() -> None:
        trio = await Trio.at(caller)
        away = trio.next
        mine = trio.devices[away]
        mine.get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "slack"})
        hooks.status = 404
        await trio.leave(away)
        await trio.turn_to(away)
        await waits(hooks.got)
        await asyncio.to_thread(wait_for, lambda: mine.get("/api/calls")["channels"][0]["state"] == "failing")
        [channel] = mine.get("/api/calls")["channels"]
        assert channel["fault"] == "the address answered 404" and channel["again"] > channel["failed"] > 0
        assert mine.ask("/api/calls/test", {"channel": channel["id"]})[1]["text"] == "The address answered 404."
        hooks.status = 200
        assert mine.get("/api/calls/test", {"channel": channel["id"]})["state"] == "on"
        assert hooks.got[-1].json["text"].startswith("*This is how Regno calls*")

    run(play())


def test_a_channel_is_its_persons_alone(caller: Server, hooks: HttpSink) -> None:
    mine, other = passport(caller), passport(caller)
    mine.get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "json"})
    [channel] = mine.get("/api/calls")["channels"]
    for path in ("test", "remove"):
        status, refused = other.ask(f"/api/calls/{path}", {"channel": channel["id"]})
        assert (status, refused["reason"]) == (404, "no-channel")
    assert hooks.got == [] and mine.get("/api/calls")["channels"] == [channel]
    assert mine.ask("/api/calls/remove", {"channel": channel["id"]})[0] == 200
    assert mine.get("/api/calls")["channels"] == []


def test_channels_follow_their_person(caller: Server, hooks: HttpSink) -> None:
    """Two passports become one, a device is signed out, somebody is forgotten."""

    async def play() -> None:
        client, _ = await seated(caller, 2)
        laptop, phone = passport(caller, tables=[client.token]), Device(caller)
        key = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
        push = {"address": f"{hooks.address}/push", "p256dh": key, "auth": "BTBZMqHH6r4Tts7J_aSIgg"}
        phone.get("/api/person/take", {})
        phone.get("/api/calls/push", push)
        phone.get("/api/calls/push", {**push, "address": f"{hooks.address}/newer"})
        laptop.get("/api/calls/hook", {"address": f"{hooks.address}/me", "form": "json"})
        phone.get("/api/person/join", {"code": laptop.code()})
        seen = phone.get("/api/calls")["channels"]
        assert sorted((each["kind"], each["is_this"]) for each in seen) == [("hook", False), ("push", True)]
        laptop.get("/api/person/revoke", {"device": 2})
        await asyncio.to_thread(wait_for, lambda: len(laptop.get("/api/calls")["channels"]) == 1)
        laptop.get("/api/person/forget", {})
        assert laptop.ask("/api/calls")[0] == 401

    run(play())


@pytest.mark.parametrize(
    ("path", "body", "reason"),
    [
        ("push", {"address": "https://push.example/1", "p256dh": "short", "auth": "x"}, "bad-subscription"),
        ("push", {"address": "ftp://push.example/1", "p256dh": "", "auth": ""}, "bad-address"),
        ("mail", {"address": "nobody"}, "bad-mail"),
        ("mail", {"address": "a@b.example\r\nBcc: c@d.example"}, "bad-mail"),
        ("hook", {"address": "file:///etc/passwd", "form": "json"}, "bad-address"),
        ("hook", {"address": "https://me:secret@example.org/", "form": "json"}, "bad-address"),
        ("hook", {"address": "https://matrix.example/room", "form": "matrix", "token": "x"}, "bad-matrix"),
        ("hook", {"address": "https://ntfy.example/a/b", "form": "ntfy"}, "bad-ntfy"),
        ("remove", {"channel": "nothing"}, "no-channel"),
        ("test", {"channel": "nothing"}, "no-channel"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(caller: Server, path: str, body: object, reason: str) -> None:
    status, answer = passport(caller).ask(f"/api/calls/{path}", body)
    assert status in (400, 404) and answer["reason"] == reason and answer["text"].endswith(".")


def test_a_server_whose_operator_allows_nothing(server: Server) -> None:
    mine = passport(server)
    seen = mine.get("/api/calls")
    assert not seen["webhooks"] and not seen["mail"] and len(seen["push_key"]) == 87
    hook = {"address": "https://hooks.example/x", "form": "json"}
    assert mine.ask("/api/calls/hook", hook)[1]["reason"] == "no-hook"
    assert mine.ask("/api/calls/mail", {"address": "a@b.example"})[1]["reason"] == "no-mail"


def test_there_is_an_end_to_channels_and_to_questions(caller: Server, tmp_path: Path) -> None:
    mine = passport(caller)
    answers = [
        mine.ask("/api/calls/hook", {"address": f"https://hooks.example/{n}", "form": "json"}) for n in range(13)
    ]
    assert [status for status, _ in answers] == [201] * 12 + [409]
    other = passport(caller)
    asked = [other.ask("/api/calls/mail", {"address": "victim@oak.example"})[0] for _ in range(7)]
    assert asked[:5] == [201] * 5 and set(asked[5:]) == {429}


def test_someone_without_a_passport_is_asked_to_have_one(caller: Server) -> None:
    assert caller.http("/api/calls")[0] == 401


def test_the_word_of_another_process_delays_a_call_and_does_not_end_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be late: whoever left there a moment ago would never be called."""
    monkeypatch.setattr(caller_module, "is_true", lambda *_: True)
    presence = PresenceTracker(lambda: 100.0)
    presence.began = 0.0
    table = SimpleNamespace(turn_version=7)
    tables: Any = SimpleNamespace(gossip=None, documents={"t": SimpleNamespace(presence=presence, table=table)})
    nobody: Any = None
    calls = Caller(nobody, nobody, tables, {})
    call, row = Call("k", "p", "turn", "t", 0, 7, "holder", 0, 0), SimpleNamespace(summary=SimpleNamespace(turn=7))
    assert asyncio.run(calls.fit(call, row)) == "call"  # type: ignore[arg-type]
    presence.hear(["holder"])
    assert asyncio.run(calls.fit(call, row)) == "wait"  # type: ignore[arg-type]
    presence.come("holder")
    assert asyncio.run(calls.fit(call, row)) == "over"  # type: ignore[arg-type]
    table.turn_version = 4  # this process has not heard of the turn, so the page that is open here does not show it
    assert asyncio.run(calls.fit(call, row)) == "wait"  # type: ignore[arg-type]
