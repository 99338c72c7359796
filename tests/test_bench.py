"""Benchmarks are run by hand and seldom: that each of them still finds what it measures is seen here."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parent.parent / "bench"


@pytest.mark.parametrize("script", sorted(path.name for path in BENCH.glob("*.py")))
def test_a_benchmark_finds_what_it_measures(script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    found = runpy.run_path(str(BENCH / script), run_name="looked at")
    assert found["__doc__"], "a benchmark says what it measures"
