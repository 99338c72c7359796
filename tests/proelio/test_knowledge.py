"""K2, how knowledge moves: bounds that never exclude the truth, over thousands of games and after each turn of events.

In the named tests cards are written as in a position; an observer is a seat, or the public.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import Phase, given, settings
from reels import filmed, swift
from soundness import Witnesses, check_reel, unsound
from tables import Table, random_play, tables

from regno.proelio.cards import BASE_KINDS, KINDS
from regno.proelio.formats.position_text import cards_text
from regno.proelio.game import Game
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import blank
from vectors import root

TABLES = 4 * settings().max_examples
SEEDS = range(10)  # games at each table
REMEMBERED = settings().max_examples
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)


# ---------------------------------------------------------------- over thousands of games


def test_k2_bounds_never_exclude_the_truth(record_property: Callable[[str, object], None]) -> None:
    """After every move of thousands of games; the compiled engine plays them, and whole games are checked at once."""
    games = moves = 0

    @settings(max_examples=TABLES, phases=PHASES)
    @given(tables())
    def sound(table: Table) -> None:
        nonlocal games, moves
        for seed in SEEDS:
            reel = filmed(swift(), table, seed)
            check_reel(reel)
            games, moves = games + 1, moves + reel.count

    sound()
    record_property("told", f"bounds were sound after each of {moves} moves of {games} games")
    assert games >= TABLES * len(SEEDS)


@pytest.mark.parametrize(
    ("part", "place"),
    [("least", (30, 0, 1, 5)), ("least", (30, PUBLIC, 1, 5)), ("most", (30, 2, 0)), ("most", (30, PUBLIC, 5))],
)
def test_k2_the_check_can_fail(part: str, place: tuple[int, ...]) -> None:
    """One number made wrong after one move is noticed, whoever is the observer."""
    reel = filmed(swift(), Table("en111", 3, False, False, False, {}, deck="whole", late=False, seed=1), 1)
    check_reel(reel)
    reel.known[part][place] = 99 if part == "least" else -1
    with pytest.raises(AssertionError, match="after move 30"):
        check_reel(reel)


@settings(max_examples=REMEMBERED, phases=PHASES)
@given(tables())
def test_k2_everybody_knows_just_what_it_has_seen(table: Table) -> None:
    """Nothing more and nothing less than a seat can keep from the events as it saw them."""
    game = table.new_game()
    witnesses = Witnesses(game.start, game.cards)
    for _ in random_play(game, table.seed):
        witnesses.follow(game.last)
        assert not witnesses.disagree(game.knowledge)


@settings(max_examples=REMEMBERED, phases=PHASES)
@given(tables())
def test_k2_knowledge_may_begin_at_any_moment(table: Table) -> None:
    """A position without a history starts from each House's own cards, and is sound from there on."""
    game, knowledge = table.new_game(), blank(Knowledge)
    know_position(knowledge, game.state, game.cards)
    for number, _ in enumerate(random_play(game, table.seed)):
        watch(knowledge, game.buffer)
        if number % 9 == table.seed % 9 and not game.result:
            know_position(knowledge, game.state, game.cards)
        assert not unsound(knowledge, game.state)


# ---------------------------------------------------------------- after one thing

ALL = (0, 1, 2, PUBLIC)
QUIET = "turns=0:2,1:2,2:2"


def after(position: str, moves: str, edition: str = "en111", options: str = "") -> Game:
    """The game after these moves, chance's included, from a position that came without a history."""
    return root({"edition": edition, "position": position, "moves": moves, "options": options})


def least(game: Game, observer: int, house: int) -> str:
    """What an observer knows that a House holds at least."""
    return cards_text(game.knowledge.least[observer][house])


def most(game: Game, observer: int, kinds: Sequence[int] = range(BASE_KINDS)) -> str:
    """What an observer knows that the deck holds at most."""
    return cards_text([game.knowledge.most[observer][kind] if kind in kinds else 0 for kind in range(KINDS)])


def test_k2_a_draw_is_known_to_the_drawer_alone() -> None:
    game = after("h0=tower h1=manure h2=manure deck=shields*2,knights", "draw; =knights")
    assert least(game, 0, 0) == "tower,knights" and most(game, 0) == "shields*2,manure*2"
    for other in (1, 2, PUBLIC):
        assert least(game, other, 0) == ""
        assert "knights" in most(game, other)


