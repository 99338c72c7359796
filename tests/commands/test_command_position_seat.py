"""``regno position --seat`` and ``--imagine``: what a seat may know, and the worlds it could be looking at."""

from __future__ import annotations

import json
from typing import Any

import pytest
from speaking import Regno

TABLE = "houses=4 f0=shields h0=tower,inquisition h1=soldiers*2,hero h2=manure h3=patrol a0=knights@1 a3=soldiers@1"
SMALL = "h0=inquisition,tower h1=soldiers,tower h2=manure,knights deck=shields*2,plague,hero,edict"


def seen(regno: Regno, position: str, seat: str, *words: str) -> dict[str, Any]:
    said = regno("position", position, "--seat", seat, "--json", *words)
    assert said.status == 0 and said.err == "", said
    found: dict[str, Any] = json.loads(said.out)
    return found


# ---------------------------------------------------------------- what is in a view (K1)


def test_a_seat_sees_its_hand_the_open_table_and_the_backs_of_the_rest(regno: Regno) -> None:
    view = seen(regno, TABLE, "0")
    assert view["seat"] == 0 and view["hand"] == {"tower": 1, "inquisition": 1}
    assert [house["hand"] for house in view["houses"]] == [view["hand"], None, None, None]
    assert view["houses"][1]["backs"] == {"base": 2, "imperial": 1} and view["houses"][0]["fort"] == "shields"
    assert [house["attack"] for house in view["houses"]] == ["base@1", None, None, "soldiers@1"]
    assert view["decks"] == {"base": 79, "imperial": 13} and "deck" not in view
    assert view["position"].endswith("a0=base@1") and "h1=base*2,imperial" in view["position"]


def test_a_spectator_sees_no_hand_at_all(regno: Regno) -> None:
    view = seen(regno, TABLE, "public")
    assert view["seat"] == "public" and view["hand"] is None and view["known_of_me"] == {}
    assert {house["hand"] for house in view["houses"]} == {None}
    assert [house["attack"] for house in view["houses"]] == ["base@1", None, None, "base@1"]
    assert view["known"] == view["public"] and view["known"]["at_least"] == [{}, {}, {}, {}]


def test_legal_moves_are_told_to_who_must_choose(regno: Regno) -> None:
    whole = json.loads(regno("position", TABLE, "--json").out)
    views = {seat: seen(regno, TABLE, seat) for seat in ("0", "1", "public")}
    assert views["0"]["legal"] == whole["legal"] and views["1"]["legal"] == views["public"]["legal"] == []
    assert {json.dumps(view["decision"]) for view in views.values()} == {json.dumps(whole["decision"])}


def test_a_view_of_a_game_that_is_over(regno: Regno) -> None:
    over = "at=defence h0=shields h1=soldiers h2=manure a0=soldiers@0"
    view = seen(regno, over, "2", "--moves", "deploy shields")
    assert view["over"] == {"ending": "conquest", "winners": [1]} and view["decision"] is None and view["legal"] == []


# ---------------------------------------------------------------- what is known (K2)


def test_the_inquirer_knows_the_hand_and_its_owner_knows_that(regno: Regno) -> None:
    moves = ("--moves", "inquisition right")
    inquirer, owner, third = (seen(regno, SMALL, seat, *moves) for seat in ("0", "1", "2"))
    assert inquirer["known"]["at_least"] == [{"tower": 1}, {"tower": 1, "soldiers": 1}, {}]
    assert owner["known_of_me"] == {"0": {"tower": 1, "soldiers": 1}, "2": {}, "public": {}}
    assert third["known"]["at_least"][1] == {} and third["public"] == inquirer["public"]


def test_cards_seen_elsewhere_cannot_be_in_the_decks(regno: Regno) -> None:
    view = seen(regno, SMALL, "0", "--moves", "inquisition right")
    assert view["known"]["at_most"] == {
        "shields": 2, "manure": 1, "knights": 1, "plague": 1, "hero": 1, "edict": 1,
    }  # fmt: skip
    assert view["public"]["at_most"]["tower"] == 2


def test_a_failed_equitas_tells_everybody_that_the_deck_has_no_shields_81(regno: Regno) -> None:
    position = "f1=shields f2=shields h0=tower,manure h1=shields,manure h2=manure deck=tower,knights,hero"
    for seat in ("1", "2", "public"):
        before, after = (seen(regno, position, seat, "--moves", moves) for moves in ("", "equitas deck"))
        assert ("shields" in before["known"]["at_most"]) == (seat != "1")
        assert "shields" not in after["known"]["at_most"]
        assert after["public"]["at_least"][0] == {"tower": 1, "manure": 1}


def test_an_empty_deck_holds_nothing(regno: Regno) -> None:
    assert seen(regno, "h0=tower h1=manure h2=manure deck= pile=hero", "0")["known"]["at_most"] == {}


# ---------------------------------------------------------------- nothing hidden is in it


# The same cards in other hidden places.
HIDDEN = [
    (SMALL, "h0=inquisition,tower h1=knights,shields h2=manure,soldiers deck=shields,tower,plague,hero,edict"),
    (TABLE, TABLE.replace("h1=soldiers*2,hero", "h1=manure,tower,edict").replace("a0=knights", "a0=infiltration")),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN)
