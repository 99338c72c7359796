"""A hand that plays a chronicle through its page: it reads what may be done from the server and does it by taps."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

PHONE, PORTRAIT, TABLET = "390x844", "834x1112", "1180x820"
SMALL, FLAT = "360x640", "1024x768"  # the least phone, a tablet that lies
LYING, LOW = "844x390", "740x360"  # phones that lie
REFUSED = "Failed to load resource"  # how a browser complains of what the server refuses
BROKEN = "Failed to load resource|WebSocket connection"  # and of a line that broke
Visit = Callable[..., BrowserContext]
NAMES = ["Anna", "Marco", "Giulia", "Tom"]
BY_PLAYER = ("board", "side")  # set-up steps that are told player by player
PATIENCE = 1500  # looks at the server before a tap counts as not answered
READ_ON = re.compile(r"^(Next: |Go on|In seguito: |Avanti)")

# Architects with three players, set up and ready for the first turn; every Worker is recorded.
ARCHITECTS: dict[str, Any] = {
    "counting": "full",
    "mode": "normal",
    "artisans": "no",
    "boards": {"Anna": "emma", "Marco": "guntram", "Giulia": "judith"},
    "apprentices": {"Anna": "saw", "Marco": "slate", "Giulia": "trowel-and-slate"},
    "sides": {"Anna": "rogue", "Marco": "rogue", "Giulia": "reverend"},
    "first": "Anna",
}


class Hand:
    """One chronicle, and a page that shows it."""

    def __init__(self, address: str, id: str, token: str) -> None:
        self.address, self.id, self.token = address, id, token
        self.count = 0
        self.taps = 0  # by a person, since somebody set it to 0
        self.language = "en"
        self.wanted: dict[str, int] = {}  # which answer to take, by the name of what is asked
        self.page: Page

    def call(self, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.token}"}
        request = urllib.request.Request(f"{self.address}{path}?lang={self.language}", data, headers)
        with urllib.request.urlopen(request, timeout=20) as answer:
            return json.loads(answer.read())

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.call(f"/api/chronicles/{self.id}")
        return found

    def do(self, command: str, **arguments: Any) -> dict[str, Any]:
        """Give a command behind the page's back, as another device would."""
        self.count += 1
        body = {"type": "do", "request": f"hand-{self.count}", "version": self.view["version"]}
        answer: dict[str, Any] = self.call(
            f"/api/chronicles/{self.id}", {**body, "command": command, "arguments": arguments}
        )
        return answer

    def open(
        self, visit: Visit, size: str = PHONE, language: str = "en", path: str = "", token: str = "", **more: Any
    ) -> Page:
        """A browser of its own, brought in by the link."""
        self.language = language
        page = visit(language, size, **more).new_page()
        page.goto(f"{self.address}/chronicles/c/{self.id}{path}#{token or self.token}")
        expect(page.locator("header h1")).to_have_text(self.view["title"])
        self.page = page
        return page

    # ------------------------------------------------------------ playing by taps

    def tap(self, target: Locator) -> None:
        """Tap something, and count it."""
        target.click()
        self.taps += 1

    def write(self, field: Locator, what: str | int) -> None:
        """Fill a field and leave it, which counts as one tap."""
        field.fill(str(what))
        field.blur()
        self.taps += 1

    def panel(self) -> Locator:
        return self.page.locator("section.panel")

    def step(self) -> dict[str, Any] | None:
        return next((step for step in self.view["now"] if not step["optional"]), None)

    def tap_on(self) -> bool:
        """Do the next thing that the page waits for; False when nothing is left to do."""
        expect(self.panel()).to_have_attribute("aria-busy", "false")
        version = self.view["version"]
        if self.onward().count():
            self.read_on()
        step = self.step()
        if step is None:
            return False
        self.answer(step)
        self.wait_for(version, step["command"])
        return True

    def onward(self) -> Locator:
        """The button that leaves what happened and asks for the next step."""
        return self.panel().get_by_role("button", name=READ_ON)

    def read_on(self) -> None:
        self.tap(self.onward().first)
        expect(self.onward()).to_have_count(0)

    def last_step(self, command: str) -> dict[str, Any]:
        """The last step of the log, once it is a given command: a tap is answered a moment later."""
        for _ in range(PATIENCE):
            log: list[dict[str, Any]] = self.view["log"]  # empty until the first tap is answered
            step = log[-1] if log else {"command": ""}
            if step["command"] == command:
                return step
            self.page.wait_for_timeout(20)
        raise AssertionError(f"the last step is {step['command']} and not {command}")

    def wait_for(self, version: int, command: str) -> None:
        """Until the server has more than a version and the page shows it."""
        for _ in range(PATIENCE):
            if self.view["version"] > version:
                break
            self.page.wait_for_timeout(20)
        else:
            raise AssertionError(f"{command}: {self.panel().inner_text()}")
        expect(self.panel()).to_have_attribute("aria-busy", "false")

    def answer(self, step: dict[str, Any]) -> None:
        """Give each fact by the control that asks for it, then the primary action if it is still due."""
        asks = [ask for ask in step["asks"] if not ask["instead_of"]]
        later = self.panel().locator(".step-bar .later")
        if later.count():
            self.tap(later)
        link = self.panel().locator(".way .draw")
        if any(ask["draws"] for ask in asks):
            asks = [ask for ask in asks if not ask["draws"]]
            if link.count():  # without it the program draws by itself
                self.tap(link)
                if self.is_short(step):
                    return
        for ask in asks:
            if not ask["optional"] or self.panel().locator(f'fieldset[data-ask="{ask["name"]}"] .nobody').count():
                self.give(ask)
        if step["command"] in BY_PLAYER and asks and asks[0]["name"] == "player":  # the last fact of a player tells it
            return
        primary = self.panel().locator(".step-bar .button.primary:enabled")
        if not (asks and self.is_short(step)) and primary.count():  # a short question is answered by the tap itself
            self.tap(primary)

    def is_short(self, step: dict[str, Any]) -> bool:
        """Whether a step has one short question, which a tap answers."""
        asks = [ask for ask in step["asks"] if not ask["instead_of"]]
        if len(asks) != 1 or (asks[0]["optional"] and not asks[0]["draws"] and len(asks) == len(step["asks"])):
            return False
        ask = asks[0]
        short = {"choice": len(ask.get("choices", ())) <= 12, "number": ask.get("high", 8) - ask.get("low", 0) < 8}
        return bool(short.get(ask["kind"], False))

    def give(self, ask: dict[str, Any]) -> None:
        """The first answer that is allowed."""
        field = self.panel().locator(f'fieldset[data-ask="{ask["name"]}"]')
        if ask["kind"] == "choice":
            place = self.wanted.get(ask["name"], 0)
            if field.locator("select").count():
                field.locator("select").select_option(ask["choices"][place]["id"])
                self.taps += 1
            else:
                self.tap(field.locator(".key").nth(place))
        elif ask["kind"] == "choices":
            for place in range(ask["low"]):
                self.tap(field.locator(".key").nth(place))
        elif ask["kind"] == "number":
            if field.locator(".key").count():
                self.tap(field.locator(".key").first)
            else:
                self.write(field.locator("input"), ask["low"])
        elif ask["kind"] == "numbers" and field.locator(".nobody").count():
            self.tap(field.locator(".nobody"))
        elif ask["kind"] == "numbers":
            for place, _ in enumerate(ask["keys"]):
                self.write(field.locator("input").nth(place), self.number(ask, place))
        elif ask["kind"] == "choice-each":
            if field.locator(".key.open").count():  # on a short screen each one's own choice waits behind a key
                self.tap(field.locator(".key.open"))
            for place, _ in enumerate(ask["keys"]):
                self.tap(field.locator("li").nth(place).locator(".key").first)
        else:
            self.write(field.locator("input"), 7)

    def number(self, ask: dict[str, Any], place: int) -> int:
        """Different points for each player, so that no tie holds the table up; else the least."""
        low = int(ask["low"])
        return max(low, 40 + 7 * place) if ask["name"] == "points" else max(low, 0)


