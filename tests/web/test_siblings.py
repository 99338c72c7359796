"""The processes of one machine tell each other their figures; one that does not answer is left out."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from regno.web import siblings as siblings_module
from regno.web.metrics import Metrics, merge
from regno.web.siblings import Siblings


def figures(process: str, *, shared: bool = False) -> str:
    metrics = Metrics()
    metrics.count("regno_refused_total", reason="too-many")
    metrics.observe("regno_request_seconds", 0.02, route="/")
    gauges = {"regno_tables": 3.0, **({"regno_hint_queue": 2.0} if shared else {})}
    return metrics.text(gauges, process)


def test_series_of_one_figure_stand_together_each_once() -> None:
    text = merge([figures("0", shared=True), figures("1"), figures("2")])
    lines = text.splitlines()
    series = [line.rpartition(" ")[0] for line in lines if line[0] != "#"]
    assert len(series) == len(set(series)) and series.count("regno_hint_queue") == 1
    assert [line for line in series if line.startswith("regno_tables")] == [
        f'regno_tables{{process="{each}"}}' for each in "012"
    ]
    assert 'regno_refused_total{process="1",reason="too-many"} 1' in lines
    assert 'regno_request_seconds_bucket{process="2",route="/",le="0.025"} 1' in lines
    families = [re.split(r"[ {]", line.removeprefix("# HELP "))[0] for line in lines if line.startswith("# HELP")]
    assert len(families) == len(set(families)) == text.count("# TYPE ")
    assert merge([figures("")]) == figures("")


def test_others_are_asked_and_who_is_gone_or_busy_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings_module, "WITHIN", 0.5)

    async def play() -> None:
        first, second, gone = (Siblings(str(tmp_path / name), f"of {name}".title) for name in "012")
        over = asyncio.Event()

        async def wait(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await over.wait()
            writer.close()

        busy = await asyncio.start_unix_server(wait, tmp_path / "3")
        for each in (first, second, gone):
            await each.open()
        gone.close()
        assert first.process == "0" and await first.ask_all() == ["Of 1"]
        heir = Siblings(str(tmp_path / "1"), lambda: "of who came after")
        await heir.open()
        assert await first.ask_all() == ["of who came after"]
        over.set()
        busy.close()
        for each in (first, second, heir):
            each.close()
        alone = Siblings("", str)
        await alone.open()
        assert alone.process == "" and await alone.ask_all() == []

    asyncio.run(play())