def test_k2_a_temporary_alliance_is_known_to_the_beneficiary_alone() -> None:
    game = after("h0=temporary_alliance,tower h1=manure h2=manure deck=shields*2", "alliance 2; =shields")
    assert least(game, 2, 2) == "shields,manure"
    assert [least(game, other, 2) for other in (0, 1, PUBLIC)] == ["", "", ""]


def test_k2_after_a_reshuffle_everybody_knows_the_new_deck() -> None:
    position = "h0=tower h1=manure h2=manure deck=knights,edict pile=shields,soldiers*2,hero"
    game = after(position, "draw; =knights")
    assert game.state.season == 2
    for observer in ALL:
        assert most(game, observer) == "shields,soldiers*2"
        assert most(game, observer, range(BASE_KINDS, KINDS)) == "edict", "the Imperial pile was not shuffled in"
    game = after(position, "draw; =knights; draw; =soldiers")
    assert most(game, 1) == "shields,soldiers"
    assert [most(game, other) for other in (0, 2, PUBLIC)] == ["shields,soldiers*2"] * 3


def test_k2_after_a_reshuffle_of_the_imperial_deck() -> None:
    game = after(
        "h0=tower*2 h1=manure h2=manure deck=knights,edict pile=hero", "imperial; pay tower; pay tower; =edict"
    )
    for observer in ALL:
        assert most(game, observer, range(BASE_KINDS, KINDS)) == "hero"
        assert "knights" in most(game, observer), "the Base deck is as it was"


FORTS = "f1=shields f2=shields"


def test_q81_after_a_failed_equitas_everybody_knows_hand_and_deck() -> None:
    game = after(f"{FORTS} h0=tower,manure*2 h1=shields h2=manure deck=soldiers*3", "equitas deck")
    for observer in ALL:
        assert least(game, observer, 0) == "tower,manure*2"
        assert "shields" not in most(game, observer)


def test_r79_after_equitas_the_shields_are_missed_where_they_lay() -> None:
    deck = after(f"{FORTS} h0=tower h1=manure h2=manure deck=shields*2,soldiers", "equitas deck")
    pile = after(f"{FORTS} h0=tower h1=manure h2=manure deck=shields*2,soldiers pile=shields", "equitas pile")
    assert [most(deck, observer)[:9] for observer in ALL] == [
        "shields,m"
    ] * 4  # of two that did not lie open one was found
    assert [most(pile, observer)[:9] for observer in ALL] == ["shields*2"] * 4


LOOKED = "h0=inquisition,tower h1=shields,soldiers,hero h2=manure f1=shields"


def test_r98_after_inquisition_the_inquirer_alone_knows_the_hand() -> None:
    game = after(LOOKED, "inquisition right")
    assert least(game, 0, 1) == "shields,soldiers,hero"
    assert [least(game, other, 1) for other in (2, PUBLIC)] == ["", ""]
    assert least(game, 1, 1) == "shields,soldiers,hero"


def test_r98_after_inquisition_then_an_attack_laid_nothing_is_forgotten() -> None:
    game = after(LOOKED, "inquisition right; draw; =tower; attack soldiers")
    assert game.state.attack[0] >= 0
    assert least(game, 0, 1) == "shields,soldiers,hero", "it holds them in hand or before the neighbour"
    game = after(LOOKED, "inquisition right; draw; =tower; attack soldiers; draw; =manure; stop")
    assert [least(game, observer, 1) for observer in (0, 1)] == ["shields,hero"] * 2, "the reveal is seen by all"


def test_r98_after_inquisition_new_cards_are_unknown() -> None:
    game = after(LOOKED, "inquisition right; draw; =tower; draw; =knights")
    assert least(game, 0, 1) == "shields,soldiers,hero" and least(game, 1, 1) == "shields,soldiers,knights,hero"


WAITING = "turn=2 f0=shields f1=shields f2=shields h0=manure h1=soldiers,shields h2=inquisition,tower a0=soldiers"


