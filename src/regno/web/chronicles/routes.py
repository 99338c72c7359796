"""The Chronicles' part of the API. A token is sent in the header ``Authorization: Bearer``, so that no log keeps it."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import WebSocketRoute

from regno.chronicles.chronicle import SHEETS
from regno.chronicles.messages import Refusal
from regno.chronicles.store import StoredChronicle
from regno.store import Right
from regno.table.errors import TableError
from regno.web.chronicles import messages, serialize
from regno.web.chronicles.access import read_only_token
from regno.web.chronicles.deps import import_queue_of, registry_of, run_in_thread, token_of
from regno.web.chronicles.import_worker import ImportRequest
from regno.web.chronicles.pack_routes import PACK_ROUTES
from regno.web.chronicles.room import ChronicleRoom
from regno.web.chronicles.socket import chronicle_socket
from regno.web.chronicles.views import ChronicleHeads, CommandPreview, Created
from regno.web.http import Json, Route, body_of, gzip_json, gzip_response, language_of, read
from regno.web.people.people import is_key
from regno.web.rate_limit import address_of

MOST_IMPORT = 2_000_000  # bytes of an exported chronicle
MOST_CHANGE = 65_536


async def open_room(request: Request, *, to_write: bool = False) -> tuple[ChronicleRoom, Right]:
    """Return the chronicle of a request, and what its token allows."""
    return await registry_of(request).open_for(request.path_params["id"], token_of(request), to_write=to_write)


async def begin(request: Request) -> Response:
    """``POST /api/chronicles``: begin one; its name and the owner's token come back."""
    asked = await read(request, messages.BeginChronicle)
    id, token = await asyncio.to_thread(registry_of(request).begin, asked, language_of(request))
    return Json(Created(id=id, token=token), 201)


async def mine(request: Request) -> Response:
    """``POST /api/chronicles/mine``: those that a browser's tokens open."""
    asked = await read(request, messages.Tokens)
    heads = await registry_of(request).heads(asked.tokens, language_of(request))
    return Json(ChronicleHeads(chronicles=heads))


async def bring(request: Request) -> Response:
    """``POST /api/chronicles/import``: the file of an export as the body."""
    text = (await body_of(request, MOST_IMPORT)).decode("utf-8", errors="replace")
    passed = await import_queue_of(request).read(ImportRequest("chronicle", text), address_of(request))
    id, token = await run_in_thread(request, registry_of(request).keep, passed.name, passed.text)
    return Json(Created(id=id, token=token, damage=passed.damage), 201)


async def one(request: Request) -> Response:
    """``GET /api/chronicles/{id}``: everything a page draws."""
    (room, right), token = await open_room(request), token_of(request)
    async with room.lock:
        page = msgspec.json.decode(await room.serialize(language_of(request)), type=dict[str, msgspec.Raw])
    reading = read_only_token(token) if right == "write" else token
    rights = {"may_write": right == "write", "reading_token": "" if is_key(token) else reading}
    return gzip_json(request, {**page, **rights})


async def change(request: Request) -> Response:
    """``POST /api/chronicles/{id}``: a command, an undo or a redo; the chronicle as it stands then comes back."""
    registry = registry_of(request)
    room, _ = await open_room(request, to_write=True)
    body = await body_of(request, MOST_CHANGE)
    registry.retention.require_space(len(body), room.opened.journal.length)
    try:
        asked = messages.CHANGE.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as fault:
        raise TableError("unreadable", fault=str(fault)[:200]) from None
    await room.submit(asked)
    if isinstance(asked, messages.DoCommand) and asked.command == "card" and asked.pack_token:
        await run_in_thread(request, registry.grow_pack, room.opened, asked.request, asked.pack_token)
    async with room.lock:
        body = await room.serialize(language_of(request))
    return gzip_response(request, body)


async def foretell(request: Request) -> Response:
    """``POST /api/chronicles/{id}/foretell``: what a command would bring about, or why it cannot be."""
    language, (room, _) = language_of(request), await open_room(request)
    asked = await read(request, messages.PreviewCommand)
    totals: dict[str, int] = {}
    if asked.command == SHEETS:
        totals = await room.read(lambda opened: opened.chronicle.sheet_totals(asked.arguments))
    try:
        said = await room.read(lambda opened: opened.chronicle.preview(asked.command, asked.arguments))
    except Refusal as refusal:
        return Json(CommandPreview(said=[], refused=refusal.on_page(language), totals=totals))
    return Json(CommandPreview(said=[sentence.text(language) for sentence in said], refused="", totals=totals))


async def log(request: Request) -> Response:
    """``GET /api/chronicles/{id}/log``: every step, or the ``latest`` steps ``before`` a number."""
    language, (room, _) = language_of(request), await open_room(request)
    latest, before = number_in(request, "latest"), number_in(request, "before")

    def read_log(opened: StoredChronicle) -> bytes:
        return msgspec.json.encode(serialize.log(opened.chronicle, language, latest, before))

    return gzip_response(request, await room.read(read_log))


async def step(request: Request) -> Response:
    """``GET /api/chronicles/{id}/steps/{number}``: the form of a step of the log, with what was told then."""
    language, (room, _) = language_of(request), await open_room(request)
    number = request.path_params["number"]
    return Json(await room.read(lambda opened: serialize.told_step(opened.chronicle, number, language)))


def number_in(request: Request, name: str) -> int | None:
    """A number of the address; whatever else stands there counts as left out."""
    given = request.query_params.get(name, "")
    return int(given) if given.isdecimal() and len(given) < 10 else None


async def export(request: Request) -> Response:
    """``GET /api/chronicles/{id}/file``: the chronicle as one file."""
    room, right = await open_room(request)
    return PlainTextResponse(await room.read(lambda opened: serialize.export_text(opened, right)))


async def link(request: Request) -> Response:
    """``POST /api/chronicles/{id}/link``: a new token to hand on, which allows what the caller's key allows."""
    registry = registry_of(request)
    room, right = await open_room(request)
    return Json(Created(id=room.id, token=await registry.new_link(room.id, right)), 201)


async def forget(request: Request) -> Response:
    """``POST /api/chronicles/{id}/forget``: delete it for good."""
    registry = registry_of(request)
    room, _ = await open_room(request, to_write=True)
    await registry.delete(room)
    return Json({})


ROUTES = [
    Route("/api/chronicles", begin, methods=["POST"], limit="creation"),
    Route("/api/chronicles/mine", mine, methods=["POST"], limit="list"),
    Route("/api/chronicles/import", bring, methods=["POST"], limit="creation"),
    Route("/api/chronicles/{id}", one),
    Route("/api/chronicles/{id}", change, methods=["POST"], limit="change"),
    Route("/api/chronicles/{id}/foretell", foretell, methods=["POST"]),
    Route("/api/chronicles/{id}/log", log),
    Route("/api/chronicles/{id}/steps/{number:int}", step),
    Route("/api/chronicles/{id}/file", export),
    Route("/api/chronicles/{id}/link", link, methods=["POST"], limit="creation"),
    Route("/api/chronicles/{id}/forget", forget, methods=["POST"]),
    *PACK_ROUTES,
    WebSocketRoute("/ws/chronicles/{id}", chronicle_socket),
]
