"""Editions of one's own over HTTP: kept draft by draft; read, played and printed by all who have the link."""

from __future__ import annotations

import sqlite3
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from test_studies import DRAFT, Designer
from wire import Server

from regno.database import Database
from regno.errors import BadEdition
from regno.proelio.cards import NAMES
from regno.proelio.draft import changed_edition, edition_text
from regno.proelio.edition import built_in, read_edition
from regno.proelio.options import RULINGS
from regno.table.settings import TableSettings
from regno.web.bench.edition_routes import identifier
from regno.web.bench.messages import DraftKept, EditionDraft
from regno.web.bench.store import BenchStore
from regno.web.people.sql import SCHEMA, PostgresPeople, SqlitePeople


@pytest.fixture
def designer(server: Server) -> Designer:
    return Designer(server)


def keep(designer: Designer, draft: Any = DRAFT, id: str = "", after: int = 0) -> tuple[int, Any]:
    return designer.ask("editions", {"draft": draft, "id": id, "after": after})


def test_drafts_are_kept_one_after_the_other_and_no_two_as_one(designer: Designer) -> None:
    status, first = keep(designer)
    assert (status, first["number"], first["draft"]["cards"]) == (201, 1, {"knights": 4})
    changed = {**DRAFT, "cards": {"knights": 5}}
    assert keep(designer, changed, first["id"], 1)[1]["number"] == 2
    status, refused = keep(designer, {**DRAFT, "cards": {"knights": 6}}, first["id"], 1)
    assert status == 409 and refused["text"].startswith("Draft 2 was kept elsewhere a moment ago")
    (found,) = designer.ask("editions")[1]["editions"]
    assert [(each["number"], each["draft"]["cards"]["knights"]) for each in found["drafts"]] == [(2, 5), (1, 4)]
    other = Designer(designer.server)
    assert other.ask("editions")[1] == {"editions": []}
    shared = other.ask(f"editions/{first['id']}")[1]
    assert not shared["mine"] and len(shared["drafts"]) == 2
    assert keep(other, DRAFT, first["id"], 2)[0] == 403
    assert other.ask(f"editions/{first['id']}/forget", {})[0] == 403
    assert designer.ask(f"editions/{first['id']}/forget", {})[0] == 200
    status, gone = designer.ask(f"editions/{first['id']}", lang="it")
    assert status == 404 and gone["text"].startswith("Questa edizione non c'è")


@pytest.mark.parametrize(
    "draft", [{"cards": {"shields": 0, "soldiers": 0, "palisades": 0, "knights": 0, "tower": 0, "resources": 0}},
              {"base": "nix"}, {"rulings": {"seasons": "sometimes"}}],
)  # fmt: skip
def test_what_cannot_be_dealt_is_not_kept(designer: Designer, draft: Any) -> None:
    status, refused = keep(designer, draft)
    assert status == 400 and refused["text"] and designer.ask("editions")[1] == {"editions": []}


def test_a_draft_is_exported_read_as_a_rulebook_and_printed(designer: Designer) -> None:
    kept = keep(designer)[1]
    name = f"{kept['id']}.1"
    status, text = designer.ask(f"editions/{kept['id']}/file?draft=1")
    edition = read_edition(text, "oak.toml")
    assert status == 200 and edition.id == "oak" and edition.title["it"] == "Oak"
    assert edition.cards[NAMES.index("knights")] == 4 and edition.rulings["first_turn_attack"] == 1
    rules = designer.ask(f"rules/en111?own={name}")[1]
    assert next(each["count"] for each in rules["cards"] if each["kind"] == "knights") == 4
    assert designer.ask("rules/en111?own=nix")[0] == 404
    request = urllib.request.Request(f"{designer.server.address}/api/print/editions/en111?own={name}&backs=no")
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert answer.read(5) == b"%PDF-"


def test_a_table_plays_an_edition_of_ones_own_and_lists_name_it(designer: Designer) -> None:
    terms = {"cards": {"knights": 4}, "title": "Oak", "listed": True}
    status, made = designer.ask("tables", terms)
    assert status == 201
    seen = designer.ask(f"tables/{made['table']}")[1]
    assert (seen["title"], seen["edition"]) == ("Oak", "en111")
    rules = designer.ask(f"rules/en111?table={made['table']}")[1]
    assert next(each["count"] for each in rules["cards"] if each["kind"] == "knights") == 4
    for wrong in ({"cards": {"dragon": 1}}, {"cards": {"knights": 101}}, {"title": "x" * 61}):
        status, refused = designer.ask("tables", wrong)
        assert status == 400 and refused["text"]


def test_settings_without_changes_are_the_printed_edition_itself() -> None:
    """So that its Records stay as short as they were."""
    assert TableSettings().rulebook() is built_in("en111")
    assert TableSettings(cards={"knights": 9}).rulebook() is built_in("en111")
    with pytest.raises(BadEdition):
        TableSettings(cards=dict.fromkeys(NAMES, 1)).check()


@pytest.mark.parametrize("base", ["v082", "ga", "it111", "en111"])
def test_the_toml_of_an_edition_reads_back_as_it_was(base: str) -> None:
    rulings = {"equitas": "off", "turn_cap": "77", "first_turn_attack": "yes"}
    made = changed_edition(built_in(base), {"hero": 5}, rulings, 'A "quoted" \\ name')
    back = read_edition(edition_text(made, "mine"), "mine.toml")
    assert (back.cards, back.rulings, back.modes, back.title) == (made.cards, made.rulings, made.modes, made.title)
    assert {*back.rulings} == {*RULINGS}


@pytest.mark.parametrize(
    ("title", "found"),
    [("Oak Table!", "oak_table"), ("111 cards", "own_111_cards"), ("Örtlich", "rtlich"), ("?", "own")],
)
def test_a_title_becomes_the_name_of_a_file(title: str, found: str) -> None:
    assert identifier(title) == found


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_both_stores_keep_drafts_alike(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = Database(request.getfixturevalue("postgres")) if kind == "postgres" else None
    people = PostgresPeople(database) if database else SqlitePeople(tmp_path)
    store = BenchStore(people, is_shared=bool(database))
    kept = DraftKept("oak", 1, 5, EditionDraft(cards={"hero": 3}, title="Oak"))
    assert store.keep(kept, "anna").result() and not store.keep(kept, "bruno").result()
    assert (
        store.drafts("oak") == [("anna", kept)] and store.editions("anna") == [kept] and store.editions("bruno") == []
    )
    people.unite("anna", "bruno").result()
    assert store.editions("bruno") == [kept]
    assert not store.forget_edition("oak", "anna").result() and store.forget_edition("oak", "bruno").result()
    assert store.drafts("oak") == []
    people.close()
    if database:
        database.close(10)


def test_people_of_the_first_schema_are_kept(tmp_path: Path) -> None:
    """A file written before there were editions gets their tables, and loses nothing."""
    with sqlite3.connect(tmp_path / "people.sqlite") as old:
        device = "('key', 'anna', 1, 'phone', '', '', 1, 1)"
        old.executescript(
            f"{SCHEMA} pragma user_version = 1; insert into people values ('anna', 1, '{{}}');"
            f"insert into devices values {device}; insert into revoked values ('old', 1, 'file', '', '')"
        )
    old.close()
    people = SqlitePeople(tmp_path)
    assert people.person("anna") and BenchStore(people, is_shared=False).editions("anna") == []
    assert people.device("key") and people.revocation("old") and not people.idle(1, "", 9)[0][1]
    people.close()
