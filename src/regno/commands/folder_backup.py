"""A copy of a whole data folder, made while a server writes to it, and its way back."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

from regno.cli import Misuse
from regno.errors import SystemFault
from regno.files import FolderLock, sync_folder

DATABASE = ".sqlite"
LEFT_OUT = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a file; a copy has it inside
PAGES = 256  # of a database at a time, so that the server's writes come between


def back_up(folder: Path, target: Path) -> tuple[int, int]:
    """Copy a data folder to a new one, whole or not at all; return how many files and bytes. Raise Misuse."""
    if not folder.is_dir():
        raise Misuse("backup-no-folder", folder=str(folder))
    if target.resolve().is_relative_to(folder.resolve()):
        raise Misuse("backup-inside", folder=str(target))
    return put_copy(folder, target)


def restore(backup: Path, folder: Path) -> tuple[int, int]:
    """Copy a backup to a data folder that is new or empty; return how many files and bytes. Raise Misuse."""
    if not backup.is_dir():
        raise Misuse("backup-no-folder", folder=str(backup))
    return put_copy(backup, folder)


def put_copy(source: Path, target: Path) -> tuple[int, int]:
    if target.exists() and (not target.is_dir() or any(target.iterdir())):
        raise Misuse("backup-in-the-way", folder=str(target))
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        shutil.rmtree(unfinished, ignore_errors=True)
        unfinished.mkdir(mode=0o700, parents=True)
        sizes = [copy(file, unfinished / file.relative_to(source)) for file in files_of(source)]
        if target.exists():
            target.rmdir()
        unfinished.rename(target)
        sync_folder(target.parent)
    except (OSError, sqlite3.Error) as trouble:
        shutil.rmtree(unfinished, ignore_errors=True)
        fault = SystemFault.of(trouble) if isinstance(trouble, OSError) else str(trouble)
        raise Misuse("backup-failed", folder=str(target), fault=fault) from None
    return len(sizes), sum(sizes)


def files_of(folder: Path) -> list[Path]:
    """Return what is to be copied, a chronicle before its keys: without keys nobody could open it."""
    lock = FolderLock(folder).path
    found = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink() and file != lock]
    hidden = [file for file in found if file.name.startswith(".") and file.name.endswith(".new")]  # not yet written
    return sorted(file for file in found if not file.name.endswith(LEFT_OUT) and file not in hidden)


def copy(file: Path, target: Path) -> int:
    """Copy one file as it is at one moment, through to the disk; return its size, 0 if it went away meanwhile."""
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if file.suffix == DATABASE:
        copy_database(file, target)
    else:
        with suppress(FileNotFoundError), file.open("rb") as source, target.open("xb") as written:
            hold(source)
            shutil.copyfileobj(source, written)
            os.fchmod(written.fileno(), 0o600)
    if not target.exists():
        return 0
    with target.open("rb") as written:
        os.fsync(written.fileno())
    return target.stat().st_size


def copy_database(file: Path, target: Path) -> None:
    """Copy a database with SQLite's backup, what is still in its write-ahead log included; raise sqlite3.Error."""
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(target)) as written:
        source.backup(written, pages=PAGES)
        (verdict,) = written.execute("pragma integrity_check").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
    target.chmod(0o600)


def hold(file: BinaryIO) -> None:
    """Wait until nobody writes to a file, and keep writers waiting until it is closed, where the system can."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(file.fileno(), fcntl.LOCK_SH)
