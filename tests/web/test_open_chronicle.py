"""A chronicle in memory: whatever goes wrong in a change, it stays what its file says."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.scenarios import campaign
from regno.errors import Refused
from regno.web.chronicles.messages import BeginChronicle, DoCommand, UndoSteps
from regno.web.chronicles.registry import ChronicleRegistry
from regno.web.chronicles.room import ChronicleRoom


def opened(folder: Path) -> tuple[ChronicleRegistry, ChronicleRoom]:
    """Return a campaign with two notes in its log."""
    registry = ChronicleRegistry(folder)
    id, _ = registry.begin(BeginChronicle(kind="campaign", players=["Anna", "Bo"]), "en")
    room = asyncio.run(registry.find(id))
    for number, text in enumerate(("one", "two")):
        asyncio.run(room.change(note(f"r{number}", number, text)))
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
            asyncio.run(held.change(note("r3", held.opened.version, "three", instead=2)))
    assert asyncio.run(refreshed(registry, held.id)) is held
    assert notes(held) == ["one", "two"] and held.opened.version == 2
    asyncio.run(held.change(UndoSteps(request="r4", version=2)))
    assert notes(held) == ["one"] == notes(asyncio.run(ChronicleRegistry(tmp_path).find(held.id)))


def test_a_refused_replacement_keeps_the_steps_and_reads_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, held = opened(tmp_path)
    monkeypatch.setattr(held, "reload", fail)
    with pytest.raises(Refused):
        asyncio.run(held.change(note("r3", 2, "", instead=2)))
    assert notes(held) == ["one", "two"] and held.opened.version == 2
