"""What every store of documents keeps to, whatever is behind it."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles.creation import begin
from regno.chronicles.journal import command_record
from regno.chronicles.packs.library import HOUSE, PackLibrary
from regno.chronicles.postgres import PostgresChronicles
from regno.chronicles.store import ChronicleStore, StoredChronicle
from regno.database import Database
from regno.store import DocumentStore
from regno.table.dump import restore
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.postgres import PostgresTables
from regno.table.store.sqlite import TableStore
from regno.table.table import Table
from regno.web.local.tables import FileTables

NOW = 1_800_000_000_000
OWNER, READER = hash_token("owner"), hash_token("reader")


class Kind(ABC):
    """One implementation, and how its documents are made and changed."""

    needs_postgres = False

    def __init__(self, folder: Path, address: str = "") -> None:
        self.folder, self.address = folder, address
        self.store = self.opened()

    def close(self) -> None:
        """Close the store, as a server does that stops."""
        assert self.store.close(10)

    @abstractmethod
    def opened(self) -> DocumentStore[Any, Any, Any]:
        """Return the store of the folder."""

    @abstractmethod
    def create(self) -> str:
        """Store a new document and return its id."""

    @abstractmethod
    def live(self, id: str) -> Any:
        """Return a document in memory."""

    @abstractmethod
    def write(self, document: Any, text: str) -> list[Any]:
        """Note a text in a document, in memory, and return the entries of that."""

    @abstractmethod
    def version(self, document: Any) -> int:
        """Return the version of a document in memory."""

    @abstractmethod
    def texts(self, id: str) -> list[str]:
        """Return the texts that the store has for a document."""

    def loaded(self, id: str) -> Any:
        return self.store.load(id)

    def append(self, document: Any, *texts: str) -> Future[bool]:
        after = self.version(document)
        entries = [entry for text in texts for entry in self.write(document, text)]
        return self.store.append(document, after, entries)


class SqliteTables(Kind):
    made = 0

    def opened(self) -> DocumentStore[Any, Any, Any]:
        return TableStore(self.folder)

    def create(self) -> str:
        self.made += 1
        table = Table(f"table-{self.made}", TableSettings(houses=3), "00" * 16, hash_token("maker"), NOW)
        sat = table.sit(0, "Anna", hash_token("maker"), "11" * 16, NOW)
        assert isinstance(self.store, TableStore | PostgresTables | FileTables)
        self.store.create(table).result()
        assert self.store.append(table, 0, [sat]).result()
        return table.id

    def live(self, id: str) -> Table:
        return restore(self.loaded(id), NOW)[0]

    def write(self, document: Table, text: str) -> list[Any]:
        return [document.say(0, text, NOW)]

    def version(self, document: Table) -> int:
        return document.version

    def texts(self, id: str) -> list[str]:
        return [entry.text for entry in self.loaded(id).log if hasattr(entry, "text")]


class LocalTables(SqliteTables):
    """The tables of one person, in a browser."""

    def opened(self) -> DocumentStore[Any, Any, Any]:
        return FileTables(self.folder)


class ChronicleFiles(Kind):
    def opened(self) -> DocumentStore[Any, Any, Any]:
        return ChronicleStore(self.folder)

    def create(self) -> str:
        pack = PackLibrary(self.folder).pack(HOUSE)
        facts = {"players": ["Anna", "Bo"]}
        header = begin("campaign", pack, title="Notes", facts=facts, rules={}, seed="1", begun="2026-01-01")
        assert isinstance(self.store, ChronicleStore | PostgresChronicles)
        return self.store.create(header).result()

    def live(self, id: str) -> StoredChronicle:
        return self.loaded(id)  # type: ignore[no-any-return]

    def write(self, document: StoredChronicle, text: str) -> list[Any]:
        return [command_record(document.chronicle.do("note", {"text": text}, "2026-01-01").command)]

    def version(self, document: StoredChronicle) -> int:
        return document.version

    def texts(self, id: str) -> list[str]:
        return [str(command.arguments["text"]) for command in self.loaded(id).chronicle.commands]


class InPostgres(Kind):
    """What is kept in PostgreSQL: the database is opened and closed with the store."""

    needs_postgres = True
    database: Database

    def close(self) -> None:
        super().close()
        assert self.database.close(10)


class TablesInPostgres(InPostgres, SqliteTables):
    def opened(self) -> DocumentStore[Any, Any, Any]:
        self.database = Database(self.address)
        return PostgresTables(self.database)


class ChroniclesInPostgres(InPostgres, ChronicleFiles):
    def opened(self) -> DocumentStore[Any, Any, Any]:
        self.database = Database(self.address)
        return PostgresChronicles(self.database)


@pytest.fixture(params=[SqliteTables, LocalTables, ChronicleFiles, TablesInPostgres, ChroniclesInPostgres])
def kind(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kind]:
    address = request.getfixturevalue("postgres") if request.param.needs_postgres else ""
    made: Kind = request.param(tmp_path, address)
    yield made
    made.close()


def test_what_is_appended_is_read_in_its_order_also_after_a_restart(kind: Kind) -> None:
    id = kind.create()
    document = kind.live(id)
    assert kind.append(document, "one").result() and kind.append(document, "two", "three").result()
    assert kind.texts(id) == ["one", "two", "three"]
    kind.close()
    kind.store = kind.opened()
    assert kind.texts(id) == ["one", "two", "three"] and kind.version(kind.live(id)) == kind.version(document)


def test_who_has_an_old_version_does_not_win_and_writes_nothing(kind: Kind) -> None:
    id = kind.create()
    mine, theirs = kind.live(id), kind.live(id)
    assert kind.append(theirs, "theirs").result() is True
    before = kind.store.revision(id)
    assert kind.append(mine, "mine", "and more").result() is False
    assert kind.texts(id) == ["theirs"] and kind.store.revision(id) == before
    again = kind.live(id)
    assert kind.append(again, "mine").result() is True and kind.texts(id) == ["theirs", "mine"]


def test_who_is_ahead_of_the_store_does_not_win_either(kind: Kind) -> None:
    id = kind.create()
    document = kind.live(id)
    kind.write(document, "never stored")
    ahead = kind.version(document) + 1
    assert kind.store.append(document, ahead, kind.write(document, "a hole before it")).result() is False
    assert kind.texts(id) == []


def test_of_many_at_once_one_wins(kind: Kind) -> None:
    id = kind.create()
    documents = [kind.live(id) for _ in range(8)]
    together, won = threading.Barrier(8), list[bool]()

    def write(number: int) -> None:
        together.wait()
        won.append(kind.append(documents[number], f"by {number}").result())

    threads = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == [False] * 7 + [True] and len(kind.texts(id)) == 1


def test_another_process_is_noticed(kind: Kind) -> None:
    """Here another connection to the same files; the SQLite file of tables has one writing process at a time."""
    id = kind.create()
    before = kind.store.revision(id)
    document = kind.live(id)
    assert kind.append(document, "one").result()
    changed = kind.store.revision(id)
    assert before is not None and changed not in (None, before)
    kind.close()
    kind.store = kind.opened()
    assert kind.store.revision(id) == changed
    assert kind.append(kind.live(id), "two").result()
    assert kind.append(document, "overtaken").result() is False


def test_what_is_deleted_is_gone_with_its_keys_and_takes_nothing_more(kind: Kind) -> None:
    id, other = kind.create(), kind.create()
    document = kind.live(id)
    kind.store.grant(id, {OWNER: "write"}).result()
    kind.store.delete(id).result()
    kind.store.delete(id).result()
    assert kind.append(document, "too late").result() is False
    assert not kind.store.has(id) and kind.store.load(id) is None and kind.store.revision(id) is None
    assert kind.store.ids() == [other] and kind.store.rights([OWNER]) == {}


def test_tokens_open_what_was_granted_to_them(kind: Kind) -> None:
    first, second = kind.create(), kind.create()
    kind.store.grant(first, {OWNER: "write", READER: "read"}).result()
    kind.store.grant(second, {OWNER: "write"}).result()
    assert kind.store.rights([OWNER]) == {first: "write", second: "write"}
    assert set(kind.store.rights([READER])) == {first}
    assert kind.store.rights([READER, OWNER])[first] == "write", "the most that one of them allows"
    assert kind.store.rights([hash_token("stranger")]) == {} == kind.store.rights([])
    kind.close()
    kind.store = kind.opened()
    assert kind.store.rights([OWNER]) == {first: "write", second: "write"}


@pytest.mark.parametrize("id", ["unknown", "../x", "..", "", "a/b", "a\0", "x" * 5_000])
def test_what_is_not_there_is_not_found(kind: Kind, id: str) -> None:
    kind.create()
    store = kind.store
    assert not store.has(id) and store.load(id) is None and store.revision(id) is None
    store.delete(id).result()
    assert len(store.ids()) == 1


def test_closing_finishes_what_was_begun(kind: Kind) -> None:
    ids = [kind.create() for _ in range(5)]
    documents: Sequence[Any] = [kind.live(id) for id in ids]
    writes = [kind.append(document, "last words") for document in documents]
    kind.close()
    assert [write.result(0) for write in writes] == [True] * 5
    kind.store = kind.opened()
    assert all(kind.texts(id) == ["last words"] for id in ids)
