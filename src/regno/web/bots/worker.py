"""The program of a bot's process: ``python -m regno.web.bots.worker`` answers requests from standard input."""

from __future__ import annotations

import secrets
import sys
from functools import cache
from typing import BinaryIO

import msgspec

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import seeded
from regno.proelio.narrator import Narrator
from regno.web.bots.protocol import (
    HEAD,
    AdviceRequest,
    AdviceResponse,
    AnyBotRequest,
    AnyBotResponse,
    MoveRating,
    MoveRequest,
    MoveResponse,
    NotReady,
    frame_message,
)


class PlayerCache:
    """The players of this process, one of each level: a player keeps no state between two choices."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}

    def respond(self, request: AnyBotRequest) -> AnyBotResponse:
        return advise(request) if isinstance(request, AdviceRequest) else self.choose(request)

    def choose(self, request: MoveRequest) -> MoveResponse:
        level = request.level
        if level not in self.players:
            self.players[level] = PLAYERS[level](seeded(secrets.randbits(63)))
        budget = Budget(milliseconds=request.milliseconds)
        return MoveResponse(self.players[level].choose(request.view.to_view(), request.view.legal, budget))


@cache
def load_advice() -> None:
    """Load the machine code once in a process, before the time for thinking begins."""
    from regno.players.prepare import warm_up_advice

    warm_up_advice()


def advise(request: AdviceRequest) -> AdviceResponse | NotReady:
    """Return advice from the seat's View alone. The imports are here because only this needs them."""
    from regno.players import compiled
    from regno.players.analysis import advice
    from regno.players.analysis.text import fact_sentence

    if not compiled.is_ready(compiled.ADVICE):
        return NotReady()
    load_advice()
    budget, narrator = Budget(milliseconds=request.milliseconds), Narrator(request.language, request.edition)
    found = advice.advise(request.view.to_view(), request.view.legal, budget, secrets.randbits(30))
    ratings = tuple(
        MoveRating(each.move, each.chance, each.low, each.high, each.significantly_worse) for each in found.moves
    )
    return AdviceResponse(ratings, tuple(fact_sentence(fact, narrator) for fact in found.facts), found.worlds)


def serve(requests: BinaryIO, responses: BinaryIO) -> None:
    """Answer requests in order until the pipe is closed."""
    players, decoder = PlayerCache(), msgspec.msgpack.Decoder(AnyBotRequest)
    while head := requests.read(HEAD):
        body = requests.read(int.from_bytes(head, "big"))
        responses.write(frame_message(players.respond(decoder.decode(body))))
        responses.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
