"""Real Chromium against a real server. The browser is the machine's own: nothing is downloaded."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, expect

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent / "web"))  # the server in a process of its own, and tables laid in its store
sys.path.insert(0, str(HERE.parent / "lab"))  # studies to report on
sys.path.insert(0, str(HERE.parents[1] / "tools"))
sys.path.insert(0, str(HERE.parents[1] / "ui"))

import make_pages  # noqa: E402
from chromium import HOW_TO, found  # noqa: E402
from person import Visit  # noqa: E402
from wire import Server, come_anew  # noqa: E402

SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
PATIENCE = 20_000  # milliseconds: machines are shared, and nothing here is about speed
Served = Server

# A page of the Chronicles takes no second tap for half a second after a change.
NEVER_SETTLING = """new MutationObserver(() => document.documentElement.removeAttribute('data-settling'))
    .observe(document, { subtree: true, attributeFilter: ['data-settling'] })"""

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session", autouse=True)
def built() -> None:
    """What is tested is what the sources say, and not what somebody built last week."""
    if not make_pages.fresh():
        pytest.fail("the pages are not built, or older than their sources: run `make pages`", pytrace=False)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    program = found()
    if not program:
        pytest.fail(HOW_TO)
    # A small /dev/shm and no graphics card are usual where tests run; one pixel is one pixel in screenshots.
    return {"executable_path": program, "args": ["--disable-dev-shm-usage", "--disable-gpu"]}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("browser") / "data") as running:
        yield running


@pytest.fixture(scope="session")
def served(server: Server) -> Server:
    """The same server, for the pages of the Chronicles."""
    return server


@pytest.fixture(autouse=True)
def own_address() -> str:
    """Every test comes from an address of its own, and finds the limits of a server as a newcomer does."""
    return come_anew()


@pytest.fixture
def visit(browser: Browser, own_address: str) -> Iterator[Visit]:
    """A browser of one person: a language, a size, quick by default.

    Anything that a page throws or complains of fails the test, but for what is ``expected`` as a regular expression.
    """
    opened: list[BrowserContext] = []
    faults: list[str] = []

    def visit(
        language: str = "en", size: str = "desktop", motion: bool = False, expected: str = "", **more: Any
    ) -> BrowserContext:
        width, height = SIZES.get(size) or map(int, size.split("x"))
        more.setdefault("service_workers", "block")  # nothing is fetched in the background, unless a test is about that
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
            extra_http_headers={"X-Forwarded-For": own_address},
            **more,
        )
        context.set_default_timeout(PATIENCE)
        if not motion:  # nobody waits for anything, unless a test is about waiting
            context.add_init_script("location.host && (localStorage['regno:pace'] ??= '\"none\"')")
            context.add_init_script(NEVER_SETTLING)

        def complain(fault: str) -> None:
            if not (expected and re.search(expected, fault)):
                faults.append(fault)

        def hear(message: ConsoleMessage) -> None:
            if message.type == "error":
                complain(f"{message.text} ({message.location['url']})")

        context.on("weberror", lambda fault: complain(str(fault.error)))
        context.on("console", hear)
        opened.append(context)
        return context

    yield visit
    for context in opened:
        context.close()
    assert not faults
