"""Reports in a browser that is offline: every chart is drawn, nothing is asked for, nothing is too wide for a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from daily import first_daily
from person import Visit
from studies import study

from regno.arena.entrant import Entrant
from regno.lab import balance, rules
from regno.lab.ablations import option_ablations
from regno.lab.executors.local import run_local
from regno.lab.experiment import units
from regno.lab.report.balance_page import BalancePage
from regno.lab.report.rules_page import RulesPage
from regno.lab.run_log import StudyLog, split_into_chunks

PHONE = (390, 800)
Report = Callable[[Path, str], str]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """Studies of quick players are played by compiled code."""
    units()


def balance_text(folder: Path, language: str) -> str:
    main = study(games=400, guilds=True)
    studies = balance.plan(main, [Entrant("random"), Entrant("steward")], 1)
    run_log = StudyLog(folder / "balance.ledger", {})
    for done in run_local(studies, split_into_chunks(studies), workers=1):
        run_log.add(*done)
    return BalancePage(language, main, balance.balance_of(studies, run_log), "regno lab balance").text()


def rules_text(folder: Path, language: str) -> str:
    usual = study(games=80, guilds=True)
    ablations = option_ablations(usual.book, usual.options)
    studies = rules.plan(usual, ablations)
    run_log = StudyLog(folder / "rules.ledger", {})
    for done in run_local(studies, split_into_chunks(studies, 2), workers=1):
        run_log.add(*done)
    found = rules.worth_of(studies, ablations, run_log)
    return RulesPage(language, "rules", usual, ablations, found, "regno lab rules").text()


@pytest.mark.parametrize(("made", "language"), first_daily((balance_text, "it"), (rules_text, "en")))
@pytest.mark.long
def test_a_page_draws_all_its_charts_and_asks_for_nothing(
    visit: Visit, tmp_path: Path, language: str, made: Report
) -> None:
    path = tmp_path / "report.html"
    path.write_text(made(tmp_path, language), encoding="utf-8")
    page = visit(language, f"{PHONE[0]}x{PHONE[1]}", offline=True).new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("request", lambda request: complaints.append(request.url) if request.url != path.as_uri() else None)
    page.goto(path.as_uri())
    charts = page.locator("figure svg")
    assert charts.count() >= 5
    assert all(
        box and box["width"] > 300 and box["height"] > 40 for box in (each.bounding_box() for each in charts.all())
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert not [violation["id"] for violation in found]
    assert not complaints
