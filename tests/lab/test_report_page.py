"""Reports in a browser that is offline: every chart is drawn, nothing is asked for, nothing is too wide for a phone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, sync_playwright
from studies import study

from regno.lab import balance, rules
from regno.lab.balance_page import BalancePage
from regno.lab.crew import counted_here
from regno.lab.entrant import Entrant
from regno.lab.ledger import Ledger, portions_of
from regno.lab.page import in_language
from regno.lab.rules_page import RulesPage
from regno.lab.switches import option_switches

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PHONE = {"width": 390, "height": 800}


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The system's Chromium, or Playwright's own."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield made
        made.close()


def balance_text(folder: Path, language: str) -> str:
    main = study(games=400, guilds=True)
    studies = balance.plan(main, [Entrant("random"), Entrant("steward")], 1)
    ledger = Ledger(folder / "balance.ledger", {})
    for done in counted_here(studies, portions_of(studies), workers=1):
        ledger.add(*done)
    return BalancePage(language, main, balance.balance_of(studies, ledger), "regno lab balance").text()


def rules_text(folder: Path, language: str) -> str:
    usual = study(games=80, guilds=True)
    switches = option_switches(usual.book, usual.options)
    studies = rules.plan(usual, switches)
    ledger = Ledger(folder / "rules.ledger", {})
    for done in counted_here(studies, portions_of(studies, 2), workers=1):
        ledger.add(*done)
    found = rules.worth_of(studies, switches, ledger)
    return RulesPage(language, "rules", usual, switches, found, "regno lab rules").text()


@pytest.mark.parametrize(("made", "language"), [(balance_text, "it"), (rules_text, "en")])
def test_a_page_draws_all_its_charts_and_asks_for_nothing(
    chromium: Browser, tmp_path: Path, language: str, census: Mapping[str, ModuleType], made: object
) -> None:
    assert callable(made)
    path = tmp_path / "report.html"
    path.write_text(made(tmp_path, language), encoding="utf-8")
    page = chromium.new_context(offline=True, viewport=PHONE).new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    page.on("request", lambda request: complaints.append(request.url) if request.url != path.as_uri() else None)
    page.goto(path.as_uri())
    charts = page.locator("figure svg")
    assert charts.count() >= 5
    assert all(
        box and box["width"] > 300 and box["height"] > 40 for box in (each.bounding_box() for each in charts.all())
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(each => each.id)")
    assert len(ids) == len(set(ids))
    page.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert not [violation["id"] for violation in found]
    assert not complaints


def test_italian_numbers_have_a_comma() -> None:
    assert in_language("1,234.5", "it") == "1.234,5" and in_language("1,234.5", "en") == "1,234.5"
