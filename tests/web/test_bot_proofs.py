"""The choices of bots made again beside the server: one game at a time, kept, and a failure is a clear sentence."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from regno.table.errors import TableError
from regno.web.bots import proofs
from regno.web.bots.proofs import BotProof, ProofQueue

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


def test_a_game_is_proved_once_in_each_language(command: Path) -> None:
    write(command, HONEST)

    async def ask() -> list[BotProof]:
        queue = ProofQueue()
        asked = [("t", "en"), ("t", "en"), ("t", "it")]
        return list(await asyncio.gather(*(queue.prove(table, "R", language) for table, language in asked)))

    assert asyncio.run(ask()) == [BotProof(True, 7)] * 3
    assert (command.parent / "runs").read_text() == "RR"


def test_a_choice_that_differs_is_told_by_its_sentence(command: Path) -> None:
    write(command, "print('a notice\\nregno: move 12 is not so', file=sys.stderr); sys.exit(2)")
    assert asyncio.run(ProofQueue().prove("t", "R", "en")) == BotProof(False, 0, "move 12 is not so")


def test_a_program_that_fails_or_takes_too_long_is_no_verdict(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(command, "sys.exit(1)")
    with pytest.raises(TableError, match="regno verify --bots"):
        asyncio.run(ProofQueue().prove("t", "R", "en"))
    write(command, "time.sleep(600)")
    monkeypatch.setattr(proofs, "SECONDS", 0.2)
    with pytest.raises(TableError, match="regno verify --bots"):
        asyncio.run(ProofQueue().prove("t", "R", "en"))


def test_those_who_wait_are_not_too_many(command: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(command, HONEST)
    monkeypatch.setattr(proofs, "BOUNDS", (1, 1))

    async def ask() -> None:
        queue = ProofQueue()
        first, second = (asyncio.create_task(queue.prove(name, "R", "en")) for name in "ab")
        while not queue.answers.questions.waiting:
            await asyncio.sleep(0)
        with pytest.raises(TableError, match="30 seconds"):
            await queue.prove("c", "R", "en")
        assert (await first).honest and (await second).honest

    asyncio.run(ask())
