"""The program of a bot's process: ``python -m regno.web.bots.worker`` answers requests from standard input."""

from __future__ import annotations

import secrets
import sys
import time
from functools import cache
from typing import BinaryIO

import msgspec

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.proelio.chance import make_rng
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
    OutlookRequest,
    OutlookResponse,
    frame_message,
)
from regno.web.log import start_log

MAX_SIMULATIONS = 8_000  # of one choice; a quiet machine makes so many within the usual pace of a table


def respond(request: AnyBotRequest) -> AnyBotResponse:
    if isinstance(request, MoveRequest):
        return choose(request)
    return advise(request) if isinstance(request, AdviceRequest) else foresee(request)


def choose(request: MoveRequest) -> MoveResponse:
    """Return the choice of a new player with the seed of the request: it depends on nothing that was before."""
    began, spec = time.monotonic(), PLAYERS[request.level]
    player = spec(make_rng(request.seed), request.models)
    budget = Budget(MAX_SIMULATIONS, request.milliseconds)
    unready = not spec.is_ready()
    move = player.choose(request.view.to_view(), request.view.legal, budget)
    if request.steady and spec.thinks:  # a forced move, or a search that was soon done, takes the same time
        time.sleep(max(0.0, request.milliseconds / 1000 - (time.monotonic() - began)))
    made = getattr(player, "simulations", 0)
    return MoveResponse(move, made, unready and made == 0)


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
    budget = Budget(request.simulations, request.milliseconds)
    narrator = Narrator(request.language, request.edition)
    lines = request.lines or [(move,) for move in request.view.legal]
    found = advice.run_trials(request.view.to_view(), lines, budget, secrets.randbits(30)).advice()
    ratings = tuple(
        MoveRating(each.move, each.chance, each.low, each.high, each.significantly_worse, each.place)
        for each in found.moves
    )
    facts = tuple(fact_sentence(fact, narrator) for fact in found.facts)
    weak = 4 * len(lines) * found.worlds < (request.simulations or 0)  # half of them are for planning
    return AdviceResponse(ratings, facts, found.worlds, weak)


def foresee(request: OutlookRequest) -> OutlookResponse | NotReady:
    """Return a seat's chance to win, from its View alone."""
    from regno.players import compiled
    from regno.players.analysis import advice

    if not compiled.is_ready(compiled.ADVICE):
        return NotReady()
    load_advice()
    budget = Budget(request.simulations, request.milliseconds)
    found = advice.foresee(request.view.to_view(), budget, secrets.randbits(30))
    return OutlookResponse(found.chance, found.low, found.high, found.worlds)


def serve(requests: BinaryIO, responses: BinaryIO) -> None:
    """Answer requests in order until the pipe is closed."""
    decoder = msgspec.msgpack.Decoder(AnyBotRequest)
    while head := requests.read(HEAD):
        body = requests.read(int.from_bytes(head, "big"))
        responses.write(frame_message(respond(decoder.decode(body))))
        responses.flush()


if __name__ == "__main__":
    start_log("warning")
    serve(sys.stdin.buffer, sys.stdout.buffer)
