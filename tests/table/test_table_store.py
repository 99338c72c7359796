"""The store: what is acknowledged is kept, faults reach those at fault, people can be forgotten."""

from __future__ import annotations

import re
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from setting import MAKER, NOW, begun, hold_writer, person, play_out, set_table

from regno.proelio.jit.records import values_of
from regno.table import dump as archives
from regno.table.dump import Archive, read_archive, restore
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.table.store.codec import DAY, StoreFault
from regno.table.store.sqlite import FILE, TableStore
from regno.table.store.writer import WriterFailed
from regno.table.summary import TableSummary, summarise, summary_of
from regno.table.table import AppliedEntry, Table
from regno.table.verify import verify
from source import modules


@pytest.fixture
def store(tmp_path: Path) -> Iterator[TableStore]:
    made = TableStore(tmp_path)
    yield made
    made.close()


def keep(store: TableStore, table: Table, told: list[AppliedEntry]) -> None:
    """Everything that is still within reach of the table's own log."""
    store.create(table).result()
    assert len(table.recent) == table.version
    store.append(table, 0, list(table.recent)).result()
    assert not told or told[-1] == table.recent[-1]


def read_back(store: TableStore, id: str = "table-1") -> Table:
    archive = store.load(id)
    assert archive
    return restore(archive, NOW)[0]


def same(one: Table, other: Table) -> bool:
    assert one.live and other.live
    return (
        values_of(one.live.state) == values_of(other.live.state)
        and values_of(one.live.knowledge) == values_of(other.live.knowledge)
        and (one.version, one.game_version, one.phase, one.seats)
        == (other.version, other.game_version, other.phase, other.seats)
        and one.shuffle == other.shuffle
    )


def test_a_file_of_the_first_form_gets_what_it_lacks(tmp_path: Path) -> None:
    table = begun((0, 1))
    store = TableStore(tmp_path)
    keep(store, table, play_out(table, most=30))
    store.close()
    old = sqlite3.connect(tmp_path / FILE)
    old.executescript(
        """drop index restless; drop index unsummarised; alter table tables drop column restless;
           alter table tables drop column summary; alter table tables drop column ended;
           alter table tables drop column day; drop table days; pragma user_version = 1;"""
    )
    old.close()
    for _ in range(2):  # brought up to date once, and then simply opened
        store = TableStore(tmp_path)
        assert same(table, read_back(store)) and due_in(store) == [table.id]
        store.close()


def test_a_row_tells_what_a_list_needs_without_a_replay(store: TableStore) -> None:
    table = begun((0, 1))
    keep(store, table, play_out(table, most=5))
    assert table.live
    [row] = store.tables_of([person(0)], 10)
    assert (row.phase, row.touched, row.ended) == ("playing", table.recent[-1].entry.at, 0)
    assert row.summary == TableSummary(table.seats, table.live.who, turn=table.turn_version) and row.seats_of(
        [person(1), MAKER]
    ) == [1]
    assert row.commitment == table.shuffle.commitment
    assert store.append(table, table.version, play_out(table)).result()
    end = table.recent[-1].entry.at
    assert store.append(table, table.version, [table.say(0, "well played", end + 5)]).result()
    row = store.row("table-1")  # type: ignore[assignment]
    result = table.live.game.result
    assert result and row.summary.outcome == result and row.summary.chooser == -1
    assert (row.phase, row.touched, row.ended) == ("over", end + 5, end)


def test_a_row_of_the_second_form_gets_its_summary_from_the_log(tmp_path: Path) -> None:
    table = begun((0, 1))
    store = TableStore(tmp_path)
    keep(store, table, [])
    assert store.append(table, table.version, play_out(table)).result()
    before = store.row("table-1")
    store.close()
    old = sqlite3.connect(tmp_path / FILE)
    old.executescript(
        """drop index unsummarised; alter table tables drop column summary; alter table tables drop column ended;
           alter table tables drop column day; drop table days; pragma user_version = 2;"""
    )
    old.close()
    store = TableStore(tmp_path)
    assert store.list_unsummarised() == ["table-1"]
    archive = store.load("table-1")
    assert archive
    store.summarise("table-1", *summarise(archive, NOW)).result()
    assert store.row("table-1") == before and store.list_unsummarised() == []
    store.summarise("table-1", TableSummary([]), 0).result()  # too late: an entry may have brought a newer one
    assert store.row("table-1") == before
    store.close()


