"""A bot's own process: reads what a seat knows, answers with a move. ``python -m regno.web.bots.worker`` on two pipes.

It is given a View and never the table, so a bot cannot look at what it may not know, whatever it does.
"""

from __future__ import annotations

import os
import secrets
import sys
from functools import cache
from typing import Any, BinaryIO, TypeVar

import msgspec

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import seeded
from regno.proelio.info.view import Bounds, View
from regno.proelio.jit.records import blank
from regno.proelio.narrator import Narrator
from regno.proelio.state import Options, State

PREPARE = "prepare"  # the word that asks a process to compile instead of to play
ADVICE = "advice"  # what is compiled for those who ask for it
HEAD = 4  # bytes of the length before each message
T = TypeVar("T")


class Seen(msgspec.Struct, frozen=True):
    """A View taken apart for the pipe: everything a seat knows, field by field."""

    seat: int
    state: dict[str, Any]
    options: dict[str, Any]
    bounds: dict[str, Any]
    public: dict[str, Any]
    known_of_me: tuple[tuple[int, ...], ...]
    legal: tuple[int, ...]

    def view(self) -> View:
        state, options = filled(State, self.state), filled(Options, self.options)
        bounds, public = filled(Bounds, self.bounds), filled(Bounds, self.public)
        return View(self.seat, state, options, bounds, public, self.known_of_me, self.legal)


class Question(msgspec.Struct, frozen=True, tag="choose"):
    """What is asked of a bot."""

    level: str
    seen: Seen
    milliseconds: float


class Consult(msgspec.Struct, frozen=True, tag="advise"):
    """Advice is asked, in a language and with the names of an edition."""

    seen: Seen
    milliseconds: float
    language: str
    edition: str


class Answer(msgspec.Struct, frozen=True, tag="chosen"):
    """What the bot chose."""

    move: int


class Rating(msgspec.Struct, frozen=True):
    """What one move is worth."""

    move: int
    chance: float
    low: float
    high: float
    surely_worse: bool


class Counsel(msgspec.Struct, frozen=True, tag="advised"):
    """What the moves are worth, the best first, and in sentences what separates the first two."""

    moves: tuple[Rating, ...]
    facts: tuple[str, ...]
    worlds: int


class NotReady(msgspec.Struct, frozen=True, tag="later"):
    """What was asked for is still being compiled."""


AnyQuestion = Question | Consult
AnyAnswer = Answer | Counsel | NotReady


def filled(cls: type[T], values: dict[str, Any]) -> T:
    """A record with these fields."""
    made = blank(cls)
    vars(made).update(values)
    return made


def seen_in(view: View) -> Seen:
    return Seen(
        view.seat, vars(view.state), vars(view.options), vars(view.bounds), vars(view.public), view.known_of_me,
        view.legal,
    )  # fmt: skip


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


class Bench:
    """The players of this process, one of each level: a player keeps nothing of a game between two choices."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}

    def answer(self, question: AnyQuestion) -> AnyAnswer:
        return advised(question) if isinstance(question, Consult) else self.chosen(question)

    def chosen(self, question: Question) -> Answer:
        level = question.level
        if level not in self.players:
            self.players[level] = PLAYERS[level](seeded(secrets.randbits(63)))
        budget = Budget(milliseconds=question.milliseconds)
        return Answer(self.players[level].choose(question.seen.view(), question.seen.legal, budget))


@cache
def load_advice() -> None:
    """The machine code is read once in a process, before the time for thinking begins."""
    from regno.players.compiled import warm_up_advice

    warm_up_advice()


def advised(question: Consult) -> Counsel | NotReady:
    """Advice from the seat's View alone; loaded here, so that only those who are asked for it load what it needs."""
    from regno.players import compiled
    from regno.players.analysis.advice import advise
    from regno.players.analysis.text import fact_sentence

    if not compiled.is_ready(compiled.ADVICE):
        return NotReady()
    load_advice()
    budget, teller = Budget(milliseconds=question.milliseconds), Narrator(question.language, question.edition)
    found = advise(question.seen.view(), question.seen.legal, budget, secrets.randbits(30))
    ratings = tuple(
        Rating(each.move, each.chance, each.low, each.high, each.significantly_worse) for each in found.moves
    )
    return Counsel(ratings, tuple(fact_sentence(fact, teller) for fact in found.facts), found.worlds)


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One question after another, until the pipe is closed."""
    bench, decoder = Bench(), msgspec.msgpack.Decoder(AnyQuestion)
    while head := questions.read(HEAD):
        body = questions.read(int.from_bytes(head, "big"))
        answers.write(framed(bench.answer(decoder.decode(body))))
        answers.flush()


def prepare(wanted: str) -> None:
    """Compile what the levels that think and advice need, one after another and without haste; what is wanted first
    comes first.
    """
    from regno.players.compiled import prepare_advice, prepare_ismcts, prepare_puct

    os.nice(19)
    thinkers = {"warlord": prepare_ismcts, "sovereign": prepare_puct, ADVICE: prepare_advice}
    for thinker in sorted(thinkers, key=lambda each: each != wanted):
        thinkers[thinker]()


if __name__ == "__main__":
    if PREPARE in sys.argv[1:]:
        prepare(sys.argv[-1])
    else:
        serve(sys.stdin.buffer, sys.stdout.buffer)
