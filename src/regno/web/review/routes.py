"""Routes of reviews: request one, then poll it until it is finished."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from regno.table.errors import TableError
from regno.text.numbers import read_whole
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_json, language_of, registry_of
from regno.web.rate_limit import address_of
from regno.web.replay.routes import limit_records, read_record_body
from regno.web.review.queue import MAX_CHOICES_SENT, GameReview, ReviewQueue, review_request
from regno.web.review.shared import SharedReviewQueue


async def review_table(request: Request) -> Response:
    """``GET /api/tables/{table}/review``: request the review of a finished game, or return its progress."""
    live = (await registry_of(request).find(request.path_params["table"])).table.require_over()
    wanted = await work_out(request, review_request, live.game)
    return review_response(request, await queue_of(request).ask(wanted, address_of(request)))


async def review_record(request: Request) -> Response:
    """``POST /api/review``: request the review of the Record in the body, or return its progress."""
    limit_records(request)
    wanted = await work_out(request, review_request, await read_record_body(request))
    return review_response(request, await queue_of(request).ask(wanted, address_of(request), MAX_CHOICES_SENT))


async def one_review(request: Request) -> Response:
    """``GET /api/reviews/{review}?from=``: the progress, with the decisions from that index on."""
    return review_response(request, await queue_of(request).look(request.path_params["review"]))


def review_response(request: Request, review: GameReview) -> Response:
    word = request.query_params.get("from", "0")
    first = read_whole(word)
    if first is None:
        raise TableError("bad-frame", frame=word, last=review.total)
    return gzip_json(request, review.to_message(language_of(request), first))


def queue_of(request: Request) -> ReviewQueue | SharedReviewQueue:
    return request.app.state.reviews  # type: ignore[no-any-return]


ROUTES = [
    Route("/api/tables/{table}/review", review_table),
    Route("/api/review", review_record, methods=["POST"]),
    Route("/api/reviews/{review}", one_review),
]
