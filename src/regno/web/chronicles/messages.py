"""What the pages of the Chronicles ask for, checked as it comes in."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from regno.text import ENGLISH
from regno.web.language import Language
from regno.web.messages import Ping

Short = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request with a body."""


class BeginChronicle(RequestBody, frozen=True):
    """A new chronicle."""

    kind: str
    players: list[Text]
    title: Text = ""
    pack: Text = "house"
    pack_token: Text = ""
    as_met: bool = False  # the box lies on the table: cards that the pack lacks are told when they are met
    rules: dict[str, str] = {}
    facts: dict[str, Any] = {}
    seed: Text = ""


class Change(RequestBody, frozen=True, tag_field="type"):
    """Something that changes a chronicle: the version it answers, and a name of its own.

    A change that comes a second time under the same name is not made again: so a client whose connection broke
    before the answer simply asks once more.
    """

    request: Short
    version: int


class DoCommand(Change, frozen=True, tag="do"):
    """A command. ``instead`` takes so many steps back first: another answer in place of the last one.

    One that was done without a connection brings when that was, and the draws that were seen then.
    With a ``pack_token`` a card that is told joins the pack of the chronicle too.
    """

    command: Text
    arguments: dict[str, Any] = {}
    instead: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    drawn: Annotated[list[Text], msgspec.Meta(max_length=400)] | None = None
    at: Text = ""
    pack_token: Text = ""


class PreviewCommand(RequestBody, frozen=True):
    """A command that is not given yet: what would it bring about?"""

    command: Text
    arguments: dict[str, Any] = {}


class UndoSteps(Change, frozen=True, tag="undo"):
    """Take steps back."""

    count: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


class RedoSteps(Change, frozen=True, tag="redo"):
    """Give undone steps again."""

    count: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1


AnyChange = DoCommand | UndoSteps | RedoSteps


class Tokens(RequestBody, frozen=True):
    """What a browser holds."""

    tokens: Annotated[list[Text], msgspec.Meta(max_length=200)]


class PackText(RequestBody, frozen=True):
    """A pack as TOML; ``id`` is another short name for it, where its own is taken."""

    toml: str
    id: Text = ""


class PackMerge(PackText, frozen=True):
    """A pack as TOML whose cards join another; ``prefer`` says which of two that differ stays."""

    prefer: Literal["mine", "theirs"] = "mine"


class PackCard(RequestBody, frozen=True):
    """One card of an owner's pack: put in or changed by its table, or without one taken out."""

    type: Text
    id: Text = ""  # of the card that it takes the place of
    card: dict[str, Any] | None = None


class PackOrder(RequestBody, frozen=True):
    """The pack's own cards of one type, in the order wanted."""

    type: Text
    ids: list[Text]


class PackHead(RequestBody, frozen=True):
    """The head of a new pack."""

    id: Text
    title: Text
    extends: Literal["", "house"] = "house"


class Watch(RequestBody, frozen=True):
    """The first message of a page that looks on: its token, the version it has, its language.

    With an id it is answered by ``accepted``.
    """

    type: Literal["hello"] = "hello"
    id: int = 0
    token: Text = ""
    have: int = -1
    language: Language = ENGLISH


CHANGE = msgspec.json.Decoder(AnyChange)
WATCH = msgspec.json.Decoder(Watch)
PING = msgspec.json.Decoder(Ping)
