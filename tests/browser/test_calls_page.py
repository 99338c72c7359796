"""The page of calls, and a notice that comes while no page of the table is open."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from callers import calling
from cases import CASES
from laid import token
from person import Visit
from playwright.sync_api import Page, expect
from sight import accessible
from sinks import HttpSink, MailSink, wait_for
from staged import staged
from wire import Server


def seated(server: Server, page: Page) -> str:
    """Give a browser the passport of somebody at a table, where it is their turn."""
    table = staged(server.data, CASES["action"].position)
    page.goto(f"{server.address}/about")
    page.evaluate("given => (localStorage['regno:tokens'] = given)", json.dumps({table: token(0, table)}))
    return table


@pytest.mark.long
def test_channels_are_added_tried_and_ended(tmp_path: Path, visit: Visit) -> None:
    with MailSink() as mails, HttpSink() as hooks, calling(tmp_path / "data", mails) as server:
        page = visit(size="phone", language="it", expected="409|502|400|404|410|ERR_CONNECTION_REFUSED").new_page()
        table = seated(server, page)
        page.goto(f"{server.address}/calls")
        expect(page.get_by_role("heading", name="Dove chiamarmi")).to_be_visible()
        page.get_by_label("Indirizzo di posta").fill("giulia@oak.example")
        page.get_by_role("button", name="Aggiungi").first.click()
        expect(page.get_by_text("aspetta il tuo sì")).to_be_visible()
        body = mails.got[0].get_payload(decode=True)
        assert isinstance(body, bytes)
        page.goto(f"{server.address}/calls/confirm#{body.decode().split('/calls/confirm#')[1].split()[0]}")
        expect(page.get_by_role("status")).to_contain_text("giulia@oak.example")
        assert "#" not in page.url, "the token leaves the address"
        page.goto(f"{server.address}/calls")
        page.get_by_label("Indirizzo del webhook").fill(f"{hooks.address}/me")
        page.get_by_label("Tipo di webhook").select_option("discord")
        page.get_by_role("button", name="Aggiungi").last.click()
        hook = page.get_by_role("listitem").filter(has_text="Discord, presso")
        hook.get_by_role("button", name="Prova").click()
        wait_for(lambda: hooks.got and "Così chiama Regno" in hooks.got[0].json["content"])
        expect(page.get_by_role("status").filter(has_text="Inviato")).to_be_visible()
        hooks.status = 404
        hook.get_by_role("button", name="Prova").click()
        expect(hook.get_by_role("alert")).to_contain_text("L'indirizzo ha risposto 404.")
        accessible(page)
        page.get_by_label("Quiete dalle", exact=True).select_option("22:30")
        page.get_by_label("Quiete fino alle", exact=True).select_option("07:30")
        page.get_by_role("switch", name="Una mia partita è finita").click()
        page.get_by_label("Chiamami al tavolo").select_option("never")
        page.wait_for_load_state("networkidle")  # a reload breaks off what is being sent
        page.reload()
        expect(page.get_by_label("Quiete dalle", exact=True)).to_have_value("1350")
        expect(page.get_by_role("switch", name="Una mia partita è finita")).to_be_checked()
        expect(page.get_by_label("Chiamami al tavolo")).to_have_value("never")
        assert page.locator(f"a[href='/t/{table}']").count() == 1
        stop = hooks.got[0].json["content"].split("/calls/stop#")[1].split()[0]
        page.goto(f"{server.address}/calls/stop#{stop}")  # one tap
        expect(page.get_by_role("status")).to_contain_text("non arriva più nulla")
        page.goto(f"{server.address}/calls/stop#{stop}")
        page.reload()
        expect(page.get_by_role("alert")).to_be_visible()
        page.goto(f"{server.address}/calls")
        expect(page.get_by_text("Discord, presso")).to_have_count(0)
