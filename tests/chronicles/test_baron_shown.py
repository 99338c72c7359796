"""What a page draws of the Baron's turn in Architects, and of a penalty in Paladins."""

from __future__ import annotations

from typing import Any

from architects_table import give, table, with_cards
from paladins_table import in_round

from regno.chronicles.messages import localize


def turn(chronicle: Any, language: str = "en") -> dict[str, Any]:
    return dict(localize(chronicle.scenario.view(chronicle.state), language)["turn"])


def lines(chronicle: Any) -> list[tuple[str, str | None, bool]]:
    return [(step["what"], step["note"], step["done"]) for step in turn(chronicle)["steps"]]


def test_before_his_first_turn_there_is_nothing_to_draw() -> None:
    assert turn(table()) == {"scheme": None, "steps": []}


def test_what_is_done_is_ticked_and_what_he_waits_for_comes_next() -> None:
    chronicle = table(baron={"storehouse": 1})
    give(chronicle, "reveal", card="masons-roll")
    assert lines(chronicle) == [
        ("Guildhall", "1 placed, 1 of his there now", True),
        ("King's Storehouse", "1 placed, 2 of his there now", True),
        ("Arrow: capture, else send to Prison", "in the King's Storehouse", False),
    ]
    assert chronicle.scenario.view(chronicle.state)["reach"] == 4
    give(chronicle, "standing", workers={"Anna": 3})
    assert [done for _, _, done in lines(chronicle)] == [True, True, True]
    assert chronicle.scenario.view(chronicle.state)["reach"] == 0


def test_a_card_turned_by_a_card_is_ticked_in_its_place() -> None:
    chronicle = table(baron={"silversmith": 1})
    give(chronicle, "reveal", card="ill-winds")
    assert lines(chronicle)[-1] == ("turn and resolve the next Event", None, False)
    give(chronicle, "reveal", card="audit")
    done = [what for what, _, done in lines(chronicle) if done]
    assert done[:2] == ["Silversmith", "Mines"] and "turn and resolve the next Event" in done


def test_the_next_turn_begins_a_new_trail() -> None:
    chronicle = table()
    give(chronicle, "reveal", card="covered-carts")
    give(chronicle, "reveal", card="seating-plan")
    assert turn(chronicle)["scheme"]["name"] == "The Seating Plan"
    assert [what for what, _, _ in lines(chronicle)][:2] == ["Guildhall", "Silversmith"]


def test_the_drawn_card_has_its_rows_and_what_could_have_come_instead() -> None:
    chronicle = table()
    give(chronicle, "reveal", card="masons-roll")
    scheme = turn(chronicle, "it")["scheme"]
    assert scheme["name"] == "Il registro dei muratori"
    assert scheme["rows"] == [
        {"do": "place", "at": "guildhall", "arrow": 0},
        {"do": "place", "at": "storehouse", "arrow": 1},
    ]
    assert len(scheme["others"]) == 8 and {"id": "tally-stick", "name": "Le tacche sul legno"} in scheme["others"]


def test_a_scheme_with_a_choice_has_no_rows_to_draw() -> None:
    rows = [[{"do": "demand"}], [{"do": "event"}]]
    chronicle = table(pack=with_cards(scheme=[{"id": "masons-roll", "name": "Fork", "steps": rows}]))
    give(chronicle, "reveal", card="masons-roll")
    assert turn(chronicle)["scheme"]["rows"] == []
    assert lines(chronicle) == [("a choice of one", None, False)]


def test_undo_takes_the_trail_back() -> None:
    chronicle = table()
    give(chronicle, "reveal", card="covered-carts")
    before = turn(chronicle)
    give(chronicle, "reveal", card="seating-plan")
    chronicle.undo()
    assert turn(chronicle) == before


def test_each_option_of_a_threat_says_what_it_does_to_honour() -> None:
    chronicle = in_round(2, threats={"breach": 3})
    (threat,) = localize(chronicle.scenario.view(chronicle.state), "en")["threats"]
    assert [(option["id"], option["honour"]) for option in threat["options"]] == [("honour", -1), ("strength", 0)]
