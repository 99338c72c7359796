"""The reverse of a study over HTTP: a planted fault is repaired, an edition without one is left alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_studies import Designer
from wire import Server

from regno.cli import main
from regno.proelio.draft import edition_text
from regno.web.bench.messages import EditionDraft, Found, StudySettings, StudyTask
from regno.web.bench.worker import run

PLANTED = {"base": "en111", "title": "Oak", "cards": {"trebuchets": 3}}  # games of it are three turns too long
FREE = {"cards": ["trebuchets", "manure"], "rules": ["first_turn_attack"]}
SEARCH = {"goal": "length", "least": 14, "most": 16, "most_cards": 3, "changes": 2, "confirm": 4_000, **FREE}
SETTINGS = {"draft": PLANTED, "guilds": True, "deals": 2_000, "seed": 3}


def settings(**more: Any) -> dict[str, Any]:
    return {**SETTINGS, "search": {**SEARCH, **more}}


@pytest.fixture
def designer(server: Server) -> Designer:
    return Designer(server)


@pytest.mark.long
def test_a_planted_fault_is_repaired_and_the_figures_are_those_of_the_command(
    designer: Designer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, made = designer.ask("studies", {"settings": settings()})
    assert status == 201, made
    seen = designer.wait(made["id"], "done")
    found = seen["found"]["search"]
    assert found["over"] and found["needed"] and found["reached"] and found["before"] > 17 and seen["found"]["ended"]
    first = found["proposals"][0]
    assert 1 <= len(first["changes"]) <= 2 and first["changes"][0]["name"] == "trebuchets"
    assert first["fresh"]["holds"] and first["fresh"]["high"] >= 14 and first["fresh"]["low"] <= 16
    assert first["fresh"]["before"] > 17 and first["fresh"]["games"] == 4_000
    turns = next(each for each in first["fresh"]["figures"] if each["group"] == "turns")
    assert turns["clear"] and turns["change"] < 0
    assert designer.ask("studies")[1]["studies"][0]["settings"]["search"]["goal"] == "length"

    file = tmp_path / "oak.toml"
    draft = msgspec.convert(PLANTED, EditionDraft)
    file.write_text(edition_text(draft.edition(), "oak"))
    words = ["--guilds", "--goal", "length=14-16", "--only", ",".join([*FREE["cards"], *FREE["rules"]]), "--json"]
    words += ["--games", "2000", "--confirm", "4000", "--seed", "3"]
    main(["lab", "repair", str(file), *words])
    said = json.loads(capsys.readouterr().out)
    assert said["before"] == found["before"] and said["reached"]
    assert len(said["confirmed"]) == len(found["proposals"])
    for one, other in zip(said["confirmed"], found["proposals"], strict=True):
        assert [each["name"] for each in one["proposal"]["changes"]] == [each["name"] for each in other["changes"]]
        assert one["proposal"]["value"] == other["value"]
        names = ("before", "after", "low", "high", "games", "holds")
        assert [one[name] for name in names] == [other["fresh"][name] for name in names]


def test_a_search_goes_on_from_its_log_and_leaves_a_good_edition_alone(tmp_path: Path) -> None:
    def lines(wanted: dict[str, Any], file: str) -> list[Found]:
        out = tmp_path / f"{file}.out"
        with out.open("wb") as written:
            task = StudyTask(msgspec.convert(wanted, StudySettings), str(tmp_path / file), 60)
            run(task, written)
        return [msgspec.json.decode(line, type=Found) for line in out.read_bytes().splitlines()]

    control = lines({**settings(least=10, most=30), "draft": {"base": "en111"}}, "control")[-1]
    assert control.ended and control.search and not control.search.needed and control.search.proposals == []

    wanted = settings(least=500, most=600, cards=["trebuchets"], rules=[])
    far = lines(wanted, "far")[-1]
    assert far.ended and far.search and far.search.needed and not far.search.reached
    misses = [each.miss for each in far.search.proposals]
    assert (
        misses
        and misses == sorted(misses)
        and all(each.fresh and not each.fresh.holds for each in far.search.proposals)
    )

    log = tmp_path / "far"
    whole = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join(whole[: len(whole) // 2]))  # as a process that died leaves it
    again = lines(wanted, "far")[-1]
    assert again.search == far.search and again.games == far.games
    assert sorted(log.read_bytes().splitlines(keepends=True)) == sorted(whole)

    none = lines(
        {**settings(cards=[], rules=["seasons"], least=500, most=600), "allied": True, "guilds": False}, "none"
    )
    assert none[-1].search and none[-1].search.needed and none[-1].search.proposals == []


@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ({"cards": [], "rules": []}, "Nothing may change"),
        ({"cards": ["dragons"]}, "dragons"),
        ({"rules": ["turn_cap"]}, "turn_cap"),
        ({"least": 20, "most": 15}, "the fewest must be below the most"),
        ({"least": 0}, "Expected `int` >= 1"),
        ({"changes": 3}, "Expected `int` <= 2"),
        ({"goal": "beauty"}, "beauty"),
        ({"confirm": 10**9}, "Expected `int` <= 400000"),
        ({"cards": ["knights"] * 101}, "length <= 100"),
    ],
)
def test_what_cannot_be_searched_for_is_refused_with_a_sentence(
    designer: Designer, more: dict[str, Any], sentence: str
) -> None:
    status, found = designer.ask("studies", {"settings": settings(**more)})
    assert status == 400 and sentence in found["text"]


def test_a_table_that_does_not_fit_the_goal_is_refused(designer: Designer) -> None:
    without = {**settings(goal="guilds"), "guilds": False}
    status, found = designer.ask("studies", {"settings": without}, "it")
    assert status == 400 and found["text"].startswith("Senza Gilde")
    status, found = designer.ask("studies", {"settings": {**settings(), "players": "warlord"}})
    assert status == 400 and "Stewards" in found["text"]


def test_a_study_kept_before_there_were_searches_is_read() -> None:
    old = b'{"draft":{"base":"en111","title":"","cards":{},"rulings":{}},"houses":4,"seed":1,"skill":false}'
    assert msgspec.json.decode(old, type=StudySettings).search is None
    assert msgspec.json.decode(b'{"deals":7,"fault":{}}', type=Found).search is None
