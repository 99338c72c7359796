"""What is revealed after a game: every hand, and what people gave to the shuffle."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.table.live_game import LiveGame
from regno.table.projection import Cards, cards_by_name
from regno.web.fair_thread import work_out
from regno.web.http import Route, gzip_response, registry_of


class Opened(msgspec.Struct, frozen=True):
    """What is revealed of a finished game."""

    hands: list[Cards]  # by seat
    nonces: dict[str, str]  # what each person gave to the shuffle, by seat


def encode_reveal(live: LiveGame, nonces: dict[int, str]) -> bytes:
    s = live.state
    hands = [cards_by_name(s.hand[seat]) for seat in range(s.houses)]
    return msgspec.json.encode(Opened(hands, {str(seat): nonce for seat, nonce in nonces.items()}))


async def reveal_table(request: Request) -> Response:
    """``GET /api/tables/{table}/opened``"""
    table = (await registry_of(request).find(request.path_params["table"])).table
    return gzip_response(request, await work_out(request, encode_reveal, table.require_over(), table.shuffle.nonces))


ROUTES = [Route("/api/tables/{table}/opened", reveal_table)]
