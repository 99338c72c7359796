"""The end of a game and of the campaign: C3, C4."""

from __future__ import annotations

from typing import Any

import pytest
from campaign_table import campaign, commands_now, finish, give, opened, points

from regno.chronicles.messages import Refusal


def in_game(game: str, players: int = 3, **more: Any) -> Any:
    """In play in a game; earlier games were major victories of Anna with tokens for Bruno."""
    before = ["architects", "paladins", "viscounts"].index(game)
    spread = (60, 30, 20, 10)[:players]
    tomes = {
        "architects": ["pale-ledger", "open-gate", "long-roof"],
        "paladins": ["iron-bell", "still-chapel", "paid-note"],
        "viscounts": ["red-thread", "three-doors", "far-market"],
    }
    facts: dict[str, Any] = {
        "results": [{"points": points(*spread)} for _ in range(before)],
        "tokens": dict.fromkeys(("hammer", "lantern")[:before], "Bruno"),
        "shown": tomes[game],
        "first": "Bruno" if before else "Anna",  # the left neighbour of the last winner
    }
    return campaign(players, **facts, **more)


@pytest.mark.parametrize(("game", "margin"), [("architects", 10), ("paladins", 12), ("viscounts", 15)])
def test_c3_major_victory_at_the_margin_minor_below(game: Any, margin: Any) -> None:
    for lead, major in ((margin, True), (margin - 1, False)):
        chronicle = in_game(game)
        give(chronicle, "scores", points=points(50 + lead, 50, 20))
        assert chronicle.state.results[-1].major is major


def test_c3_major_three_tomes_to_the_first_token_to_the_second() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(20, 60, 40))
    result = chronicle.state.results[-1]
    assert [result.victory_tomes(player) for player in ("Bruno", "Carla", "Anna")] == [3, 0, 0]
    assert result.token_to == "Carla" and "token" in commands_now(chronicle)


def test_c3_minor_two_and_one_tomes_token_to_the_third() -> None:
    chronicle = opened(4)
    give(chronicle, "scores", points=points(41, 45, 39, 12))
    result = chronicle.state.results[-1]
    assert [result.victory_tomes(player) for player in ("Bruno", "Anna", "Carla", "Dario")] == [2, 1, 0, 0]
    assert result.token_to == "Carla"


def test_c3_two_players_minor_victory_gives_no_token() -> None:
    chronicle = opened(2)
    give(chronicle, "scores", points=points(41, 45))
    assert chronicle.state.results[-1].token_to is None and chronicle.state.stage == "setup"


def test_c3_two_players_major_victory_gives_the_second_a_token() -> None:
    chronicle = opened(2)
    give(chronicle, "scores", points=points(41, 65))
    assert chronicle.state.results[-1].token_to == "Anna" and chronicle.state.stage == "token"


def test_c3_amb_e_token_among_those_still_on_the_board() -> None:
    chronicle = opened()
    finish(chronicle, 60, 20, 10, crest="hammer")
    give(chronicle, "lay-out")
    give(chronicle, "scores", points=points(60, 20, 10))
    with pytest.raises(
        Refusal, match=r'crest cannot be "hammer": choose one of lantern \(Lantern\) and sheaf \(Sheaf\)'
    ):
        give(chronicle, "token", crest="hammer")


def test_c3_token_may_win_a_crest_tome() -> None:
    chronicle = opened()
    give(chronicle, "claim", tome="pale-ledger", players="Bruno")
    finish(chronicle, 60, 20, 10, crest="hammer")
    assert chronicle.state.crest_tomes == {"hammer": "Bruno"} and chronicle.state.count("Bruno") == 2


def test_b1_architects_ties_by_virtue_then_silver_then_latest() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(40, 40, 40))
    give(chronicle, "tie-break", values=points(5, 5, 9))
    give(chronicle, "tie-break", values={"Anna": 2, "Bruno": 2})
    give(chronicle, "tie-break", order=["Bruno", "Anna"])
    assert chronicle.state.results[-1].ranking == ["Carla", "Bruno", "Anna"]


def test_c3_only_tied_players_are_asked() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(40, 50, 40))
    with pytest.raises(Refusal, match="Bruno"):
        give(chronicle, "tie-break", values=points(1, 2, 3))
    with pytest.raises(Refusal, match="lacks a number for Carla"):
        give(chronicle, "tie-break", values={"Anna": 3})


