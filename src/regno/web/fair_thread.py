"""The thread for what requests work out: one piece of work at a time, and addresses take turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
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
    them, and answer nobody in time. It shares no thread with what reads a store, which may be away for seconds.
    """

    def __init__(self, most_of_one: int = 0, most: int = 0) -> None:
        self.turns = Turns(most_of_one or MOST_OF_ONE, most or MOST_WAITING)
        self.thread = ThreadPoolExecutor(1, "regno-work")

    async def run(self, address: str, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
        """Return what some work returns; raise TableError if too much waits. Work that has begun is finished."""
        try:
            await self.turns.take(address)
        except Crowded:
            raise TableError("too-many", seconds=1) from None
        call = partial(copy_context().run, work, *arguments, **more)
        running = asyncio.get_running_loop().run_in_executor(self.thread, call)
        running.add_done_callback(self.finish)
        return await asyncio.shield(running)

    def finish(self, done: asyncio.Future[T]) -> None:
        """Let the next one begin, whether or not anybody still waits for this one's result."""
        if not done.cancelled():
            done.exception()
        self.turns.give_back()

    def close(self) -> None:
        """Begin nothing more."""
        self.thread.shutdown(wait=False, cancel_futures=True)


async def work_out(request: Request, work: Callable[P, T], *arguments: P.args, **more: P.kwargs) -> T:
    """Return what some work for a request returns, when the turn of its address has come; raise TableError."""
    thread: FairThread = request.app.state.fair_thread
    return await thread.run(address_of(request), work, *arguments, **more)
