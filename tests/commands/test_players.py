"""Players: what a seat may know, and that nobody knows more."""

from __future__ import annotations

import pytest

from regno.players import PLAYERS
from regno.players.player import view_of
from regno.proelio.cards import NO_CARD
from regno.proelio.chance import below, seeded
from regno.proelio.edition import built_in
from regno.proelio.explain import EVERYBODY
from regno.proelio.game import Game, new_state
from regno.proelio.position import read_position

BOOK = built_in("en111")


def view(position: str, seat: int | None = 0):  # type: ignore[no-untyped-def]
    return view_of(read_position(position, BOOK)[0], seat)


# Pairs of positions that differ only in what seat 0 cannot see.
HIDDEN = [
    ("h0=shields h1=soldiers,hero h2=manure", "h0=shields h1=knights,edict h2=tower"),
    ("h0=shields h1=soldiers h2=manure a0=soldiers@1", "h0=shields h1=soldiers h2=manure a0=knights@1"),
    ("h0=shields h1=soldiers h2=manure a1=manure@1", "h0=shields h1=soldiers h2=manure a1=infiltration@1"),
    ("h0=shields h1=soldiers h2=manure deck=tower,hero", "h0=shields h1=soldiers h2=manure deck=plague,edict"),
]


@pytest.mark.parametrize(("one", "other"), HIDDEN)
def test_hidden_cards_are_in_no_view_4_1(one: str, other: str) -> None:
    assert view(one) == view(other)
    assert view(one, EVERYBODY) != view(other, EVERYBODY) or "deck" in one


def test_a_seat_sees_its_own_hand_and_its_own_attack() -> None:
    seen = view("h0=shields*2 h1=soldiers h2=manure a2=knights@1 a0=hero@3")
    assert seen.hand[0] == 2 and seen.houses[1].hand is None
    assert seen.houses[2].attack != NO_CARD and seen.neighbour(-1) is seen.houses[2]
    assert seen.mine.attacked and seen.mine.attack_is_imperial and seen.mine.attack == NO_CARD


def test_a_revealed_attack_is_seen_by_all_4_2() -> None:
    position = "at=defence f0=shields h0=manure h1=shields h2=shields a0=soldiers@0"
    state, options = read_position(position, BOOK)
    game = Game(BOOK, options, state).play("stop")
    assert {view_of(game.state, seat).houses[0].attack for seat in range(3)} == {5}


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
        game, rng = Game(book, options, new_state(book, options)), seeded(seed)
        player = PLAYERS[name](rng)
        game.answer_chance(rng)
        while not game.result:
            who, legal = game.state.who, game.legal_moves()
            chosen = player.choose(view_of(game.state, who), legal, 1.0) if who == 0 else legal[below(rng, len(legal))]
            assert chosen in legal
            game.apply(chosen)
            game.answer_chance(rng)
