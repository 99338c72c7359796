"""``regno tables``: the tables kept on this machine, for the one who runs the server: list, export, import, delete."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

import msgspec

from regno.cli import Misuse
from regno.commands.arguments import read_store
from regno.commands.folder_backup import back_up, restore
from regno.database import Database, without_password
from regno.errors import SystemFault
from regno.files import data_folder
from regno.table.dump import load_archive
from regno.table.errors import TableError
from regno.table.store.postgres import PostgresTables
from regno.table.store.sqlite import TableStore
from regno.text import Voice

ACTIONS = ("list", "export", "import", "delete", "backup", "restore")
CHANGES = ("import", "delete")  # not beside a server
AnyStore = TableStore | PostgresTables


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("action", choices=ACTIONS, nargs="?", default="list", help=voice("tables-action"))
    parser.add_argument("what", nargs="?", metavar=voice("word-table-or-file"), help=voice("tables-what"))
    parser.add_argument("--data", metavar=voice("word-folder"), help=voice("flag-data"))
    parser.add_argument("--store", default="", metavar=voice("word-address"), help=voice("serve-store"))


def run(request: argparse.Namespace) -> int:
    if request.action != "list" and request.what is None:
        raise Misuse("tables-needs", action=request.action)
    if request.action in ("backup", "restore"):
        return copy_folder(request)
    with open_store(request) as store:
        {"list": list_tables, "export": export, "import": import_table, "delete": delete}[request.action](
            store, request
        )
    return 0


def copy_folder(request: argparse.Namespace) -> int:
    """Copy the data folder elsewhere, or back; raise Misuse."""
    if read_store(request.store):
        raise Misuse("backup-database")
    folder, other = data_folder(request.data), Path(request.what)
    files, size = back_up(folder, other) if request.action == "backup" else restore(other, folder)
    kilobytes = round(size / 1000)
    print(Voice(request.lang, "cli")(f"tables-{request.action}-done", files=files, kilobytes=kilobytes))
    return 0


@contextmanager
def open_store(request: argparse.Namespace) -> Iterator[AnyStore]:
    """Open the tables of the data folder or of a database; a folder is changed only without a server."""
    address = read_store(request.store)
    if not address:
        with closing(TableStore(data_folder(request.data), alone=request.action in CHANGES)) as files:
            yield files
        return
    with closing(Database(address)) as database:
        yield PostgresTables(database)


def list_tables(store: AnyStore, request: argparse.Namespace) -> None:
    found = store.phases()
    if not found:
        where = without_password(request.store) or str(data_folder(request.data))
        print(Voice(request.lang, "cli")("tables-none", folder=where))
    for id, phase, touched in found:
        print(f"{id}  {phase:<8} {datetime.fromtimestamp(touched / 1000):%Y-%m-%d %H:%M}")


def export(store: AnyStore, request: argparse.Namespace) -> None:
    """Write a whole table as JSON to standard output, with its secret and hidden cards; raise TableError."""
    archive = store.load(request.what)
    if archive is None:
        raise TableError("no-table", table=request.what)
    sys.stdout.write(msgspec.json.encode(archive).decode() + "\n")


def import_table(store: AnyStore, request: argparse.Namespace) -> None:
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


def delete(store: AnyStore, request: argparse.Namespace) -> None:
    if not store.has(request.what):
        raise TableError("no-table", table=request.what)
    store.delete(request.what).result()
