"""The thread for what requests work out: one piece of work at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from starlette.requests import Request

from regno.table.errors import TableError
from regno.web.rate_limit import address_of
from regno.web.turns import Crowded, Turns

MOST_OF_ONE, MOST_WAITING = 120, 1_000  # pieces of work: of one address, and of all
P = ParamSpec("P")
T = TypeVar("T")


class FairThread:
    """Runs one piece of work after the other, that of another address next.

    Several threads would not be quicker, since Python computes in one at a time; but the event loop would be one among
    them, and answer nobody in time.
    """

    def __init__(self) -> None:
        self.turns = Turns(MOST_OF_ONE, MOST_WAITING)

    async def run(self, address: str, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """Return what some work returns; raise TableError if too much waits. Work that has begun is finished."""
        try:
            await self.turns.take(address)
        except Crowded:
            raise TableError("too-many", seconds=1) from None
        running = asyncio.ensure_future(asyncio.to_thread(work, *arguments, **more))
        running.add_done_callback(self.finish)
        return await asyncio.shield(running)

    def finish(self, done: asyncio.Future[T]) -> None:
        """Let the next one begin, whether or not anybody still waits for this one's result."""
        if not done.cancelled():
            done.exception()
        self.turns.give_back()


async def work_out(request: Request, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """Return what some work for a request returns, when the turn of its address has come; raise TableError."""
    thread: FairThread = request.app.state.fair_thread
    return await thread.run(address_of(request), work, *arguments, **more)
