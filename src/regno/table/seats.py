"""Seats: who sits where. A person is known by a secret token, of which the table keeps only the hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Literal

import msgspec

from regno.players import PLAYERS
from regno.table.errors import Denied

MOST_NAME = 24
FORGOTTEN = "forgotten"  # stands where the hash of a token was deleted: no token has it
STAND_IN = "steward"  # plays on for a person who left, and for one whose time is over

Kind = Literal["open", "reserved", "person", "bot", "stand_in"]


# Emoji with the skin tone or variant that may follow each, joined by U+200D: families, professions, flags.
EMOJI = "[\u2190-\u2bff\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]*"
JOINED_EMOJI = re.compile(f"{EMOJI}(?:\u200d{EMOJI})+")


def new_token() -> str:
    """What a person shows to be let back to the same seat."""
    return secrets.token_urlsafe(24)


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not to show it."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_name(name: str) -> str:
    """A name on one line, trimmed."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= MOST_NAME:
        raise Denied("bad-name", most=MOST_NAME)
    if not is_visible(trimmed):
        raise Denied("unseen-letters")
    return trimmed


def is_visible(line: str) -> bool:
    """Whether every letter can be seen. What joins two emoji to one picture may stand between them, and only there."""
    return JOINED_EMOJI.sub("", line).isprintable()


def check_bot(level: str) -> str:
    if level not in PLAYERS:
        raise Denied("bad-bot")
    return level


class Seat(msgspec.Struct):
    """One seat: a person's, a bot's, both while a bot stands in for a person, reserved for a person, or nobody's."""

    holder: str = ""  # the hash of the person's token
    name: str = ""
    bot: str = ""  # the level of the bot that plays it
    stops: bool = False  # the person has agreed to stop
    reserved: bool = False  # the person has not sat down yet

    @property
    def kind(self) -> Kind:
        if self.reserved:
            return "reserved"
        if self.holder:
            return "stand_in" if self.bot else "person"
        return "bot" if self.bot else "open"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"
