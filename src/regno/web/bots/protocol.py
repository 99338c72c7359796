"""The protocol between the server and the processes of bots: msgpack messages, each with its length before it.

A request holds a View and never the table, so that a bot cannot see what its seat may not know.
"""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from regno.proelio.info.view import Bounds, View
from regno.proelio.jit.records import blank
from regno.proelio.state import Observer, Options, State

HEAD = 4  # bytes of the length before each message
T = TypeVar("T")


class ViewData(msgspec.Struct, frozen=True):
    """A View as plain data for the pipe."""

    seat: Observer
    state: dict[str, Any]
    options: dict[str, Any]
    bounds: dict[str, Any]
    public: dict[str, Any]
    known_of_me: tuple[tuple[int, ...], ...]
    legal: tuple[int, ...]

    def to_view(self) -> View:
        state, options = record_of(State, self.state), record_of(Options, self.options)
        bounds, public = record_of(Bounds, self.bounds), record_of(Bounds, self.public)
        return View(self.seat, state, options, bounds, public, self.known_of_me, self.legal)


class MoveRequest(msgspec.Struct, frozen=True, tag="choose"):
    """Ask a bot of some level for a move."""

    level: str
    view: ViewData
    milliseconds: float
    steady: bool = False  # take the time also if there is one move only
    seed: int = 0  # of the choice: see table/bot_proof.py


class AdviceRequest(msgspec.Struct, frozen=True, tag="advise"):
    """Ask for advice, in a language and with the names of an edition."""

    view: ViewData
    milliseconds: float
    language: str
    edition: str
    lines: tuple[tuple[int, ...], ...] = ()  # whole answers to rate, in place of single moves


class OutlookRequest(msgspec.Struct, frozen=True, tag="outlook"):
    """Ask for a seat's chance to win, whoever must choose."""

    view: ViewData
    milliseconds: float


class MoveResponse(msgspec.Struct, frozen=True, tag="chosen"):
    """The move that the bot chose, and the simulations it made, 0 if it answered at once."""

    move: int
    simulations: int = 0


class MoveRating(msgspec.Struct, frozen=True):
    """The estimated chance of winning after one move, and its interval."""

    move: int
    chance: float
    low: float
    high: float
    surely_worse: bool
    place: int = 0  # among the moves or lines of the request


class AdviceResponse(msgspec.Struct, frozen=True, tag="advised"):
    """The rated moves, the best first, and sentences on what separates the first two."""

    moves: tuple[MoveRating, ...]
    facts: tuple[str, ...]
    worlds: int


class OutlookResponse(msgspec.Struct, frozen=True, tag="seen"):
    """A seat's chance to win, its interval, and the worlds it was found in."""

    chance: float
    low: float
    high: float
    worlds: int


class NotReady(msgspec.Struct, frozen=True, tag="later"):
    """The code for the request is still being compiled."""


AnyBotRequest = MoveRequest | AdviceRequest | OutlookRequest
AnyBotResponse = MoveResponse | AdviceResponse | OutlookResponse | NotReady


def record_of(cls: type[T], values: dict[str, Any]) -> T:
    """Return a record with these fields."""
    record = blank(cls)
    vars(record).update(values)
    return record


def view_data(view: View) -> ViewData:
    return ViewData(
        view.seat, vars(view.state), vars(view.options), vars(view.bounds), vars(view.public), view.known_of_me,
        view.legal,
    )  # fmt: skip


def frame_message(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
