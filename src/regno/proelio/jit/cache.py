"""Where machine code is kept: the user's cache folder, under a name made of the whole source it was made from.

So an edited rule can never run stale, and a read-only install works. Where that folder is closed, one in the system's
temporary place serves every process of the user, as long as it lasts.
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
    """A name for this very source of the rules and of what is built on them, this compiler and how it is asked."""
    tools = (sys.version, version("numba"), version("numpy"), os.environ.get("NUMBA_BOUNDSCHECK", ""))
    digest = hashlib.sha256(repr(tools).encode())
    for folder in (Path(__file__).parents[1], *above):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def home() -> Path:
    """The folder named by ``REGNO_CACHE``, or the system's own for such things."""
    return Path(os.environ.get("REGNO_CACHE") or platformdirs.user_cache_dir("regno"))


@cache
def cache_folder(name: str = "engine", *above: Path) -> Path:
    """Where the machine code of this source is kept: at home, or in a passing folder if that is closed."""
    stamped = f"{name}-{source_stamp(*above)}"
    folder = home() / stamped
    if not is_open(folder):
        folder = passing() / stamped
        folder.mkdir(exist_ok=True)
    os.utime(folder)  # in use today
    remove_unused(folder.parent, name, keep=folder)
    return folder


def closed_home() -> Path | None:
    """The folder that should keep machine code, if it is closed."""
    return None if cache_folder().parent == home() else home()


def is_open(folder: Path) -> bool:
    """Whether a folder is there, or can be made, and takes files."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.R_OK | os.W_OK | os.X_OK)


@cache
def passing() -> Path:
    """A folder that all processes of this user share until the system clears it; failing that, one until we leave."""
    user = os.getuid() if hasattr(os, "getuid") else ""
    shared = Path(tempfile.gettempdir()) / f"regno-machine-code-{user}"
    with suppress(OSError):
        shared.mkdir(mode=0o700, exist_ok=True)
        if is_ours_alone(shared):
            return shared
    own = tempfile.mkdtemp(prefix="regno-machine-code-")
    atexit.register(shutil.rmtree, own, ignore_errors=True)
    return Path(own)


def is_ours_alone(folder: Path) -> bool:
    """Whether nobody else could have laid code there for us to run: the temporary place is everybody's."""
    found = folder.lstat()
    if not hasattr(os, "getuid"):  # Windows: the temporary place is the user's own
        return S_ISDIR(found.st_mode)
    return S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and not found.st_mode & 0o022 and is_open(folder)


def remove_unused(home: Path, name: str, keep: Path) -> None:
    """Machine code of earlier sources that no process has asked for in the month before this one was."""
    for folder in home.glob(f"{name}-*"):
        with suppress(OSError):
            if folder.is_dir() and folder.stat().st_mtime < keep.stat().st_mtime - UNUSED:
                with locked(folder, seconds=0):  # never while somebody compiles in it
                    shutil.rmtree(folder, ignore_errors=True)


def locked(folder: Path, seconds: float = -1) -> AbstractContextManager[object]:
    """A folder for one process alone; who has waited so long in vain gets a TimeoutError."""
    from filelock import FileLock  # whoever finds machine code ready does not need it

    return FileLock(folder / "lock", timeout=seconds)
