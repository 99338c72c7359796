"""Sealed nonces: whoever comes last, with the server's secret in hand, cannot choose the deal."""

from __future__ import annotations

import pytest
from setting import MAKER, NOW, SECRET, nonce, person, play_out

from regno.table.dump import Archive, VersionedPosition, read_archive, restore, restore_from_position
from regno.table.errors import TableError
from regno.table.fair_shuffle import commitment, game_key, seal_of
from regno.table.settings import TableSettings
from regno.table.store.codec import to_json
from regno.table.table import REVEAL_WITHIN, Table
from regno.table.verify import verify


def sealed_table(people: int = 3) -> Table:
    """A table whose people have sealed their nonces, all seats taken."""
    table = Table("table-1", TableSettings(), SECRET, MAKER, NOW)
    for seat in range(4):
        if seat < people:
            table.sit(seat, f"Person {seat}", person(seat), "", NOW, seal_of(nonce(seat)))
        else:
            table.fill(MAKER, seat, "steward", NOW)
    return table


def reveal_all(table: Table) -> None:
    table.begin(MAKER, NOW)
    for seat in list(table.shuffle.withheld()):
        table.reveal(seat, nonce(seat), NOW)


def test_the_cards_are_dealt_with_the_last_nonce_and_the_record_verifies() -> None:
    table = sealed_table()
    table.begin(MAKER, NOW)
    assert not table.live and not table.shuffle.nonces, "the server knows no nonce when seats are fixed"
    for seat in (2, 0):
        table.reveal(seat, nonce(seat), NOW)
        assert not table.live
    table.reveal(1, nonce(1), NOW)
    assert table.live
    assert table.shuffle.key() == game_key(SECRET, {seat: nonce(seat) for seat in range(3)})
    play_out(table)
    record = table.record()
    assert record.count("# shuffle seal ") == record.count("# shuffle nonce ") == 3
    assert verify(record, commitment(SECRET)).answers > 20


def test_a_friend_of_the_server_who_knows_the_secret_cannot_change_anything_once_a_nonce_is_known() -> None:
    table = sealed_table()
    table.begin(MAKER, NOW)
    table.reveal(0, nonce(0), NOW)
    version = table.version
    for seat, holder in ((2, person(2)), (3, person(2))):
        with pytest.raises(TableError, match="about to be dealt"):
            table.sit(seat, "Friend", holder, nonce(9), NOW)
    with pytest.raises(TableError, match="about to be dealt"):
        table.empty(MAKER, 3, NOW)
    with pytest.raises(TableError, match="about to be dealt"):
        table.fill(MAKER, 3, "random", NOW)
    for seat, other in ((2, nonce(9)), (1, nonce(2)), (0, nonce(0)), (3, nonce(3))):
        with pytest.raises(TableError, match="not the number that was sealed"):
            table.reveal(seat, other, NOW)
    assert table.version == version


def test_numbers_are_asked_for_once_all_seats_are_taken_and_not_before() -> None:
    table = sealed_table()
    with pytest.raises(TableError, match="nobody is asked"):
        table.reveal(0, nonce(0), NOW)
    table.empty(MAKER, 3, NOW)
    with pytest.raises(TableError, match="cannot begin yet"):
        table.begin(MAKER, NOW, without=True)
    with pytest.raises(TableError, match="64 hexadecimal digits"):
        table.sit(3, "Person", person(3), "", NOW, "xyz")
    table.sit(3, "Person", person(3), nonce(3), NOW)
    table.empty(person(3), 3, NOW)
    assert 3 not in table.shuffle.nonces and set(table.shuffle.seals) == {0, 1, 2}


def test_without_somebody_who_is_away_only_after_a_while_and_everybody_can_see_it() -> None:
    table = sealed_table()
    table.begin(MAKER, NOW, without=True)
    for seat in (0, 1):
        table.reveal(seat, nonce(seat), NOW)
    for without, later in ((True, REVEAL_WITHIN - 1), (False, REVEAL_WITHIN)):
        with pytest.raises(TableError, match="about to be dealt"):
            table.begin(MAKER, NOW + later, without)
    table.begin(MAKER, NOW + REVEAL_WITHIN, without=True)
    play_out(table)
    checked = verify(table.record(), commitment(SECRET))
    assert checked.claim.shuffle.withheld() == {2: seal_of(nonce(2))}


def test_a_nonce_that_is_not_the_sealed_one_is_noticed_in_the_record() -> None:
    table = sealed_table()
    reveal_all(table)
    play_out(table)
    record = table.record().replace(f"seal 1 {seal_of(nonce(1))}", f"seal 1 {seal_of(nonce(8))}")
    with pytest.raises(TableError, match="nonce of seat 1"):
        verify(record)


def archive_of(table: Table, *, position: bool = False) -> Archive:
    """The stored form of a table, through JSON and back."""
    assert table.live
    saved = [VersionedPosition(table.version, table.live.position())] if position else []
    archive = Archive(
        id=table.id,
        terms=table.settings,
        secret=SECRET,
        maker=table.maker,
        made=table.made,
        log=[each.entry for each in table.recent],
        positions=saved,
    )
    return read_archive(to_json(archive).encode())


def test_a_table_with_seals_comes_back_from_its_log_and_from_a_position() -> None:
    table = sealed_table()
    reveal_all(table)
    whole, _ = restore(archive_of(table), NOW)
    assert whole.shuffle == table.shuffle and whole.live and table.live
    assert whole.live.game.moves == table.live.game.moves
    archive = archive_of(table, position=True)
    later = Table(table.id, table.settings, SECRET, table.maker, table.made)
    assert not restore_from_position(later, archive) and later.shuffle.key() == table.shuffle.key()
    half = sealed_table()
    half.begin(MAKER, NOW)
    half.reveal(1, nonce(1), NOW)
    again = Table(half.id, half.settings, SECRET, half.maker, half.made)
    for each in half.recent:
        again.apply(each.entry)
    assert again.shuffle == half.shuffle and again.unsealed == half.unsealed
