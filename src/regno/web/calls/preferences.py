"""When a person wants to be called, and when a call goes out by each channel."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Annotated, Literal

import msgspec

from regno.web.calls.message import zone_of
from regno.web.calls.store import Call, CallKind, Channel

DAY = 86_400_000  # milliseconds
NOTICED = 300_000  # how late, at most, the store knows that a device was in use
MINUTES = 24 * 60
MOST_TABLES = 200  # for which a person has a rule

TableRule = Literal["daily", "never"]
Minute = Annotated[int, msgspec.Meta(ge=0, lt=MINUTES)]


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hours without calls, in minutes after midnight; from and to the same minute there are none."""

    since: Minute = 0
    until: Minute = 0


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which calls a person wants, and when."""

    turn: bool = True
    low: bool = True
    invited: bool = True  # and a rematch
    ended: bool = False
    quiet: Quiet = Quiet()
    zone: Annotated[str, msgspec.Meta(max_length=64)] = ""
    tables: Annotated[dict[str, TableRule], msgspec.Meta(max_length=MOST_TABLES)] = {}

    def wants(self, kind: CallKind, place: str) -> bool:
        wanted = self.invited if kind == "rematch" else getattr(self, kind)
        return bool(wanted) and self.tables.get(place) != "never"


DECODER = msgspec.json.Decoder(Preferences)


def read_preferences(text: str) -> Preferences:
    """Return stored preferences, or the usual ones."""
    return DECODER.decode(text) if text else Preferences()


def quiet_end(preferences: Preferences, at: int) -> int:
    """Return when the quiet hours around a time end, or that time if there are none around it."""
    since, until = preferences.quiet.since, preferences.quiet.until
    if since == until:
        return at
    zone = zone_of(preferences.zone) or UTC
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone)
    minute = local.hour * 60 + local.minute
    if not (since <= minute < until if since < until else minute >= since or minute < until):
        return at
    end = datetime.combine(local.date(), time(until // 60, until % 60), zone)
    if minute >= until:
        end = datetime.combine(local.date() + timedelta(days=1), time(until // 60, until % 60), zone)
    return int(end.timestamp() * 1000)


def due_time(channel: Channel, call: Call, preferences: Preferences, now: int, seen: int, deadline: int) -> int:
    """Return when a call goes out by a channel.

    ``seen`` is when the person was here last. Mail goes out at once, and to somebody who has not been here since the
    last one at most once a day. Quiet hours delay everything but a clock that runs out in them.
    """
    due = now
    is_silent = seen + NOTICED < channel.last
    if preferences.tables.get(call.place) == "daily" or (channel.kind == "mail" and is_silent):
        due = max(now, channel.last + DAY)
    end = quiet_end(preferences, due)
    return now if deadline and deadline <= end and end > now and call.kind in ("turn", "low") else end
