"""Where machine code is kept: the user's cache folder, under a digest of the whole source it was compiled from.

So an edited rule can never run stale, and a read-only install works. Where that folder cannot be written, one in the
system's temporary place serves every process of the user, as long as it lasts.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
from contextlib import AbstractContextManager, suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from stat import S_ISDIR

import platformdirs

UNUSED = 30 * 24 * 3600  # seconds after which machine code is thrown away


def source_stamp(*above: Path) -> str:
    """Return a digest of the source of the rules, of what is built on them, of the compiler and its settings."""
    tools = (sys.version, version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest = hashlib.sha256(repr(tools).encode())
    for folder in (Path(__file__).parents[1], *above):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def home() -> Path:
    """Return the folder named by ``REGNO_CACHE``, or the system's own for such things."""
    return Path(os.environ.get("REGNO_CACHE") or platformdirs.user_cache_dir("regno"))


@cache
def cache_folder(name: str = "engine", *above: Path) -> Path:
    """Return the folder of this source's machine code: at home, or a temporary one if that cannot be written."""
    stamped = f"{name}-{source_stamp(*above)}"
    folder = home() / stamped
    if not is_writable(folder):
        folder = temporary_home() / stamped
        folder.mkdir(exist_ok=True)
    os.utime(folder)  # in use today
    remove_unused(folder.parent, name, keep=folder)
    return folder


def unwritable_home() -> Path | None:
    """Return the folder that should keep machine code if it cannot be written, else None."""
    return None if cache_folder().parent == home() else home()


def is_writable(folder: Path) -> bool:
    """Return whether a folder is there, or can be made, and takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.R_OK | os.W_OK | os.X_OK)


@cache
def temporary_home() -> Path:
    """Return a temporary folder shared by all processes of this user; failing that, one until this process ends."""
    user = os.getuid() if hasattr(os, "getuid") else ""
    shared = Path(tempfile.gettempdir()) / f"regno-machine-code-{user}"
    with suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        if is_private(shared):
            return shared
    own = tempfile.mkdtemp(prefix="regno-machine-code-")
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return Path(own)


def is_private(folder: Path) -> bool:
    """Return whether nobody else could have put code there for us to run: anybody may write to the temporary place."""
    found = folder.lstat()
    if not hasattr(os, "getuid"):  # Windows: the temporary place is the user's own
        return S_ISDIR(found.st_mode)
    return S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022 and is_writable(folder)


def remove_unused(home: Path, name: str, keep: Path) -> None:
    """Remove machine code of earlier sources that no process has used for a month."""
    for folder in home.glob(f"{name}-*"):
        with suppress(OSError):
            if folder.is_dir() and folder.stat().st_mtime < keep.stat().st_mtime - UNUSED:
                with folder_lock(folder, seconds=0):  # never while somebody compiles in it
                    shutil.rmtree(folder, ignore_errors=True)


def folder_lock(folder: Path, seconds: float = -1) -> AbstractContextManager[object]:
    """Return a lock of a folder for one process; entering raises TimeoutError after ``seconds``."""
    from filelock import FileLock  # whoever finds machine code ready does not need it

    return FileLock(folder / "lock", timeout=seconds)
