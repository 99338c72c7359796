"""Passports that hold nothing end after days without use, and what was signed out is not remembered for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.web.bench.messages import DraftKept, EditionDraft
from regno.web.calls.store import Channel, Target
from regno.web.http import with_json_errors
from regno.web.limits import set_limits
from regno.web.people import routes
from regno.web.people.people import Description, People
from regno.web.people.retention import CALLED_DAYS, IDLE_DAYS, REVOKED_DAYS, PeopleRetention
from regno.web.stores import Stores, open_stores

FIREFOX: Description = ("computer", "Firefox", "Linux")
NAMES = ("nobody", "seated", "designer", "player", "called", "dead-link")
DAY = 86_400_000


def key_of(name: str) -> str:
    return f"p.{name:-<43}"


@pytest.fixture(params=["sqlite", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Stores]:
    address = request.getfixturevalue("postgres") if request.param == "postgres" else ""
    opened = open_stores(tmp_path, address)
    yield opened
    for store in (opened.tables, opened.calls, opened.people):
        store.close()
    assert opened.close(10)


def pass_days(stores: Stores, first: int, days: int) -> None:
    """Let the server run on some days."""
    for day in range(first, first + days):
        assert stores.people.start_day(day).result()


async def make_people(people: People, stores: Stores) -> dict[str, str]:
    """Make a person of each name; return their ids."""
    ids = {name: (await people.take(key_of(name), FIREFOX, {}, lambda: None)).person for name in NAMES}
    stores.tables.create(Table("oak", TableSettings(), "secret", "seat", 0)).result()
    for name, hash in (("seated", "seat"), ("dead-link", "of a table that was deleted")):
        stores.people.hold(ids[name], {hash: "table"}).result()
    stores.bench.keep(DraftKept("oak", 1, 5, EditionDraft()), ids["designer"]).result()
    stores.people.add_cards(ids["player"], {"oak-1": "{}"}).result()
    stores.calls.put_channel(
        Channel("way", ids["called"], "", "mail", Target("a@oak.example"), "", "en", "http://oak.example", 1)
    ).result()
    return ids


def test_who_holds_nothing_ends_after_so_many_days_on_which_the_server_ran(stores: Stores) -> None:
    people = People(stores.people)
    ended, forgotten = list[frozenset[str]](), list[str]()
    people.on_revoked.append(ended.append)

    async def forget(person: str) -> None:
        forgotten.append(person)

    people.on_forgotten.append(forget)
    retention = PeopleRetention(people, stores)

    async def play() -> None:
        ids = await make_people(people, stores)
        assert await retention.clean() == 0 and await retention.clean() == 0, "the first day"
        pass_days(stores, 1, IDLE_DAYS - 2)
        assert not stores.people.start_day(1).result(), "the same day again"
        assert not any(is_idle for _, is_idle in stores.people.idle(IDLE_DAYS, "", 100))
        pass_days(stores, 100, 1)
        stores.people.notice(hash_token(key_of("dead-link")), 5).result()
        await tomorrow(retention)
        assert forgotten == [ids["nobody"]] and ended == [frozenset({hash_token(key_of("nobody"))})]
        assert people.device_of(key_of("nobody")) is None and stores.people.person(ids["nobody"]) is None
        pass_days(stores, 200, IDLE_DAYS)
        await tomorrow(retention)
        assert forgotten == [ids["nobody"], ids["dead-link"]] and not stores.people.owner("of a table that was deleted")
        pass_days(stores, 300, CALLED_DAYS)
        await tomorrow(retention)
        assert forgotten[2:] == [ids["called"]], "who asked to be called has longer"
        assert all(stores.people.person(ids[name]) for name in ("seated", "designer", "player"))

    async def tomorrow(retention: PeopleRetention) -> None:
        clock["now"] += DAY
        await retention.clean()

    clock = {"now": 10**15}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("regno.web.people.retention.now", lambda: clock["now"])
        asyncio.run(play())


def test_who_comes_back_while_the_days_are_counted_is_kept(stores: Stores) -> None:
    people = People(stores.people)
    person = asyncio.run(people.take(key_of("anna"), FIREFOX, {}, lambda: None)).person
    pass_days(stores, 1, IDLE_DAYS)
    assert stores.people.idle(IDLE_DAYS, "", 1) == [(person, True)] and stores.people.idle(IDLE_DAYS, person, 1) == []
    stores.people.notice(hash_token(key_of("anna")), 5).result()
    stores.people.hold(person, {"seat": "table"}).result()
    assert not asyncio.run(people.forget_idle(person, IDLE_DAYS))
    assert stores.people.person(person) and stores.people.owner("seat") == person
    stores.people.hold("nobody", {"other": "table"}).result()
    assert stores.people.owner("other") == "", "who was forgotten meanwhile takes no seat along"


def test_a_device_that_was_signed_out_is_told_so_for_some_time(stores: Stores) -> None:
    people = People(stores.people)

    async def play() -> None:
        device = await people.take(key_of("laptop"), FIREFOX, {}, lambda: None)
        await people.add_device(device.person, key_of("phone"), FIREFOX)
        await people.revoke(device, 2)
        guest = await people.take(key_of("guest"), FIREFOX, {}, lambda: None)
        await people.join(device.person, key_of("guest"), FIREFOX)
        assert stores.people.person(guest.person)
        hash = hash_token(key_of("phone"))
        pass_days(stores, 1, REVOKED_DAYS - 1)
        stores.people.expire(REVOKED_DAYS).result()
        assert stores.people.revocation(hash) and stores.people.person(guest.person)
        pass_days(stores, REVOKED_DAYS, 1)
        stores.people.expire(REVOKED_DAYS).result()
        assert not stores.people.revocation(hash) and not stores.people.person(guest.person)

    asyncio.run(play())


def test_new_devices_files_keys_and_codes_of_one_address_are_counted_like_passports(tmp_path: Path) -> None:
    """Each leaves something behind: two requests a second would otherwise fill a disk with what was signed out."""
    stores, app = open_stores(tmp_path), Starlette()
    limiter = set_limits(app)["passport_limiter"]
    people = app.state.people = People(stores.people)
    app.state.registry = SimpleNamespace(store=stores.tables)

    async def ask(route: Callable[[Request], Awaitable[Response]], body: object, key: str = "laptop") -> str:
        content = msgspec.json.encode(body)
        headers = [(b"authorization", f"Bearer {key_of(key)}".encode()), (b"content-length", b"%d" % len(content))]
        scope = {"type": "http", "method": "POST", "path": "/", "headers": headers, "query_string": b"", "app": app,
                 "client": ("192.0.2.1", 1)}  # fmt: skip

        async def receive() -> dict[str, object]:
            return {"type": "http.request", "body": content, "more_body": False}

        answer = await with_json_errors(route)(Request(scope, receive))
        return str(msgspec.json.decode(bytes(answer.body)).get("reason", ""))

    async def play() -> None:
        device = await people.take(key_of("laptop"), FIREFOX, {}, lambda: None)
        code, _ = await people.make_code(device)
        while not limiter.take("192.0.2.1"):
            pass
        limiter.bucket("192.0.2.1").rate = 1e-9
        refused = [
            await ask(routes.make_code, {"origin": "http://oak.example"}),
            await ask(routes.save_file, {"key": key_of("file")}),
            await ask(routes.renew, {"key": key_of("other")}),
            await ask(routes.join, {"code": code}, "phone"),
        ]
        assert refused == ["too-many-passports"] * 4
        assert [each.number for each in stores.people.devices(device.person)] == [1]
        assert people.code_of(code), "the code is not used up"

    asyncio.run(play())
    for store in (stores.tables, stores.calls, stores.people):
        store.close()
