"""Editions of one's own over HTTP: kept draft by draft. Whoever knows the id may read, play and print one."""

from __future__ import annotations

import asyncio
import re
import secrets
from itertools import groupby

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.proelio.draft import edition_text
from regno.web.bench import messages
from regno.web.bench.deps import find_draft, person_of, store_of
from regno.web.bench.errors import BenchError
from regno.web.bench.runner import now
from regno.web.http import Json, Route, read
from regno.web.live.protocol import await_write
from regno.web.people.routes import take_key

MOST_EDITIONS, MOST_DRAFTS = 50, 100  # of one person, and of one edition
ID_BYTES = 9


async def mine(request: Request) -> Response:
    """``GET /api/editions``: the editions of the person who asks."""
    person = await person_of(request)
    kept = await asyncio.to_thread(store_of(request).editions, person) if person else []
    latest = {each.id: each.made for each in reversed(kept)}
    ordered = sorted(kept, key=lambda each: (-latest[each.id], each.id, -each.number))
    groups = groupby(ordered, key=lambda each: each.id)
    return Json(messages.EditionsKept([messages.EditionKept(id, True, list(drafts)) for id, drafts in groups]))


async def keep(request: Request) -> Response:
    """``POST /api/editions``: keep a draft, as a new edition or after the draft that the person has seen."""
    asked = await read(request, messages.KeepDraft)
    asked.draft.edition()  # refused if it cannot be dealt
    request.app.state.draft_limiter.admit(request)
    device = await take_key(request)
    store = store_of(request)
    if asked.id:
        await require_mine(request, asked.id, device.person)
        if asked.after >= MOST_DRAFTS:
            raise BenchError("drafts-full", most=MOST_DRAFTS)
    elif len({each.id for each in await asyncio.to_thread(store.editions, device.person)}) >= MOST_EDITIONS:
        raise BenchError("editions-full", most=MOST_EDITIONS)
    id, number = asked.id or secrets.token_urlsafe(ID_BYTES).replace(".", "-"), asked.after + 1 if asked.id else 1
    kept = messages.DraftKept(id, number, now(), asked.draft)
    drafts = await asyncio.to_thread(store.drafts, id)
    if (drafts and drafts[0][1].number != asked.after) or not await await_write(store.keep(kept, device.person)):
        raise BenchError("draft-taken", number=number)
    return Json(kept, 201)


async def require_mine(request: Request, id: str, person: str) -> None:
    """Raise BenchError unless an edition is there and is of a person."""
    drafts = await asyncio.to_thread(store_of(request).drafts, id)
    if not drafts:
        raise BenchError("unknown-draft")
    if not person or drafts[0][0] != person:
        raise BenchError("not-your-edition")


async def one(request: Request) -> Response:
    """``GET /api/editions/{own}``: an edition with its drafts, for whoever has its id."""
    drafts = await asyncio.to_thread(store_of(request).drafts, request.path_params["own"])
    if not drafts:
        raise BenchError("unknown-draft")
    person = await person_of(request)
    owner = bool(person) and drafts[0][0] == person
    return Json(messages.EditionKept(drafts[0][1].id, owner, [kept for _, kept in drafts]))


async def file(request: Request) -> Response:
    """``GET /api/editions/{own}/file?draft=``: a draft as the TOML that the commands take."""
    number = request.query_params.get("draft", "")
    kept = await find_draft(request, f"{request.path_params['own']}.{number}" if number else request.path_params["own"])
    name = identifier(kept.draft.title or kept.draft.base)
    headers = {"Content-Disposition": f'attachment; filename="{name}.toml"'}
    return PlainTextResponse(edition_text(kept.draft.edition(), name), headers=headers)


def identifier(title: str) -> str:
    """Return a title as the id of an edition: letters, digits and underscores."""
    words = re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_")
    return words if words.isidentifier() else f"own_{words}".strip("_")


async def forget(request: Request) -> Response:
    """``POST /api/editions/{own}/forget``: delete an edition with all its drafts. Tables that play it go on."""
    id, person = request.path_params["own"], await person_of(request)
    await require_mine(request, id, person)
    await await_write(store_of(request).forget_edition(id, person))
    return Json({})


ROUTES = [
    Route("/api/editions", mine, limit="list"),
    Route("/api/editions", keep, methods=["POST"], limit="person"),
    Route("/api/editions/{own}", one, limit="list"),
    Route("/api/editions/{own}/file", file, limit="list"),
    Route("/api/editions/{own}/forget", forget, methods=["POST"], limit="person"),
]
