"""A chronicle in memory: whatever goes wrong in a change, it stays what its file says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import command_record
from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios import campaign
from regno.chronicles.store import ChronicleStore
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.messages import BeginChronicle, DoCommand, UndoSteps
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.room import ChronicleRoom, Watcher, timestamp
from regno.web.chronicles.serialize import export_text
from regno.web.live.protocol import NotPersisted


def opened(folder: Path) -> tuple[ChronicleRegistry, ChronicleRoom]:
    """Return a campaign with two notes in its log."""
    registry = ChronicleRegistry(folder)
    id, _ = registry.begin(BeginChronicle(kind="campaign", players=["Anna", "Bo"]), "en")
    room = asyncio.run(registry.find(id))
    for number, text in enumerate(("one", "two")):
        asyncio.run(room.submit(note(f"r{number}", number, text)))
    return registry, room


def note(request: str, version: int, text: str, instead: int = 0) -> DoCommand:
    return DoCommand(request=request, version=version, command="note", arguments={"text": text}, instead=instead)


def notes(held: ChronicleRoom) -> list[str]:
    return [command.arguments["text"] for command in held.opened.chronicle.commands]


async def refreshed(registry: ChronicleRegistry, id: str) -> ChronicleRoom:
    room = await registry.find(id)
    await room.refresh()
    return room


def fail(*_: Any) -> None:
    raise RuntimeError("a fault of the program")


@pytest.mark.parametrize("part", ["steps", "command", "replay"])
def test_an_internal_error_leaves_memory_as_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    registry, held = opened(tmp_path)
    with monkeypatch.context() as broken:
        if part == "steps":
            broken.setattr(campaign, "now", fail)
        elif part == "command":
            broken.setattr(Chronicle, "do", fail)
        else:  # so that reading the file again fails too
            broken.setattr("regno.chronicles.common_commands.COMMON", {"note": (fail, fail)})
        with pytest.raises(RuntimeError):
            asyncio.run(held.submit(note("r3", held.opened.version, "three", instead=2)))
    assert asyncio.run(refreshed(registry, held.id)) is held
    assert notes(held) == ["one", "two"] and held.opened.version == 2
    asyncio.run(held.submit(UndoSteps(request="r4", version=2)))
    assert notes(held) == ["one"] == notes(asyncio.run(ChronicleRegistry(tmp_path).find(held.id)))


def test_a_refused_replacement_keeps_the_steps_and_reads_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, held = opened(tmp_path)
    monkeypatch.setattr(held, "reload", fail)
    with pytest.raises(Refusal):
        asyncio.run(held.submit(note("r3", 2, "", instead=2)))
    assert notes(held) == ["one", "two"] and held.opened.version == 2


def elsewhere(folder: Path, id: str, text: str, request: str = "") -> None:
    """Note a text as another process would."""
    store = ChronicleStore(folder)
    opened = store.open(id)
    record = {**command_record(opened.chronicle.do("note", {"text": text}).command), "request": request}
    assert store.append(opened, opened.version, [record]).result()


async def unaware() -> None:
    """In place of ``refresh``: the other process writes just after the look at the store."""


def test_who_is_overtaken_by_another_process_hears_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _, held = opened(tmp_path)
    monkeypatch.setattr(held, "refresh", unaware)
    elsewhere(tmp_path, held.id, "theirs")
    with pytest.raises(ChronicleError) as fault:
        asyncio.run(held.submit(note("r3", 2, "mine")))
    assert fault.value.key == "moved-on" and notes(held) == ["one", "two", "theirs"]
    asyncio.run(held.submit(note("r4", 3, "mine")))
    assert notes(held) == ["one", "two", "theirs", "mine"]


def test_a_request_that_another_process_has_applied_is_not_applied_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, held = opened(tmp_path)
    monkeypatch.setattr(held, "refresh", unaware)
    elsewhere(tmp_path, held.id, "once", request="r3")
    asyncio.run(held.submit(note("r3", 2, "once")))
    assert notes(held) == ["one", "two", "once"] and held.opened.version == 3


def test_what_cannot_be_written_is_not_done_and_watchers_get_what_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, held = opened(tmp_path)
    watcher = Watcher("en")

    async def play() -> None:
        await held.join(watcher, have=2)
        with monkeypatch.context() as full:
            full.setattr("regno.chronicles.store.os.fsync", fail)
            with pytest.raises(NotPersisted):
                await held.submit(note("r3", 2, "lost"))
        assert await watcher.send_queue.next() is None, "a snapshot is due"
        assert notes(held) == ["one", "two"]
        await held.submit(note("r4", 2, "kept"))

    asyncio.run(play())
    assert notes(held)[-1] == "kept" and notes(held) == notes(asyncio.run(ChronicleRegistry(tmp_path).find(held.id)))


def copied(folder: Path, held: ChronicleRoom) -> ChronicleRoom:
    """Return the same chronicle in another folder, as a browser has it that goes on without a connection."""
    registry = ChronicleRegistry(folder / "browser")
    id, _ = registry.keep("copy", export_text(held.opened, "write"))
    return asyncio.run(registry.find(id))


def paladins(folder: Path) -> ChronicleRoom:
    """Return a scenario of Paladins without a seed: nobody can foretell its draws."""
    registry = ChronicleRegistry(folder)
    id, _ = registry.begin(BeginChronicle(kind="paladins", players=["Anna", "Bo"]), "en")
    return asyncio.run(registry.find(id))


def give(room: ChronicleRoom, command: str) -> DoCommand:
    """Do a command; return it as a client brings it later, with its draws and its time."""
    asked = DoCommand(request=f"r-{command}", version=room.opened.version, command=command)
    asyncio.run(room.submit(asked))
    done = room.opened.chronicle.commands[-1]
    return msgspec.structs.replace(asked, drawn=list(done.drawn), at=done.at)


SETUP = ("first-player", "townsfolk", "reveal")


def test_steps_without_a_connection_are_entered_later_with_the_draws_that_were_seen(tmp_path: Path) -> None:
    held = paladins(tmp_path)
    away = copied(tmp_path, held)
    steps = [give(away, command) for command in SETUP]
    assert any(step.drawn for step in steps)
    for step in [*steps, *steps]:  # once each, also if all come a second time
        asyncio.run(held.submit(step))
    there, here = (export_text(room.opened, "write").split("\n")[1:] for room in (held, away))
    assert there == here, "the journals agree in every byte behind the header"


def test_a_step_that_the_server_drew_otherwise_is_a_conflict(tmp_path: Path) -> None:
    """The answer was lost on the way: here and there the same step was done, with different draws."""
    held = paladins(tmp_path)
    asyncio.run(held.submit(DoCommand(request="r-first-player", version=0, command="first-player")))
    drawn = list(held.opened.chronicle.commands[0].drawn)
    other = "Bo" if drawn == ["Anna"] else "Anna"
    for seen, is_same in ((drawn, True), ([other], False)):
        again = DoCommand(request="r-first-player", version=0, command="first-player", drawn=seen)
        if is_same:
            asyncio.run(held.submit(again))
            continue
        with pytest.raises(ChronicleError) as fault:
            asyncio.run(held.submit(again))
        assert fault.value.key == "moved-on"
    assert held.opened.version == 1


def test_a_draw_that_cannot_be_is_refused_and_a_time_to_come_is_now(tmp_path: Path) -> None:
    held = paladins(tmp_path)
    with pytest.raises(Refusal):
        wrong = DoCommand(request="a", version=0, command="first-player", drawn=["Nobody"])
        asyncio.run(held.submit(wrong))
    for number, at in enumerate(("2999-01-01T00:00:00+00:00", "yesterday", "2026-01-02T03:04:05+02:00")):
        command = DoCommand(request=f"t{number}", version=number, command="note", arguments={"text": "x"}, at=at)
        asyncio.run(held.submit(command))
    times = [command.at for command in held.opened.chronicle.commands]
    assert times[2] == "2026-01-02T01:04:05+00:00" and max(times) <= timestamp()
