"""The log of a table: everything that happened, in order. Replayed from the first entry it is the table again.

An entry's place in the log is its version. What a reader may know of an entry is decided in ``audience``.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="what", forbid_unknown_fields=True):
    """Something that happened at a moment, in milliseconds since 1970."""

    at: int


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a free seat."""

    seat: int
    name: str
    holder: str
    nonce: str


class Reserved(Entry, frozen=True, tag="reserved"):
    """A free seat is for a person of the game before, once they sit down."""

    seat: int
    name: str
    holder: str


class Filled(Entry, frozen=True, tag="filled"):
    """A bot was set on a free seat."""

    seat: int
    bot: str


class Emptied(Entry, frozen=True, tag="emptied"):
    """A seat was freed before the game."""

    seat: int


class Begun(Entry, frozen=True, tag="begun"):
    """The cards were dealt: chance's answers up to the first choice."""

    played: list[int]


class Moved(Entry, frozen=True, tag="moved", omit_defaults=True):
    """A choice, all its moves, and chance's answers that followed."""

    seat: int
    played: list[int]
    by: str = ""  # the level of the bot that chose, empty for the person
    timed_out: bool = False
    note: str = ""  # rides with a Support, for the ally's eyes


class Undone(Entry, frozen=True, tag="undone"):
    """Back to an earlier choice: so many moves of the game are kept."""

    kept: int


class Left(Entry, frozen=True, tag="left"):
    """A person left, and a bot plays on."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """The person took the seat back."""

    seat: int


class Agreed(Entry, frozen=True, tag="agreed"):
    """A person agrees to stop, or no longer does."""

    seat: int
    stop: bool


class Said(Entry, frozen=True, tag="said"):
    """A line of chat."""

    seat: int
    text: str


class Rematched(Entry, frozen=True, tag="rematched", omit_defaults=True):
    """The same people go on at another table."""

    table: str
    seat: int = -1  # of the person who asked for it, if they had one


class Resumed(Entry, frozen=True, tag="resumed"):
    """The server came back: the time since the entry before is nobody's."""


class Closed(Entry, frozen=True, tag="closed"):
    """Its maker cleared the table."""


AnyEntry = (
    Sat | Reserved | Filled | Emptied | Begun | Moved | Undone | Left | Returned | Agreed | Said | Rematched | Resumed
    | Closed
)  # fmt: skip
