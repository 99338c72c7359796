"""Random whole Paladins scenarios keep the invariants of L1-L5, and every position can be told as facts."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from campaign_table import give
from paladins_table import SHEET, in_round, table

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.journal import command_record, journal_text, parse_journal, restore_chronicle
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.paladins import ACTIONS, LEFT

LEVELS = ("normal", "hard", "impossible")


def answered(chronicle: Chronicle, random: Random) -> dict[str, Any]:
    """Random choices for the penalty that is due, sometimes only by the first players."""
    (step,) = [step for step in chronicle.scenario.now(chronicle.state) if step.command == "penalty"]
    prompt: Any
    (prompt,) = step.prompts
    if prompt.optional:
        return {}
    many = random.randint(1, len(prompt.keys))
    return {"options": {key.id: random.choice(prompt.choices[key.id]).id for key in prompt.keys[:many]}}


def play_on(chronicle: Chronicle, random: Random) -> None:
    """One random but possible command."""
    state = chronicle.state
    if state.stage == "setup":
        give(chronicle, "townsfolk" if state.first else "first-player")
    elif state.stage == "reveal":
        give(chronicle, "reveal")
    elif state.stage == "threats":
        give(chronicle, "penalty", **answered(chronicle, random))
    elif state.stage == "scoring":
        left = [player for player in state.players if player not in state.sheets]
        give(chronicle, "sheet", player=left[0], **SHEET) if left else give(chronicle, "scores")
    else:
        in_play(chronicle, random)


def in_play(chronicle: Chronicle, random: Random) -> None:
    """A random thing that players do in a round."""
    state, player = chronicle.state, random.choice(chronicle.state.players)
    dice = random.random()
    open_orders = [id for id in state.orders if id not in state.completed]
    if dice < 0.1:
        give(chronicle, "end-round")
    elif dice < 0.15 and state.favours:
        give(chronicle, "favour", player=player, favour=random.randint(1, len(state.favours)), action="pray")
    elif dice < 0.2 and open_orders and state.round > 4:
        attributes = {"strength": 12, "faith": 12, "influence": 12}
        give(chronicle, "order", player=player, order=open_orders[0], attributes=attributes)
    elif dice < 0.25:
        give(chronicle, "inquisition", players=random.sample(state.players, 1))
    else:
        action = random.choice([action for action in ACTIONS if action not in ("favour", "order")])
        others = [one for one in state.players if one != player]
        given = {"receiver": random.choice(others)} if action in LEFT and random.random() < 0.3 else {}
        give(chronicle, "action", player=player, action=action, **given)


def check(chronicle: Chronicle) -> None:
    """What is true at every moment."""
    state = chronicle.state
    assert 0 <= state.supply <= 20 and state.supply + state.on_threats == 20
    assert all(threat.workers > 0 for threat in state.threats)
    assert all(0 <= honour <= 12 for honour in state.honour.values())
    up = [threat.card for threat in state.threats]
    assert len({*up, *state.gone, *state.deck}) == len(up) + len(state.gone) + len(state.deck) == 10
    assert [threat.column for threat in state.threats] == sorted(threat.column for threat in state.threats)
    assert len(state.orders) == min(state.round, 3) and len(state.favours) == max(0, state.round - 2)
    assert (state.stage == "threats") == bool(state.due)


def parse_facts(chronicle: Chronicle) -> dict[str, Any]:
    """A position between rounds or in play, as facts."""
    state = chronicle.state
    columns = {threat.card: threat.workers for threat in state.threats}
    return {
        "first": state.first, "townsfolk": list(state.townsfolk.values()), "level": state.level, "stage": state.stage,
        "round": state.round, "honour": state.honour, "orders": state.orders, "favours": state.favours,
        "completed": {id: who[0] for id, who in state.completed.items()}, "outsiders": state.outsiders,
        "threats": {card: columns.get(card, 0) for card in turned(chronicle)},
    }  # fmt: skip


def turned(chronicle: Chronicle) -> list[str]:
    """The Baron Threats in the order they were turned up."""
    reveals = [entry for entry in chronicle.entries if entry.command.name == "reveal"]
    orders = chronicle.state.orders
    return [card for entry in reveals for card in entry.command.drawn if card not in orders]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_l1_to_l5_random_scenarios(players: Any, level: Any) -> None:
    for seed in range(2):
        random, chronicle = Random(seed), table(players, level=level, seed=str(seed))
        while chronicle.state.stage != "over":
            play_on(chronicle, random)
            check(chronicle)
            if chronicle.state.stage in ("reveal", "play", "scoring") and random.random() < 0.2:
                messages = table(players, **parse_facts(chronicle))
                assert (
                    chronicle.scenario.view(messages.state)["threats"]
                    == chronicle.scenario.view(chronicle.state)["threats"]
                )
                assert messages.state.honour == chronicle.state.honour and messages.state.deck == chronicle.state.deck
        whole(chronicle)


def picture(chronicle: Chronicle) -> tuple[Any, ...]:
    view = chronicle.scenario.view(chronicle.state)
    return view, chronicle.state.settings, chronicle.commands, [entry.said for entry in chronicle.entries]


def whole(chronicle: Chronicle) -> None:
    """Undo then redo, and export then import, are identities; the log reads in both languages."""
    before = picture(chronicle)
    for count in (1, len(chronicle.entries) // 2, len(chronicle.entries)):
        chronicle.undo(count)
        chronicle.redo(count)
        assert picture(chronicle) == before
    text = journal_text(chronicle.header, [command_record(command) for command in chronicle.commands])
    assert picture(restore_chronicle(parse_journal(text))) == before
    for entry in chronicle.entries:
        english, italian = ([sentence.text(language) for sentence in entry.said] for language in ("en", "it"))
        assert all(english) and all(italian)
    assert used_threats(chronicle) == (6 if chronicle.state.level == "normal" else 9)


def used_threats(chronicle: Chronicle) -> int:
    return 10 - len(chronicle.state.deck)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("level", LEVELS)
def test_every_step_reads_in_both_languages(language: Any, level: Any) -> None:
    from regno.chronicles import report

    random, chronicle = Random(3), table(3, level=level, rules={"same-action": "one"})
    while chronicle.state.stage != "over":
        if random.random() < 0.4:
            shape = report.whole("x", chronicle, language)
            assert all(step["what"] and step["why"] and step["section"] for step in shape["now"])
            assert report.scores(chronicle, language)
        try:
            play_on(chronicle, random)
        except Refusal as trouble:
            assert "Minacce" in trouble.text("it") or "Minaccia" in trouble.text("it")  # which Threat was meant?
            give(chronicle, "house-rule", rule="same-action", value="each")


@pytest.mark.parametrize(
    ("facts", "why"),
    [
        ({"round": 8}, "from 1 to 7"),
        ({"level": "mad"}, "normal"),
        ({"orders": ["bridge"]}, "choose 2 different"),
        ({"threats": {}}, "give the 1 Baron Threats turned up by round 2"),
        ({"threats": {"moon": 1}}, 'cannot be "moon"'),
        ({"threats": {"breach": 21}}, "from 0 to 20"),
        ({"favours": [1]}, "each of the 0 Favours"),
        ({"honour": {"Anna": 13, "Bruno": 1, "Carla": 1}}, "from 0 to 12"),
        ({"completed": {"vigil": "Anna"}}, 'cannot be "vigil"'),
        ({"stage": "reveal", "outsiders": 1}, "there are none"),
        ({"hired": {"oath": "Zoe"}}, 'cannot be "Zoe"'),
        ({"colour": "red"}, 'no fact "colour"'),
        ({"townsfolk": ["bell", "bell", "gate"]}, "townsfolk"),
    ],
)
def test_facts_that_cannot_be_are_refused_with_what_is_possible(facts: Any, why: Any) -> None:
    with pytest.raises(Refusal, match=why) as trouble:
        in_round(2, **{"threats": {"breach": 2}, **facts})
    assert trouble.value.text("it") != trouble.value.text("en")


def test_a_position_in_play_needs_round_first_and_townsfolk() -> None:
    with pytest.raises(Refusal, match="needs round, first and townsfolk"):
        table(honour={"Anna": 3, "Bruno": 3, "Carla": 3})


def test_more_than_20_workers_cannot_be() -> None:
    with pytest.raises(Refusal, match="the Baron has 20 Workers"):
        in_round(3, threats={"breach": 10, "riders": 10, "rigged-scales": 1})
