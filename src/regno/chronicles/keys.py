"""Who may read or change what: the hashes of tokens, in a file beside what they open.

The files are indexed by the hash of the token, so that a look takes as long for ten thousand chronicles as for one; a
file that was written by another process is noticed.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Collection, Mapping
from pathlib import Path

from regno.chronicles.messages import refuse_os_errors
from regno.files import write_atomic
from regno.store import Right

ENDING = ".keys"
SETTLED = 1_000_000_000  # nanoseconds after which a folder's time tells of every change in it

log = logging.getLogger("regno.chronicles.keys")


class AccessKeys:
    """The tokens that open the things of one folder, each known by its name. For several threads."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = threading.RLock()
        self.seen = -1  # the time of the folder when it was looked through
        self.stamps: dict[str, tuple[int, int]] = {}  # of each file, by name
        self.hashes: dict[str, dict[str, Right]] = {}  # what each hash in a file allows, by name
        self.opens: dict[str, set[str]] = {}  # the names that a hash opens

    def path(self, name: str) -> Path:
        return self.folder / f"{name}{ENDING}"

    # ------------------------------------------------------------ asked

    def is_private(self, name: str) -> bool:
        """Whether a thing is for those who hold its token; so it is too if its file can no longer be read."""
        return name in self.refresh().hashes

    def rights(self, hashes: Collection[str]) -> dict[str, Right]:
        """Return the names that tokens with some of these hashes open, with the most that one of them allows."""
        found = dict[str, Right]()
        with self.lock:
            self.refresh()
            for hash in hashes:
                for name in self.opens.get(hash, ()):
                    right = self.hashes[name][hash]
                    found[name] = right if right == "write" else found.get(name, right)
        return found

    def count(self, name: str) -> int:
        """Return how many tokens open a thing."""
        return len(self.refresh().hashes.get(name, ()))

    # ------------------------------------------------------------ changed

    def grant(self, name: str, keys: Mapping[str, Right]) -> None:
        """Store the hashes of more tokens, each with what it allows."""
        with self.lock:
            rights = {**self.refresh().hashes.get(name, {}), **keys}
            kept = {
                "owners": [hash for hash, right in rights.items() if right == "write"],
                "readers": [hash for hash, right in rights.items() if right == "read"],
            }
            with refuse_os_errors(self.path(name)):
                self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                write_atomic(self.path(name), f"{json.dumps(kept)}\n".encode(), private=True)
            self.load(name)

    def forget(self, name: str) -> None:
        """Delete the keys of a name."""
        with self.lock:
            self.path(name).unlink(missing_ok=True)
            self.drop(name)

    # ------------------------------------------------------------ the index

    def refresh(self) -> AccessKeys:
        """Update the index if a file in the folder was added, removed or replaced; return self."""
        with self.lock:
            try:
                changed = self.folder.stat().st_mtime_ns
            except OSError:
                changed = 0
            if changed != self.seen:
                self.rescan()
                # A change in the same moment would leave the same time: then look again at the next question.
                self.seen = changed if time.time_ns() - changed > SETTLED else -1
        return self

    def rescan(self) -> None:
        there = {path.name.removesuffix(ENDING) for path in self.folder.glob(f"*{ENDING}")}
        for name in self.hashes.keys() - there:
            self.drop(name)
        for name in there:
            self.load(name)

    def load(self, name: str) -> None:
        """Read a file, if it was written since; one that is damaged lets nobody in."""
        try:
            found = self.path(name).stat()
        except OSError:
            self.drop(name)
            return
        if self.stamps.get(name) == (found.st_mtime_ns, found.st_ino):
            return
        self.drop(name)
        self.stamps[name] = found.st_mtime_ns, found.st_ino
        self.hashes[name] = rights = self.read(name)
        for hash in rights:
            self.opens.setdefault(hash, set()).add(name)

    def read(self, name: str) -> dict[str, Right]:
        try:
            read = json.loads(self.path(name).read_text(encoding="utf-8"))
            readers: dict[str, Right] = {str(hash): "read" for hash in read["readers"]}
            return {**readers, **{str(hash): "write" for hash in read["owners"]}}
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as fault:
            log.error("keys not read", extra={"file": self.path(name).name, "fault": repr(fault)})
            return {}

    def drop(self, name: str) -> None:
        self.stamps.pop(name, None)
        for hash in self.hashes.pop(name, {}):
            names = self.opens[hash]
            names.discard(name)
            if not names:
                del self.opens[hash]
