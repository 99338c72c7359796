"""Notices of a page that is open but not looked at, by the service worker: turn, little time, rematch, invitation."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from devices import passport
from laid import token
from person import Person, Visit
from playwright.sync_api import expect
from staged import staged
from wire import Client, Server, play_out, run, seated

CALM = "houses=4 h0=soldiers,knights,shields h1=soldiers h2=tower h3=tower f3=shields"  # no bot can attack
SELDOM = 31_000  # milliseconds in which the lobby looks at one's games while nobody looks at it
# A person who wants notices looks at another page; the worker's notices are noted, and a page may make none itself.
AWAY = """
if (location.host) {
    localStorage['regno:notify'] = 'true';
    window.noticed = [];
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    window.Notification = class { constructor() { throw new TypeError('Illegal constructor'); } };
    Notification.permission = 'granted';
    ServiceWorkerContainer.prototype.getRegistration = async () =>
        ({ showNotification: async (title, { body }) => void noticed.push([title, body]) });
}
"""


def test_a_turn_and_a_clock_that_runs_low_are_told(server: Server, visit: Visit) -> None:
    async def begin() -> tuple[str, str]:
        (anna,) = await seated(server, 1, houses=3, pace=0, clock={"per": "move", "seconds": 16})
        return anna.table, anna.token

    with ThreadPoolExecutor() as aside:  # the browser has the event loop of this thread
        table, mine = aside.submit(run, begin()).result()
    context = visit("it", "phone")
    context.add_init_script(AWAY)
    page = Person(context, server).holding(table, mine).goto(f"/t/{table}").page
    low = "() => noticed.some(([title]) => title === 'Ti resta poco tempo')"
    page.wait_for_function(low, timeout=120_000)  # if not in this turn, then in the next
    assert page.evaluate("noticed[0][0]") == "Tocca a te"


def test_a_rematch_that_waits_is_told(server: Server, visit: Visit) -> None:
    async def play() -> tuple[str, list[str]]:
        clients = await seated(server, 2, houses=3)
        await play_out(clients)
        return clients[0].table, [each.token for each in clients]

    async def ask_again(table: str, mine: str) -> None:
        await (await Client(server, table, mine).open()).ask("rematch")

    with ThreadPoolExecutor() as aside:
        table, (first, second) = aside.submit(run, play()).result()
        context = visit()
        context.add_init_script(AWAY)
        anna = Person(context, server).holding(table, first).goto(f"/t/{table}")
        expect(anna.page.locator(".ending")).to_be_visible()
        assert anna.page.evaluate("noticed") == []
        aside.submit(run, ask_again(table, second)).result()
    anna.page.wait_for_function("() => noticed.length")
    assert anna.page.evaluate("noticed")[0][0].endswith("wants a rematch.")


def test_the_lobby_tells_of_a_seat_that_is_kept_for_me(server: Server, visit: Visit) -> None:
    before = staged(server.data, CALM, people=(0, 1))
    host, friend = (passport(server, tables=[token(seat, before)]) for seat in (0, 1))
    table, made = server.make(houses=3)
    host.get("/api/person/take", {"tables": [made]})
    context = visit("it", "phone")
    context.clock.install()
    context.add_init_script(AWAY)
    bruno = Person(context, server).with_key(friend.key).goto("/")
    expect(bruno.page.locator(".lob")).to_be_visible()
    context.clock.run_for(SELDOM)
    expect(bruno.page.locator(".gm")).to_have_count(1)
    anna = Person(visit(), server).with_key(host.key).goto(f"/t/{table}").sit(0, "Anna")
    anna.page.get_by_role("button", name="Invite Bruno").click()
    expect(anna.page.get_by_role("status").filter(has_text="A seat is kept for Bruno")).to_be_visible()
    context.clock.run_for(SELDOM)
    bruno.page.wait_for_function("() => noticed.length")
    assert bruno.page.evaluate("noticed") == [["C'è un posto per te", "Anna"]]
    expect(bruno.page.locator(".gm .st").filter(has_text="C'è un posto per te")).to_be_visible()
