"""The Baron's turn and the new icons: G3, G4."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import NAMES, give, scenario, table, told_setup, waiting, with_cards

from regno.chronicles.messages import Refusal


def scheme(*steps: Any, id: str = "masons-roll") -> Any:
    """The house set with one Scheme made of these steps."""
    return with_cards(scheme=[{"id": id, "steps": list(steps)}])


def place(at: str, arrow: int = 0) -> dict[str, Any]:
    return {"do": "place", "at": at, "arrow": arrow}


def turn(chronicle: Any, card: str = "masons-roll") -> list[str]:
    return give(chronicle, "reveal", card=card)


def test_g3_the_shown_scheme_captures_in_the_storehouse() -> None:
    chronicle = table()
    said = turn(chronicle)
    assert said == [
        "Scheme: The Mason's Roll.",
        "The Baron places a Worker in the Guildhall; he now has 1 there.",
        "Space 1 of 20 is taken, in row 1.",
        "The Baron places a Worker in the King's Storehouse; he now has 1 there.",
    ]
    said = give(chronicle, "standing", workers={"Anna": 3, "Carla": 1})
    assert said == [
        "Standing in the King's Storehouse: Anna 3 and Carla 1.",
        "2 Workers of Anna are captured in the King's Storehouse and sit on the Baron's board.",
        "1 Worker of Carla is captured in the King's Storehouse and sits on the Baron's board.",
        "The Baron's turn ends. Round 2 begins.",
    ]
    assert chronicle.state.captives("Anna") == 2 and chronicle.state.workers["Anna"].free == 18


def test_g3_the_shown_scheme_imprisons_when_nobody_stands_there() -> None:
    chronicle = table(captive={"Bruno": 2})
    turn(chronicle)
    said = give(chronicle, "standing")
    assert said[1] == "2 captives of Bruno go to Prison."
    assert (chronicle.state.captives("Bruno"), chronicle.state.prison_count("Bruno")) == (0, 2)


def test_g3_the_shown_scheme_skips_the_arrow_when_neither_is_possible() -> None:
    chronicle = table()
    turn(chronicle)
    said = give(chronicle, "standing")
    assert said[1:] == [
        "The arrow changes nothing: nobody to capture, nobody to imprison.",
        "The Baron's turn ends. Round 2 begins.",
    ]


def test_g3_two_of_each_player_for_each_of_his_workers_there_the_new_one_too() -> None:
    chronicle = table(baron={"storehouse": 2})
    turn(chronicle)
    give(chronicle, "standing", workers={"Anna": 9, "Bruno": 5})
    assert (chronicle.state.captives("Anna"), chronicle.state.captives("Bruno")) == (6, 5)


def test_g3_artisans_are_captured_first() -> None:
    chronicle = table(3, artisans="yes")
    turn(chronicle)
    said = give(chronicle, "standing", workers={"Anna": 3}, artisans="Anna")
    assert said[1].startswith("The Artisan of Anna is captured") and said[2].startswith("1 Worker of Anna")
    assert chronicle.state.artisan["Anna"].captive == 1 and chronicle.state.workers["Anna"].captive == 1


def test_five_workers_cannot_stand_where_three_are_left() -> None:
    chronicle = table(prison={"Anna": 17, "Bruno": 0, "Carla": 0, "Dario": 0})
    turn(chronicle)
    before = chronicle.scenario.view(chronicle.state)
    with pytest.raises(Refusal, match="Anna cannot have 5 Workers in the King's Storehouse: only 3 of them"):
        give(chronicle, "standing", workers={"Anna": 5})
    assert chronicle.scenario.view(chronicle.state) == before and waiting(chronicle) == {"standing"}


def test_g3_section_2_of_the_blue_board_imprisons_and_asks_nothing() -> None:
    chronicle = table(captive={"Dario": 4})
    said = turn(chronicle, "seating-plan")
    assert "4 captives of Dario go to Prison." in said and chronicle.state.round == 2


def test_g3_both_sections_of_the_red_board_capture() -> None:
    chronicle = table(mode="hard")
    turn(chronicle, "seating-plan")
    assert waiting(chronicle) == {"standing"}


def test_g3_a_section_that_does_nothing() -> None:
    board = {
        "id": "blue", "mode": "normal", "colour": "blue", "per_worker": 10, "events": 4,
        "section": {"1": {"try": []}, "2": {"try": []}},
    }  # fmt: skip
    chronicle = table(pack=with_cards(baron_board=[board]))
    assert "The arrow changes nothing" in turn(chronicle)[-2]


def test_g3_an_arrow_in_the_black_market_captures_nobody() -> None:
    chronicle = table(pack=scheme(place("black_market", 1)), captive={"Anna": 1})
    assert "1 captive of Anna goes to Prison." in turn(chronicle)


def test_g3_without_an_available_worker_he_takes_all_back_but_guildhall_and_market() -> None:
    chronicle = table(
        baron={"storehouse": 3, "mines": 8, "prison": 4}, held={"Anna": 2}, guildhall={"baron": 2}, market_3="baron"
    )
    assert chronicle.state.baron.available == 0
    said = turn(chronicle)
    assert said[1].startswith("The Baron has no Worker available and takes back 17")
    baron = chronicle.state.baron
    assert (baron.guildhall, baron.market, baron.prison, baron.held["Anna"]) == (3, 1, 0, 0)
    assert baron.at["storehouse"] == 1 and baron.at["mines"] == 0  # n counts only the new Worker


def test_g3_taking_back_does_not_free_captives_unless_the_house_says_so() -> None:
    for rule, left in (("stay", 2), ("freed", 0)):
        chronicle = table(baron={"mines": 20}, captive={"Anna": 2}, rules={"captives": rule})
        turn(chronicle)
        assert chronicle.state.captives("Anna") == left


def test_g3_no_worker_even_after_taking_back_skips_the_step_and_its_arrow() -> None:
    pack = with_cards(scheme=[{"id": "masons-roll", "steps": [place("mines", 1)]}])
    chronicle = table(4, guildhall={"baron": 18}, market_1="baron", market_2="baron", pack=pack)
    said = turn(chronicle)
    assert said[1].startswith("The Baron has no Worker, even after taking back") and chronicle.state.round == 2


def test_g3_he_takes_the_rightmost_free_space_of_the_black_market() -> None:
    chronicle = table(market_3="Anna")
    assert "middle space" in turn(chronicle, "covered-carts")[1]
    assert chronicle.state.market[2].owner == "baron" and chronicle.state.baron.market == 1


def test_g3_his_workers_set_off_resets_and_apprentice_discards_like_any_other() -> None:
    chronicle = table(market_1="Anna", market_3="Bruno")
    assert any(one.startswith("Black Market Reset") for one in turn(chronicle, "covered-carts"))
    assert chronicle.state.baron.prison == 1 and chronicle.state.prison_count("Anna") == 1
    chronicle = table(guildhall={"Anna": 2})
    assert "The two leftmost Apprentices are discarded, and the row moves up." in turn(chronicle)


def test_icon_demand_turns_the_next_level_and_is_ignored_when_all_are_open() -> None:
    chronicle = table(pack=scheme({"do": "demand"}))
    turn(chronicle)
    give(chronicle, "reveal", card="causeway")
    assert [shown.card.id for shown in chronicle.state.decks.demands] == ["potters-due", "causeway"]
    four = {"potters-due": 0, "causeway": 0, "gilders-due": 0, "white-floor": 0}
    chronicle = table(pack=scheme({"do": "demand"}), demands=four)
    assert "All four Demands lie open: ignored." in turn(chronicle)


def test_icon_exile_from_prison_takes_no_artisan_and_ignores_who_has_none() -> None:
    pack = scheme({"do": "exile_prison"})
    chronicle = table(
        3, artisans="yes", pack=pack, prison={"Anna": 2, "Bruno": 0, "Carla": 0}, artisans_prison=["Bruno"]
    )
    said = turn(chronicle)
    assert said[1:4] == [
        "Anna removes 1 Worker in Prison from the game. Out of the game so far: 1.",
        "Bruno has no Worker that can be removed: ignored.",
        "Carla has no Worker that can be removed: ignored.",
    ]
    assert chronicle.state.artisan["Bruno"].prison == 1 and chronicle.state.workers["Anna"].exiled == 1


def test_icon_exile_from_the_own_board_else_the_main_board_prison_included() -> None:
    pack = scheme({"do": "exile"})
    prison = {"Anna": 3, "Bruno": 20, "Carla": 0, "Dario": 0}
    chronicle = table(pack=pack, prison=prison, captive={"Carla": 20})
    turn(chronicle)
    assert waiting(chronicle) == {"exile"}
    with pytest.raises(Refusal, match='from_prison cannot be "Carla": choose one of Anna'):
        give(chronicle, "exile", from_prison="Carla")
    give(chronicle, "exile", from_prison="Anna")
    crews = chronicle.state.workers
    assert crews["Anna"].prison == 2 and crews["Bruno"].prison == 19 and crews["Dario"].free == 19
    assert [crews[name].exiled for name in NAMES[:4]] == [1, 1, 0, 1]  # captives cannot be chosen


def test_g4_amb_exile_house_rule_without_prison_asks_nothing() -> None:
    pack = scheme({"do": "exile"})
    chronicle = table(2, pack=pack, prison={"Anna": 20, "Bruno": 3}, rules={"exile": "no-prison"})
    said = turn(chronicle)
    assert "Anna has no Worker that can be removed: ignored." in said and chronicle.state.workers["Bruno"].exiled == 1


@pytest.mark.parametrize(("silver", "loses"), [(3, False), (4, True), (9, True)])
def test_icon_tax_four_or_more_cost_virtue_and_all_tax_goes_to_the_supply(silver: Any, loses: Any) -> None:
    chronicle = table(pack=scheme({"do": "tax_check"}))
    turn(chronicle)
    said = give(chronicle, "tax", silver=silver)
    assert ("All players lose 1 Virtue." in said) == loses and "All Tax goes to the general supply." in said


def test_g4_amb_tax_house_rule_keeps_a_small_tax() -> None:
    chronicle = table(pack=scheme({"do": "tax_check"}), rules={"tax": "kept"})
    turn(chronicle)
    assert "The Tax stays." in give(chronicle, "tax", silver=3)


def test_icon_one_player_is_chosen_by_the_table() -> None:
    chronicle = table(pack=scheme({"do": "gain", "what": "debt", "who": "one"}))
    turn(chronicle)
    assert waiting(chronicle) == {"choose"}
    assert give(chronicle, "choose", player="Dario")[:2] == ["The table chooses Dario.", "Dario gains 1 Debt."]


def test_icon_all_players_and_workers_sent_to_prison_are_counted() -> None:
    chronicle = table(2, pack=scheme({"do": "lose", "what": "worker_to_prison", "n": 2}))
    said = turn(chronicle)
    assert said[1] == "All players lose 2 Workers, who go to Prison."
    assert [chronicle.state.workers[name].prison for name in ("Anna", "Bruno")] == [2, 2]


def test_icon_event_is_done_wholly_before_the_rest_of_the_card() -> None:
    chronicle = table(pack=scheme({"do": "event"}, place("mines")))
    turn(chronicle)
    said = give(chronicle, "reveal", card="loose-tongues")
    assert said[:4] == [
        "Event: Loose Tongues. 3 are left.",
        "All players lose 1 Virtue.",
        "At Virtue 0 a lost Virtue is a Debt instead.",
        "The Baron places a Worker in the Mines; he now has 1 there.",
    ]


def test_icon_scheme_is_done_wholly_before_the_rest_of_the_card() -> None:
    chronicle = table(pack=scheme({"do": "scheme"}, place("mines")))
    turn(chronicle)
    assert give(chronicle, "reveal", card="ill-winds")[1].startswith("The Baron places a Worker at the Silversmith")
    said = give(chronicle, "reveal", card="toll-day")
    assert said[1:3] == ["All players lose 2 Silver.", "Whoever cannot is passed over."]
    assert chronicle.state.baron.at["mines"] == 2 and chronicle.state.round == 2


def test_a_choice_of_effects_and_plain_words() -> None:
    steps = [[place("mines")], [{"do": "text", "text": {"en": "Sing.", "it": "Cantate."}}, {"do": "capture"}]]
    pack = with_cards(scheme=[{"id": "masons-roll", "steps": steps}])
    chronicle = table(pack=pack)
    turn(chronicle)
    said = give(chronicle, "option", option=2)
    assert said[:2] == ["The table chooses: Sing. and capture where he has just placed.", "Sing."]
    with pytest.raises(Refusal, match="the Baron is not at work now"):
        give(chronicle, "option", option=1)


def test_a_market_reset_as_an_icon() -> None:
    chronicle = table(pack=scheme({"do": "market_reset"}), market_2="Carla")
    assert turn(chronicle)[1].startswith("Black Market Reset: the Workers there go to Prison (Carla)")


def test_g3_amb_d_no_limit_on_open_circles_or_the_table_says() -> None:
    chronicle = table(rules={"open-circles": "table"})
    turn(chronicle)
    assert waiting(chronicle) == {"enter"}
    assert "cannot be placed in the King's Storehouse" in give(chronicle, "enter", possible="no")[0]
    assert chronicle.state.baron.at["storehouse"] == 0 and chronicle.state.round == 2
    chronicle = table(rules={"open-circles": "table"})
    turn(chronicle)
    give(chronicle, "enter", possible="yes")
    assert waiting(chronicle) == {"standing"}


def test_the_baron_goes_on_when_a_house_rule_changes_under_his_feet() -> None:
    chronicle = table(rules={"open-circles": "table"})
    turn(chronicle)
    give(chronicle, "house-rule", rule="open-circles", value="no-limit")
    assert waiting(chronicle) == {"carry-on"}
    give(chronicle, "carry-on")
    assert waiting(chronicle) == {"standing"}
    with pytest.raises(Refusal, match="nothing to carry on with"):
        give(chronicle, "carry-on")


def test_the_baron_goes_on_when_a_correction_answers_him() -> None:
    chronicle = table(pack=scheme({"do": "exile"}), prison={"Anna": 1, "Bruno": 0, "Carla": 0, "Dario": 0})
    turn(chronicle)
    give(chronicle, "correct", player="Anna", place="prison", count=0)
    assert waiting(chronicle) == {"carry-on"}
    give(chronicle, "carry-on")
    assert chronicle.state.workers["Anna"].exiled == 1 and chronicle.state.round == 2


def test_an_owners_words_are_shown_when_the_card_is_turned() -> None:
    card = {"id": "masons-roll", "text": {"en": "Hush.", "it": "Zitti."}, "steps": []}
    assert turn(table(pack=with_cards(scheme=[card])))[1] == "Hush."


def test_a_chain_of_schemes_stops_after_thirty() -> None:
    chain = [{"id": card["id"], "steps": [{"do": "scheme"}]} for card in with_cards().tables["scheme"]]
    chain[8]["artisans"] = True
    chronicle = table(pack=with_cards(scheme=chain))
    said = []
    while chronicle.state.round == 1:
        said += give(chronicle, "reveal")
    assert said[-2] == "30 cards were turned in this turn: no further one is."


def test_players_wait_while_the_baron_is_at_work() -> None:
    chronicle = table()
    turn(chronicle)
    with pytest.raises(Refusal, match=r"cannot be done now \(Round 1: the Baron's turn\)"):
        give(chronicle, "guildhall", player="Anna")
    with pytest.raises(Refusal, match="waits for something else first: Who stands there"):
        give(chronicle, "tax", silver=4)
    with pytest.raises(Refusal, match='card cannot be "no-such"'):
        give(scenario(4, **told_setup(4)), "reveal", card="no-such")
