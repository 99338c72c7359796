"""Finished reviews in the data folder, so that a restart need not work them out again. They hold no names of people."""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path

from regno.files import write_atomic

MOST = 500  # files; those that nobody has asked for longest go first
ID = re.compile(r"[0-9a-f]{24}")

log = logging.getLogger("regno.web.review.cache")


class Shelf:
    """One file a review, with the lines that its process told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, id: str) -> Path:
        return self.folder / f"{id}.jsonl"

    def find(self, id: str) -> list[bytes]:
        """The lines of a review, none if it is not here."""
        if not ID.fullmatch(id):
            return []
        try:
            lines = self.file(id).read_bytes().splitlines()
            os.utime(self.file(id))
        except OSError:
            return []
        return lines

    def keep(self, id: str, lines: list[bytes]) -> None:
        """Put a finished review here, whole or not at all; a full disk costs nothing but the work of doing it again."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomic(self.file(id), b"".join(lines))
            self.forget_the_oldest()
        except OSError as fault:
            log.error("review not kept", extra={"fault": repr(fault)})

    def forget_the_oldest(self) -> None:
        files = sorted(self.folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - MOST)]:
            file.unlink(missing_ok=True)
