"""Whole clusters on a virtual clock, each from one seed: whatever goes wrong, what was promised holds."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import calling
import chronicle_world
import pytest
from cluster import simulate
from outcome import Outcome
from planted import PLANTED, PLANTED_IN_CALLS, PLANTED_IN_CHRONICLES, planted
from simulate import report, run
from world import Process, Stuck, World

PART, PARTS, LONG = 100, 5, 5_000  # worlds in a test, tests in `make test`, worlds in `make test-long`
KINDS = {"chronicles": chronicle_world.simulate, "calls": calling.simulate}
FEW, MORE = 40, 500  # worlds of each of these kinds in `make test`, and in `make test-long`
WITHIN = 500  # worlds in which each planted fault must be found
ENDLESS = {"no reload after a lost race", "news believed without reading"}  # with these a world runs to its limit


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """The server logs every fault that is injected, which nobody wants to read."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


@pytest.mark.parametrize("part", range(PARTS))
def test_small_worlds_hold(part: int, record_property: Callable[[str, object], None]) -> None:
    totals = run(range(part * PART, (part + 1) * PART))
    record_property("told", str(totals))
    assert not totals.failed, report(totals)
    assert totals.kills > PART / 5 and totals.entries > 10 * PART, "worlds in which nothing happens prove nothing"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("first", [0, pytest.param(100_000, marks=pytest.mark.long)])
def test_worlds_of_other_kinds_hold(kind: str, first: int, record_property: Callable[[str, object], None]) -> None:
    size = MORE if first else FEW
    totals = run(range(first, first + size), KINDS[kind])
    record_property("told", f"{kind}: {totals}")
    assert not totals.failed, report(totals, kind)
    assert totals.kills > size / 5 and totals.entries > 10 * size, "worlds in which nothing happens prove nothing"
    assert kind != "calls" or totals.calls > size


@pytest.mark.parametrize(
    ("seed", "simulate_kind"),
    [
        (102014, simulate),  # the store was away when the last move of a game was to be read, and nobody read it again
        (102095, simulate),  # a game ended while another process was loading it, and its reader never heard of that
        (7310170, calling.simulate),  # a process died while another one started that was to take its place
        (9120015, calling.simulate),  # somebody left in the moment in which the game ended, and was not called
        (9120213, calling.simulate),  # a connection that had ended while its process was frozen counted as a look
        (100345, calling.simulate),  # a page of a process that had not heard of the end counted as having seen it
        (100323, calling.simulate),  # the same, and the call that was to go out by mail was dropped
        (100137, calling.simulate),  # the same: a process that thawed caught up before it wrote what the page had seen
        (100284, calling.simulate),  # mail in doubt was put back for a day, and sent by who had looked before
        (100494, chronicle_world.simulate),  # a page came after a change that failed, and was shown it all the same
        (200922, calling.simulate),  # what was made up for a dead process was not posted, and looked for too late again
    ],
)
def test_a_world_that_once_failed_holds(seed: int, simulate_kind: Callable[[int], Outcome]) -> None:
    assert not simulate_kind(seed).faults


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_many_more_worlds_hold(part: int, record_property: Callable[[str, object], None]) -> None:
    size = LONG // 10
    totals = run(range(100_000 + part * size, 100_000 + (part + 1) * size))
    record_property("told", str(totals))
    assert not totals.failed, report(totals)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] if name in ENDLESS else []) for name in PLANTED]
)
def test_a_planted_fault_is_found(name: str) -> None:
    with planted(name):
        assert any(simulate(seed).faults for seed in range(WITHIN)), name


RARE = {
    "nobody takes back what a dead process handed over",
    "sent again under another name",
    "mail that may have arrived is sent again",
    "no note before the first calls",
}  # faults that need many worlds to show


@pytest.mark.parametrize(
    ("name", "simulate_kind"),
    [
        pytest.param(name, kind, marks=[pytest.mark.long] if name in RARE else [])
        for names, kind in ((PLANTED_IN_CHRONICLES, chronicle_world.simulate), (PLANTED_IN_CALLS, calling.simulate))
        for name in names
    ],
)
def test_a_fault_planted_into_chronicles_and_calls_is_found(name: str, simulate_kind: Callable[[int], Outcome]) -> None:
    with planted(name):
        assert any(simulate_kind(seed).faults for seed in range(WITHIN)), name


def test_a_seed_repeats_its_world_whatever_the_order_of_hashes() -> None:
    code = (
        "import calling, cluster, chronicle_world;"
        "worlds = [(cluster, 3), (cluster, 4), (chronicle_world, 3), (calling, 3)];"
        "print([kind.simulate(seed).trace for kind, seed in worlds])"
    )
    folder = Path(__file__).parent
    traces = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=folder,
            env={"PYTHONHASHSEED": hash, "PATH": "", "PYTHONPATH": str(folder)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash in ("0", "1", "77")
    }
    assert len(traces) == 1


# ---------------------------------------------------------------- the world itself


def test_a_killed_process_runs_nothing_more_not_even_its_last_words() -> None:
    world, said = World(1), list[str]()
    process = Process(world, "one")

    async def work() -> None:
        try:
            said.append("begun")
            await asyncio.sleep(5)
            said.append("done")
        finally:
            said.append("finally")

    async def play() -> None:
        process.start(work())
        await asyncio.sleep(1)
        process.kill()
        await asyncio.sleep(100)

    world.run_until_complete(play())
    assert said == ["begun"] and world.seconds == 101
    world.kept.clear()
    world.close()


def test_a_frozen_process_goes_on_later_and_a_world_without_hope_says_so() -> None:
    world, at = World(1), list[float]()
    process = Process(world, "one")

    async def work() -> None:
        await asyncio.sleep(1)
        at.append(world.seconds)

    async def play() -> None:
        task = process.start(work())
        process.freeze(30)
        await task

    async def wait_for_ever() -> None:
        await asyncio.get_running_loop().create_future()

    world.run_until_complete(play())
    assert at and at[0] >= 30
    with pytest.raises(Stuck):
        world.run_until_complete(wait_for_ever())
    world.close()
