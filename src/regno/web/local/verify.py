"""The shuffle of a finished game, checked by the rules in the browser: from its Record, and nothing else."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.table.verify import verify
from regno.web.http import Json, Route, body_of
from regno.web.replay.routes import MAX_RECORD


class ShuffleProof(msgspec.Struct, frozen=True):
    """What a replay of the whole game has shown: every answer of chance follows from the secret and the nonces."""

    answers: int
    moves: int
    nonces: dict[str, str]  # by seat


async def prove_shuffle(request: Request) -> Response:
    """``POST /api/verify?published=``: replay a Record; ``published`` is the hash that was seen before the game."""
    text = (await body_of(request, MAX_RECORD)).decode(errors="replace")
    found = verify(text, request.query_params.get("published", ""))
    nonces = {str(seat): nonce for seat, nonce in found.claim.shuffle.nonces.items()}
    return Json(ShuffleProof(found.answers, found.moves, nonces))


ROUTES = [Route("/api/verify", prove_shuffle, methods=["POST"])]