def test_r98_after_inquisition_an_attack_that_waits_is_none_of_the_cards_seen() -> None:
    game = after(WAITING, "inquisition left")
    assert game.view(2).bounds.attack_apart[0] == 1 and least(game, 2, 1) == "shields,soldiers"
    game = after(WAITING, "inquisition left; draw; =manure; stop")
    assert least(game, 2, 1) == "shields,soldiers", "another one was revealed, these are still in hand"


def test_r98_who_knew_the_card_laid_is_not_misled_by_the_rest_of_the_hand() -> None:
    """House 2 has seen the Soldiers before they were laid, and sees the hand without them."""
    position = "turn=2 f1=shields h0=manure h1=soldiers,manure h2=inquisition*2,tower deck=knights*3"
    moves = "inquisition left; draw; =knights; draw; =knights; attack soldiers; inquisition left"
    game = after(position, moves)
    assert game.view(2).bounds.attack_apart[0] == 0 and least(game, 2, 1) == "manure,soldiers"


REFILLED = "h0=tower,manure h1=manure,soldiers h2=tower f1=shields deck=knights pile=shields,soldiers*2"


def test_k2_after_a_reshuffle_only_who_drew_since_has_fresh_cards() -> None:
    game = after(REFILLED, "draw; =knights; draw; =shields")
    assert [game.knowledge.fresh[house][0] for house in range(3)] == [0, 1, 0]
    assert game.view(2).bounds.old[0] == 0, "all Shields that House 2 does not know came from the new deck"


def test_k2_after_a_reshuffle_an_attack_laid_before_is_old() -> None:
    game = after(REFILLED.replace("h0", "turn=1 h0"), "attack soldiers; draw; =knights")
    assert game.view(2).bounds.attack_old[0] == 1


RANSACKED = (
    "turn=2 f0=shields f1=shields f2=palisades h0=shields,tower,hero h1=manure h2=inquisition,patrol a0=knights@1"
)


def test_q44_after_loot_between_two_others_any_card_of_that_back_may_be_gone() -> None:
    """House 2 has seen the hand of 0, who then gives the Tower to 1."""
    game = after(RANSACKED, "inquisition right; draw; =soldiers; stop; hold; give shields; give tower")
    assert least(game, 2, 0) == "hero", "two Base cards went; the golden one is still there"
    assert least(game, 0, 1) == "shields,tower" and least(game, 1, 1) == "shields,tower,manure"
    assert least(game, 1, 0) == "" and least(game, 0, 0) == "hero"
    assert least(game, 2, 1) == "" and least(game, PUBLIC, 1) == ""


def test_q44_loot_takes_only_the_card_given_from_what_both_parties_know() -> None:
    position = RANSACKED.replace("h1=manure", "h1=inquisition,manure").replace("turn=2", "turn=1")
    game = after(position, "inquisition left; draw; =manure; draw; =manure; stop; hold; give shields; give tower")
    assert least(game, 1, 0) == "hero", "the looter saw the hand, and what he took from it"


def test_q19_after_a_recovered_defence_everybody_knows_it_in_that_hand() -> None:
    invalid = "allow_invalid_attacks=yes invalid_returns_defence=yes"
    position = "at=defence f0=shields h0=shields,palisades,manure h1=manure h2=manure a0=trebuchets@0"
    game = after(position, "deploy shields; deploy palisades; stop", edition="ga", options=invalid)
    for observer in (1, 2, PUBLIC):
        assert least(game, observer, 0) == "shields,palisades"
    assert least(game, 0, 0) == "shields,palisades,manure"


def test_r43_a_deployed_card_that_is_spent_is_known_to_be_gone() -> None:
    game = after("at=defence f0=shields h0=shields,manure h1=manure h2=manure a0=soldiers", "deploy shields; stop")
    assert least(game, 0, 0) == "manure" and least(game, PUBLIC, 0) == ""


def test_r41_a_theft_is_known_to_thief_and_victim() -> None:
    shown = "at=defence f0=shields h0=manure,hero h1=manure,tower h2=manure a0=infiltration"
    game = after(shown, "stop; =manure")
    assert least(game, 0, 1) == "manure" and least(game, 1, 1) == "tower,manure*2" and least(game, 1, 0) == ""
    assert least(game, 2, 1) == "" and least(game, 0, 0) == "hero"