@pytest.mark.parametrize(
    "damage",
    [
        "update log set entry = '{' where version = 3",
        "delete from log where version = 2",
        "update tables set terms = x'00ff'",
        "update log set version = version + 1 where version = (select max(version) from log)",
    ],
)
def test_a_damaged_table_is_refused_as_such(store: TableStore, damage: str) -> None:
    table = begun((0, 1))
    keep(store, table, play_out(table, most=5))
    store.writer.put(lambda connection: connection.execute(damage)).result()
    with pytest.raises(TableError) as fault:
        store.load("table-1")
    assert fault.value.key == "table-damaged"


def test_a_row_that_cannot_be_read_hides_no_other(store: TableStore) -> None:
    for id in ("good", "bad", "worse"):
        table = set_table((0,), TableSettings(listed=True))
        table.id = id
        keep(store, table, [])
    store.writer.put(lambda connection: connection.execute("update tables set terms = '{' where id = 'bad'")).result()
    worse = "update tables set summary = 'x' where id = 'worse'"
    store.writer.put(lambda connection: connection.execute(worse)).result()
    assert [row.id for row in store.list_open(10)] == [row.id for row in store.tables_of([person(0)], 10)] == ["good"]
    assert store.row("bad") is None


def due_in(store: TableStore) -> list[str]:
    """Return the tables at which a bot must choose or a clock runs, by taking their leases for a moment."""
    found = list(store.take_due("me", 60, 9).result())
    store.release("me").result()
    return found


def test_restless_tables_are_found_without_a_look_at_the_others(store: TableStore) -> None:
    waiting, bots = begun(), begun(())
    bots.id = "table-2"
    for table in (waiting, bots):
        keep(store, table, [])
    assert due_in(store) == ["table-2"]
    assert store.append(bots, bots.version, [*play_out(bots, most=40), bots.close(MAKER, NOW)]).result()
    assert due_in(store) == []


def test_a_table_comes_back_as_it_was(store: TableStore) -> None:
    table = begun((0, 1))
    told = play_out(table, most=30)
    keep(store, table, told)
    assert same(table, read_back(store))


def test_it_comes_back_from_the_file_alone(tmp_path: Path) -> None:
    first = TableStore(tmp_path)
    table = begun((0, 1))
    keep(first, table, play_out(table, most=10))
    first.close()
    second = TableStore(tmp_path)
    assert same(table, read_back(second))
    second.close()


def test_undo_leaving_and_talk_come_back(store: TableStore) -> None:
    table = begun((0,))
    play_out(table, most=9)
    while not any(seat == 0 for seat, _ in table.choices):
        play_out(table, most=1)
    table.undo(0, NOW)
    table.say(0, "once more", NOW)
    table.leave(person(0), 0, NOW)
    keep(store, table, [])
    assert same(table, read_back(store))


def test_a_hole_in_the_log_is_refused_and_only_its_caller_hears(store: TableStore) -> None:
    table = begun()
    store.create(table).result()
    store.append(table, 0, list(table.recent)).result()
    twice = store.append(table, 0, list(table.recent)[-1:])
    other = set_table((0,))
    other.id = "table-2"
    fine = store.create(other)
    assert twice.result() is False
    fine.result()
    assert store.load("table-2") is not None
    assert len(store.load("table-1").log) == table.version  # type: ignore[union-attr]


def test_one_fault_among_many_that_wait_spoils_no_other(store: TableStore) -> None:
    """All are handed over while the writer is held up, so that they go into one transaction."""
    gate = threading.Event()
    store.writer.put(lambda connection: gate.wait())
    made = []
    for number in range(20):
        table = set_table((0,))
        table.id = f"t{number // 2 if number in (6, 7) else number + 100}"  # the eighth has the seventh's name
        made.append(store.create(table))
    gate.set()
    outcomes = [future.exception() for future in made]
    assert [bool(fault) for fault in outcomes] == [number == 7 for number in range(20)]
    assert len(store.ids()) == 19


