"""The queue of messages to one client. A slow consumer gets a snapshot instead of the backlog of events."""

from __future__ import annotations

import asyncio
from collections import deque

MAX_EVENTS = 64
MAX_ANSWERS = 256


class TooSlow(Exception):
    """The client sends requests and does not read the answers."""


class SendQueue:
    """Answers are never dropped. Events beyond MAX_EVENTS are, and ``behind`` then means that a snapshot is due."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[bool, bytes]] = deque()  # whether it is an event, and the message
        self.events = 0
        self.behind = False
        self.ready = asyncio.Event()

    def event(self, message: bytes) -> None:
        """Queue an event, unless a snapshot is due anyway."""
        if self.behind:
            return
        self.events += 1
        if self.events > MAX_EVENTS:
            self.resync()
            return
        self.waiting.append((True, message))
        self.ready.set()

    def answer(self, message: bytes) -> None:
        """Queue an answer; raise TooSlow if too many wait."""
        if len(self.waiting) - self.events >= MAX_ANSWERS:
            raise TooSlow
        self.waiting.append((False, message))
        self.ready.set()

    def resync(self) -> None:
        """Replace the waiting events by a snapshot."""
        self.drop_events()
        self.behind = True
        self.ready.set()

    def drop_events(self) -> None:
        """Drop the waiting events, which a snapshot made now includes."""
        self.waiting = deque(each for each in self.waiting if not each[0])
        self.events = 0

    async def next(self) -> bytes | None:
        """Wait for the next message and return it; None when a snapshot is due."""
        while not self.waiting:
            if self.behind:
                self.behind = False
                return None
            self.ready.clear()
            await self.ready.wait()
        is_event, message = self.waiting.popleft()
        self.events -= is_event
        return message
