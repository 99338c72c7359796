"""A step of some turns ago is corrected: later ones are replayed, as if it had been told rightly from the start."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import Any

import campaign_table
import pytest
from architects_table import scenario as architects
from campaign_table import campaign
from paladins_table import table as paladins
from viscounts_scene import scenario as viscounts

from regno.chronicles import report
from regno.chronicles.chronicle import REVISE, Chronicle
from regno.chronicles.journal import command_record, journal_text, parse_journal, restore_chronicle
from regno.chronicles.messages import Refusal

BEGIN = {
    "architects": lambda seed: architects(3, seed=seed, counting=("late", "full")[seed % 2]),
    "campaign": lambda seed: campaign(3, seed=str(seed)),
    "paladins": lambda seed: paladins(3, seed=str(seed)),
    "viscounts": lambda seed: viscounts(3),
}


def told(step: Any, random: Random) -> dict[str, Any]:
    """An answer to each ask of a step; not all of them are possible together."""
    facts = {}
    for prompt in step.prompts:
        if not prompt.optional or random.random() < 0.5:
            facts[prompt.name] = answer(prompt.to_dict(), prompt.name, random)
    return {name: value for name, value in facts.items() if value is not None}


def answer(shape: dict[str, Any], name: str, random: Random) -> Any:
    """A random answer that an ask allows by itself."""
    ids = [choice["id"] for choice in shape.get("choices", ())]
    if shape["kind"] == "choice":
        return random.choice(ids) if ids else None
    if shape["kind"] == "choices":
        return random.sample(ids, random.randint(shape["low"], max(shape["low"], min(shape["high"], 2, len(ids)))))
    if shape["kind"] == "number":
        return random.randint(shape["low"], min(shape["high"], shape["low"] + 8))
    if shape["kind"] == "numbers":
        low, high = (20, 90) if name == "points" else (0, min(shape["high"], 4))
        return {key["id"]: random.randint(low, high) for key in shape["keys"]}
    if shape["kind"] == "choice-each":
        return {key["id"]: random.choice(key["choices"])["id"] for key in shape["keys"]}
    return "some words"


def play(chronicle: Chronicle, random: Random, steps: int) -> None:
    """Give so many random commands, as far as they are possible."""
    for _ in range(4 * steps):
        now = chronicle.scenario.now(chronicle.state)
        due = [step for step in now if not step.optional]
        if len(chronicle.entries) >= steps or not now:
            return
        step = random.choice(due if due and random.random() < 0.7 else now)
        try:
            chronicle.do(step.command, told(step, random))
        except Refusal:
            continue


def told_rightly(chronicle: Chronicle) -> Chronicle:
    """A chronicle told from the start as a corrected one says it should have been."""
    right = [entry.command for entry in chronicle.entries if not entry.kept]
    return Chronicle(chronicle.header, [command for command in right if command.name != REVISE])


def correct_and_compare(kind: str, seed: int) -> bool:
    """Correct one random step of a random chronicle; the answer is whether the correction was possible."""
    random, chronicle = Random(f"{kind}/{seed}"), BEGIN[kind](seed)
    play(chronicle, random, random.randint(6, 30))
    number = random.randint(1, len(chronicle.entries))
    before, commands = chronicle.scenario.view(chronicle.state), list(chronicle.commands)
    then = chronicle.before_step(number)
    name = chronicle.entries[number - 1].command.name
    step = next((step for step in then.scenario.now(then.state) if step.command == name), None)
    if step is None:
        return False
    facts = {"number": number, "with": told(step, random)}
    try:
        said = chronicle.preview(REVISE, facts)
        assert chronicle.scenario.view(chronicle.state) == before
        entry = chronicle.do(REVISE, facts)
    except Refusal:
        assert chronicle.scenario.view(chronicle.state) == before and chronicle.commands == commands
        return False
    assert entry.said == said and all(one.text("en") and one.text("it") for one in said)
    after = chronicle.scenario.view(chronicle.state)
    assert after == told_rightly(chronicle).scenario.view(told_rightly(chronicle).state)
    text = journal_text(chronicle.header, [command_record(command) for command in chronicle.commands])
    back = restore_chronicle(parse_journal(text))
    assert back.scenario.view(back.state) == after and [one.kept for one in back.entries] == [
        one.kept for one in chronicle.entries
    ]
    chronicle.undo()
    assert chronicle.scenario.view(chronicle.state) == before and chronicle.commands == commands
    chronicle.redo()
    assert chronicle.scenario.view(chronicle.state) == after
    return True


@pytest.mark.parametrize("kind", BEGIN)
def test_a_corrected_chronicle_equals_one_told_rightly_from_the_start(kind: Any) -> None:
    assert sum(correct_and_compare(kind, seed) for seed in range(60)) > 20


@pytest.mark.long
@pytest.mark.parametrize("kind", BEGIN)
def test_a_thousand_corrected_chronicles(kind: Any) -> None:
    """Of each kind as many as make a thousand: those in which the random correction was refused do not count."""
    corrected = (seed for seed in count() if correct_and_compare(kind, seed))
    assert len([*islice(corrected, 1000 // len(BEGIN))]) == 250


def capture_told(workers: dict[str, int]) -> Chronicle:
    """Two of the Baron's turns in Architects: a capture, then captives sent to Prison."""
    chronicle = architects(3, counting="full")
    facts: dict[str, dict[str, Any]] = {"prepare": {"mode": "normal", "artisans": "no"}}
    for player, board in (("Anna", "ada"), ("Bruno", "clovis"), ("Carla", "rudolf")):
        facts[f"board {player}"] = {"player": player, "board": board}
    for player, card in (("Anna", "saw"), ("Bruno", "slate"), ("Carla", "trowel")):
        facts[f"apprentice {player}"] = {"player": player, "card": card, "side": "rogue"}
    facts |= {"first-player": {"player": "Anna"}, "reveal demand": {"card": "potters-due"}}
    facts |= {"reveal scheme": {"card": "masons-roll"}, "standing": {"workers": workers}}
    for name, told in facts.items():
        chronicle.do(name.partition(" ")[0], told)
    return chronicle


