"""What the table is told: whole sentences with a subject, no names of arguments, and every result of a draw."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import table as architects
from architects_table import the_step
from campaign_table import NAMES, campaign, give, house, opened, points
from paladins_table import in_round, table
from viscounts_scene import scenario as viscounts
from viscounts_scene import scene

from regno.chronicles import report
from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.pack import Pack
from regno.chronicles.plain_text import chronicle_text
from regno.chronicles.scenario import SCENARIOS, load_scenario

SHEET = {
    "buildings": 30, "cathedral": 3, "virtue": 8, "debts": 0, "gold": 1, "marble": 1, "silver": 10, "prison": 0,
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_house_rule_is_a_whole_sentence(language: Any) -> None:
    for name in SCENARIOS:
        for rule in load_scenario(name).RULES:
            for value in rule.values:
                messages = rule.meaning(value).text(language)
                assert messages[0].isupper() and messages.endswith("."), messages


def test_l2_a_favour_cannot_carry_out_gain_honour() -> None:
    chronicle = in_round(3)
    action = next(prompt for prompt in the_step(chronicle, "favour").prompts if prompt.name == "action")
    assert "honour" not in [choice["id"] for choice in action.to_dict()["choices"]]
    with pytest.raises(Refusal, match='no Favour carries out "Gain Honour"'):
        give(chronicle, "favour", player="Anna", favour=1, action="honour")
    assert chronicle.state.favours == [0]


def test_l3_round_1_turns_up_no_threat() -> None:
    chronicle = table(first="Anna", townsfolk=["bell", "gate", "bowl"])
    told = the_step(chronicle, "reveal").what
    assert told.text("en") == "Begin round 1: turn up the first Order. No Threat is turned up yet."


def test_l4_penalties_that_only_take_are_named_by_what_they_take() -> None:
    chronicle = in_round(2, threats={"breach": 2})
    give(chronicle, "end-round")
    (prompt,) = the_step(chronicle, "penalty").prompts
    assert [one.name.text("it") for one in prompt.choices["Anna"]] == ["1 Onore", "1 Forza"]
    assert prompt.question.text("it").startswith("Che cosa perde ogni giocatore?")


def test_c2_a_claim_by_several_says_why_the_winner_took_it() -> None:
    said = give(opened(), "claim", tome="pale-ledger", players=["Bruno", "Anna"], active="Carla")
    assert said[0] == "Anna claims The Pale Ledger: Be first to hold 8 Marble."
    assert said[1] == (
        "Bruno and Anna fulfilled it at the same moment. It was Carla's turn, and Anna is the nearest in turn order."
    )


def test_c3_the_scores_foretell_the_crest_token() -> None:
    chronicle = opened()
    messages = [one.text("en") for one in chronicle.preview("scores", {"points": points(40, 20, 10)})]
    assert messages[-1] == "Bruno chooses a Crest token."
    two = opened(2)
    assert "token" not in " ".join(one.text("en") for one in two.preview("scores", {"points": points(40, 39)}))


def test_c3_a_tie_break_says_who_is_ahead_and_by_what() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(30, 30, 10))
    assert give(chronicle, "tie-break", values={"Anna": 4, "Bruno": 4})[0] == "They are equal in this too: Virtue."
    said = give(chronicle, "tie-break", values={"Anna": 4, "Bruno": 6})
    assert said[0] == "Bruno is ahead by Silver: Anna 4 and Bruno 6."


def test_c3_a_sheet_is_listed_once_and_is_the_score() -> None:
    chronicle = opened()
    give(chronicle, "sheet", player="Anna", **SHEET)
    with pytest.raises(Refusal, match="Anna's score sheet says 40 VP, not 50"):
        give(chronicle, "scores", points=points(50, 20, 10))
    give(chronicle, "scores", points={"Bruno": 20, "Carla": 10})
    assert chronicle.state.stage == "token" and chronicle.state.results[0].points == points(40, 20, 10)
    titles = [(str(one["owner"]), one["title"]) for one in report.scores(chronicle, "en")]
    assert titles.count(("Anna", "Architects: final score")) == 1


def test_a_drawn_first_player_is_news_and_ticks_its_item() -> None:
    chronicle = campaign()
    chronicle.do("first-player", {})
    assert report.log(chronicle, "en")[-1]["news"]
    ticked = {one["id"]: one["ticked"] for one in report.checklist(chronicle, "en")}
    assert ticked["architects-first-player"] and not ticked["architects-tomes"]
    assert report.checklist(chronicle, "en")[-1]["step"] == "lay-out"


def test_w1_each_change_of_the_set_up_belongs_to_a_step() -> None:
    chronicle = viscounts(3)
    steps = {item.id: item.step for item in chronicle.scenario.checklist(chronicle.state)}
    assert steps["poverty"] == "board" and steps["heroes"] == "player-cards" and steps["summaries-3"] == "summaries"
    assert all(step in {"board", "first-player", "summaries", "player-cards", "level"} for step in steps.values())


def test_w5_danger_names_all_segments_alike_and_a_defeat_is_no_danger() -> None:
    chronicle = scene(1)
    assert chronicle.scenario.position(chronicle.state)[-1].text("en").startswith("Danger: in every segment alike")
    chronicle.state.outcome = "keep"
    assert chronicle.scenario.position(chronicle.state)[-1].text("en").startswith("A Baron Worker stands in tier 3")


@pytest.mark.parametrize(
    ("facts", "page"),
    [
        ({"points": points(-500, 1, 1)}, 'Anna: "-500" is not possible, it must be a whole number from -200 to 999.'),
        ({"points": {"Anna": 3}}, "A number for Bruno is still missing."),
        ({}, "This is still open: How many VP has each player?"),
    ],
)
def test_a_page_is_told_no_names_of_arguments(facts: Any, page: Any) -> None:
    with pytest.raises(Refusal) as trouble:
        give(opened(), "scores", **facts)
    assert trouble.value.on_page("en") == page and "points" in trouble.value.text("en")
    assert "points" not in trouble.value.on_page("it")


def test_g4_a_scheme_within_the_barons_turn_is_asked_for_as_such() -> None:
    chronicle = architects()
    assert the_step(chronicle, "reveal").what.text("en").startswith("When every player has had a turn")
    chronicle.state.stage = "baron"
    from regno.chronicles.scenarios.architects.state import Task

    chronicle.state.agenda = [Task("scheme")]
    assert the_step(chronicle, "reveal").what.text("en").startswith("Turn the next Scheme: the Baron's turn goes on")


def nameless() -> Pack:
    """The house set with a Tome that has no name."""
    rows = [{**row, "name": ""} if row["id"] == "pale-ledger" else row for row in house().tables["tome"]]
    return Pack(house().head, {**house().tables, "tome": rows})


def test_a_card_without_a_name_is_known_by_its_objective() -> None:
    from regno.chronicles.chronicle import Chronicle
    from regno.chronicles.creation import begin

    facts = {"players": list(NAMES[:3])}
    chronicle = Chronicle(begin("campaign", nameless(), title="Test", facts=facts, rules={}, seed="7"))
    give(chronicle, "first-player", player="Anna")
    give(chronicle, "lay-out", tomes="pale-ledger,open-gate,long-roof")
    tome = next(one for one in report.whole("x", chronicle, "en")["state"]["tome_board"] if one["id"] == "pale-ledger")
    assert tome["name"] == "Be first to hold 8 Marble." and tome["nameless"]
    assert give(chronicle, "claim", tome="pale-ledger", players="Anna")[0] == (
        "Anna claims a Tome. Be first to hold 8 Marble."
    )


def test_a_terminal_shows_the_crests_of_open_tomes_the_tokens_left_and_the_ids_of_items() -> None:
    text = chronicle_text("x", opened(), "en")
    assert "(Crests: " in text and "Crest tokens left: " in text
    assert "(architects-boards)" in chronicle_text("x", campaign(), "en")


@pytest.mark.parametrize("kind", SCENARIOS)
def test_what_no_step_asks_for_is_ticked_by_hand(kind: str) -> None:
    """Only a line that answering a step ticks is out of the table's hands."""
    header = begin(kind, house(), title="", facts={"players": ["Anna", "Bruno"]}, rules={})
    chronicle = Chronicle(header)
    listed = report.checklist(chronicle, "en")
    free = [one["id"] for one in listed if not one["asked"]]
    assert "base" in " ".join(free) or kind == "campaign"
    assert len(free) > len(listed) / 2
    chronicle.do("tick", {"items": free})
    after = report.checklist(chronicle, "en")
    assert [one["ticked"] for one in after] == [not one["asked"] for one in after]
