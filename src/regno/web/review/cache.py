"""Finished reviews on disk or in a database, so that they survive a restart. They hold no names of people."""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path
from typing import Protocol

from regno.database import Database
from regno.files import write_atomic

MAX_FILES = 500  # the least recently read are deleted first
SCHEMA = ("create table reviews (id text primary key, lines bytea not null, read timestamptz not null)",)
ID = re.compile(r"[0-9a-f]{24}")

log = logging.getLogger("regno.web.review.cache")


class ReviewStore(Protocol):
    """Finished reviews by id. Its methods block."""

    def read(self, id: str) -> list[bytes]:
        """Return the lines of a review, empty if it is not kept."""

    def write(self, id: str, lines: list[bytes]) -> None:
        """Keep a finished review; a failure is logged, for the review can be computed again."""


class PostgresReviews:
    """Reviews as rows of PostgreSQL, so that every process has what one has computed."""

    def __init__(self, database: Database) -> None:
        self.database = database
        database.prepare("reviews", SCHEMA)

    def read(self, id: str) -> list[bytes]:
        if not ID.fullmatch(id):
            return []
        found = self.database.ask("update reviews set read = clock_timestamp() where id = $1 returning lines", id)
        return next((lines.splitlines() for (lines,) in found), [])

    def write(self, id: str, lines: list[bytes]) -> None:
        insert = "insert into reviews values ($1, $2, clock_timestamp()) on conflict do nothing"
        drop = "delete from reviews where id in (select id from reviews order by read desc offset $1)"
        try:
            self.database.write((insert, id, b"".join(lines)), (drop, MAX_FILES)).result()
        except Exception as fault:
            log.error("review not kept", extra={"fault": repr(fault)})


class ReviewCache:
    """One file for each review, with the lines of its process."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, id: str) -> Path:
        return self.folder / f"{id}.jsonl"

    def read(self, id: str) -> list[bytes]:
        """Return the lines of a review, empty if it is not cached."""
        if not ID.fullmatch(id):
            return []
        try:
            lines = self.file(id).read_bytes().splitlines()
            os.utime(self.file(id))
        except OSError:
            return []
        return lines

    def write(self, id: str, lines: list[bytes]) -> None:
        """Write a finished review atomically; a failure is logged, for the review can be computed again."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_atomic(self.file(id), b"".join(lines))
            self.drop_oldest()
        except OSError as fault:
            log.error("review not kept", extra={"fault": repr(fault)})

    def drop_oldest(self) -> None:
        files = sorted(self.folder.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)
        for file in files[: max(0, len(files) - MAX_FILES)]:
            file.unlink(missing_ok=True)
