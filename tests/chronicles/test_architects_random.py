"""Random whole scenarios keep the invariants of G1-G5, and survive undo, export and being told as facts."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from architects_table import scenario, told_setup
from campaign_table import house

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import command_record, journal_text, parse_journal, restore_chronicle
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.pack import Cards
from regno.chronicles.scenarios.architects.simulate import (
    MODES,
    RunStats,
    early_decisions,
    easier,
    faults,
    play,
    report,
    simulate,
    steps_down,
)


def random_facts(step: Any, state: Any, random: Random) -> dict[str, Any]:
    """An answer to each ask of a step; not all of them are possible together."""
    facts = {}
    for prompt in step.prompts:
        shape = prompt.to_dict()
        if prompt.optional and random.random() < 0.5:
            continue
        if shape["kind"] == "choice" and shape["choices"]:
            facts[prompt.name] = random.choice(shape["choices"])["id"]
        elif shape["kind"] == "choices":
            ids = [choice["id"] for choice in shape["choices"]]
            facts[prompt.name] = random.sample(ids, random.randint(shape["low"], min(shape["high"], 2, len(ids))))
        elif shape["kind"] == "number":
            facts[prompt.name] = random.randint(shape["low"], min(shape["high"], shape["low"] + 8))
        elif shape["kind"] == "numbers":
            facts[prompt.name] = {key["id"]: random.randint(0, min(shape["high"], 4)) for key in shape["keys"]}
    return facts


def is_told(command: str) -> bool:
    """Whether a command tells what happened, instead of setting a number right."""
    return command not in ("lose-apprentice", "look") and not command.startswith("set-")


def play_on(chronicle: Chronicle, random: Random, offered: Callable[[str], bool] = is_told) -> None:
    """One random command among those offered; one that is refused must leave everything as it was."""
    steps = [step for step in chronicle.scenario.now(chronicle.state) if offered(step.command)]
    if chronicle.state.stage == "play":
        placing = [step for step in steps if step.command == "guildhall"]
        steps = steps if random.random() < 0.7 else placing or steps
    before, count = chronicle.scenario.view(chronicle.state), len(chronicle.entries)
    step = random.choice(steps)
    try:
        chronicle.do(step.command, random_facts(step, chronicle.state, random))
    except Refusal as trouble:
        assert trouble.text("en") and trouble.text("it")
        assert chronicle.scenario.view(chronicle.state) == before and len(chronicle.entries) == count


def check(chronicle: Chronicle) -> None:
    state = chronicle.state
    assert list(faults(state)) == [] if state.mode else True
    hidden = max(0, state.decks.future_left - 1) + state.decks.on_top.count("future")
    assert len(state.decks.futures) == (hidden if state.mode else 0)
    assert sum(stall.owner == "baron" for stall in state.market.values()) == state.baron.market
    assert state.guildhall.count("baron") == state.baron.guildhall
    assert (state.stage == "baron") == bool(state.agenda)
    assert any(not step.optional for step in chronicle.scenario.now(state)) or state.stage == "over"
    for shown in state.decks.demands:
        assert shown.total <= shown.card.need[len(state.players)]


@pytest.mark.parametrize("players", [2, 5])
def test_a_scenario_with_numbers_set_right_goes_on_to_its_end(players: Any) -> None:
    """Nobody checks what is set right against the box: it must only be playable."""
    random, chronicle, commands = Random(f"right/{players}"), scenario(players), set()
    while chronicle.state.stage != "over":
        play_on(chronicle, random, lambda command: command not in ("lose-apprentice", "look"))
        commands |= {entry.command.name for entry in chronicle.entries[-1:]}
    assert any(name.startswith("set-") for name in commands)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_g1_to_g5_random_scenarios(players: Any) -> None:
    for seed in range(3):
        random, chronicle = Random(f"{players}/{seed}"), scenario(players, seed=seed)
        while chronicle.state.stage != "over":
            play_on(chronicle, random)
            check(chronicle)
        again = Chronicle(chronicle.header, chronicle.commands)
        assert chronicle.scenario.view(again.state) == chronicle.scenario.view(chronicle.state)
        for entry in again.entries:
            assert all(sentence.text("it") and sentence.text("en") for sentence in entry.said)
        assert all(line.text("it") for line in chronicle.scenario.position(chronicle.state))


def whole_scenario(seed: int = 5, players: int = 3) -> Chronicle:
    random, chronicle = Random(seed), scenario(players, seed=seed)
    while chronicle.state.stage != "over":
        play_on(chronicle, random)
    return chronicle


def test_undo_then_redo_is_identity() -> None:
    chronicle = whole_scenario()
    end, commands = chronicle.scenario.view(chronicle.state), [*chronicle.commands]
    chronicle.undo(len(commands))
    assert chronicle.state.stage == "setup"
    chronicle.redo(len(commands))
    assert chronicle.scenario.view(chronicle.state) == end and chronicle.commands == commands


def test_export_then_import_is_identity() -> None:
    chronicle = whole_scenario()
    text = journal_text(chronicle.header, [command_record(command) for command in chronicle.commands])
    back = restore_chronicle(parse_journal(text))
    assert back.scenario.view(back.state) == chronicle.scenario.view(chronicle.state)
    assert journal_text(back.header, [command_record(command) for command in back.commands]) == text


def position_of(chronicle: Chronicle) -> dict[str, Any]:
    """A position at the players' turns as the facts of a new scenario."""
    state = chronicle.state
    crews, decks = state.workers, state.decks
    owners = (*state.players, "baron")
    cycle = {*decks.schemes, *decks.discards}
    starting = {card["id"] for card in house().tables["scheme"]}
    facts = {
        **told_setup(len(state.players), state.mode, "yes" if state.artisans else "no"),
        "boards": state.boards,
        "board_prison": dict.fromkeys(state.players, 0),
        "apprentices": {player: dealt.card for player, dealt in state.dealt.items()},
        "sides": {player: dealt.side for player, dealt in state.dealt.items()},
        "first": state.first,
        "spaces": state.spaces,
        "round": state.round,
        "prison": {player: crew.prison for player, crew in crews.items()},
        "captive": {player: crew.captive for player, crew in crews.items()},
        "exiled": {player: crew.exiled for player, crew in crews.items()},
        "guildhall": {owner: state.guildhall.count(owner) for owner in owners},
        "stacked": {
            player: sum(crew.guildhall for crew in state.crews(player)) - state.guildhall.count(player)
            for player in state.players
        },
        "baron": {**state.baron.at, "prison": state.baron.prison},
        "held": state.baron.held,
        "seen": sorted(cycle - starting),
        "discards": decks.discards,
        "on_top": len(decks.on_top),
        "events": decks.events_seen,
        "demands": {shown.card.id: shown.total for shown in decks.demands},
        **{f"market_{space}": stall.owner for space, stall in state.market.items()},
    }
    if state.artisans:
        for place in ("prison", "captive", "guildhall", "market"):
            facts[f"artisans_{place}"] = [name for name, crew in state.artisan.items() if getattr(crew, place)]
    return facts


