"""Scheme, Future, Demand and Event cards, G4; the program draws, or the table names the card."""

from __future__ import annotations

from typing import Any

import pytest
from architects_table import give, table, the_step, waiting, with_cards

from regno.chronicles.messages import Refusal

STARTING = (
    "masons-roll", "axes-at-dawn", "tally-stick", "covered-carts",
    "seating-plan", "visit-to-the-benches", "square-is-closed", "ill-winds",
)  # fmt: skip
FUTURES = ("names-struck-out", "second-roll", "barred-cellar", "heavier-purse", "sealed-chest")


def quiet(*steps: Any, ids: Any = STARTING) -> Any:
    """The house set whose starting Schemes all do only these steps."""
    return with_cards(scheme=[{"id": id, "steps": list(steps)} for id in ids])


def choices_now(chronicle: Any) -> set[str]:
    return {choice.id for choice in the_step(chronicle, "reveal").prompts[0].choices}


def turns(chronicle: Any, count: int) -> None:
    for _ in range(count):
        give(chronicle, "reveal")


def test_both_ways_the_program_draws_or_the_card_is_named() -> None:
    chronicle = table(pack=quiet({"do": "text", "text": "-"}))
    give(chronicle, "reveal")
    drawn = chronicle.entries[-1].command
    assert drawn.drawn == (chronicle.state.decks.discards[0],) and "card" not in drawn.arguments
    named = sorted(choices_now(chronicle))[0]
    give(chronicle, "reveal", card=named)
    assert chronicle.entries[-1].command.drawn == () and chronicle.state.decks.discards[1] == named
    with pytest.raises(Refusal, match=f'card cannot be "{named}"'):
        give(chronicle, "reveal", card=named)  # it lies in the discards


def test_g4_every_scheme_once_before_the_discards_are_shuffled() -> None:
    chronicle = table(pack=quiet({"do": "text", "text": "-"}))
    turns(chronicle, 8)
    assert set(chronicle.state.decks.discards) == set(STARTING) and chronicle.state.decks.schemes == []
    said = give(chronicle, "reveal")
    assert said[0] == "The 8 discards are shuffled into a new Scheme deck."
    assert len(chronicle.state.decks.schemes) == 7 and len(chronicle.state.decks.discards) == 1


def test_g4_amb_reshuffle_when_needed_so_a_future_on_the_last_card_goes_into_that_shuffle() -> None:
    chronicle = table(pack=quiet({"do": "text", "text": "-"}), discards=list(STARTING[:7]))
    decks = chronicle.state.decks
    assert decks.schemes == ["ill-winds"]
    chronicle = table(pack=quiet({"do": "future_discard"}), discards=list(STARTING[:7]))
    give(chronicle, "reveal")
    give(chronicle, "reveal", card="second-roll")
    assert "second-roll" in choices_now(chronicle) and len(choices_now(chronicle)) == 9


def test_g4_amb_reshuffle_house_rule_at_once() -> None:
    chronicle = table(pack=quiet({"do": "future_discard"}), discards=list(STARTING[:7]), rules={"reshuffle": "at-once"})
    said = give(chronicle, "reveal")
    assert said[1] == "The 8 discards are shuffled into a new Scheme deck."
    give(chronicle, "reveal", card="second-roll")
    assert "second-roll" not in choices_now(chronicle) and chronicle.state.decks.discards == ["second-roll"]


def test_g4_a_future_on_top_of_an_empty_deck_is_a_deck_of_one_card() -> None:
    chronicle = table(pack=quiet({"do": "future_top"}), discards=list(STARTING[:7]))
    give(chronicle, "reveal")
    assert choices_now(chronicle) == set(FUTURES)
    give(chronicle, "reveal", card="sealed-chest")
    assert "sealed-chest" in chronicle.state.decks.discards and len(chronicle.state.decks.discards) == 9


def test_icon_future_on_top_is_face_down_and_comes_next_whatever_it_is() -> None:
    chronicle = table(pack=quiet({"do": "future_top"}))
    give(chronicle, "reveal")
    decks = chronicle.state.decks
    assert (decks.future_left, decks.on_top, len(decks.futures)) == (5, ["future"], 5)
    assert choices_now(chronicle) == set(FUTURES)


def test_icon_future_to_the_discards_the_final_scheme_comes_last_and_then_nothing() -> None:
    chronicle = table(pack=quiet({"do": "future_discard"}))
    for left in (5, 4, 3, 2, 1):
        give(chronicle, "reveal", card=STARTING[left])
        assert "barons-feast" not in choices_now(chronicle)
        give(chronicle, "reveal")
        assert chronicle.state.decks.future_left == left
    said = give(chronicle, "reveal", card=STARTING[6])
    assert "The Baron's Feast joins the Scheme discards. No Future Scheme is left." in said
    assert "There is no Future Scheme left: ignored." in give(chronicle, "reveal", card=STARTING[7])


def test_the_final_scheme_on_top_is_known() -> None:
    chronicle = table(pack=quiet({"do": "future_top"}), seen=list(FUTURES))
    give(chronicle, "reveal", card="masons-roll")
    assert chronicle.state.decks.on_top == ["final"] and choices_now(chronicle) == {"barons-feast"}


def test_events_turn_at_random_among_all_eight_and_are_counted_down() -> None:
    chronicle = table(pack=quiet({"do": "event"}))
    give(chronicle, "reveal")
    assert len(choices_now(chronicle)) == 8 and waiting(chronicle) == {"reveal"}
    give(chronicle, "reveal", card="toll-day")
    decks = chronicle.state.decks
    assert decks.events_left == 3 and decks.events_seen == ["toll-day"] and len(decks.events) == 7


def test_a_pack_whose_schemes_share_an_id_is_refused() -> None:
    pack = with_cards(future_scheme=[{"id": "masons-roll", "steps": []}])
    pack.tables["future_scheme"].pop()
    with pytest.raises(Refusal, match="two Schemes of different sets"):
        table(pack=pack)


def test_a_card_in_italian_and_the_view_never_names_what_is_face_down() -> None:
    chronicle = table(pack=quiet({"do": "future_top"}))
    chronicle.do("reveal", {"card": "masons-roll"})
    view = chronicle.scenario.view(chronicle.state)["decks"]
    assert (view["schemes"], view["on_top"], view["future"]) == (8, 1, 5)
    assert [card["id"] for card in view["discards"]] == ["masons-roll"]
    # it has no name in this pack, so it is called by what it does
    assert chronicle.entries[-1].said[0].text("it") == "Intrigo: Il prossimo Intrigo futuro coperto in cima al mazzo."
