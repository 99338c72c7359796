"""regno tables backup and restore: whole, beside a server that writes, and never over something."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import threading
from contextlib import closing
from pathlib import Path

import pytest

from regno.chronicles.store import ENDING
from regno.cli import Misuse
from regno.commands.folder_backup import back_up, files_of, restore
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table
from regno.web.chronicles.messages import BeginChronicle
from regno.web.chronicles.registry import ChronicleRegistry

MAKER = "m" * 64


def kept(store: TableStore, number: int) -> str:
    table = Table(f"table-{number}", TableSettings(houses=3), "00" * 16, MAKER, number)
    store.create(table).result()
    applied = table.fill(MAKER, 0, "steward", number)
    assert store.append(table, 0, [applied]).result()
    return table.id


def test_a_backup_beside_a_server_holds_all_that_was_acknowledged_before_it(tmp_path: Path) -> None:
    data, target, again = tmp_path / "data", tmp_path / "backups" / "monday", tmp_path / "again"
    store, chronicles = TableStore(data), ChronicleRegistry(data)
    before = [kept(store, number) for number in range(20)]
    id, token = chronicles.begin(BeginChronicle(kind="viscounts", players=["Ada", "Bo"]), "en")
    ends, later = threading.Event(), list[str]()

    def write_on() -> None:
        number = 100
        while not ends.is_set():
            later.append(kept(store, number))
            number += 1

    writer = threading.Thread(target=write_on)
    writer.start()
    try:
        files, size = back_up(data, target)
    finally:
        ends.set()
        writer.join()
    store.close()
    assert files >= 3 and size > 0 and not (target / "lock").exists()
    assert all(stat.S_IMODE(file.stat().st_mode) == 0o600 for file in files_of(target))
    restore(target, again)
    restored = TableStore(again)
    ids = set(restored.ids())
    assert set(before) <= ids <= {*before, *later}
    for each in ids:
        archive = restored.load(each)
        assert archive and len(archive.log) in (0, 1)
    restored.close()
    assert (again / "chronicles" / f"{id}{ENDING}").read_bytes() == (data / "chronicles" / f"{id}{ENDING}").read_bytes()
    assert asyncio.run(ChronicleRegistry(again).heads([token], "en"))[0].id == id


@pytest.mark.parametrize("where", ["data/inside", "taken", "file"])
def test_a_backup_goes_nowhere_else(tmp_path: Path, where: str) -> None:
    data = tmp_path / "data"
    TableStore(data).close()
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "mine").write_text("mine")
    (tmp_path / "file").write_text("mine")
    with pytest.raises(Misuse):
        back_up(data, tmp_path / where)
    assert (tmp_path / "taken" / "mine").read_text() == "mine"
    with pytest.raises(Misuse):
        back_up(tmp_path / "nothing", tmp_path / "new")


def test_a_backup_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    data = tmp_path / "data"
    TableStore(data).close()
    (data / "tables.sqlite").write_bytes(b"no database at all" * 100)
    with pytest.raises(Misuse) as fault:
        back_up(data, tmp_path / "copy")
    assert "could not be written" in str(fault.value)
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


def test_what_is_in_the_write_ahead_log_is_in_the_copy(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    with closing(sqlite3.connect(data / "tables.sqlite")) as open_file:
        open_file.execute("pragma journal_mode=wal")
        open_file.execute("create table t (x)")
        open_file.execute("insert into t values (1)")
        open_file.commit()
        back_up(data, tmp_path / "copy")
    assert not (tmp_path / "copy" / "tables.sqlite-wal").exists()
    with closing(sqlite3.connect(tmp_path / "copy" / "tables.sqlite")) as copy:
        assert copy.execute("select x from t").fetchall() == [(1,)]