def test_b2_paladins_tie_by_the_owners_rulebook_then_latest() -> None:
    chronicle = in_game("paladins")
    give(chronicle, "scores", points=points(40, 40, 10))
    give(chronicle, "tie-break", values={"Anna": 1, "Bruno": 1})
    give(chronicle, "tie-break", order="Bruno,Anna")
    assert chronicle.state.results[-1].ranking[0] == "Bruno"


def test_b3_viscounts_tie_by_silver_and_resources_then_latest() -> None:
    chronicle = in_game("viscounts")
    give(chronicle, "scores", points=points(40, 40, 10))
    give(chronicle, "tie-break", values={"Anna": 3, "Bruno": 4})
    assert chronicle.state.results[-1].ranking[0] == "Bruno"


def test_c3_latest_turn_by_seat_is_a_house_rule_and_asks_nothing() -> None:
    chronicle = opened(rules={"latest-turn": "seat"})
    give(chronicle, "scores", points=points(40, 40, 10))
    give(chronicle, "tie-break", values={"Anna": 1, "Bruno": 1})
    give(chronicle, "tie-break", values={"Anna": 1, "Bruno": 1})
    assert chronicle.state.results[-1].ranking[0] == "Bruno"  # Anna began, so Bruno's turn came later


def test_c3_a_tie_for_first_is_a_minor_victory() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(60, 60, 10))
    give(chronicle, "tie-break", values={"Anna": 1, "Bruno": 2})
    assert not chronicle.state.results[-1].major


def test_ties_for_places_that_bring_nothing_are_not_asked() -> None:
    chronicle = opened(4)
    give(chronicle, "scores", points=points(80, 40, 20, 20))
    assert chronicle.state.stage == "token"
    chronicle = opened(4)
    give(chronicle, "scores", points=points(44, 40, 20, 20))  # minor: the third place brings a token
    assert chronicle.state.stage == "ties"


def end(
    first: tuple[int, ...], second: tuple[int, ...], third: tuple[int, ...], tie: Any = None, tomes: Any = 0
) -> Any:
    """A whole campaign: points of the three games, a tie-break in the last, Tomes for Anna and Bruno in the first."""
    chronicle = opened(tomes="quiet-purse,long-roof,open-gate")
    for tome, player in (("quiet-purse", "Anna"), ("long-roof", "Bruno"))[:tomes]:
        give(chronicle, "claim", tome=tome, players=player)
    finish(chronicle, *first, crest="hammer")
    give(chronicle, "lay-out")
    finish(chronicle, *second, crest="lantern")
    give(chronicle, "lay-out")
    give(chronicle, "scores", points=points(*third))
    if tie:
        give(chronicle, "tie-break", values=tie)
    return chronicle, give(chronicle, "token", crest="sheaf")


def test_c4_campaign_goes_to_most_tomes() -> None:
    chronicle, said = end((60, 20, 10), (20, 60, 10), (60, 20, 10))
    assert chronicle.state.stage == "over" and said[-1] == "Anna wins the campaign with 6 Tomes (most Tomes)."
    assert commands_now(chronicle) == set()


def test_c4_campaign_tie_by_most_victory_tomes() -> None:
    owned = {"Bruno": ["pale-ledger", "open-gate", "quiet-purse"]}
    chronicle = in_game("viscounts", tomes=owned, crest_tomes={"hammer": "Bruno", "lantern": "Bruno"})
    assert [chronicle.state.count(player) for player in ("Anna", "Bruno")] == [6, 5]
    give(chronicle, "claim", tome="far-market", players="Bruno")
    give(chronicle, "scores", points=points(10, 20, 90))
    said = give(chronicle, "token", crest="sheaf")
    assert said[-1] == "Anna wins the campaign with 6 Tomes (equal Tomes, most Victory Tomes)."


def test_c4_campaign_tie_by_viscounts_points() -> None:
    _, said = end((60, 20, 10), (20, 60, 10), (10, 12, 60))
    assert said[-1] == "Carla wins the campaign with 3 Tomes (equal Tomes and Victory Tomes, most VP in Viscounts)."


def test_c4_campaign_tie_after_all_tie_breaks_is_shared() -> None:
    """Anna and Bruno each won one game outright; a third wins Viscounts, where they have equal points."""
    _, said = end((60, 20, 10), (20, 60, 10), (30, 30, 60), tie={"Anna": 1, "Bruno": 2}, tomes=2)
    assert said[-1].startswith("Anna and Bruno share the victory with 4 Tomes each")


