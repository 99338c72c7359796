"""The ways out: a browser's push service, mail, webhooks. Each connects, then takes the message, then hands it over.

The message is taken at the last moment (``Take``), after everything that can fail without a trace. What fails after
that may have arrived. Whether it may then be sent again depends on the receiver: a browser shows one notice for each
tag, Matrix takes each transaction once, and plain JSON has a key to tell by. For mail and other webhooks nothing would
tell the second from the first, so they get it with the next message instead.
"""

from __future__ import annotations

import asyncio
import base64
import json
import re
import smtplib
import socket
import ssl
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from email import policy
from email.message import EmailMessage
from email.utils import formatdate
from typing import Protocol
from urllib.parse import quote, unquote, urlsplit

import msgspec

from regno.text import say
from regno.web.calls.message import CallMessage
from regno.web.calls.reach import CallRequest, ReachRules, Unreachable
from regno.web.calls.store import Channel

Take = Callable[[], Awaitable[CallMessage | None]]
FORMS = ("json", "discord", "slack", "ntfy", "matrix")
SAME_TWICE = ("json", "matrix")  # forms whose receivers can tell that they have a message already
GONE = (404, 410)  # what a push service says of a browser that does not want notices any more
MAIL_WITHIN, MAIL_STEP = 30.0, 10.0  # seconds for a whole mail, and for one answer of the server
PUSH_LASTS = 86_400  # seconds for which a push service keeps a notice
SIGNED_FOR = 12 * 3_600  # seconds
MATRIX = re.compile(r"/_matrix/client/v3/rooms/[^/?#]+/send/m\.room\.message/?")
UNFOLDED = policy.SMTP.clone(max_line_length=990)  # links in headers must stay in one piece
JSON = {"Content-Type": "application/json"}


class Sender(Protocol):
    """One way out."""

    def is_repeatable(self, channel: Channel) -> bool:
        """Whether a message that may have arrived can be sent again without a person noticing."""

    async def send(self, channel: Channel, take: Take) -> None:
        """Connect, take the message and hand it over; raise Unreachable. Nothing happens if there is none."""


def require_good(status: int, key: str = "status") -> None:
    if status and not 200 <= status < 300:
        raise Unreachable("gone" if key == "gone" else "status", status)


