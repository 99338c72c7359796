"""Seats: who sits where. A person is known by a secret token, of which the table keeps only the hash."""

from __future__ import annotations

import hashlib
import secrets
from typing import Literal

import msgspec

from regno.players import PLAYERS
from regno.table.denied import Denied

MOST_NAME = 24
STAND_IN = "steward"  # plays on for a person who left, and for one whose time is over

Kind = Literal["open", "person", "bot", "stand_in"]


def new_token() -> str:
    """What a person shows to be let back to the same seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to show it."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_name(name: str) -> str:
    """A name on one line, trimmed."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= MOST_NAME or not trimmed.isprintable():
        raise Denied("bad-name", most=MOST_NAME)
    return trimmed


def check_bot(level: str) -> str:
    if level not in PLAYERS:
        raise Denied("bad-bot", name=level[:40], known=", ".join(PLAYERS))
    return level


class Seat(msgspec.Struct):
    """One seat: a person's, a bot's, both while a bot stands in for a person, or nobody's."""

    holder: str = ""  # the hash of the person's token
    name: str = ""
    bot: str = ""  # the level of the bot that plays it
    stops: bool = False  # the person has agreed to stop

    @property
    def kind(self) -> Kind:
        if self.holder:
            return "stand_in" if self.bot else "person"
        return "bot" if self.bot else "open"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"
