"""The queue of messages to one client. A slow consumer gets a snapshot instead of the backlog of events.

To a client that keeps up a message goes at once, where the connection can do that: nothing waits, and no task is woken.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

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
        self.is_sending = False  # whether the last message that was taken may still be on its way
        self.write_now: Callable[[bytes], bool] | None = None  # sends a message; False if the client does not keep up

    def send_at_once(self, message: bytes) -> bool:
        """Send a message at once, if nothing is before it and the client keeps up; return whether it was sent."""
        if self.write_now is None or self.waiting or self.is_sending or self.behind:
            return False
        return self.write_now(message)

    def event(self, message: bytes) -> None:
        """Send or queue an event, unless a snapshot is due anyway."""
        if self.behind or self.send_at_once(message):
            return
        self.events += 1
        if self.events > MAX_EVENTS:
            self.resync()
            return
        self.waiting.append((True, message))
        self.ready.set()

    def answer(self, message: bytes) -> None:
        """Send or queue an answer; raise TooSlow if too many wait."""
        if len(self.waiting) - self.events >= MAX_ANSWERS:
            raise TooSlow
        if self.send_at_once(message):
            return
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
        """Wait for the next message and return it; None when a snapshot is due. What was returned before is sent."""
        self.is_sending = False
        while not self.waiting:
            if self.behind:
                self.behind, self.is_sending = False, True
                return None
            self.ready.clear()
            await self.ready.wait()
        self.is_sending = True
        is_event, message = self.waiting.popleft()
        self.events -= is_event
        return message
