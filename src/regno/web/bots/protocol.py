"""The protocol between the server and the processes of bots: msgpack messages, each with its length before it.

A request holds a View and never the table, so that a bot cannot see what its seat may not know.
"""

from __future__ import annotations

import msgspec

from regno.table.view_data import ViewData

HEAD = 4  # bytes of the length before each message


class MoveRequest(msgspec.Struct, frozen=True, tag="choose"):
    """Ask a bot of some level for a move."""

    level: str
    view: ViewData
    milliseconds: float
    steady: bool = False  # take the time also if there is one move only
    seed: int = 0  # of the choice: see table/bot_proof.py
    models: str = ""  # the checkpoint to play by in place of the nearest: its name, for a worker its file


class AdviceRequest(msgspec.Struct, frozen=True, tag="advise"):
    """Ask for advice, in a language and with the names of an edition."""

    view: ViewData
    milliseconds: float  # at most
    language: str
    edition: str
    lines: tuple[tuple[int, ...], ...] = ()  # whole answers to rate, in place of single moves
    simulations: int | None = None  # to be made if there is time for them


class OutlookRequest(msgspec.Struct, frozen=True, tag="outlook"):
    """Ask for a seat's chance to win, whoever must choose."""

    view: ViewData
    milliseconds: float  # at most
    simulations: int | None = None  # to be made if there is time for them


class MoveResponse(msgspec.Struct, frozen=True, tag="chosen"):
    """The move that the bot chose, and the simulations it made, 0 if it answered at once."""

    move: int
    simulations: int = 0
    unready: bool = False  # the Steward chose, for the level is not compiled yet


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
    weak: bool = False  # there was no time for half of the simulations


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


def frame_message(message: msgspec.Struct) -> bytes:
    """Return a message with its length before it."""
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body