class PushSender:
    """Web push (RFC 8030), encrypted for the browser (RFC 8291), signed by the server's VAPID key (RFC 8292)."""

    def __init__(self, reach: ReachRules, key: str, subject: str) -> None:
        """``key`` is the private key, as base64 of its bytes; ``subject`` says whom a push service may write to."""
        from py_vapid import Vapid02

        self.reach, self.subject = reach, subject
        self.vapid = Vapid02.from_string(key)

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    def is_repeatable(self, channel: Channel) -> bool:
        return True

    async def send(self, channel: Channel, take: Take) -> None:
        async def request() -> CallRequest | None:
            message = await take()
            return None if message is None else await asyncio.to_thread(self.request, channel, message)

        status = await self.reach.post(channel.target.address, request)
        require_good(status, "gone" if status in GONE else "status")

    def request(self, channel: Channel, message: CallMessage) -> CallRequest:
        """Return an encrypted and signed request."""
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        target = channel.target
        parts = urlsplit(target.address)
        shown = {"title": message.title, "body": message.text, "path": urlsplit(message.link).path, "tag": message.tag,
                 "id": message.id}  # fmt: skip
        keys = {"p256dh": target.p256dh, "auth": target.auth}
        body = WebPusher({"endpoint": target.address, "keys": keys}).encode(json.dumps(shown).encode())["body"]
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": self.subject, "exp": int(time.time()) + SIGNED_FOR}
        left = PUSH_LASTS if not message.until else max(60, min(PUSH_LASTS, message.until // 1000 - int(time.time())))
        topic = base64.urlsafe_b64encode(message.tag.encode()).decode().rstrip("=")[:32]
        headers = {"TTL": str(left), "Urgency": "high", "Topic": topic, "Content-Encoding": "aes128gcm",
                   "Content-Type": "application/octet-stream", **self.vapid.sign(claims)}  # fmt: skip
        return CallRequest(body, headers)


class HookSender:
    """Webhooks, each with the body that its receiver understands."""

    def __init__(self, reach: ReachRules) -> None:
        self.reach = reach

    def is_repeatable(self, channel: Channel) -> bool:
        return channel.target.form in SAME_TWICE

    async def send(self, channel: Channel, take: Take) -> None:
        async def request() -> CallRequest | None:
            message = await take()
            return None if message is None else hook_request(channel, message)

        require_good(await self.reach.post(hook_address(channel), request))


def hook_address(channel: Channel) -> str:
    """Return where a webhook's request goes: ntfy takes JSON at its root and the topic in it."""
    address = channel.target.address
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}/" if channel.target.form == "ntfy" else address


def hook_request(channel: Channel, message: CallMessage) -> CallRequest:
    """Return the request of a webhook, by its form."""
    target, link, stop = channel.target, message.link, f"{say(message.language, 'notices', 'stop')}: {message.stop}"
    if target.form == "discord":
        text = f"**{message.title}**\n{message.text}\n<{link}>\n-# {stop}"
        return CallRequest(encode({"content": text[:2_000], "allowed_mentions": {"parse": []}}), JSON)
    if target.form == "slack":
        text = "\n".join(escape_slack(each) for each in (f"*{message.title}*", message.text, link, stop))
        return CallRequest(encode({"text": text}), JSON)
    if target.form == "ntfy":
        topic = unquote(urlsplit(target.address).path.strip("/"))
        body = {
            "topic": topic,
            "title": message.title,
            "message": message.text,
            "click": link,
            "actions": [{"action": "view", "label": say(message.language, "notices", "stop"), "url": message.stop}],
        }
        return CallRequest(encode(body), JSON)  # fmt: skip
    if target.form == "matrix":
        path = f"{urlsplit(target.address).path.rstrip('/')}/{quote(message.id, safe='')}"
        body = {"msgtype": "m.text", "body": f"{message.title}\n{message.text}\n{link}\n{stop}"}
        return CallRequest(encode(body), {**JSON, "Authorization": f"Bearer {target.token}"}, "PUT", path)
    told = {"id": message.id, "kinds": message.kinds, "table": message.table, "title": message.title,
            "text": message.text, "link": link, "stop": message.stop}  # fmt: skip
    return CallRequest(encode(told), {**JSON, "Idempotency-Key": message.id})


def encode(body: object) -> bytes:
    return msgspec.json.encode(body)


def escape_slack(text: str) -> str:
    """Return text in which Slack finds no commands."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


class MailSender:
    """Mail by the operator's SMTP server: ``smtp://name:password@host:port``, or ``smtps://``."""

    def __init__(self, server: str, sender: str) -> None:
        parts = urlsplit(server)
        self.is_tls = parts.scheme == "smtps"
        self.host, self.port = str(parts.hostname), parts.port or (465 if self.is_tls else 587)
        self.name, self.password = unquote(parts.username or ""), unquote(parts.password or "")
        self.sender = sender

    def is_repeatable(self, channel: Channel) -> bool:
        return False

    async def send(self, channel: Channel, take: Take) -> None:
        loop, stop = asyncio.get_running_loop(), threading.Event()
        connection: list[smtplib.SMTP] = []

        def take_in_loop() -> CallMessage | None:
            return None if stop.is_set() else asyncio.run_coroutine_threadsafe(take_shielded(), loop).result()

        async def take_shielded() -> CallMessage | None:
            return await take()

        work = asyncio.ensure_future(asyncio.to_thread(self.talk, channel, take_in_loop, connection))
        try:
            async with asyncio.timeout(MAIL_WITHIN):
                await asyncio.shield(work)
        except TimeoutError:  # a server that answers letter by letter
            stop.set()
            for each in connection:
                with suppress(OSError):
                    if each.sock:
                        each.sock.shutdown(socket.SHUT_RDWR)  # which wakes the thread that reads
            raise Unreachable("no-answer") from None
        finally:
            work.add_done_callback(lambda done: done.cancelled() or done.exception())

    def talk(self, channel: Channel, taken: Callable[[], CallMessage | None], opened: list[smtplib.SMTP]) -> None:
        """Send one mail, in a thread."""
        try:
            kind = smtplib.SMTP_SSL if self.is_tls else smtplib.SMTP
            with kind(self.host, self.port, timeout=MAIL_STEP) as smtp:
                opened.append(smtp)
                smtp.ehlo_or_helo_if_needed()
                if not self.is_tls and smtp.has_extn("starttls"):
                    smtp.starttls(context=ssl.create_default_context())
                    smtp.ehlo()
                if self.name:
                    smtp.login(self.name, self.password)
                require_step(smtp.mail(self.sender))
                require_step(smtp.rcpt(channel.target.address))
                message = taken()
                if message is not None:
                    require_step(smtp.data(mail_of(message, self.sender, channel.target.address).as_bytes()))
        except TimeoutError:
            raise Unreachable("no-answer") from None
        except smtplib.SMTPResponseException as fault:
            raise Unreachable("mail-refused", fault.smtp_code) from None
        except ssl.SSLError:
            raise Unreachable("bad-certificate") from None
        except (OSError, smtplib.SMTPException):
            raise Unreachable("no-connection") from None


def require_step(answer: tuple[int, bytes]) -> None:
    """Raise Unreachable unless the mail server agrees."""
    if not 200 <= answer[0] < 300:
        raise Unreachable("mail-refused", answer[0])


def mail_of(message: CallMessage, sender: str, receiver: str) -> EmailMessage:
    """Return a mail that every program can end the channel of (RFC 8058)."""
    mail = EmailMessage(UNFOLDED)
    mail["From"], mail["To"], mail["Subject"] = sender, receiver, message.title
    mail["Date"], mail["Message-ID"] = formatdate(), f"<{message.id}@{sender.rpartition('@')[2].rstrip('>')}>"
    mail["Auto-Submitted"] = "auto-generated"
    footer = ""
    if message.stop:
        mail["List-Unsubscribe"] = f"<{message.stop.replace('/calls/stop#', '/api/calls/stop/')}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        why, stop = say(message.language, "notices", "mail-why"), say(message.language, "notices", "stop")
        footer = f"\n\n-- \n{why}\n{stop}: {message.stop}"
    mail.set_content(f"{message.text}\n\n{message.link}{footer}\n")
    return mail
