"""The games of a study as a Parquet file, written by the command in a process of its own, one file at a time."""

from __future__ import annotations

import asyncio
import shlex
import sys
import tempfile
from pathlib import Path

from regno.web.bench.errors import BenchError
from regno.web.bench.messages import StudySettings
from regno.web.processes import end_process

MOST_DEALS = 10_000
SECONDS = 300
LATER = 10  # seconds until one should ask again


class GamesQueue:
    """Writes one file after the other; more than a few do not wait."""

    def __init__(self) -> None:
        self.turn, self.waiting = asyncio.Lock(), 0

    async def write(self, settings: StudySettings, command: str, edition: str) -> bytes:
        """Return the games of a study, at most some thousand deals, at both tables; raise BenchError."""
        if settings.players == "warlord" or self.waiting > 2:
            raise BenchError("games-slow" if settings.players == "warlord" else "games-busy", seconds=LATER)
        self.waiting += 1
        try:
            async with self.turn:
                return await run_command(command, edition)
        finally:
            self.waiting -= 1


async def run_command(command: str, edition: str) -> bytes:
    """Return the file that a command of the lab writes for an edition; raise BenchError if it fails."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "edition.toml").write_text(edition, encoding="utf-8")
        words = [sys.executable, "-m", *shlex.split(command)]
        process = await asyncio.create_subprocess_exec(
            *words, cwd=folder, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL
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
