"""The ledger and the crew: nothing lost, nothing counted twice, whoever counts and whatever stops them."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from types import ModuleType

import pytest
from studies import study

from regno.lab.counters.counts import Counters
from regno.lab.executors.local import Done, count_chunk, count_missing, run_local
from regno.lab.progress import Progress
from regno.lab.run_log import Chunk, LabError, StudyLog, split_into_chunks
from regno.lab.sums import add_up
from regno.text import Voice

STUDIES = [study(games=60), replace(study(games=12, players=("steward", "random")), name="rung", repeat=4)]
PORTIONS = split_into_chunks(STUDIES, 20)


def silent() -> Progress:
    return Progress(STUDIES, PORTIONS, io.StringIO(), Voice("en", "lab"))


def alone(missing: Sequence[Chunk]) -> Iterator[Done]:
    return run_local(STUDIES, missing, workers=1)


def test_a_plan_covers_every_game_once_and_keeps_games_of_a_deal_together() -> None:
    assert [(chunk.first, chunk.games) for chunk in PORTIONS] == [(0, 20), (20, 20), (40, 20), (0, 12)]
    assert [chunk.first for chunk in split_into_chunks([STUDIES[1]], 5)] == [0, 8]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path, census: Mapping[str, ModuleType]) -> None:
    whole = StudyLog(tmp_path / "whole", {"run": 1})
    count_missing(PORTIONS, whole, alone, silent())
    path = tmp_path / "ledger"
    cut = StudyLog(path, {"run": 1})
    for chunk in PORTIONS[:2]:
        cut.add(*count_chunk(STUDIES, chunk))
    path.write_text(path.read_text() + '[[0,40,20],{"gam', encoding="utf-8")  # the third line was cut short
    resumed, play_slow = StudyLog(path, {"run": 1}), list[Chunk]()

    def watched(missing: Sequence[Chunk]) -> Iterator[Done]:
        play_slow.extend(missing)
        return alone(missing)

    count_missing(PORTIONS, resumed, watched, silent())
    assert play_slow == PORTIONS[2:]
    assert StudyLog(path, {"run": 1}).results == whole.results


def test_a_portion_that_comes_twice_is_kept_once(tmp_path: Path, census: Mapping[str, ModuleType]) -> None:
    run_log = StudyLog(tmp_path / "ledger", {})
    done = count_chunk(STUDIES, PORTIONS[0])
    run_log.add(*done)
    run_log.add(*done)
    again = StudyLog(tmp_path / "ledger", {})
    assert len(again.results) == 1 and add_up(Counters, (c for _, c in again.of_study(0)))["games"] == 20


def test_several_processes_count_as_one(tmp_path: Path, census: Mapping[str, ModuleType]) -> None:
    here, there = StudyLog(tmp_path / "1", {}), StudyLog(tmp_path / "2", {})
    count_missing(PORTIONS, here, alone, silent())
    count_missing(PORTIONS, there, lambda missing: run_local(STUDIES, missing, workers=2), silent())
    assert here.results == there.results


def test_a_process_that_dies_is_one_clear_line(census: Mapping[str, ModuleType]) -> None:
    many = [study(games=60_000)]
    with pytest.raises(LabError, match="has died"):
        for _ in run_local(many, split_into_chunks(many, 1_000), workers=2):
            for child in active_children():
                child.kill()


def test_another_run_s_ledger_is_not_mixed_in(tmp_path: Path) -> None:
    StudyLog(tmp_path / "ledger", {"seed": 1})
    with pytest.raises(LabError, match="another run"):
        StudyLog(tmp_path / "ledger", {"seed": 2})


def test_a_line_that_is_no_result_is_named(tmp_path: Path) -> None:
    path = tmp_path / "ledger"
    StudyLog(path, {}).add(Chunk(0, 0, 20), {"games": 20})
    path.write_text(path.read_text() + "[[0,20],7]\n", encoding="utf-8")
    with pytest.raises(LabError, match=r"line 3 of .* is no result"):
        StudyLog(path, {})


class Screen(io.StringIO):
    """Somebody is looking."""

    def isatty(self) -> bool:
        return True


def test_the_bar_tells_how_long_it_will_take() -> None:
    screen, time = Screen(), iter([0.0, 0.0, 10.0, 20.0, 30.0])
    progress = Progress(STUDIES[:1], PORTIONS[:3], screen, Voice("en", "lab"), clock=lambda: next(time))
    progress.resume([])
    for chunk in PORTIONS[:3]:
        progress.add(chunk)
    shown = screen.getvalue().split("\r")
    assert "20 of 60 games, 0:20 left" in shown[2] and "0:10 left" in shown[3] and shown[-1].endswith("\n")


def test_nothing_is_drawn_where_nobody_looks() -> None:
    stream = io.StringIO()
    Progress(STUDIES, PORTIONS, stream, Voice("en", "lab")).resume(PORTIONS)
    assert stream.getvalue() == ""
