"""One at a time, by turns: many requests of one key delay each other key by one turn at most."""

from __future__ import annotations

import asyncio
from collections import deque


class Crowded(Exception):
    """Too many wait already: of one key (``is_own``), or of all."""

    def __init__(self, is_own: bool, waiting: int) -> None:
        super().__init__(is_own, waiting)
        self.is_own, self.waiting = is_own, waiting


class Turns:
    """A lock whose keys, such as addresses, take turns; of each key and of all only so many may wait."""

    def __init__(self, most_of_one: int, most: int) -> None:
        self.most_of_one, self.most = most_of_one, most
        self.busy = False
        self.queues: dict[str, deque[asyncio.Future[None]]] = {}  # in the order of their turns

    @property
    def waiting(self) -> int:
        return sum(map(len, self.queues.values()))

    async def take(self, key: str) -> None:
        """Wait for the turn of a key; raise Crowded if too many wait. A cancelled wait gives its place up."""
        if not self.busy:
            self.busy = True
            return
        is_own = len(self.queues.get(key, ())) >= self.most_of_one
        if is_own or self.waiting >= self.most:
            raise Crowded(is_own, self.waiting)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.drop(key, turn)
            else:  # the turn came at the same moment
                self.give_back()
            raise

    def drop(self, key: str, turn: asyncio.Future[None]) -> None:
        """Take a wait out of its queue."""
        queue = self.queues[key]
        queue.remove(turn)
        if not queue:
            del self.queues[key]

    def give_back(self) -> None:
        """End the present turn; the next one begins, that of another key if one waits."""
        if not self.queues:
            self.busy = False
            return
        key = next(iter(self.queues))
        queue = self.queues.pop(key)
        turn = queue.popleft()
        if queue:
            self.queues[key] = queue  # behind all others
        if turn.done():  # cancelled, and not yet told so
            self.give_back()
        else:
            turn.set_result(None)
