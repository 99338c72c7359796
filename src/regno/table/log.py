"""The event log of a table. Replaying it from the first entry restores the table.

The position of an entry in the log is its version. ``projection`` decides what an observer may know of an entry.
"""

from __future__ import annotations

import msgspec


class LogEntry(msgspec.Struct, frozen=True, tag_field="what", forbid_unknown_fields=True):
    """An entry of the log; ``at`` is in milliseconds since 1970."""

    at: int


class SeatEntry(LogEntry, frozen=True):
    """What happened to one seat."""

    seat: int


class Sat(SeatEntry, frozen=True, tag="sat", omit_defaults=True):
    """A person took a free seat, with a nonce for the shuffle or the seal of one."""

    name: str
    holder: str
    nonce: str  # empty if it is sealed
    seal: str = ""


class Reserved(SeatEntry, frozen=True, tag="reserved", omit_defaults=True):
    """A free seat was reserved for a person of the previous game, or for a guest whom the maker invited."""

    name: str
    holder: str
    invited: bool = False  # a guest, who neither places bots nor deals


class Filled(SeatEntry, frozen=True, tag="filled"):
    """A bot was put on a free seat."""

    bot: str


class Emptied(SeatEntry, frozen=True, tag="emptied"):
    """A seat was freed before the game."""


class Unsealed(LogEntry, frozen=True, tag="unsealed"):
    """The seats no longer change, and people are asked for the nonces that they sealed."""


class Revealed(SeatEntry, frozen=True, tag="revealed"):
    """A person revealed a nonce; others are still awaited."""

    nonce: str


class Begun(LogEntry, frozen=True, tag="begun", omit_defaults=True):
    """The cards were dealt; ``played`` are chance's answers up to the first choice."""

    played: list[int]
    seat: int = -1  # of the person whose nonce was the last to be revealed
    nonce: str = ""


class Moved(SeatEntry, frozen=True, tag="moved", omit_defaults=True):
    """A choice; ``played`` are its moves and chance's answers that followed."""

    played: list[int]
    by: str = ""  # the level of the bot that chose, empty for the person
    timed_out: bool = False
    note: str = ""  # comes with a Support, for the ally only
    simulations: int = -1  # of the bot, 0 if it answered at once; below 0 its choice cannot be repeated
    unready: bool = False  # its level was not compiled yet, so that the Steward chose
    ordered: bool = False  # by a standing order of the person
    level_version: int = 1  # of the level, where it searched


class Undone(LogEntry, frozen=True, tag="undone"):
    """A choice was taken back; the first ``kept`` moves of the game remain."""

    kept: int


class AskedBack(SeatEntry, frozen=True, tag="asked-back"):
    """A person asked everybody to take the latest choice back."""


class Consented(SeatEntry, frozen=True, tag="consented", omit_defaults=True):
    """A person agreed to that, or did not; with the last who agrees the first ``kept`` moves of the game remain."""

    yes: bool
    kept: int = -1


class Left(SeatEntry, frozen=True, tag="left"):
    """A person left, and a bot plays on."""

    bot: str


class Returned(SeatEntry, frozen=True, tag="returned"):
    """The person took the seat back."""


class Replaced(SeatEntry, frozen=True, tag="replaced"):
    """Another person took the seat of one who left."""

    name: str
    holder: str


class Ordered(SeatEntry, frozen=True, tag="ordered"):
    """A person gave a standing order, or took it back."""

    order: str
    on: bool


class Agreed(SeatEntry, frozen=True, tag="agreed"):
    """A person agreed to stop, or withdrew that."""

    stop: bool


class Said(SeatEntry, frozen=True, tag="said"):
    """A line of chat."""

    text: str


class Rematched(LogEntry, frozen=True, tag="rematched", omit_defaults=True):
    """A rematch was set at another table."""

    table: str
    seat: int = -1  # of the person who asked for it, if they had one


class Resumed(LogEntry, frozen=True, tag="resumed"):
    """The server restarted; the time since the previous entry is not charged to a clock."""


class Closed(LogEntry, frozen=True, tag="closed"):
    """The maker closed the table."""


AnyEntry = (
    Sat | Reserved | Filled | Emptied | Unsealed | Revealed | Begun | Moved | Undone | AskedBack | Consented | Left
    | Returned | Replaced | Ordered | Agreed | Said | Rematched | Resumed | Closed
)  # fmt: skip
