"""A disk that fails below one server, by a library that is built here and preloaded; and losses of power."""

from __future__ import annotations

import shutil
import subprocess
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path
from random import Random
from struct import Struct

SOURCE = Path(__file__).with_name("disk_faults.c")
NOTE = Struct("256s3q")  # path, offset, bytes written or SYNCED, bytes that had been there
SYNCED = -1


def build(folder: Path) -> Path:
    """Compile the library."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler, "the tests of failing disks need a C compiler (on Debian: sudo apt-get install gcc libc6-dev)"
    library = folder / "disk_faults.so"
    words = [compiler, "-O1", "-shared", "-fPIC", "-Wall", "-Werror", "-o", str(library), str(SOURCE), "-ldl"]
    subprocess.run(words, check=True)
    return library


@dataclass
class Disk:
    """The disk below the files of a folder."""

    library: Path
    under: Path
    scratch: Path  # a folder for its notes, elsewhere

    @property
    def counted(self) -> Path:
        return self.scratch / "faults"

    @property
    def switch(self) -> Path:
        """Calls fail while this file is there."""
        return self.scratch / "on"

    @property
    def undo(self) -> Path:
        return self.scratch / "undo"

    def environment(self, seed: int, mean: int, *, undo: bool = False) -> dict[str, str]:
        """What a process needs in its environment; one call in ``mean`` fails, none if that is 0."""
        found = {"LD_PRELOAD": str(self.library), "DISK_UNDER": str(self.under), "DISK_COUNT": str(self.counted),
                 "DISK_ON": str(self.switch), "DISK_FAULTS": f"{seed} {mean}"}  # fmt: skip
        return found | ({"DISK_UNDO": str(self.undo)} if undo else {})

    def faults(self) -> Counter[str]:
        """How many faults there were, by kind."""
        return Counter(self.counted.read_text()) if self.counted.exists() else Counter()

    def lose_power(self, chosen: Random) -> int:
        """Take back a part of what was written and not synced, after a kill; return how many bytes."""
        if not self.undo.exists():
            return 0
        data, at, unsafe = self.undo.read_bytes(), 0, defaultdict[bytes, list[tuple[int, int, bytes]]](list)
        while at + NOTE.size <= len(data):
            path, offset, size, had = NOTE.unpack_from(data, at)
            at += NOTE.size
            if size == SYNCED:
                unsafe[path].clear()
            else:
                unsafe[path].append((offset, size, data[at : at + max(had, 0)]))
                at += size
        self.undo.unlink()
        return sum(take_back(Path(path.rstrip(b"\0").decode()), notes, chosen) for path, notes in unsafe.items())


def take_back(path: Path, notes: list[tuple[int, int, bytes]], chosen: Random) -> int:
    """Take back some writes to a file, the latest first, as a disk does that had written the others already."""
    if not path.is_file():
        return 0
    lost = 0
    with path.open("r+b") as file:
        for offset, size, old in reversed(notes):
            if chosen.random() < 0.5:
                lost += size
                file.seek(offset)
                file.write(old)
                if offset + size >= path.stat().st_size and len(old) < size:
                    file.truncate(offset + len(old))
                else:
                    file.write(b"\0" * (size - len(old)))
    return lost
