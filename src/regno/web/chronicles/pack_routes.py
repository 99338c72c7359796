"""The packs' part of the API."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regno.chronicles.packs.pack import TYPES
from regno.chronicles.packs.readers import fields_schema
from regno.chronicles.scenario import SCENARIOS, load_scenario
from regno.web.chronicles import messages
from regno.web.chronicles.deps import (
    import_queue_of,
    registry_of,
    require_space,
    run_in_thread,
    token_of,
)
from regno.web.chronicles.import_worker import ImportRequest
from regno.web.chronicles.views import Created, PackHeads, PackMerged
from regno.web.http import Json, Route, gzip_json, gzip_response, language_of, read
from regno.web.rate_limit import address_of

FORMS = msgspec.json.encode({"types": {name: fields_schema(card) for name, card in TYPES.items()}})
MOST_PACK = 400_000  # bytes of a body; the text itself may have fewer


async def mine(request: Request) -> Response:
    """``POST /api/packs/mine``: the packs that a browser can play with, and how few and how many play each kind."""
    asked = await read(request, messages.Tokens)
    packs = await run_in_thread(request, registry_of(request).packs.heads, asked.tokens, language_of(request))
    return Json(PackHeads(packs=packs, players={name: load_scenario(name).PLAYERS for name in SCENARIOS}))


async def make(request: Request) -> Response:
    """``POST /api/packs``: a new pack without cards."""
    require_space(request)
    asked = await read(request, messages.PackHead)
    token = await run_in_thread(request, registry_of(request).packs.make, asked.id, asked.title, asked.extends)
    return Json(Created(id=asked.id, token=token), 201)


async def bring(request: Request) -> Response:
    """``POST /api/packs/import``: a pack's TOML; refused whole if anything in it is wrong."""
    require_space(request)
    asked = await read(request, messages.PackText, MOST_PACK)
    passed = await import_queue_of(request).read(ImportRequest("pack", asked.toml, asked.id), address_of(request))
    token = await run_in_thread(request, registry_of(request).packs.keep_new, passed.name, passed.text)
    return Json(Created(id=passed.name, token=token), 201)


async def merge(request: Request) -> Response:
    """``POST /api/packs/{id}/merge``: the cards of another pack's TOML join this one."""
    asked = await read(request, messages.PackMerge, MOST_PACK)
    passed = await import_queue_of(request).read(ImportRequest("pack", asked.toml), address_of(request))
    packs, id, token = registry_of(request).packs, request.path_params["id"], token_of(request)
    merged = await run_in_thread(request, packs.merge, id, token, passed.text, asked.prefer)
    return Json(PackMerged(joined=merged.joined, replaced=merged.replaced, kept=merged.kept))


async def forms(request: Request) -> Response:
    """``GET /api/packs/forms``: the fields of every type of card, for who makes a form of them."""
    return gzip_response(request, FORMS)


async def check(request: Request) -> Response:
    """``POST /api/packs/{id}/check``: what is wrong with a card's fields, and with the pack if it had it."""
    asked, packs = await read(request, messages.PackCard, MOST_PACK), registry_of(request).packs
    id, token = request.path_params["id"], token_of(request)
    found = await run_in_thread(
        request, packs.check, id, token, asked.type, asked.id, asked.card or {}, language_of(request)
    )
    return Json(found)


async def one(request: Request) -> Response:
    """``GET /api/packs/{id}``: a pack with its cards and what it lacks."""
    packs, id = registry_of(request).packs, request.path_params["id"]
    whole = await run_in_thread(request, packs.whole, id, token_of(request), language_of(request))
    return gzip_json(request, whole)


async def put(request: Request) -> Response:
    """``POST /api/packs/{id}/card``: put a card in, change it, or take it out."""
    require_space(request)
    asked, packs = await read(request, messages.PackCard, MOST_PACK), registry_of(request).packs
    id, token = request.path_params["id"], token_of(request)
    await run_in_thread(request, packs.put, id, token, asked.type, asked.id, asked.card)
    whole = await run_in_thread(request, packs.whole, id, token, language_of(request))
    return gzip_json(request, whole)


async def order(request: Request) -> Response:
    """``POST /api/packs/{id}/order``: lay the own cards of a type in another order."""
    asked, packs = await read(request, messages.PackOrder, MOST_PACK), registry_of(request).packs
    id, token = request.path_params["id"], token_of(request)
    await run_in_thread(request, packs.order, id, token, asked.type, asked.ids)
    whole = await run_in_thread(request, packs.whole, id, token, language_of(request))
    return gzip_json(request, whole)


async def text(request: Request) -> Response:
    """``GET /api/packs/{id}/file``: a pack as one TOML text."""
    packs = registry_of(request).packs
    return PlainTextResponse(await run_in_thread(request, packs.text, request.path_params["id"], token_of(request)))


async def forget(request: Request) -> Response:
    """``POST /api/packs/{id}/forget``: delete a pack; chronicles begun with it keep their cards."""
    packs = registry_of(request).packs
    await run_in_thread(request, packs.forget, request.path_params["id"], token_of(request))
    return Json({})


PACK_ROUTES = [
    Route("/api/packs", make, methods=["POST"], limit="creation"),
    Route("/api/packs/mine", mine, methods=["POST"], limit="list"),
    Route("/api/packs/import", bring, methods=["POST"], limit="creation"),
    Route("/api/packs/forms", forms),
    Route("/api/packs/{id}", one),
    Route("/api/packs/{id}/check", check, methods=["POST"]),
    Route("/api/packs/{id}/order", order, methods=["POST"]),
    Route("/api/packs/{id}/merge", merge, methods=["POST"], limit="creation"),
    Route("/api/packs/{id}/card", put, methods=["POST"], limit="change"),
    Route("/api/packs/{id}/file", text),
    Route("/api/packs/{id}/forget", forget, methods=["POST"]),
]