def test_what_many_tables_append_goes_in_a_few_statements_and_each_hears_of_its_own(store: TableStore) -> None:
    tables = [begun((0, 1, 2)) for _ in range(6)]
    for number, table in enumerate(tables):
        table.id = f"t{number}"
        store.create(table).result()
    gate, _ = hold_writer(store)
    statements = list[str]()
    store.writer.connection.set_trace_callback(statements.append)
    written = [store.append(table, 0, list(table.recent)) for table in tables[:5]]
    late = store.append(tables[0], 0, list(tables[0].recent))  # somebody else has just been first
    unknown = store.append(tables[5], 7, list(tables[5].recent))
    last = store.append(tables[5], 0, list(tables[5].recent))
    gate.set()
    assert [future.result() for future in written] == [True] * 5
    assert (late.result(), unknown.result(), last.result()) == (False, False, True)
    store.writer.connection.set_trace_callback(None)
    assert sum("insert into log" in statement for statement in statements) == 2
    for number, table in enumerate(tables):
        assert same(read_back(store, f"t{number}"), table)
        assert store.row(f"t{number}").summary == summary_of(table)  # type: ignore[union-attr]
    assert len(store.rights([person(0)])) == 6


def test_work_that_was_cancelled_is_left_out_and_the_writer_goes_on(store: TableStore) -> None:
    gate, under_way = hold_writer(store)
    assert not under_way.cancel(), "what has begun is finished"
    table = set_table((0,))
    waiting = store.create(table)
    assert waiting.cancel()
    gate.set()
    other = set_table((0,))
    other.id = "table-2"
    store.create(other).result()
    assert store.ids() == ["table-2"] and store.writer.is_alive()


def test_if_the_writer_is_lost_everybody_who_waits_is_told(tmp_path: Path) -> None:
    store, lost = TableStore(tmp_path), threading.Event()
    store.writer.on_failure = lost.set
    gate = threading.Event()

    def last(connection: sqlite3.Connection) -> None:
        gate.wait()
        raise SystemExit  # not one of the faults that a piece of work may have

    futures = [store.writer.put(last), store.create(set_table((0,)))]
    gate.set()
    futures.append(store.create(set_table((1,))))
    for future in futures:
        assert isinstance(future.exception(10), WriterFailed)
    assert lost.wait(10)
    assert isinstance(store.create(set_table((2,))).exception(10), WriterFailed), "nor does anybody wait later"
    assert store.close(10)


def test_one_folder_has_one_who_writes(tmp_path: Path) -> None:
    first = TableStore(tmp_path)
    with pytest.raises(StoreFault, match="in use by another"):
        TableStore(tmp_path)
    reading = TableStore(tmp_path, alone=False)
    assert reading.ids() == []
    reading.close()
    first.close()
    TableStore(tmp_path).close()


def test_no_room_on_the_disk_is_told_and_leaves_nothing_half_done(store: TableStore) -> None:
    table = begun()
    store.create(table).result()
    pages = store.writer.connection.execute("pragma page_count").fetchone()[0]
    store.writer.connection.execute(f"pragma max_page_count = {pages}")
    huge = msgspec.structs.replace(table.live.position(), text="x" * 1_000_000)  # type: ignore[union-attr]
    with pytest.raises(sqlite3.OperationalError, match="full"):
        store.append(table, 0, list(table.recent), huge).result()
    assert store.load(table.id).log == []  # type: ignore[union-attr]
    store.writer.connection.execute("pragma max_page_count = 1000000")
    store.append(table, 0, list(table.recent)).result()
    assert same(table, read_back(store))


def ids_of(store: TableStore, *holders: str) -> list[str]:
    return [row.id for row in store.tables_of(holders, 10)]


