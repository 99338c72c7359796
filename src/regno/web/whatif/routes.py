"""Routes of the what-if board. Each request has a whole path in it: nothing is stored."""

from __future__ import annotations

import asyncio
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.players import PLAYERS
from regno.proelio.formats.record import record_text
from regno.table.errors import TableError
from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_json, gzip_response, language_of, read, registry_of
from regno.web.people.deps import people_of
from regno.web.rate_limit import address_of
from regno.web.replay.frames import ReplayQuery, build_replay
from regno.web.replay.routes import MAX_RECORD
from regno.web.replay.source import OPEN
from regno.web.tables.serialize import serialize_seats
from regno.web.whatif.board import WhatIfBoard
from regno.web.whatif.messages import LookBack, WhatIfBotMove, WhatIfOrigin, WhatIfPath, WhatIfQuestion, WhatIfStart
from regno.web.whatif.origins import (
    seat_game_so_far,
    start_from_position,
    start_from_puzzle,
    start_from_record,
    start_from_table,
)
from regno.web.whatif.thinking import choose_for_bot, hint_at

MAX_PATH = 2 * MAX_RECORD  # bytes: a Record whose line ends are escaped, and the steps
P = TypeVar("P", bound=WhatIfPath)
WAYS = ("table", "puzzle", "position", "record")


async def start(request: Request) -> Response:
    """``POST /api/whatif/start``: return the Record that a board begins with."""
    asked = await read(request, WhatIfOrigin, MAX_PATH)
    return gzip_json(request, await start_of(request, asked))


async def start_of(request: Request, asked: WhatIfOrigin) -> WhatIfStart:
    """Return the start of the one origin that is named; raise TableError if none or several are."""
    named = [way for way in WAYS if getattr(asked, way)]
    if named == ["table"]:
        table = (await registry_of(request).find(asked.table)).table
        holder = await asyncio.to_thread(people_of(request).holder_at, asked.token, table) if asked.token else ""
        return await work_out(request, start_from_table, table, holder)
    if named == ["puzzle"]:
        return await work_out(request, start_from_puzzle, asked.puzzle)
    if named == ["position"]:
        return await work_out(request, start_from_position, asked.position, asked.edition)
    if named == ["record"]:
        return await work_out(request, start_from_record, asked.record, language_of(request))
    raise TableError("whatif-origin")


async def node(request: Request) -> Response:
    """``POST /api/whatif``: return the node at the end of a path."""
    path = await read_path(request, WhatIfPath)
    return gzip_response(request, await work_out(request, encode_node, path, language_of(request)))


def encode_node(path: WhatIfPath, language: str) -> bytes:
    return msgspec.json.encode(WhatIfBoard(path, language).node())


async def bot_move(request: Request) -> Response:
    """``POST /api/whatif/bot``: let a bot choose at a node; return the node after its choice."""
    path = await read_path(request, WhatIfBotMove)
    if path.level not in PLAYERS:
        raise TableError("bad-bot")
    board = await work_out(request, WhatIfBoard, path, language_of(request))
    moves = await choose_for_bot(registry_of(request).bots, board, path.level, address_of(request))
    await work_out(request, board.choose, moves)
    return gzip_response(request, await work_out(request, lambda: msgspec.json.encode(board.node())))


async def hint(request: Request) -> Response:
    """``POST /api/whatif/hint``: return the chances at a node, each from the View of its seat."""
    asked = await read_path(request, WhatIfQuestion)
    board = await work_out(request, WhatIfBoard, asked, language_of(request))
    found = await hint_at(registry_of(request).bots, board, asked, address_of(request))
    return gzip_json(request, found)


async def record(request: Request) -> Response:
    """``POST /api/whatif/record``: return the Record of a path; an imagined one starts at the position imagined."""
    path = await read_path(request, WhatIfPath)
    board = await work_out(request, WhatIfBoard, path, language_of(request))
    return PlainTextResponse(await work_out(request, record_text, board.live.game))


async def look_back(request: Request) -> Response:
    """``POST /api/tables/{table}/seen?from=``: a running game so far, as the seat of the token has seen it."""
    asked = await read(request, LookBack)
    table = (await registry_of(request).find(request.path_params["table"])).table
    holder = await asyncio.to_thread(people_of(request).holder_at, asked.token, table)
    word = request.query_params.get("from", "0")
    first = read_whole(word)
    game = await work_out(request, seat_game_so_far, table, holder)
    if first is None:
        raise TableError("bad-frame", frame=word, last=len(game.moves))
    query = ReplayQuery(OPEN, language_of(request), first)
    found = await work_out(request, build_replay, game, query, serialize_seats(table))
    return gzip_json(request, found)


async def read_path(request: Request, kind: type[P]) -> P:
    """Count the request by its address, and return the path of its body; raise TableError."""
    request.app.state.whatif_limiter.admit(request)
    return await read(request, kind, MAX_PATH)


ROUTES = [
    Route("/api/whatif", node, methods=["POST"]),
    Route("/api/whatif/start", start, methods=["POST"], limit="whatif"),
    Route("/api/whatif/bot", bot_move, methods=["POST"]),
    Route("/api/whatif/hint", hint, methods=["POST"]),
    Route("/api/whatif/record", record, methods=["POST"]),
    Route("/api/tables/{table}/seen", look_back, methods=["POST"], limit="whatif"),
]
