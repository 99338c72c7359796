"""How much chronicles and packs may take of the disk, and for how long one is kept that nobody touches."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from regno.files import write_atomic
from regno.web.chronicles.errors import ChronicleError

DAY = 86_400
QUOTA = 2_000_000_000  # bytes of all chronicles and packs, unless the owner says otherwise
FOLDERS = ("chronicles", "packs")
MAX_JOURNAL = 2_000_000  # bytes of one chronicle: ten times the longest evening, and a second to replay
MAX_DAYS = 40_000  # lines of the file

log = logging.getLogger("regno.web.chronicles.retention")


class Retention:
    """The quota of a data folder, and the days on which its server was running.

    Only such days count towards the end of a chronicle, so that a clock set wrong once deletes nothing.
    """

    def __init__(self, folder: Path, quota: int = QUOTA, days: int = 0, clock: Callable[[], float] = time.time) -> None:
        self.folder, self.quota, self.days, self.clock = folder, quota, days, clock
        self.file = folder / "chronicles" / "days.txt"
        self.used = 0  # bytes, when last looked at and what was added since

    def look(self) -> None:
        """Measure what is used. It reads the folders: call it in a thread."""
        self.used = sum(size for name in FOLDERS for size in sizes(self.folder / name))

    def require_space(self, more: int, present: int = 0) -> None:
        """Count bytes that are about to be written; raise ChronicleError if there is no space for them."""
        if self.used + more > self.quota:
            raise ChronicleError("server-full")
        if present + more > MAX_JOURNAL:
            raise ChronicleError("chronicle-full")
        self.used += more

    def run_days(self) -> list[int]:
        """Note that the server runs today; return the days on which it ran, as days since 1970."""
        days = set[int]()
        with suppress(OSError, ValueError):
            days = {int(word) for word in self.file.read_text().split()[-MAX_DAYS:]}
        today = int(self.clock()) // DAY
        if today not in days:
            days.add(today)
            self.file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            write_atomic(self.file, "".join(f"{day}\n" for day in sorted(days)).encode(), private=True)
        return sorted(days)

    def expired_ids(self, touched: Iterable[tuple[str, float]]) -> list[str]:
        """Return which of some chronicles, with the time of their last change, are past their days.

        One that was last changed before the first day that is known stays: its time cannot be right.
        """
        if not self.days:
            return []
        days = self.run_days()
        return [id for id, at in touched if at // DAY >= days[0] and sum(day > at // DAY for day in days) >= self.days]


def sizes(folder: Path) -> Iterable[int]:
    """Return the sizes of the files in a folder."""
    with suppress(OSError):
        for file in folder.iterdir():
            with suppress(OSError):
                yield file.stat().st_size
