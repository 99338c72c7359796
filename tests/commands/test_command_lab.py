"""``regno lab`` as a person meets it."""

from __future__ import annotations

import csv
import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from speaking import Regno

from regno.lab import experiment

QUICK = ("--levels", "random,steward", "--workers", "1")


@pytest.fixture(autouse=True, scope="module")
def prepared() -> None:
    experiment.units()


@pytest.mark.parametrize(
    ("language", "word"), [("it", "Chi vince"), pytest.param("en", "Who wins", marks=pytest.mark.long)]
)
def test_a_balance_report_stands_by_itself_in_both_languages(
    regno: Regno, tmp_path: Path, language: str, word: str
) -> None:
    said = regno("lab", "balance", "--games", "200", "--guilds", *QUICK, "--out", str(tmp_path))
    assert said.status == 0
    page = (tmp_path / f"balance.{language}.html").read_text(encoding="utf-8")
    assert word in page and page.count("<svg") >= 12 and len(page) < 600_000
    assert "src=" not in page and "@import" not in page and "<script" not in page
    links = page.replace("http://www.w3.org/", "")  # the names of SVG's own vocabularies
    assert "http:" not in links and "https:" not in links
    assert "regno lab balance en111 --houses 4 --guilds --players steward --games 200 --seed 1" in page


def test_the_same_command_makes_the_same_bytes(regno: Regno, tmp_path: Path) -> None:
    pages = []
    for name in ("a", "b"):
        regno("lab", "balance", "--games", "100", *QUICK, "--out", str(tmp_path / name / "report.html"))
        pages.append((tmp_path / name / "report.html").read_bytes())
    assert pages[0] == pages[1]
    assert not (tmp_path / "a" / "report.it.html").exists()


