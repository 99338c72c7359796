"""The store of tables in PostgreSQL: what holds for SQLite, and what only several processes need: leases and news."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import wait
from itertools import count
from typing import Any

import asyncpg
import msgspec
import pytest
from postgres import cluster
from setting import MAKER, NOW, begun, person, play_out, set_table
from test_table_store import (  # noqa: F401 (what holds for every store of tables)
    keep,
    read_back,
    same,
    test_a_clock_that_is_set_wrong_for_once_deletes_nothing,
    test_a_hole_in_the_log_is_refused_and_only_its_caller_hears,
    test_a_row_tells_what_a_list_needs_without_a_replay,
    test_a_table_comes_back_as_it_was,
    test_abandoned_tables_expire_each_in_its_time,
    test_my_tables_are_found_by_the_token_and_the_lobby_by_being_listed,
    test_restless_tables_are_found_without_a_look_at_the_others,
    test_undo_leaving_and_talk_come_back,
)

from regno.database import Database, DatabaseFault, without_password
from regno.table.dump import read_archive
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.table.store.batch import MOST_NEWS, news_of
from regno.table.store.codec import PendingAppend, to_json
from regno.table.store.postgres import SCHEMA, PostgresTables
from regno.table.table import Table

LONG, SHORT = 60.0, 0.2  # seconds of a lease


@pytest.fixture
def database(postgres: str) -> Iterator[Database]:
    made = Database(postgres)
    yield made
    assert made.close(10)


@pytest.fixture
def store(database: Database) -> PostgresTables:
    return PostgresTables(database)


@pytest.fixture
def other(postgres: str) -> Iterator[PostgresTables]:
    """The store as another process has it."""
    database = Database(postgres)
    yield PostgresTables(database)
    assert database.close(10)


def playing(store: PostgresTables, id: str = "table-1", people: tuple[int, ...] = ()) -> Table:
    """A table that the store has, at which a bot is to choose unless there are people."""
    table = begun(people)
    table.id = id
    keep(store, table, [])  # type: ignore[arg-type]
    return table


# ---------------------------------------------------------------- rows


@pytest.mark.parametrize(
    "damage",
    [
        "update log set entry = '{' where version = 3",
        "delete from log where version = 2",
        "update tables set terms = '{'",
        "update log set version = version + 1 where version = (select max(version) from log)",
    ],
)
def test_a_damaged_table_is_refused_as_such(store: PostgresTables, damage: str) -> None:
    playing(store)
    store.database.write((damage,)).result()
    with pytest.raises(TableError) as fault:
        store.load("table-1")
    assert fault.value.key == "table-damaged"


def test_a_person_is_forgotten_from_the_first_entry_on(store: PostgresTables) -> None:
    table = begun((0, 1))
    table.say(0, "a word of mine", NOW)
    table.say(1, "a word of yours", NOW)
    keep(store, table, [])  # type: ignore[arg-type]
    store.forget("table-1", person(0)).result()
    rows = store.database.ask("select t::text, (select string_agg(l::text, '') from log l) from tables t")
    holders = store.database.ask("select holder from holders")
    whole = str([*rows, *holders])
    assert not [gone for gone in ("Person 0", person(0), "a word of mine") if gone in whole]
    assert not [stays for stays in ("Person 1", person(1), "a word of yours") if stays not in whole]
    assert read_back(store).seats_of(person(0)) == []  # type: ignore[arg-type]


def test_a_table_moves_to_another_store_and_plays_on_there(store: PostgresTables) -> None:
    table = begun((0, 1))
    play_out(table, most=20)
    keep(store, table, [])  # type: ignore[arg-type]
    archive = read_archive(msgspec.json.encode(store.load("table-1")))
    store.delete("table-1").result()
    store.insert_archive(archive, table, NOW).result()
    assert same(table, read_back(store))  # type: ignore[arg-type]
    assert store.append(table, table.version, [table.say(0, "on we go", NOW)]).result()


def test_what_one_store_refuses_spoils_no_other_in_its_batch(store: PostgresTables) -> None:
    tables = [playing(store, f"table-{number}", (0,)) for number in range(4)]
    said = [table.say(0, "hello", NOW) for table in tables]
    tables[2].phase = "no\0phase"  # type: ignore[assignment]
    writes = [store.append(table, table.version - 1, [entry]) for table, entry in zip(tables, said, strict=True)]
    wait(writes)
    assert [write.exception() is None and write.result() for write in writes] == [True, True, False, True]


def test_entries_after_a_version_are_read_alone(store: PostgresTables) -> None:
    table = playing(store, people=(0,))
    assert store.entries(table.id, 2) == [applied.entry for applied in list(table.recent)[2:]]
    assert store.entries(table.id, table.version) == [] == store.entries("a\0", 0)


# ---------------------------------------------------------------- many writers


def test_two_processes_race_for_every_version_and_no_log_has_a_hole(
    store: PostgresTables, other: PostgresTables
) -> None:
    ids = [playing(store, f"table-{number}", (0,)).id for number in range(6)]
    before = {id: store.revision(id) for id in ids}
    won = [0, 0]

    def race(number: int, mine: PostgresTables) -> None:
        tables = {id: read_back(mine, id) for id in ids}  # type: ignore[arg-type]
        for turn in range(12):
            said = {id: table.say(0, f"{number} {turn}", NOW) for id, table in tables.items()}
            writes = {id: mine.append(table, table.version - 1, [said[id]]) for id, table in tables.items()}
            for id, write in writes.items():
                won[number] += write.result()
                if not write.result():
                    tables[id] = read_back(mine, id)  # type: ignore[arg-type]

    threads = [threading.Thread(target=race, args=each) for each in enumerate((store, other))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert all(won)
    grown = 0
    for id in ids:
        archive, stored = store.load(id), before[id]
        assert archive and stored is not None and store.revision(id) == len(archive.log)  # a hole would not load
        grown += len(archive.log) - stored
    assert grown == sum(won)


# ---------------------------------------------------------------- leases


def test_one_process_holds_a_table_and_another_takes_it_when_the_lease_ends(
    store: PostgresTables, other: PostgresTables
) -> None:
    table = playing(store)
    assert store.take_lease("a", table.id, LONG).result() == 1
    assert other.take_lease("b", table.id, LONG).result() is None
    assert store.take_lease("a", table.id, SHORT).result() == 1
    time.sleep(SHORT + 0.05)
    assert store.append(table, table.version, play_out(table, most=1), epoch=1).result(), "nobody took it meanwhile"
    assert other.take_due("b", LONG, 10).result() == {table.id: 2}
    late = play_out(table, most=1)
    assert not store.append(table, table.version - 1, late, epoch=1).result(), "fenced, though its version fits"
    assert store.renew("a", {table.id: 1}, LONG).result() == set()
    assert other.append(table, table.version - 1, late, epoch=2).result()
    assert store.append(table, table.version, [table.close(MAKER, NOW)]).result(), "a person needs no lease"


def test_who_holds_a_lease_keeps_its_epoch_and_may_let_go(store: PostgresTables) -> None:
    table = playing(store)
    assert store.take_lease("a", table.id, LONG).result() == 1 == store.take_lease("a", table.id, LONG).result()
    assert store.renew("a", {table.id: 1}, LONG).result() == {table.id}
    assert store.take_due("b", LONG, 10).result() == {}
    store.release("a", [table.id]).result()
    assert store.take_lease("b", table.id, LONG).result() == 2
    store.release("b").result()
    assert store.take_due("c", LONG, 10).result() == {table.id: 3}


def test_only_tables_that_need_somebody_are_due_and_each_process_takes_a_portion(
    store: PostgresTables, other: PostgresTables
) -> None:
    ids = {playing(store, f"table-{number}").id for number in range(5)}
    playing(store, "waits-for-a-person", (0, 1, 2))
    first = store.take_due("a", LONG, 3).result()
    second = other.take_due("b", LONG, 3).result()
    assert len(first) == 3 and set(first) | set(second) == ids and not set(first) & set(second)


# ---------------------------------------------------------------- news


def until(condition: threading.Event) -> None:
    assert condition.wait(20)


def test_others_hear_of_what_one_appends_and_itself_does_not(store: PostgresTables, other: PostgresTables) -> None:
    table = playing(store, people=(0,))
    heard, own, told = list[tuple[str, int, str]](), list[str](), threading.Event()

    def hear(id: str, version: int, entry: str) -> None:
        if id:
            heard.append((id, version, entry))
            told.set()

    other.listen(hear)
    store.listen(lambda id, version, entry: own.append(id) if id else None)
    said = []
    for number in count(1):
        said.append(table.say(0, f"hello {number}", NOW))
        assert store.append(table, table.version - 1, said[-1:]).result()
        if told.wait(0.2) or number > 50:
            break
    [id, version, entry] = heard[-1]
    assert id == table.id and own == []
    assert entry == to_json(said[version - table.version - 1].entry)


def test_news_of_several_entries_or_of_a_long_one_must_be_read(store: PostgresTables, other: PostgresTables) -> None:
    def pending(*entries: str) -> PendingAppend:
        rows = [("t", version, entry) for version, entry in enumerate(entries, 1)]
        return PendingAppend("t", 0, len(rows), 0, "playing", False, "", None, None, rows, [], [])

    assert [news_of(each) for each in (pending("a"), pending("a", "b"), pending("ä" * MOST_NEWS))] == ["a", "", ""]
    table = playing(store, people=(0,))
    heard, told = list[tuple[int, str]](), threading.Event()

    def hear(id: str, version: int, entry: str) -> None:
        if id:
            heard.append((version, entry))
            told.set()

    other.listen(hear)
    for number in count(1):
        lines = [table.say(0, f"hello {number}", NOW), table.say(0, "and more", NOW)]
        assert store.append(table, table.version - 2, lines).result()
        if told.wait(0.2) or number > 50:
            break
    assert heard[-1][1] == ""


def test_what_is_asked_is_asked_again_after_the_driver_was_cut_in_the_middle(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(postgres)
    pool = type(database.pool)
    really, faults = pool.fetch, [asyncpg.InternalClientError("cannot switch to state 11")]

    async def fetch(*of: Any) -> Any:
        if faults:
            raise faults.pop()
        return await really(*of)

    monkeypatch.setattr(pool, "fetch", fetch)
    try:
        assert database.ask("select 1") == [(1,)]
    finally:
        assert database.close(10)


def test_after_a_lost_connection_listeners_are_told_that_they_may_have_missed_something(
    store: PostgresTables, other: PostgresTables
) -> None:
    lost, again = threading.Event(), threading.Event()
    other.listen(lambda id, version, entry: (again if lost.is_set() else threading.Event()).set() if not id else None)
    while other.database.listener is None:
        time.sleep(0.01)
    lost.set()
    cut = "select pg_terminate_backend(pid) from pg_stat_activity where pid = $1"
    store.database.ask(cut, other.database.listener.get_server_pid())
    until(again)


# ---------------------------------------------------------------- the database


def test_reads_wait_for_a_server_that_comes_back_and_what_was_kept_is_there() -> None:
    with cluster(durable=True) as running:
        database = Database(running.address)
        store = PostgresTables(database)
        table = playing(store, people=(0,))
        assert store.append(table, table.version, [table.say(0, "kept", NOW)]).result()
        running.kill()
        threading.Timer(0.5, running.start).start()
        assert same(table, read_back(store))  # type: ignore[arg-type]
        assert database.close(10)


def test_an_unknown_database_and_a_newer_one_are_refused_without_the_password(postgres: str) -> None:
    with pytest.raises(DatabaseFault) as fault:
        Database("postgresql://regno:sesame@/postgres?host=/nowhere")
    assert "sesame" not in fault.value.text() and "/nowhere" in fault.value.text("it")
    assert without_password("postgresql://a:b@c/d") == "postgresql://a:...@c/d"
    assert without_password("postgresql://a:b/@[") == "postgresql://a:...@["
    database = Database(postgres)
    database.prepare("tables", (*SCHEMA, "select 1"))
    with pytest.raises(DatabaseFault) as fault:
        database.prepare("tables", SCHEMA)
    assert fault.value.key == "store-form"
    assert database.close(10)


def test_two_processes_may_make_the_schema_at_once(postgres: str) -> None:
    databases = [Database(postgres) for _ in range(2)]
    threads = [threading.Thread(target=PostgresTables, args=(each,)) for each in databases]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    store = PostgresTables(databases[0])
    table = set_table((0,), TableSettings(listed=True))
    keep(store, table, [])  # type: ignore[arg-type]
    assert [row.id for row in store.list_open(5)] == [table.id] and store.rights([MAKER]) == {table.id: "write"}
    assert all(each.close(10) for each in databases)
