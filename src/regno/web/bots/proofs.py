"""Repeating the choices of the bots of finished games, one game at a time in a process of its own."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict

import msgspec

from regno.table.errors import TableError
from regno.web.processes import end_process

COMMAND = (sys.executable, "-m", "regno", "verify", "--bots", "--json", "-")
SECONDS = 300  # for one game; its searches may have to be compiled first
MOST_WAITING = 8
MOST_KEPT = 256
LATER = 30  # seconds
REFUSED = 2  # status of the command

log = logging.getLogger("regno.web.bots.proofs")


class BotProof(msgspec.Struct, frozen=True):
    """Whether every choice of the bots could be repeated, how many were, and why not."""

    honest: bool
    choices: int
    trouble: str = ""


class CommandResult(msgspec.Struct, frozen=True):
    """What is read of the command's output."""

    repeated: dict[str, int]


class ProofQueue:
    """Repeats the choices of one game after the other; results are kept by table and language."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.kept: OrderedDict[tuple[str, str], BotProof] = OrderedDict()

    async def prove(self, table: str, record: str, language: str, models: str = "") -> BotProof:
        """Return the proof of a finished game; raise TableError if too many wait, or it takes too long.

        ``models`` is the file of those that its bots have played by.
        """
        key = (table, language)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if self.waiting >= MOST_WAITING:
            raise TableError("proofs-busy", seconds=LATER)
        self.waiting += 1
        try:
            async with self.turn:
                found = self.kept.get(key) or await run_command(record, language, models)
        finally:
            self.waiting -= 1
        self.kept[key] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found


async def run_command(record: str, language: str, models: str = "") -> BotProof:
    """Run ``regno verify --bots`` on a Record; raise TableError if it fails or takes too long."""
    pipe = asyncio.subprocess.PIPE
    command = (*COMMAND, "--lang", language, *(["--models", models] if models else []))
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            out, told = await process.communicate(record.encode())
    except TimeoutError:
        raise TableError("proof-slow") from None
    finally:
        await end_process(process)
    if process.returncode == 0:
        return BotProof(True, sum(msgspec.json.decode(out, type=CommandResult).repeated.values()))
    if process.returncode != REFUSED:
        log.error(
            "bots not repeated", extra={"status": process.returncode, "fault": told[-500:].decode(errors="replace")}
        )
        raise TableError("proof-slow")
    return BotProof(False, 0, told.decode(errors="replace").strip().splitlines()[-1].removeprefix("regno: "))
