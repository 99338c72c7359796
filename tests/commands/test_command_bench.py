"""``regno bench engine``, and the scripts that keep what it finds."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from speaking import Regno

from regno.lab import speed

BENCH = Path(__file__).parents[2] / "bench"
START = {"first": {"wall": 25.5, "cpu": 25.0}, "cached": {"wall": 0.6, "cpu": 0.5}}
RATES = ("plain", "plain_knowledge", "compiled", "compiled_knowledge")
FACTS = (
    "machine", "bytes", "compile_seconds", "all_cores", "nanoseconds_by_houses", "plain_microseconds_per_move",
)  # fmt: skip


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured, but for the half minute of a first start."""
    monkeypatch.setattr(speed, "compile_seconds", lambda: START)
    monkeypatch.setattr(speed, "SLICES", 1)


@pytest.mark.long
@pytest.mark.usefixtures("prepared")
def test_everything_is_measured(regno: Regno) -> None:
    said = regno("bench", "engine", "--seconds", "0.1", "--json")
    assert said.status == 0 and "Measuring: compiled games" in said.err
    found: dict[str, Any] = json.loads(said.out)
    assert set(found) == {*RATES, *FACTS}
    assert found["bytes"]["state"] <= 512 and found["bytes"]["knowledge"] <= 1024
    assert list(found["nanoseconds_by_houses"]) == ["3", "4", "5", "6"]
    assert all(found[name]["decisions_per_second"] > found[name]["games_per_second"] > 0 for name in RATES)
    assert found["plain_microseconds_per_move"] > 0 and found["all_cores"]["workers"] == found["machine"]["cores"]


@pytest.mark.usefixtures("prepared")
def test_for_people_in_both_languages(regno: Regno) -> None:
    english = regno("bench", "engine", "--seconds", "0.1").out
    assert "Compiled, with knowledge: " in english and "First start 25.5 s, later ones 0.6 s" in english
    italian = regno("--lang", "it", "bench", "engine", "--seconds", "0.1")
    assert "Compilato, con le conoscenze: " in italian.out and "Primo avvio 25,5 s" in italian.out
    assert "Misuro: partite compilate" in italian.err


@pytest.mark.parametrize("seconds", ["0", "-1", "1e3", "601", "long", "", ".", "1.2.3"])
def test_a_time_that_cannot_be(regno: Regno, seconds: str) -> None:
    told = regno("bench", "engine", f"--seconds={seconds}").trouble
    assert told == f'option --seconds cannot be "{seconds}": expected 0.1 .. 600'
    assert "l'opzione --seconds" in regno("--lang", "it", "bench", "engine", f"--seconds={seconds}").trouble


@pytest.mark.long
def test_a_first_start_and_a_second() -> None:
    """About a minute: the engine is compiled into a cache of its own."""
    found = speed.compile_seconds()
    assert list(found) == ["first", "cached"] and all(set(times) == {"wall", "cpu"} for times in found.values())
    assert all(seconds > 0 for times in found.values() for seconds in times.values())


# ---------------------------------------------------------------- the scripts in bench/


def script(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCH))
    spec = util.spec_from_file_location(f"bench_{name}", BENCH / f"{name}.py")
    assert spec and spec.loader
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("prepared")
def test_results_are_written_down_the_newest_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    engine = script("engine", monkeypatch)
    results = sys.modules["results"]
    monkeypatch.setattr(results, "FILE", tmp_path / "results.md")
    monkeypatch.setattr(sys, "argv", ["engine.py", "0.1"])
    results.write("An older one", "somewhere", "text")
    engine.main()
    text = (tmp_path / "results.md").read_text(encoding="utf-8")
    assert text.startswith("# Measured\n") and text.count("# Measured") == 1
    assert text.index("## The engine") < text.index("## An older one\n\nsomewhere\n\ntext\n")
    assert "| compiled, with knowledge |" in text and "| state bytes |" in text and "| 6 |" in text
    assert "## The engine" in capsys.readouterr().out


def test_peers_say_what_they_need() -> None:
    code = "import sys, runpy; sys.modules['pyspiel'] = None; runpy.run_path(sys.argv[1], run_name='__main__')"
    words = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(BENCH)!r}); {code}", str(BENCH / "peers.py")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and done.stderr == 'bench/peers.py needs OpenSpiel: pip install "regno[peers]"\n'
