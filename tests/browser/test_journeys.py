"""Whole evenings of Proelio: from the lobby to the last game, and the same check after every press."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from journey import Sharers, Traveller, check, check_closing, check_in_sight, check_tip, corner_outside, hurried
from person import Visit, play_out
from playwright.sync_api import expect
from sight import speaks
from staged import staged
from wire import Server

SIZES = ("360x640", "390x844", "768x1024", "1024x768", "1366x657", "1440x900", "1920x1080")
OTHER = {"en": "it", "it": "en"}
SEASONS = {"en": ("Summer", "Autumn"), "it": ("Estate", "Autunno")}
REVIEW = 180_000  # milliseconds until the first chances of a review are drawn, on a busy machine
LATE_SUMMER = (  # the last Base card lies on the deck
    "houses=6 merchant=4 g0=merchants g1=bards g2=artisans g3=thieves g4=builders g5=apothecaries "
    "h0=soldiers,patrol,edict f0=shields h1=manure,tower f1=tower h2=knights,shields f2=palisades "
    "h3=resources,palisades f3=shields h4=patrol,tower h5=soldiers,palisades deck=soldiers,hero "
    "pile=manure*3,knights*4,shields*4"
)
END = {"en": ("End the game", "End it"), "it": ("Finisci la partita", "Finiscila")}

# Where each evening takes place: the first of a row every day, the others when somebody runs the long tests. The guest
# of an evening by link has a window of another size and speaks the other language.
VISITOR = (("390x844", "it"), ("360x640", "en"), ("1024x768", "it"), ("1366x657", "en"), ("1920x1080", "it"))
LINK = (("1366x657", "en", "360x640"), ("1440x900", "en", "1024x768"), ("1920x1080", "it", "768x1024"))
SCREEN = (("768x1024", "en"), ("390x844", "en"), ("1024x768", "en"), ("1366x657", "it"), ("1440x900", "en"))
SIX = (("1440x900", "it"), ("360x640", "it"), ("390x844", "en"), ("768x1024", "it"), ("1920x1080", "en"))


def take_place(cases: tuple[tuple[str, ...], ...]) -> pytest.MarkDecorator:
    """Return the cases of an evening as parameters; all but the first are long."""
    names = ("size", "language", "guest_size")[: len(cases[0])]
    long = [pytest.param(*case, marks=pytest.mark.long) for case in cases[1:]]
    return pytest.mark.parametrize(names, [cases[0], *long])


def test_every_size_is_met_by_three_evenings_and_in_both_languages() -> None:
    met: dict[str, list[tuple[str, str]]] = {size: [] for size in SIZES}
    for evening, cases in {"visitor": VISITOR, "screen": SCREEN, "six": SIX}.items():
        for size, language in cases:
            met[size].append((evening, language))
    for size, language, guest_size in LINK:
        met[size].append(("link", language))
        met[guest_size].append(("link", OTHER[language]))
    for size, seen in met.items():
        evenings, languages = map(set, zip(*seen, strict=True))
        assert len(evenings) >= 3 and languages == {"en", "it"}, (size, seen)


def is_phone(size: str) -> bool:
    return int(size.split("x")[0]) < 500


def look_around(me: Traveller) -> None:
    """Open whatever opens at a table while a choice waits, and close it in every way; the choice is still there."""
    me.my_turn()
    me.meet()
    page, before = me.page, me.offered
    check(page, "the first choice")
    page.keyboard.press("Escape")  # nothing is open: nothing happens
    check_closing(page, me.menu_button, "dialog[open]", own=".btn.x")
    check_closing(page, page.locator(".pile.dis").first, ".pop")
    check_closing(page, page.locator(".tool.hint"), ".advice", own=".btn.x", outside=False)
    keys = page.locator("dialog")
    ways: list[Callable[[], None]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: keys.locator(".btn.x").click(),
        lambda: page.mouse.click(*corner_outside(page, keys)),
    ]
    for close in ways:
        page.keyboard.press("?")
        expect(keys.locator("dl.keys")).to_be_visible()
        check(page, "the keys")
        close()
        expect(keys).to_have_count(0)
        check(page, "the keys are closed")
    assert me.offered == before


@pytest.fixture
def quiet_server(tmp_path: Path) -> Iterator[Server]:
    """A server that nobody else asks for reviews: one address has two of them in the queue at most."""
    with Server(tmp_path / "data") as running:
        yield running


@take_place(VISITOR)
def test_the_evening_of_a_new_visitor(quiet_server: Server, visit: Visit, size: str, language: str) -> None:
    me = Traveller(hurried(visit(language, size)), quiet_server).goto("/")
    expect(me.page.locator(".minute")).to_be_visible()
    check(me.page, "the lobby of a newcomer")
    check_in_sight(me.page, me.page.locator("#name"))
    me.page.locator("#play-now").click()
    expect(me.page.locator(".board")).to_be_visible()
    look_around(me)
    first = me.table
    play_out(me)
    expect(me.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
    check(me.page, "the end")
    speaks(me.page, language)

    me.play_again()
    expect(me.page.locator(".seat.bot")).to_have_count(3)
    second = me.table
    play_out(me, most=me.choices + 3)
    if not me.is_over:  # a House may fall early
        me.menu(*END[language])
    expect(me.page.locator(".ending")).to_be_visible()
    check(me.page, "ended through the menu")
    me.play_again()
    play_out(me, most=me.choices + 1)
    third = me.table
    me.my_turn()

    me.goto(f"/replay/{first}")
    expect(me.page.locator(".ctl")).to_be_visible()
    expect(me.page.locator(".ranks li").first).to_be_attached(timeout=REVIEW)
    check(me.page, "the review")
    me.page.keyboard.press("ArrowRight")
    check(me.page, "a move later")
    speaks(me.page, language)

    me.goto("/")
    expect(me.page.locator(".cont .gm")).to_have_count(3)
    for path in (f"/replay/{first}", f"/replay/{second}", f"/t/{third}"):
        expect(me.page.locator(f".cont a[href='{path}']")).to_have_count(1)
    check(me.page, "the lobby with games")
    speaks(me.page, language)
    me.page.locator(".cont .gm").first.locator("a.btn").click()
    expect(me.page.locator(".hz")).to_be_visible()
    assert me.table == third, "the game that waits for a choice stands first"
    play_out(me, most=me.choices + 1)
    assert me.looked_back == is_phone(size)


@take_place(LINK)
def test_an_evening_of_two_people_by_link(
    server: Server, visit: Visit, size: str, language: str, guest_size: str
) -> None:
    host = Traveller(hurried(visit(language, size)), server).goto("/")
    form = host.page.locator(".new form")
    form.locator("#name").fill("Ginevra")
    form.locator("#name").blur()
    for seat, who in enumerate(("you", "open", "steward", "steward")):
        form.locator(".bots select").nth(seat).select_option(who)
    check(host.page, "the table is set")
    form.locator("button.make").click()
    expect(host.page.locator(".gathering")).to_be_visible()
    check(host.page, "people gather")

    guest = Traveller(visit(OTHER[language], guest_size), server)
    guest.page.goto(link := host.page.url)
    expect(guest.page.locator(".minute")).to_be_visible()
    check(guest.page, "the invitation")
    guest.sit(1, "Artù")
    check(guest.page, "a seat is taken")
    expect(host.page.locator(".chairs")).to_contain_text("Artù")
    host.page.locator(".gathering .acts .btn.go").click()
    for person in (host, guest):
        expect(person.page.locator(".board")).to_be_visible()
        check(person.page, "the cards are dealt")
    play_out(host, guest, most=8)

    guest.page.close()
    expect(host.page.locator(".seat .dot.away")).to_have_count(1)
    check(host.page, "one is away")
    guest.page = guest.context.new_page()
    guest.page.goto(link)
    expect(host.page.locator(".seat .dot.here")).to_have_count(1)
    expect(guest.page.locator(".hz")).to_be_visible()
    play_out(host, guest)
    for person, spoken in ((host, language), (guest, OTHER[language])):
        expect(person.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
        check(person.page, "the end")
        speaks(person.page, spoken)

    guest.play_again()
    expect(guest.page.locator(".gathering")).to_be_visible()
    check(guest.page, "a rematch is proposed")
    expect(host.page.locator(".ending .wish")).to_be_visible()
    check(host.page, "a rematch is wished for")
    host.play_again()
    for person in (host, guest):
        expect(person.page.locator(".board")).to_be_visible()
        expect(person.page.locator(".ending")).to_have_count(0)
    assert host.table == guest.table
    play_out(host, guest, most=host.choices + guest.choices + 4)


@pytest.mark.long
@take_place(SCREEN)
def test_an_evening_at_one_screen(server: Server, visit: Visit, size: str, language: str) -> None:
    us = Sharers(hurried(visit(language, size)), server).goto("/")
    us.called = set()
    form = us.page.locator(".new form")
    form.get_by_role("radio", name="3").click()
    for seat, who in enumerate(("you", "here", "steward")):
        form.locator(".bots select").nth(seat).select_option(who)
    form.locator("button.make").click()
    expect(us.page.locator(".board")).to_be_visible()
    play_out(us)
    assert len(us.called) == 2, us.called
    expect(us.page.locator(".ending .verdict:not(.bad)")).to_be_visible()
    check(us.page, "the end")
    speaks(us.page, language)


@take_place(SIX)
def test_an_evening_of_six_houses_with_everything(server: Server, visit: Visit, size: str, language: str) -> None:
    me = Traveller(hurried(visit(language, size, has_touch=is_phone(size))), server).goto("/")
    form = me.page.locator(".new form")
    form.get_by_role("radio", name="6").click()
    for mode in range(2):  # Guilds, Merchant
        form.locator("[role=switch]").nth(mode).click()
    for seat in range(1, 6):
        form.locator(".bots select").nth(seat).select_option("steward")
    check(me.page, "six Houses")
    form.locator("button.make").click()
    expect(me.page.locator(".guild")).to_have_count(6)
    look_around(me)
    check_tip(me.page, me.page.locator(".seat:not(.me) .guild").filter(visible=True).first, is_phone(size))
    play_out(me)
    check(me.page, "the end")
    speaks(me.page, language)

    me.at(staged(server.data, LATE_SUMMER)).my_turn()
    summer, autumn = SEASONS[language]
    expect(me.page.locator(".season b")).to_have_text(summer)
    check(me.page, summer)
    me.press(me.decision.locator("[data-move=draw]"))
    expect(me.page.locator(".season b")).to_have_text(autumn)
    expect(me.page.get_by_role("log", include_hidden=True).first).to_contain_text(autumn)
    check(me.page, autumn)
    play_out(me, most=me.choices + 2)
