"""The set-up and the extra boards: G1, G6."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import NAMES, commands_now, give, scenario, table, the_step, told_setup, waiting
from campaign_table import house

from regno.chronicles.creation import begin
from regno.chronicles.messages import Refusal
from regno.chronicles.scenarios.architects.view import view


def prepared(players: int = 3, mode: str = "normal", artisans: str = "no", **more: Any) -> Any:
    chronicle = scenario(players, **more)
    give(chronicle, "prepare", mode=mode, artisans=artisans)
    return chronicle


def boarded(players: int = 3, boards: tuple[str, ...] = ("emma", "ada", "fara"), **more: Any) -> Any:
    chronicle = prepared(players, **more)
    for name, board in zip(NAMES, boards, strict=False):
        give(chronicle, "board", player=name, board=board)
    return chronicle


def listed(chronicle: Any) -> list[str]:
    return [item.what.text("en") for item in chronicle.scenario.checklist(chronicle.state)]


def test_g1_setup_in_order_from_nothing_to_the_first_turn() -> None:
    chronicle = scenario(2)
    assert waiting(chronicle) == {"prepare", "board"}
    give(chronicle, "prepare", mode="normal", artisans="no")
    give(chronicle, "board", player="Anna", board="emma")
    assert "apprentice" not in commands_now(chronicle)  # boards are chosen first
    give(chronicle, "board", player="Bruno", board="ada")
    for name in ("Anna", "Bruno"):
        give(chronicle, "apprentice", player=name, side="rogue")
    give(chronicle, "first-player")
    assert waiting(chronicle) == {"reveal"}
    give(chronicle, "reveal", card="potters-due")
    assert chronicle.state.stage == "play" and chronicle.state.round == 1


def test_g1_setup_1_a_rogue_or_reverend_each_drawn_or_named() -> None:
    chronicle = boarded()
    said = give(chronicle, "apprentice", player="Anna", card="slate", side="reverend")
    assert said == ["Anna has The Slate as the Reverend.", "Anna gains 1 Virtue."]
    give(chronicle, "apprentice", player="Bruno")
    assert chronicle.state.dealt["Bruno"].card != "slate" and chronicle.entries[-1].command.drawn
    with pytest.raises(Refusal, match='card cannot be "slate"'):
        give(chronicle, "apprentice", player="Carla", card="slate", side="rogue")


def test_g1_setup_2_3_4_are_on_the_checklist() -> None:
    messages = " ".join(listed(prepared()))
    for words in ("In reverse turn order", "draws 4 Buildings, discards 1 and keeps 3", "King's Storehouse"):
        assert words in messages


@pytest.mark.parametrize(("mode", "colour", "events"), [("normal", "blue", 4), ("hard", "red", 6)])
def test_g1_setup_5_and_8_the_board_and_the_events_of_the_mode(mode: Any, colour: Any, events: Any) -> None:
    chronicle = prepared(mode=mode)
    assert f"Lay the {colour} Baron board to the left of the last player" in " ".join(listed(chronicle))
    assert chronicle.state.decks.events_left == events and len(chronicle.state.decks.events) == 8
    assert f"Choose {events} Events at random" in " ".join(listed(chronicle))


def test_g1_setup_6_fourteen_schemes_without_the_artisans_fifteen_with_them() -> None:
    for artisans, start in (("no", 8), ("yes", 9)):
        decks = prepared(artisans=artisans).state.decks
        assert (len(decks.schemes), decks.future_left, len(decks.futures)) == (start, 6, 5)
        assert ("borrowed-chisel" in decks.schemes) == (artisans == "yes")


def test_g1_setup_7_one_demand_a_level_and_the_first_is_revealed() -> None:
    chronicle = scenario(3, **told_setup(3))
    step = the_step(chronicle, "reveal")
    assert {choice.id for choice in step.prompts[0].choices} == {"potters-due", "open-hand"}
    give(chronicle, "reveal")
    assert [shown.card.level for shown in chronicle.state.decks.demands] == [1]
    assert view(chronicle.state)["hidden_points"] == [5], "what the backs of the others bring"


def test_g1_a_board_gives_the_workers_in_prison_and_all_20_of_the_baron_are_available() -> None:
    state = boarded().state
    assert [state.workers[name].prison for name in NAMES[:3]] == [14, 0, 2]
    assert state.workers["Anna"].free == 6 and state.baron.available == 20


def test_g1_a_board_that_is_not_in_the_pack() -> None:
    chronicle = prepared()
    with pytest.raises(Refusal, match="say how many of Anna's Workers begin in Prison"):
        give(chronicle, "board", player="Anna", board="other")
    give(chronicle, "board", player="Anna", board="other", prison=5)
    assert chronicle.state.workers["Anna"].prison == 5


def test_g6_extra_boards_recall_what_they_start_with_and_their_power() -> None:
    chronicle = boarded(boards=("emma", "guntram", "judith"))
    messages = [one.text.text("en") for one in chronicle.scenario.reminders(chronicle.state)]
    assert messages[0] == "Emma starts with 14 Workers in Prison, 11 Silver, Virtue 0; also 1 Gold and 1 Marble."
    assert "3 Building cards more" in messages[2]
    for name in NAMES[:3]:
        give(chronicle, "apprentice", player=name, side="rogue")
    give(chronicle, "first-player", player="Anna")
    give(chronicle, "reveal")
    messages = [one.text.text("en") for one in chronicle.scenario.reminders(chronicle.state) if one.player == "Anna"]
    assert messages[0] == "Emma: Each Debt she gains brings her 1 Silver and 1 Clay."
    assert "up to 2 Donations with the Black Market" in messages[1]


def test_g1_highest_virtue_begins_and_the_last_player_runs_the_baron() -> None:
    chronicle = boarded()
    said = give(chronicle, "first-player")
    assert said == [
        "Bruno has the highest Virtue.",
        "Bruno begins. Anna is last in the round: the Baron board lies to the left of that seat, "
        "and it is best run from there.",
    ]  # fmt: skip
    assert chronicle.entries[-1].command.drawn == ()


def test_g1_the_highest_virtue_is_named_beforehand_and_only_a_tie_is_drawn() -> None:
    (who,) = the_step(boarded(), "first-player").prompts
    assert (who.usual, who.draws, who.optional) == ("Bruno", False, True)
    (who,) = the_step(boarded(2, ("emma", "guntram")), "first-player").prompts
    assert (who.usual, who.draws, who.optional) == (None, True, True)


def test_g1_setup_1_the_card_is_dealt_first_and_the_face_chosen_after() -> None:
    chronicle = boarded()
    assert [prompt.name for prompt in the_step(chronicle, "apprentice").prompts] == ["player", "card"]
    assert give(chronicle, "apprentice", player="Anna", card="saw") == ["Anna is dealt The Saw."]
    assert chronicle.state.dealt["Anna"].side == "" and "side" in commands_now(chronicle)
    with pytest.raises(Refusal, match='player cannot be "Bruno"'):
        give(chronicle, "side", player="Bruno", side="rogue")
    give(chronicle, "side", player="Anna", side="rogue")
    assert chronicle.state.dealt["Anna"].side == "rogue" and "side" not in commands_now(chronicle)


def test_g6_powers_are_recalled_when_the_rogue_or_reverend_changes_virtue() -> None:
    chronicle = boarded(2, ("emma", "guntram"))
    said = give(chronicle, "apprentice", player="Bruno", card="slate", side="reverend")
    assert said[1] == "Bruno gains 1 Virtue." and said[2].startswith("Bruno, Guntram: ")
    said = give(chronicle, "apprentice", player="Anna", card="saw", side="rogue")
    assert said[1:3] == [
        "Anna loses 1 Virtue.",
        "Anna begins too low for that: below 0 it is a Debt instead.",
    ]
    assert said[3] == "Anna, Emma: Each Debt she gains brings her 1 Silver and 1 Clay."


def test_g1_equal_virtue_is_drawn() -> None:
    chronicle = boarded(2, ("emma", "guntram"))
    give(chronicle, "first-player")
    assert chronicle.entries[-1].command.drawn == (chronicle.state.first,)


def test_g1_guildhall_spaces_four_rows_at_least_twelve() -> None:
    assert [prepared(n).state.spaces for n in (2, 3, 4, 5)] == [12, 16, 20, 24]
    assert prepared(6, artisans="yes").state.spaces == 28
    with pytest.raises(Refusal, match="4 equal rows"):
        give(scenario(3), "prepare", mode="hard", artisans="no", spaces=18)


def test_g1_six_players_need_the_artisans() -> None:
    with pytest.raises(Refusal, match='artisans cannot be "no": choose one of yes'):
        give(scenario(6), "prepare", mode="normal", artisans="no")


def test_g1_two_to_six_players_and_nobody_called_baron() -> None:
    for names, told in (("Anna", "2 to 6"), ("A,B,C,D,E,F,G", "2 to 6"), ("Anna,Baron", "go by that name")):
        with pytest.raises(Refusal, match=told):
            begin("architects", house(), title="Test", facts={"players": names}, rules={})


def test_every_step_says_what_why_where_and_every_rule_reads_in_both_languages() -> None:
    chronicle = table(3)
    for step in chronicle.scenario.now(chronicle.state):
        for language in ("en", "it"):
            assert step.what.text(language) and step.why.text(language) and step.section.text(language)
            assert all(prompt.question.text(language) for prompt in step.prompts)
    for rule in chronicle.scenario.RULES:
        for language in ("en", "it"):
            assert rule.question.text(language) and all(rule.meaning(value).text(language) for value in rule.values)


def test_a_level_chosen_beforehand_is_offered_first_and_can_still_be_changed() -> None:
    chronicle = scenario(3, level="hard")
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "prepare")
    assert [prompt.usual for prompt in step.prompts if prompt.name == "mode"] == ["hard"]
    give(chronicle, "prepare", mode="normal", artisans="no")
    assert chronicle.state.mode == "normal"
    with pytest.raises(Refusal, match="level"):
        scenario(3, level="harder")
