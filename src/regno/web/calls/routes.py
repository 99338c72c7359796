"""The part of the API about calls. A person is known by the key of a device; links in messages need none."""

from __future__ import annotations

import asyncio
import base64
import re
import secrets
from dataclasses import replace
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.text import say
from regno.web.calls import messages
from regno.web.calls.caller import Caller
from regno.web.calls.errors import CallError
from regno.web.calls.message import CallMessage, zone_of
from regno.web.calls.preferences import Preferences
from regno.web.calls.reach import Unreachable, check_address
from regno.web.calls.senders import MATRIX, PushSender
from regno.web.calls.store import Channel, ChannelKind, Target
from regno.web.clock import now
from regno.web.http import Json, Route, language_of, read, registry_of
from regno.web.live.protocol import await_write
from regno.web.people.deps import people_of
from regno.web.people.routes import device_of, rows_of
from regno.web.people.store import Device

MOST_CHANNELS = 12  # of one person
MOST_AT_TABLE = 3  # webhooks of one table
MAIL = re.compile(r"[^@\s<>\"',;:\\()\[\]]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
LIVE = ("open", "playing")


def caller_of(request: Request) -> Caller:
    return request.app.state.caller  # type: ignore[no-any-return]


def origin_of(request: Request) -> str:
    """Return where the person finds this server: what links in messages begin with."""
    own = f"{request.url.scheme}://{request.url.netloc}{request.app.state.base_path}"
    return caller_of(request).base or own


def name_of(channel: Channel) -> str:
    """Return what a channel leads to, without what is secret in it."""
    return channel.target.address if channel.kind == "mail" else urlsplit(channel.target.address).hostname or ""


def fault_text(channel: Channel, language: str) -> str:
    """Return the last failure of a channel in words."""
    key, _, status = channel.fault.partition(" ")
    return say(language, "notices", f"fault-{key}", status=status or "0") if key else ""


def serialize_channel(channel: Channel, device: Device, language: str) -> messages.ChannelSeen:
    is_this = bool(channel.device) and channel.device == device.hash
    again = channel.next if channel.state == "failing" else 0
    return messages.ChannelSeen(
        channel.id, channel.kind, name_of(channel), channel.target.form, channel.place, channel.state, is_this,
        channel.last, fault_text(channel, language), channel.failed, again,
    )  # fmt: skip


async def show(request: Request) -> Response:
    """``GET /api/calls``: my channels and preferences, and what this server can do."""
    device, caller = await device_of(request), caller_of(request)
    return Json(await serialize_calls(request, device, caller))


async def serialize_calls(request: Request, device: Device, caller: Caller) -> messages.CallsSeen:
    channels = await asyncio.to_thread(caller.store.channels, device.person)
    preferences = await asyncio.to_thread(caller.preferences, device.person)
    held = await asyncio.to_thread(people_of(request).store.holdings, device.person)
    push = caller.senders.get("push")
    tables = [
        messages.CallTable(
            row.id,
            [seat.name for seat in row.summary.seats if seat.name and seat.holder not in held],
            row.settings.clock.seconds if row.settings.clock.per != "none" else 0,
            row.settings.clock.per,
        )
        for row in await rows_of(request, device.person)
        if row.phase in LIVE and row.seats_of(held)
    ]
    return messages.CallsSeen(
        push.public_key if isinstance(push, PushSender) else "", "mail" in caller.senders, "hook" in caller.senders,
        [serialize_channel(each, device, language_of(request)) for each in channels], preferences, tables[:50],
    )  # fmt: skip


async def new_channel(
    request: Request, device: Device, kind: ChannelKind, target: Target, *, place: str = "", is_own: bool = False
) -> Channel:
    """Return a channel that is not stored yet; one that leads to the same place is replaced. Raise CallError."""
    caller = caller_of(request)
    if kind not in caller.senders:
        raise CallError(f"no-{kind}")
    mine = await asyncio.to_thread(caller.store.channels, device.person)
    known = next((
        each for each in mine if each.kind == kind and each.place == place
        and (each.device == device.hash if is_own else each.target.address == target.address)
    ), None)  # fmt: skip
    if known is None:
        if len(mine) >= MOST_CHANNELS:
            raise CallError("too-many-channels", most=MOST_CHANNELS)
        request.app.state.passport_limiter.admit(request)
    id = known.id if known else secrets.token_urlsafe(12)
    last = known.last if known else 0
    return Channel(
        id, device.person, device.hash if is_own else "", kind, target, place, language_of(request), origin_of(request),
        now(), last=last,
    )  # fmt: skip


async def keep(request: Request, device: Device, channel: Channel, status: int = 201) -> Response:
    await await_write(caller_of(request).store.put_channel(channel))
    return Json(serialize_channel(channel, device, language_of(request)), status)


async def add_push(request: Request) -> Response:
    """``POST /api/calls/push``: call this browser. One that asks again replaces its earlier subscription."""
    device, asked = await device_of(request), await read(request, messages.AddPush)
    check(asked.address)
    for value, size in ((asked.p256dh, 65), (asked.auth, 16)):
        try:
            good = len(base64.urlsafe_b64decode(value + "=" * (-len(value) % 4))) == size
        except ValueError:
            good = False
        if not good:
            raise CallError("bad-subscription")
    target = Target(asked.address, asked.p256dh, asked.auth)
    return await keep(request, device, await new_channel(request, device, "push", target, is_own=True))


async def add_mail(request: Request) -> Response:
    """``POST /api/calls/mail``: ask an address whether it wants calls."""
    device, asked, caller = await device_of(request), await read(request, messages.AddMail), caller_of(request)
    address = asked.address.strip()
    if not MAIL.fullmatch(address) or not address.isascii():
        raise CallError("bad-mail")
    channel = replace(await new_channel(request, device, "mail", Target(address)), state="asked")
    request.app.state.trial_limiter.admit(request)
    for key in (device.person, address.lower()):
        request.app.state.mail_limiter.admit_key(key)
    language, link = channel.language, f"{origin_of(request)}/calls/confirm#{caller.sign('confirm', channel.id)}"
    lines = (say(language, "notices", "confirm-text"),)
    message = CallMessage(
        secrets.token_hex(12), say(language, "notices", "confirm-title"), lines, link, "", "", (), "", language
    )
    answer = await keep(request, device, channel)
    await send_now(caller, channel, message)
    return answer


async def add_hook(request: Request) -> Response:
    """``POST /api/calls/hook``: call a webhook of mine, or for a whole table at which I have a seat."""
    device, asked = await device_of(request), await read(request, messages.AddHook)
    check(asked.address)
    if asked.form == "matrix" and (not MATRIX.fullmatch(urlsplit(asked.address).path) or not asked.token.isprintable()):
        raise CallError("bad-matrix")
    if asked.form == "ntfy" and not re.fullmatch(r"/[\w-]{1,64}", urlsplit(asked.address).path):
        raise CallError("bad-ntfy")
    if asked.table:
        row, held = await registry_of(request).row(asked.table), people_of(request).store.holdings
        if not row.seats_of(await asyncio.to_thread(held, device.person)):
            raise CallError("not-your-table")
        if len(await asyncio.to_thread(caller_of(request).store.channels_at, asked.table)) >= MOST_AT_TABLE:
            raise CallError("too-many-channels", most=MOST_AT_TABLE)
    target = Target(asked.address, form=asked.form, token=asked.token.strip())
    return await keep(request, device, await new_channel(request, device, "hook", target, place=asked.table))


def check(address: str) -> None:
    try:
        check_address(address)
    except Unreachable:
        raise CallError("bad-address") from None


async def channel_of(request: Request, device: Device) -> Channel:
    """Return the channel that a request names; raise CallError unless it is the person's."""
    asked = await read(request, messages.OneChannel)
    found = await asyncio.to_thread(caller_of(request).store.channel, asked.channel)
    if found is None or found.person != device.person:
        raise CallError("no-channel")
    return found


async def remove(request: Request) -> Response:
    """``POST /api/calls/remove``: end one of my channels, with all that waits for it."""
    device = await device_of(request)
    channel = await channel_of(request, device)
    await await_write(caller_of(request).store.drop_channels([channel.id]))
    return Json({})


async def test(request: Request) -> Response:
    """``POST /api/calls/test``: send a message by one of my channels now; one that was stopped begins again."""
    device, caller = await device_of(request), caller_of(request)
    channel = await channel_of(request, device)
    if channel.state == "asked":
        raise CallError("not-confirmed")
    request.app.state.trial_limiter.admit(request)
    request.app.state.mail_limiter.admit_key(f"test {device.person}")
    language = language_of(request)
    title, text = say(language, "notices", "test-title"), say(language, "notices", "test-text")
    link, stop = f"{origin_of(request)}/calls", caller.stop_link(channel)
    message = CallMessage(secrets.token_hex(12), title, (text,), link, stop, "regno-test", (), "", language)
    await send_now(caller, channel, message)
    good = replace(channel, state="on", tries=0, fault="", failed=0, next=0, last=now())
    return await keep(request, device, good, 200)


async def send_now(caller: Caller, channel: Channel, message: CallMessage) -> None:
    """Send a message that is not in the outbox; raise CallError if it does not arrive."""

    async def take() -> CallMessage:
        return message

    if channel.kind not in caller.senders:
        raise CallError(f"no-{channel.kind}")
    try:
        await caller.senders[channel.kind].send(channel, take)
    except Unreachable as fault:
        raise CallError(f"fault-{fault.key}", status=str(fault.status)) from None


async def prefer(request: Request) -> Response:
    """``POST /api/calls/preferences``: replace what I want to hear of, and when."""
    device, asked, caller = await device_of(request), await read(request, Preferences), caller_of(request)
    if asked.zone and zone_of(asked.zone) is None:
        raise CallError("bad-zone")
    if any(len(table) > 40 for table in asked.tables):
        raise CallError("no-channel")
    await await_write(caller.store.prefer(device.person, msgspec.json.encode(asked).decode()))
    return Json(asked)


async def confirm(request: Request) -> Response:
    """``POST /api/calls/confirm``: an address of mail wants calls; the link in the mail leads here."""
    return await by_link(request, "confirm", (await read(request, messages.SignedChannel)).token)


async def stop(request: Request) -> Response:
    """``POST /api/calls/stop``: end a channel by the link in any of its messages."""
    return await by_link(request, "stop", (await read(request, messages.SignedChannel)).token)


async def stop_at_once(request: Request) -> Response:
    """``POST /api/calls/stop/{token}``: the same, as programs for mail do it (RFC 8058)."""
    return await by_link(request, "stop", request.path_params["token"])


async def by_link(request: Request, what: str, token: str) -> Response:
    request.app.state.person_limiter.admit(request)
    caller = caller_of(request)
    id = caller.signed_id(what, token)
    channel = await asyncio.to_thread(caller.store.channel, id) if id else None
    if channel is None:
        raise CallError("link-over" if id else "no-link")
    await await_write(caller.store.drop_channels([id]) if what == "stop" else caller.store.confirm(id))
    return Json(messages.Stopped(channel.kind, name_of(channel)))


ROUTES = [
    Route("/api/calls", show),
    Route("/api/calls/push", add_push, methods=["POST"]),
    Route("/api/calls/mail", add_mail, methods=["POST"]),
    Route("/api/calls/hook", add_hook, methods=["POST"]),
    Route("/api/calls/remove", remove, methods=["POST"]),
    Route("/api/calls/test", test, methods=["POST"]),
    Route("/api/calls/preferences", prefer, methods=["POST"]),
    Route("/api/calls/confirm", confirm, methods=["POST"]),
    Route("/api/calls/stop", stop, methods=["POST"]),
    Route("/api/calls/stop/{token}", stop_at_once, methods=["POST"]),
]
