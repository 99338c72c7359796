"""The store of people in PostgreSQL. Processes tell each other which keys have ended."""

from __future__ import annotations

from collections.abc import Callable, Collection

from regno.database import Database
from regno.web.people.sql import STEPS, SqlPeople
from regno.web.people.store import Revocation
from regno.web.statements import PostgresStatements, Statement

CHANNEL = "regno_people"


class PostgresPeople(PostgresStatements, SqlPeople):
    """The people of one database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, "people", STEPS)

    def signing_out(self, hash: str, revocation: Revocation) -> list[Statement]:
        return [*super().signing_out(hash, revocation), ("select pg_notify(?, ?)", CHANNEL, hash)]

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        self.database.listen(CHANNEL, lambda hash: call([hash]) if hash else None)
