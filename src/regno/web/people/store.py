"""What the store of people holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

DeviceKind = Literal["phone", "tablet", "computer", "file"]
Holding = Literal["table", "chronicle", "pack"]


@dataclass(frozen=True)
class Device:
    """A device of a person, or a saved file; known by the hash of its key. Times are milliseconds since 1970."""

    hash: str
    person: str
    number: int  # by which its person names it
    kind: DeviceKind
    browser: str
    system: str
    made: int
    seen: int


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. ``id`` is drawn at random and stays, whatever becomes of devices."""

    id: str
    made: int
    settings: dict[str, Any]


@dataclass(frozen=True)
class TransferCode:
    """What lets one more device in, once; known by its hash."""

    person: str
    device: int  # the number of the device that made it
    until: int
    used: int  # when, 0 before


@dataclass(frozen=True)
class Revocation:
    """When a device was signed out, and from which."""

    at: int
    kind: DeviceKind
    browser: str
    system: str
