"""Reviews over HTTP: asked for once, then looked at until they are finished."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regno.table.errors import Denied
from regno.text.numbers import read_whole
from regno.web.http import answering, hall_of, language_of, packed
from regno.web.rate_limit import address_of
from regno.web.replay.routes import record_in, refuse_haste
from regno.web.review.queue import MOST_CHOICES_SENT, Reviewing, Reviews, case_of


@answering
async def review_table(request: Request) -> Response:
    """``GET /api/tables/{table}/review``: begin, or how far it has come; once the game is over."""
    play = (await hall_of(request).find(request.path_params["table"])).table.refuse_unless_over()
    case = await asyncio.to_thread(case_of, play.game)
    return seen(request, reviews_of(request).ask(case, address_of(request)))


@answering
async def review_record(request: Request) -> Response:
    """``POST /api/review``: the text of a Record in; how far its review has come out."""
    refuse_haste(request)
    case = await asyncio.to_thread(case_of, await record_in(request))
    return seen(request, reviews_of(request).ask(case, address_of(request), MOST_CHOICES_SENT))


@answering
async def one_review(request: Request) -> Response:
    """``GET /api/reviews/{review}?from=``: decisions from that place on."""
    return seen(request, reviews_of(request).find(request.path_params["review"]))


def seen(request: Request, review: Reviewing) -> Response:
    word = request.query_params.get("from", "0")
    first = read_whole(word)
    if first is None:
        raise Denied("bad-frame", frame=word, last=review.total)
    return packed(request, msgspec.json.encode(review.seen(language_of(request), first)))


def reviews_of(request: Request) -> Reviews:
    return request.app.state.reviews  # type: ignore[no-any-return]


ROUTES = [
    Route("/api/tables/{table}/review", review_table),
    Route("/api/review", review_record, methods=["POST"]),
    Route("/api/reviews/{review}", one_review),
]
