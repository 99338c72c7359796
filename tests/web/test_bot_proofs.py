"""The choices of bots made again beside the server: one game at a time, kept, and a failure is a clear sentence."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from regno.table.errors import TableError
from regno.web.bots import proofs
from regno.web.bots.proofs import BotProof, ProofTask, run_command
from regno.web.jobs.questions import KeptAnswers, LocalQuestions

HONEST = """print('{"repeated": {"steward": 3, "warlord": 4}, "commitment": "x"}')"""


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in the place of ``regno verify``, which counts how often it is run."""
    script = tmp_path / "verify.py"
    monkeypatch.setattr(proofs, "COMMAND", (sys.executable, str(script)))
    return script


def write(script: Path, body: str) -> None:
    counted = f"import sys, time; open({str(script.parent / 'runs')!r}, 'a').write(sys.stdin.read())\n"
    script.write_text(counted + body)


def make_queue() -> KeptAnswers[ProofTask, BotProof]:
    return KeptAnswers(LocalQuestions(run_command, *proofs.BOUNDS), proofs.MOST_KEPT, "proof-slow")


async def prove(queue: KeptAnswers[ProofTask, BotProof], table: str = "t", language: str = "en") -> BotProof:
    return await queue.ask(f"{language} {table}", ProofTask("R", language), "")


def test_a_game_is_proved_once_in_each_language(command: Path) -> None:
    write(command, HONEST)

    async def ask() -> list[BotProof]:
        queue = make_queue()
        asked = [("t", "en"), ("t", "en"), ("t", "it")]
        return list(await asyncio.gather(*(prove(queue, table, language) for table, language in asked)))

    assert asyncio.run(ask()) == [BotProof(True, 7)] * 3
    assert (command.parent / "runs").read_text() == "RR"


def test_a_choice_that_differs_is_told_by_its_sentence(command: Path) -> None:
    write(command, "print('a notice\\nregno: move 12 is not so', file=sys.stderr); sys.exit(2)")
    assert asyncio.run(prove(make_queue())) == BotProof(False, 0, "move 12 is not so")


def test_a_program_that_fails_or_takes_too_long_is_no_verdict(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(command, "sys.exit(1)")
    with pytest.raises(TableError, match="regno verify --bots"):
        asyncio.run(prove(make_queue()))
    write(command, "time.sleep(600)")
    monkeypatch.setattr(proofs, "SECONDS", 0.2)
    with pytest.raises(TableError, match="regno verify --bots"):
        asyncio.run(prove(make_queue()))


def test_those_who_wait_are_not_too_many(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(command, HONEST)
    monkeypatch.setattr(proofs, "BOUNDS", (1, 1))

    async def ask() -> None:
        queue = make_queue()
        first, second = (asyncio.create_task(prove(queue, name)) for name in "ab")
        while not queue.questions.waiting:
            await asyncio.sleep(0)
        with pytest.raises(TableError, match="30 seconds"):
            await prove(queue, "c")
        assert (await first).honest and (await second).honest

    asyncio.run(ask())
