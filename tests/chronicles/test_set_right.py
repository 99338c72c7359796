"""Every number that a scenario shows can be set right: spaces, Demands, decks, Outsiders, Favours, turns."""

from __future__ import annotations

import pytest
from architects_table import give, table
from paladins_table import give as tell
from paladins_table import in_round
from viscounts_scene import give as say
from viscounts_scene import scene

from regno.chronicles.messages import Refusal


def test_spaces_of_the_guildhall_and_with_them_the_target() -> None:
    chronicle = table(3, guildhall={"baron": 2, "Anna": 1})
    assert give(chronicle, "set-guildhall", owner="baron", count=4) == [
        "Set right: spaces of the Guildhall taken by the Baron: 4."
    ]
    state = chronicle.state
    assert (state.baron.guildhall, state.baron.available, len(state.guildhall)) == (4, 16, 5)
    give(chronicle, "set-guildhall", owner="Anna", count=0)
    assert state.workers["Anna"].guildhall == 0 and state.workers["Anna"].free == 20
    with pytest.raises(Refusal, match="the Guildhall would be full"):
        give(chronicle, "set-guildhall", owner="Bruno", count=12)
    with pytest.raises(Refusal, match="12 at most"):
        give(chronicle, "set-guildhall", owner="Bruno", count=13)


def test_asked_late_only_the_barons_spaces_are_known() -> None:
    chronicle = table(3, counting="late")
    give(chronicle, "set-guildhall", owner="baron", count=3)
    assert chronicle.state.baron.guildhall == 3 and chronicle.state.baron.available == 17
    with pytest.raises(Refusal, match="owner"):
        give(chronicle, "set-guildhall", owner="Anna", count=1)


def test_who_stands_in_the_black_market() -> None:
    chronicle = table(3, market_3="Anna")
    give(chronicle, "set-stall", space="3", owner="baron")
    assert chronicle.state.workers["Anna"].market == 0 and chronicle.state.baron.market == 1
    give(chronicle, "set-stall", space="3", owner="nobody")
    assert not chronicle.state.market and chronicle.state.baron.available == 20
    give(chronicle, "set-stall", space="1", owner="Anna")
    give(chronicle, "set-stall", space="2", owner="Anna")
    with pytest.raises(Refusal, match="sets off a Reset"):
        give(chronicle, "set-stall", space="3", owner="Bruno")


def test_what_lies_on_a_demand() -> None:
    chronicle = table(3)
    said = give(chronicle, "set-demand", demand="potters-due", count=5)
    assert said == ["Set right: on The Potter's Due lie 5 Clay."]
    with pytest.raises(Refusal, match="9 at most"):
        give(chronicle, "set-demand", demand="potters-due", count=10)
    assert chronicle.state.decks.demands[0].given == {"clay": 5}


def test_how_many_cards_the_decks_have_and_which_schemes_are_discarded() -> None:
    chronicle = table(3)
    give(chronicle, "set-deck", deck="events", count=2)
    give(chronicle, "set-deck", deck="future", count=4)
    assert (chronicle.state.decks.events_left, chronicle.state.decks.future_left) == (2, 4)
    with pytest.raises(Refusal, match="6 at most"):
        give(chronicle, "set-deck", deck="future", count=7)
    give(chronicle, "set-schemes", discards=["masons-roll", "tally-stick"])
    assert chronicle.state.decks.discards == ["masons-roll", "tally-stick"] and len(chronicle.state.decks.schemes) == 6


def test_outsiders_and_favours_of_paladins() -> None:
    chronicle = in_round(3)
    assert tell(chronicle, "set-outsiders", count=2)[0].startswith("Set right: 2 of ")
    tell(chronicle, "set-favour", favour="1", workers=2)
    assert chronicle.state.outsiders == 2 and chronicle.state.favours == [2]
    with pytest.raises(Refusal, match="no King's Favour"):
        tell(in_round(1), "set-favour", favour="1", workers=1)


def test_honour_and_threats_of_paladins_between_two_rounds() -> None:
    chronicle = in_round(2, threats={"breach": 3})
    tell(chronicle, "end-round", outsiders=9)
    tell(chronicle, "penalty", options=dict.fromkeys(chronicle.state.players, "strength"))
    assert chronicle.state.stage == "reveal"
    tell(chronicle, "set-honour", player="Anna", honour=7)
    tell(chronicle, "set-workers", threat="breach", workers=1)
    assert chronicle.state.honour["Anna"] == 7 and chronicle.state.threats[0].workers == 1


def test_who_is_first_in_a_round_of_paladins() -> None:
    chronicle = in_round(2, threats={"breach": 1}, first="Anna")
    assert tell(chronicle, "set-first", player="Bruno") == ["Set right: Bruno is first in this round."]
    tell(chronicle, "end-round", outsiders=9)
    assert chronicle.state.due[0].players == ["Bruno", "Carla", "Anna"]
    with pytest.raises(Refusal, match="cannot be done now"):
        tell(chronicle, "set-first", player="Anna")


def test_the_round_of_architects() -> None:
    chronicle = table(3)
    assert give(chronicle, "set-round", round=4) == ["Set right: round 4."] and chronicle.state.round == 4


def test_whose_turn_it_is_in_viscounts() -> None:
    chronicle = scene(3, {"3": 2})
    assert say(chronicle, "set-turn", player="Carla", round=5) == ["Set right: round 5, Carla's turn."]
    say(chronicle, "move", value=1)
    assert (chronicle.state.turn, chronicle.state.round) == ("Anna", 6)
    say(chronicle, "set-turn", player="Bruno")
    assert (chronicle.state.turn, chronicle.state.round) == ("Bruno", 6)
    say(chronicle, "reveal", card="poverty")
    with pytest.raises(Refusal, match="round 7 is the last one"):
        say(chronicle, "set-turn", player="Anna", round=8)
    say(chronicle, "set-turn", player="Anna", round=7)


def test_which_townsfolk_lies_beside_a_segment() -> None:
    chronicle = scene(3)
    before = len(chronicle.state.pile)
    said = say(chronicle, "set-townsfolk", segment="3-4", card="virtue-2")
    assert said == ["Set right: Silver 2, Virtue lies beside 3-4."] and len(chronicle.state.pile) == before - 1
    with pytest.raises(Refusal, match="lies there already"):
        say(chronicle, "set-townsfolk", segment="3-4", card="virtue-2")
    say(chronicle, "set-townsfolk", segment="3-4", card="discard-1")
    assert chronicle.state.discards == ["virtue-2"]
    say(chronicle, "move")  # the program reads the card that it was told
    assert chronicle.state.baron == "4"
