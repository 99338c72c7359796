"""What every answer over HTTP has in common: bodies are checked, troubles are typed, long answers are packed."""

from __future__ import annotations

import gzip
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.errors import RegnoError
from regno.table.denied import Denied
from regno.text import LANGUAGES
from regno.web.hall import Hall
from regno.web.messages import Trouble

MOST_BODY = 16_384
WORTH_PACKING = 1_024
PACKING = 5  # gzip's level: a little slower than the quickest, a third smaller
STATUS = {
    "unknown-table": 404, "record-later": 409, "not-at-table": 403, "too-many-tables": 429, "too-many": 429,
    "unknown-review": 404, "reviews-full": 429,
    "unknown-page": 404, "no-pages": 503,
    "unknown-chronicle": 404, "unknown-pack": 404, "read-only": 403, "moved-on": 409, "pack-taken": 409,
    "pack-moved-on": 409,
}  # fmt: skip
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
    """The body of a request, if it is not too long."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Denied("unreadable", fault=f"> {most} bytes")
    return body


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

    return answered


def hall_of(request: Request) -> Hall:
    return request.app.state.hall  # type: ignore[no-any-return]
