"""regno serve, verify and tables, as the one who runs a server meets them."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from speaking import Regno

from regno.proelio.formats.move_text import move_text
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table

NOW = 1_700_000_000_000


@pytest.fixture
def kept(tmp_path: Path) -> Table:
    """A finished game in the store of the data folder."""
    table = Table("abc", TableSettings(houses=3, rulings={"turn_cap": "8"}), "00" * 16, hash_token("token"), NOW)
    table.sit(0, "Ada", hash_token("token"), "11" * 16, NOW)
    for seat in (1, 2):
        table.fill(table.maker, seat, "steward", NOW)
    table.begin(table.maker, NOW)
    while table.phase == "playing":
        assert table.live
        table.submit(table.live.who, [move_text(table.live.state, table.live.legal_moves()[0])], table.version, NOW)
    store = TableStore(tmp_path / "data")
    store.create(table).result()
    store.append(table, 0, list(table.recent)).result()
    store.close()
    return table


def test_verify_tells_what_holds(regno: Regno, kept: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(kept.record())
    said = regno("verify", str(file), "--commitment", kept.shuffle.commitment.upper())
    assert said.status == 0 and kept.shuffle.commitment in said.out and "11" * 16 in said.out
    assert "sono quelle che dà il mazzo" in regno("--lang", "it", "verify", str(file)).out
    told = json.loads(regno("verify", "--json", "-", typed=kept.record()).out)
    assert told["commitment"] == kept.shuffle.commitment and told["answers"] > 10 and told["nonces"] == {"0": "11" * 16}


def test_verify_notices_what_does_not(regno: Regno, kept: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    file.write_text(kept.record().replace("11" * 16, "22" * 16))
    assert "is not what the shuffle gives" in regno("verify", str(file)).trouble
    assert "non è quella che dà il mazzo" in regno("--lang", "it", "verify", str(file)).trouble
    file.write_text("regno record 1\n")
    assert "tells nothing of its shuffle" in regno("verify", str(file)).trouble


def test_tables_are_listed_exported_imported_and_deleted(regno: Regno, kept: Table, tmp_path: Path) -> None:
    assert regno("tables").out.startswith("abc  over")
    document = tmp_path / "abc.json"
    document.write_text(regno("tables", "export", "abc").out)
    assert "already" in regno("tables", "import", str(document)).trouble
    assert regno("tables", "delete", "abc").status == 0 and "No tables" in regno("tables").out
    assert regno("tables", "import", str(document)).out == "abc\n"
    assert regno("tables", "list").out.startswith("abc  over")
    elsewhere = str(tmp_path / "elsewhere")
    assert regno("tables", "import", str(document), "--data", elsewhere).out == "abc\n"


@pytest.mark.parametrize(
    ("words", "english"),
    [
        (("export",), "needs to know what: name a table"),
        (("import",), "needs to know what: name a file"),
        (("export", "nothing"), "there is no table nothing"),
        (("delete", "nothing"), "there is no table nothing"),
        (("import", "no-such-file"), "there is no such file"),
    ],
)
def test_tables_names_what_is_wrong(regno: Regno, words: tuple[str, ...], english: str) -> None:
    assert english in regno("tables", *words).trouble


def test_a_log_that_no_table_has_written_is_not_let_in(regno: Regno, kept: Table, tmp_path: Path) -> None:
    whole = json.loads(regno("tables", "export", "abc").out)
    regno("tables", "delete", "abc")
    file = tmp_path / "bad.json"
    for number, wrong in ((0, {"seat": 9}), (3, {"played": [54]})):
        log = [{**entry, **wrong} if place == number else entry for place, entry in enumerate(whole["log"])]
        file.write_text(json.dumps({**whole, "log": log}))
        assert regno("tables", "import", str(file)).trouble
    assert "No tables" in regno("tables").out


def test_a_document_that_was_made_to_hurt_is_told_in_a_sentence(regno: Regno, kept: Table, tmp_path: Path) -> None:
    whole = json.loads(regno("tables", "export", "abc").out)
    regno("tables", "delete", "abc")
    file = tmp_path / "bad.json"
    sat = next(entry for entry in whole["log"] if entry["what"] == "sat")
    documents = [
        b'{"id": "\xff"}',
        b'{"log": ' + b"[" * 100_000,
        *(
            json.dumps(each).encode()
            for each in (
                {**whole, "log": [{**sat, "nonce": "no hex"}]},
                {**whole, "log": [{**sat, "at": 10**30}]},
                {**whole, "log": [{**sat, "seat": 10**30}]},
                {**whole, "made": 10**30},
                {**whole, "secret": "no hex"},
                {**whole, "id": "a\0b"},
                {**whole, "format": "x" * 5_000},
            )
        ),
    ]
    for document in documents:
        file.write_bytes(document)
        assert "no table written by" in regno("tables", "import", str(file)).trouble
    assert "cannot read" in regno("tables", "import", "a\0b").trouble
    assert "No tables" in regno("tables").out


def test_verify_knows_six_seats(regno: Regno, kept: Table, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    for seat in ("300", "9" * 5_000, "x"):
        file.write_text(kept.record().replace("# shuffle nonce 0", f"# shuffle nonce {seat}"))
        assert "no such seat" in regno("verify", str(file)).trouble
    file.write_text(f"# shuffle seed {'9' * 5_000}\n" + kept.record())
    assert regno("verify", str(file)).status == 0, "a seed that cannot be is none"


def test_a_damaged_table_is_told_and_can_be_deleted(regno: Regno, kept: Table, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as damaging:
        damaging.execute("update log set entry = '{' where version = 2")
    damaging.close()
    assert "is damaged" in regno("tables", "export", "abc").trouble
    assert regno("tables", "delete", "abc").status == 0


def test_serve_names_what_is_wrong(regno: Regno, tmp_path: Path) -> None:
    assert "expected 0 .. 65535" in regno("serve", "--port", "70000").trouble
    assert "cannot be read" in regno("serve", "--tls", "no-cert", "no-key").trouble
    empty = tmp_path / "empty"
    empty.touch()
    assert "are not a certificate and its key" in regno("serve", "--tls", str(empty), str(empty)).trouble
    assert "cannot keep tables" in regno("serve", "--port", "0", "--data", str(empty)).trouble
    assert "nobody is called no.such.host.invalid" in regno("serve", "--host", "no.such.host.invalid").trouble
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} of 127.0.0.1 cannot be had" in regno("serve", "--port", port).trouble


def test_the_help_of_serve_starts_no_server() -> None:
    code = "import sys; from regno.cli import main\ntry: main(['serve', '--help'])\nexcept SystemExit: pass\n"
    command = [sys.executable, "-c", f"{code}print('uvicorn' in sys.modules)"]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout.endswith("False\n")


def test_tables_of_a_database_are_listed_exported_imported_and_deleted(
    regno: Regno, kept: Table, tmp_path: Path, postgres: str
) -> None:
    file, there = tmp_path / "table.json", ("--store", postgres)
    assert regno("tables", "list", *there).status == 0
    document = regno("tables", "export", "abc", "--data", str(tmp_path / "data")).out
    file.write_text(document)
    assert regno("tables", "import", str(file), *there).out == "abc\n"
    assert "abc" in regno("tables", "list", *there).out and regno("tables", "export", "abc", *there).out == document
    assert regno("tables", "import", str(file), *there).status == 2
    assert regno("tables", "delete", "abc", *there).status == 0 and "abc " not in regno("tables", *there).out
    refused = regno("tables", "list", "--store", "mysql://somewhere")
    assert refused.status == 2 and "PostgreSQL" in refused.err
