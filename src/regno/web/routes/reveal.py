"""What is opened once a game is over: every hand, and what chance chose from at each of its answers.

With the secret of the shuffle and the nonces a page works every answer out again, without knowing a rule.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from regno.proelio.cards import KINDS
from regno.proelio.engine import weight
from regno.proelio.game import Game
from regno.proelio.state import CHANCE
from regno.table.live_game import Play
from regno.table.projection import Cards, named
from regno.web.http import answering, hall_of, packed

Draw = tuple[int, list[int], int]


class Opened(msgspec.Struct, frozen=True):
    """A game that is over, as everybody may see it."""

    hands: list[Cards]  # by seat
    nonces: dict[str, str]  # what each person gave to the shuffle, by seat
    draws: list[Draw]  # the number of the move, how many cards stood behind each answer, and the answer


def draws(game: Game, earlier: int) -> list[Draw]:
    """Every answer of chance with what it was drawn from."""
    found = []
    for number, (before, move) in enumerate(game.moments(), earlier):
        if before.state.who == CHANCE:
            found.append((number, [weight(before.state, answer, game.options) for answer in range(KINDS)], move))
    return found


def opened(play: Play, nonces: dict[int, str]) -> bytes:
    s = play.state
    hands = [named(s.hand[seat]) for seat in range(s.houses)]
    return msgspec.json.encode(
        Opened(hands, {str(seat): nonce for seat, nonce in nonces.items()}, draws(play.game, play.earlier))
    )


@answering
async def opened_table(request: Request) -> Response:
    """``GET /api/tables/{table}/opened``"""
    table = (await hall_of(request).find(request.path_params["table"])).table
    return packed(request, await asyncio.to_thread(opened, table.refuse_unless_over(), table.shuffle.nonces))


ROUTES = [Route("/api/tables/{table}/opened", opened_table)]
