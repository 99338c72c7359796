"""A server's chronicle without a connection: it goes on in the browser, and all its steps are sent once, in order."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from chronicle_hand import PHONE, Hand, Visit, begun
from playwright.sync_api import Page, expect
from wire import Server

from regno.web.chronicles.messages import CHANGE
from regno.web.chronicles.registry import ChronicleRegistry

pytestmark = pytest.mark.long  # Python boots in the browser
SLOW = 240_000  # milliseconds to start Python on a machine that has other things to do
READY = """async () => {
    const worker = await navigator.serviceWorker.ready;
    return worker.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller);
}"""
# The file that is kept has so many lines behind its header.
FILED = """async ([id, version]) => {
    const found = await caches.match(`/api/chronicles/${id}/file`);
    return found && (await found.text()).trimEnd().split('\\n').length - 1 === version;
}"""


class AwayHand(Hand):
    """Somebody whose browser has no connection: what may be done is read from a twin, made of what the page keeps."""

    twin: ChronicleRegistry | None = None
    file = ""

    def leave(self, folder: Path) -> None:
        self.folder, self.file = folder, self.text()
        self.twin = ChronicleRegistry(folder)

    def text(self) -> str:
        found: str = self.page.evaluate(
            "async ([id, token]) => (await fetch(`/api/chronicles/${id}/file`,"
            " { headers: { Authorization: `Bearer ${token}` } })).text()",
            [self.id, self.token],
        )
        return found

    def waiting(self) -> list[dict[str, Any]]:
        kept = self.page.evaluate("id => localStorage[`regno:away:${id}`]", self.id)
        return [each["change"] for each in json.loads(kept)["waiting"]] if kept else []

    @property
    def view(self) -> dict[str, Any]:
        return self.twin_view()[0] if self.twin else super().view

    def twin_view(self) -> tuple[dict[str, Any], list[str]]:
        """Return the twin after all that waits, and the lines of its journal behind the header."""
        assert self.twin
        id, _ = self.twin.keep("twin", self.file)
        waiting = self.waiting()

        async def play() -> tuple[dict[str, Any], list[str]]:
            assert self.twin
            room = await self.twin.find(id)
            for change in waiting:
                if change["type"] != "do" or "drawn" in change:  # else it is being done just now
                    await room.submit(CHANGE.decode(json.dumps(change)))
            records = [json.dumps(each) for each in room.opened.journal.records[1:]]
            return json.loads(await room.serialize(self.language)), records

        with ThreadPoolExecutor(1) as thread:  # the browser's loop runs in this one
            return thread.submit(asyncio.run, play()).result()


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Server]:
    made = Server(tmp_path / "data")
    made.start()
    yield made
    if made.process:
        made.stop()


def taken_along(visit: Visit, hand: Hand) -> AwayHand:
    """A phone with a chronicle, to which the game itself was fetched."""
    here = AwayHand(hand.address, hand.id, hand.token)
    context = visit(size=PHONE, service_workers="allow", expected="Failed to|ERR_|WebSocket|fetch")
    context.set_default_timeout(SLOW)
    here.page = page = context.new_page()
    page.goto(hand.address)
    page.wait_for_function(READY, timeout=SLOW)
    page.goto(f"{hand.address}/chronicles/c/{hand.id}#{hand.token}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Take it along").click()
    expect(page.get_by_text("goes on without a connection on this device")).to_be_visible(timeout=SLOW)
    page.keyboard.press("Escape")
    until_filed(page, hand)
    return here


def until_filed(page: Page, hand: Hand) -> None:
    version = hand.view["version"]
    for _ in range(200):
        if page.evaluate(FILED, [hand.id, version]):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the file was not kept")


def test_a_whole_scenario_is_played_without_a_connection_and_sent_once(
    tmp_path: Path, visit: Visit, lone: Server
) -> None:
    hand = taken_along(visit, begun(lone.address, "paladins", seed=""))
    page = hand.page
    for _ in range(2):
        assert hand.tap_on()
    until_filed(page, hand)
    hand.leave(tmp_path / "twin")
    lone.stop()
    expect.set_options(timeout=SLOW)
    try:
        assert hand.tap_on()  # Python starts
        expect(page.get_by_text("One step waits to be sent.")).to_be_visible()
        for _ in range(4):
            assert hand.tap_on()
        page.reload()
        expect(page.get_by_text("5 steps wait to be sent.")).to_be_visible()
        while hand.tap_on():
            assert len(hand.waiting()) < 300
    finally:
        expect.set_options(timeout=None)
    view, records = hand.twin_view()
    assert view["state"]["stage"] == "over" and len(records) > 20
    assert any("drawn" in json.loads(record) for record in records)

    hand.twin = None
    page.goto(f"{lone.address}/rules/en111")  # whatever page is open sends what waits
    lone.start()
    page.reload()
    for _ in range(600):
        if hand.view["version"] == len(records):
            break
        page.wait_for_timeout(100)
    page.goto(f"{lone.address}/chronicles/c/{hand.id}")
    expect(page.locator("header h1")).to_have_text(view["title"])
    expect(page.get_by_text("wait to be sent")).to_have_count(0)
    lines = hand.text().splitlines()[1:]
    told = [{key: value for key, value in json.loads(each).items() if key != "request"} for each in records]
    assert [json.loads(line.partition(" ")[2]) for line in lines] == told, "each step once, in order, as it was seen"
    assert not hand.waiting()


def test_what_others_did_meanwhile_is_shown_beside_the_steps_of_this_browser(
    tmp_path: Path, visit: Visit, lone: Server
) -> None:
    there = begun(lone.address, "viscounts")
    for command in ("board", "first-player", "summaries", "player-cards"):
        there.do(command)
    there.do("level", workers="3")
    hand = taken_along(visit, there)
    page = hand.page
    hand.leave(tmp_path / "twin")
    page.context.set_offline(True)
    page.locator(".key", has_text="2").first.click()
    expect(page.get_by_text("One step waits to be sent.")).to_be_visible(timeout=SLOW)
    hand.tap_on()
    made = len(hand.waiting())
    assert made > 1
    there.do("note", text="Marco was here")
    page.context.set_offline(False)
    dialog = page.get_by_role("dialog", name="Others went on meanwhile")
    expect(dialog).to_be_visible(timeout=SLOW)
    expect(dialog).to_contain_text("Marco was here")
    expect(dialog.locator(".mine li")).to_have_count(made)
    page.reload()
    expect(dialog).to_be_visible(timeout=SLOW)  # it waits until it is answered
    dialog.get_by_role("button", name="Enter them now").click()
    expect(dialog).to_have_count(0, timeout=SLOW)
    steps = there.view
    assert steps["steps"] == 6 + made and [each["command"] for each in steps["log"]][-1 - made] == "note"