def test_a_later_step_that_is_no_longer_possible_is_kept_and_marked() -> None:
    chronicle = capture_told({"Anna": 2})
    number = len(chronicle.entries)
    chronicle.do("free", {"player": "Anna", "price": "silver"})
    said = [one.text("en") for one in chronicle.do(REVISE, {"number": number, "with": {"workers": {"Carla": 1}}}).said]
    assert said[0].startswith(f"Step {number} is corrected: Standing")
    assert any(one.startswith(f'Step {number + 1} is no longer possible: "Anna frees 2 Workers') for one in said)
    assert chronicle.entries[number].kept and len(chronicle.entries) == number + 2
    assert chronicle.state.workers["Carla"].captive == 1 and chronicle.state.workers["Anna"].captive == 0
    line = report.log(chronicle, "it")[number]
    assert line["kept"] and line["command"] == "free"
    chronicle.do(
        REVISE, {"number": number + 1, "with": {"player": "Carla", "price": "silver"}}
    )  # and put right in its turn
    assert not chronicle.entries[number].kept and chronicle.state.workers["Carla"].captive == 0


def test_what_cannot_be_corrected_is_refused_and_nothing_changes() -> None:
    chronicle = capture_told({"Anna": 1})
    before, count = chronicle.scenario.view(chronicle.state), len(chronicle.entries)
    for facts, why in (
        ({"number": 99, "with": {}}, "there is no step 99"),
        ({"number": "x", "with": {}}, "there is no step x"),
        ({"number": 1}, "there is no step 1"),
        ({"number": count, "with": {"workers": {"Anna": 99}}}, "from 0 to"),
        ({"number": 1, "with": {"mode": "soft", "artisans": "no"}}, "soft"),
    ):
        with pytest.raises(Refusal, match=why):
            chronicle.do(REVISE, facts)
        assert chronicle.scenario.view(chronicle.state) == before and len(chronicle.entries) == count
    chronicle.do(REVISE, {"number": count, "with": {"workers": {}}})
    with pytest.raises(Refusal, match="is itself a correction"):
        chronicle.do(REVISE, {"number": count + 1, "with": {}})


def test_the_form_of_a_step_comes_with_what_was_told() -> None:
    chronicle = capture_told({"Anna": 1})
    shape = report.step_at(chronicle, len(chronicle.entries), "en")
    assert shape["arguments"]["workers"]["Anna"] == 1 and shape["step"]["command"] == "standing"
    assert [ask["name"] for ask in shape["step"]["asks"]] == ["workers"]


def test_what_a_later_step_brings_now_is_told_in_whole_sentences() -> None:
    chronicle = campaign_table.opened()
    campaign_table.give(chronicle, "claim", tome="open-gate", players="Anna")
    campaign_table.finish(chronicle, 60, 20, 10)
    campaign_table.give(chronicle, "lay-out")
    said = campaign_table.give(chronicle, "revise", number=3, **{"with": {"tome": "open-gate", "players": ["Bruno"]}})
    told = next(line for line in said if line.startswith("Step 6"))
    assert told.endswith("Bruno takes 2 extra Silver. Carla takes 3 extra Silver.")
