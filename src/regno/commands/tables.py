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
from regno.folders import data_folder
from regno.table.archive import read_archive, revive
from regno.table.denied import Denied
from regno.table.store import Store
from regno.text import Voice

ACTIONS = ("list", "export", "import", "delete")


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("action", choices=ACTIONS, nargs="?", default="list", help=voice("tables-action"))
    parser.add_argument("what", nargs="?", metavar=voice("word-table-or-file"), help=voice("tables-what"))
    parser.add_argument("--data", metavar=voice("word-folder"), help=voice("flag-data"))


def run(request: argparse.Namespace) -> int:
    if request.action != "list" and request.what is None:
        raise Misuse("tables-needs", action=request.action)
    store = Store(data_folder(request.data))
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
    try:
        document = Path(request.what).read_bytes()
    except OSError as trouble:
        raise Misuse("tables-unreadable", file=request.what, fault=SystemFault.of(trouble)) from None
    archive = read_archive(document)
    if store.archive(archive.id):
        raise Denied("table-exists", table=archive.id)
    now = int(time.time() * 1000)
    try:
        table, _ = revive(archive, now)
    except (AssertionError, LookupError) as fault:  # a log that no table of ours has written
        raise Denied("bad-archive", fault=repr(fault)) from None
    store.put_in(archive, table.phase, now).result()
    print(archive.id)


def delete(store: Store, request: argparse.Namespace) -> None:
    if store.archive(request.what) is None:
        raise Denied("no-table", table=request.what)
    store.delete(request.what).result()
