"""The store of a simulated cluster: one database that outlives processes, and each process's way to it, with faults."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any, TypeVar

from world import EPOCH, Process, World

from regno.table.dump import Archive
from regno.table.log import AnyEntry
from regno.table.store.codec import ENTRY, to_json
from regno.table.store.protocol import TableNews
from regno.table.summary import TableRow, TableSummary, summary_of
from regno.table.table import AppliedEntry, Table

T = TypeVar("T")
COMMIT, ANSWER, NEWS = 0.004, 0.001, 0.003  # seconds, in the mean
WITH_ENTRIES = (1, 2)  # seeds, modulo 5, of the worlds whose news mostly say what was appended
SLOW = 2.0  # seconds that a slow commit takes more


class Lost(ConnectionError):
    """The connection was lost: the statement may have been committed."""


class Full(OSError):
    """No room on the disk: the statement was not committed."""


@dataclass
class Row:
    """A table as it is committed."""

    archive: Archive
    log: list[str] = field(default_factory=list)
    epochs: list[int | None] = field(default_factory=list)  # of the lease under which each entry was appended
    phase: str = "open"
    restless: bool = False
    owner: str = ""
    epoch: int = 0
    until: float = -1.0
    touched: int = 0  # milliseconds since 1970, by the clock of the database
    summary: TableSummary = field(default_factory=lambda: TableSummary([]))


@dataclass
class Weather:
    """How often what goes wrong with the database, as probabilities for each write."""

    lost_before: float = 0.0
    lost_after: float = 0.0
    slow: float = 0.0
    full: float = 0.0
    news_lost: float = 0.0


class Shared:
    """What all processes share, and who listens."""

    def __init__(self, world: World, weather: Weather) -> None:
        self.world, self.weather = world, weather
        self.listeners: dict[Process, Callable[..., None]] = {}
        self.is_down = False

    def announce(self, id: str, version: int, sender: Process, *entry: str) -> None:
        """Tell all other processes of a commit. Who loses the news hears later that it may have lost some."""
        for process, call in self.listeners.items():
            if process is not sender and process.alive:
                lost = self.world.chance(self.weather.news_lost)
                news = ("", 0, *("" for _ in entry)) if lost else (id, version, *entry)
                delay = self.world.delay(NEWS) + (self.world.random.uniform(0.5, 5) if lost else 0)
                self.world.call_later(delay, deliver, process, call, *news)

    def calm(self) -> None:
        """Let nothing more go wrong."""
        for name in ("lost_before", "lost_after", "slow", "full", "news_lost"):
            setattr(self.weather, name, 0.0)
        self.is_down = False


class SharedDatabase(Shared):
    """The tables that are committed."""

    def __init__(self, world: World, weather: Weather) -> None:
        super().__init__(world, weather)
        self.rows: dict[str, Row] = {}

    def insert(self, table: Table) -> None:
        archive = Archive(
            id=table.id, terms=table.settings, secret=table.shuffle.secret, maker=table.maker, made=table.made
        )
        row = self.rows[table.id] = Row(archive, phase=table.phase, restless=table.is_restless)
        row.log = [to_json(applied.entry) for applied in table.recent]
        row.epochs = [None] * len(row.log)
        row.summary = summary_of(table)


def deliver(process: Process, call: Callable[..., None], *news: object) -> None:
    if process.alive:
        process.context.copy().run(call, *news)


class SimulatedStore:
    """One process's way to what is shared, with faults."""

    def __init__(self, database: Shared, process: Process) -> None:
        self.shared, self.process, self.world = database, process, database.world

    def write(self, work: Callable[[], T], *, fails: bool = True) -> Future[T]:
        """Commit some work a moment later, or lose it, or lose the answer."""
        future: Future[T] = Future()
        world, weather, fate = self.world, self.shared.weather, self.world.random.random()
        delay = world.delay(COMMIT) + (SLOW if world.chance(weather.slow) else 0)

        def commit() -> None:
            future.set_running_or_notify_cancel()
            if self.shared.is_down or (fails and fate < weather.lost_before):
                return answer(Lost("on the way there"))
            if fails and fate > 1 - weather.full:
                return answer(Full("no room"))
            try:
                result = work()
            except Exception as fault:
                return answer(fault)
            lost = fails and fate < weather.lost_before + weather.lost_after
            return answer(Lost("on the way back") if lost else None, result)

        def answer(fault: Exception | None, result: Any = None) -> None:
            self.world.call_later(world.delay(ANSWER), finish, fault, result)

        def finish(fault: Exception | None, result: Any) -> None:
            if fault:
                future.set_exception(fault)
            else:
                future.set_result(result)

        world.call_later(delay, commit)
        return future

    def require_up(self) -> None:
        """Raise Lost while the database is away."""
        if self.shared.is_down:
            raise Lost("down")


