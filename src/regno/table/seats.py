"""Seats and tokens. A person is known by a secret token, of which the table stores only the hash."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import Literal

import msgspec

from regno.players import PLAYERS
from regno.table.errors import TableError

MAX_NAME = 24
FORGOTTEN = "forgotten"  # replaces a deleted hash of a token: no token has this hash
STAND_IN = "steward"  # the bot for a person who left or whose time is over

Kind = Literal["open", "reserved", "person", "bot", "stand_in"]


# Emoji with the skin tone or variant that may follow each, joined by U+200D: families, professions, flags.
EMOJI = "[\u2190-\u2bff\U0001f000-\U0001faff][\ufe0f\U0001f3fb-\U0001f3ff]*"
JOINED_EMOJI = re.compile(f"{EMOJI}(?:\u200d{EMOJI})+")


def new_token() -> str:
    """Return a new secret token, by which a person is recognised."""
    return secrets.token_urlsafe(24)


def hash_token(token: str) -> str:
    """Return the hash that is stored instead of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def validate_name(name: str) -> str:
    """Return a name with its spaces trimmed; raise TableError if it is empty, too long or has invisible characters."""
    trimmed = " ".join(name.split())
    if not 1 <= len(trimmed) <= MAX_NAME:
        raise TableError("bad-name", most=MAX_NAME)
    if not is_visible(trimmed):
        raise TableError("unseen-letters")
    return trimmed


def is_visible(line: str) -> bool:
    """Whether every character is visible. A joiner (U+200D) is allowed between two emoji only."""
    return JOINED_EMOJI.sub("", line).isprintable()


def validate_bot(level: str) -> str:
    if level not in PLAYERS:
        raise TableError("bad-bot")
    return level


class Seat(msgspec.Struct):
    """One seat: a person's, a bot's, both while a bot stands in for a person, reserved for a person, or nobody's."""

    holder: str = ""  # the hash of the person's token
    name: str = ""
    bot: str = ""  # the level of the bot that plays it
    stops: bool = False  # the person has agreed to stop
    reserved: bool = False  # the person has not sat down yet
    unready: bool = False  # the bot's level was not compiled at its last choice: the Steward made it

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
