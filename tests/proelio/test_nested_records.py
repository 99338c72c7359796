"""A record inside a record: blank, copied, packed and unpacked as one with it."""

from __future__ import annotations

from typing import Annotated

from regno.proelio.chance import Rng, make_rng
from regno.proelio.jit.compile import dtype_of, from_record, to_records
from regno.proelio.jit.records import Row, blank, copy_of, fields
from regno.proelio.simulate.workspace import Workspace


class Longer(Workspace):
    """A workspace with more in it."""

    more: Annotated[Row, (2,), "i4"]


def test_a_copy_shares_nothing_with_its_original() -> None:
    one = blank(Workspace)
    other = copy_of(one)
    other.rng.low, other.events.rows[0][0], other.space[0] = 7, 8, 9
    assert (one.rng.low, one.events.rows[0][0], one.space[0]) == (0, 0, 0)
    assert blank(Workspace).rng.low == 0


def test_what_was_packed_is_unpacked_the_same() -> None:
    one = blank(Workspace)
    one.rng, one.space[3] = make_rng(5), 4
    again = from_record(to_records(one)[0], Workspace)
    assert isinstance(again.rng, Rng) and vars(again.rng) == vars(one.rng)
    assert again.space == one.space and vars(again.events) == vars(one.events)


def test_no_record_begins_like_the_one_it_extends() -> None:
    """Numba takes a record that begins like another for that other."""
    assert next(iter(fields(Longer))) == "more" and set(fields(Longer)) > set(fields(Workspace))
    inherited, own = dtype_of(Longer).fields, dtype_of(Workspace).fields
    assert inherited is not None and own is not None
    assert all(inherited[name][1] != own[name][1] for name in own)
