"""Another person takes the seat of one who left, where the table allows that."""

from __future__ import annotations

import pytest
from setting import MAKER, NOW, begun, person

from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.table.table import Table

OPEN = TableSettings(houses=3, handover=True)


def test_a_seat_that_was_left_is_taken_by_another() -> None:
    table = begun((0, 1, 2), OPEN)
    with pytest.raises(TableError, match="taken"):
        table.take_over(1, "Dora", person(5), NOW)
    table.leave(MAKER, 1, NOW)
    with pytest.raises(TableError, match="already"):
        table.take_over(1, "Ada", person(0), NOW)
    table.take_over(1, "Dora", person(5), NOW)
    assert table.seats[1].name == "Dora" and table.seats[1].is_person
    assert table.seats_of(person(5)) == [1] and table.seats_of(person(1)) == []
    again = Table(table.id, table.settings, table.shuffle.secret, table.maker, table.made)
    for applied in table.recent:
        again.apply(applied.entry)
    assert again.seats == table.seats and again.shuffle.nonces == table.shuffle.nonces


def test_a_guest_sits_down_but_does_not_deal() -> None:
    table = Table("guests", TableSettings(houses=3), "5" * 32, MAKER, NOW)
    table.reserve(MAKER, 1, person(1), "Ada", NOW, invited=True)
    with pytest.raises(TableError, match="only the maker"):
        table.begin(person(1), NOW)
    with pytest.raises(TableError, match="only the maker"):
        table.fill(person(1), 2, "steward", NOW)
    table.sit(1, "Ada", person(1), "a" * 32, NOW)
    with pytest.raises(TableError, match="only the maker"):
        table.fill(person(1), 2, "steward", NOW)
    for seat in (0, 2):
        table.fill(MAKER, seat, "steward", NOW)
    table.begin(MAKER, NOW)
    assert table.phase == "playing"


def test_no_table_allows_it_by_itself() -> None:
    table = begun((0, 1, 2), TableSettings(houses=3))
    table.leave(MAKER, 1, NOW)
    with pytest.raises(TableError, match="nobody takes"):
        table.take_over(1, "Dora", person(5), NOW)
