"""How much one person, and all together, may keep and ask for at the bench: what is too much is a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from test_studies import DRAFT, Designer
from wire import Server

from regno.table.seats import hash_token
from regno.web.bench import routes as study_routes
from regno.web.bench.edition_routes import MOST_DRAFTS, MOST_EDITIONS, keep
from regno.web.bench.messages import DraftKept, EditionDraft, Found, StudySettings
from regno.web.bench.routes import MOST_KEPT
from regno.web.bench.runner import AT_ONCE, MOST_WAITING
from regno.web.bench.store import BenchStore, StudyRow
from regno.web.http import MAX_BODY, Handler, with_json_errors
from regno.web.limits import DRAFTS_A_SECOND, DRAFTS_AT_ONCE, PASSPORTS_A_SECOND, PASSPORTS_AT_ONCE, set_limits
from regno.web.people.people import MOST_SETTINGS, People
from regno.web.people.sql import SqlitePeople

SETTINGS = msgspec.convert({"draft": DRAFT, "deals": 1_000_000}, StudySettings)
KEPT = EditionDraft("en111", "Oak", {"knights": 4})


def filled(server: Server, key: str, *, editions: int = 0, drafts: int = 0, done: int = 0, waiting: int = 0) -> None:
    """Give a person editions, drafts of one more edition, and finished studies; let studies of others wait."""
    people = SqlitePeople(Path(server.data))
    store, device = BenchStore(people, is_shared=False), people.device(hash_token(key))
    assert device
    for number in range(editions):
        store.keep(DraftKept(f"edition-{number}", 1, number, KEPT), device.person).result()
    for number in range(1, drafts + 1):
        store.keep(DraftKept("long", number, number, KEPT), device.person).result()
    for number in range(done):
        store.insert(StudyRow(f"done-{number}", device.person, number, SETTINGS, "done", 0, Found())).result()
    for number in range(waiting):
        store.insert(StudyRow(f"waits-{number}", f"other-{number}", number, SETTINGS, "waiting", 0, Found())).result()
    people.close()


def test_a_person_keeps_so_many_editions_and_drafts_and_the_oldest_study_gives_way(lone: Server) -> None:
    designer = Designer(lone.start())
    assert designer.ask("editions", {"draft": DRAFT})[0] == 201
    lone.stop()
    filled(lone, designer.key, editions=MOST_EDITIONS - 2, drafts=MOST_DRAFTS, done=MOST_KEPT)
    lone.start()
    status, refused = designer.ask("editions", {"draft": DRAFT})
    assert (status, refused["text"]) == (409, "50 is the most that is kept: forget one first.")
    status, refused = designer.ask("editions", {"draft": DRAFT, "id": "long", "after": MOST_DRAFTS}, "it")
    assert (status, refused["reason"]) == (409, "drafts-full")
    assert refused["text"] == "Un'edizione ha al massimo 100 bozze: conserva la tua come edizione a sé."
    assert designer.ask("editions/edition-0/forget", {})[0] == 200
    assert designer.ask("editions", {"draft": DRAFT})[0] == 201
    made = designer.begin(deals=1_000)
    ids = [each["id"] for each in designer.ask("studies")[1]["studies"]]
    assert ids == [made, *(f"done-{number}" for number in range(MOST_KEPT - 1, 0, -1))]


def test_so_many_studies_wait_and_the_next_person_is_told_how_many_run(lone: Server) -> None:
    designer = Designer(lone.start())
    assert designer.ask("editions", {"draft": DRAFT})[0] == 201
    lone.stop()
    filled(lone, designer.key, waiting=MOST_WAITING + AT_ONCE)
    lone.start()
    status, refused = designer.ask("studies", {"settings": {"draft": DRAFT}})
    assert (status, refused["text"]) == (
        429, "Too many studies wait already, and 2 run at once: try again in 60 seconds."
    )  # fmt: skip
    states = [designer.ask(f"studies/waits-{number}")[1] for number in (0, MOST_WAITING + AT_ONCE - 1)]
    assert states[0]["state"] in ("waiting", "running") and states[1]["state"] == "waiting" and states[1]["ahead"] > 0


async def keep_draft(app: Starlette, host: str, key: str) -> tuple[int, str]:
    """Ask a server of this process to keep a new edition; return the status, and the reason of a refusal."""
    return await post(app, host, key, keep, {"draft": DRAFT})


async def post(app: Starlette, host: str, key: str, route: Handler, asked: object) -> tuple[int, str]:
    body = msgspec.json.encode(asked)
    headers = [(b"authorization", f"Bearer {key}".encode()), (b"content-length", str(len(body)).encode())]
    scope = {"type": "http", "method": "POST", "path": "/", "headers": headers, "query_string": b"", "app": app,
             "client": (host, 1)}  # fmt: skip

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": body, "more_body": False}

    answer = await with_json_errors(route)(Request(scope, receive))
    return answer.status_code, msgspec.json.decode(bytes(answer.body)).get("reason", "")


def test_one_address_fills_no_disk_with_passports_and_drafts(tmp_path: Path) -> None:
    """All of one IPv6 network count as one, and who has a passport goes on when no new ones are made."""
    app, people = Starlette(), SqlitePeople(tmp_path)
    limiters = set_limits(app)
    app.state.people = People(people)
    app.state.bench = SimpleNamespace(store=BenchStore(people, is_shared=False))
    old, new = (f"p.{letter * 43}" for letter in "ab")

    def use_up(name: str) -> None:
        limiter = limiters[name]
        while not limiter.take("2001:db8:1:2::/64"):
            pass
        limiter.bucket("2001:db8:1:2::/64").rate = 1e-9  # however slow the machine is

    async def play() -> None:
        assert await keep_draft(app, "2001:db8:1:2::1", old) == (201, "")
        use_up("passport_limiter")
        assert await keep_draft(app, "2001:db8:1:2::2", new) == (429, "too-many-passports")
        assert people.device(hash_token(new)) is None, "nothing was written"
        assert await keep_draft(app, "2001:db8:1:2::2", old) == (201, "")
        assert await keep_draft(app, "2001:db8:1:3::1", new) == (201, ""), "another network"
        use_up("draft_limiter")
        assert await keep_draft(app, "2001:db8:1:2::3", old) == (429, "too-many-drafts")
        study = {"settings": {"draft": DRAFT}}
        assert await post(app, "2001:db8:1:2::3", old, study_routes.make, study) == (429, "too-many-drafts")
        assert await keep_draft(app, "2001:db8:1:3::1", new) == (201, "")

    asyncio.run(play())
    people.close()


def test_what_one_address_writes_in_a_day_is_little() -> None:
    passports = PASSPORTS_AT_ONCE + PASSPORTS_A_SECOND * 86_400
    drafts = DRAFTS_AT_ONCE + DRAFTS_A_SECOND * 86_400
    assert passports * MOST_SETTINGS + drafts * MAX_BODY < 100_000_000  # bytes
