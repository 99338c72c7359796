"""How much one person, and all together, may keep and ask for at the bench: what is too much is a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
from test_studies import DRAFT, Designer
from wire import Server

from regno.table.seats import hash_token
from regno.web.bench.edition_routes import MOST_DRAFTS, MOST_EDITIONS
from regno.web.bench.messages import DraftKept, EditionDraft, Found, StudySettings
from regno.web.bench.routes import MOST_KEPT
from regno.web.bench.runner import AT_ONCE, MOST_WAITING
from regno.web.bench.store import BenchStore, StudyRow
from regno.web.people.sqlite import SqlitePeople

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
