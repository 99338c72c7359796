"""What a person types: numbers, words, cards in either language, several at once; and what is said of the rest."""

from __future__ import annotations

import pytest

from regno.proelio import moves, steps
from regno.proelio.edition import built_in
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator
from regno.terminal.answers import Unclear, complete_moves, listed_moves, read_answer, refused_moves

TELLER = Narrator("en", "en111", 0)
DEFENCE = "at=defence f0=palisades h0=shields,tower,patrol,soldiers h1=shields h2=shields a0=soldiers@0"
TRIM = "at=start h0=shields*2,palisades,soldiers,knights,hero,edict h1=shields h2=shields"
ACTION = "f0=shields h0=palisades,soldiers,knights,hero h1=shields h2=shields"


def at(position: str, edition: str = "en111", **rulings: str) -> Game:
    book = built_in(edition)
    state, options = read_position(position, book, rulings)
    return Game(book, options, state)


def words(game: Game, line: str) -> list[str]:
    """The moves that a line comes to, in their short words."""
    named = complete_moves(game, read_answer(game, listed_moves(game), line), TELLER)
    again, told = game.replay(game.moves), []
    for move in named:
        told.append(move_text(again.state, move))
        again.apply(move)
    return told


def complaint(game: Game, line: str) -> str:
    before = game.position
    with pytest.raises(Unclear) as refusal:
        words(game, line)
    assert game.position == before
    return str(refusal.value)


@pytest.mark.parametrize(
    ("line", "played"),
    [
        ("1", ["draw"]),
        ("draw", ["draw"]),
        ("  ATTACK   Knights ", ["attack knights"]),
        ("attack soldiers", ["attack soldiers"]),
        ("fortify", ["fortify"]),
    ],
)
def test_one_answer(line: str, played: list[str]) -> None:
    assert words(at(ACTION), line) == played


@pytest.mark.parametrize(
    ("line", "played"),
    [
        ("stop", ["stop"]),
        ("none", ["stop"]),
        ("nessuna", ["stop"]),
        ("1", ["deploy shields", "stop"]),
        ("3 1", ["deploy shields", "deploy patrol", "stop"]),
        ("patrol shields", ["deploy shields", "deploy patrol", "stop"]),
        ("Ronda, Scudi", ["deploy shields", "deploy patrol", "stop"]),
        ("deploy tower", ["deploy tower", "stop"]),
        ("deploy tower patrol stop", ["deploy tower", "deploy patrol", "stop"]),
    ],
)
def test_a_deployment_is_named_whole_in_any_order(line: str, played: list[str]) -> None:
    assert words(at(DEFENCE), line) == played


def test_the_whole_hand_deployed_is_revealed_without_asking_2_14_3() -> None:
    game = at("at=defence h0=shields,patrol h1=shields h2=shields a0=soldiers@0")
    assert words(game, "1 2") == ["deploy shields", "deploy patrol"]


@pytest.mark.parametrize(
    "line", ["soldiers shields", "1 3", "discard shields soldiers", "Soldati Scudi", "shields, soldiers"]
)
def test_several_cards_at_once_in_any_order(line: str) -> None:
    assert words(at(TRIM, "v082"), line) == ["discard shields", "discard soldiers"]


def test_two_of_a_kind_and_names_of_two_words() -> None:
    assert words(at(TRIM, "v082"), "1 1") == ["discard shields", "discard shields"]
    for name in ("imperial edict", "editto imperiale", "protezione imperiale", "edict"):
        assert words(at(TRIM, "v082"), f"{name} hero") == ["discard hero", "discard edict"]


def test_every_card_that_could_be_among_several_is_listed() -> None:
    """The last kind is no legal first card of two (P1), but a person names cards in any order."""
    game = at(TRIM, "v082")
    assert "discard edict" not in game.legal()
    assert [move_text(game.state, move) for move in listed_moves(game)][-1] == "discard edict"


@pytest.mark.parametrize("line", ["0", "99", "xyzzy", "", "shields", "-1", "1x"])
def test_what_is_no_answer(line: str) -> None:
    assert "is none of the answers: type a number from 1 to" in complaint(at(ACTION), line)


def test_an_illegal_answer_is_told_why() -> None:
    why = "the value of Hero is 4, and with your Fortification at 1 you may use 2 at most"
    assert complaint(at(ACTION), "attack hero") == f'"attack hero" is not allowed now: {why}.'
    assert "you have no Trebuchets in hand" in complaint(at(ACTION), "attack trebuchets")


def test_black_powder_without_the_wall_a_table_asks_for_25() -> None:
    game = at("h0=black_powder,soldiers h1=shields h2=shields", black_powder_min_fort="2")
    assert "Black Powder needs a higher Fortification than yours, which is 0" in complaint(game, "attack black_powder")


def test_one_answer_at_a_time_where_one_is_asked() -> None:
    assert complaint(at(ACTION), "1 2") == "One answer at a time here, not 2."


@pytest.mark.parametrize("line", ["shields shields", "shields soldiers", "tower hero"])
def test_several_cards_are_played_as_one_or_not_at_all(line: str) -> None:
    game = at(DEFENCE)
    assert "is not allowed now" in complaint(game, line)
    assert game.moves == []


def test_a_price_must_be_one_base_and_one_imperial_card_in_autumn_124() -> None:
    goods = "season=autumn merchant=0 h0=shields,manure,hero h1=shields h2=shields pile=tower"
    game = at(goods)
    for word in ("trade", "take tower"):
        game.play(word)
    assert TELLER.decision(game.view(0)) == "The price: choose 2 cards to pay, 1 of them Imperial."
    assert "is not allowed now" in complaint(game, "shields manure")
    assert words(game, "hero manure") == ["pay manure", "pay hero"]


def test_names_in_complaints_are_the_rulebooks_own() -> None:
    book = built_in("it111")
    state, options = read_position("at=defence h0=shields h1=shields h2=shields a0=soldiers@0", book)
    game = Game(book, options, state)
    with pytest.raises(Unclear) as refusal:
        complete_moves(game, read_answer(game, listed_moves(game), "edict"), Narrator("it", "it111", 0))
    assert "non hai in mano Protezione Imperiale" in refusal.value.text("it")


def test_why_lists_what_has_a_place_in_this_game() -> None:
    game = at(ACTION)
    listed = {move_text(game.state, move) for move, _ in refused_moves(game)}
    assert {"attack hero", "equitas deck", "plague"} <= listed
    assert not listed & {"trade", "support", "bards", "merchants", "pass", "draw", "fortify"}


def test_a_refused_deployment_is_among_the_reasons() -> None:
    game = at("at=defence h0=palisades,soldiers h1=shields h2=shields a0=soldiers@0")
    assert game.state.step == steps.DEPLOY
    reasons = {
        move_text(game.state, move): TELLER.reason(game.state, move, reason) for move, reason in refused_moves(game)
    }
    assert reasons["deploy soldiers"] == "Soldiers cannot defend, only Defence cards can"
    assert "the value of Palisades is 2" in reasons["deploy palisades"]
    assert listed_moves(game) == [moves.NO]
