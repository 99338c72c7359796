"""PostgreSQL for stores: connections in a thread with an event loop of its own, and news between processes.

Stores hand it work from any thread: ``run`` returns a future, ``ask`` waits for one. What is asked is tried again while
the server is away; what is written is not, for nobody knows whether the first try was committed.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import Future, wait
from contextlib import suppress
from functools import lru_cache
from itertools import count
from typing import Any, TypeVar

from regno.errors import RegnoError, SystemFault

STORE = "REGNO_STORE"  # the variable that names the store, if no flag does
SCHEMES = ("postgresql", "postgres")
CONNECTIONS = 8
CONNECTING = 10.0  # seconds for a connection
ANSWERING = 30.0  # seconds for a statement
READ_WITHIN = 10.0  # seconds in which a read is tried again after the connection was lost
PAUSE = 0.1  # seconds between two tries
PROBE = 5.0  # seconds between two tests of the connection that listens
LOCK = 7_302_019  # the advisory lock under which schemas are made
VERSIONS = "create table if not exists schema_versions (name text primary key, version integer not null)"

T = TypeVar("T")
News = Callable[[str], None]

log = logging.getLogger("regno.database")


class DatabaseFault(RegnoError):
    """The database cannot be reached, or is of a newer version of Regno."""

    subject = "table"


def is_address(store: str) -> bool:
    """Whether this names a PostgreSQL database."""
    return store.partition("://")[0] in SCHEMES


def without_password(address: str) -> str:
    """Return the address of a database as it may be shown."""
    return re.sub(r"(://[^/@:]*):.*@", r"\1:...@", address)


def new_event_loop() -> asyncio.AbstractEventLoop:
    """Return the quickest event loop that there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def leave_as_it_is(_connection: Any) -> None:
    """Give a connection back as it is: nothing here sets what would outlive a transaction, which the pool rolls back.

    The driver would ask the server to forget everything after each statement, which takes as long as a quick one.
    """


def can_hold(text: str) -> bool:
    """Whether PostgreSQL can hold a text: one with a NUL or half a character it refuses."""
    return "\0" not in text and text.encode("utf-8", "ignore").decode() == text


def storable(values: Sequence[Any]) -> list[Any]:
    """Return values as PostgreSQL can hold them: what somebody made up of NULs is kept and found without them."""
    return [value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values]


@lru_cache(maxsize=256)
def number_placeholders(query: str) -> str:
    """Return a query whose question marks are numbered, as PostgreSQL wants them."""
    numbers = count(1)
    return re.sub(r"\?", lambda _: f"${next(numbers)}", query)


