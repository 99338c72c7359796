"""What may go wrong between a page and its table loses nothing: a reload, a lost connection, a server that died."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from daily import first_daily
from person import Person, Visit
from playwright.sync_api import BrowserContext, Locator, WebSocketRoute, expect
from sight import speaks
from staged import staged
from wire import Server

DEFENCE = (
    "houses=4 at=defence f0=shields h0=shields,palisades,manure a0=knights@1 f1=shields h1=soldiers h2=manure h3=tower"
)
FOUR = "houses=4 h0=soldiers,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero"


class Cable:
    """What connects a browser with its table; it can be pulled out."""

    def __init__(self, context: BrowserContext) -> None:
        self.lines: list[WebSocketRoute] = []
        self.is_in = True
        context.route_web_socket("**/ws/*", self.connect)

    def connect(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        if self.is_in:
            line.connect_to_server()
        else:
            line.close(code=4000)

    def pull(self) -> None:
        self.is_in = False
        self.lines[-1].close(code=4000)

    def plug(self) -> None:
        self.is_in = True


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, to be killed and started again."""
    with Server(tmp_path / "data") as running:
        yield running


def test_a_reload_in_the_midst_of_a_choice_loses_nothing(server: Server, visit: Visit) -> None:
    table = staged(server.data, FOUR, people=(0, 1, 2, 3))
    me, other = Person(visit(), server).at(table), Person(visit(), server).at(table, 1)
    me.page.locator("[data-move=fortify]").click()
    other.my_turn()
    other.choose()
    told = other.page.locator(".chron li").all_inner_texts()
    for person in (me, other):
        expect(person.page.locator(".chron li")).to_have_count(len(told))
        hand = person.cards().count()
        person.page.reload()
        expect(person.cards()).to_have_count(hand)
        expect(person.page.locator(".chron li")).to_have_count(len(told))


@pytest.mark.long
def test_a_choice_half_made_is_asked_again_after_a_reload(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, DEFENCE))
    me.cards("palisades").click()
    me.page.reload()
    expect(me.cards("palisades")).to_have_attribute("aria-pressed", "false")
    me.choose()


@pytest.mark.parametrize("language", first_daily(("it",), ("en",)))
def test_a_connection_lost_in_the_midst_of_a_choice_comes_back(server: Server, visit: Visit, language: str) -> None:
    table = staged(server.data, DEFENCE, people=(0, 1))
    context = visit(language)
    cable = Cable(context)
    me = Person(context, server).at(table)
    me.cards("palisades").click()
    cable.pull()
    expect(me.page.locator("p.connection-lost")).to_be_visible()
    assert bottom_of(me.page.locator("p.connection-lost")) <= top_of(me.page.locator(".board")), (
        "it hides nothing of the game"
    )
    expect(me.cards("palisades")).to_have_attribute("aria-pressed", "true")
    me.decision.locator(".acts .btn.go").click()  # nobody hears it, and that is told
    expect(me.page.locator(".notice")).to_have_count(1)
    speaks(me.page, language)
    cable.plug()
    expect(me.page.locator(".connection-lost")).to_have_count(0)
    expect(me.page.locator(".notice")).to_have_count(0)
    expect(me.cards("palisades")).to_have_attribute("aria-pressed", "true")
    version = me.offered["version"]
    me.decision.locator(".acts .btn.go").click()
    expect(me.page.locator(".table-page")).not_to_have_attribute("data-version", version)


def top_of(part: Locator) -> float:
    return float(part.evaluate("(part) => part.getBoundingClientRect().top"))


def bottom_of(part: Locator) -> float:
    return float(part.evaluate("(part) => part.getBoundingClientRect().bottom"))


def test_a_network_that_is_gone_is_noticed_though_the_socket_seems_open(server: Server, visit: Visit) -> None:
    context = visit(size="phone", expected="ERR_INTERNET_DISCONNECTED")
    me = Person(context, server).at(staged(server.data, DEFENCE))
    context.set_offline(True)
    expect(me.page.locator("p.connection-lost")).to_be_visible()
    context.set_offline(False)
    expect(me.page.locator("p.connection-lost")).to_have_count(0)
    me.choose()


@pytest.mark.long
def test_talk_that_was_read_is_not_unread_on_another_page(server: Server, visit: Visit) -> None:
    table = staged(server.data, FOUR, people=(0, 1, 2, 3))
    me, other = Person(visit(size="phone"), server).at(table), Person(visit(), server).at(table, 1)
    other.page.get_by_role("tab", name="Chat").click()
    other.page.get_by_role("textbox").fill("Good evening")
    other.page.keyboard.press("Enter")
    unread = me.page.locator(".tabs .bdg")
    expect(unread).to_have_text("1")
    me.page.reload()
    expect(unread).to_have_text("1")
    me.page.locator(".tabs button", has_text="Chat").click()
    expect(unread).to_have_count(0)
    me.page.evaluate("sessionStorage.clear()")  # as on another page, which has no chronicle yet
    me.page.reload()
    expect(me.page.locator(".chron")).to_contain_text("Good evening")
    expect(unread).to_have_count(0)


@pytest.mark.long
def test_what_happened_meanwhile_is_told_on_coming_back(server: Server, visit: Visit) -> None:
    table = staged(server.data, f"{FOUR} turn=1", people=(0, 1, 2, 3))
    context = visit()
    cable = Cable(context)
    me, other = Person(context, server).at(table), Person(visit(), server).at(table, 1)
    cable.pull()
    expect(me.page.locator(".connection-lost")).to_be_visible()
    other.my_turn()
    other.page.locator("[data-move=draw]").click()
    expect(other.page.locator(".chron li").last).to_be_visible()
    cable.plug()
    expect(me.page.locator(".connection-lost")).to_have_count(0)
    expect(me.page.locator(".chron")).to_contain_text("draws a Base card")


def test_a_server_that_dies_and_comes_back_finds_its_people_waiting(fragile: Server, visit: Visit) -> None:
    table = staged(fragile.data, DEFENCE)
    me = Person(visit(expected="ERR_|WebSocket"), fragile).at(table)
    me.cards("palisades").click()
    fragile.kill()
    expect(me.page.locator(".connection-lost")).to_be_visible()
    fragile.start()
    expect(me.page.locator(".connection-lost")).to_have_count(0)
    me.choose()