def compared(chronicle: Chronicle) -> dict[str, Any]:
    view = chronicle.scenario.view(chronicle.state)
    view["guildhall"]["owners"].sort()
    del view["turn"]  # what the Baron did last is history, not position
    return {**view, "demands": [(one["id"], one["total"]) for one in view["demands"]]}


@pytest.mark.parametrize("players", [2, 6])
def test_any_position_at_the_players_turns_can_be_told_as_facts(players: Any) -> None:
    random, chronicle, told = Random(players), scenario(players, seed=3), 0
    while chronicle.state.stage in ("setup", "play", "baron"):
        play_on(chronicle, random)
        owners = [stall.owner for stall in chronicle.state.market.values()]
        if chronicle.state.stage == "play" and len(set(owners)) == len(owners):
            facts = position_of(chronicle)
            again, mine = compared(scenario(players, **facts)), compared(chronicle)
            assert again == mine
            told += 1
    assert told > 10


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"guildhall": {"baron": 21}}, "from 0 to 20"),
        ({"guildhall": {"baron": 15, "Anna": 6}}, "has only 20 spaces"),
        ({"guildhall": {"baron": 14, "Anna": 6}}, "name who took its last space"),
        ({"prison": {"Anna": 12}, "captive": {"Anna": 9}}, "Anna would have 21 Workers, and there are 20"),
        ({"baron": {"mines": 12, "quarry": 9}}, "the Baron has only 20 Workers"),
        ({"market_1": "Anna", "market_2": "Anna", "market_3": "baron"}, "at most two"),
        ({"seen": ["barons-feast"]}, "Final Scheme is the last to leave"),
        ({"discards": ["second-roll"]}, "only Schemes in play can be discarded"),
        ({"events": ["audit", "herald", "no-rest", "toll-day", "press-gang"]}, "held only 4"),
        ({"demands": {"causeway": 0}}, "one of each level from level 1 on"),
        ({"demands": {"potters-due": 13}}, "it takes only 12"),
        ({"moon": 1}, 'unknown fact "moon"'),
        ({"artisans_prison": ["Anna"]}, "nothing to choose from"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(facts: Any, why: Any) -> None:
    position = {**told_setup(4), "demands": {"potters-due": 0}, **facts}
    with pytest.raises(Refusal, match=why) as trouble:
        scenario(4, **position)
    assert trouble.value.text("it")


def test_a_position_needs_its_set_up() -> None:
    with pytest.raises(Refusal, match="the set-up must be told whole"):
        scenario(2, round=3)
    with pytest.raises(Refusal, match="boards must be a table"):
        scenario(2, mode="hard", boards="emma")
    with pytest.raises(Refusal, match='boards cannot be for "Zoe"'):
        scenario(2, mode="hard", boards={"Zoe": "emma"})


def test_the_simulator_states_its_model_and_finds_no_fault() -> None:
    shape, said = report(Cards(house().tables), 2, "test")
    assert shape["runs"] == 2 and len(shape["tallies"]) == 20
    assert not any(tally["faults"] for tally in shape["tallies"]) and not shape["decided_early"]
    for language in ("en", "it"):
        assert len([sentence.text(language) for sentence in said]) == 29
    assert "with chance 0.2" in said[0].text("en") and "not balance" in said[0].text("en")


@pytest.mark.parametrize("idle", [False, True])
def test_a_simulated_run_ends_after_the_barons_last_turn(monkeypatch: pytest.MonkeyPatch, idle: Any) -> None:
    stages = []
    monkeypatch.setattr(
        "regno.chronicles.scenarios.architects.simulate.count", lambda team, tally: stages.append(team.state.stage)
    )
    tally = RunStats("normal", 3, idle)
    for seed in range(6):
        play(Cards(house().tables), tally, Random(seed))
    assert stages == ["ended"] * 6 and not tally.faults


def test_the_model_counts_captures() -> None:
    tallies = [RunStats(mode, 4, False) for mode in MODES]
    for tally in tallies:
        for seed in range(12):
            play(Cards(house().tables), tally, Random(seed))
    normal, hard = tallies
    assert sum(hard.held) > sum(normal.held) > 0


@pytest.mark.long
def test_six_thousand_runs_of_the_house_set() -> None:
    """Hard is harder than normal by more than chance, for every number of players."""
    tallies = simulate(Cards(house().tables), 500, "1")
    assert sum(len(tally.rounds) for tally in tallies) == 6_000
    assert all(low > 0 for _, low, _ in steps_down(tallies).values())
    assert not any(tally.faults for tally in tallies)
    assert easier(tallies) == [] and early_decisions(tallies) == []
    assert max(max(tally.guild) for tally in tallies) <= 20
