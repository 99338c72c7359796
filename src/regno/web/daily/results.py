"""What people made of a day's deal: kept by day, on disk or in PostgreSQL."""

from __future__ import annotations

import logging
import re
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Protocol

import msgspec

from regno.database import Database
from regno.files import write_atomic

MAX_RESULTS = 2_000  # of one day
MAX_DAYS = 60  # that are kept
SCHEMA = ("create table daily_results (day date not null, id text primary key, line bytea not null)",)
FILE = re.compile(r"\d{4}-\d{2}-\d{2}\.jsonl")

log = logging.getLogger("regno.web.daily.results")


class DailyResult(msgspec.Struct, frozen=True):
    """One game of a person with the deal of a day."""

    table: str
    holder: str  # the hash by which the table knows the person
    seat: int
    name: str  # empty for somebody who would rather not be named
    share: float  # of the victory
    ending: str
    winners: list[int]
    round: int
    helped: bool  # moves were taken back, or somebody else played on


class DailyStore(Protocol):
    """Results by day. Its methods block; a failure is logged, for a result can be handed in again."""

    def read(self, day: date) -> list[DailyResult]:
        """Return the results of a day, the first first."""

    def add(self, day: date, result: DailyResult) -> None:
        """Keep a result, unless its table has one, or the day is full."""


DECODER = msgspec.json.Decoder(DailyResult)


def read_line(line: bytes) -> list[DailyResult]:
    """Return the result of a line, nothing if it cannot be read."""
    with suppress(msgspec.MsgspecError):
        return [DECODER.decode(line)]
    return []


class DailyFiles:
    """One file for each day, one line for each result."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def file(self, day: date) -> Path:
        return self.folder / f"{day.isoformat()}.jsonl"

    def read(self, day: date) -> list[DailyResult]:
        try:
            return [found for line in self.file(day).read_bytes().splitlines() for found in read_line(line)]
        except OSError:
            return []

    def add(self, day: date, result: DailyResult) -> None:
        there = self.read(day)
        if len(there) >= MAX_RESULTS or any(each.table == result.table for each in there):
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lines = b"".join(msgspec.json.encode(each) + b"\n" for each in [*there, result])
            write_atomic(self.file(day), lines)
            self.drop_oldest()
        except OSError as fault:
            log.error("result not kept", extra={"fault": repr(fault)})

    def drop_oldest(self) -> None:
        files = sorted(file for file in self.folder.iterdir() if FILE.fullmatch(file.name))
        for file in files[:-MAX_DAYS]:
            file.unlink(missing_ok=True)


class PostgresDaily:
    """Results as rows of PostgreSQL, so that every process has them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        database.prepare("daily", SCHEMA)

    def read(self, day: date) -> list[DailyResult]:
        found = self.database.ask("select line from daily_results where day = $1 order by line", day)
        return [result for (line,) in found for result in read_line(line)]

    def add(self, day: date, result: DailyResult) -> None:
        count = "select count(*) from daily_results where day = $1"
        insert = f"insert into daily_results select $1, $2, $3 where ({count}) < $4 on conflict do nothing"
        drop = "delete from daily_results where day < $1::date - $2::integer"
        line = msgspec.json.encode(result)
        try:
            self.database.write((insert, day, result.table, line, MAX_RESULTS), (drop, day, MAX_DAYS)).result()
        except Exception as fault:
            log.error("result not kept", extra={"fault": repr(fault)})
