"""Routes of replays and Records: of a finished table, or of a Record in the request."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import AnyGame, read_any_game, seat_record_text, write_record
from regno.proelio.info.seat_game import SeatGame
from regno.table.errors import TableError
from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Route, body_of, gzip_response, language_of, registry_of
from regno.web.messages import SeatSeen
from regno.web.replay.frames import ReplayQuery, build_replay
from regno.web.replay.source import OPEN, ReplaySource
from regno.web.tables.serialize import serialize_seats

MAX_RECORD = 262_144  # bytes; the longest games of two thousand turns stay below


async def replay_table(request: Request) -> Response:
    """``GET /api/tables/{table}/replay?eyes=&from=``: the frames of a finished game."""
    table = (await registry_of(request).find(request.path_params["table"])).table
    return await replay_response(request, table.require_over().game, serialize_seats(table))


async def replay_record(request: Request) -> Response:
    """``POST /api/replay?eyes=&from=``: return the frames of the Record in the body. Nothing is stored."""
    limit_records(request)
    return await replay_response(request, await read_record_body(request))


async def table_record(request: Request) -> Response:
    """``GET /api/tables/{table}/record?eyes=``: the Record of a finished game with its shuffle, or as a seat saw it."""
    table = (await registry_of(request).find(request.path_params["table"])).table
    viewpoint = request.query_params.get("eyes", OPEN)
    if viewpoint == OPEN:
        return PlainTextResponse(table.record())
    return PlainTextResponse(await work_out(request, record_for, table.require_over().game, viewpoint))


async def redact_record(request: Request) -> Response:
    """``POST /api/record?eyes=``: return the Record in the body as a seat saw it."""
    limit_records(request)
    game = await read_record_body(request)
    return PlainTextResponse(await work_out(request, record_for, game, request.query_params.get("eyes", OPEN)))


def record_for(game: AnyGame, viewpoint: str) -> str:
    """Return the Record for a viewpoint: whole for ``all``, unless the game is what one seat saw."""
    observer = ReplaySource(game, viewpoint).observer
    if isinstance(game, SeatGame):
        return seat_record_text(game)
    return record_text(game) if observer is None else write_record(game, observer)


def limit_records(request: Request) -> None:
    """Count a Record sent by an address, for reading it is work; raise TableError if there are too many."""
    request.app.state.record_limiter.admit(request)


async def read_record_body(request: Request) -> AnyGame:
    """Return the game of the Record in the body; raise TableError or BadRecord."""
    try:
        text = (await body_of(request, MAX_RECORD)).decode()
    except UnicodeDecodeError:
        raise TableError("unreadable", fault="UTF-8") from None
    return await work_out(request, read_any_game, text)


async def replay_response(request: Request, game: AnyGame, seats: list[SeatSeen] | None = None) -> Response:
    """Return the frames asked for, built in a thread."""
    word = request.query_params.get("from", "0")
    first = read_whole(word)
    if first is None:
        raise TableError("bad-frame", frame=word, last=len(game.moves))
    query = ReplayQuery(request.query_params.get("eyes", OPEN), language_of(request), first)
    return gzip_response(request, await work_out(request, encode_frames, game, query, seats))


def encode_frames(game: AnyGame, query: ReplayQuery, seats: list[SeatSeen] | None) -> bytes:
    return msgspec.json.encode(build_replay(game, query, seats))


ROUTES = [
    Route("/api/tables/{table}/record", table_record),
    Route("/api/record", redact_record, methods=["POST"]),
    Route("/api/tables/{table}/replay", replay_table),
    Route("/api/replay", replay_record, methods=["POST"]),
]
