"""Repeating the choices of the bots of finished games, one game at a time in a process of its own."""

from __future__ import annotations

import logging
import sys

import msgspec

from regno.web.jobs.questions import NoAnswer
from regno.web.processes import run_process

COMMAND = (sys.executable, "-m", "regno", "verify", "--bots", "--json", "-")
SECONDS = 300  # for one game; its searches may have to be compiled first
BOUNDS = 2, 8  # games that wait: from one address, and from all
MOST_KEPT = 256
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


class ProofTask(msgspec.Struct, frozen=True):
    """A game whose bots are to be repeated."""

    record: str
    language: str
    models: str = ""  # the file of those that they have played by


async def run_command(task: ProofTask) -> BotProof:
    """Run ``regno verify --bots`` on a Record; raise NoAnswer if it fails, TimeoutError if it takes too long."""
    command = (*COMMAND, "--lang", task.language, *(["--models", task.models] if task.models else []))
    status, out, errors = await run_process(command, task.record.encode(), SECONDS, has_errors=True)
    if status == 0:
        return BotProof(True, sum(msgspec.json.decode(out, type=CommandResult).repeated.values()))
    if status != REFUSED:
        log.error("bots not repeated", extra={"status": status, "fault": errors[-500:].decode(errors="replace")})
        raise NoAnswer
    return BotProof(False, 0, errors.decode(errors="replace").strip().splitlines()[-1].removeprefix("regno: "))
