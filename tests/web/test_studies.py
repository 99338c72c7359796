"""The bench over HTTP: drafts are checked; studies run apart, belong to somebody, end by themselves, go on later."""

from __future__ import annotations

import io
import json
import resource
import secrets
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
import pytest
from wire import Server

from regno.database import Database
from regno.lab.experiment import units
from regno.lab.run_log import LabError
from regno.proelio.formats.record import read_record
from regno.web.bench.faults import on_page
from regno.web.bench.messages import EditionDraft, Found, SearchGoal, StudySettings, StudyTask, TrainingGoal
from regno.web.bench.runner import seconds_for
from regno.web.bench.store import STALE, BenchStore, StudyRow
from regno.web.bench.worker import run as run_study
from regno.web.people.sql import PostgresPeople, SqlitePeople

DRAFT = {"base": "en111", "title": "Oak", "cards": {"knights": 4}, "rulings": {"first_turn_attack": "yes"}}
LONG = 1_000_000
PATIENCE = 300  # seconds: the first study of all may have to compile the lab


class Designer:
    """Somebody at the bench, with a key."""

    def __init__(self, server: Server) -> None:
        self.server, self.key = server, f"p.{secrets.token_urlsafe(32)}"

    def ask(self, path: str, body: Any = None, lang: str = "en") -> tuple[int, Any]:
        data = None if body is None else json.dumps(body).encode()
        mark = "&" if "?" in path else "?"
        request = urllib.request.Request(
            f"{self.server.address}/api/{path}{mark}lang={lang}", data, {"Authorization": f"Bearer {self.key}"}
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                text = answer.read().decode()
                return answer.status, json.loads(text) if "json" in answer.headers["Content-Type"] else text
        except urllib.error.HTTPError as fault:
            with fault:
                return fault.code, json.loads(fault.read())

    def begin(self, instead: str = "", **more: Any) -> str:
        status, made = self.ask("studies", {"settings": {"draft": DRAFT, **more}, "instead": instead})
        assert status == 201, made
        return str(made["id"])

    def wait(self, id: str, *states: str, deals: int = 0) -> dict[str, Any]:
        """Wait until a study is in one of some states, and has played some deals."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            status, seen = self.ask(f"studies/{id}")
            assert status == 200, seen
            if seen["state"] in states and seen["found"]["deals"] >= deals:
                return dict(seen)
            time.sleep(0.1)
        raise AssertionError(f"{seen['state']}, {seen['found']['deals']} deals: {seen['fault']}")


def at_the_end(figure: dict[str, Any]) -> dict[str, Any]:
    """Return a figure without its first interval: which deals were the first ones is a matter of time."""
    return {name: value for name, value in figure.items() if not name.startswith("early")}


@pytest.fixture
def designer(server: Server) -> Designer:
    return Designer(server)


def test_a_draft_is_checked_at_once(designer: Designer) -> None:
    offered = designer.ask("bench")[1]
    assert [each["id"] for each in offered["editions"]][-1] == "en111" and offered["at_once"] == 2
    assert designer.ask("bench/check", {})[1] == {
        "fits": True, "remarks": [{"level": "good", "text": "102 cards: it can be dealt to 3 to 6 Houses."}]
    }  # fmt: skip
    few = {"cards": dict.fromkeys(("shields", "palisades", "soldiers", "knights", "tower", "resources"), 0)}
    status, found = designer.ask("bench/check", few, "it")
    assert status == 200 and not found["fits"] and "sono troppo poche" in found["remarks"][0]["text"]
    more = designer.ask("bench/check", {"cards": {"shields": 12, "resources": 9}})[1]
    assert more["remarks"] == [
        {"level": "unusual", "text": "103 cards, 1 more than printed. It can be dealt to 3 to 6 Houses."}
    ]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ({"base": "nix"}, "There is no such rulebook"),
        ({"cards": {"shields": 101}}, "Expected `int` <= 100"),
        ({"cards": {"shields": -1}}, "Expected `int` >= 0"),
        ({"cards": {"dragon": 1}}, 'There is no card "dragon"'),
        ({"rulings": {"dragons": "yes"}}, "dragons"),
        ({"rulings": {"seasons": "maybe"}}, "maybe"),
        ({"title": "x" * 61}, "Expected `str` of length <= 60"),
        ({"surprise": 1}, "surprise"),
    ],
)
def test_a_draft_that_cannot_be_is_refused_with_a_sentence(designer: Designer, body: Any, sentence: str) -> None:
    status, found = designer.ask("bench/check", body)
    assert status == 400 and sentence in found["text"]
    status, found = designer.ask("studies", {"settings": {"draft": body}})
    assert status == 400 and sentence in found["text"]


@pytest.mark.parametrize(
    "more", [{"houses": 7}, {"houses": 5, "allied": True}, {"players": "dragon"}, {"deals": 10}, {"seed": -1}]
)
def test_a_table_that_cannot_be_is_refused(designer: Designer, more: dict[str, Any]) -> None:
    status, found = designer.ask("studies", {"settings": {"draft": DRAFT, **more}})
    assert status == 400 and found["text"]


def test_a_study_is_counted_shown_opened_in_the_replay_and_kept_for_its_person(designer: Designer) -> None:
    id = designer.begin(deals=20_000, guilds=True)
    seen = designer.wait(id, "done")
    found = seen["found"]
    assert found["deals"] == 20_000 and found["ended"] and seen["mine"] and found["games"] == found["all_games"]
    figures = {(each["group"], each["item"]): each for each in found["figures"]}
    knights = figures["decisive", "knights"]
    assert knights["clear"] and knights["change_high"] < 0 and knights["low"] < knights["value"] < knights["high"]
    assert ("guild", "bards") in figures and ("luck-of-deal", "all") in figures
    assert figures["rating", "steward > random"]["known"]
    for game in found["changed"]:
        for table, cards in (("base", 9), ("draft", 4)):
            status, text = designer.ask(f"studies/{id}/games/{game['number']}?table={table}")
            record = read_record(text)
            assert status == 200 and record.result and record.edition.cards[6] == cards
            assert (record.result.ending, list(record.result.winners)) == (
                game[table]["ending"],
                game[table]["winners"],
            )
    assert designer.ask(f"studies/{id}/model")[0] == 404
    assert [each["id"] for each in designer.ask("studies")[1]["studies"]] == [id]
    other = Designer(designer.server)
    assert other.ask("studies")[1] == {"studies": []}
    assert other.ask(f"studies/{id}")[1]["mine"] is False  # whoever has the link may look
    status, refused = other.ask(f"studies/{id}", {"to": "forgotten"})
    assert status == 403 and refused["text"].startswith("This study is somebody else's")
    assert designer.ask(f"studies/{id}/games/999999999")[0] == 404
    assert designer.ask(f"studies/{id}", {"to": "forgotten"})[0] == 200
    status, gone = designer.ask(f"studies/{id}", lang="it")
    assert status == 404 and gone["text"].startswith("Questo studio non c'è")


def test_a_study_pauses_goes_on_where_it_was_and_gives_way_to_the_next(designer: Designer) -> None:
    id = designer.begin(deals=LONG)
    designer.wait(id, "running", deals=1)
    designer.ask(f"studies/{id}", {"to": "paused"})
    paused = designer.wait(id, "paused")
    designer.ask(f"studies/{id}", {"to": "waiting"})
    again = designer.wait(id, "running", deals=1)
    assert again["found"]["deals"] >= paused["found"]["deals"]
    second = designer.begin(deals=LONG)  # the first one pauses
    assert designer.wait(id, "paused")["mine"]
    third = designer.begin(second, deals=1_000)  # the second one is no longer wanted
    assert designer.ask(f"studies/{second}")[0] == 404
    assert designer.wait(third, "done")["found"]["deals"] == 1_000
    assert {each["id"] for each in designer.ask("studies")[1]["studies"]} == {id, third}


def test_a_study_that_a_crash_broke_off_says_so_and_goes_on(lone: Server) -> None:
    lone.start()
    designer = Designer(lone)
    id = designer.begin(deals=LONG)
    before = designer.wait(id, "running", deals=1)["found"]["deals"]
    lone.kill()
    lone.start()
    stopped = designer.wait(id, "stopped")
    assert stopped["found"]["deals"] >= before
    designer.ask(f"studies/{id}", {"to": "waiting"})
    assert designer.wait(id, "running", deals=before)["found"]["deals"] >= before


@pytest.mark.long
def test_a_process_of_a_study_ends_when_nobody_waits_for_it() -> None:
    command = [sys.executable, "-m", "regno.web.bench.worker"]
    done = subprocess.run(command, input=b"", capture_output=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0 and not done.stderr


def test_a_full_disk_is_a_sentence_and_what_was_counted_is_kept(tmp_path: Path) -> None:
    settings = StudySettings(EditionDraft(cards={"knights": 4}), deals=2_000)
    units()  # written to disk, too
    task, soft_hard = StudyTask(settings, str(tmp_path / "log"), 300), resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100_000, soft_hard[1]))  # no file grows further
    try:
        with pytest.raises(LabError, match="log cannot be written") as trouble:
            run_study(task, io.BytesIO())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, soft_hard)
    said = on_page(trouble.value)
    assert said["en"].startswith("The server could not write down what was counted (")
    assert all(str(tmp_path) not in text and "--out" not in text for text in said.values())
    kept = len((tmp_path / "log").read_bytes().splitlines()) - 2  # without its head and a line that was cut off
    assert kept > 2
    found = []
    for path in (tmp_path / "log", tmp_path / "other"):
        lines = io.BytesIO()
        run_study(StudyTask(settings, str(path), 300), lines)
        found.append(msgspec.json.decode(lines.getvalue().splitlines()[-1], type=Found))
    assert found[0].deals == 2_000
    assert [at_the_end(msgspec.to_builtins(each)) for each in found[0].figures] == [
        at_the_end(msgspec.to_builtins(each)) for each in found[1].figures
    ]


@pytest.mark.parametrize("log", ['{"source": "another version"}\n[[0, 0, 125], {}]\n', "no log at all"])
def test_counts_of_another_version_are_dropped_and_counted_again(log: str, tmp_path: Path) -> None:
    settings, lines = StudySettings(EditionDraft(cards={"knights": 4}), deals=1_000), io.BytesIO()
    (tmp_path / "log").write_text(log)
    run_study(StudyTask(settings, str(tmp_path / "log"), 300), lines)
    assert msgspec.json.decode(lines.getvalue().splitlines()[-1], type=Found).deals == 1_000


def test_every_study_ends_by_itself_a_search_later_than_a_count() -> None:
    draft = EditionDraft()
    count, search = StudySettings(draft), StudySettings(draft, search=SearchGoal())
    thinking, training = StudySettings(draft, players="warlord"), StudySettings(draft, train=TrainingGoal())
    found = [seconds_for(each) for each in (count, search, thinking, training)]
    assert 0 < found[0] < found[1] < found[2] == found[3] <= 3_600


def row(id: str, person: str, made: int) -> StudyRow:
    return StudyRow(id, person, made, StudySettings(EditionDraft()), "waiting", 0, Found())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_people_take_turns_and_a_study_without_a_sign_of_life_is_taken_where_others_can(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = Database(request.getfixturevalue("postgres")) if kind == "postgres" else None
    people = PostgresPeople(database) if database else SqlitePeople(tmp_path)
    store, now = BenchStore(people, is_shared=bool(database)), 1_000_000

    def take(owner: str, at: int) -> list[str]:
        return [found[0] for found in store.take(owner, at).result()]

    for number, person in enumerate(("anna", "bruno", "carla")):
        store.insert(row(person, person, number)).result()
    store.insert(row("again", "anna", 3)).result()
    store.change("anna", "anna", ("paused",), "waiting").result()
    assert store.waiting() == ["anna", "bruno", "carla", "again"]
    taken = [take(f"process {number}", now + number) for number in range(5)]
    assert taken == [["anna"], ["bruno"], ["carla"], ["again"], []], "everybody's first before anybody's second"
    found = b'{"deals": 7}'
    assert store.beat("anna", "process 0", now + 9, found).result()
    assert not store.beat("anna", "process 1", now + 9).result(), "it is another's"
    kept = store.study("anna")
    assert kept and kept.found.deals == 7 and kept.state_at(now) == "running"
    late = now + STALE + 4
    assert kept.state_at(late + 9) == "stopped"
    assert take("process 9", late) == (["bruno"] if database else []), "its process gave no sign of life"
    if database:
        store.finish("bruno", "process 1", "done", found).result()
        assert (kept := store.study("bruno")) and kept.state == "running", "its first process comes too late"
    store.insert(row("second", "carla", 9)).result()
    assert {each.id: each.state for each in store.studies("carla")} == {"carla": "paused", "second": "waiting"}
    store.finish("anna", "process 0", "done", found).result()
    assert not store.change("anna", "bruno", ("done",), "waiting").result()
    people.unite("carla", "anna").result()
    assert [each.id for each in store.studies("anna")] == ["second", "again", "carla", "anna"]
    people.forget("anna").result()
    assert store.studies("anna") == [] and store.study("bruno")
    people.close()
    if database:
        database.close(10)


def test_two_processes_never_take_one_study(postgres: str) -> None:
    databases = [Database(postgres) for _ in range(2)]
    stores = [BenchStore(PostgresPeople(each), is_shared=True) for each in databases]
    for number in range(40):
        stores[0].insert(row(f"s{number}", f"person {number}", number)).result()
    asked = [stores[number % 2].take(f"process {number % 2}", 1_000_000 + number) for number in range(60)]
    taken = [found[0] for future in asked for found in future.result()]
    assert sorted(taken) == sorted(f"s{number}" for number in range(40))
    for database in databases:
        database.close(10)
