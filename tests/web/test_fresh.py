"""On a machine where nothing is compiled yet the game goes on at once; advice says that it is being prepared."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from wire import Client, Refusal, Server, run


@pytest.fixture
def fresh(lone: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that finds no machine code; ended as a person would, so that it ends whoever compiles for it."""
    monkeypatch.setenv("REGNO_CACHE", str(tmp_path / "cache"))
    with lone as server:
        yield server


async def among(server: Server, level: str) -> Client:
    """A person with bots of a level, at a choice between two moves or more."""
    table, token = server.make()
    client = await Client(server, table, token).open()
    await client.sit(0)
    for seat in (1, 2, 3):
        await client.ask("fill", seat=seat, bot=level)
    await client.ask("begin")
    return await choosing(client)


async def choosing(client: Client) -> Client:
    """On to the next choice, or to the end: a House without cards can fall within a few turns."""
    while len(client.legal) < 2 and not client.over:
        await (client.move(Random(1)) if client.legal else client.hear())
    return client


@pytest.mark.parametrize("level", ["warlord", "sovereign"])
def test_those_who_think_play_by_rule_of_thumb_until_they_are_compiled(fresh: Server, level: str) -> None:
    async def play() -> None:
        client = await among(fresh, level)
        for seed in range(4):
            if not client.over:
                await client.move(Random(seed))
                await choosing(client)

    run(play())
    assert "bot lost" not in fresh.said


def test_advice_that_is_being_prepared_keeps_nobody_from_choosing(fresh: Server) -> None:
    async def play() -> None:
        client = await among(fresh, "steward")
        first, second = await client.put("hint", seat=0), await client.put("hint", seat=0)
        await client.move(Random(2))
        assert first not in client.answers and client.answers[second]["reason"] == "hint-under-way"
        while first not in client.answers:
            await client.hear()
        assert client.answers[first]["reason"] == "hint-later" and client.answers[first]["seconds"] > 0

    run(play())


def test_advice_for_no_choice_of_ones_own_is_refused(fresh: Server) -> None:
    async def play() -> None:
        client = await among(fresh, "steward")
        with pytest.raises(Refusal) as refusal:
            await client.ask("hint", seat=2)
        assert refusal.value.reason == "not-your-seat"

    run(play())
