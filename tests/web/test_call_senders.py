"""What goes out, and where it may not go: bodies of webhooks, encrypted push, private networks, slow receivers."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
import time
from types import SimpleNamespace
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sinks import HttpSink

from regno.web.calls import reach, senders
from regno.web.calls.message import CallMessage, CallNotice, compose
from regno.web.calls.preferences import Preferences, Quiet, due_time, quiet_end
from regno.web.calls.reach import CallRequest, ReachRules, Unreachable
from regno.web.calls.senders import HookSender, MailSender, PushSender, Sender, hook_address, hook_request
from regno.web.calls.settings import NOBODY, CallSettings
from regno.web.calls.store import Call, Channel, Target

HOME = ("127.0.0.0/8",)
MESSAGE = CallMessage(
    "id1", "Your <turn>", ("With Ada & Bruno.",), "https://oak.example/t/abc", "https://oak.example/calls/stop#c.1",
    "regno-abc", ("turn",), "abc", "en",
)  # fmt: skip
HOUR, DAY = 3_600_000, 86_400_000


def channel(address: str, form: str = "json", kind: Any = "hook", **more: Any) -> Channel:
    return Channel("c", "giulia", "", kind, Target(address, form=form, **more), "", "en", "https://oak.example", 0)


async def take() -> CallMessage:
    return MESSAGE


def send(sender: Sender, to: Channel) -> str:
    """Send a message; return why it failed, empty if it did not."""
    try:
        asyncio.run(sender.send(to, take))
    except Unreachable as fault:
        return fault.key
    return ""


# ---------------------------------------------------------------- where nothing may go


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fc00::1", "::ffff:10.0.0.1", "64:ff9b::a00:1", "2002:a00:1::",
        "2001:0:a00:1::1", "ff02::1", "::10.0.0.1", "fec0::1", "64:ff9b:1::a00:1",
    ],
)  # fmt: skip
def test_private_addresses_are_refused_whatever_their_name(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def resolve(_: object, host: str, port: int, **_more: object) -> list[Any]:
        return [(socket.AF_INET, 1, 6, "", ("93.184.216.34", port)), (socket.AF_INET, 1, 6, "", (address, port))]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    assert send(HookSender(ReachRules()), channel("https://harmless.example/")) == "private-address"


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere when asked a second time is not asked a second time."""
    asked, connected = list[str](), list[str]()

    async def resolve(_: object, host: str, port: int, **_more: object) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 1, 6, "", ("93.184.216.34" if len(asked) == 1 else "127.0.0.1", port))]

    async def connect(host: str, port: int, **more: Any) -> Any:
        connected.append(host)
        assert more["server_hostname"] == "rebind.example"
        raise OSError

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", resolve)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    assert send(HookSender(ReachRules()), channel("https://rebind.example/")) == "no-connection"
    assert asked == ["rebind.example"] and connected == ["93.184.216.34"]


def test_redirects_are_not_followed_and_answers_are_not_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "ANSWER_WITHIN", 0.5)
    with HttpSink() as sink:
        sink.status, sink.headers = 302, {"Location": f"{sink.address}/secret"}
        assert send(HookSender(ReachRules(HOME)), channel(f"{sink.address}/x")) == "status"
        assert [got.path for got in sink.got] == ["/x"]
        sink.before = lambda _: time.sleep(1)
        assert send(HookSender(ReachRules(HOME)), channel(f"{sink.address}/slow")) == "no-answer"
    assert send(HookSender(ReachRules(HOME)), channel(sink.address)) == "no-connection"


def test_an_answer_without_end_is_cut_off() -> None:
    async def flood() -> str:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"x" * 60_000)
                    await writer.drain()
            finally:
                writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await HookSender(ReachRules(HOME)).send(channel(f"http://127.0.0.1:{port}/"), take)
        except Unreachable as fault:
            return fault.key
        finally:
            server.close()
        return ""

    assert asyncio.run(flood()) == "cut-off"


def test_a_mail_server_that_hangs_or_drips_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(senders, "MAIL_WITHIN", 1.0)

    async def talk() -> str:
        async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            try:
                while True:
                    writer.write(b"2")
                    await writer.drain()
                    await asyncio.sleep(0.1)
            finally:
                writer.close()

        server = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        try:
            await MailSender(f"smtp://127.0.0.1:{port}", "r@oak.example").send(
                channel("a@b.example", kind="mail"), take
            )
        except Unreachable as fault:
            return fault.key
        finally:
            server.close()
        return ""

    assert asyncio.run(talk()) == "no-answer"


# ---------------------------------------------------------------- bodies


def body(form: str, address: str = "https://hooks.example/x", **more: Any) -> tuple[CallRequest, Any]:
    request = hook_request(channel(address, form, **more), MESSAGE)
    return request, json.loads(request.body)


def test_every_receiver_gets_what_it_understands() -> None:
    request, told = body("json")
    assert told["id"] == request.headers["Idempotency-Key"] == "id1" and told["stop"].endswith("#c.1")
    _, told = body("discord")
    assert told["content"].startswith("**Your <turn>**\nWith Ada & Bruno.\n<https://oak.example/t/abc>")
    assert told["allowed_mentions"] == {"parse": []}
    _, told = body("slack")
    assert told["text"].startswith("*Your &lt;turn&gt;*\nWith Ada &amp; Bruno.")
    _, told = body("ntfy", "https://ntfy.example/my-turns")
    assert (told["topic"], told["title"], told["click"]) == ("my-turns", "Your <turn>", MESSAGE.link)
    assert hook_address(channel("https://ntfy.example/my-turns", "ntfy")) == "https://ntfy.example/"
    room = "https://matrix.example/_matrix/client/v3/rooms/!r:m.example/send/m.room.message"
    request, told = body("matrix", room, token="secret")
    assert request.method == "PUT" and request.path.endswith("/send/m.room.message/id1")
    assert request.headers["Authorization"] == "Bearer secret" and told["msgtype"] == "m.text"


