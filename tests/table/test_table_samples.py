"""What was written before still loads: a store and an exported table, kept as they were written then."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from setting import NOW, person

from regno.table.dump import load_archive, restore
from regno.table.store.sqlite import FILE, TableStore
from regno.table.table import Table

SAMPLES = Path(__file__).parent / "samples"
EXPECTED: dict[str, dict[str, Any]] = json.loads((SAMPLES / "store-3.json").read_text())


def state_of(table: Table) -> dict[str, Any]:
    return {
        "phase": table.phase,
        "version": table.version,
        "seats": [[seat.kind, seat.name] for seat in table.seats],
        "position": table.live.game.position if table.live else None,
    }


@pytest.fixture
def store(tmp_path: Path) -> TableStore:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.executescript((SAMPLES / "store-3.sql").read_text())
    connection.close()
    return TableStore(tmp_path)


@pytest.mark.parametrize("id", EXPECTED)
def test_a_table_of_a_stored_file_comes_to_life_as_it_was(store: TableStore, id: str) -> None:
    archive = store.load(id)
    assert archive
    table, added = restore(archive, NOW)
    assert state_of(table) == EXPECTED[id] and not added
    row = store.row(id)
    assert row and row.phase == table.phase and row.summary.seats == table.seats
    store.close()


def test_the_lists_of_a_stored_file_tell_its_tables(store: TableStore) -> None:
    assert {*store.ids()} == {*EXPECTED}
    assert [row.id for row in store.list_open(9)] == ["waiting-1"]
    assert {row.id for row in store.tables_of([person(0)], 9)} == {*EXPECTED}
    store.close()


def test_an_exported_table_comes_to_life_as_it_was() -> None:
    _, table = load_archive((SAMPLES / "export-1.json").read_bytes(), NOW)
    assert state_of(table) == EXPECTED["running-1"]
