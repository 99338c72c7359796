"""Replays and Records over HTTP: of a finished table, or of any Record that is sent."""

from __future__ import annotations

import asyncio
import math

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import seat_record_text
from regno.proelio.info.seat_game import SeatGame
from regno.table.errors import Denied
from regno.text.numbers import read_whole
from regno.web.http import answering, body_of, hall_of, language_of, packed
from regno.web.messages import SeatSeen
from regno.web.rate_limit import Doors, address_of
from regno.web.replay.frames import Look, Projector
from regno.web.replay.source import OPEN, Tale, read_tale, tape_of
from regno.web.tables.serialize import seats_seen

MOST_RECORD = 262_144  # bytes; the longest games of two thousand turns stay below
RECORDS_A_SECOND, RECORDS_AT_ONCE = 2.0, 40  # sent by one address

doors = Doors(RECORDS_A_SECOND, RECORDS_AT_ONCE)


@answering
async def replay_table(request: Request) -> Response:
    """``GET /api/tables/{table}/replay?eyes=&from=``: a game once it is over."""
    table = (await hall_of(request).find(request.path_params["table"])).table
    return await shown(request, table.refuse_unless_over().game, seats_seen(table))


@answering
async def replay_record(request: Request) -> Response:
    """``POST /api/replay?eyes=&from=``: the text of a Record in, its frames out. Nothing of it is kept."""
    refuse_haste(request)
    return await shown(request, await record_in(request))


@answering
async def table_record(request: Request) -> Response:
    """``GET /api/tables/{table}/record?eyes=``: once over, the whole game and its shuffle, or as a seat saw it."""
    table = (await hall_of(request).find(request.path_params["table"])).table
    eyes = request.query_params.get("eyes", OPEN)
    if eyes == OPEN:
        return PlainTextResponse(table.record())
    return PlainTextResponse(await asyncio.to_thread(text_for, table.refuse_unless_over().game, eyes))


@answering
async def sent_record(request: Request) -> Response:
    """``POST /api/record?eyes=``: a Record in, what that seat saw of it out, as a Record of its own."""
    refuse_haste(request)
    tale = await record_in(request)
    return PlainTextResponse(await asyncio.to_thread(text_for, tale, request.query_params.get("eyes", OPEN)))


def text_for(tale: Tale, eyes: str) -> str:
    """The Record for these eyes: whole for those that see every hand, unless one seat's is all there is."""
    reader = tape_of(tale, eyes).reader
    if isinstance(tale, SeatGame):
        return seat_record_text(tale)
    return record_text(tale) if reader is None else tale.record(reader)


def refuse_haste(request: Request) -> None:
    """Reading a Record is work: an address may ask for so much of it."""
    wait = doors.take(address_of(request))
    if wait:
        raise Denied("too-many", seconds=math.ceil(wait))


async def record_in(request: Request) -> Tale:
    """The game of a Record that was sent, or what a seat saw of it."""
    try:
        text = (await body_of(request, MOST_RECORD)).decode()
    except UnicodeDecodeError:
        raise Denied("unreadable", fault="UTF-8") from None
    return await asyncio.to_thread(read_tale, text)


async def shown(request: Request, tale: Tale, seats: list[SeatSeen] | None = None) -> Response:
    """The frames asked for, made beside the event loop."""
    word = request.query_params.get("from", "0")
    first = read_whole(word)
    if first is None:
        raise Denied("bad-frame", frame=word, last=len(tale.moves))
    look = Look(request.query_params.get("eyes", OPEN), language_of(request), first)
    return packed(request, await asyncio.to_thread(frames, tale, look, seats))


def frames(tale: Tale, look: Look, seats: list[SeatSeen] | None) -> bytes:
    return msgspec.json.encode(Projector(tale, look, seats).show())


ROUTES = [
    Route("/api/tables/{table}/record", table_record),
    Route("/api/record", sent_record, methods=["POST"]),
    Route("/api/tables/{table}/replay", replay_table),
    Route("/api/replay", replay_record, methods=["POST"]),
]
