"""Changes to a player's turn, G2: captures, Prison, Donations, the Black Market, the Guildhall."""

from __future__ import annotations

import pytest
from architects_table import NAMES, commands_now, give, table, with_cards

from regno.chronicles.messages import Refusal

MIXED = {
    "id": "potters-due", "level": 1, "items": ["clay", "wood"], "need": {"4": 5}, "met": 1, "failed": 5,
}  # fmt: skip


def test_g2_the_four_capture_example() -> None:
    chronicle = table(baron={"storehouse": 1, "quarry": 2})
    said = give(chronicle, "capture", player="Anna", baron="storehouse,quarry", own="mines,quarry")
    assert said == [
        "Anna makes 4 captures.",
        "1 Worker of the Baron in the King's Storehouse sits on Anna's board.",
        "2 Workers of the Baron in the Quarry sit on Anna's board.",
        "Anna takes home their own Workers in the Mines.",
        "Anna takes home their own Workers in the Quarry.",
    ]
    baron = chronicle.state.baron
    assert baron.held["Anna"] == 3 and not any(baron.at.values()) and baron.available == 17


def test_g2_other_players_workers_cannot_be_captured() -> None:
    with pytest.raises(Refusal, match='no fact "bruno"'):
        give(table(), "capture", player="Anna", bruno="mines")


def test_g2_captures_only_where_the_baron_stands() -> None:
    with pytest.raises(Refusal, match='baron cannot be "mines": choose one of quarry'):
        give(table(baron={"quarry": 1}), "capture", player="Anna", baron="mines")
    with pytest.raises(Refusal, match="say where"):
        give(table(), "capture", player="Anna")


def test_g2_imprisoned_baron_workers_bring_2_silver_each() -> None:
    chronicle = table(held={"Bruno": 3})
    said = give(chronicle, "imprison", player="Bruno")
    assert said == ["Bruno sends 3 Workers of the Baron to Prison and takes 6 Silver."]
    assert chronicle.state.baron.prison == 3 and chronicle.state.baron.held["Bruno"] == 0
    assert "imprison" not in commands_now(chronicle)


def test_g2_releasing_costs_an_action_a_colour_and_never_frees_the_baron() -> None:
    chronicle = table(prison={"Anna": 2, "Bruno": 4, "Carla": 0, "Dario": 0}, baron={"prison": 2})
    said = give(chronicle, "release", player="Dario", colours="Anna,Bruno")
    assert said[0] == "Dario releases from Prison: Anna and Bruno (2 actions)."
    assert chronicle.state.workers["Bruno"].free == 20 and chronicle.state.baron.prison == 2
    with pytest.raises(Refusal, match="no player has a Worker in Prison"):
        give(chronicle, "release", player="Dario", colours="baron")


def test_g2_own_workers_are_freed_from_the_baron_board_at_the_base_price() -> None:
    chronicle = table(captive={"Anna": 3}, boards=dict(zip(NAMES, ("emma", "fara", "ada", "hugo"), strict=False)))
    said = give(chronicle, "free", player="Anna", price="debt")
    assert said[0] == "Anna frees 3 Workers from the Baron's board for 1 Debt and 1 Virtue lost."
    assert said[1] == "Anna, Emma: Each Debt she gains brings her 1 Silver and 1 Clay."
    assert chronicle.state.captives("Anna") == 0


def test_g2_a_donation_to_a_demand_of_what_it_asks_and_not_above_its_need() -> None:
    chronicle = table()
    assert give(chronicle, "donate", player="Anna", item="clay", count=10, demand="potters-due") == [
        "Anna gives 10 Clay. The Potter's Due: 10 of 12 (Clay)"
    ]
    with pytest.raises(Refusal, match="it needs only 2 more"):
        give(chronicle, "donate", player="Bruno", item="clay", count=3, demand="potters-due")
    with pytest.raises(Refusal, match="does not take Wood: it asks Clay"):
        give(chronicle, "donate", player="Bruno", item="wood", demand="potters-due")
    said = give(chronicle, "donate", player="Bruno", item="clay", count=2, demand="potters-due")
    assert said[1] == "The Potter's Due is met: 1 VP for each player at the end."
    with pytest.raises(Refusal, match="nothing to choose from"):
        give(chronicle, "donate", player="Bruno", item="clay", demand="potters-due")


def test_g2_several_kinds_on_one_demand_mix() -> None:
    chronicle = table(pack=with_cards(demand=[MIXED]))
    give(chronicle, "donate", player="Anna", item="clay", count=3, demand="potters-due")
    give(chronicle, "donate", player="Anna", item="wood", count=2, demand="potters-due")
    assert chronicle.state.decks.demands[0].given == {"clay": 3, "wood": 2}


def test_g2_a_donation_to_a_player_and_a_debt_received_counts_as_gained() -> None:
    chronicle = table(boards=dict(zip(NAMES, ("emma", "therese", "ada", "hugo"), strict=False)))
    said = give(chronicle, "donate", player="Bruno", item="debt", to="Anna")
    assert said[0] == "Bruno gives Anna 1 Debt." and "1 Silver and 1 Clay" in said[1]
    assert "not for Donations" in said[2]  # Therese is reminded that Gold is no Marble here
    with pytest.raises(Refusal, match="to another player"):
        give(chronicle, "donate", player="Bruno", item="gold", to="Bruno")
    with pytest.raises(Refusal, match="one Demand or to one player"):
        give(chronicle, "donate", player="Bruno", item="clay", to="Anna", demand="potters-due")
    with pytest.raises(Refusal, match='item cannot be "virtue"'):
        give(chronicle, "donate", player="Bruno", item="virtue", to="Anna")


