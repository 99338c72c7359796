"""Texts from elsewhere are read in a process with bounds: whatever they do to it, the server goes on."""

from __future__ import annotations

import asyncio
import os
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from wire import PATIENCE, Server

from regno.chronicles.packs.library import PackLibrary, whole_text
from regno.errors import RegnoError
from regno.web.chronicles import import_queue as clerks
from regno.web.chronicles.import_queue import ImportQueue
from regno.web.chronicles.import_worker import ImportFailed, ImportPassed, ImportRequest, check

PACK = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\n'
BOMB = ".".join("a" * 40_000) + " = 1"

Checker = Callable[[str], None]


@pytest.fixture
def checker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checker:
    """The real process, with something else in place of the reading of a pack."""

    def checker(body: str) -> None:
        script = tmp_path / "checker.py"
        script.write_text(
            "import sys, time\nfrom regno.web.chronicles import import_worker as checker\n"
            f"def check_pack(text, id):\n{textwrap.indent(textwrap.dedent(body), '    ')}\n"
            "checker.check_pack = check_pack\nchecker.limit_memory()\n"
            "checker.serve(sys.stdin.buffer, sys.stdout.buffer)\n"
        )
        monkeypatch.setattr(clerks, "COMMAND", (sys.executable, str(script)))

    return checker


async def refused(import_queue: ImportQueue, text: str = "", address: str = "a") -> str:
    with pytest.raises(RegnoError) as fault:
        await import_queue.read(ImportRequest("pack", text), address)
    assert fault.value.text("it") and fault.value.text("en") != fault.value.text("it")
    return fault.value.key


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_good_pack_passes_and_a_bomb_does_not() -> None:
    house = whole_text(next(PackLibrary(Path()).sources()))

    async def prompt() -> None:
        import_queue = ImportQueue()
        passed = await import_queue.read(ImportRequest("pack", PACK), "a")
        assert (passed.name, passed.text) == ("mine", PACK)
        first = import_queue.process
        assert await refused(import_queue, BOMB) == "not-toml"
        assert (await import_queue.read(ImportRequest("pack", house), "a")).name == "house"
        assert import_queue.process is first, "a refusal is no reason to start anew"
        await import_queue.close()
        assert first and first.returncode is not None

    asyncio.run(prompt())


def test_a_text_that_eats_memory_is_refused_and_the_next_is_read(checker: Checker) -> None:
    checker("if text == 'eat': return bytearray(4 << 30)\nreturn checker.ImportPassed('fine', text)")

    async def prompt() -> None:
        import_queue = ImportQueue()
        assert await refused(import_queue, "eat") == "too-heavy"
        assert (await import_queue.read(ImportRequest("pack", "x"), "a")).name == "fine"
        await import_queue.close()

    asyncio.run(prompt())


@pytest.mark.parametrize("body", ["time.sleep(600)", "import os; os.abort()", "sys.stdout.buffer.write(b'x' * 99)"])
def test_a_text_that_takes_too_long_or_kills_its_reader_is_refused(
    checker: Checker, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker(f"if text == 'hurt':\n    {body}\nreturn checker.ImportPassed('fine', text)")
    monkeypatch.setattr(clerks, "SECONDS", 0.5)

    async def prompt() -> None:
        import_queue = ImportQueue()
        assert (await import_queue.read(ImportRequest("pack", "x"), "a")).name == "fine"
        first = import_queue.process
        ticks = 0

        async def tick() -> None:
            nonlocal ticks
            while True:
                ticks += 1
                await asyncio.sleep(0)

        ticking = asyncio.create_task(tick())
        assert await refused(import_queue, "hurt") == "too-heavy"
        ticking.cancel()
        if "sleep" in body:  # the others end at once
            assert ticks > 10, "the event loop must go on meanwhile"
        assert first and first.returncode is not None and not is_running(first.pid)
        assert (await import_queue.read(ImportRequest("pack", "x"), "a")).name == "fine"
        await import_queue.close()

    asyncio.run(prompt())


def test_one_address_may_have_two_waiting_and_others_are_let_in(checker: Checker) -> None:
    checker("time.sleep(600)")
    most = 1 + clerks.MOST_OF_ONE  # one is read, the others wait

    async def prompt() -> None:
        import_queue = ImportQueue()
        texts = [asyncio.create_task(import_queue.read(ImportRequest("pack", "x"), "a")) for _ in range(most)]
        await asyncio.sleep(0)
        assert await refused(import_queue, address="a") == "too-many"
        other = asyncio.create_task(import_queue.read(ImportRequest("pack", "x"), "b"))
        await asyncio.sleep(0)
        assert {key: len(queue) for key, queue in import_queue.turns.queues.items()} == {"a": 2, "b": 1}
        for task in (*texts, other):
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*texts, other, return_exceptions=True)
            await import_queue.close()
        assert not import_queue.turns.waiting and not import_queue.turns.busy and import_queue.process is None

    asyncio.run(prompt())


def test_addresses_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[str]()

    async def note(_: ImportQueue, question: ImportRequest) -> ImportPassed:
        read.append(question.text)
        await asyncio.sleep(0)
        return ImportPassed("fine", question.text)

    monkeypatch.setattr(ImportQueue, "prompt", note)

    async def prompt() -> None:
        import_queue = ImportQueue()
        asked = [("a", "first"), ("a", "second"), ("a", "third"), ("b", "other")]
        await asyncio.gather(*(import_queue.read(ImportRequest("pack", text), address) for address, text in asked))

    asyncio.run(prompt())
    assert read == ["first", "second", "other", "third"]


def test_a_process_without_work_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerks, "LINGER", 0.0)

    async def prompt() -> None:
        import_queue = ImportQueue()
        await import_queue.read(ImportRequest("pack", PACK), "a")
        process = None
        async with asyncio.timeout(PATIENCE):
            process = import_queue.process
            while import_queue.process:
                await asyncio.sleep(0.01)
            assert process and await process.wait() == 0
        await import_queue.close()

    asyncio.run(prompt())


@pytest.mark.parametrize("text", [BOMB, "x = " + "[" * 9_000, "[pack]\nid = " + "9" * 5_000, "\0", "[pack]\nid = 3"])
def test_whatever_a_pack_is_the_checker_answers(text: str) -> None:
    answer = check(ImportRequest("pack", text))
    assert isinstance(answer, ImportFailed) and set(answer.words) == {"en", "it"} and all(answer.words.values())
    assert isinstance(check(ImportRequest("pack", PACK)), ImportPassed)


def test_bombs_over_http_are_refused_and_the_server_ends_at_once(lone: Server) -> None:
    with lone:
        for text in (BOMB, f"[{BOMB[:-4]}]", f"x = {{ {BOMB} }}"):
            status, answer = lone.http("/api/packs/import", {"toml": text})
            assert (status, answer["reason"]) == (400, "not-toml") and "eight" in answer["text"]
        assert lone.http("/api/packs/import", {"toml": "x" * 500_000})[0] == 400
        status, answer = lone.http("/api/packs/import", {"toml": PACK})
        assert (status, answer["id"]) == (201, "mine")
        assert lone.http("/api/packs/import", {"toml": PACK})[1]["reason"] == "pack-taken"
        assert lone.stop() == 0
