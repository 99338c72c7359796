"""How bots fare with the deal of the day: measured once by a process in the background, and kept in a file."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path

import msgspec

from regno.files import FolderLock, write_atomic
from regno.web.daily.worker import GAMES, BotShare
from regno.web.processes import end_process

log = logging.getLogger("regno.web.daily.rates")
COMMAND = (sys.executable, "-m", "regno.web.daily.worker")
DECODER = msgspec.json.Decoder(BotShare)


class BotShares:
    """The shares of games won by bots, of the latest day that was asked for.

    Of all processes that share the folder one measures; the others read what it has kept. ``measures`` is whether this
    one may.
    """

    def __init__(self, folder: Path, measures: bool = True) -> None:
        self.folder, self.measures = folder, measures
        self.lock = FolderLock(folder)
        self.day: date | None = None
        self.shares: dict[tuple[str, int], BotShare] = {}
        self.task: asyncio.Task[None] | None = None

    @property
    def is_measuring(self) -> bool:
        return self.task is not None and not self.task.done()

    def shares_of(self, day: date) -> list[BotShare]:
        """Return how often each bot has won the deal of a day, as far as it was measured."""
        return list(self.shares.values()) if day == self.day else []

    def follow(self, day: date) -> None:
        """Read what is known of a day, and begin to measure what is not; one day at a time is measured."""
        if self.is_measuring or (day == self.day and self.is_complete):
            return
        self.day, self.shares = day, self.read(day)
        if self.measures and not self.is_complete and self.take_lock():
            self.task = asyncio.create_task(self.measure(day))

    @property
    def is_complete(self) -> bool:
        return bool(self.shares) and all(share.games >= GAMES for share in self.shares.values())

    def take_lock(self) -> bool:
        """Return whether no other process measures in this folder."""
        self.folder.mkdir(parents=True, exist_ok=True)
        return self.lock.take()

    def file(self, day: date) -> Path:
        return self.folder / f"{day.isoformat()}-bots.jsonl"

    def read(self, day: date) -> dict[tuple[str, int], BotShare]:
        with suppress(OSError, msgspec.MsgspecError):
            shares = [DECODER.decode(line) for line in self.file(day).read_bytes().splitlines()]
            return {(share.level, share.seat): share for share in shares}
        return {}

    async def measure(self, day: date) -> None:
        """Run the process of a day and take what it prints; keep it at the end. A failure is logged."""
        process = None
        try:
            process = await asyncio.create_subprocess_exec(
                *COMMAND, day.isoformat(), stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.DEVNULL
            )
            assert process.stdout
            while line := await process.stdout.readline():
                share = DECODER.decode(line)
                self.shares[share.level, share.seat] = share
            await asyncio.to_thread(self.keep, day)
        except (OSError, ValueError) as fault:
            log.error("bots not measured", extra={"fault": repr(fault)})
        finally:
            if process:
                await end_process(process)
            self.lock.release()

    def keep(self, day: date) -> None:
        write_atomic(self.file(day), b"".join(msgspec.json.encode(each) + b"\n" for each in self.shares.values()))
        for old in sorted(self.folder.glob("*-bots.jsonl"))[:-2]:
            old.unlink(missing_ok=True)

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