class SimulatedTables(SimulatedStore):
    """The store of tables as one process has it."""

    def __init__(self, database: SharedDatabase, process: Process) -> None:
        super().__init__(database, process)
        self.database = database

    def row_of(self, id: str) -> Row | None:
        self.require_up()
        return self.database.rows.get(id)

    # ------------------------------------------------------------ writing

    def create(self, table: Table) -> Future[None]:
        return self.write(lambda: self.database.insert(table))

    def append(
        self,
        document: Table,
        after: int,
        entries: Sequence[AppliedEntry],
        position: object = None,
        epoch: int | None = None,
    ) -> Future[bool]:
        bodies = [to_json(applied.entry) for applied in entries]
        phase, restless, summary = document.phase, document.is_restless, summary_of(document)

        def work() -> bool:
            row = self.database.rows.get(document.id)
            if row is None or len(row.log) != after or not self.is_current(row, epoch):
                return False
            row.log += bodies
            row.epochs += [epoch] * len(bodies)
            row.phase, row.restless, row.summary = phase, restless, summary
            row.touched = EPOCH + int(self.world.seconds * 1000)
            self.world.note("commit", self.process.name, document.id, len(row.log), bodies)
            if bodies:
                comes = self.world.seed % 5 in WITH_ENTRIES and len(bodies) == 1 and len(row.log) % 4
                self.database.announce(document.id, len(row.log), self.process, bodies[0] if comes else "")
            return True

        return self.write(work)

    def is_current(self, row: Row, epoch: int | None) -> bool:
        return epoch is None or epoch == row.epoch

    def probe(self) -> Future[None]:
        return self.write(lambda: None)

    def expire(self, now: int, spared: Collection[str] = ()) -> Future[int]:
        return self.write(lambda: 0)

    # ------------------------------------------------------------ leases

    def take_lease(self, owner: str, id: str, seconds: float) -> Future[int | None]:
        def work() -> int | None:
            row = self.database.rows[id]
            return self.take(row, owner, seconds) if row.owner == owner or row.until < self.world.seconds else None

        return self.write(work)

    def take(self, row: Row, owner: str, seconds: float) -> int:
        row.epoch += row.owner != owner
        row.owner, row.until = owner, self.world.seconds + seconds
        return row.epoch

    def take_due(self, owner: str, seconds: float, most: int) -> Future[dict[str, int]]:
        def work() -> dict[str, int]:
            due = [
                id
                for id, row in self.database.rows.items()
                if row.restless and row.phase == "playing" and row.until < self.world.seconds
            ]
            taken = {}
            for id in due[:most]:
                row = self.database.rows[id]
                row.owner = ""  # a new holder, even if it was the last one
                taken[id] = self.take(row, owner, seconds)
            return taken

        return self.write(work)

    def renew(self, owner: str, held: Mapping[str, int], seconds: float) -> Future[set[str]]:
        def work() -> set[str]:
            kept = set()
            for id, epoch in held.items():
                row = self.database.rows[id]
                if row.owner == owner and row.epoch == epoch:
                    row.until = self.world.seconds + seconds
                    kept.add(id)
            return kept

        return self.write(work)

    def release(self, owner: str, ids: Collection[str] | None = None) -> Future[None]:
        def work() -> None:
            for id, row in self.database.rows.items():
                if row.owner == owner and (ids is None or id in ids):
                    row.until = -1.0

        return self.write(work)

    # ------------------------------------------------------------ reading

    def load(self, id: str) -> Archive | None:
        row = self.row_of(id)
        if row is None:
            return None
        archive = row.archive
        return Archive(
            id=id,
            terms=archive.terms,
            secret=archive.secret,
            maker=archive.maker,
            made=archive.made,
            log=[ENTRY.decode(entry) for entry in row.log],
        )

    def entries(self, id: str, after: int) -> list[AnyEntry]:
        row = self.row_of(id)
        return [ENTRY.decode(entry) for entry in row.log[after:]] if row else []

    def has(self, id: str) -> bool:
        return self.row_of(id) is not None

    def revision(self, id: str) -> int | None:
        row = self.row_of(id)
        return len(row.log) if row else None

    def row(self, id: str) -> TableRow | None:
        row = self.row_of(id)
        if row is None:
            return None
        a = row.archive
        phase: Any = row.phase
        return TableRow(id, phase, a.terms, a.secret, a.maker, a.made, row.touched, 0, row.summary)

    def list_touched(self, at: int, most: int) -> list[TableRow]:
        self.require_up()
        found = [self.row(id) for id, row in self.database.rows.items() if row.touched >= at]
        return [row for row in found if row]

    def list_unsummarised(self) -> list[str]:
        return []

    def listen(self, call: TableNews) -> None:
        self.database.listeners[self.process] = call

    def on_failure(self, call: Callable[[], None]) -> None:
        pass

    def on_commit(self, call: Callable[[float], None]) -> None:
        pass

    def is_alive(self) -> bool:
        return True

    def close(self, within: float | None = None) -> bool:
        return True