def test_my_tables_are_found_by_the_token_and_the_lobby_by_being_listed(store: TableStore) -> None:
    table = begun((0, 1))
    keep(store, table, [])
    assert ids_of(store, person(0)) == ids_of(store, MAKER) == ids_of(store, MAKER, person(0)) == ["table-1"]
    assert not ids_of(store, person(2)) and not store.list_open(10)


def test_a_person_is_forgotten_from_the_first_entry_on(store: TableStore, tmp_path: Path) -> None:
    table = begun((0, 1))
    table.say(0, "a word of mine", NOW)
    table.say(1, "a word of yours", NOW)
    keep(store, table, [])
    store.forget("table-1", person(0)).result()
    whole = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith(FILE))
    for gone in (b"Person 0", person(0).encode(), b"a word of mine"):
        assert gone not in whole
    for stays in (b"Person 1", person(1).encode(), b"a word of yours"):
        assert stays in whole
    again = read_back(store)
    assert again.seats_of(person(0)) == [] and again.phase == "playing" and ids_of(store, person(0)) == []
    assert [seat.name for seat in store.row("table-1").summary.seats][:2] == ["—", "Person 1"]  # type: ignore[union-attr]


def test_what_was_erased_while_somebody_read_leaves_the_log_with_a_later_write(
    store: TableStore, tmp_path: Path
) -> None:
    keep(store, begun(), [])
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("begin")
    other.execute("select count(*) from log").fetchall()
    store.delete("table-1").result()
    assert (tmp_path / f"{FILE}-wal").stat().st_size
    other.close()
    store.probe().result()
    assert not (tmp_path / f"{FILE}-wal").stat().st_size


def test_a_table_is_deleted_whole(store: TableStore, tmp_path: Path) -> None:
    table = begun()
    keep(store, table, [table.say(0, "a word of mine", NOW)])
    store.delete("table-1").result()
    assert not (tmp_path / f"{FILE}-wal").stat().st_size
    assert store.load("table-1") is None and store.ids() == [] and ids_of(store, MAKER) == []
    store.writer.connection.execute("pragma wal_checkpoint(truncate)")
    whole = (tmp_path / FILE).read_bytes()
    for gone in (b"Person 0", person(0).encode(), b"a word of mine", table.shuffle.secret.encode()):
        assert gone not in whole, "SQLite leaves it in the free pages unless it is told otherwise"


def live_to(store: TableStore, first: int, last: int, spared: tuple[str, ...] = ()) -> int:
    """How many tables expire while the server runs from one day to another, both counted from NOW."""
    return sum(store.expire(NOW + day * DAY, spared).result() for day in range(first, last + 1))


def test_abandoned_tables_expire_each_in_its_time(store: TableStore) -> None:
    assert store.expire(NOW).result() == 0
    gathering, playing = set_table((0,)), begun()
    gathering.id = "gathering"
    keep(store, gathering, [])
    keep(store, playing, [])
    assert live_to(store, 1, 6) == 0
    assert live_to(store, 7, 8, spared=("gathering",)) == 0
    assert store.expire(NOW + 8 * DAY).result() == 1
    assert store.ids() == ["table-1"]
    assert live_to(store, 9, 90) == 0 and live_to(store, 91, 91) == 1


def test_a_clock_that_is_set_wrong_for_once_deletes_nothing(store: TableStore) -> None:
    store.expire(0).result()  # the machine started in 1970
    keep(store, begun(), [])
    assert store.expire(NOW + 20_000 * DAY).result() == 0  # its clock is set
    assert store.expire(NOW + 20_100 * DAY).result() == 0  # one start far ahead
    assert store.expire(NOW + 20_001 * DAY).result() == 0 and len(store.ids()) == 1
    days = range(20_002, 20_092)
    deleted = [store.expire(NOW + day * DAY).result() for day in days]
    assert sum(deleted) == 1 and deleted.index(1) > 80, "after 90 days that the server has seen"