def test_results_as_data_and_as_tables(regno: Regno, tmp_path: Path) -> None:
    words = ("lab", "balance", "--games", "100", "--guilds", *QUICK, "--out", str(tmp_path), "--csv", "--parquet")
    said = regno(*words, "--json")
    found = json.loads(said.out)
    assert found == json.loads((tmp_path / "balance.json").read_text())
    assert found["edition"] == "en111" and found["games"] == 100 and found["seed"] == 1 << 32
    groups = {figure["group"] for figure in found["figures"]}
    assert {
        "seat",
        "order",
        "guild",
        "turns",
        "ending",
        "held",
        "used",
        "decisive",
        "held-when",
        "played-when",
    } <= groups
    assert {"lead-changes", "behind", "level", "rating", "skill", "luck-of-deal"} <= groups
    with (tmp_path / "balance.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["item"] for row in rows] == [figure["item"] for figure in found["figures"]]
    from pyarrow import parquet

    assert parquet.read_table(tmp_path / "balance.parquet").num_rows == len(rows)


@pytest.mark.parametrize(("language", "word"), [("en", "what changed"), ("it", "che cosa è cambiato")])
def test_rules_tell_what_changed_between_editions(regno: Regno, tmp_path: Path, language: str, word: str) -> None:
    said = regno("lab", "rules", "v082", "--to", "en111", "--games", "80", "--workers", "1", "--out", str(tmp_path))
    assert said.status == 0
    page = (tmp_path / f"rules.{language}.html").read_text(encoding="utf-8")
    assert word in page and "cards.imperial_manure" in page
    found = json.loads((tmp_path / "rules.json").read_text())
    assert {"length", "seats", "decisiveness"} <= {effect["measure"] for effect in found["effects"]}
    assert "score_base_defence=yes" in found["inert"]  # no Winter, no points


@pytest.mark.long
def test_rules_switch_every_option_with_players_who_are_named(regno: Regno, tmp_path: Path) -> None:
    words = ("lab", "rules", "--guilds", "--games", "80", "--players", "random", "--workers", "1")
    assert regno(*words, "--out", str(tmp_path)).status == 0
    found = json.loads((tmp_path / "rules.json").read_text())
    assert found["players"] == ["random"] * 4
    assert "guilds" in {effect["measure"] for effect in found["effects"]}
    assert {"seasons=no", "turn_cap=100", "allied=yes"} <= {effect["switch"] for effect in found["effects"]}


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["balance", "--games", "0"], "--games"),
        (["balance", "--option", "wings=yes"], "wings"),
        (["balance", "nowhere"], "nowhere"),
        (["balance", "--players", "nobody"], "nobody"),
        (["balance", "--levels", "steward,nobody"], "nobody"),
        (["balance", "--plant", "fewer=dragons"], "dragons"),
        (["balance", "--plant", "luck"], "luck"),
        (["balance", "--workers", "0"], "--workers"),
        (["rules", "--games", "10"], "10 games"),
        (["rules", "en111", "--to", "en111"], "en111"),
        (["rules", "v082", "--guilds"], "v082"),
        (["weather"], "weather"),
    ],
)
def test_a_wrong_word_is_one_clear_line(regno: Regno, tmp_path: Path, words: list[str], named: str) -> None:
    out = [] if words == ["weather"] else ["--out", str(tmp_path)]
    said = regno("lab", *words, *out)
    assert said.status == 2 and said.out == "" and named in said.err and said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("module", "words", "extra"),
    [
        ("matplotlib", [], "regno[lab]"),
        ("pyarrow", ["--parquet"], "regno[lab]"),
        ("distributed", ["--scheduler", "tcp://127.0.0.1:1"], "regno[cluster]"),
    ],
)
def test_a_missing_extra_is_named(
    regno: Regno, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, module: str, words: list[str], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    said = regno("lab", "balance", "--games", "20", *QUICK, "--out", str(tmp_path), *words)
    assert said.status == 2 and extra in said.err and said.err.count("\n") == 1


def test_an_edition_that_cannot_be_dealt_is_refused(regno: Regno, tmp_path: Path) -> None:
    from importlib.resources import files

    from regno.proelio.cards import NAMES

    text = files("regno.proelio").joinpath("editions", "v082.toml").read_text(encoding="utf-8")
    for name in NAMES[:12]:
        text = "\n".join(
            f"{name} = {{ count = 1, basis = 'read' }}" if line.startswith(f"{name} =") else line
            for line in text.split("\n")
        )
    thin = tmp_path / "thin.toml"
    thin.write_text(text, encoding="utf-8")
    said = regno("lab", "balance", str(thin), "--out", str(tmp_path))
    assert said.status == 2 and "thin.toml" in said.err and said.err.count("\n") == 1


def run_regno(*words: str, limit: int | None = None) -> subprocess.Popen[str]:
    """A process of its own, whose files may not grow beyond a limit. It hears Ctrl-C also below a background shell."""

    def set_limits() -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    command = [sys.executable, "-m", "regno", "lab", *words]
    environment = {**os.environ, "REGNO_LANG": "en"}
    return subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, preexec_fn=set_limits
    )


@pytest.mark.long
def test_a_full_disk_keeps_what_was_counted(regno: Regno, tmp_path: Path) -> None:
    words = ("balance", "--games", "40000", *QUICK, "--out", str(tmp_path))
    full = run_regno(*words, limit=30_000)
    out, err = full.communicate()
    assert full.returncode == 2 and out == "" and "balance.ledger cannot be written" in err and err.count("\n") == 1
    kept = (tmp_path / "balance.ledger").read_text().count("\n") - 1
    assert kept >= 1
    assert regno("lab", *words).status == 0
    assert json.loads((tmp_path / "balance.json").read_text())["games"] == 40_000


def test_ctrl_c_keeps_what_was_counted_and_says_how_to_go_on(regno: Regno, tmp_path: Path) -> None:
    words = ("balance", "--games", "4000000", "--levels", "steward", "--workers", "2", "--out", str(tmp_path))
    running = run_regno(*words)
    ledger = tmp_path / "balance.ledger"
    while running.poll() is None and (not ledger.exists() or ledger.read_text().count("\n") < 3):
        time.sleep(0.1)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate()
    assert running.returncode == 130 and out == ""
    kept = ledger.read_text().count("\n") - 1
    assert kept >= 2 and f"{5000 * kept:,} of 4,200,000 games" in err  # twins are counted too
    assert "same command again" in err
