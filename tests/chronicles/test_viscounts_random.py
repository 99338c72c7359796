"""Random whole Viscounts scenarios keep the invariants; undo, redo, export and import change nothing."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import mean
from typing import Any

import pytest
from campaign_table import house
from viscounts_scene import give, picture, scenario, scene

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import command_record, journal_text, parse_journal, restore_chronicle
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.viscounts import Townsfolk
from regno.chronicles.prompts import ChoicePrompt, MultiChoicePrompt, NumberPrompt, NumbersPrompt, Prompt
from regno.chronicles.report import whole
from regno.chronicles.scenarios.viscounts.simulate import ROUNDS, easier, report, simulate
from regno.chronicles.steps import Step

SECTIONS = [f"tier{tier}-{pair}" for tier in (1, 2) for pair in ("1-2", "3-4", "5-6", "7-8", "9-10")]
PATHS = [str(n) for n in range(1, 11)] + [f"inner-{pair}" for pair in ("1-2", "3-4", "5-6", "7-8", "9-10")]


def answer(prompt: Prompt, random: Random) -> Any:
    """A random answer among those the ask allows."""
    if isinstance(prompt, ChoicePrompt):
        return random.choice(prompt.choices).id
    if isinstance(prompt, MultiChoicePrompt):
        return random.sample([choice.id for choice in prompt.choices], random.randint(prompt.low, prompt.high))
    if isinstance(prompt, NumberPrompt):
        return random.randint(prompt.low, min(prompt.high, 9))
    assert isinstance(prompt, NumbersPrompt)
    if prompt.low < 0 and prompt.may_lack:  # changes of Workers: into the Castle, now and then out of it
        return {random.choice(SECTIONS): random.choice((1, 1, 2, -1))}
    return {key.id: random.randint(0, 60) for key in prompt.keys}


def attempt(chronicle: Chronicle, step: Step, random: Random) -> bool:
    """Give a command with random facts; those that are optional are left out half the time."""
    facts = {
        prompt.name: answer(prompt, random) for prompt in step.prompts if not prompt.optional or random.random() < 0.3
    }
    before = picture(chronicle)
    try:
        chronicle.do(step.command, facts)
    except Refusal as trouble:
        assert trouble.text("it") and picture(chronicle) == before
        return False
    return True


def play(chronicle: Chronicle, random: Random, checked: Any = lambda chronicle: None) -> None:
    """From set-up to the end: waiting steps most of the time, an optional one now and then."""
    while chronicle.state.stage != "over":
        steps = chronicle.scenario.now(chronicle.state)
        waiting = [step for step in steps if not step.optional]
        optional = [step for step in steps if step.optional and (step.command != "reveal" or random.random() < 0.05)]
        attempt(chronicle, random.choice(optional if optional and random.random() < 0.4 else waiting), random)
        checked(chronicle)


def check(chronicle: Chronicle) -> None:
    """What is true at every moment, by W1-W5."""
    state = chronicle.state
    assert state.supply + sum(state.baron_workers.values()) == 20 and state.supply >= 0
    for player in state.players:
        assert (
            state.workers_left(player) + sum(state.workers[player].values()) == 20 and state.workers_left(player) >= 0
        )
        assert min(state.workers[player].values(), default=1) > 0
    for space in PATHS:
        assert not (state.baron_workers[space] and state.owners(space))
    for space in [space for space in state.baron_workers if not space.isdigit()]:
        assert state.baron_workers[space] == 1
    assert bool(state.baron_workers["tier3"]) == (state.outcome == "keep")
    cards = [*state.pile, *state.discards, *state.shown.values()]
    assert sorted(cards) == sorted(state.cards.deck(Townsfolk))
    if state.stage in ("turn", "scores"):
        assert state.agenda == []
        assert max([state.baron_workers[str(n)] for n in range(1, 11)]) <= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_to_w5_random_scenarios(players: Any) -> None:
    ends = set()
    for seed in range(12):
        chronicle = scenario(players)
        play(chronicle, Random(f"{players}/{seed}"), check)
        ends.add(chronicle.state.outcome)
        again = Chronicle(chronicle.header, chronicle.commands)
        assert picture(again) == picture(chronicle)
        for language in ("en", "it"):
            assert all(sentence.text(language) for entry in again.entries for sentence in (entry.where, *entry.said))
            assert all(sentence.text(language) for sentence in again.scenario.position(again.state))
    assert len(ends) > 1


def test_every_step_reads_in_both_languages() -> None:
    def read(chronicle: Chronicle) -> None:
        if len(chronicle.entries) % 7 == 0:
            english, italian = (whole("x", chronicle, language) for language in ("en", "it"))
            assert len(str(english)) > 1000 and [s["why"] for s in english["now"]] != [s["why"] for s in italian["now"]]

    play(scenario(2), Random("words"), read)


@pytest.mark.parametrize("rules", [
    {"advance-side": "stays", "advance-repeat": "until-none"}, {"second-worker": "at-once", "empty-supply": "defeat"},
    {"direction": "counter-clockwise", "turn-end": "castle-first"}, {"supply-defeat": "all-placed"},
])  # fmt: skip
def test_w1_to_w5_random_scenarios_under_other_house_rules(rules: Any) -> None:
    for seed in range(4):
        play(scenario(3, rules=rules), Random(seed), check)


def test_undo_then_redo_is_identity_at_every_step() -> None:
    chronicle = scenario(3)
    play(chronicle, Random("undo"))
    whole = picture(chronicle)
    for count in range(1, len(chronicle.entries) + 1, 5):
        chronicle.undo(count)
        chronicle.redo(count)
        assert picture(chronicle) == whole


def test_undo_in_the_middle_of_the_barons_turn() -> None:
    chronicle = scene(1, {"3": 1})
    before = picture(chronicle)
    give(chronicle, "move", value=2)
    give(chronicle, "dismiss", effect="A")
    (taken,) = chronicle.undo()
    assert taken.command.name == "dismiss" and chronicle.state.stage == "dismiss"
    chronicle.undo()
    assert picture(chronicle) == before


def test_export_then_import_is_identity() -> None:
    chronicle = scenario(4)
    play(chronicle, Random("file"))
    text = journal_text(chronicle.header, [command_record(command) for command in chronicle.commands])
    again = restore_chronicle(parse_journal(text))
    assert picture(again) == picture(chronicle) and again.header == chronicle.header


def test_every_position_between_turns_can_be_told_as_facts() -> None:
    def told(chronicle: Chronicle) -> None:
        mine = chronicle.state
        if mine.stage != "turn" or mine.overfull():
            return
        facts: dict[str, Any] = {"revealed": mine.revealed, "last_round": mine.last_round} if mine.revealed else {}
        facts |= {"segments": list(mine.board.segments), "first": mine.first, "summaries": mine.summaries}
        facts |= {"baron": mine.baron, "baron_workers": dict(mine.baron_workers), "level": mine.level}
        facts |= {"round": mine.round, "turn": mine.turn, "target": mine.printed_target}
        facts |= {"workers": {player: dict(workers) for player, workers in mine.workers.items()}, "heroes": mine.heroes}
        state = scenario(3, **facts).state
        for name in (
            "baron_workers",
            "workers",
            "summaries",
            "heroes",
            "turn",
            "last_round",
            "target",
            "protected_spaces",
        ):
            assert getattr(state, name) == getattr(mine, name)

    play(scenario(3), Random("facts"), told)


def small_pile() -> Any:
    """The house set with six Townsfolk in all, so that the pile runs out."""
    rows = [row | {"copies": 1} for row in house().tables["v_townsfolk"] if row["silver"] == 2]
    return replace(house(), tables={**house().tables, "v_townsfolk": rows})


def test_decks_cycle_when_the_pile_is_empty() -> None:
    chronicle = scene(1, pack=small_pile())
    drawn: list[str] = []
    while len(drawn) < 20 and chronicle.state.stage == "turn":
        drawn += chronicle.do("move", {}).command.drawn
        while (stage := chronicle.state.stage) in ("dismiss", "debt"):
            drawn += chronicle.do(stage, {"poverty": "no"} if stage == "debt" else {}).command.drawn
        check(chronicle)
        if chronicle.state.stage == "turn" and chronicle.state.shown:
            give(chronicle, "hired", segment=next(iter(chronicle.state.shown)))
    assert len(drawn) > 6


def test_without_townsfolk_in_the_pack_the_value_must_be_told() -> None:
    tables = {name: rows for name, rows in house().tables.items() if name != "v_townsfolk"}
    chronicle = scene(1, {"3": 1}, pack=replace(house(), tables=tables))
    with pytest.raises(Refusal, match="value is missing"):
        give(chronicle, "move")
    give(chronicle, "move", value=2)
    with pytest.raises(Refusal, match="enter what the card shows"):
        give(chronicle, "dismiss")
    assert chronicle.state.stage == "dismiss"


def test_simulated_teams_find_each_level_harder() -> None:
    shape, said = report(Cards(house().tables), 120, "test")
    assert shape["harder"] and not any(tally["faults"] for tally in shape["tallies"])
    assert "where their owner's Viscount stands" in said[0].text("en") and "Modello" in said[0].text("it")
    assert all(tally["mean_turns"] <= ROUNDS[tally["players"]] * tally["players"] for tally in shape["tallies"])


@pytest.mark.long
def test_ten_thousand_simulated_runs(record_property: Any) -> None:
    tallies = simulate(Cards(house().tables), 600, "long")  # 18 settings
    assert sum(len(tally.turns) for tally in tallies) > 10_000
    for tally in [tally for tally in tallies if tally.share]:
        low, high = {1: (0.35, 0.75), 3: (0.2, 0.6), 5: (0.08, 0.4)}[tally.level]
        assert low <= 1 - tally.loss_share <= high, tally.message().text("en")
    assert easier(tallies) == [] and not any(tally.faults for tally in tallies)
    for tally in [tally for tally in tallies if not tally.share]:  # the figures of a simulation made before this one
        assert mean(tally.defeats) == pytest.approx({1: 14.6, 3: 12.5, 5: 10.7}[tally.level], abs=0.4)
    record_property("told", "\n".join(tally.message().text("en") for tally in tallies))
