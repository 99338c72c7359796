"""A stage is compiled once, whoever asks for it, and whoever must wait is told so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Event, Thread

import pytest
from filelock import FileLock

from regno.proelio.jit.package import JitPackage

STAGE = "a-stage"


@pytest.fixture
def workshop(tmp_path: Path) -> JitPackage:
    """One without modules, so that nothing is compiled."""
    made = JitPackage("regno.proelio", ())
    vars(made).update(folder=tmp_path, units={})
    return made


def test_a_stage_is_prepared_once(workshop: JitPackage) -> None:
    done: list[str] = []
    for _ in range(2):
        workshop.prepare(STAGE, lambda: done.append("warm-up"), lambda: done.append("told"))
    assert done == ["told", "warm-up"] and workshop.is_ready(STAGE)


def test_a_warm_up_that_fails_leaves_nothing_ready(workshop: JitPackage) -> None:
    def fail() -> None:
        raise RuntimeError("no compiler")

    with pytest.raises(RuntimeError):
        workshop.prepare(STAGE, fail)
    assert not workshop.is_ready(STAGE)


def test_whoever_waits_for_another_process_is_told(workshop: JitPackage) -> None:
    told = Event()
    warm_up: Callable[[], object] = pytest.fail  # the other process does it
    waiting = Thread(target=workshop.prepare, args=(STAGE, warm_up, told.set), daemon=True)
    with FileLock(workshop.folder / "lock"):
        waiting.start()
        assert told.wait(60)
        (workshop.folder / STAGE).touch()
    waiting.join(60)
    assert not waiting.is_alive()
