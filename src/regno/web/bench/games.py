"""The games of a study as a Parquet file, written by the command in a process of its own, one file at a time."""

from __future__ import annotations

import asyncio
import shlex
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

from regno.web.bench.errors import BenchError
from regno.web.bench.messages import StudySettings
from regno.web.processes import end_process
from regno.web.turns import Crowded, Turns

MOST_DEALS = 10_000
MOST_OF_ONE, MOST_WAITING = 1, 8  # files that wait: for one address, and for all
SECONDS = 120  # for one file
LATER = 10  # seconds until one should ask again
# The command, with less of the processor than those who play.
COMMAND = (sys.executable, "-c", "import os, sys; os.nice(10); from regno.cli import main; sys.exit(main())")


class GamesQueue:
    """Writes one file after the other; addresses take turns, so that nobody keeps the others out."""

    def __init__(self, run: Callable[[str, str], Awaitable[bytes]] | None = None) -> None:
        self.run, self.turns = run or run_command, Turns(MOST_OF_ONE, MOST_WAITING)

    async def write(self, settings: StudySettings, command: str, edition: str, address: str) -> bytes:
        """Return the games of a study, at most some thousand deals, at both tables; raise BenchError."""
        if settings.players == "warlord":
            raise BenchError("games-slow")
        try:
            await self.turns.take(address)
        except Crowded:
            raise BenchError("games-busy", seconds=LATER) from None
        try:
            return await self.run(command, edition)
        finally:
            self.turns.give_back()


async def run_command(command: str, edition: str) -> bytes:
    """Return the file that a command of the lab writes for an edition; raise BenchError if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "edition.toml").write_text(edition, encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *COMMAND,
            *shlex.split(command)[1:],
            cwd=folder,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
        )
        try:
            async with asyncio.timeout(SECONDS):
                status = await process.wait()
        except TimeoutError:
            status = 1
        finally:
            await end_process(process)
        if status:
            raise BenchError("games-busy", seconds=LATER)
        return await asyncio.to_thread(Path(folder, "games.parquet").read_bytes)
