"""A call by push, from the move of one person to the page that another opens by a tap on the notice.

The push service is a sink on this machine; what it got is handed to the service worker by the DevTools protocol. The
headless shell shows no notices, so the worker is watched at what it asks the browser for.
"""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import http_ece
import pytest
from callers import calling
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from devices import Device, passport
from laid import token
from person import Person, Visit
from playwright.sync_api import BrowserContext, Page, Worker, expect
from sinks import HttpSink, wait_for
from staged import staged

FOUR = "houses=4 h0=soldiers,shields,manure h1=soldiers,tower h2=manure,knights h3=tower,hero"
AUTH = b"0123456789abcdef"
SLOW = 60_000  # milliseconds for the service worker's files
READY = "async () => (await navigator.serviceWorker.ready).active?.state === 'activated'"
# What the worker asks for is noted; a browser that may show notices shows them as well.
WATCH = """() => {
    self.asked = [];
    const show = registration.showNotification.bind(registration);
    registration.showNotification = (title, options) => {
        asked.push({ title, ...options });
        return Notification.permission === 'granted' ? show(title, options) : Promise.resolve();
    };
    clients.openWindow = async (path) => void asked.push({ opened: path });
    WindowClient.prototype.focus = async function () { asked.push({ focused: new URL(this.url).pathname }); };
}"""
# Only the browser itself can tap: an event like its own, with the notice that was shown.
TAP = """async (data) => {
    let work, closed = 0;
    const notification = { data, close: () => closed++ };
    const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: (done) => (work = done) });
    dispatchEvent(event);
    await work;
    return [...asked.slice(-1), closed];
}"""


class PushService:
    """A browser's subscription, and the service it leads to."""

    def __init__(self, sink: HttpSink) -> None:
        self.sink, self.key = sink, ec.generate_private_key(ec.SECP256R1())

    def subscribe(self, device: Device) -> None:
        """Let a device be called here."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        p256dh, auth = (base64.urlsafe_b64encode(each).decode().rstrip("=") for each in (point, AUTH))
        device.get("/api/calls/push", {"address": f"{self.sink.address}/push", "p256dh": p256dh, "auth": auth})

    def read(self, number: int) -> str:
        """Return what the browser reads of a message, once it has come."""
        wait_for(lambda: len(self.sink.got) > number)
        body = self.sink.got[number].body
        return str(http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm").decode())


def deliver(page: Page, origin: str, message: str) -> None:
    """Hand a message to the service worker of a page, as the browser does."""
    devtools = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    target = {"origin": origin, "registrationId": found[-1]["registrationId"], "data": message}
    devtools.send("ServiceWorker.deliverPushMessage", target)
    devtools.detach()


def worker_of(context: BrowserContext, page: Page) -> Worker:
    """Return the service worker of a browser, watched."""
    page.evaluate("() => navigator.serviceWorker.register('/sw.js')")
    page.wait_for_function(READY, timeout=SLOW)
    [worker] = context.service_workers
    worker.evaluate(WATCH)
    return worker


def notices(page: Page, worker: Worker, count: int) -> list[dict[str, Any]]:
    """Return the notices that the worker has asked for, once there are so many."""
    while len(found := worker.evaluate("asked")) < count:
        page.wait_for_timeout(20)
    return [each for each in found if "title" in each]


@pytest.mark.long
def test_a_notice_comes_with_the_turn_and_a_tap_leads_to_the_table(tmp_path: Path, visit: Visit) -> None:
    with HttpSink() as sink, calling(tmp_path / "data") as server:
        table = staged(server.data, FOUR, people=(0, 1, 2, 3))
        mine, service = passport(server, tables=[token(1, table)]), PushService(sink)
        service.subscribe(mine)
        context = visit(service_workers="allow", size="phone")
        context.grant_permissions(["notifications"])
        bruno = Person(context, server).goto("/about")
        bruno.page.evaluate("given => (localStorage['regno:passport'] = given)", json.dumps(mine.key))
        worker = worker_of(context, bruno.page)
        anna = Person(visit(), server).at(table)
        anna.page.locator("[data-move=draw]").click()

        message = service.read(0)
        assert sink.got[0].headers["topic"] and token(1, table) not in message and mine.key not in message
        deliver(bruno.page, server.address, message)
        [notice] = notices(bruno.page, worker, 1)
        assert notice["title"] == "Your turn" and "Anna" in notice["body"] and notice["tag"] == f"regno-{table}"
        assert worker.evaluate(TAP, notice["data"]) == [{"opened": f"/t/{table}"}, 1]
        bruno.goto(notice["data"]).my_turn()
        expect(bruno.cards().first).to_be_visible()
        assert worker.evaluate(TAP, notice["data"]) == [{"focused": f"/t/{table}"}, 1], "a page that is open already"
        deliver(bruno.page, server.address, json.dumps({"title": "Later", "body": "", "path": "/calls", "tag": "x"}))
        assert notices(bruno.page, worker, 4)[-1]["title"] == "Later"
        for person in (anna, bruno):
            person.page.close()