def test_c4_the_nine_tome_example() -> None:
    """The rulebook's example of a final count: 9 Tomes and a Crest token for one player, here Carla."""
    chronicle = opened(tomes="pale-ledger,open-gate,quiet-purse")
    give(chronicle, "claim", tome="pale-ledger", players="Carla")  # first with 8 Marble
    finish(chronicle, 45, 20, 41, crest="sheaf")  # second of a minor victory: 1 Victory Tome; the token is Bruno's
    give(chronicle, "lay-out", tomes="still-chapel,turned-coat,paid-note")
    give(chronicle, "claim", tome="still-chapel", players="Carla")
    give(chronicle, "claim", tome="paid-note", players="Carla")
    finish(chronicle, 50, 45, 30, crest="lantern")  # third of a minor victory: a Crest token
    assert chronicle.state.tokens["lantern"] == "Carla"
    assert chronicle.state.crest_tomes == {"lantern": "Carla"}
    give(chronicle, "lay-out", tomes="red-thread,three-doors,far-market")
    give(chronicle, "claim", tome="far-market", players="Carla")
    give(chronicle, "scores", points=points(50, 40, 65))  # first of a major victory: 3 Victory Tomes
    give(chronicle, "token", crest="hammer")
    sheet = next(sheet for sheet in chronicle.scenario.score(chronicle.state) if sheet.owner == "Carla")
    assert sheet.total == chronicle.state.count("Carla") == 9
    assert chronicle.state.victory_tomes("Carla") == 4 and len(chronicle.state.tomes["Carla"]) == 4
    assert sorted(line.points for line in sheet.lines) == [1, 1, 1, 1, 1, 1, 3]


def test_score_sheets_can_give_the_points() -> None:
    chronicle = opened(2)
    facts = {
        "buildings": 10,
        "cathedral": 2,
        "virtue": 12,
        "debts": 1,
        "gold": 1,
        "marble": 2,
        "silver": 25,
        "prison": 3,
    }
    give(chronicle, "sheet", player="Anna", **facts)
    with pytest.raises(Refusal, match="points is missing"):
        give(chronicle, "scores")
    give(chronicle, "sheet", player="Bruno", **{**facts, "buildings": 40})
    give(chronicle, "scores")
    # 10 buildings + 4 cathedral + 3 virtue - 2 debt + 1 gold + 2 marble + 2 silver - 1 prison
    assert chronicle.state.results[-1].points == {"Anna": 19, "Bruno": 49}


@pytest.mark.parametrize("value", ["12a", 1.5, True, None, "", 100000])
def test_a_score_that_is_no_number_is_refused_and_nothing_is_lost(value: Any) -> None:
    chronicle = opened()
    before = chronicle.commands
    with pytest.raises(Refusal):
        give(chronicle, "scores", points={"Anna": value, "Bruno": 1, "Carla": 2})
    assert chronicle.commands == before and chronicle.state.stage == "play"


def test_of_two_who_are_level_a_tap_says_who_has_more() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(30, 30, 10))
    step: Any = next(step for step in chronicle.scenario.now(chronicle.state) if not step.optional)
    assert step.command == "tie-more"
    assert step.what.text("en") == "Anna and Bruno are level. Who has more Virtue?"
    assert [choice.id for choice in step.prompts[0].choices] == ["Anna", "Bruno", "equal"]
    assert give(chronicle, "tie-more", more="equal")[0] == "They are equal in this too: Virtue."
    assert give(chronicle, "tie-more", more="equal")[0] == "They are equal in this too: Silver."
    step = next(step for step in chronicle.scenario.now(chronicle.state) if not step.optional)
    assert [choice.id for choice in step.prompts[0].choices] == ["Anna", "Bruno"]
    assert give(chronicle, "tie-more", more="Bruno")[0] == "Bruno wins the tie: that turn came latest."
    assert chronicle.state.results[0].ranking[:2] == ["Bruno", "Anna"]


def test_of_three_who_are_level_all_values_are_asked() -> None:
    chronicle = opened()
    give(chronicle, "scores", points=points(30, 30, 30))
    with pytest.raises(Refusal, match="more than two are tied"):
        give(chronicle, "tie-more", more="Anna")
    give(chronicle, "tie-break", values=points(5, 5, 9))
    assert give(chronicle, "tie-more", more="Anna")[0] == "Anna is ahead by Silver."
