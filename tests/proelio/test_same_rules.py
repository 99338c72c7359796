"""One source, two speeds: plain and compiled rules give the same games, record for record and event for event."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from modes import MODES, every_mode
from reach import all_rules, reached
from reels import Plain, Reel, Sights, as_records, filmed, looked, swift, wrong_legal
from tables import Table, tables

from regno.proelio import steps
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import Bounds
from regno.proelio.jit.compile import MODULES, PACKAGE, Records
from regno.proelio.state import Events, State
from source import modules, parsed

TABLES = 2 * settings().max_examples
SEEDS = 12  # games at each table to choose from
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)  # a failing move is named; shrinking would add nothing
BOUNDS_CHECKED = os.environ.get("NUMBA_BOUNDSCHECK") == "1"


# ---------------------------------------------------------------- comparing


def first_difference(plain: Records, swift: Records) -> tuple[int, list[str]] | None:
    """The first place where two arrays of records differ, and the fields that do."""
    if plain.tobytes() == swift.tobytes():
        return None
    for place, (one, other) in enumerate(zip(plain, swift, strict=True)):
        if one != other:
            return place, [name for name in plain.dtype.names or () if (one[name] != other[name]).any()]
    return None


def check_equal(pages: Any, records: Records, cls: type, what: str) -> None:
    found = first_difference(as_records(pages, cls), records)
    assert not found, f"{what}: the fields {found[1]} differ after move {found[0]}"


def check_reels(plain: Reel, swift: Reel) -> None:
    check_equal(plain.states, swift.states, State, "State")
    check_equal(plain.told, swift.told, Events, "Events")
    check_equal(plain.known, swift.known, Knowledge, "Knowledge")
    assert plain.moves == swift.moves.tolist()


def check_sights(plain: Sights, swift: Sights) -> None:
    check_equal(plain.seen, swift.seen, State, "the State seen")
    check_equal(plain.bounds, swift.bounds, Bounds, "Bounds")
    check_equal(plain.worlds, swift.worlds, State, "the State imagined")
    assert plain.found == swift.found


def check_table(table: Table, seed: int) -> None:
    """One random game at both speeds, and what its onlookers see and imagine."""
    plain, fast = Plain(), swift()
    reel, fast_reel = filmed(plain, table, seed), filmed(fast, table, seed)
    assert reel.count == fast_reel.count, "one game is longer than the other"
    check_reels(reel, fast_reel)
    assert wrong_legal(fast, table, fast_reel) == -1, "the legal moves are not those that nothing speaks against"
    check_sights(looked(plain, table, reel, seed), looked(fast, table, fast_reel, seed))


class Seldom:
    """Of several games at a table, picks the one with the rarest choices; the compiled engine plays them in no time."""

    def __init__(self) -> None:
        self.asked = Counter(dict.fromkeys(range(steps.ASKED), 0))

    def seed(self, table: Table) -> int:
        met = {seed: set(filmed(swift(), table, seed).states["step"].tolist()) for seed in range(SEEDS)}
        best = max(met, key=lambda seed: sum(1 / (1 + self.asked[step]) for step in met[seed]))
        self.asked.update(step for step in met[best] if step < steps.ASKED)
        return best

    def told(self) -> str:
        return ", ".join(f"{steps.NAMES[step]} {count}" for step, count in self.asked.items())


# ---------------------------------------------------------------- the same games


def test_plain_equals_compiled_at_random_tables(record_property: Callable[[str, object], None]) -> None:
    seldom = Seldom()

    @settings(max_examples=TABLES, phases=PHASES)
    @given(tables())
    def games(table: Table) -> None:
        check_table(table, seldom.seed(table))

    games()
    record_property("told", f"games with each kind of choice: {seldom.told()}")
    seldom.asked.pop(steps.DEALER)  # always answered by the first move
    assert min(seldom.asked.values()) > 0


@every_mode
def test_plain_equals_compiled_in_every_mode(edition: str, mode: str) -> None:
    chosen: dict[str, Any] = {"guilds": False, "merchant": False, "allied": False, **MODES[mode]}
    check_table(Table(edition, **chosen, house_rules={}, deck="whole", late=False, seed=11), seed=11)


def test_a_difference_is_found_and_named() -> None:
    """The comparison can fail: one card too many in one hand is noticed."""
    table = Table("en111", 3, False, False, False, {}, deck="whole", late=False, seed=1)
    plain, fast = filmed(Plain(), table, 1), filmed(swift(), table, 1)
    plain.states[40].hand[2][5] += 1
    with pytest.raises(AssertionError, match=r"State: the fields \['hand'\] differ after move 40"):
        check_reels(plain, fast)


# ---------------------------------------------------------------- nothing left out


def test_every_rule_is_compiled_with_some_whole_unit() -> None:
    """But for the payoff and the loop of a game, which only the units of the players need."""
    rules = all_rules()
    players_alone = {"regno.proelio.rules.victory.payoff", "regno.proelio.simulate.playout.play_game"}
    assert set(rules) - reached(rules) == players_alone


def test_no_file_of_rules_is_left_out_of_the_compiled_engine() -> None:
    """A file of the rules, or with something marked for the compiler, stands in MODULES, or it would stay plain."""
    marked = {
        name
        for name, file in modules().items()
        if name.startswith(f"{PACKAGE}.")
        for node in parsed(file).body
        if any(getattr(mark, "id", "") in ("plain", "jit_entry") for mark in getattr(node, "decorator_list", ()))
    }
    rules = {name for name in modules() if name.startswith(f"{PACKAGE}.rules.")}
    assert marked and marked | rules <= {f"{PACKAGE}.{name}" for name in MODULES}


# ---------------------------------------------------------------- with bounds checks


@pytest.mark.skipif(not BOUNDS_CHECKED, reason="only where the compiled engine checks its indexes")
def test_bounds_checks_are_on() -> None:
    """A list one place too short is noticed, so that all the games above were played within bounds."""
    fast, table = swift(), Table("en111", 3, False, False, False, {}, deck="whole", late=False, seed=1)
    reel = filmed(fast, table, 1, longest=3)
    reel.states = reel.states[:2]
    with pytest.raises(IndexError):
        looked(fast, table, reel, 1)


@pytest.mark.long  # compiles the whole engine a second time
def test_plain_equals_compiled_with_bounds_checks() -> None:
    """The same games once more, in an engine that checks every index; its machine code is kept apart by its stamp."""
    command = [sys.executable, "-m", "pytest", "-q", "-m", "not long", str(Path(__file__))]
    run = subprocess.run(command, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout[-4000:]
    assert "skipped" not in run.stdout
