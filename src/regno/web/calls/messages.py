"""The messages about calls."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from regno.web.calls.preferences import Preferences
from regno.web.calls.store import ChannelKind, ChannelState
from regno.web.people.messages import Body

Form = Literal["json", "discord", "slack", "ntfy", "matrix"]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Long = Annotated[str, msgspec.Meta(min_length=1, max_length=1_000)]


class AddPush(Body, frozen=True):
    """A subscription of this browser, as ``PushManager.subscribe`` gives it."""

    address: Long
    p256dh: Word
    auth: Word


class AddMail(Body, frozen=True):
    """An address of mail. It is asked whether it wants calls before it gets any."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]


class AddHook(Body, frozen=True):
    """A webhook, for me or for everybody at a table of mine."""

    address: Long
    form: Form
    token: Annotated[str, msgspec.Meta(max_length=500)] = ""  # of a Matrix account
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""


class OneChannel(Body, frozen=True):
    """A channel by its id."""

    channel: Word


class SignedChannel(Body, frozen=True):
    """A channel by the token of a link."""

    token: Word


class ChannelSeen(msgspec.Struct, frozen=True):
    """A channel as its person sees it. Times are milliseconds since 1970, 0 for never."""

    id: str
    kind: ChannelKind
    name: str  # what it leads to, without its secrets
    form: str
    table: str
    state: ChannelState
    is_this: bool  # of the browser that asks
    last: int
    fault: str  # the last failure in words, empty if there was none
    failed: int
    again: int  # when it is tried again


class CallTable(msgspec.Struct, frozen=True):
    """A running table of mine, for a rule of its own."""

    table: str
    people: list[str]
    seconds: int  # for a move or a game, 0 without a clock
    per: str


class CallsSeen(msgspec.Struct, frozen=True):
    """How a person is called, and which ways there are."""

    push_key: str  # by which this server asks browsers; empty: it cannot
    mail: bool
    webhooks: bool
    channels: list[ChannelSeen]
    preferences: Preferences
    tables: list[CallTable]


class Stopped(msgspec.Struct, frozen=True):
    """A channel that was opened or ended by a link."""

    kind: str
    name: str
