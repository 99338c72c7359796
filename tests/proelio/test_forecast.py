"""What a choice leads to is told before it is made: the same as what the rules then do, whatever cards are hidden."""

from __future__ import annotations

from random import Random

import pytest

import regno
from regno.proelio import events, forecast, moves, steps
from regno.proelio.cards import BLACK_POWDER, INFILTRATION, KNIGHTS, MANURE, NAMES, SOLDIERS
from regno.proelio.chance import make_rng
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.forecast import NEVER, Blow, Stand
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import CHANCE


def stood(position: str, edition: str = "it111", *words: str) -> Game:
    book = built_in(edition)
    state, options = read_position(position, book, {})
    game = Game(book, options, state, make_rng(1))
    for word in words:
        game.play(word)
    return game


def dealt(edition: str, seed: int) -> Game:
    """A game with Guilds, in the editions that have them."""
    return regno.deal(edition=edition, houses=3, seed=seed, guilds=edition in ("it111", "en111"))


def choices(edition: str, seed: int) -> list[Game]:
    """Every choice of a random game, as it stood."""
    game, lot, found = dealt(edition, seed), Random(seed), list[Game]()
    while not game.result and len(found) < 400:
        found.append(game.copy())
        game.play(lot.choice(game.legal()))
    return found


@pytest.mark.parametrize("edition", BUILT_IN)
def test_what_is_foretold_from_a_view_is_what_the_cards_on_the_table_do(edition: str) -> None:
    """Every answer to an open attack, every deployment against the attack that lies there, in random games."""
    settled = turned = 0
    for seed in range(8):
        for game in choices(edition, seed):
            s, o, me, lot = game.state, game.options, game.state.who, Random(seed)
            view = game.view(me)
            if s.step in (steps.SACRIFICE, steps.BUILDERS):
                settled += 1
                for move in view.legal:
                    assert forecast.after_move(view, move) == list(forecast.outcomes(s, move, o, me))
            elif s.step == steps.DEPLOY:
                turned += 1
                assert s.attack[me] in forecast.possible_attacks(view)
                cards = lot.choice(list(forecast.deployments(s, o)))
                after = forecast.deploy_cards(s, cards, o)
                stand = Stand(after.defence, hand_size(after, me), after.deployed[3] > 0, after.deployed[16] > 0)
                assert forecast.defend(view)[stand][s.attack[me]] == forecast.strike(after, s.attack[me], o)
    assert settled > 5 and turned > 20


def fell(game: Game, move: int, lot: Random) -> bool:
    """Whether the chooser's House falls before the turn passes, if all answer at random."""
    me, turn, rows = game.state.who, game.state.turn, list[events.Event]()
    rows += game.apply(move)
    while not game.result and game.state.turn == turn and game.state.step != steps.ACTION:
        if game.state.who == CHANCE:
            assert game.rng
            rows += game.answer_chance(game.rng)
        else:
            rows += game.apply(lot.choice(game.legal_moves()))
    return any(row[0] == events.DEFEAT and row[1] == me for row in rows)


@pytest.mark.parametrize("edition", BUILT_IN)
def test_a_house_falls_by_its_own_choice_only_where_that_was_foretold(edition: str) -> None:
    lot = Random(1)
    for seed in range(8):
        for game in choices(edition, seed):
            view = game.view(game.state.who)
            if game.state.step == steps.DEPLOY:
                continue
            for move in view.legal:
                ends = forecast.after_move(view, move) if forecast.may_be_fateful(view) else []
                down = fell(game.copy(), move, lot)
                assert down <= any(end.falls for end in ends)
                assert down or not ends or not all(end.falls for end in ends)


# ---------------------------------------------------------------- cases by hand

BARE = "houses=3 at=defence h0=manure a0={} f1=shields h1=manure h2=manure f2=shields"


def test_one_card_and_no_wall_every_blow_is_the_last() -> None:
    found = forecast.defend(stood(BARE.format("soldiers@1")).view(0))
    blows = found[Stand(0, 1, False, False)]
    assert blows[MANURE] == Blow(False, 0, NEVER, NEVER)
    assert {kind for kind, blow in blows.items() if blow.falls} == {SOLDIERS, KNIGHTS, INFILTRATION}


