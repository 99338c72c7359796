"""The sums told of an attack are the engine's own, and nothing of a card that is still hidden."""

from random import Random

import pytest

import regno
from regno.proelio import events, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    BLACK_POWDER,
    BUILDERS,
    HERO,
    INFILTRATION,
    KINDS,
    KNIGHTS,
    NO_CARD,
    SHIELDS,
    TOWER,
)
from regno.proelio.clash import Clash, Sums
from regno.proelio.edition import BUILT_IN


@pytest.mark.parametrize("edition", BUILT_IN)
def test_sums_are_those_of_the_engine(edition: str) -> None:
    """Each move is told alone; what stands after it, or was repelled by it, is what the engine counts."""
    met = set[int]()
    modes = {"guilds": True} if edition in ("en111", "it111") else {}
    for seed in range(60):
        game, rng = regno.deal(edition=edition, seed=seed, **modes), Random(seed)  # type: ignore[arg-type]
        while not game.result:
            clash, before = Clash.of(game.state), game.state.defence
            rows = game.play(rng.choice(game.legal())).last
            s = game.state
            for row, sums in zip(rows, clash.sums(rows), strict=True):
                if row[0] == events.REPELLED:
                    assert sums.defence == row[4] <= 10 and sums.attack <= sums.defence
                elif row[0] == events.LOOT:
                    assert sums.attack > sums.defence >= before
                elif row[0] == events.REVEAL and s.step in (steps.SACRIFICE, steps.BUILDERS, steps.LOOT):
                    assert (sums.attack, sums.defence) == (ATTACK_VALUE[row[3]], s.defence)
                elif row[0] != events.REVEAL:
                    assert sums.attack == sums.defence == -1
                met.add(row[0])
    assert {events.REVEAL, events.REPELLED, events.LOOT, events.SACRIFICE, events.STEAL} <= met


def clash(attack: int = NO_CARD, defence: int = 0, fort: int = 1) -> Clash:
    """Return an attack on House 0, where nothing above palisades counts."""
    return Clash(0, attack, defence, fort, tuple(1 if kind == SHIELDS else 0 for kind in range(KINDS)))


def row(what: int, who: int = 0, whom: int = -1, card: int = NO_CARD, number: int = 1) -> events.Event:
    return what, who, whom, card, number  # type: ignore[return-value]


def test_a_choice_with_all_that_follows_is_added_up() -> None:
    deployed = [row(events.DEPLOY, card=SHIELDS), row(events.DEPLOY, card=TOWER), row(events.REVEAL, 1, 0, KNIGHTS)]
    assert list(clash().sums(deployed)) == [Sums(), Sums(), Sums(2, 1)]
    rescued = [row(events.SACRIFICE), row(events.PERK, number=BUILDERS), row(events.LOOT, 0, 1, TOWER)]
    assert list(clash(HERO, 1, 1).sums(rescued))[-1] == Sums(4, 3)
    assert list(clash().sums([row(events.PERK, number=BUILDERS), row(events.REVEAL, 1, 0, KNIGHTS)]))[-1] == Sums(2, 0)


def test_the_next_house_has_a_defence_of_its_own() -> None:
    """A House with an empty hand is not asked: its attack is turned up within the choice of another."""
    assert list(clash(KNIGHTS, 2).sums([row(events.REVEAL, 0, 1, HERO)])) == [Sums(4, 0)]


@pytest.mark.parametrize("attack", [INFILTRATION, BLACK_POWDER])
def test_an_attack_that_no_number_meets_has_no_sums(attack: int) -> None:
    assert list(clash(defence=2).sums([row(events.REVEAL, 1, 0, attack)])) == [Sums()]


@pytest.mark.parametrize("what", [events.STEAL, events.NO_THEFT])
def test_who_steals_in_defence_has_a_patrol_to_thank(what: int) -> None:
    assert list(clash(INFILTRATION).sums([row(what, 0, 1), row(what, 1, 0)])) == [Sums(caught=True), Sums()]


def test_a_card_face_down_tells_nothing() -> None:
    """Before the reveal the attack in the State is not looked at."""
    game, found = regno.deal(edition="en111", seed=3), 0
    rng = Random(3)
    while not game.result:
        if game.state.step == steps.DEPLOY:
            assert game.state.attack[game.state.turn] != NO_CARD == Clash.of(game.state).attack
            found += 1
        game.play(rng.choice(game.legal()))
    assert found > 5
