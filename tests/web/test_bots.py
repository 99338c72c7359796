"""A bot's process is given a View, whole and nothing else, and answers with one of the moves offered."""

from __future__ import annotations

import io
from random import Random

import msgspec
import pytest

from regno.proelio.game import deal
from regno.proelio.layout import values_of
from regno.proelio.view import View
from regno.web.worker import HEAD, Answer, Question, asked, framed, serve


def plain(view: View) -> list[object]:
    records = (view.state, view.options, view.bounds, view.public)
    return [view.seat, view.known_of_me, view.legal, *(values_of(each) for each in records)]


def views(seed: int, count: int = 60) -> list[View]:
    """What the seats that must choose knew, in a random game."""
    game, chosen, seen = deal(houses=4, seed=seed, guilds=True, merchant=True), Random(seed), list[View]()
    while not game.result and len(seen) < count:
        seen.append(game.view(game.state.who))
        game.play(chosen.choice(game.legal()))
    return seen


def test_a_view_passes_through_the_pipe_unchanged() -> None:
    for view in views(3):
        body = framed(asked("steward", view, 20.0))[HEAD:]
        assert plain(msgspec.msgpack.decode(body, type=Question).view()) == plain(view)


@pytest.mark.parametrize("level", ["random", "steward"])
def test_questions_are_answered_in_order_until_the_pipe_is_closed(level: str) -> None:
    seen, answers = views(5), io.BytesIO()
    serve(io.BytesIO(b"".join(framed(asked(level, view, 20.0)) for view in seen)), answers)
    found = [frame.move for frame in frames(answers.getvalue())]
    assert len(found) == len(seen) and all(move in view.legal for move, view in zip(found, seen, strict=True))


def frames(data: bytes) -> list[Answer]:
    found = []
    while data:
        size = int.from_bytes(data[:HEAD], "big")
        found.append(msgspec.msgpack.decode(data[HEAD : HEAD + size], type=Answer))
        data = data[HEAD + size :]
    return found
