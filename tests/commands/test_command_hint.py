"""``regno hint`` as a person meets it."""

from __future__ import annotations

import json
import re

import pytest
from speaking import Regno

from regno.players.prepare import prepare_advice

FINISH = (  # the prey has one card, no wall, and nothing to draw that would defend it
    "houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources deck=manure*5,soldiers*4,hero"
)
QUICK = ("--budget", "2000")


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Aquila chooses", "[attack soldiers]", 'Why "attack soldiers" and not', "Victory within 3"]),
        ("it", ["Sceglie Aquila", "[attack soldiers]", 'Perché "attack soldiers"', "Vittoria entro 3 giri"]),
    ],
)
def test_the_moves_in_order_and_why(regno: Regno, language: str, words: list[str]) -> None:
    said = regno("hint", FINISH, *QUICK, "--lang", language)
    assert said.status == 0 and said.err == ""
    assert all(word in " ".join(said.out.split()) for word in words), said.out
    assert all(len(line) < 80 for line in said.out.splitlines())
    percents = [int(row.split("%")[0]) for row in said.out.splitlines() if " .. " in row]
    assert not re.search(r"\d %", said.out), "as the pages write it"
    assert percents == sorted(percents, reverse=True) and percents[0] == 100


def test_the_same_as_data(regno: Regno) -> None:
    said = regno("hint", FINISH, *QUICK, "--seat", "0", "--json")
    found = json.loads(said.out)
    assert (found["seat"], found["kind"]) == (0, "action")
    best = found["moves"][0]
    assert best["move"] == "attack soldiers" and best["behind"] == 0 and not best["surely_behind"]
    assert best["low"] <= best["chance"] <= best["high"]
    assert sorted(each["move"] for each in found["moves"]) == ["attack manure", "attack soldiers", "draw", "imperial"]
    fact = found["facts"][0]
    assert (fact["key"], fact["role"], fact["house"]) == ("won", "brings", 0) and fact["best"] > fact["next"]
    assert "100%" in fact["sentence"]
    assert found["worlds"] == 2000 // (2 * 4)
    assert regno("hint", FINISH, *QUICK, "--json").out == said.out, "a seed and a budget repeat it"


def test_what_the_moves_before_told_is_known(regno: Regno) -> None:
    """A Patrol seen by the Inquisition waits for the thief: he is no longer worth sending."""
    position = (
        "houses=3 h0=inquisition,infiltration,manure f0=shields h1=resources*3 f1=shields h2=patrol,hero f2=shields "
        "deck=resources*2,plague*2,edict"
    )
    chances = [
        {each["move"]: each["chance"] for each in json.loads(said.out)["moves"]}
        for said in (
            regno("hint", position, "--json", *QUICK),
            regno("hint", position, "--json", *QUICK, "--moves", "inquisition left"),
        )
    ]
    assert chances[1]["attack infiltration"] != chances[0]["attack infiltration"]
    assert "inquisition left" not in chances[1]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("words", "named"),
    [
        ([FINISH, "--seat", "1"], "1"),
        ([FINISH, "--seat", "7"], "7"),
        ([FINISH, "--seat", "public"], "0"),
        ([FINISH, "--budget", "soon"], "soon"),
        ([FINISH, "--seed", "-1"], "--seed"),
        (["houses=3 h0=manure h1=resources h2=resources"], "draw"),
        ([FINISH, "--moves", "attack soldiers; draw; stop"], ""),
        (["nonsense"], "nonsense"),
    ],
)
def test_bad_input_is_one_clear_line(regno: Regno, language: str, words: list[str], named: str) -> None:
    assert named in regno("hint", *words, "--lang", language).trouble
