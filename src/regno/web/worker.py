"""A bot's own process: reads what a seat knows, answers with a move. ``python -m regno.web.worker`` on two pipes.

It is given a View and never the table, so a bot cannot look at what it may not know, whatever it does.
"""

from __future__ import annotations

import os
import secrets
import sys
from typing import Any, BinaryIO, TypeVar

import msgspec

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.player import Player
from regno.proelio.chance import seeded
from regno.proelio.layout import blank
from regno.proelio.state import Options, State
from regno.proelio.view import Bounds, View

PREPARE = "prepare"  # the word that asks a process to compile instead of to play
HEAD = 4  # bytes of the length before each message
T = TypeVar("T")


class Question(msgspec.Struct, frozen=True):
    """What is asked of a bot: everything its seat knows, field by field."""

    level: str
    seat: int
    state: dict[str, Any]
    options: dict[str, Any]
    bounds: dict[str, Any]
    public: dict[str, Any]
    known_of_me: tuple[tuple[int, ...], ...]
    legal: tuple[int, ...]
    milliseconds: float

    def view(self) -> View:
        state, options = filled(State, self.state), filled(Options, self.options)
        bounds, public = filled(Bounds, self.bounds), filled(Bounds, self.public)
        return View(self.seat, state, options, bounds, public, self.known_of_me, self.legal)


class Answer(msgspec.Struct, frozen=True):
    """What it chose."""

    move: int


def filled(cls: type[T], values: dict[str, Any]) -> T:
    """A record with these fields."""
    made = blank(cls)
    vars(made).update(values)
    return made


def asked(level: str, view: View, milliseconds: float) -> Question:
    """A View taken apart for the pipe."""
    return Question(
        level, view.seat, vars(view.state), vars(view.options), vars(view.bounds), vars(view.public),
        view.known_of_me, view.legal, milliseconds,
    )  # fmt: skip


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


class Bench:
    """The players of this process, one of each level: a player keeps nothing of a game between two choices."""

    def __init__(self) -> None:
        self.players: dict[str, Player] = {}

    def answer(self, question: Question) -> Answer:
        level = question.level
        if level not in self.players:
            self.players[level] = PLAYERS[level](seeded(secrets.randbits(63)))
        budget = Budget(milliseconds=question.milliseconds)
        return Answer(self.players[level].choose(question.view(), question.legal, budget))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One question after another, until the pipe is closed."""
    bench, decoder = Bench(), msgspec.msgpack.Decoder(Question)
    while head := questions.read(HEAD):
        body = questions.read(int.from_bytes(head, "big"))
        answers.write(framed(bench.answer(decoder.decode(body))))
        answers.flush()


def prepare() -> None:
    """Compile the search of the bots that think, once for all workers and without haste."""
    from regno.players.compiled import prepare_foresight, prepare_search

    os.nice(19)
    prepare_search()
    prepare_foresight()


if __name__ == "__main__":
    if PREPARE in sys.argv[1:]:
        prepare()
    else:
        serve(sys.stdin.buffer, sys.stdout.buffer)
