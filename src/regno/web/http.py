"""Request bodies, JSON error responses, gzip."""

from __future__ import annotations

import asyncio
import gzip
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

import msgspec
from starlette import routing
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from regno.errors import RegnoError
from regno.table.errors import TableError
from regno.text import LANGUAGES
from regno.web.live.protocol import FateUnknown, NotPersisted, StoreAway
from regno.web.messages import Trouble
from regno.web.metrics import METRICS
from regno.web.tables.registry import TableRegistry

MAX_BODY = 16_384
BODY_WITHIN = 30  # seconds
RETRY = 5  # seconds after a failed write
MIN_GZIP = 1_024
GZIP_LEVEL = 5  # a little slower than 1, a third smaller
STATUS = {
    "unknown-table": 404, "table-damaged": 500,
    "too-slow": 408, "record-later": 409, "not-at-table": 403, "too-many-tables": 429, "too-many": 429,
    "unknown-review": 404, "reviews-full": 429, "reviews-yours": 429,
    "no-mistake": 404, "review-first": 409, "deck-full": 409,
    "unknown-page": 404, "no-pages": 503, "unknown-token": 403, "token-held": 403,
    "unknown-chronicle": 404, "unknown-pack": 404, "read-only": 403, "moved-on": 409, "pack-taken": 409,
    "pack-moved-on": 409,
    "file-trouble": 507, "server-full": 507, "chronicle-full": 507, "no-length": 411,
    "no-passport": 401, "device-revoked": 401, "no-key": 400, "code-unknown": 404, "code-used": 410, "code-late": 410,
    "no-device": 404, "passport-full": 409, "too-many-devices": 409, "two-seats": 409, "too-many-links": 409,
    "too-many-passports": 429, "too-many-drafts": 429,
    "unknown-study": 404, "not-your-study": 403, "unknown-game": 404, "studies-full": 429,
    "report-later": 409, "report-training": 404, "no-model": 404, "games-busy": 503, "missing-extra": 501,
    "unknown-draft": 404, "not-your-edition": 403, "draft-taken": 409, "editions-full": 409,
    "drafts-full": 409,
    "no-channel": 404, "no-link": 404, "link-over": 410, "too-many-channels": 409, "not-your-table": 403,
    "print-busy": 429, "print-slow": 503, "proofs-busy": 429, "proof-slow": 503, "coach-slow": 503,
}  # fmt: skip
log = logging.getLogger("regno.web.http")
Handler = Callable[[Request], Awaitable[Response]]
T = TypeVar("T")


class Json(Response):
    media_type = "application/json"

    def render(self, content: object) -> bytes:
        return msgspec.json.encode(content)


def gzip_response(request: Request, body: bytes) -> Response:
    """Return encoded JSON, compressed if the client accepts that and it is worth it."""
    headers = {"Vary": "Accept-Encoding"}
    if len(body) > MIN_GZIP and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["Content-Encoding"] = gzip.compress(body, GZIP_LEVEL, mtime=0), "gzip"
    return Response(body, media_type=Json.media_type, headers=headers)


def gzip_json(request: Request, content: object) -> Response:
    """Return something as JSON, compressed if the client accepts that and it is worth it."""
    return gzip_response(request, msgspec.json.encode(content))


def language_of(request: Request) -> str:
    """Return the language of ``?lang=``, else the first supported one of Accept-Language, else English."""
    asked = [request.query_params.get("lang", ""), *request.headers.get("accept-language", "").split(",")]
    return next((each.strip()[:2] for each in asked if each.strip()[:2] in LANGUAGES), "en")


async def body_of(request: Request, most: int = MAX_BODY) -> bytes:
    """Return the body of a request; raise TableError if it is too long, too slow or says no length."""
    if "transfer-encoding" in request.headers:
        raise TableError("no-length")
    parts, length = list[bytes](), 0
    try:
        async with asyncio.timeout(BODY_WITHIN):
            async for part in request.stream():
                parts.append(part)
                length += len(part)
                if length > most:
                    raise TableError("unreadable", fault=f"> {most} bytes")
    except TimeoutError:
        raise TableError("too-slow", seconds=BODY_WITHIN) from None
    return b"".join(parts)


async def read(request: Request, kind: type[T], most: int = MAX_BODY) -> T:
    """Return the body of a request as a message; raise TableError if it is none."""
    return decode(await body_of(request, most) or b"{}", kind)


def decode(body: bytes, kind: type[T]) -> T:
    """Return a body as a message; raise TableError if it is none."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise TableError("unreadable", fault=str(fault)[:200]) from None


class Route(routing.Route):
    """A route whose handler's exceptions become JSON errors with a fitting status.

    With a ``limit``, each request is counted by that limiter of the application first, which may refuse it.
    """

    def __init__(self, path: str, handler: Handler, methods: Sequence[str] | None = None, limit: str = "") -> None:
        super().__init__(path, with_json_errors(with_limit(handler, limit) if limit else handler), methods=methods)


def with_limit(handler: Handler, limit: str) -> Handler:
    async def wrapper(request: Request) -> Response:
        getattr(request.app.state, f"{limit}_limiter").admit(request)
        return await handler(request)

    return wrapper


def with_json_errors(handler: Handler) -> Handler:
    async def wrapper(request: Request) -> Response:
        try:
            return await handler(request)
        except RegnoError as fault:
            METRICS.count("regno_refused_total", reason=fault.key)
            seconds = int(fault.arguments.get("seconds", 0))
            trouble = Trouble(fault.key, fault.on_page(language_of(request)), seconds)
            headers = {"Retry-After": str(seconds)} if seconds else {}
            return Json(trouble, STATUS.get(fault.key, 400), headers)
        except (NotPersisted, StoreAway):
            METRICS.count("regno_refused_total", reason="not-kept")
            trouble = Trouble("not-kept", TableError("not-kept").on_page(language_of(request)), RETRY)
            return Json(trouble, 503, {"Retry-After": str(RETRY)})
        except FateUnknown:
            trouble = Trouble("fate-unknown", TableError("fate-unknown").on_page(language_of(request)), RETRY)
            return Json(trouble, 503, {"Retry-After": str(RETRY)})
        except ClientDisconnect:
            return Response(status_code=400)  # the client is gone
        except Exception as fault:
            return internal_error(request, fault)

    return wrapper


def internal_error(request: Request, fault: Exception) -> Response:
    """Log an unexpected exception and return a JSON error."""
    log.error("fault", exc_info=fault, extra={"request": path_of(request)})
    trouble = TableError("own-fault", kind=type(fault).__name__)
    return Json(Trouble(trouble.key, trouble.on_page(language_of(request))), 500)


def path_of(request: Request) -> str:
    """Return the path of a request's route, without what stands in its place, for the log."""
    return request.scope["route"].path if "route" in request.scope else ""


def registry_of(request: Request) -> TableRegistry:
    return request.app.state.registry  # type: ignore[no-any-return]
