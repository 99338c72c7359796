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
from regno.table.dump import bring
from regno.table.errors import Denied
from regno.table.store.sqlite import Store
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
    store = Store(data_folder(request.data), alone=request.action in CHANGES)
    try:
        {"list": list_tables, "export": export, "import": put_in, "delete": delete}[request.action](store, request)
    finally:
        store.close()
    return 0


def list_tables(store: Store, request: argparse.Namespace) -> None:
    kept = store.ids()
    if not kept:
        print(Voice(request.lang, "cli")("tables-none", folder=str(store.path.parent)))
    for id, phase, touched in kept:
        print(f"{id}  {phase:<8} {datetime.fromtimestamp(touched / 1000):%Y-%m-%d %H:%M}")


def export(store: Store, request: argparse.Namespace) -> None:
    """The whole table, secret and hidden cards included, as one JSON document on the standard output."""
    archive = store.archive(request.what)
    if archive is None:
        raise Denied("no-table", table=request.what)
    sys.stdout.write(msgspec.json.encode(archive).decode() + "\n")


def put_in(store: Store, request: argparse.Namespace) -> None:
    """A document that does not come to life again is not let in."""
    now = int(time.time() * 1000)
    archive, table = bring(document_in(request.what), now)
    if store.has(archive.id):
        raise Denied("table-exists", table=archive.id)
    store.put_in(archive, table, now).result()
    print(archive.id)


def document_in(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as trouble:
        raise Misuse("tables-unreadable", file=file, fault=SystemFault.of(trouble)) from None
    except ValueError as trouble:  # no name of a file at all: it has a NUL in it
        raise Misuse("tables-unreadable", file=file.replace("\0", "?"), fault=str(trouble)) from None


def delete(store: Store, request: argparse.Namespace) -> None:
    if not store.has(request.what):
        raise Denied("no-table", table=request.what)
    store.delete(request.what).result()