def test_r41_a_theft_from_a_known_hand_leaves_others_guessing() -> None:
    game = after(f"turn=2 h2=inquisition,tower h0=manure,shields,hero h1=manure f0=shields a0=infiltration {QUIET}",
                 "inquisition right; draw; =tower; stop; =shields")  # fmt: skip
    assert least(game, 2, 0) == "hero" and least(game, 0, 1) == "shields" and least(game, 1, 0) == ""


SCRIBES = "g0=scribes h0=tower*2 h1=manure h2=manure deck=knights,hero,edict,inquisition"


def test_r118_while_scribes_choose_they_alone_know_their_cards() -> None:
    game = after(SCRIBES, "imperial scribes; pay tower; pay tower; =hero; =edict")
    assert least(game, 0, 0) == "hero,edict" and least(game, PUBLIC, 0) == ""
    assert game.view(0).state.drawn == [12, 16] and game.view(1).state.drawn == [-1, -1]


def test_r118_after_scribes_the_rejected_card_is_seen_by_all() -> None:
    game = after(SCRIBES, "imperial scribes; pay tower; pay tower; =hero; =edict; keep edict")
    assert least(game, 0, 0) == "edict" and most(game, 0, range(BASE_KINDS, KINDS)) == "inquisition"
    for other in (1, 2, PUBLIC):
        assert least(game, other, 0) == "" and most(game, other, range(BASE_KINDS, KINDS)) == "edict,inquisition"


def test_q116_after_the_merchant_everybody_knows_the_card_bought_and_the_cards_paid() -> None:
    game = after(
        "merchant=0 h0=tower*2,knights h1=manure h2=manure pile=shields", "trade; take shields; pay tower; pay knights"
    )
    for other in (1, 2, PUBLIC):
        assert least(game, other, 0) == "shields"
    assert least(game, 0, 0) == "shields,tower"


def test_q116_who_pays_with_the_kind_just_bought_still_has_the_one_bought() -> None:
    game = after(
        "merchant=0 h0=shields,tower h1=manure h2=manure pile=shields", "trade; take shields; pay shields; pay tower"
    )
    for observer in (0, 1, 2, PUBLIC):
        assert least(game, observer, 0) == "shields"


ALLIED = "houses=4 allied=1 h0=inquisition,hero,tower h1=inquisition,manure h2=manure h3=manure"


def test_q124_after_support_the_allies_know_the_card_and_enemies_the_back() -> None:
    game = after(ALLIED, "support; support hero")
    assert least(game, 0, 2) == "hero" and least(game, 2, 2) == "manure,hero"
    assert [least(game, enemy, 2) for enemy in (1, 3, PUBLIC)] == ["", "", ""]


def test_q124_after_support_an_enemy_who_saw_the_hand_keeps_the_other_back() -> None:
    game = after(ALLIED.replace("houses=4", "houses=4 turn=3").replace("h3=manure", "h3=manure,inquisition"),
                 "inquisition right; draw; =manure; support; support hero")  # fmt: skip
    assert least(game, 3, 0) == "tower", "a golden card went: the Hero or the Inquisition"


def test_r65_in_winter_all_hands_are_open() -> None:
    game = after("season=autumn h0=tower h1=manure,hero h2=edict deck=knights", "draw; =knights")
    assert game.result and game.result.ending == "winter"
    for observer in ALL:
        assert [least(game, observer, house) for house in range(3)] == ["tower,knights", "manure,hero", "edict"]


# ---------------------------------------------------------------- a position without a history


def test_k1_at_a_position_each_house_knows_its_own_cards() -> None:
    game = after("h0=tower h1=manure,hero h2=edict a0=soldiers a1=manure", "")
    assert [least(game, house, house) for house in range(3)] == ["tower", "manure,soldiers,hero", "manure,edict"]
    assert [least(game, 0, 1), least(game, PUBLIC, 0)] == ["", ""]


@pytest.mark.parametrize("moment", ["at=sacrifice who=0 f0=shields", "at=loot who=0 need=1 gold_most=1 gainer=1"])
def test_k1_a_revealed_attack_is_nobodys_secret(moment: str) -> None:
    """Turned up it is no longer among its owner's hidden cards, whenever the position begins."""
    game = after(f"{moment} h0=tower*3 h1=manure h2=edict a0=knights@1 f1=shields", "")
    assert least(game, 1, 1) == "manure"
    assert not unsound(game.knowledge, game.state)