@pytest.mark.parametrize("words", [(), ("--imagine", "5", "--seed", "3")])
@pytest.mark.parametrize("form", [("--json",), (), ("--lang", "it")])
def test_with_other_hidden_cards_every_letter_is_the_same_4_1(
    regno: Regno, one: str, other: str, words: tuple[str, ...], form: tuple[str, ...]
) -> None:
    mine, theirs = (regno("position", text, "--seat", "0", *words, *form) for text in (one, other))
    assert mine.status == 0 and mine == theirs
    assert regno("position", one, "--json").out != regno("position", other, "--json").out


# ---------------------------------------------------------------- imagined worlds


def test_each_imagined_world_is_a_position_in_which_the_seat_would_see_the_same(regno: Regno) -> None:
    for seat in ("0", "1", "public"):
        view = seen(regno, TABLE, seat, "--imagine", "12")
        assert len(view["worlds"]) == 12
        for world in view.pop("worlds"):
            assert seen(regno, world["position"], seat) == view
            whole = json.loads(regno("position", world["position"], "--json").out)
            assert (whole["houses"], whole["deck"]) == (world["houses"], world["deck"])


def test_known_cards_are_where_they_are_known_to_be(regno: Regno) -> None:
    view = seen(regno, SMALL, "0", "--moves", "inquisition right", "--imagine", "20")
    assert {json.dumps(world["houses"][1]["hand"]) for world in view["worlds"]} == {'{"tower": 1, "soldiers": 1}'}
    assert len({json.dumps(world["houses"][2]["hand"]) for world in view["worlds"]}) > 1


def test_the_seed_makes_the_worlds(regno: Regno) -> None:
    one, same, other = (seen(regno, TABLE, "0", "--imagine", "3", "--seed", seed)["worlds"] for seed in "778")
    assert one == same != other


def test_worlds_for_people_are_positions(regno: Regno) -> None:
    said = regno("position", TABLE, "--seat", "0", "--imagine", "2").out
    assert said.splitlines()[-3] == "Worlds that could be true:" and said.count("\nhouses=4 turn=0 ") == 2


# ---------------------------------------------------------------- for people


def test_a_view_in_english(regno: Regno) -> None:
    told = regno("position", SMALL, "--seat", "0", "--moves", "inquisition right").out
    assert "► Aquila (you)" in told and "Your hand: Tower (defence 3)" in told
    assert "  Ursina holds at least: Tower, Soldiers\n" in told and "Nobody knows any of your cards." in told
    assert "In the Imperial deck at most: Hero, Imperial Edict" in told
    assert "Your turn: choose one Action." in told and told.endswith("  draw\n")
    assert max(map(len, told.splitlines())) < 80


def test_a_view_in_italian(regno: Regno) -> None:
    told = regno("--lang", "it", "position", SMALL, "--seat", "1", "--moves", "inquisition right").out
    assert "Ursina (tu)" in told and "  Aquila sa che hai: Torre, Soldati\n" in told
    assert "Di nessuna mano si conosce una carta." in told and "Che cosa sanno tutti" in told
    assert told.endswith("Aquila sceglie un'Azione.\n")


def test_a_spectator_is_told_what_everybody_knows(regno: Regno) -> None:
    told = regno("position", SMALL, "--seat", "public").out
    assert "(you)" not in told and "Your hand" not in told and told.count("What everybody knows") == 1
    assert "What you know" not in told


# ---------------------------------------------------------------- bad words


BAD = [
    (("--seat", "3"), 'option --seat cannot be "3": expected 0 .. 2 / public'),
    (("--seat", "-1"), 'option --seat cannot be "-1": expected 0 .. 2 / public'),
    (("--seat", "all"), 'option --seat cannot be "all"'),
    (("--seat", ""), 'option --seat cannot be ""'),
    (("--imagine", "3"), "--imagine needs to know whose eyes are meant: add --seat"),
    (("--seat", "0", "--imagine", "0"), 'option --imagine cannot be "0": expected 1 .. '),
    (("--seat", "0", "--imagine", "-2"), 'option --imagine cannot be "-2"'),
    (("--seat", "0", "--imagine", "some"), 'option --imagine cannot be "some"'),
]


@pytest.mark.parametrize(("words", "told"), BAD)
def test_bad_words(regno: Regno, words: tuple[str, ...], told: str) -> None:
    assert told in regno("position", SMALL, *words, "--json").trouble
    assert told not in regno("--lang", "it", "position", SMALL, *words).trouble


def test_a_card_that_nobody_could_have_placed(regno: Regno, monkeypatch: pytest.MonkeyPatch) -> None:
    """An Imperial card lies face down from no wall, and all Black Powder is seen elsewhere: no world is like that."""
    monkeypatch.setattr("regno.proelio.info.determinize.TRIES", 50)
    position = "h0=tower h1=manure h2=manure a0=hero@0 pile=black_powder*2"
    assert "no world fits" in regno("position", position, "--seat", "0", "--imagine", "1").trouble
    assert "nessun mondo" in regno("--lang", "it", "position", position, "--seat", "0", "--imagine", "1").trouble
    assert regno("position", position, "--seat", "0").status == 0
