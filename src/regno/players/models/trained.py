"""Checkpoints trained for editions of one's own: files named by their table and their content, so that none changes.

A table names the one its bots play by, and so does its Record: whoever has the file can repeat their choices.
"""

from __future__ import annotations

import hashlib
import json
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from regno.files import write_atomic
from regno.proelio.edition import Edition
from regno.proelio.jit.records import fields
from regno.proelio.state import Options

FREE = {"guilds", "merchant"}  # a checkpoint is trained with and without these
MARK_LENGTH = 16  # hexadecimal digits of a hash
ENDING = ".npz"
NAME = re.compile(r"[0-9a-f]{16}-[0-9a-f]{16}")
MOST_FILES = 200  # in one folder; the oldest go first


def table_mark(edition: Edition, options: Options) -> str:
    """Return what stands for a table in the names of its checkpoints: its cards and options, but for the free ones."""
    what = [list(edition.cards), {name: int(vars(options)[name]) for name in fields(Options) if name not in FREE}]
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:MARK_LENGTH]


def content_mark(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:MARK_LENGTH]


def keep_trained(folder: Path, edition: Edition, options: Options, body: bytes) -> str:
    """Write a checkpoint and return its name; make the folder, delete the oldest beyond the most that are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{table_mark(edition, options)}-{content_mark(body)}"
    write_atomic(folder / f"{name}{ENDING}", body)
    kept = sorted(folder.glob(f"*{ENDING}"), key=lambda each: each.stat().st_mtime)
    for old in kept[:-MOST_FILES]:
        old.unlink(missing_ok=True)
    return name


def trained_for(folder: Path, edition: Edition, options: Options) -> str:
    """Return the name of the newest checkpoint that was trained for a table, empty if there is none."""
    found = list(folder.glob(f"{table_mark(edition, options)}-*{ENDING}"))
    return max(found, key=lambda each: each.stat().st_mtime).stem if found else ""


def file_of(folder: Path, name: str) -> str:
    """Return the file of a checkpoint by its name, which may come from anywhere; empty if it is no name."""
    return str(folder / f"{name}{ENDING}") if NAME.fullmatch(name) else ""


@lru_cache(maxsize=8)
def read_trained(file: str) -> Any:
    """Return the checkpoint of a file, None if it is not there, damaged, or for another version."""
    from regno.players.models.checkpoint import BadCheckpoint, read  # numpy, which names do not need

    path = Path(file)
    try:
        if content_mark(path.read_bytes()) != path.stem.partition("-")[2]:
            return None
        with path.open("rb") as opened:
            return read(opened, path.name)
    except (OSError, ValueError, KeyError, BadCheckpoint):
        return None
