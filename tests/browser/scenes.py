"""Every page worth looking at, as a person comes upon it: for the tests of all pages and for the screenshots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from chronicle_hand import played
from person import Person
from playwright.sync_api import FilePayload, Page, expect
from staged import staged

import regno
from regno.proelio.formats.seat_record import write_record

Scene = Callable[[Person], Page]
LOADING = 60_000  # milliseconds until a page has all it asks the server for, which may work out a chance

TABLES = {
    "table-action": "houses=4 merchant=2 g0=scribes g1=bards g2=artisans- g3=thieves "
    "h0=soldiers,knights,shields,temporary_alliance,inquisition f0=shields h1=tower,soldiers,manure f1=palisades "
    "a2=knights@2 f2=shields h2=resources,tower,hero h3=patrol,manure,palisades,shields f3=tower "
    "pile=soldiers,shields,knights*2,edict",
    "table-defence": "houses=5 at=defence merchant=2 g0=builders g1=bards g2=artisans g3=thieves- g4=scribes "
    "f0=palisades h0=shields,palisades,tower,patrol,hero a0=trebuchets@2 f1=palisades h1=soldiers,manure,knights,edict "
    "f2=shields h2=resources,tower f3=tower h3=patrol,manure,palisades,inquisition h4=trebuchets,infiltration,soldiers "
    "f4=shields a3=hero@3 pile=knights,soldiers*2,shields,manure*2,black_powder turns=0:3,1:3,2:3,3:3,4:3",
    "table-plague": "houses=3 p2=1 a0=soldiers h0=manure,tower,soldiers,hero,fortress f0=tower h1=tower,knights "
    "f1=shields h2=patrol,manure,shields season=autumn pile=soldiers*3,manure*2,black_powder",
    "table-six": "houses=6 merchant=4 g0=merchants g1=bards g2=artisans g3=thieves g4=builders g5=apothecaries- "
    "h0=soldiers,trebuchets,patrol,plague,edict f0=fortress f1=tower h1=manure,tower f2=palisades "
    "h2=knights,shields,hero h3=resources,infiltration f3=shields h4=patrol h5=soldiers,palisades,black_powder "
    "a1=manure a3=hero@3 a5=trebuchets@4",
    "table-allied": "houses=4 allied=1 h0=soldiers,shields,manure,tower f0=shields h1=soldiers,tower f1=palisades "
    "h2=manure,knights f2=tower h3=tower,hero a1=soldiers a3=knights@2",
}
WINTER = (
    "houses=4 season=autumn h0=tower,hero,shields f0=palisades h1=soldiers,shields f1=shields h2=manure,palisades "
    "h3=tower,edict f3=tower deck=soldiers,hero pile=manure*3"
)


def waited(page: Page, for_what: str) -> Page:
    expect(page.locator(for_what).first).to_be_visible()
    page.wait_for_load_state("networkidle", timeout=LOADING)
    return page


def plain(path: str, shows: str = "h1") -> Scene:
    """A page that needs nothing but its address."""
    return lambda person: waited(person.goto(path).page, shows)


def table(position: str, person: Person) -> Page:
    """A table at a position, where House 0 must choose."""
    person.at(staged(person.server.data, position)).my_turn()
    return person.page


def gathering(person: Person) -> Page:
    """A table that still waits for people."""
    id, token = person.server.make(houses=5, guilds=True, rulings={"equitas": "off"})
    return person.holding(id, token).goto(f"/t/{id}").sit(0, "Giulia").page


def ending(person: Person) -> Page:
    """Winter has come, and everybody's points are told."""
    table(WINTER, person).locator("[data-move=draw]").click()
    return waited(person.page, ".ending .points")


def menu(person: Person) -> Page:
    table(TABLES["table-action"], person).locator("header .menu").click()
    return waited(person.page, "dialog")


@cache
def record() -> str:
    """A short random game."""
    game, chosen = regno.deal(houses=3, seed=6, guilds=True), Random(6)
    while not game.result:
        game.play(chosen.choice(game.legal()))
    return write_record(game)


def replay(person: Person) -> Page:
    """A Record from a file, some moves in."""
    page = person.goto("/replay").page
    file = FilePayload(name="game.record", mimeType="text/plain", buffer=record().encode())
    page.locator("input[type=file]").set_input_files(files=[file])
    expect(page.locator(".ctl")).to_be_visible()
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    return page


def review(person: Person) -> Page:
    """The same game judged to its end, at its first mistake or turning point."""
    page = replay(person)
    expect(page.locator(".tp.slips")).to_be_visible(timeout=300_000)
    found = page.locator(".tp.slips button, .tp button")
    if found.count():
        found.last.click()
    return page


def chronicle(kind: str, person: Person) -> Page:
    """A chronicle in play."""
    hand = played(person.server.address, kind)
    return waited(person.goto(f"/chronicles/c/{hand.id}#{hand.token}").page, "header h1")


SCENES: dict[str, Scene] = {
    "lobby": plain("/", ".new form"),
    "gathering": gathering,
    **{name: partial(table, position) for name, position in TABLES.items()},
    "table-menu": menu,
    "table-ending": ending,
    "table-missing": plain("/t/no-such-table"),
    "replay-none": plain("/replay"),
    "replay": replay,
    "rules": plain("/rules/en111", "#aim"),
    "lesson": plain("/lesson", ".decide"),
    "puzzles": plain("/puzzles", ".puzzle-grid"),
    "puzzle": plain("/puzzles/1", ".decide"),
    "bench": plain("/bench", ".bench .ed"),
    "repair": plain("/bench/repair", ".repair .ask"),
    "coach": plain("/coach", ".blank"),
    "daily": plain("/daily", ".daily-grid"),
    "whatif-none": plain("/whatif", "textarea"),
    "whatif": plain("/whatif?puzzle=1", ".whatif-page .answers"),
    "mistakes": plain("/mistakes", ".blank"),
    "about": plain("/about"),
    "nowhere": plain("/no-such-page"),
    "chronicles": plain("/chronicles", "header"),
}
SLOW: dict[str, Scene] = {"review": review}  # worth a picture, and tested apart
# The pages of the Chronicles have tests of their own.
CHRONICLES: dict[str, Scene] = {
    **{kind: partial(chronicle, kind) for kind in ("campaign", "architects", "paladins", "viscounts")},
    "packs": plain("/chronicles/packs/house", "section.sheet"),
}
