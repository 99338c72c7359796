"""What waits to be sent to one client, in order. One that reads too slowly gets how it stands, not how it came."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_EVENTS = 64
MOST_ANSWERS = 256


class TooSlow(Exception):
    """The client asks and asks, and does not read the answers."""


class Outbox:
    """Answers are never dropped; events beyond a number are, and ``behind`` tells that a snapshot is due."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[bool, bytes]] = deque()  # whether it is an event, and the message
        self.events = 0
        self.behind = False
        self.ready = asyncio.Event()

    def event(self, message: bytes) -> None:
        """Something that happened; worthless once a snapshot is due anyway."""
        if self.behind:
            return
        self.events += 1
        if self.events > MOST_EVENTS:
            self.resync()
            return
        self.waiting.append((True, message))
        self.ready.set()

    def answer(self, message: bytes) -> None:
        if len(self.waiting) - self.events >= MOST_ANSWERS:
            raise TooSlow
        self.waiting.append((False, message))
        self.ready.set()

    def resync(self) -> None:
        """How it stands will be told instead of the events that wait."""
        self.drop_events()
        self.behind = True
        self.ready.set()

    def drop_events(self) -> None:
        """A snapshot made now holds all of them."""
        self.waiting = deque(each for each in self.waiting if not each[0])
        self.events = 0

    async def next(self) -> bytes | None:
        """The next message; None when a snapshot is due."""
        while not self.waiting:
            if self.behind:
                self.behind = False
                return None
            self.ready.clear()
            await self.ready.wait()
        is_event, message = self.waiting.popleft()
        self.events -= is_event
        return message
