"""Tables over HTTP: setting one, lists, and forgetting a person."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from regno.table.settings import TableSettings
from regno.web.http import Json, Route, read, registry_of
from regno.web.live.protocol import await_write
from regno.web.messages import Forget, Made, Mine, Tables
from regno.web.people.deps import people_of
from regno.web.tables.registry import MAX_TOKENS, new_token_pair
from regno.web.tables.serialize import serialize_row


async def make_table(request: Request) -> Response:
    """``POST /api/tables``: take settings, return the id of the new table and the maker's token."""
    registry, settings = registry_of(request), await read(request, TableSettings)
    settings = await registry.run_in_thread(registry.bots.with_models, settings)
    token, holder = new_token_pair()
    return Json(Made(await registry.create(settings, holder), token), 201)


async def lobby(request: Request) -> Response:
    """``GET /api/tables``: the open tables that are listed."""
    return Json(Tables(await registry_of(request).lobby()))


async def one_table(request: Request) -> Response:
    """``GET /api/tables/{table}``"""
    return Json(serialize_row(await registry_of(request).row(request.path_params["table"])))


async def mine(request: Request) -> Response:
    """``POST /api/mine``: the tables of a person's tokens."""
    asked = await read(request, Mine)
    holders = await asyncio.to_thread(people_of(request).placed_hashes, asked.tokens[:MAX_TOKENS])
    return Json(Tables(await registry_of(request).tables_of(dict(holders))))


async def forget(request: Request) -> Response:
    """``POST /api/tables/{table}/forget``: erase the data of a token's person from the table."""
    asked, registry, people = await read(request, Forget), registry_of(request), people_of(request)
    room = await registry.find(request.path_params["table"])
    holder = await asyncio.to_thread(people.holder_at, asked.token, room.table)
    await registry.forget(room.id, holder)
    if person := await asyncio.to_thread(people.owner, holder):
        await await_write(people.store.let_go(person, [holder]))
    return Json({})


ROUTES = [
    Route("/api/tables", lobby, limit="list"),
    Route("/api/tables", make_table, methods=["POST"], limit="table"),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/forget", forget, methods=["POST"]),
    Route("/api/mine", mine, methods=["POST"], limit="list"),
]
