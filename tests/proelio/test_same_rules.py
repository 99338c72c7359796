"""One source, two speeds: plain and compiled rules give the same games, record for record and event for event."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from reels import Plain, Reel, Sights, as_records, filmed, looked, swift
from source import parsed
from tables import Table, tables

from regno.proelio import compiled
from regno.proelio.compiled import Records
from regno.proelio.knowledge import Knowledge
from regno.proelio.notation import position_text
from regno.proelio.state import Events, State
from regno.proelio.view import Bounds

TABLES = settings.default.max_examples
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # a failing move is named; nothing is gained by shrinking
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


def first_difference(plain: Records, swift: Records) -> tuple[int, list[str]] | None:
    """The first place where two arrays of records differ, and the fields that do."""
    unequal = {name: (plain[name] != swift[name]).reshape(len(plain), -1).any(1) for name in plain.dtype.names or ()}
    places = [int(np.argmax(rows)) for rows in unequal.values() if rows.any()]
    if not places:
        return None
    return min(places), [name for name, rows in unequal.items() if rows[min(places)]]


def check_equal(pages: Any, records: Records, cls: type, what: str) -> None:
    found = first_difference(as_records(pages, cls), records)
    assert not found, f"{what}: the fields {found[1]} differ after move {found[0]}"


def check_reels(plain: Reel, swift: Reel) -> None:
    for pages, records, cls in (
        (plain.states, swift.states, State),
        (plain.told, swift.told, Events),
        (plain.known, swift.known, Knowledge),
    ):
        check_equal(pages, records, cls, cls.__name__)
    assert (plain.count, plain.moves) == (swift.count, swift.moves.tolist())


def check_sights(plain: Sights, swift: Sights) -> None:
    check_equal(plain.seen, swift.seen, State, "seen")
    check_equal(plain.bounds, swift.bounds, Bounds, "bounds")
    check_equal(plain.worlds, swift.worlds, State, "imagined")
    assert plain.found == swift.found


@settings(max_examples=TABLES, phases=PHASES)
@given(tables())
def test_plain_and_compiled_play_the_same_games(table: Table) -> None:
    plain, fast = Plain(), swift()
    reel, fast_reel = filmed(plain, table, table.seed), filmed(fast, table, table.seed)
    check_reels(reel, fast_reel)
    check_sights(looked(plain, table, reel, 7), looked(fast, table, fast_reel, 7))


def test_a_difference_is_found_and_named() -> None:
    """The comparison itself can fail: one card too many in one hand is noticed."""
    table = Table("en111", 3, False, False, False, {}, deck="whole", late=False, seed=1)
    plain, fast = filmed(Plain(), table, 1), filmed(swift(), table, 1)
    plain.states[40].hand[2][5] += 1
    with pytest.raises(AssertionError, match=r"State: the fields \['hand'\] differ after move 40"):
        check_reels(plain, fast)