class Database:
    """One database: a pool of connections, and one that listens for news."""

    def __init__(self, address: str) -> None:
        """Connect; raise DatabaseFault if that cannot be."""
        try:
            import asyncpg
        except ImportError:
            raise DatabaseFault("no-driver") from None
        self.driver, self.address = asyncpg, address
        # What tells that the connection was lost, and nothing of the statement; the driver's own error is one of them
        # when it is cut between the parts of a statement.
        self.lost = (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError,
                     asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.TooManyConnectionsError,
                     asyncpg.InternalClientError, TimeoutError)  # fmt: skip
        self.on_failure: list[Callable[[], None]] = []
        self.listeners: dict[str, News] = {}
        self.listener: Any = None  # the connection that listens
        self.talking = asyncio.Lock()  # held while a statement is on that connection, which can have one
        self.is_closing = False
        self.working: set[Future[Any]] = set()
        self.loop = new_event_loop()
        self.thread = threading.Thread(target=self.serve, name="regno-database", daemon=True)
        self.thread.start()
        try:
            self.pool: Any = self.run(self.connect()).result(CONNECTING + 1)
        except (*self.lost, asyncpg.PostgresError, ValueError) as fault:
            self.stop()
            why = SystemFault.of(fault) if isinstance(fault, OSError) else str(fault)
            raise DatabaseFault("no-database", address=without_password(address), fault=why) from None
        self.listening = self.run(self.listen_always())

    def serve(self) -> None:
        try:
            asyncio.set_event_loop(self.loop)
            self.loop.run_forever()
        finally:
            if not self.is_closing:
                for call in self.on_failure:
                    call()

    async def connect(self) -> Any:
        pool = self.driver.create_pool(
            self.address,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=CONNECTING,
            command_timeout=ANSWERING,
            reset=leave_as_it_is,
        )
        await asyncio.wait_for(pool, CONNECTING)
        return pool

    def is_alive(self) -> bool:
        return self.thread.is_alive()

    def close(self, within: float | None = None) -> bool:
        """Close all connections, after what runs on them; return whether that took at most ``within`` seconds."""
        if not self.thread.is_alive():
            return True
        self.is_closing = True
        self.listening.cancel()
        done = not wait([each for each in list(self.working) if each is not self.listening], within).not_done
        try:
            self.run(self.pool.close()).result(within)
        except Exception as fault:
            done = False
            log.error("database not closed", extra={"fault": repr(fault)})
        self.stop()
        return done

    def stop(self) -> None:
        self.is_closing = True
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(CONNECTING)
        if not self.thread.is_alive():
            self.loop.close()

    # ------------------------------------------------------------ statements

    def run(self, work: Coroutine[Any, Any, T]) -> Future[T]:
        """Run something in the thread of the database."""
        future = asyncio.run_coroutine_threadsafe(work, self.loop)
        self.working.add(future)
        future.add_done_callback(self.working.discard)
        return future

    def ask(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query. Blocks: not for an event loop."""
        return self.run(self.fetch(query, *values)).result()

    async def fetch(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """Return all rows of a query, tried again while the server is away."""
        deadline = self.loop.time() + READ_WITHIN
        while True:
            try:
                return [tuple(row) for row in await self.pool.fetch(query, *storable(values))]
            except self.lost as fault:
                if self.is_closing or self.loop.time() > deadline:
                    raise ConnectionError(repr(fault)) from None
                await asyncio.sleep(PAUSE)

    def write(self, *statements: tuple[Any, ...]) -> Future[None]:
        """Execute statements, each a query with its values, in one transaction."""
        return self.run(self.execute_all(statements))

    async def execute_all(self, statements: Sequence[tuple[Any, ...]]) -> None:
        async with self.pool.acquire() as connection, connection.transaction():
            for query, *values in statements:
                await connection.execute(query, *storable(values))

    def transact(self, work: Callable[[Any], Awaitable[T]]) -> Future[T]:
        """Run some work with a connection, in one transaction."""
        return self.run(self._transact(work))

    async def _transact(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async with self.pool.acquire() as connection, connection.transaction():
            return await work(connection)

    def prepare(self, name: str, steps: Sequence[str]) -> None:
        """Bring a schema to its newest version, each step from one to the next; raise DatabaseFault for a newer one."""

        async def work(connection: Any) -> None:
            await connection.execute("select pg_advisory_xact_lock($1)", LOCK)
            await connection.execute(VERSIONS)
            version = await connection.fetchval("select version from schema_versions where name = $1", name) or 0
            if version > len(steps):
                shown = without_password(self.address)
                raise DatabaseFault("store-form", file=shown, found=version, expected=len(steps))
            for step in steps[version:]:
                await connection.execute(step)
            update = """insert into schema_versions values ($1, $2) on conflict (name) do update set version = $2"""
            if version < len(steps):
                await connection.execute(update, name, len(steps))

        self.transact(work).result()

    # ------------------------------------------------------------ news

    def listen(self, channel: str, call: News) -> None:
        """Have a function called, in the thread of the database, with every notification of a channel.

        It is called with an empty text whenever notifications may have been lost.
        """
        self.listeners[channel] = call
        self.run(self.subscribe(channel))

    async def subscribe(self, channel: str) -> None:
        async with self.talking:
            if self.listener is not None and not self.listener.is_closed():
                with suppress(*self.lost):  # then it is connected again, with all channels
                    await self.listener.add_listener(channel, self.hear)

    def hear(self, _connection: Any, _process: int, channel: str, text: str) -> None:
        self.pass_on(channel, text)

    def pass_on(self, channel: str, text: str) -> None:
        try:
            self.listeners[channel](text)
        except Exception:
            log.exception("news not heard")

    async def listen_always(self) -> None:
        """Keep a connection that listens; after each loss tell all listeners that they may have missed something."""
        while not self.is_closing:
            try:
                gone = asyncio.Event()
                self.listener = await self.driver.connect(self.address, timeout=CONNECTING, command_timeout=ANSWERING)
                self.listener.add_termination_listener(lambda _, gone=gone: gone.set())
                async with self.talking:
                    for channel in list(self.listeners):
                        await self.listener.add_listener(channel, self.hear)
                        self.pass_on(channel, "")
                while not gone.is_set():
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PROBE):
                            await gone.wait()
                    async with self.talking:
                        await self.listener.execute("select 1")
            except asyncio.CancelledError:
                break
            except Exception as fault:
                log.warning("news lost", extra={"fault": repr(fault)})
                await asyncio.sleep(PAUSE)
            finally:
                if self.listener is not None:
                    self.listener.terminate()
