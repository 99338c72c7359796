"""The message of one call or of several, in the language of its channel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from regno.table.summary import TableRow
from regno.text import say
from regno.web.calls.store import Call, CallKind

MOST_LINES = 12  # of a digest


@dataclass(frozen=True)
class CallNotice:
    """One thing of a message: a line about a table."""

    call: Call
    row: TableRow
    deadline: int = 0  # 0: no clock runs

    def line(self, language: str, zone: str) -> str:
        """Return the call in one sentence."""
        others = [
            seat.name for number, seat in enumerate(self.row.summary.seats) if seat.name and number != self.call.seat
        ]
        who = join_names(language, others) if others else say(language, "notices", "the-bots")
        until = moment(self.deadline, zone) if self.deadline else ""
        return say(language, "notices", f"line-{self.call.kind}", who=who, until=until or "none")


@dataclass(frozen=True)
class CallMessage:
    """What goes out by a channel. ``id`` stays the same when it is sent again, so that a receiver can tell."""

    id: str
    title: str
    lines: tuple[str, ...]
    link: str
    stop: str  # the link that ends the channel
    tag: str  # a later notice with it takes the place of an earlier one
    kinds: tuple[CallKind, ...]
    table: str
    language: str
    until: int = 0  # after which it is of no use

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


def compose(
    id: str, notices: Sequence[CallNotice], language: str, origin: str, stop: str, zone: str, name: str = ""
) -> CallMessage:
    """Return the message of some notices; ``name`` is whom it is about where others read it too."""
    first = notices[0]
    is_one = len({each.call.place for each in notices}) == 1
    kind = first.call.kind if is_one else "digest"
    shown = [each.line(language, zone) for each in notices[:MOST_LINES]]
    if len(notices) > MOST_LINES:
        shown.append(say(language, "notices", "and-more", count=len(notices) - MOST_LINES))
    whose = name if name and is_one else "nobody"
    title = say(language, "notices", f"title-{kind}", count=len({each.call.place for each in notices}), name=whose)
    return CallMessage(
        id, title, tuple(dict.fromkeys(shown)), f"{origin}/t/{first.call.place}" if is_one else f"{origin}/", stop,
        f"regno-{first.call.place}" if is_one else "regno", tuple(each.call.kind for each in notices),
        first.call.place if is_one else "", language, max(each.deadline for each in notices),
    )  # fmt: skip


def join_names(language: str, names: Sequence[str]) -> str:
    """Return names as a person would say them."""
    if len(names) == 1:
        return names[0]
    return say(language, "notices", "and", first=", ".join(names[:-1]), last=names[-1])


def zone_of(name: str) -> ZoneInfo | None:
    """Return a time zone by its name, None if there is none."""
    try:
        return ZoneInfo(name) if name and len(name) <= 64 else None
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def moment(at: int, zone: str) -> str:
    """Return day and time of milliseconds since 1970, in a time zone."""
    local = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone_of(zone) or UTC)
    return f"{local:%d.%m. %H:%M}" + ("" if zone_of(zone) else " UTC")
