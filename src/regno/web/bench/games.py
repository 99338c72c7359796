"""The games of a study as a Parquet file, written by the command in a process of its own; addresses take turns."""

from __future__ import annotations

import asyncio
import logging
import shlex
import sys
import tempfile
from pathlib import Path

import msgspec

from regno.web.bench.errors import BenchError
from regno.web.bench.messages import StudySettings
from regno.web.jobs.questions import NoAnswer, Questions
from regno.web.processes import run_process
from regno.web.turns import Crowded

MOST_DEALS = 10_000
SECONDS = 120  # a study has compiled what plays its games, and they take seconds; others wait for this one
BOUNDS = 2, 16  # files that wait: from one address, and from all
LATER = 10  # seconds until one should ask again
# The command, with less of the processor than those who play.
COMMAND = (sys.executable, "-c", "import os, sys; os.nice(10); from regno.cli import main; sys.exit(main())")

log = logging.getLogger("regno.web.bench.games")


class GamesTask(msgspec.Struct, frozen=True):
    """Games to be written: the command of the lab, and the edition that it reads as a file."""

    command: str
    edition: str


async def write_games(
    questions: Questions[GamesTask, bytes], settings: StudySettings, task: GamesTask, address: str
) -> bytes:
    """Return the file with the games of a study when the turn of an address has come; raise BenchError."""
    if settings.players == "warlord":
        raise BenchError("games-slow")
    try:
        return await questions.ask(task, address)
    except (Crowded, NoAnswer):
        raise BenchError("games-busy", seconds=LATER) from None


async def run_command(task: GamesTask) -> bytes:
    """Return the file that a command of the lab writes; raise NoAnswer if it fails, TimeoutError if it is slow."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "edition.toml").write_text(task.edition, encoding="utf-8")
        words = [*COMMAND, *shlex.split(task.command)[1:]]
        status, _, _ = await run_process(words, b"", SECONDS, Path(folder))
        if status:
            log.error("games not written", extra={"status": status})
            raise NoAnswer
        return await asyncio.to_thread(Path(folder, "games.parquet").read_bytes)
