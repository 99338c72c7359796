"""Repeating the choices of the bots of finished games, one game at a time in a process of its own."""

from __future__ import annotations

import logging
import sys

import msgspec

from regno.table.errors import TableError
from regno.web.jobs.questions import KeptAnswers, LocalQuestions, NoAnswer, Questions
from regno.web.processes import run_process
from regno.web.turns import Crowded

COMMAND = (sys.executable, "-m", "regno", "verify", "--bots", "--json", "-")
SECONDS = 300  # for one game; its searches may have to be compiled first
BOUNDS = 2, 8  # games that wait: from one address, and from all
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


class ProofTask(msgspec.Struct, frozen=True):
    """A game whose bots are to be repeated."""

    record: str
    language: str
    models: str = ""  # the file of those that they have played by


class ProofQueue:
    """Repeats the choices of one game after the other, addresses in turn; results are kept by table and language."""

    def __init__(self, questions: Questions[ProofTask, BotProof] | None = None) -> None:
        self.answers = KeptAnswers(questions or LocalQuestions(run_command, *BOUNDS), MOST_KEPT)

    @property
    def waiting(self) -> int:
        """How many wait for their turn."""
        return self.answers.questions.waiting

    async def prove(self, table: str, record: str, language: str, address: str = "", models: str = "") -> BotProof:
        """Return the proof of a finished game; raise TableError if too many wait, or it takes too long.

        ``models`` is the file of those that its bots have played by.
        """
        try:
            return await self.answers.ask(f"{language} {table}", ProofTask(record, language, models), address)
        except Crowded:
            raise TableError("proofs-busy", seconds=LATER) from None
        except NoAnswer:
            raise TableError("proof-slow") from None


async def run_command(task: ProofTask) -> BotProof:
    """Run ``regno verify --bots`` on a Record; raise NoAnswer if it fails or takes too long."""
    command = (*COMMAND, "--lang", task.language, *(["--models", task.models] if task.models else []))
    try:
        status, out, errors = await run_process(command, task.record.encode(), SECONDS, has_errors=True)
    except TimeoutError:
        raise NoAnswer from None
    if status == 0:
        return BotProof(True, sum(msgspec.json.decode(out, type=CommandResult).repeated.values()))
    if status != REFUSED:
        log.error("bots not repeated", extra={"status": status, "fault": errors[-500:].decode(errors="replace")})
        raise NoAnswer
    return BotProof(False, 0, errors.decode(errors="replace").strip().splitlines()[-1].removeprefix("regno: "))
