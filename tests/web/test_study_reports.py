"""Reports to keep: a finished study as a page, JSON, CSV and Parquet, and the command in it repeats the figures."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import re
import shlex
import sys
import urllib.request
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pyarrow.parquet
import pytest
from test_search import settings
from test_studies import Designer
from wire import Server

from regno.cli import main
from regno.lab.report.study_page import COLUMNS
from regno.proelio.edition import read_edition
from regno.proelio.narrator import option
from regno.text import LANGUAGES
from regno.web.bench import games, reports
from regno.web.bench.errors import BenchError
from regno.web.bench.messages import Found, StudySettings, StudyTask
from regno.web.bench.store import StudyRow
from regno.web.bench.worker import run
from regno.web.jobs.questions import LocalQuestions

EVIL = '<script>alert("1")</script> & \\ \n "x"'
STUDY = {
    "draft": {"base": "en111", "title": EVIL, "cards": {"knights": 4}, "rulings": {"first_turn_attack": "yes"}},
    "guilds": True, "deals": 1_000, "seed": 5,
}  # fmt: skip
SEARCH = {**settings(), "draft": {"base": "en111", "title": EVIL, "cards": {"trebuchets": 3}}}
Finish = Callable[[dict[str, Any]], StudyRow]


@pytest.fixture(scope="module")
def finish(tmp_path_factory: pytest.TempPathFactory) -> Finish:
    """Run a study in this process to its end, each only once."""
    done: dict[str, StudyRow] = {}

    def finish(wanted: dict[str, Any]) -> StudyRow:
        name = json.dumps(wanted)
        if name not in done:
            folder, asked = tmp_path_factory.mktemp("study"), msgspec.convert(wanted, StudySettings)
            with (folder / "lines").open("wb") as lines:
                run(StudyTask(asked, str(folder / "log"), 600), lines)
            found = msgspec.json.decode((folder / "lines").read_bytes().splitlines()[-1], type=Found)
            done[name] = StudyRow("study", "anna", 1_700_000_000_000, asked, "done", 0, found)
        return done[name]

    return finish


def run_command(row: StudyRow, folder: Path, monkeypatch: pytest.MonkeyPatch, *more: str) -> None:
    """Do what the report says: save the edition, and give the command."""
    monkeypatch.chdir(folder)
    kept = json.loads(reports.report_file(row, "json", "en"))
    Path("edition.toml").write_text(kept["edition"], encoding="utf-8")
    program, *words = shlex.split(kept["command"])
    assert program == "regno"
    assert main([*words, *more]) == 0


@pytest.mark.long
def test_the_command_of_a_study_repeats_its_figures(
    finish: Finish, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = finish(STUDY)
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # its page has plain charts
    run_command(row, tmp_path, monkeypatch, "--workers", "1")
    assert (tmp_path / "lab/balance.csv").read_bytes() == reports.report_file(row, "csv", "en")
    page = (tmp_path / "lab/balance.it.html").read_text(encoding="utf-8")
    assert "<script" not in page and "&lt;script&gt;" in page


@pytest.mark.long
def test_the_command_of_a_search_repeats_its_figures(
    finish: Finish, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    row = finish(SEARCH)
    run_command(row, tmp_path, monkeypatch)
    said = json.loads(capsys.readouterr().out)["confirmed"]
    rows = [each for each in reports.rows_of(row) if each["proposal"]]
    goals = [each for each in rows if each["group"] == "goal-length"]
    assert [(each["value"], each["base"], each["low"], each["holds"]) for each in goals] == [
        (each["after"], each["before"], each["low"], each["holds"]) for each in said
    ]
    turns = [each["value"] for each in rows if each["group"] == "turns"]
    assert turns == [next(one["value"] for one in each["figures"] if one["group"] == "turns") for each in said]


@pytest.mark.parametrize("wanted", [STUDY, SEARCH], ids=["study", "search"])
def test_every_form_has_the_same_rows_and_the_page_is_safe_and_asks_for_nothing(
    finish: Finish, wanted: dict[str, Any]
) -> None:
    row = finish(wanted)
    rows = reports.rows_of(row)
    assert [name for name in rows[0] if name not in ("proposal", "changes", "holds")] == list(COLUMNS)
    kept = json.loads(reports.report_file(row, "json", "en"))
    assert kept["figures"] == rows and kept["seed"] == wanted["seed"] and kept["regno"] and kept["rules"]
    assert kept["settings"]["draft"]["title"] == EVIL
    assert read_edition(kept["edition"], "x").cards == row.settings.draft.edition().cards
    table = list(csv.DictReader(io.StringIO(reports.report_file(row, "csv", "en").decode())))
    assert [each["group"] for each in table] == [each["group"] for each in rows]
    parquet = pyarrow.parquet.read_table(io.BytesIO(reports.report_file(row, "parquet", "en"))).to_pylist()
    assert parquet == rows
    for language in LANGUAGES:
        page = reports.report_file(row, "html", language).decode()
        assert "<script" not in page and "&lt;script&gt;" in page and f"<html lang={language}>" in page
        assert not re.search(r"(?:src|href|url|import)\s*[=(]", page), "it asks for something elsewhere"
        assert len(page) < 300_000 and "<svg" in page and "regno lab" in page
        level = {"en": "Steward", "it": "Castaldo"}[language]
        assert f": {level}.</p>" in page and (
            "rating" not in {each["group"] for each in rows} or f"{level} &gt; " in page
        )
        assert "`" not in page and not re.search(r"[ >]-[0-9]", page), "a hyphen is no minus"


def test_a_report_names_an_edition_without_a_name_and_what_it_changes(finish: Finish) -> None:
    row = finish(STUDY)
    draft = msgspec.structs.replace(row.settings.draft, title="")
    row = replace(row, settings=msgspec.structs.replace(row.settings, draft=draft))
    for language, name, card in (
        ("en", "My edition", "Knights 9 → 4"),
        ("it", "La mia edizione", "Cavalieri: da 9 a 4"),
    ):
        report = reports.report_of(row, language)
        assert report.title.startswith(name)
        assert card in report.lead[0] and option(language, "first_turn_attack") in report.lead[0]


def test_an_edition_that_needs_no_change_has_a_report_too(finish: Finish) -> None:
    row = finish({**settings(least=10, most=30), "draft": {"base": "en111"}})
    (only,) = reports.rows_of(row)
    assert only["proposal"] == 0 and only["holds"] and 10 < only["value"] < 30
    assert "nothing needs to change" in reports.report_file(row, "html", "en").decode()


def test_a_report_is_asked_for_over_http(server: Server) -> None:
    designer = Designer(server)
    id = designer.begin(deals=1_000)
    status, early = designer.ask(f"studies/{id}/report")
    assert status == 200 or (status == 409 and early["text"].startswith("The report is ready when"))
    designer.wait(id, "done")
    status, page = designer.ask(f"studies/{id}/report?as=html", lang="it")
    assert status == 200 and "<html lang=it>" in page
    assert designer.ask(f"studies/{id}/report?as=csv")[1].startswith(",".join(COLUMNS))
    status, refused = designer.ask(f"studies/{id}/report?as=exe")
    assert status == 400 and "html, json, csv, parquet" in refused["text"]
    assert designer.ask("studies/none/report")[0] == 404


def test_those_who_want_games_take_turns_and_nobody_waits_behind_all_of_anothers() -> None:
    order, study = list[str](), msgspec.convert(STUDY, StudySettings)
    go_on = asyncio.Event()

    async def note(task: games.GamesTask) -> bytes:
        order.append(task.command)
        await go_on.wait()
        return b"file"

    async def ask() -> None:
        questions = LocalQuestions(note, *games.BOUNDS)

        def want(name: str, address: str) -> asyncio.Task[bytes]:
            task = games.GamesTask(name, "")
            return asyncio.create_task(games.write_games(questions, study, task, address))

        greedy = [want(f"greedy {number}", "203.0.113.1") for number in range(5)]
        await asyncio.sleep(0)
        other = want("other", "203.0.113.2")
        await asyncio.sleep(0)
        go_on.set()
        found = await asyncio.gather(*greedy, other, return_exceptions=True)
        assert order == ["greedy 0", "greedy 1", "other", "greedy 2"]
        assert [each.key for each in found if isinstance(each, BenchError)] == ["games-busy"] * 2
        slow = msgspec.structs.replace(study, players="warlord")
        with pytest.raises(BenchError, match="players that think"):
            await games.write_games(questions, slow, games.GamesTask("", ""), "203.0.113.3")

    asyncio.run(ask())


def test_games_that_take_too_long_are_given_up_and_leave_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    started, start = list[asyncio.subprocess.Process](), asyncio.create_subprocess_exec

    async def note(*words: str, **more: Any) -> asyncio.subprocess.Process:
        started.append(await start(*words, **more))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)
    monkeypatch.setattr(games, "COMMAND", (sys.executable, "-c", "import time; time.sleep(600)"))
    monkeypatch.setattr(games, "SECONDS", 0.1)
    with pytest.raises(TimeoutError):
        asyncio.run(games.run_command(games.GamesTask("regno lab games", "")))
    assert [process.returncode is not None for process in started] == [True]


@pytest.mark.long
def test_games_are_asked_for_over_http(server: Server) -> None:
    designer = Designer(server)
    id = designer.begin(deals=1_000)
    designer.wait(id, "done")
    with urllib.request.urlopen(f"{server.address}/api/studies/{id}/games.parquet", timeout=300) as answer:
        rows = pyarrow.parquet.read_table(io.BytesIO(answer.read()))
    assert rows.num_rows == 2_000