def test_g2_rogue_and_reverend_recall_their_donations_until_discarded() -> None:
    chronicle = table(2, sides={"Anna": "rogue", "Bruno": "reverend"})
    assert "up to 2 Donations" in give(chronicle, "market", player="Anna", space=1)[1]
    assert "equal to the Cathedral level" in give(chronicle, "guildhall", player="Bruno")[1]
    assert len(give(chronicle, "guildhall", player="Anna")) == 2
    give(chronicle, "lose-apprentice", player="Anna")
    assert len(give(chronicle, "market", player="Anna", space=2)) == 1


def test_g2_reset_the_third_worker_sends_all_to_prison_before_counting() -> None:
    chronicle = table(market_1="baron", market_2="Anna", prison={"Anna": 2, "Bruno": 3, "Carla": 0, "Dario": 0})
    said = give(chronicle, "market", player="Carla", space=3)
    assert said[2:] == [
        "Black Market Reset: the Workers there go to Prison (the Baron, Anna and Carla), and new cards are laid out.",
        "Anna has 3 in Prison and loses 1 Virtue.",
        "Bruno has 3 in Prison and loses 1 Virtue.",
        "At Virtue 0 a lost Virtue is a Debt instead.",
        "Anna has the most in Prison, 3, and takes a Debt.",
        "Bruno has the most in Prison, 3, and takes a Debt.",
    ]
    assert chronicle.state.market == {} and chronicle.state.baron.prison == 1


def test_g2_reset_the_baron_alone_with_most_spares_everyone() -> None:
    chronicle = table(market_1="Anna", market_2="Anna", baron={"prison": 5})
    assert give(chronicle, "market", player="Bruno", space=3)[-1] == (
        "The Baron alone has the most in Prison, 5: nobody takes a Debt."
    )


def test_g2_reset_a_tie_with_the_baron_gives_the_debt_to_the_tied_players_only() -> None:
    chronicle = table(market_1="Anna", market_2="Anna", baron={"prison": 2})
    said = give(chronicle, "market", player="Bruno", space=3)
    assert said[-1] == "Anna has as many in Prison as the Baron, 2, and takes a Debt."


def test_g2_reset_nobody_in_prison_no_debt() -> None:
    chronicle = table(guildhall={"baron": 9, "Anna": 1})  # the next space is the first of the third row
    said = give(chronicle, "guildhall", player="Bruno")
    assert said[-2:] == [
        "Black Market Reset: nobody stands there; new cards are laid out.",
        "Nobody is in Prison: no Debt.",
    ]


def test_g2_guildhall_spaces_set_off_apprentices_and_resets() -> None:
    chronicle, told = table(), {}
    for number in range(1, 20):
        player = NAMES[number % 4]
        told[number] = " ".join(give(chronicle, "guildhall", player=player))
    assert [n for n, said in told.items() if "Apprentices are discarded" in said] == [3, 8, 13]
    assert [n for n, said in told.items() if "Black Market Reset" in said] == [11, 16]


def test_a_player_without_a_free_worker_cannot_place() -> None:
    chronicle = table(prison={"Anna": 20, "Bruno": 0, "Carla": 0, "Dario": 0})
    with pytest.raises(Refusal, match='player cannot be "Anna"'):
        give(chronicle, "guildhall", player="Anna")


def test_artisans_are_pieces_of_their_own_and_crafting_lies_on_top() -> None:
    chronicle = table(3, artisans="yes")
    assert give(chronicle, "market", player="Anna", piece="artisan", space=1)[0].startswith("Anna uses the Black")
    with pytest.raises(Refusal, match="the Artisan of Anna cannot be placed"):
        give(chronicle, "guildhall", player="Anna", piece="artisan")
    with pytest.raises(Refusal, match="none of them can take one more"):
        give(chronicle, "guildhall", player="Anna", on="top")
    give(chronicle, "guildhall", player="Anna")
    give(chronicle, "guildhall", player="Anna", on="top")
    assert len(chronicle.state.guildhall) == 1 and chronicle.state.workers["Anna"].guildhall == 2
    with pytest.raises(Refusal, match="two on a space at most"):
        give(chronicle, "guildhall", player="Anna", on="top")


def test_what_was_missed_can_be_set_right_within_the_twenty() -> None:
    chronicle = table(2, prison={"Anna": 4, "Bruno": 0})
    give(chronicle, "correct", player="Anna", place="prison", count=1)
    assert (chronicle.state.workers["Anna"].prison, chronicle.state.workers["Anna"].free) == (1, 19)
    give(chronicle, "correct-baron", place="held", holder="Bruno", count=2)
    give(chronicle, "correct-baron", place="mines", count=3)
    give(chronicle, "correct-baron", place="prison", count=15)
    assert chronicle.state.baron.available == 0
    with pytest.raises(Refusal, match=r"count cannot be .16.|at most 15"):
        give(chronicle, "correct-baron", place="prison", count=16)
    with pytest.raises(Refusal, match="the Baron cannot have 4 there: at most 2"):
        give(chronicle, "correct-baron", place="held", holder="Bruno", count=4)
    with pytest.raises(Refusal, match="only for Workers on a player's board"):
        give(chronicle, "correct-baron", place="held", count=1)
