"""The stores of a server: files and SQLite in its data folder, or one PostgreSQL for many processes."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from regno.chronicles.packs.store import PackFiles, PackStore, PostgresPacks
from regno.chronicles.postgres import PostgresChronicles
from regno.chronicles.store import ChronicleStore
from regno.database import Database
from regno.table.store.postgres import PostgresTables
from regno.table.store.protocol import TableDocumentStore
from regno.table.store.sqlite import TableStore
from regno.web.bench.store import BenchStore
from regno.web.calls.store import SCHEMA as CALLS
from regno.web.calls.store import CallStore
from regno.web.chronicles.store import ChronicleDocumentStore
from regno.web.daily.results import DailyFiles, DailyStore, PostgresDaily
from regno.web.live.gossip import Gossip, NoGossip, PostgresGossip
from regno.web.people.sql import PostgresPeople, SqlitePeople, SqlPeople
from regno.web.review.cache import PostgresReviews, ReviewCache, ReviewStore
from regno.web.statements import PostgresStatements, SqliteStatements


@dataclass(frozen=True)
class Stores:
    """Everything that a server keeps."""

    tables: TableDocumentStore
    chronicles: ChronicleDocumentStore
    packs: PackStore
    reviews: ReviewStore
    people: SqlPeople
    bench: BenchStore
    calls: CallStore
    gossip: Gossip
    daily: DailyStore
    database: Database | None = None

    def close(self, within: float | None = None) -> bool:
        """Close the database, after the stores; return whether that took at most ``within`` seconds."""
        return self.database is None or self.database.close(within)


def open_stores(folder: Path, address: str = "") -> Stores:
    """Open the stores of a data folder, or of a database by its address; raise StoreFault or DatabaseFault."""
    if not address:
        with ExitStack() as opened:  # closes what was opened before a fault
            tables = TableStore(folder)
            opened.callback(tables.close)
            people = SqlitePeople(folder)
            opened.callback(people.close)
            stores = Stores(
                tables,
                ChronicleStore(folder),
                PackFiles(folder),
                ReviewCache(folder / "reviews"),
                people,
                BenchStore(people, is_shared=False),
                CallStore(SqliteStatements(folder / "calls.sqlite", (CALLS,))),
                NoGossip(),
                DailyFiles(folder / "daily"),
            )
            opened.pop_all()
            return stores
    database = Database(address)
    try:
        shared, known = PostgresTables(database), PostgresPeople(database)
        return Stores(
            shared,
            PostgresChronicles(database),
            PostgresPacks(database, folder),
            PostgresReviews(database),
            known,
            BenchStore(known, is_shared=True),
            CallStore(PostgresStatements(database, "calls", (CALLS,))),
            PostgresGossip(database),
            PostgresDaily(database),
            database,
        )
    except BaseException:
        database.close(0)
        raise
