"""Where Regno keeps what people make, and how it is written.

One folder, named by the caller, by ``REGNO_DATA``, or by the system; no file is ever left half written.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from stat import S_IMODE

PRIVATE = 0o600


def data_folder(given: str | None = None) -> Path:
    """Return the folder of the user's data: the given one, else ``REGNO_DATA``, else the system's own place."""
    from platformdirs import user_data_path  # kept out of the start of plain commands

    named = given or os.environ.get("REGNO_DATA")
    return Path(named) if named else user_data_path("regno", appauthor=False)


def write_atomic(path: Path, content: bytes, *, new: bool = False, private: bool = False) -> None:
    """Write a file atomically: the old content stays until the new file is on the disk.

    Raise FileExistsError for a ``new`` file that exists already. Only its owner can read a ``private`` one. Every
    OSError names the path given.
    """
    try:
        if path.exists() and not path.is_file() and not new:
            path.write_bytes(content)  # a device or a pipe; a folder refuses
        else:
            put_in_place(path.resolve(), content, new, private)  # a link goes on pointing where it does
    except OSError as trouble:
        trouble.filename = str(path)
        raise


def put_in_place(target: Path, content: bytes, new: bool, private: bool) -> None:
    """Write a temporary file beside the target, through to the disk, then give it the target's name and permissions."""
    temporary = target.with_name(f".{os.urandom(8).hex()}.new")
    try:
        mode = PRIVATE if private else 0o666  # less what the system takes away
        with open(temporary, "xb", opener=lambda name, flags: os.open(name, flags, mode)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        if new:
            target.touch(exist_ok=False)  # so that two who write at once cannot take the same name
        elif target.exists() and not private:
            temporary.chmod(S_IMODE(target.stat().st_mode))
        temporary.replace(target)
        sync_folder(target.parent)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


class FolderLock:
    """Keeps a second server, or a command that writes, out of a data folder; the system lets go if we are killed."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "lock"
        self.descriptor: int | None = None

    def take(self) -> bool:
        """Take the folder, unless somebody else has it; what is ours already stays ours."""
        if self.descriptor is not None:
            return True
        try:
            import fcntl
        except ImportError:  # Windows: SQLite alone must do
            return True
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            return False
        self.descriptor = descriptor
        return True

    def release(self) -> None:
        if self.descriptor is not None:
            os.close(self.descriptor)
            self.descriptor = None


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on the disk too, where the system can: a new name survives a loss of power."""
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        with suppress(OSError):  # some network drives cannot
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


def why_unreadable(trouble: OSError | UnicodeDecodeError) -> str:
    """Return a word for why a file cannot be read, for the sentence ``unreadable-file`` to choose by."""
    if isinstance(trouble, FileNotFoundError):
        return "missing"
    if isinstance(trouble, IsADirectoryError):
        return "folder"
    if isinstance(trouble, PermissionError):
        return "closed"
    return "letters" if isinstance(trouble, UnicodeDecodeError) else "other"
