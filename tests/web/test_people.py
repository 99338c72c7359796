"""Passports over HTTP: what was held before is taken over, moved to other devices, taken from them, and forgotten."""

from __future__ import annotations

import secrets
import sqlite3
import time
from pathlib import Path

import pytest
from devices import FIREFOX, ORIGIN, PHONE, Device, passport
from websockets.exceptions import ConnectionClosed
from wire import Client, Refusal, Server, run, seated

from regno.database import Database
from regno.table.seats import hash_token
from regno.web.people.people import letters_of
from regno.web.people.sql import PostgresPeople, SqlitePeople
from regno.web.people.store import Device as StoredDevice
from regno.web.people.store import Person, Revocation, TransferCode
from regno.web.people.user_agent import describe


def joined(old: Device, agent: str = PHONE) -> Device:
    """Another device that was let in by a code."""
    new = Device(old.server, agent)
    new.get("/api/person/join", {"code": old.code()})
    return new


def test_a_seat_is_taken_over_and_its_token_opens_nothing_by_itself(server: Server) -> None:
    async def play() -> None:
        client, other = await seated(server, 2)
        device = passport(server, tables=[client.token])
        assert device.tables() == [client.table]
        again = await Client(server, client.table, device.key).open()
        assert again.now["yours"] == [0] and again.now["looking"] == 0
        with pytest.raises(Refusal) as refused:
            await Client(server, client.table, client.token).open()
        assert refused.value.reason == "token-held"
        with pytest.raises(Refusal) as refused:
            await Client(server, server.make()[0], client.token).open()
        assert refused.value.reason == "unknown-token", "of another table nothing is told"
        assert server.http("/api/mine", {"tokens": [client.token]})[1]["tables"] == []
        assert (await other.ask("ping"))["type"] == "accepted", "nobody else is disturbed"

    run(play())


def test_a_key_that_holds_nothing_looks_on_and_may_sit_down(server: Server) -> None:
    async def play() -> None:
        table, _ = server.make()
        device = Device(server)
        client = await Client(server, table, device.key).open()
        assert client.now["yours"] == []
        await client.sit(0)
        device.get("/api/person/take", {"tables": [client.token]})
        again = await Client(server, table, device.key).open()
        assert again.now["yours"] == [0]

    run(play())


def test_a_phone_joins_by_a_code_that_works_once(server: Server) -> None:
    async def play() -> None:
        client, _ = await seated(server, 2)
        laptop = passport(server, tables=[client.token], settings={"name": "Giulia"})
        code, phone, thief = laptop.code(), Device(server, PHONE), Device(server)
        offered = phone.get("/api/person/look", {"code": code})
        assert offered["name"] == "Giulia" and offered["letters"] == letters_of(code) and len(offered["letters"]) == 4
        assert (offered["running"], offered["from_kind"], offered["mine"]) == (1, "computer", 0)
        assert phone.tables() == [], "looking changes nothing"
        phone.get("/api/person/join", {"code": code})
        assert phone.tables() == laptop.tables() == [client.table]
        for path in ("/api/person/look", "/api/person/join"):
            status, answer = thief.ask(path, {"code": code})
            assert (status, answer["reason"]) == (410, "code-used")
            assert answer["text"] == "This code was used already: make a new one on your other device."
        assert thief.ask("/api/person/join", {"code": "made-up"})[1]["reason"] == "code-unknown"
        seen = laptop.get("/api/person")["devices"]
        assert [(each["kind"], each["browser"], each["system"], each["is_this"]) for each in seen] == [
            ("computer", "Firefox", "Linux", True),
            ("phone", "Chrome", "Android", False),
        ]
        one, two = [await Client(server, client.table, each.key).open() for each in (laptop, phone)]
        assert one.now["yours"] == two.now["yours"] == [0]

    run(play())


def test_two_devices_that_choose_at_once_make_one_choice(server: Server) -> None:
    async def play() -> None:
        (client,) = await seated(server, 1)
        laptop = passport(server, tables=[client.token])
        both = [await Client(server, client.table, each.key).open() for each in (laptop, joined(laptop))]
        while not both[0].legal:
            await both[0].hear()
        await both[1].until(both[0].version)
        moves, version = [both[0].legal[0]], both[0].version
        ids = [await each.put("submit", seat=0, moves=moves, version=version) for each in both]
        for each, id in zip(both, ids, strict=True):
            while id not in each.answers:
                await each.hear()
        answers = [each.answers[id] for each, id in zip(both, ids, strict=True)]
        assert sorted(each["type"] for each in answers) == ["accepted", "refused"]
        assert next(each for each in answers if each["type"] == "refused")["reason"] in ("stale", "not-your-choice")

    run(play())