def test_only_the_browser_can_read_what_a_push_service_gets() -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    own = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    sender = PushSender(ReachRules(HOME), base64.urlsafe_b64encode(own).decode().rstrip("="), "mailto:r@oak.example")
    with HttpSink() as sink:
        keys = {"p256dh": base64.urlsafe_b64encode(point).decode(), "auth": base64.urlsafe_b64encode(auth).decode()}
        to = channel(f"{sink.address}/endpoint", "", "push", **keys)
        assert send(sender, to) == ""
        sink.status = 410
        assert send(sender, to) == "gone"
        sink.status = 429
        assert send(sender, to) == "status"
    got = sink.got[0]
    assert b"turn" not in got.body and got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
    read = json.loads(http_ece.decrypt(got.body, private_key=browser, auth_secret=auth, version="aes128gcm"))
    assert read == {"title": MESSAGE.title, "body": MESSAGE.text, "path": "/t/abc", "tag": "regno-abc", "id": "id1"}
    assert Vapid02.verify(got.headers["authorization"])
    assert f"k={sender.public_key}" in got.headers["authorization"]


@pytest.mark.parametrize(
    ("given", "contact"),
    [
        ({}, NOBODY),
        ({"base": "http://oak.example"}, NOBODY),
        ({"base": "https://oak"}, NOBODY),
        ({"base": "https://oak.example:8443"}, "https://oak.example"),
        ({"base": "https://oak.example", "sender": "Regno <regno@oak.example>"}, "mailto:regno@oak.example"),
    ],
)
def test_every_server_can_sign_for_a_push_service(given: dict[str, str], contact: str) -> None:
    own = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    found = CallSettings(**given).contact  # type: ignore[arg-type]
    sender = PushSender(ReachRules(), base64.urlsafe_b64encode(own).decode().rstrip("="), found)
    assert found == contact and sender.vapid.sign({"aud": "https://push.example", "sub": found, "exp": 2**40})


# ---------------------------------------------------------------- when

NIGHT = Preferences(quiet=Quiet(22 * 60 + 30, 7 * 60 + 30), zone="Europe/Rome")
MIDNIGHT = 1_700_002_800_000  # of 15 November 2023 in Rome


def at(hours: float) -> int:
    return MIDNIGHT + int(hours * HOUR)


def due(now: int, preferences: Preferences, kind: Any = "turn", deadline: int = 0, **more: Any) -> int:
    to = Channel("c", "p", "", more.pop("way", "push"), Target(""), "", "en", "", 0, last=more.pop("last", 0))
    call = Call("k", "p", kind, "abc", 0, 1, "h", now, now)
    return due_time(to, call, preferences, now, more.pop("seen", 0), deadline)


def test_quiet_hours_wait_for_the_morning() -> None:
    assert quiet_end(NIGHT, at(12)) == at(12) and quiet_end(NIGHT, at(7.5)) == at(7.5)
    assert quiet_end(NIGHT, at(3)) == at(7.5) and quiet_end(NIGHT, at(23)) == at(31.5)
    noon = Preferences(quiet=Quiet(12 * 60, 14 * 60), zone="Europe/Rome")
    assert quiet_end(noon, at(13)) == at(14) and quiet_end(noon, at(14)) == at(14)
    assert due(at(23), NIGHT) == at(31.5) and due(at(12), NIGHT) == at(12)
    assert due(at(23), NIGHT, "low", deadline=at(30)) == at(23), "the clock runs out before the morning"
    assert due(at(23), NIGHT, "low", deadline=at(40)) == at(31.5)
    assert due(at(23), Preferences()) == at(23)


def test_mail_to_somebody_silent_comes_once_a_day() -> None:
    assert due(at(12), Preferences(), way="mail") == at(12)
    assert due(at(12), Preferences(), way="mail", last=at(10), seen=at(11)) == at(12)
    assert due(at(12), Preferences(), way="mail", last=at(10), seen=at(9)) == at(34)
    assert due(at(12), Preferences(), last=at(10), seen=at(9)) == at(12), "notices take each other's place"
    daily = Preferences(tables={"abc": "daily"})
    assert due(at(12), daily, last=at(10), seen=at(11)) == at(34) and due(at(12), daily) == at(12)
    assert not Preferences(tables={"abc": "never"}).wants("turn", "abc")
    assert Preferences().wants("rematch", "abc") and not Preferences().wants("ended", "abc")


@pytest.mark.parametrize(
    ("language", "title", "rest"), [("en", "40 tables wait", "And 28 more."), ("it", "40 tav", "28")]
)
def test_after_a_week_away_one_message_tells_of_all(language: str, title: str, rest: str) -> None:
    notices = []
    for number in range(40):
        seats = [SimpleNamespace(name=""), SimpleNamespace(name=f"Friend {number}")]
        row: Any = SimpleNamespace(summary=SimpleNamespace(seats=seats))
        notices.append(CallNotice(Call(f"turn:t{number}:1:0", "", "turn", f"t{number}", 0, 1, "h", 0, 0), row))
    told = compose("id", notices, language, "https://oak.example", "stop", "")
    assert told.title.startswith(title) and told.link == "https://oak.example/" and len(told.kinds) == 40
    assert len(told.lines) == 13 and "Friend 11" in told.lines[11] and rest in told.lines[12]
