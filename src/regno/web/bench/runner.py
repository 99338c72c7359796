"""Runs studies, each in a process of its own, a few at once; what they find is in the store, for any server process."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path

import msgspec

from regno.text import LANGUAGES
from regno.web.bench.errors import BenchError
from regno.web.bench.messages import Found, StudySettings, StudyState, StudyTask
from regno.web.bench.store import BenchStore, StudyRow
from regno.web.live.protocol import await_write
from regno.web.processes import end_process
from regno.web.statements import Rows
from regno.web.tables.leases import own_name

AT_ONCE = 2  # studies that one process runs at once, of all people
SHARED_AT_ONCE = 1  # the same where several processes run studies
MOST_WAITING, MOST_OF_ONE = 20, 4  # studies that wait: of all people, and of all people at one address
# After which a study is stopped: of quick players, a search, and players that think or learn.
SECONDS, SEARCH_SECONDS, SLOW_SECONDS = 600, 1_800, 3_600
BEAT = 5.0  # seconds between two signs of life
AGAIN = 2.0  # seconds until a study that waits is looked at again
LATER = 60  # seconds after which a person whose study has no room may try again
LONGEST_LINE = 1 << 20  # bytes
FOLDER = "studies"
MODELS = "models"  # the folder of what bots have learnt
COMMAND = (sys.executable, "-m", "regno.web.bench.worker")

log = logging.getLogger("regno.web.bench.runner")


def now() -> int:
    return int(time.time() * 1000)


class StudyRunner:
    """The studies that this server process runs. One process is loaded ahead while somebody is at the bench."""

    def __init__(self, store: BenchStore, folder: Path, scheduler: str = "") -> None:
        self.store, self.folder, self.owner = store, folder / FOLDER, own_name()
        self.models, self.scheduler = folder / MODELS, scheduler
        self.most = SHARED_AT_ONCE if store.is_shared else AT_ONCE
        self.running: dict[str, asyncio.Task[None]] = {}
        self.spare: asyncio.subprocess.Process | None = None
        self.loop: asyncio.Task[None] | None = None
        self.wakes = asyncio.Event()
        self.starting = asyncio.Lock()
        self.queueing = asyncio.Lock()  # held from the look whether there is room until a study waits
        self.addresses: dict[str, str] = {}  # from where the studies that wait were asked for here

    async def open(self) -> None:
        """Note what a process that died before this one left behind, and begin what waits."""
        if not self.store.is_shared:
            await await_write(self.store.stop_all())
        self.wake()

    def file(self, id: str) -> Path:
        """Return the file that keeps what a study has counted until it is done."""
        return self.folder / f"{id}.ledger"

    async def warm_up(self) -> None:
        """Load a process for the next study, unless there is one."""
        async with self.starting:
            if self.spare is None or self.spare.returncode is not None:
                self.spare = await start_process()

    async def take_process(self) -> asyncio.subprocess.Process:
        """Return a process that waits for a study."""
        async with self.starting:
            ready, self.spare = self.spare, None
        return ready if ready and ready.returncode is None else await start_process()

    async def queue(self, row: StudyRow, address: str, write: Callable[[StudyRow], Future[Rows]]) -> None:
        """Have a study wait by a write, and begin it when there is room; raise BenchError if too many wait.

        Anybody can make up people, so what waits is counted by address too: of those that were asked for here.
        """
        async with self.queueing:
            waiting = await asyncio.to_thread(self.store.waiting)
            self.addresses = {each: self.addresses[each] for each in waiting if each in self.addresses}
            mine = await asyncio.to_thread(self.store.studies, row.person)
            gives_way = {each.id for each in mine if bool(each.settings.train) == bool(row.settings.train)}
            others = [each for each in waiting if each not in gives_way]
            own = [each for each in others if self.addresses.get(each) == address]
            if len(others) >= MOST_WAITING or len(own) >= MOST_OF_ONE:
                raise BenchError("studies-full", most=AT_ONCE, seconds=LATER)
            await await_write(write(row))
            self.addresses[row.id] = address
        self.wake()

    def wake(self) -> None:
        """Look for studies that wait."""
        self.wakes.set()
        if self.loop is None or self.loop.done():
            self.loop = asyncio.create_task(self.run_waiting())

    async def run_waiting(self) -> None:
        """Begin the studies that wait, as far as there is room, until none waits; what others queue is waited for."""
        while True:
            self.wakes.clear()
            if len(self.running) < self.most and (id := await self.take()):
                self.running[id] = asyncio.create_task(self.run(id))
                continue
            if not self.store.is_shared and not await asyncio.to_thread(self.store.waiting):
                return
            with suppress(TimeoutError):
                async with asyncio.timeout(AGAIN):
                    await self.wakes.wait()

    async def take(self) -> str | None:
        """Take the next study; None if there is none, or the store cannot be asked now."""
        try:
            rows = await await_write(self.store.take(self.owner, now()))
        except Exception as fault:
            log.error("study not taken", extra={"fault": repr(fault)})
            return None
        return next((row[0] for row in rows if row[0] not in self.running), None)

    async def run(self, id: str) -> None:
        """Run a study that was claimed; a failure is noted in it."""
        state: StudyState = "stopped"
        last = b""
        try:
            row = await asyncio.to_thread(self.store.study, id)
            if row:
                last = msgspec.json.encode(row.found)
                state, last = await self.run_process(row)
        except (OSError, ValueError, BenchError) as fault:
            log.error("study broken off", extra={"fault": repr(fault)})
            state = "failed"
        finally:
            try:
                if last:
                    await await_write(self.store.finish(id, self.owner, state, last))
                if state == "done":
                    self.file(id).unlink(missing_ok=True)
            except Exception as fault:  # the study counts as broken off, and goes on from its file
                log.error("end of a study not written", extra={"fault": repr(fault)})
            self.running.pop(id, None)
            self.wakes.set()

    async def run_process(self, row: StudyRow) -> tuple[StudyState, bytes]:
        """Return how a study ended, and the last line of its process."""
        seconds = seconds_for(row.settings)
        process = await self.take_process()
        try:
            async with asyncio.timeout(seconds):
                task = StudyTask(row.settings, str(self.file(row.id)), seconds, str(self.models), self.scheduler)
                return await self.listen(row, process, task)
        except TimeoutError:
            found = await asyncio.to_thread(self.store.study, row.id)
            return "stopped", msgspec.json.encode(found.found if found else row.found)
        finally:
            await end_process(process)

    async def listen(
        self, row: StudyRow, process: asyncio.subprocess.Process, task: StudyTask
    ) -> tuple[StudyState, bytes]:
        assert process.stdin and process.stdout
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        await process.stdin.drain()
        last = msgspec.json.encode(row.found)
        reading: asyncio.Task[bytes] | None = None
        try:
            while True:
                reading = reading or asyncio.create_task(process.stdout.readline())
                done, _ = await asyncio.wait([reading], timeout=BEAT)
                line, reading = (reading.result(), None) if done else (b"", reading)
                if done and not line:
                    return "failed", last
                if line:
                    found = msgspec.json.decode(line, type=Found)
                    if found.fault:
                        return "failed", msgspec.json.encode(with_fault(last, found))
                    last = line.strip()
                    if found.ended:
                        return "done", last
                if not await self.beat(row.id, last if line else b""):
                    return "paused", last  # by its person, here or at another process
        finally:
            if reading:
                reading.cancel()

    async def beat(self, id: str, found: bytes) -> bool:
        """Write the heartbeat of a study; return whether it may go on. If it cannot be written, the study goes on."""
        try:
            rows = await await_write(self.store.beat(id, self.owner, now(), found))
        except Exception as fault:
            log.error("sign of life not written", extra={"fault": repr(fault)})
            return True
        return bool(rows)

    async def forget(self, id: str) -> None:
        """Delete what a study has counted, once its process has ended."""
        if task := self.running.get(id):
            await asyncio.wait([task])
        await asyncio.to_thread(self.file(id).unlink, True)

    async def close(self) -> None:
        """End all processes. Studies that ran can go on later."""
        tasks = [each for each in (self.loop, *self.running.values()) if each]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.spare:
            await end_process(self.spare)


def seconds_for(settings: StudySettings) -> int:
    """Return after how many seconds a study is stopped."""
    if settings.skill or settings.players == "warlord" or settings.train:
        return SLOW_SECONDS
    return SEARCH_SECONDS if settings.search else SECONDS


def with_fault(last: bytes, found: Found) -> Found:
    """Return what was found last, with why it does not go on."""
    before = msgspec.json.decode(last, type=Found)
    assert {*found.fault} == {*LANGUAGES}
    return msgspec.structs.replace(before, fault=found.fault)


async def start_process() -> asyncio.subprocess.Process:
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