def test_a_revoked_device_is_out_at_once(server: Server) -> None:
    async def play() -> None:
        client, _ = await seated(server, 2)
        laptop = passport(server, tables=[client.token])
        phone = joined(laptop)
        page = await Client(server, client.table, phone.key).open()
        number = next(each["number"] for each in laptop.get("/api/person")["devices"] if not each["is_this"])
        laptop.get("/api/person/revoke", {"device": number})
        with pytest.raises(ConnectionClosed):
            while True:
                await page.hear()
        with pytest.raises(Refusal) as refused:
            await Client(server, client.table, phone.key, "it").open()
        assert refused.value.reason == "device-revoked"
        assert "dispositivo è stato scollegato" in refused.value.args[0]["text"]
        for path, body in (("/api/mine", {"tokens": [phone.key]}), ("/api/person", None)):
            status, answer = phone.ask(path, body)
            assert (status, answer["reason"]) == (401, "device-revoked")
            assert "from your computer" in answer["text"]
        assert phone.ask("/api/person/take", {"tables": []})[1]["reason"] == "device-revoked"
        assert laptop.tables() == [client.table]
        assert laptop.ask("/api/person/revoke", {"device": number})[1]["reason"] == "no-device"

    run(play())


def test_a_renewed_passport_leaves_all_others_out_and_loses_nothing(server: Server) -> None:
    async def play() -> None:
        (client,) = await seated(server, 1)
        laptop = passport(server, tables=[client.token])
        phone, file, code = joined(laptop), Device(server), laptop.code()
        laptop.get("/api/person/file", {"key": file.key})
        old, new = laptop.key, Device(server).key
        laptop.get("/api/person/renew", {"key": new})
        laptop.key = new
        assert laptop.tables() == [client.table] and len(laptop.get("/api/person")["devices"]) == 1
        for key in (phone.key, file.key, old):
            phone.key = key
            assert phone.ask("/api/person")[1]["reason"] == "device-revoked"
        assert Device(server).ask("/api/person/look", {"code": code})[1]["reason"] == "code-unknown"

    run(play())


def test_a_saved_file_opens_the_passport_until_it_is_revoked(server: Server) -> None:
    async def play() -> None:
        (client,) = await seated(server, 1)
        laptop, file = passport(server, tables=[client.token]), Device(server).key
        laptop.get("/api/person/file", {"key": file})
        for _ in range(2):
            other = Device(server)
            other.get("/api/person/join", {"code": file})
            assert other.tables() == [client.table]
        devices = laptop.get("/api/person")["devices"]
        assert [each["kind"] for each in devices].count("file") == 1
        laptop.get("/api/person/revoke", {"device": next(d["number"] for d in devices if d["kind"] == "file")})
        assert Device(server).ask("/api/person/join", {"code": file})[1]["reason"] == "device-revoked"

    run(play())


def test_what_a_guest_played_comes_along(server: Server) -> None:
    async def play() -> None:
        (mine,), (theirs,) = await seated(server, 1), await seated(server, 1)
        laptop, phone = passport(server, tables=[mine.token]), passport(server, tables=[theirs.token])
        code = laptop.code()
        assert phone.get("/api/person/look", {"code": code})["mine"] == 1
        phone.get("/api/person/join", {"code": code})
        assert set(phone.tables()) == set(laptop.tables()) == {mine.table, theirs.table}

    run(play())


def test_two_seats_at_one_table_are_never_made_one(server: Server) -> None:
    async def play() -> None:
        one, two = await seated(server, 2)
        laptop, phone = passport(server, tables=[one.token]), passport(server, tables=[two.token])
        status, answer = phone.ask("/api/person/join", {"code": laptop.code()})
        assert (status, answer["reason"]) == (409, "two-seats")
        assert phone.tables() == laptop.tables() == [one.table]
        guest = Device(server)
        three = await seated(server, 2)
        assert guest.get("/api/person/take", {"tables": [each.token for each in three]})["tokens"] == [three[0].token]
        again = await Client(server, three[1].table, three[1].token).open()
        assert again.now["yours"] == [1], "a token that is left goes on by itself"

    run(play())


