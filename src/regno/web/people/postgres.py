"""The store of people in PostgreSQL. Processes tell each other which keys have ended."""

from __future__ import annotations

from collections.abc import Callable, Collection
from concurrent.futures import Future
from itertools import count
from re import sub
from typing import Any

from regno.database import Database
from regno.web.people.sql import SCHEMAS, Rows, SqlPeople, Statement
from regno.web.people.store import Revocation

CHANNEL = "regno_people"


def numbered(query: str) -> str:
    """Return a query whose question marks are numbered, as PostgreSQL wants them."""
    numbers = count(1)
    return sub(r"\?", lambda _: f"${next(numbers)}", query)


class PostgresPeople(SqlPeople):
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        database.prepare("people", SCHEMAS)

    def read(self, query: str, *values: Any) -> Rows:
        return self.database.ask(numbered(query), *values)

    def write(self, *statements: Statement) -> Future[Rows]:
        async def work(connection: Any) -> Rows:
            rows: Rows = []
            for query, *values in statements:
                rows = [tuple(row) for row in await connection.fetch(numbered(query), *values)]
            return rows

        return self.database.transact(work)

    def signing_out(self, hash: str, revocation: Revocation) -> list[Statement]:
        return [*super().signing_out(hash, revocation), ("select pg_notify(?, ?)", CHANNEL, hash)]

    def close(self) -> None:
        """Do nothing: the database finishes what was begun when it is closed."""

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        self.database.listen(CHANNEL, lambda hash: call([hash]) if hash else None)
