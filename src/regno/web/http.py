"""What every answer over HTTP has in common: bodies are checked, troubles are typed, long answers are packed."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regno.errors import RegnoError
from regno.table.errors import Denied
from regno.text import LANGUAGES
from regno.web.messages import Trouble
from regno.web.tables.registry import Hall
from regno.web.tables.room import NotKept

MOST_BODY = 16_384
BODY_WITHIN = 30  # seconds
RETRY = 5  # seconds after which to try again what could not be written
WORTH_PACKING = 1_024
PACKING = 5  # gzip's level: a little slower than the quickest, a third smaller
STATUS = {
    "unknown-table": 404, "table-damaged": 500,
    "too-slow": 408, "record-later": 409, "not-at-table": 403, "too-many-tables": 429, "too-many": 429,
    "unknown-review": 404, "reviews-full": 429, "reviews-yours": 429,
    "unknown-page": 404, "no-pages": 503,
    "unknown-chronicle": 404, "unknown-pack": 404, "read-only": 403, "moved-on": 409, "pack-taken": 409,
    "pack-moved-on": 409,
}  # fmt: skip
log = logging.getLogger("regno.web.http")
Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T", bound=msgspec.Struct)


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def packed(request: Request, body: bytes) -> Response:
    """JSON that is ready, pressed together for whoever can unpack it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) > WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, PACKING, mtime=0), "gzip"
    return Response(body, media_type=Json.media_type, headers=headers)


def language_of(request: Request) -> str:
    """``?lang=it``, else the browser's first choice that we speak."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((each.strip()[:2] for each in asked if each.strip()[:2] in LANGUAGES), "en")


async def body_of(request: Request, most: int = MOST_BODY) -> bytes:
    """The body of a request, if it is not too long and comes in time."""
    parts, length = list[bytes](), 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                parts.append(part)
                length += len(part)
                if length > most:
                    raise Denied("unreadable", fault=f"> {most} bytes")
    except TimeoutError:
        raise Denied("too-slow", seconds=BODY_WITHIN) from None
    return b"".join(parts)


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request as one of our messages."""
    body = await body_of(request)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise Denied("unreadable", fault=str(fault)[:200]) from None


def answering(handler: Handler) -> Handler:
    """What is wrong becomes a typed answer with a fitting status."""

    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except RegnoError as fault:
            seconds = int(fault.arguments.get("seconds", 0))
            trouble = Trouble(fault.key, fault.on_page(language_of(request)), seconds)
            headers = {"Retry-After": str(seconds)} if seconds else {}
            return Json(trouble, STATUS.get(fault.key, 400), headers)
        except NotKept:
            trouble = Trouble("not-kept", Denied("not-kept").text(language_of(request)), RETRY)
            return Json(trouble, 503, {"Retry-After": str(RETRY)})
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to read it
        except Exception as fault:
            return own_fault(request, fault)

    return answered


def own_fault(request: Request, fault: Exception) -> Response:
    """A mistake of the server's own is logged, and told in a sentence."""
    log.error(
        "fault", exc_info=fault, extra={"request": request.scope["route"].path if "route" in request.scope else ""}
    )
    trouble = Denied("own-fault", kind=type(fault).__name__)
    return Json(Trouble(trouble.key, trouble.text(language_of(request))), 500)


def hall_of(request: Request) -> Hall:
    return request.app.state.hall  # type: ignore[no-any-return]