def test_chronicles_and_packs_are_held_and_handed_on_from_any_device(server: Server) -> None:
    players = {"players": ["Anna", "Marco"], "kind": "viscounts", "title": "Ours"}
    owner = Device(server)
    made = owner.get("/api/chronicles", players)
    pack = owner.get("/api/packs", {"id": f"pack-{secrets.token_hex(4)}", "title": "Mine"})
    owner.get("/api/person/take", {"chronicles": [made["token"]], "packs": [pack["token"]]})
    phone = joined(owner)
    assert [each["id"] for each in phone.get("/api/chronicles/mine", {"tokens": [phone.key]})["chronicles"]] == [
        made["id"]
    ]
    whole = phone.get(f"/api/chronicles/{made['id']}")
    assert whole["may_write"] and whole["reading_token"] == "", "a page never gets a link that is its key"
    assert phone.get(f"/api/packs/{pack['id']}")["may_write"]
    link = phone.get(f"/api/chronicles/{made['id']}/link", {})["token"]
    friend = Device(server)
    friend.key = link
    opened = friend.get(f"/api/chronicles/{made['id']}")
    assert opened["may_write"]
    friend.key = opened["reading_token"]
    assert not friend.get(f"/api/chronicles/{made['id']}")["may_write"]
    reader = Device(server)
    reader.get("/api/person/take", {"chronicles": [friend.key]})
    assert not reader.get(f"/api/chronicles/{made['id']}")["may_write"]
    reader.key = reader.get(f"/api/chronicles/{made['id']}/link", {})["token"]
    assert not reader.get(f"/api/chronicles/{made['id']}")["may_write"], "a reader hands on no more than reading"


def test_settings_go_with_the_passport(server: Server) -> None:
    laptop = passport(server, settings={"name": "Giulia", "pace": "calm"})
    phone = joined(laptop)
    assert phone.get("/api/person/take", {"settings": {"pace": "quick"}})["settings"] == {
        "name": "Giulia",
        "pace": "quick",
    }
    assert laptop.get("/api/person")["name"] == "Giulia"
    assert laptop.ask("/api/person/take", {"settings": {"name": "x" * 5000}})[1]["reason"] == "settings-long"


def test_who_is_forgotten_leaves_bots_and_no_trace(lone: Server) -> None:
    lone.start()

    async def play() -> None:
        (client, other) = await seated(lone, 2)
        device = passport(lone, tables=[client.token], settings={"name": "Giulia"})
        assert device.get("/api/person/forget", {})["tables"] == 1
        again = await Client(lone, client.table, other.token).open()
        assert again.standing["seats"][0]["kind"] == "stand_in" and again.standing["seats"][0]["name"] == "—"
        assert device.ask("/api/person")[1]["reason"] == "no-passport"

    run(play())
    lone.stop()
    assert b"Giulia" not in b"".join(path.read_bytes() for path in lone.data.glob("people.sqlite*"))


def test_no_key_no_code_and_no_token_is_kept_or_logged(lone: Server) -> None:
    lone.start()

    async def play() -> list[str]:
        (client,) = await seated(lone, 1)
        laptop = passport(lone, tables=[client.token])
        code, phone, file = laptop.code("/t/" + client.table), Device(lone, PHONE), Device(lone)
        phone.get("/api/person/join", {"code": code})
        laptop.get("/api/person/file", {"key": file.key})
        phone.ask("/api/person/join", {"code": code})
        phone.ask("/api/person/join", {"code": {"not": "text"}})
        laptop.get("/api/person/revoke", {"device": 2})
        phone.ask("/api/person")
        return [client.token, laptop.key, phone.key, file.key, code]

    secret = run(play())
    lone.stop()
    kept = b"".join(path.read_bytes() for path in lone.data.rglob("*") if path.is_file())
    for each in secret:
        assert each not in lone.said and each.encode() not in kept
        assert hash_token(each).encode() in kept or each == secret[-1], "by its hash it is"


def test_a_passport_outlives_a_crash(lone: Server) -> None:
    lone.start()

    async def play() -> tuple[Device, Device, str]:
        (client,) = await seated(lone, 1)
        laptop = passport(lone, tables=[client.token])
        return laptop, joined(laptop), client.table

    laptop, phone, table = run(play())
    lone.kill()
    lone.start()
    assert laptop.tables() == phone.tables() == [table]


def test_a_code_is_good_for_ten_minutes(lone: Server) -> None:
    lone.start()
    device = passport(lone)
    code = device.code()
    lone.stop()
    with sqlite3.connect(lone.data / "people.sqlite") as file:
        file.execute("update codes set until = until - 600001")
    file.close()
    lone.start()
    status, answer = Device(lone).ask("/api/person/join", {"code": code}, lang="it")
    assert (status, answer["reason"]) == (410, "code-late") and answer["text"].startswith("Questo codice valeva dieci")


