"""``regno tables``: the tables kept on this machine, for the one who runs the server: list, export, import, delete."""

from __future__ import annotations

import argparse
import sys
import time
from datetime import datetime
from pathlib import Path

import msgspec

from regno.cli import Misuse
from regno.errors import SystemFault
from regno.files import data_folder
from regno.table.dump import load_archive
from regno.table.errors import TableError
from regno.table.store.sqlite import TableStore
from regno.text import Voice

ACTIONS = ("list", "export", "import", "delete")
CHANGES = ("import", "delete")  # not beside a server


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("action", choices=ACTIONS, nargs="?", default="list", help=voice("tables-action"))
    parser.add_argument("what", nargs="?", metavar=voice("word-table-or-file"), help=voice("tables-what"))
    parser.add_argument("--data", metavar=voice("word-folder"), help=voice("flag-data"))


def run(request: argparse.Namespace) -> int:
    if request.action != "list" and request.what is None:
        raise Misuse("tables-needs", action=request.action)
    store = TableStore(data_folder(request.data), alone=request.action in CHANGES)
    try:
        {"list": list_tables, "export": export, "import": import_table, "delete": delete}[request.action](
            store, request
        )
    finally:
        store.close()
    return 0


def list_tables(store: TableStore, request: argparse.Namespace) -> None:
    found = store.phases()
    if not found:
        print(Voice(request.lang, "cli")("tables-none", folder=str(store.path.parent)))
    for id, phase, touched in found:
        print(f"{id}  {phase:<8} {datetime.fromtimestamp(touched / 1000):%Y-%m-%d %H:%M}")


def export(store: TableStore, request: argparse.Namespace) -> None:
    """Write a whole table as JSON to standard output, with its secret and hidden cards; raise TableError."""
    archive = store.load(request.what)
    if archive is None:
        raise TableError("no-table", table=request.what)
    sys.stdout.write(msgspec.json.encode(archive).decode() + "\n")


def import_table(store: TableStore, request: argparse.Namespace) -> None:
    """Import a table if it can be restored; raise TableError."""
    now = int(time.time() * 1000)
    archive, table = load_archive(read_document(request.what), now)
    if store.has(archive.id):
        raise TableError("table-exists", table=archive.id)
    store.insert_archive(archive, table, now).result()
    print(archive.id)


def read_document(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as trouble:
        raise Misuse("tables-unreadable", file=file, fault=SystemFault.of(trouble)) from None
    except ValueError as trouble:  # no name of a file at all: it has a NUL in it
        raise Misuse("tables-unreadable", file=file.replace("\0", "?"), fault=str(trouble)) from None


def delete(store: TableStore, request: argparse.Namespace) -> None:
    if not store.has(request.what):
        raise TableError("no-table", table=request.what)
    store.delete(request.what).result()
