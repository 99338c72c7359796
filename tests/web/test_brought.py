"""Games that were played without a server and are brought to it."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from local_games import play
from wire import Server

from regno.proelio.formats.record import read_record
from regno.table.store.codec import DAY
from regno.table.verify import verify
from regno.web.local.server import LocalServer

TOKEN = "a-token-of-this-browser-alone"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    async def play_one() -> str:
        server = LocalServer(str(tmp_path_factory.mktemp("local")))
        await server.open()
        found = await play(server, 1, seeded=False)
        await server.close()
        return found

    return asyncio.run(play_one())


def bring(server: Server, record: str, **more: Any) -> tuple[int, Any]:
    return server.http("/api/records?lang=en", {"record": record, "token": TOKEN, "names": ["Ada"], **more})


def test_a_game_is_kept_as_it_was_played_and_is_its_players(server: Server, record: str) -> None:
    yesterday = int(time.time() * 1000) - DAY
    status, made = bring(server, record, ended=yesterday)
    assert status == 201, made
    table = made["table"]
    assert server.http(f"/api/tables/{table}/record")[1] == record and verify(record).answers > 0
    (mine,) = server.http("/api/mine", {"tokens": [TOKEN]})[1]["tables"]
    game = read_record(record)
    assert game.result and tuple(mine["winners"]) == game.result.winners
    assert (mine["table"], mine["phase"], mine["yours"], mine["ended"]) == (table, "over", [0], yesterday)
    assert [seat["bot"] for seat in mine["seats"]] == ["", *["steward"] * (game.options.houses - 1)]
    history = server.http("/api/history", {"tokens": [TOKEN]})[1]
    assert [each["table"] for each in history["games"]] == [table]


def test_a_game_that_is_brought_twice_is_kept_once(server: Server, record: str) -> None:
    first, second = bring(server, record, token=TOKEN * 2), bring(server, record, token=TOKEN * 2)
    assert first == second and first[0] == 201
    assert len(server.http("/api/mine", {"tokens": [TOKEN * 2]})[1]["tables"]) == 1


def changed_secret(record: str) -> str:
    before = next(line for line in record.splitlines() if line.startswith("# shuffle secret"))
    return record.replace(before, "# shuffle secret " + "0" * 32)


def without_last_move(record: str) -> str:
    return record.rstrip("\n").rpartition("\n")[0] + "\n"


def changed_level(record: str) -> str:
    return record.replace("# bots steward", "# bots random")


def searched(record: str) -> str:
    return record.replace("# bots steward 0", "# bots warlord 8000")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (changed_secret, "wrong-commitment"),
        (without_last_move, "brought-part"),
        (changed_level, "wrong-bot-choice"),
        (searched, "brought-search"),
        (lambda record: record + "\n" * 20_000, "brought-long"),
        (lambda record: "", "no-bots-told"),
        (lambda record: record.replace("houses", "homes"), "record-line"),
        (lambda record: "x" * 400_000, "unreadable"),
    ],
)
def test_what_is_not_so_is_refused_with_a_sentence(server: Server, record: str, change: Any, reason: str) -> None:
    status, found = bring(server, change(record))
    assert (status, found["reason"]) == (400, reason) and found["text"]


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"token": "short"}, "unknown-token"),
        ({"names": ["x" * 99]}, "bad-name"),
        ({"names": []}, "bad-name"),
        ({"ended": "now"}, "unreadable"),
        ({"more": 1}, "unreadable"),
    ],
)
def test_wrong_facts_are_refused_too(server: Server, record: str, more: dict[str, Any], reason: str) -> None:
    status, found = bring(server, record, **{"token": "another-token-of-this-browser", **more})
    assert status in (400, 403) and found["reason"] == reason


def test_a_folder_of_the_browser_opens_again(tmp_path: Path) -> None:
    """What was played is there after a reload, and in the lists."""

    async def twice() -> None:
        server = LocalServer(str(tmp_path))
        await server.open()
        record = await play(server, 2)
        await server.close()
        again = LocalServer(str(tmp_path))
        await again.open()
        (id,) = again.app.state.registry.store.ids()
        assert (await again.fetch("GET", f"/api/tables/{id}/record")).body.decode() == record
        await again.close()

    asyncio.run(twice())


def ask_here(folder: Path, record: str, published: str) -> tuple[int, dict[str, Any]]:
    """Have a Record verified by the application that runs in a browser."""

    async def ask() -> tuple[int, dict[str, Any]]:
        server = LocalServer(str(folder))
        await server.open()
        answer = await server.fetch("POST", f"/api/verify?published={published}&lang=en", record)
        await server.close()
        return answer.status, json.loads(answer.body)

    return asyncio.run(ask())


def test_the_browser_proves_a_shuffle_from_the_record_alone(record: str, tmp_path: Path) -> None:
    claim = verify(record).claim
    status, found = ask_here(tmp_path, record, claim.commitment)
    assert status == 200 and found["answers"] > 20
    assert found["nonces"] == {str(seat): nonce for seat, nonce in claim.shuffle.nonces.items()}
    status, found = ask_here(tmp_path, record, "0" * 64)
    assert status == 400 and found["reason"] == "wrong-commitment"
    assert ask_here(tmp_path, record.replace(claim.shuffle.secret, "7" * 32), claim.commitment)[0] == 400
    dealt = [line for line in record.splitlines() if line.startswith("chance =")][4:]
    other = next(line for line in dealt if line != dealt[0])
    status, found = ask_here(tmp_path, record.replace(dealt[0], other, 1), claim.commitment)
    assert status == 400 and found["reason"] in ("wrong-answer", "record-line"), "a draw that the rules do not give"
