"""The question that an agent outside is asked, and how its answer is read.

One JSON object a line. ``shared`` and ``own`` are those of the table's wire (docs/api.md), so that a bot written for
it needs no other eyes; ``own.legal`` are the moves to choose from.
"""

from __future__ import annotations

import msgspec

from regno.gauntlet.errors import BadAgent
from regno.proelio.info.view import View
from regno.table.projection import PublicView, SeatView, public_view, seat_view
from regno.table.view_data import ViewData, view_data

MOST_LETTERS = 65_536  # of one answer


class Question(msgspec.Struct, frozen=True, tag="choose", omit_defaults=True):
    """Choose a move for a seat."""

    id: int
    edition: str
    seat: int
    shared: PublicView
    own: SeatView
    view: ViewData | None = None  # for agents in Python, which get a View


class Answer(msgspec.Struct, frozen=True):
    """The move by its words, as in ``own.legal``."""

    id: int
    move: str


ENCODER = msgspec.json.Encoder()
ANSWERS = msgspec.json.Decoder(Answer)
QUESTIONS = msgspec.json.Decoder(Question)


def ask(number: int, edition: str, view: View, public: View, with_view: bool) -> Question:
    """Return the question about the choice of a View; ``public`` is that of a spectator."""
    seen = view_data(view) if with_view else None
    return Question(number, edition, view.seat, public_view(public), seat_view(view), seen)


def read_answer(line: bytes, number: int) -> str:
    """Return the move of an answer to the question of that number; raise BadAgent for anything else."""
    try:
        answer = ANSWERS.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadAgent("no-answer", line=printable(line)) from None
    if answer.id != number:
        raise BadAgent("wrong-id", found=answer.id, wanted=number)
    return answer.move


def printable(line: bytes) -> str:
    """Return the beginning of a line as text."""
    return "".join(letter if letter.isprintable() else "?" for letter in line[:80].decode(errors="replace"))
