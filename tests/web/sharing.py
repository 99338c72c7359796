"""Queues of several processes that share one database, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol, TypeVar

from wire import PATIENCE

from regno.database import Database


class Queue(Protocol):
    """What can be closed."""

    async def close(self) -> None: ...


Made = TypeVar("Made", bound=Queue)


@asynccontextmanager
async def processes(address: str, make: Sequence[Callable[[Database, str], Made]]) -> AsyncIterator[list[Made]]:
    """A queue for each of some processes, made from its database and the name of the process. None has begun."""
    databases = [Database(address) for _ in make]
    queues = [
        each(database, f"process {number}") for number, (each, database) in enumerate(zip(make, databases, strict=True))
    ]
    try:
        async with asyncio.timeout(PATIENCE * 3):
            yield queues
    finally:
        for queue in queues:
            await queue.close()
        for database in databases:
            assert await asyncio.to_thread(database.close, 10)
