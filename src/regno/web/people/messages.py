"""The messages about passports."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from regno.web.people.store import DeviceKind

Token = Annotated[str, msgspec.Meta(max_length=120)]
Tokens = Annotated[list[Token], msgspec.Meta(max_length=200)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of a request; the key of the device comes in the header ``Authorization: Bearer``."""


class Take(Body, frozen=True):
    """Tokens that the passport is to hold, and settings that changed. A key that is new makes a new passport."""

    tables: Tokens = []
    chronicles: Tokens = []
    packs: Tokens = []
    settings: dict[str, Any] = {}


class Taken(msgspec.Struct, frozen=True):
    """What the passport holds of what was sent; what is not named opens nothing, or stays with its token."""

    tokens: list[str]
    settings: dict[str, Any]


class MakeCode(Body, frozen=True):
    """Make a code for one more device: where it finds this server, and the page that shall open there."""

    origin: Annotated[str, msgspec.Meta(pattern=r"^https?://[^\s/?#]{1,200}$")]
    to: Annotated[str, msgspec.Meta(pattern=r"^(/(t|replay|chronicles/c)/[\w-]{1,220})?$")] = ""


class Code(msgspec.Struct, frozen=True):
    """A code for one more device. The link holds it behind a ``#``, which browsers never send."""

    link: str
    letters: str
    until: int
    size: int  # of the square, in modules with its margin
    path: str  # its dark modules, as the path of an SVG


class UseCode(Body, frozen=True):
    """A code as it came by a link, or the key of a saved file."""

    code: Token


class Offered(msgspec.Struct, frozen=True):
    """Whose passport a code opens, to be compared and confirmed."""

    name: str
    letters: str
    until: int
    from_kind: DeviceKind
    running: int  # tables
    waiting: int  # of these, for this person
    chronicles: int
    mine: int  # what the asking device holds, which would come along


class SaveFile(Body, frozen=True):
    """The key that a saved file holds, made in the browser."""

    key: Token


class Revoke(Body, frozen=True):
    """Sign a device out, by its number."""

    device: int


class Renew(Body, frozen=True):
    """Sign all others out; this device goes on with a new key."""

    key: Token


class DeviceSeen(msgspec.Struct, frozen=True):
    """A device or a saved file of a passport."""

    number: int
    kind: DeviceKind
    browser: str
    system: str
    made: int
    seen: int
    is_this: bool


class Passport(msgspec.Struct, frozen=True):
    """A passport as its person sees it."""

    made: int
    name: str
    settings: dict[str, Any]
    devices: list[DeviceSeen]
    running: int
    finished: int
    chronicles: int
    packs: int


class Forgotten(msgspec.Struct, frozen=True):
    """How many tables a person was erased from."""

    tables: int
    what: Literal["forgotten"] = "forgotten"
