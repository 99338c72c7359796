"""The base of everything that a page of the Chronicles is sent."""

from __future__ import annotations

import msgspec


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A part of what a page is shown."""


class NamedSeen(Seen, frozen=True):
    """Something with its id in commands and its name for people."""

    id: str
    name: str
