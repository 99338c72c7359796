"""Players: what a seat may know, and that nobody knows more."""

from __future__ import annotations

import pytest

from regno.errors import BadOption
from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.proelio.cards import BASE, IMPERIAL, NO_CARD, SOLDIERS
from regno.proelio.chance import below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game, new_state
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import values_of

BOOK = built_in("en111")


def at(position: str) -> Game:
    state, options = read_position(position, BOOK)
    return Game(BOOK, options, state)


def all_of(view: View) -> list[object]:
    """Everything in a View, as plain values."""
    objects = (view.state, view.options, view.bounds, view.public)
    return [*map(values_of, objects), view.seat, view.known_of_me, view.legal]


# Pairs of positions with the same cards that differ only in what seat 0 cannot see.
HIDDEN = [
    ("h0=shields h1=soldiers,hero h2=manure", "h0=shields h1=knights,edict h2=tower"),
    ("h0=shields h1=soldiers h2=manure a0=soldiers@1", "h0=shields h1=soldiers h2=manure a0=knights@1"),
    ("h0=shields h1=soldiers h2=manure a1=manure@1", "h0=shields h1=soldiers h2=manure a1=infiltration@1"),
    ("h0=shields h1=soldiers h2=manure deck=tower,hero", "h0=shields h1=tower h2=manure deck=soldiers,hero"),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN)
@pytest.mark.parametrize("seat", [0, PUBLIC])
def test_hidden_cards_are_in_no_view_4_1(one: str, other: str, seat: int) -> None:
    assert all_of(at(one).view(seat)) == all_of(at(other).view(seat))
    assert at(one).position != at(other).position


def test_a_seat_sees_its_own_hand_and_its_own_attack() -> None:
    seen = at("h0=shields*2 h1=soldiers h2=manure a2=knights@1 a0=hero@3").view(0)
    assert seen.state.hand[0][0] == 2 and not any(seen.state.hand[1])
    assert seen.state.attack[2] != NO_CARD == seen.state.attack[0]
    assert seen.bounds.attack_back[:3] == [IMPERIAL, -1, BASE]


def test_a_revealed_attack_is_seen_by_all_4_2() -> None:
    game = at("at=defence f0=shields h0=manure h1=shields h2=shields a0=soldiers@0").play("stop")
    assert {game.view(seat).state.attack[0] for seat in (0, 1, 2, PUBLIC)} == {SOLDIERS}


def test_only_who_must_choose_is_given_the_legal_moves() -> None:
    game = at("h0=shields h1=soldiers h2=manure")
    assert game.view(0).legal == tuple(game.legal_moves())
    assert game.view(1).legal == game.view(PUBLIC).legal == ()
    assert [view.legal for view in game.views()] == [game.view(seat).legal for seat in (0, 1, 2, PUBLIC)]


def test_a_spectator_is_not_chance() -> None:
    """Both have the number that no House has; a draw that chance must answer is nobody's to choose."""
    game = at("h0=shields h1=soldiers h2=manure").play("draw")
    assert game.decision and game.decision.kind == "chance" and game.view(PUBLIC).legal == ()


@pytest.mark.parametrize("seat", [-1, 3, 5, 7])
def test_there_is_no_view_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(BadOption) as refusal:
        at("h0=shields h1=soldiers h2=manure").view(seat)
    assert str(refusal.value) == f"there is no seat {seat}: the last is 2, and 6 is a spectator's"
    assert refusal.value.text("it") == f"non c'è un posto {seat}: l'ultimo è il 2, e 6 è quello di uno spettatore"


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize(
    ("edition", "modes", "rulings"),
    [
        ("v082", {"houses": 3}, {"allow_invalid_attacks": "yes"}),
        ("ga", {"houses": 6}, {}),
        ("it111", {"houses": 5, "guilds": True, "merchant": True}, {"alliance_self": "yes"}),
        ("en111", {"houses": 4, "allied": True, "guilds": True}, {"artisans_when": "after_drawing"}),
    ],
)
def test_every_player_answers_every_choice_with_a_legal_move(
    name: str, edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    """The player takes one seat among random ones, so that all kinds of choices come up."""
    book = built_in(edition)
    options = book.options(**modes, rulings=rulings)  # type: ignore[arg-type]
    for seed in range(8):
        game, rng = Game(book, options, new_state(book, options)), make_rng(seed)
        player = PLAYERS[name](rng)
        game.answer_chance(rng)
        while not game.result:
            who, legal = game.state.who, game.legal_moves()
            chosen = (
                player.choose(game.view(who), legal, Budget(simulations=20))
                if who == 0
                else legal[below(rng, len(legal))]
            )
            assert chosen in legal
            game.apply(chosen)
            game.answer_chance(rng)
