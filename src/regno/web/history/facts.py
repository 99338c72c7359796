"""What finished games and chronicles tell when they are replayed. It is remembered, for it never changes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Hashable
from datetime import datetime
from itertools import pairwise
from typing import Any, Generic, TypeVar

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.store import StoredChronicle
from regno.proelio.cards import GUILDS, NO_GUILD
from regno.proelio.formats.record import can_replay
from regno.table.dump import Archive, restore
from regno.web.history.messages import ChroniclePlayed
from regno.web.review.queue import GameReview, review_request

PAUSE = 30  # minutes: a longer silence between two steps was no play
ENGLISH = "en"
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

log = logging.getLogger("regno.web.history")


class Remembered(Generic[K, V]):
    """The latest ``most`` values, each computed once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.values: dict[K, V] = {}

    def get(self, key: K) -> V | None:
        return self.values.get(key)

    def keep(self, key: K, value: V) -> V:
        self.values[key] = value
        while len(self.values) > self.most:
            self.values.pop(next(iter(self.values)), None)
        return value


class Replayed:
    """Of a finished game: the Guilds by seat, the turns, and the id of its review."""

    __slots__ = ("guilds", "review", "turns")

    def __init__(self, guilds: list[str], turns: int, review: str) -> None:
        self.guilds, self.turns, self.review = guilds, turns, review


def replay(archive: Archive, now: int) -> Replayed:
    """Replay a game once; one of rules that are no longer known has no review."""
    table, _ = restore(archive, now)
    if table.live is None:
        return Replayed([], 0, "")
    s = table.live.state
    guilds = ["" if s.guild[seat] == NO_GUILD else GUILDS[s.guild[seat]] for seat in range(s.houses)]
    turns = max(int(s.turns[seat]) for seat in range(s.houses))
    review = review_request(table.live.game).id if table.phase == "over" and can_replay(archive.rules) else ""
    return Replayed(guilds, turns, review)


def cost_of(review: GameReview | None, seats: Collection[int]) -> float:
    """Return the points of chance that mistakes of these seats cost, below 0 without a finished review."""
    if review is None or not review.is_complete:
        return -1.0
    judged = review.latest(ENGLISH)
    return round(100 * sum(each.before - each.after for each in judged if each.mistake and each.seat in seats), 2)


def chronicle_facts(restore: Callable[[], StoredChronicle], touched: str) -> ChroniclePlayed:
    """Restore a chronicle and return its facts."""
    opened = restore()
    chronicle, header = opened.chronicle, opened.chronicle.header
    result = chronicle.result
    return ChroniclePlayed(
        id=opened.id,
        kind=header.kind,
        title=header.title,
        players=list(header.facts["players"]),
        begun=header.begun,
        touched=touched,
        steps=len(chronicle.entries),
        minutes=minutes_of(chronicle),
        over=result.over,
        level=result.level,
        result="" if result.won is None else "won" if result.won else "lost",
        winners=list(result.winners),
        margin=result.margin,
    )


def minutes_of(chronicle: Chronicle) -> int:
    """Return how long a chronicle was played: the time between steps, without pauses."""
    moments = [moment for entry in chronicle.entries if (moment := moment_of(entry.command.at))]
    gaps = ((later - earlier).total_seconds() / 60 for earlier, later in pairwise(moments))
    return round(sum(gap for gap in gaps if 0 < gap <= PAUSE))


def moment_of(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


def attempt(work: Callable[..., V], *arguments: Any) -> V | None:
    """Return what some work returns, None if it fails: one damaged game hides no other."""
    try:
        return work(*arguments)
    except Exception as fault:
        log.error("not replayed", extra={"fault": repr(fault)})
        return None
