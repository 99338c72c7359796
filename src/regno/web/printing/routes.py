"""The routes of printed files. Whoever may read a pack may print it."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response

from regno.chronicles.packs.pack import Pack
from regno.table.settings import TableSettings
from regno.web.bench.deps import find_draft
from regno.web.chronicles.deps import registry_of as chronicles_of
from regno.web.chronicles.deps import run_in_thread, token_of
from regno.web.http import Route, language_of
from regno.web.printing.messages import EditionPrint, PackPrint, PrintOptions, PrintRequest
from regno.web.printing.queue import PrintQueue
from regno.web.rate_limit import address_of


def queue_of(request: Request) -> PrintQueue:
    return request.app.state.prints  # type: ignore[no-any-return]


def options_of(request: Request) -> PrintOptions:
    """Return how a file is wanted: ``paper``, ``lang``, ``ink=saved``, ``backs=no``; raise PrintError."""
    words = request.query_params
    options = PrintOptions(
        words.get("paper", "a4")[:20], language_of(request), words.get("ink") == "saved", words.get("backs") != "no"
    )
    options.job()
    return options


async def answer(request: Request, asked: PrintRequest, name: str) -> Response:
    """Return the file, or that the browser has it already; in a header, the sheets of paper of each part."""
    printed = await queue_of(request).print(asked, address_of(request))
    headers = {
        "ETag": f'"{hashlib.sha256(printed.content).hexdigest()}"',
        "Sheets": ", ".join(f"{part}={count}" for part, count in printed.sheets.items()),
        "Cache-Control": "private, no-cache",
        "Content-Disposition": f'inline; filename="{name}-{asked.options.paper}-{asked.options.language}.pdf"',
    }
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(printed.content, media_type="application/pdf", headers=headers)


async def edition(request: Request) -> Response:
    """``GET /api/print/editions/{edition}``: its cards, reference card, rules booklet and playtest sheet.

    With ``own``, those of a kept draft.
    """
    book, options = TableSettings(edition=request.path_params["edition"]).rulebook(), options_of(request)
    if not (own := request.query_params.get("own", "")):
        return await answer(request, EditionPrint(book.id, options), book.id)
    draft = (await find_draft(request, own)).draft
    printed = EditionPrint(draft.base, options, draft.title, draft.cards, draft.rulings)
    return await answer(request, printed, f"{draft.base}-own")


async def pack(request: Request) -> Response:
    """``GET /api/print/packs/{id}``: the cards of a pack, if the token opens it."""
    id, options = request.path_params["id"], options_of(request)
    found: Pack = await run_in_thread(request, chronicles_of(request).packs.playable, id, token_of(request))
    head, lent = found.head, sorted(found.lent)
    asked = PackPrint(head.id, head.kind, head.title.by_language, found.tables, lent, options)
    return await answer(request, asked, head.id)


ROUTES = [
    Route("/api/print/editions/{edition}", edition, limit="list"),
    Route("/api/print/packs/{id}", pack, limit="list"),
]