def test_bad_requests_get_a_sentence(server: Server) -> None:
    device = Device(server)
    assert device.ask("/api/person")[1]["reason"] == "no-passport"
    assert device.ask("/api/person/code", {"origin": ORIGIN})[1]["reason"] == "no-passport"
    held = passport(server)
    for origin in ("javascript:alert(1)", "http://a/b", "http://a#b", "http://a b", ""):
        assert held.ask("/api/person/code", {"origin": origin})[1]["reason"] == "unreadable"
    assert held.ask("/api/person/code", {"origin": ORIGIN, "to": "//evil.example"})[1]["reason"] == "unreadable"
    device.key = "p.short"
    assert device.ask("/api/person/take", {})[1]["reason"] == "no-key"
    device.key = "a-token-of-a-seat"
    assert device.ask("/api/person/take", {})[1]["reason"] == "no-key"
    assert passport(server).get("/api/person/take", {"tables": ["made up"]})["tokens"] == []


@pytest.mark.parametrize(("agent", "found"), [
    (FIREFOX, ("computer", "Firefox", "Linux")),
    (PHONE, ("phone", "Chrome", "Android")),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
     ("phone", "Safari", "iPhone")),
    ("Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) CriOS/120.0 Mobile/15E148 Safari/604.1",
     ("tablet", "Chrome", "iPad")),
    ("curl/8", ("computer", "", "")),
])  # fmt: skip
def test_devices_are_told_apart(agent: str, found: tuple[str, str, str]) -> None:
    assert describe(agent) == found


def some_device(person: str, hash: str, number: int = 1) -> StoredDevice:
    return StoredDevice(hash, person, number, "computer", "Firefox", "Linux", 1, 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_both_stores_keep_the_same(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = Database(request.getfixturevalue("postgres")) if kind == "postgres" else None
    store = PostgresPeople(database) if database else SqlitePeople(tmp_path)
    ended: list[str] = []
    store.listen(ended.extend)
    for person in ("anna", "marco"):
        store.create(Person(person, 1, {}), some_device(person, f"{person}-key")).result()
    store.create(Person("thief", 1, {}), some_device("thief", "anna-key")).result()
    assert store.person("thief") is None, "a key is of one person"
    store.settle("anna", {"name": "Anna ?"}).result()
    store.hold("anna", {"seat": "table", "link": "chronicle"}).result()
    store.hold("marco", {"other": "table", "link": "chronicle"}).result()
    store.add_cards("anna", {"t-1": "one", "t-2": "two"}).result()
    store.add_cards("anna", {"t-1": "other"}).result()
    store.add_cards("marco", {"t-2": "his", "t-3": "three"}).result()
    store.change_card("anna", "t-2", "changed").result()
    store.drop_card("anna", "t-1").result()
    assert (store.card("anna", "t-1"), store.card("anna", "t-2"), store.card("marco", "t-2")) == (
        None,
        "changed",
        "his",
    )
    store.add_code("code", TransferCode("anna", 1, 100, 0)).result()
    assert [bool(store.use_code("code", now).result()) for now in (101, 50, 50)] == [False, True, False]
    store.add_device(some_device("anna", "second", 0)).result()
    store.unite("marco", "anna").result()
    assert [(each.hash, each.number) for each in store.devices("anna")] == [
        ("anna-key", 1), ("second", 2), ("marco-key", 3)
    ]  # fmt: skip
    found = store.person("marco")
    assert found and (found.id, found.settings) == ("anna", {"name": "Anna ?"})
    assert store.holdings("anna") == {"seat": "table", "link": "chronicle", "other": "table"}
    assert (store.owner("other"), store.owner("link")) == ("anna", "")
    assert store.cards("anna") == {"t-2": "changed", "t-3": "three"} and store.cards("marco") == {}
    store.rekey("anna-key", "fresh", Revocation(7, "phone", "", "")).result()
    store.revoke(["second"], Revocation(8, "phone", "", "")).result()
    assert store.revocation("anna-key") == Revocation(7, "phone", "", "") and store.code("code") is None
    assert [each.hash for each in store.devices("anna")] == ["fresh", "marco-key"]
    store.forget("anna").result()
    assert store.person("marco") is None and store.device("fresh") is None and store.holdings("anna") == {}
    assert store.cards("anna") == {}
    store.close()
    if database:
        for _ in range(100):
            if len(ended) < 2:
                time.sleep(0.1)
        database.close(10)
        assert ended == ["anna-key", "second"], "other processes hear of it"