def test_a_kind_that_lies_open_to_the_last_card_is_no_threat() -> None:
    game = stood("houses=3 at=defence h0=manure f0=shields a0=soldiers@1 h1=manure h2=manure", "en111")
    assert KNIGHTS in forecast.possible_attacks(game.view(0))
    all_of_them = game.cards[KNIGHTS]
    shown = stood(
        f"houses=3 at=defence h0=manure f0=shields a0=soldiers@1 h1=manure h2=manure pile=knights*{all_of_them}",
        "en111",
    )
    assert KNIGHTS not in forecast.possible_attacks(shown.view(0))


def test_a_wall_given_up_the_builders_and_an_edict() -> None:
    position = (
        "houses=3 at=defence h0=shields,edict,manure f0=palisades a0=hero@3 h1=manure h2=manure g0=builders g1=bards "
        "g2=scribes"
    )
    found = forecast.defend(stood(position).view(0))
    hero, powder = NAMES.index("hero"), BLACK_POWDER
    assert found[Stand(1, 2, False, False)][hero] == Blow(False, NEVER, 1, 2)
    assert found[Stand(0, 2, False, True)][hero] == Blow(False, 0, NEVER, NEVER)
    assert found[Stand(0, 3, False, False)][powder] == Blow(False, NEVER, 0, NEVER)


def told(game: Game, language: str = "en") -> dict[str, tuple[bool, str, str]]:
    view = game.view(0)
    teller = Narrator(language, game.edition.id, 0)
    found = {}
    for move, words in zip(view.legal, game.legal(), strict=True):
        prospect = (
            teller.outcome(view, move, forecast.after_move(view, move)) if forecast.may_be_fateful(view) else None
        )
        if prospect:
            found[words] = (prospect.falls, prospect.text, prospect.verdict)
    return found


def test_sacrifice_or_hold_is_told_to_its_end() -> None:
    position = (
        "houses=3 at=defence h0=manure,knights f0=palisades a0=trebuchets@2 h1=manure f1=palisades h2=manure "
        "g0=builders g1=bards g2=scribes"
    )
    game = stood(position, "it111", "stop")
    assert told(game) == {
        "sacrifice": (
            False,
            "Defence 0 + 2 = 2, one short. The Builders can add 1: 3 against 3, no card lost. "
            "Without them: 1 card goes to Ursina, you keep 1.",
            "your House stands",
        ),
        "hold": (
            True,
            "Defence 0, 3 short. The Builders add nothing to 0. "
            "You owe 3 cards and hold 2: all cards and any Fortification are lost.",
            "your House falls",
        ),
    }
    assert told(stood(position, "en111", "stop"))["hold"][2] == "your House stands only with the Builders"
    game.play("sacrifice")
    assert told(game) == {
        "no": (
            False,
            "Defence 2, one short. 1 card of your choice goes to Ursina, you keep 1.",
            "your House stands, 1 card lost",
        ),
        "builders": (False, "Defence 2 + 1 = 3: the attack is held.", "your House stands, nothing lost"),
    }


def test_the_last_card_given_away_is_warned_of_where_that_is_defeat() -> None:
    alone = "houses=4 h0=temporary_alliance h1=manure h2=manure h3=manure"
    assert told(stood(alone, "it111"), "it")["alliance 1"] == (
        True,
        "Resteresti senza carte e senza Fortificazione.",
        "la tua Casata cade",
    )
    assert "draw" not in told(stood(alone, "it111"))
    assert told(stood(alone, "v082")) == {}  # there a House falls by an attack alone
    healed = "houses=3 h0=plague h1=manure h2=manure g0=bards g1=thieves g2=apothecaries"
    assert told(stood(healed, "it111"))["plague"][::2] == (False, "your House may fall")


def test_keeping_the_wall_says_that_the_builders_can_still_help() -> None:
    guilds = "g0=builders g1=bards g2=scribes"
    position = f"houses=3 at=defence h0=shields,manure f0=shields h1=manure h2=manure a0=knights@1 {guilds}"
    game = stood(position, "it111", "deploy shields", "stop")
    teller = Narrator("en", "it111", 0)
    assert teller.move(game.state, moves.HOLD, game.options) == "Keep the Shields: the Builders can still add 1"
    assert "The Builders can still add 1 afterwards." in teller.decision(game.view(0))
    assert teller.tell(game.play("hold").last)[0] == "You keep your Fortification."
    assert "You repel the attack" in " ".join(teller.tell(game.play("builders").last))
