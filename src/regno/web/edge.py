"""What every request passes before the application: host and origin, a number, headers of the answer, the log.

A page of another site has no rights here without a token, but it shall not even ask: a browser tells in ``Origin``
which page it asks for, and that must be one of ours.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regno.table.errors import TableError
from regno.text import LANGUAGES
from regno.web.messages import Trouble
from regno.web.metrics import Metrics
from regno.web.rate_limit import ADDRESS, address_of

API_POLICY = "default-src 'none'; frame-ancestors 'none'"
# For answers that have none of their own; those of pages do.
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
# For answers of the API. A PDF has no policy: browsers that show it with a plug-in would not.
API_HEADERS = {"Cross-Origin-Resource-Policy": "same-origin", "Cache-Control": "no-store"}
DATA = ("application/json", "text/plain")
HSTS = f"max-age={365 * 86_400}"
SAFE = ("GET", "HEAD", "OPTIONS")
RETRY = 5  # seconds after which what was cut off may be asked again
MONITORING = ("/healthz", "/livez", "/readyz", "/metrics")  # asked by address, whatever the site is called

log = logging.getLogger("regno.web.requests")


class EdgeSettings(msgspec.Struct, frozen=True):
    """Which names the server answers to, which other sites may use it, and whether browsers shall insist on TLS."""

    hosts: tuple[str, ...] = ()  # empty: any; ``*.example.org`` is every name below
    origins: tuple[str, ...] = ()  # besides the server's own; ``*`` is any
    strict_tls: bool = False


class Edge:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, settings: EdgeSettings, metrics: Metrics) -> None:
        self.app, self.settings, self.metrics = app, settings, metrics
        self.start, self.numbers = secrets.token_hex(3), itertools.count(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        ADDRESS.set(address_of(HTTPConnection(scope)))
        began, number, status = time.perf_counter(), f"{self.start}-{next(self.numbers)}", 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
                self.add_headers(MutableHeaders(scope=message), scope, number)
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            fault = self.fault(scope)
            await (refuse(fault, scope, answer, status_of(fault)) if fault else self.app(scope, receive, answer))
        except asyncio.CancelledError:  # the server stops, and can wait no longer
            log.warning("cut off", extra={"request": number, "route": route_of(scope)})
            if status or scope["type"] == "websocket":
                raise
            await refuse(TableError("fate-unknown"), scope, answer, 503, RETRY)
        finally:
            self.note(scope, number, status, time.perf_counter() - began)
        return None

    def fault(self, scope: Scope) -> TableError | None:
        """Return why a request is not for this server, None if it is."""
        headers = Headers(scope=scope)
        if scope["path"] in MONITORING:
            return None
        host, origin = headers.get("host", ""), headers.get("origin", "")
        if self.settings.hosts and not any(fits(name_of(host), pattern) for pattern in self.settings.hosts):
            return TableError("wrong-host")
        if scope["type"] == "http" and scope["method"] in SAFE:
            return None
        if origin and not self.is_own(origin, host):
            return TableError("wrong-origin")
        return None

    def is_own(self, origin: str, host: str) -> bool:
        """Whether a page of an origin may use this server: its own pages, and those that the owner allows."""
        allowed = self.settings.origins
        return "*" in allowed or origin in allowed or origin.partition("://")[2].lower() == host.lower()

    def add_headers(self, headers: MutableHeaders, scope: Scope, number: str) -> None:
        """Add what every answer has, unless it has its own."""
        headers["X-Request-Id"] = number
        own = {**HEADERS, **API_HEADERS} if scope["path"].startswith("/api/") else HEADERS
        for name, value in own.items():
            headers.setdefault(name, value)
        if headers.get("content-type", "").startswith(DATA):
            headers.setdefault("Content-Security-Policy", API_POLICY)
        if self.settings.strict_tls and scope["scheme"] in ("https", "wss"):
            headers["Strict-Transport-Security"] = HSTS

    def note(self, scope: Scope, number: str, status: int, seconds: float) -> None:
        """Count a request and write it to the log: its route and not its path, which may name a table."""
        route, method = route_of(scope), scope.get("method", "WEBSOCKET")
        self.metrics.count_request(method, route, status, seconds)
        log.info(
            "request",
            extra={"request": number, "method": method, "route": route, "status": status, "ms": round(seconds * 1e3)},
        )


def name_of(host: str) -> str:
    """Return the name in a Host header without its port."""
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def fits(name: str, pattern: str) -> bool:
    """Whether a name is the pattern, or below it if the pattern is ``*.example.org``."""
    return name.endswith(pattern[1:]) if pattern.startswith("*.") else name == pattern


def route_of(scope: Scope) -> str:
    """Return the pattern of the route that took a request; requests without one share a name."""
    return str(getattr(scope.get("route"), "path", "")) or "none"


def status_of(fault: TableError) -> int:
    return 421 if fault.key == "wrong-host" else 403


async def refuse(fault: TableError, scope: Scope, send: Send, status: int, seconds: int = 0) -> None:
    """Answer with a sentence; a websocket is refused before it is one."""
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    body = msgspec.json.encode(Trouble(fault.key, fault.on_page(language_in(Headers(scope=scope))), seconds))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += [(b"retry-after", str(seconds).encode())] if seconds else []
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def language_in(headers: Mapping[str, Any]) -> str:
    """Return the first language of ours in Accept-Language, else English."""
    asked = (each.strip()[:2] for each in str(headers.get("accept-language", "")).split(","))
    return next((each for each in asked if each in LANGUAGES), "en")
