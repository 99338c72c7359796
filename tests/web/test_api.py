"""The API as documented: every message is on the page, the types are fresh, the example plays."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from wire import Client, Server, come_anew, play_out, run, seated

from regno.table.settings import TableSettings
from regno.web import messages

HOME = Path(__file__).parents[2]
DOC = (HOME / "docs" / "api.md").read_text(encoding="utf-8")


def rows(tag: str) -> list[str]:
    return [line for line in DOC.splitlines() if line.startswith(f"| `{tag}` ")]


@pytest.mark.parametrize("kind", get_args(messages.AnyRequest), ids=lambda kind: kind.__name__)
def test_every_request_is_documented_with_its_fields(kind: type[msgspec.Struct]) -> None:
    (row,) = rows(str(kind.__struct_config__.tag))
    told = set(re.findall(r"`(\w+)`", row.split("|")[2]))
    assert told == {field.name for field in msgspec.structs.fields(kind)} - {"id"}


@pytest.mark.parametrize("kind", get_args(messages.AnyReply), ids=lambda kind: kind.__name__)
def test_every_reply_is_documented(kind: type[msgspec.Struct]) -> None:
    assert rows(str(kind.__struct_config__.tag))


def test_every_term_is_documented() -> None:
    table = DOC[DOC.index("The terms") : DOC.index("## The websocket")]
    assert {field.name for field in msgspec.structs.fields(TableSettings)} <= set(re.findall(r"`(\w+)`", table))


def test_the_typescript_types_are_fresh() -> None:
    done = subprocess.run([sys.executable, "tools/typescript.py", "--check"], cwd=HOME)
    assert done.returncode == 0, "stale: run python tools/typescript.py"


def test_the_example_bot_plays_a_game(server: Server) -> None:
    command = [sys.executable, "examples/bot.py", server.address]
    done = subprocess.run(command, cwd=HOME, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\w+: we had seat 0, the winners are \[.*\]\n", done.stdout)


def test_two_example_bots_play_at_a_table_somebody_has_set(server: Server) -> None:
    async def play() -> tuple[str, subprocess.Popen[str]]:
        table, token = server.make(houses=3)
        maker = await Client(server, table, token).open()
        await maker.sit(0)
        await maker.ask("fill", seat=1, bot="random")
        guest = subprocess.Popen(
            [sys.executable, "examples/bot.py", server.address, table], cwd=HOME, stdout=subprocess.PIPE, text=True
        )
        while any(seat["kind"] == "open" for seat in maker.standing["seats"]):
            await maker.hear()
        await maker.ask("begin")
        await play_out([maker])
        return maker.standing["shared"]["ending"], guest

    ending, guest = run(play())
    out, _ = guest.communicate(timeout=30)
    assert out.startswith(f"{ending}: we had seat 2")


def test_the_server_loads_nothing_heavy_to_start() -> None:
    heavy = {"numba", "numpy", "PIL", "aiohttp", "pywebpush", "fpdf", "scipy"}
    code = f"import sys, regno.web.server, regno.web.bots.pool; print(sorted({heavy} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_too_many_new_tables_are_told_to_wait(lone: Server) -> None:
    lone.start()
    answers = [lone.http("/api/tables", {}) for _ in range(40)]
    refused = [answer for status, answer in answers if status == 429]
    assert refused and all(answer["reason"] == "too-many-tables" and answer["seconds"] >= 1 for answer in refused)
    assert [status for status, _ in answers[:30]] == [201] * 30
    come_anew()
    assert lone.http("/api/tables", {})[0] == 201, "another guest of a proxy pays for the first"


def test_a_spectator_sees_no_hand(server: Server) -> None:
    async def play() -> None:
        clients = await seated(server, 2)
        watcher = await Client(server, clients[0].table).open()
        assert watcher.standing["own"] is None and watcher.now["yours"] == [] and not watcher.now["made_by_you"]

    run(play())