def begun(address: str, kind: str, players: int = 3, **more: Any) -> Hand:
    """A new chronicle at a server."""
    body = {"kind": kind, "players": NAMES[:players], "seed": "3", **more}
    request = urllib.request.Request(f"{address}/api/chronicles", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=20) as answer:
        made = json.loads(answer.read())
    return Hand(address, made["id"], made["token"])


def played(address: str, kind: str) -> Hand:
    """A chronicle with something to see."""
    hand = begun(address, kind, 4, title="The Winter Chronicle")
    if kind == "campaign":
        hand.do("first-player")
        board = hand.do("lay-out")["state"]["tome_board"]
        hand.do("claim", tome=board[0]["id"], players=["Giulia"])
        hand.do("scores", points={"Anna": 47, "Marco": 41, "Giulia": 38, "Tom": 33})
        hand.do("token", crest=hand.view["now"][0]["asks"][0]["choices"][0]["id"])
        hand.do("lay-out")
    if kind == "viscounts":
        for command in ("board", "first-player", "summaries", "player-cards"):
            hand.do(command)
        hand.do("level", workers="3")
        hand.do("workers", player="Anna", change={"tier1-1-2": 2, "tier3": 1})
        hand.do("move", value=2)
    if kind == "paladins":
        for command in ("first-player", "townsfolk", "reveal", "end-round", "reveal"):
            hand.do(command)
    return hand
