"""Setting the Viscounts scenario up, told or drawn: W1."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import house
from viscounts_scene import CARDS, SEGMENTS, commands_now, give, his, scenario, scene, set_up

from regno.chronicles.messages import Refusal, localize
from regno.chronicles.packs.checks import gaps, warnings
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.viscounts import BaronCard, Dismissal, Hero, Poverty, Prosperity, SummaryCard, Townsfolk


@pytest.mark.parametrize("names", [["Anna"], ["A", "B", "C", "D", "E"]])
def test_w1_players_2_to_4(names: Any) -> None:
    with pytest.raises(Refusal, match="2 to 4"):
        scenario(names)


def test_w1_setup_from_first_command_to_the_first_turn() -> None:
    chronicle = scenario(3)
    assert commands_now(chronicle) >= {"board", "first-player", "summaries", "player-cards"}
    give(chronicle, "board", segments="1-2,5-6,3-4,9-10,7-8")
    give(chronicle, "first-player", player="Bruno")
    give(chronicle, "summaries", cards=CARDS[:3])
    give(chronicle, "player-cards", chosen="1,4,9", unchosen="6")
    said = give(chronicle, "level", workers=3, spaces="2,3,5")
    state = chronicle.state
    assert state.board.path == ("1", "2", "5", "6", "3", "4", "9", "10", "7", "8")
    assert (state.turn, state.baron, state.supply, state.stage) == ("Bruno", "6", 17, "turn")
    assert his(chronicle) == {"2": 1, "3": 1, "5": 1} and said[-1] == "It is Bruno's turn."


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_w1_setup_2_summary_cards_by_number_of_players(players: Any, each: Any) -> None:
    chronicle = scenario(players)
    give(chronicle, "summaries")
    dealt = [id for ids in chronicle.state.summaries.values() for id in ids]
    assert [len(ids) for ids in chronicle.state.summaries.values()] == [each] * players
    assert len(set(dealt)) == each * players


def test_w1_setup_2_with_two_players_the_owner_chooses_the_top_card() -> None:
    chronicle = scenario(2)
    give(chronicle, "summaries", cards=CARDS)
    with pytest.raises(Refusal, match="2 cards of Anna are named"):
        give(chronicle, "tops", cards=CARDS[:2])
    give(chronicle, "tops", cards=[CARDS[1], CARDS[2]])
    assert [ids[0] for ids in chronicle.state.summaries.values()] == [CARDS[1], CARDS[2]]
    bottoms = {
        localize(one.text, "en") for one in chronicle.scenario.reminders(chronicle.state) if one.player == "Anna"
    }
    assert any("Transcribe lets you remove" in one for one in bottoms)  # the Blue Inkhorn, on top
    assert not any("Build lets you remove" in one for one in bottoms)  # the Grey Trowel, under it
    assert any("1 Stone" in one for one in bottoms) and any("1 Ink" in one for one in bottoms)  # both upper effects


def test_w1_setup_2_upper_effects_of_the_top_card_only_as_a_house_rule() -> None:
    chronicle = scenario(2, rules={"summary-tops": "top-card"})
    give(chronicle, "summaries", cards=CARDS)
    messages = [localize(one.text, "en") for one in chronicle.scenario.reminders(chronicle.state)]
    assert sum("Manuscript" in one for one in messages) == 2


@pytest.mark.parametrize("level", [1, 3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_w1_setup_3_difficulty_is_1_3_or_5_workers_on_unused_player_cards(players: Any, level: Any) -> None:
    state = set_up(players, level).state
    used = {state.baron, *state.starts.values()}
    assert len(used) == players + 1
    assert sum(state.baron_workers.values()) == level and not used & set(state.baron_workers)


def test_w1_setup_3_what_cannot_be_is_refused() -> None:
    chronicle = scenario(4)
    with pytest.raises(Refusal, match="this is still to be done: Lay the board"):
        give(chronicle, "level", workers=1)
    for command in ("board", "first-player", "summaries"):
        give(chronicle, command)
    with pytest.raises(Refusal, match="both chosen and left"):
        give(chronicle, "player-cards", chosen="1,2,3,4", unchosen="4")
    give(chronicle, "player-cards", chosen="1,2,3,4", unchosen="5")
    with pytest.raises(Refusal, match='spaces cannot be "4"'):
        give(chronicle, "level", workers=1, spaces="4")
    with pytest.raises(Refusal, match="3 spaces are due, not 2"):
        give(chronicle, "level", workers=3, spaces="6,7")
    with pytest.raises(Refusal, match='workers cannot be "2"'):
        give(chronicle, "level", workers=2)
    assert chronicle.state.stage == "setup" and len(chronicle.entries) == 4


def test_w1_setup_half_told_is_drawn_to_the_end() -> None:
    chronicle = scenario(3)
    give(chronicle, "player-cards", unchosen="7")
    assert chronicle.state.baron == "7" and "7" not in chronicle.state.starts.values()
    assert len(chronicle.entries[0].command.drawn) == 3


def test_w1_checklist_follows_the_rulebook() -> None:
    listed = [item.id for item in scenario(2).scenario.checklist(scenario(2).state)]
    assert listed.index("summaries-2") < listed.index("heroes") < listed.index("marker") < listed.index("difficulty")
    items = {item.id: item for item in scenario(4).scenario.checklist(scenario(4).state)}
    assert items["prosperity-pile"].what.text("en") == "Deeds above Prosperity: 20."
    assert items["poverty-pile"].what.text("it") == "Debiti sopra Povertà: quanti ne vuole il gioco base."
    assert scene().scenario.checklist(scene().state) == []


def test_w6_heroes_are_recalled_with_their_owner() -> None:
    chronicle = scene()
    said = give(chronicle, "hero", player="Bruno", hero="larena")
    assert "1 Silver less" in said[0]
    (larena,) = [one for one in chronicle.scenario.reminders(chronicle.state) if "Larena" in localize(one.text, "it")]
    assert (larena.player, larena.when) == ("Bruno", "turn_start") and "1 Moneta in meno" in localize(larena.text, "it")
    with pytest.raises(Refusal, match='player cannot be "Bruno"'):
        give(chronicle, "hero", player="Bruno", hero="hugo")
    with pytest.raises(Refusal, match='hero cannot be "larena"'):
        give(chronicle, "hero", player="Anna", hero="larena")


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"baron_workers": {"3": 21}}, "from 0 to 20"),
        ({"baron_workers": {str(n): 2 for n in range(1, 11)} | {"inner-1-2": 1}}, "he has 20 Workers"),
        ({"baron_workers": {"3": 3}}, "holds 2 of his Workers at most"),
        ({"baron_workers": {"inner-3-4": 2}}, "one Worker at most"),
        ({"baron_workers": {"tier3": 1}}, "has ended the game"),
        ({"baron_workers": {"3": 1}, "workers": {"Anna": {"3": 1}}}, "cannot hold Workers of Anna and of the Baron"),
        ({"workers": {"Anna": {"tier1-3-4": 2}, "Bruno": {"tier1-3-4": 2}}}, "holds 3 at most"),
        ({"workers": {"Anna": {"3": 12, "4": 9}}}, "each player has 20 Workers"),
        ({"workers": {"Eva": {"3": 1}}}, "workers.Eva must be told by player, one of Anna, Bruno, Carla"),
        ({"workers": 3}, "workers must be told by player"),
        ({"workers": {"Anna": {"castle": 1}}}, 'workers.Anna cannot be "castle"'),
        ({"baron": "11"}, 'baron cannot be "11"'),
        ({"segments": ["1-2", "3-4"]}, "choose 5 different"),
        ({"summaries": {"Anna": "grey-trowel"}}, "for every player, 1 each"),
        ({"summaries": dict.fromkeys(("Anna", "Bruno", "Carla"), "grey-trowel")}, '"grey-trowel" has two owners'),
        ({"last_round": 4}, "last_round needs the fact revealed"),
        ({"revealed": ["poverty"], "round": 4, "last_round": 9}, "this round or the next, 4 or 5"),
        ({"weather": "fine"}, 'unknown fact "weather": known are players, segments'),
        ({"baron": None, "round": 3}, "round needs the fact baron"),
        ({"first": None}, "baron needs the fact first"),
        ({"players": ["Anna", "Bruno", "baron"]}, "no player can be called Baron"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused(facts: Any, told: Any) -> None:
    summaries = dict(zip(("Anna", "Bruno", "Carla"), CARDS, strict=False))
    whole = {"segments": SEGMENTS, "first": "Anna", "summaries": summaries, "baron": "1"} | facts
    with pytest.raises(Refusal) as trouble:
        scenario(whole.pop("players", 3), **{name: value for name, value in whole.items() if value is not None})
    assert told in trouble.value.text("en") and trouble.value.text("it") != trouble.value.text("en")


def test_a_position_in_the_last_round_can_be_told() -> None:
    facts: dict[str, Any] = {"round": 9, "turn": "Carla", "revealed": ["prosperity"], "last_round": 9}
    state = scene(7, {"7": 2}, {"Carla": {"tier3": 1}}, **facts).state
    assert (state.round, state.turn, state.last_round, state.workers_left("Carla")) == (9, "Carla", 9, 19)


def test_house_set_is_complete_for_viscounts() -> None:
    cards = Cards(house().tables, house().places)
    for players in (2, 3, 4):
        assert gaps(cards, "viscounts", players) == []
        assert cards.the(BaronCard).target[players] == 160
    assert warnings(cards) == [] and cards.the(BaronCard).start_workers == (1, 3, 5)
    assert cards.the(Poverty).remove_exactly == cards.the(Prosperity).remove_exactly == 2
    assert cards.the(Dismissal).table["debt"] == "B"
    assert {card.top.ribbon for card in cards.all(SummaryCard)} == {f"ribbon-{n}" for n in range(1, 5)}
    assert len(cards.all(Hero)) == 6


def test_house_townsfolk_have_the_base_games_values_and_icons() -> None:
    cards = Cards(house().tables)
    deck = [cards.by_id(Townsfolk)[id] for id in cards.deck(Townsfolk)]
    assert [sum(card.silver == value for card in deck) for value in (1, 2, 3)] == [18, 28, 22]
    icons = {"discard": 18, "virtue": 19, "corruption": 10, "rearrange": 10, "shuffle": 8, "debt": 3}
    assert {icon: sum(card.icon == icon for card in deck) for icon in icons} == icons


def test_a_level_chosen_beforehand_is_offered_first_and_can_still_be_changed() -> None:
    chronicle = scenario(3, level="5")
    for command in ("board", "first-player", "summaries", "player-cards"):
        give(chronicle, command)
    step = next(step for step in chronicle.scenario.now(chronicle.state) if step.command == "level")
    assert [prompt.usual for prompt in step.prompts if prompt.name == "workers"] == ["5"]
    give(chronicle, "level", workers=1)
    assert chronicle.state.level == 1
    with pytest.raises(Refusal, match="level"):
        scenario(3, level="2")