def test_a_table_moves_to_another_server(store: TableStore, tmp_path: Path) -> None:
    table = begun((0, 1))
    keep(store, table, play_out(table, most=20))
    document = msgspec.json.encode(store.load("table-1"))
    other = TableStore(tmp_path / "other")
    archive = read_archive(document)
    other.insert_archive(archive, table, NOW).result()
    assert same(table, read_back(other)) and ids_of(other, person(1)) == ["table-1"]
    assert other.row("table-1").summary == store.row("table-1").summary  # type: ignore[union-attr]
    other.close()


@pytest.mark.parametrize("document", [b"", b"[]", b'{"id": 3}', b'{"format": "x"}', b"\xff"])
def test_a_document_that_is_no_table_is_refused(document: bytes) -> None:
    with pytest.raises(TableError, match="no table written by"):
        read_archive(document)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"not a database at all, but long enough to look like one" * 30)
    with pytest.raises(StoreFault, match="cannot keep tables"):
        TableStore(tmp_path)


def test_a_file_of_another_form_is_left_alone(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / FILE)
    connection.execute("pragma user_version = 9")
    connection.close()
    for _ in range(2):  # and the folder is let go
        with pytest.raises(StoreFault, match="form 9, expected 3"):
            TableStore(tmp_path)


# ---------------------------------------------------------------- an upgrade in the middle of a game


def upgraded(table: Table, told: list[AppliedEntry], kept: list[archives.VersionedPosition]) -> Archive:
    """The table as a version of the rules has left it that is no longer known."""
    log = [each.entry for each in table.recent]
    assert len(log) == table.version
    return Archive(
        id=table.id, rules=0, terms=table.settings, secret=table.shuffle.secret, maker=table.maker,
        made=table.made, log=log, positions=kept,
    )  # fmt: skip


def position_of(table: Table) -> archives.VersionedPosition:
    assert table.live
    return archives.VersionedPosition(table.version, table.live.position())


def test_a_game_put_away_with_a_position_goes_on_under_new_rules() -> None:
    table = begun((0, 1))
    play_out(table, most=25)
    again, news = restore(upgraded(table, [], [position_of(table)]), NOW)
    assert same(table, again) and news == []
    play_out(again, seed=2)
    assert again.phase == "over"


def test_after_a_crash_the_moves_since_the_last_position_are_played_again() -> None:
    table = begun((0, 1))
    play_out(table, most=10)
    kept = position_of(table)
    play_out(table, seed=9, most=12)
    again, news = restore(upgraded(table, [], [kept]), NOW)
    assert same(table, again) and news == []


def test_a_move_that_the_new_rules_forbid_is_forgotten_with_what_followed() -> None:
    table = begun((0, 1))
    play_out(table, most=10)
    kept = position_of(table)
    before = table.live.game.position  # type: ignore[union-attr]
    play_out(table, seed=9, most=6)
    archive = upgraded(table, [], [kept])
    broken = msgspec.structs.replace(archive.log[kept.version], played=[54])  # a pass that is not allowed
    archive.log[kept.version] = broken
    again, news = restore(archive, NOW)
    assert again.live and again.live.game.position == before
    assert [told.version for told in news] == [table.version + 1] == [again.version]
    play_out(again, seed=2)
    assert again.phase == "over"


def test_its_record_starts_from_the_position_and_verifies() -> None:
    table = begun((0, 1))
    play_out(table, most=10)
    again, _ = restore(upgraded(table, [], [position_of(table)]), NOW)
    play_out(again, seed=2)
    assert verify(again.record(), again.shuffle.commitment).claim.earlier > 0


def test_a_position_undone_afterwards_is_not_used() -> None:
    table = begun((0,))
    play_out(table, most=3)
    while not any(seat == 0 for seat, _ in table.choices):
        play_out(table, most=1)
    early = position_of(begun((0,)))
    late = position_of(table)
    table.undo(0, NOW)
    archive = upgraded(table, [], [early, late])
    assert archives.latest_position(archive) == early
    assert same(table, restore(archive, NOW)[0])


def test_no_statement_numbers_its_question_marks() -> None:
    """They are names to Python 3.14, which takes no sequence of values for names."""
    assert not [place for place, file in modules().items() if re.search(r"[ =(]\?\d", file.read_text(encoding="utf-8"))]
