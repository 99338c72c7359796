"""The same table again: who gets which seat, and who may do what before the cards are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from setting import MAKER, NOW, SECRET, begun, nonce, person
from test_table import denied

from regno.table import log as table_log
from regno.table.dump import Archive, restore
from regno.table.rematch import rematch_of
from regno.table.seats import FORGOTTEN, hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore
from regno.table.table import Table


def finished(people: Sequence[int] = (0, 1), terms: TableSettings | None = None) -> Table:
    table = begun(people, terms)
    for seat in people:
        table.agree(seat, True, NOW)
    assert table.phase == "stopped"
    return table


def again(old: Table, by: str) -> Table:
    return rematch_of(old, "table-2", SECRET, by, NOW)


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


def test_seats_are_reserved_for_people_and_bots_sit_where_they_sat() -> None:
    terms = TableSettings(guilds=True, merchant=True, rulings={"turn_cap": "40"})
    table = again(finished(terms=terms), person(1))
    assert kinds(table) == ["reserved", "reserved", "bot", "bot"] and table.settings == terms
    assert [seat.name for seat in table.seats[:2]] == ["Person 0", "Person 1"]
    assert denied(lambda: table.begin(person(1), NOW)) == "seats-free"
    assert denied(lambda: table.sit(0, "Stranger", hash_token("stranger"), nonce(0), NOW)) == "seat-reserved"
    table.sit(0, "Person 0", person(0), nonce(0), NOW)
    table.sit(1, "Person 1", person(1), nonce(1), NOW)
    table.begin(person(0), NOW)
    assert table.phase == "playing" and table.shuffle.nonces == {0: nonce(0), 1: nonce(1)}


def test_another_table_may_take_the_place_of_a_rematch_that_is_no_more() -> None:
    old = finished()
    old.set_rematch("second", 0, NOW)
    assert denied(lambda: old.set_rematch("third", 1, NOW)) == "rematch-set"
    assert denied(lambda: old.set_rematch("third", 1, NOW, instead="another")) == "rematch-set"
    old.set_rematch("third", 1, NOW, instead="second")
    assert (old.rematch, old.rematch_by) == ("third", 1)


def test_allies_stay_allies() -> None:
    table = again(finished((0, 2), TableSettings(allied=True)), person(2))
    assert table.settings.allied and kinds(table) == ["reserved", "bot", "reserved", "bot"]


def test_all_who_played_may_arrange_and_deal_and_nobody_else() -> None:
    table = again(finished(), person(1))
    for by in (MAKER, "", hash_token("stranger")):  # the maker of the old table watched, and did not play
        assert denied(lambda by=by: table.fill(by, 0, "steward", NOW)) == "not-maker"  # type: ignore[misc]
        assert denied(lambda by=by: table.empty(by, 0, NOW)) == "not-maker"  # type: ignore[misc]
        assert denied(lambda by=by: table.begin(by, NOW)) == "not-maker"  # type: ignore[misc]
    table.sit(0, "Person 0", person(0), nonce(0), NOW)
    table.fill(person(0), 1, "steward", NOW)  # the one who asked for it does not come
    table.begin(person(0), NOW)
    assert denied(lambda: table.close(person(0), NOW)) == "not-maker"
    table.close(person(1), NOW)


def test_partners_arrange_bots_but_only_the_maker_has_another_person_get_up() -> None:
    table = again(finished(), person(1))
    table.sit(1, "Person 1", person(1), nonce(1), NOW)
    assert denied(lambda: table.empty(person(0), 1, NOW)) == "not-maker"
    table.empty(person(0), 2, NOW)  # a bot
    table.sit(0, "Person 0", person(0), nonce(0), NOW)
    table.empty(person(1), 0, NOW)  # by the maker
    assert kinds(table)[:3] == ["open", "person", "open"]


def test_for_one_who_left_the_bot_plays_on_unless_it_is_the_one_who_asks() -> None:
    old = begun((0, 1))
    old.leave(person(1), 1, NOW)
    old.agree(0, True, NOW)
    assert kinds(again(old, person(0)))[:2] == ["reserved", "bot"]
    assert kinds(again(old, person(1)))[:2] == ["reserved", "reserved"]


def test_nobody_is_waited_for_who_was_forgotten() -> None:
    old = finished()
    old.seats[1].holder = FORGOTTEN
    assert kinds(again(old, person(0)))[:2] == ["reserved", "bot"]


def test_people_who_share_a_screen_get_all_their_seats() -> None:
    old = Table("t", TableSettings(houses=3, seed=3), SECRET, person(0), NOW)
    for seat in range(3):
        old.sit(seat, f"Person {seat}", person(0), nonce(seat), NOW)
    old.begin(person(0), NOW)
    for seat in range(3):
        old.agree(seat, True, NOW)
    table = again(old, person(0))
    assert table.seats_of(person(0)) == [0, 1, 2] and kinds(table) == ["reserved"] * 3
    assert table.settings.seed is None, "a new deal, not the same again"


def test_what_is_reserved_is_still_reserved_when_the_table_is_read_again() -> None:
    table = again(finished(), person(1))
    log = [told.entry for told in table.recent]
    assert any(isinstance(entry, table_log.Reserved) for entry in log)
    archive = Archive(id=table.id, terms=table.settings, secret=SECRET, maker=table.maker, made=NOW, log=log)
    read, _ = restore(archive, NOW)
    assert kinds(read) == kinds(table) and read.partners == {person(0), person(1)}


def test_whoever_is_forgotten_leaves_no_name_on_a_reserved_seat(tmp_path: Path) -> None:
    table, store = again(finished(), person(1)), TableStore(tmp_path)
    store.create(table)
    store.append(table, 0, list(table.recent)).result()
    store.forget(table.id, person(0)).result()
    archive = store.load(table.id)
    store.close()
    assert archive
    assert [entry.name for entry in archive.log if isinstance(entry, table_log.Reserved)] == ["—", "Person 1"]
    assert person(0) not in repr(archive)
