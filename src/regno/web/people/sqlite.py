"""The store of people as one SQLite file beside the tables."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path

from regno.web.people.sql import STEPS, SqlPeople
from regno.web.statements import SqliteStatements

FILE = "people.sqlite"


class SqlitePeople(SqliteStatements, SqlPeople):
    """The people of one data folder."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / FILE, STEPS)

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        """Do nothing: no other process has the file."""
