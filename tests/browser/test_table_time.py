"""When the table tells what: a line never before its card, one pace for everything, and nobody waits for the past.

Time is the page's own and stands still: it goes on only when a test says so, so nothing here depends on the machine.
"""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from person import Person, Visit
from playwright.sync_api import Page, expect
from staged import staged
from wire import Server

DEFENCE = (
    "houses=4 at=defence f0=shields h0=patrol,palisades,manure,tower a0=knights@1 f1=shields h1=soldiers,manure "
    "h2=manure h3=tower turns=0:2,1:2,2:2,3:2"
)
ACTION = "houses=4 h0=soldiers,knights,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero f1=shields"

# Notes the page's time at every new version.
NOTE_VERSIONS = """() => {
    const page = document.querySelector('.table-page');
    window.noted = [];
    new MutationObserver(() => window.noted.push([Number(page.dataset.version), performance.now()]))
        .observe(page, { attributes: true, attributeFilter: ['data-version'] });
}"""


def still(visit: Visit, server: Server, table: str, pace: str, motion: bool = False, size: str = "desktop") -> Person:
    """A person at a table whose time stands still."""
    context = visit(motion=motion, size=size)
    context.add_init_script(f"location.host && (localStorage['regno:pace'] = '\"{pace}\"')")
    me = Person(context, server)
    me.page.clock.install()
    me.at(table)
    expect(me.page).to_have_title(re.compile("^●"))
    me.page.clock.pause_at(me.page.evaluate("Date.now() + 1000"))
    return me


def until_mine(page: Page, step: int = 50) -> None:
    """Let time pass until the choice is the person's again."""
    for _ in range(4000):
        page.clock.run_for(step)
        if page.title().startswith("●"):
            return
    raise AssertionError("the choice never came back")


def test_a_line_is_written_when_its_card_has_landed_and_what_is_deployed_stays(server: Server, visit: Visit) -> None:
    me = still(visit, server, staged(server.data, DEFENCE), "usual", motion=True)
    page, log = me.page, me.page.locator(".chron")
    patrol, on_the_line = me.cards("patrol"), page.locator(".flight[data-to=line-0]")
    patrol.click()
    me.decision.locator(".acts .btn.go").click()
    expect(on_the_line).to_be_visible()
    expect(log).not_to_contain_text("You deploy")
    page.clock.run_for(300)
    expect(log).to_contain_text("You deploy a Patrol")
    page.clock.run_for(250)  # the attack begins to turn
    expect(page.locator(".flight.turns")).to_be_visible()
    expect(log).not_to_contain_text("is revealed")
    expect(on_the_line).to_be_visible()
    expect(patrol).to_have_css("opacity", "0")
    tick = "(place) => getComputedStyle(place, '::after').content"
    assert page.locator(".hz .place.lifted").evaluate(tick) == "none"  # it goes with the card that was picked
    page.clock.run_for(800)
    expect(log).to_contain_text("is revealed: Knights. 2 against 1.")
    expect(me.decision).not_to_contain_text("Sacrifice")
    page.keyboard.press("Shift")  # seen enough
    expect(me.decision).to_contain_text("Sacrifice")
    expect(patrol).to_have_count(0)


@pytest.mark.parametrize(("pace", "wait"), [("quick", 350), ("usual", 800), ("calm", 1600)])
def test_the_pace_is_the_wait_between_events(server: Server, visit: Visit, pace: str, wait: int) -> None:
    me = still(visit, server, staged(server.data, ACTION), pace)
    me.page.evaluate(NOTE_VERSIONS)
    me.page.locator("[data-move=draw]").click()
    expect(me.page).not_to_have_title(re.compile("^●"))
    until_mine(me.page)
    times = [time for _, time in me.page.evaluate("window.noted")]
    assert len(times) > 3
    assert min(later - sooner for sooner, later in pairwise(times)) >= wait


@pytest.mark.long
def test_without_a_pace_nothing_waits_and_ones_own_choice_never_does(server: Server, visit: Visit) -> None:
    me = still(visit, server, staged(server.data, ACTION), "none")
    me.page.evaluate(NOTE_VERSIONS)
    me.page.locator("[data-move=draw]").click()
    expect(me.page.locator(".chron")).to_contain_text("You draw")
    for _ in range(3):  # the others have played, though no time has passed
        expect(me.page.locator(".chron")).to_contain_text(re.compile("Ursina.*Corvina.*Cervara", re.DOTALL))
    assert len({time for _, time in me.page.evaluate("window.noted")}) == 1
    calm = still(visit, server, staged(server.data, ACTION), "calm")
    calm.page.locator("[data-move=draw]").click()
    expect(calm.page.locator(".chron")).to_contain_text("You draw")


@pytest.mark.long
def test_a_press_shows_the_next_event_at_once(server: Server, visit: Visit) -> None:
    me = still(visit, server, staged(server.data, ACTION), "calm")
    me.page.locator("[data-move=draw]").click()
    expect(me.page.locator(".chron")).to_contain_text("You draw")
    for _ in range(60):  # no time passes at all
        if me.page.title().startswith("●"):
            break
        me.page.keyboard.press("Shift")
        me.page.wait_for_timeout(50)
    expect(me.page).to_have_title(re.compile("^●"))


@pytest.mark.parametrize(("size", "where"), [("desktop", ".side .recap"), ("390x844", ".recap-line .rline")])
def test_since_your_last_turn(server: Server, visit: Visit, size: str, where: str) -> None:
    """What concerned me is told with my next question, kept until my Action, and can be shown again.

    A phone shows the line that mattered most, how many more there are, and all of them at a press.
    """
    me = still(visit, server, staged(server.data, ACTION), "quick", size=size)
    page, recap = me.page, me.page.locator(where)
    expect(recap).to_have_count(0)
    page.locator("[data-move=draw]").click()
    expect(page).not_to_have_title(re.compile("^●"))
    until_mine(page)
    expect(recap).to_be_visible()
    whole = recap
    if size != "desktop":
        said, whole = recap.inner_text(), page.locator("dialog .recap")
        recap.click()
        more = whole.locator("li").count() - 1
        assert (f"{more} more" in said) == (more > 0)
    assert 1 <= whole.locator("li").count() <= 5
    version, lines = page.locator(".table-page").get_attribute("data-version"), page.locator(".chron li").count()
    whole.get_by_role("button", name="Show again").click()
    expect(page).not_to_have_title(re.compile("^●"))  # the question waits
    until_mine(page)
    assert page.locator(".table-page").get_attribute("data-version") == version
    assert page.locator(".chron li").count() == lines
    page.reload()
    expect(recap).to_be_visible()
    page.clock.run_for(1000)
    me.choose()
    expect(recap).to_have_count(0)


@pytest.mark.long
def test_what_is_taken_back_is_struck_out(server: Server, visit: Visit) -> None:
    me = Person(visit(), server).at(staged(server.data, ACTION))
    me.page.locator("[data-move=fortify]").click()
    me.my_turn()
    me.page.locator(".tool.undo").click()
    raised = me.page.locator(".chron li", has_text="You raise")
    expect(raised).to_have_class(re.compile(r"\bun\b"))
    expect(raised).to_have_css("text-decoration-line", "line-through")
    expect(me.page.locator(".chron li.table").last).not_to_have_class(re.compile(r"\bun\b"))
