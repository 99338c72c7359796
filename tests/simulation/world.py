"""One seed, one world: an event loop on a virtual clock, and processes that die between any two awaits.

The loop asks its selector to wait; ours moves the clock instead. Whatever is ready runs in an order drawn from the
seed. Nothing here knows what is simulated.
"""

from __future__ import annotations

import asyncio
import collections.abc
import hashlib
from collections import deque
from collections.abc import Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

from regno.web.clock import CLOCK
from regno.web.live.protocol import FateUnknown, NotPersisted, StoreAway

EPOCH = 1_800_000_000_000  # milliseconds since 1970 at which every world begins
THREAD = 0.002  # seconds that work in a thread takes, in the mean


class Stuck(Exception):
    """Nothing is ready and nothing is due: the world waits for ever."""


class VirtualTime:
    """Stands where the selector stands: asked to wait, it moves the clock and nobody waits."""

    def __init__(self, world: World) -> None:
        self.world = world

    def select(self, timeout: float | None) -> tuple[()]:
        if timeout is None:
            raise Stuck
        self.world.seconds += timeout
        return ()


class World(asyncio.BaseEventLoop):
    """The loop. ``trace`` is a hash of everything noted, by which two runs of a seed are compared."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed, self.random, self.seconds, self.steps = seed, Random(seed), 0.0, 0
        self.kept: list[Any] = []  # coroutines and tasks, also of the dead: collecting them would run finally blocks
        self.digest = hashlib.sha256()
        self.faults: list[str] = []
        self._selector = VirtualTime(self)
        self._clock_resolution = 1e-6
        self._ready: deque[Any]
        self.set_task_factory(host_task)
        self.set_exception_handler(self.note_fault)

    def time(self) -> float:
        return self.seconds

    def _process_events(self, events: object) -> None:
        pass

    def _write_to_self(self) -> None:
        pass  # nobody sleeps who would have to be woken

    def _run_once(self) -> None:
        if len(self._ready) > 1:
            order = list(self._ready)
            self.random.shuffle(order)
            self._ready.clear()
            self._ready.extend(order)
        self.steps += len(self._ready) or 1
        super()._run_once()  # type: ignore[misc]

    def run_in_executor(self, executor: Any, work: Callable[..., Any], *arguments: Any) -> Any:  # type: ignore[override]
        """Run blocking work a moment later, at once: nothing waits in it, for the store is in memory."""
        future = self.create_future()

        def run() -> None:
            if future.cancelled():
                return
            try:
                result = work(*arguments)
            except Exception as fault:
                future.set_exception(fault)
            else:
                future.set_result(result)

        self.call_later(self.delay(THREAD), run)
        return future

    def delay(self, mean: float) -> float:
        return self.random.expovariate(1 / mean)

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def note(self, *what: object) -> None:
        self.digest.update(repr((round(self.seconds, 6), *what)).encode())

    @property
    def trace(self) -> str:
        return self.digest.hexdigest()

    def note_fault(self, _loop: object, context: dict[str, Any]) -> None:
        fault = context.get("exception")
        if not isinstance(
            fault, OSError | FateUnknown | NotPersisted | StoreAway
        ):  # those who would have retrieved it are dead
            self.faults.append(repr(fault or context["message"]))


# ---------------------------------------------------------------- processes


class ProcessClock:
    """The clock of one process: its time of day may jump, its seconds may not."""

    def __init__(self, world: World) -> None:
        self.world, self.offset = world, 0

    def now(self) -> int:
        return EPOCH + self.offset + int(self.world.seconds * 1000)

    def monotonic(self) -> float:
        return self.world.seconds


class Process:
    """Its tasks go on only while it lives and is not frozen. A kill is kill -9: no finally, no except runs."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.name, self.alive, self.frozen = world, name, True, 0.0
        self.clock = ProcessClock(world)
        self.context: Context = copy_context()
        self.context.run(PROCESS.set, self)
        self.context.run(CLOCK.set, self.clock)

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something in this process."""
        return self.world.create_task(work, context=self.context)

    def freeze(self, seconds: float) -> None:
        """Stop the process for a while, as SIGSTOP or a long collection does."""
        self.frozen = self.world.seconds + seconds
        self.world.note("freeze", self.name)

    def kill(self) -> None:
        self.alive = False
        self.world.note("kill", self.name)


PROCESS: ContextVar[Process | None] = ContextVar("process", default=None)


class Hosted(collections.abc.Coroutine[Any, Any, Any]):
    """A coroutine of a process: resumed only if the process can run."""

    def __init__(self, process: Process, work: Coroutine[Any, Any, Any]) -> None:
        self.process, self.work = process, work
        self.fault: BaseException | None = None
        process.world.kept.append(work)

    def send(self, value: Any) -> Any:
        if (waiting := self.wait()) is not None:
            return waiting
        fault, self.fault = self.fault, None
        return self.work.throw(fault) if fault else self.work.send(value)

    def throw(self, fault: Any, *rest: Any) -> Any:
        if (waiting := self.wait()) is not None:
            self.fault = fault
            return waiting
        return self.work.throw(fault)

    def wait(self) -> asyncio.Future[None] | None:
        """Return a future to wait for, if the process cannot run now: for ever, or until it thaws."""
        process = self.process
        if process.alive and process.world.seconds >= process.frozen:
            return None
        future = process.world.create_future()
        if process.alive:
            process.world.call_at(process.frozen, thaw, future)
        future._asyncio_future_blocking = True
        return future

    def close(self) -> None:
        pass

    def __await__(self) -> Generator[Any, Any, Any]:
        raise NotImplementedError


def thaw(future: asyncio.Future[None]) -> None:
    if not future.done():
        future.set_result(None)


def host_task(
    loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None, **more: Any
) -> asyncio.Task[Any]:
    """Create a task; one of a process lives and dies with it."""
    process = context.get(PROCESS) if context is not None else PROCESS.get()
    task: Any = asyncio.Task(work if process is None else Hosted(process, work), loop=loop, context=context, **more)
    if process is not None:
        task._log_destroy_pending = False
        process.world.kept.append(task)
    return task  # type: ignore[no-any-return]
