"""Imagined worlds: on small tables all of them are counted, on others each is held against the View it came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from math import sqrt

import pytest
from hypothesis import Phase, given, settings
from tables import Table, random_move, random_play, tables
from tiny import TINY, Followed, tiny
from worlds import Hidden, allowed, as_seen, hidden_in

from regno.proelio import steps
from regno.proelio.cards import BASE_KINDS, KINDS, NAMES
from regno.proelio.chance import make_rng
from regno.proelio.info.determinize import determinize
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import copy_of, values_of
from regno.proelio.rules.zones import recount
from regno.proelio.state import State
from vectors import root

# The share of worlds that bounds allow and no history explains, at most: those in which a hidden card was passed on,
# or a card was turned up that may have been old or fresh. Elsewhere there is none.
IMPOSSIBLE = {"allies": 0.05, "bluff": 0.001, "late autumn": 0.02, "merchant": 0.01}
MOVES = 14
# What is followed of each: an observer and the seeds of the games.
FOLLOWED = ((0, (0, 1, 2)), (PUBLIC, (0,)))


# ---------------------------------------------------------------- every history with the same events


def follow(name: str, observer: int, seed: int) -> tuple[int, int]:
    """A random game beside all others that look the same; the numbers of worlds allowed and possible on the way."""
    followed, rng, counts = Followed(tiny(name), observer), make_rng(seed), Counter[str]()
    for _ in range(MOVES):
        if followed.game.result:
            break
        followed.apply(random_move(followed.game, rng))
        followed.check_exact()
        counts.update(allowed=len(followed.within), possible=len(followed.possible))
    return counts["allowed"], counts["possible"]


@pytest.mark.parametrize("name", TINY)
def test_k2_every_history_with_the_same_events_stays_within_the_bounds(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    found = [follow(name, observer, seed) for observer, seeds in FOLLOWED for seed in seeds]
    within, possible = map(sum, zip(*found, strict=True))
    impossible = 1 - possible / within
    record_property("told", f"{within} worlds were allowed, {impossible:.1%} of them impossible")
    assert within > 100
    assert impossible <= IMPOSSIBLE.get(name, 0), "bounds have become looser"


# ---------------------------------------------------------------- the frequencies of dealing by card

SAMPLES = 20_000
# Moments with cards face down, known cards, cards that cannot be in the deck: table, observer, moves.
MOMENTS = {
    "thieves": ("scribes", 2, "attack soldiers"),
    "old cards": ("equitas", PUBLIC, "attack soldiers; draw; =shields; stop; hold; give manure; draw; =soldiers; "
                  "attack manure; attack infiltration"),
    "new deck": ("late autumn", 2, "draw; =soldiers; resources; =shields; =soldiers; attack soldiers; attack soldiers; "
                 "stop; sacrifice; attack manure"),
    "known gift": ("allies", 0, "support; support hero; attack manure; attack manure; support; support tower"),
}  # fmt: skip


def sampled(view: View) -> Counter[Hidden]:
    rng = make_rng(1)
    return Counter(hidden_in(determinize(view, rng)) for _ in range(SAMPLES))


def chi_square(found: Mapping[Hidden, int], expected: Mapping[Hidden, Fraction]) -> float:
    """How far the counts are from what they should be on average."""
    means = {world: float(share) * SAMPLES for world, share in expected.items()}
    return sum((found.get(world, 0) - mean) ** 2 / mean for world, mean in means.items())


def critical(freedom: int) -> float:
    """What chi-square passes once in ten thousand times by mere chance (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + 3.72 * sqrt(spread)) ** 3)


@pytest.mark.parametrize("moment", MOMENTS)
def test_imagine_reaches_all_that_bounds_allow_as_often_as_dealing_by_card(moment: str) -> None:
    name, observer, moves = MOMENTS[moment]
    view = tiny(name, moves).view(observer)
    expected, found = allowed(view), sampled(view)
    assert len(expected) >= 20 and float(min(expected.values())) * SAMPLES > 12
    assert set(found) == set(expected)
    assert chi_square(found, expected) < critical(len(expected) - 1)
    uniform = dict.fromkeys(expected, Fraction(1, len(expected)))
    assert chi_square(found, uniform) > critical(len(expected) - 1), "worlds are not equally likely, cards are"


# ---------------------------------------------------------------- on any table

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)


def check_world(world: State, view: View) -> None:
    """It looks like the View to the one who imagined it, and lies within the bounds."""
    assert values_of(as_seen(world, view.seat)) == values_of(view.state)
    counted = copy_of(world)
    recount(counted)
    assert values_of(counted) == values_of(world), "sizes and counts disagree"
    assert all(count <= most for count, most in zip(world.deck, view.bounds.most, strict=True))
    for house in range(world.houses):
        laid = world.attack[(house - 1) % world.houses]
        held = [count + (kind == laid) for kind, count in enumerate(world.hand[house])]
        assert all(map(int.__ge__, held, view.bounds.least[house]))


@settings(max_examples=settings().max_examples, phases=PHASES)
@given(tables())
def test_an_imagined_world_looks_like_the_view_it_came_from(table: Table) -> None:
    game, rng = table.new_game(), make_rng(table.seed)
    for number, _ in enumerate(random_play(game, table.seed)):
        if number % 4 == 0:
            view = game.views()[number // 4 % (game.state.houses + 1)]
            seen = copy_of(view.state)
            check_world(determinize(view, rng), view)
            assert values_of(view.state) == values_of(seen), "imagining must not touch the View"


def test_the_same_generator_imagines_the_same_worlds() -> None:
    view = tiny("war").view(0)
    first, second = ([hidden_in(determinize(view, rng)) for _ in range(20)] for rng in (make_rng(3), make_rng(3)))
    assert first == second and len(set(first)) > 5


# ---------------------------------------------------------------- one thing at a time


def worlds(position: str, observer: int, moves: str = "", count: int = 200) -> list[State]:
    view, rng = root({"edition": "en111", "position": position, "moves": moves}).view(observer), make_rng(1)
    return [determinize(view, rng) for _ in range(count)]


def names(cards: list[int]) -> set[str]:
    return {name for name, count in zip(NAMES, cards, strict=True) if count}


def test_k1_a_golden_back_from_a_low_wall_is_black_powder() -> None:
    """Two of them wait: a deal in a hundred fits, and every time one is found."""
    position = "houses=4 f1=shields f2=shields h0=shields h1=manure,tower h2=patrol h3=knights"
    for world in worlds(f"{position} a0=black_powder@1 a1=black_powder@1", observer=3, count=60):
        assert [NAMES[world.attack[target]] for target in (0, 1)] == ["black_powder"] * 2


def test_k1_a_black_back_is_a_card_that_could_be_laid_from_that_wall() -> None:
    found = worlds("h0=shields h1=manure*3 h2=patrol a0=soldiers@0", observer=2)
    assert {NAMES[world.attack[0]] for world in found} == {"manure", "soldiers", "infiltration"}


def test_q81_after_a_failed_equitas_no_world_has_shields_in_the_deck() -> None:
    found = worlds("f1=shields f2=shields h0=tower h1=shields,tower h2=manure deck=soldiers*3", 2, "equitas deck")
    assert all("shields" not in names(world.deck) for world in found)
    assert all(world.hand[1][0] == 1 for world in found), "they can only be in the one hand that is not known"


def test_r98_what_inquisition_saw_is_in_every_world() -> None:
    position = "h0=inquisition,tower h1=shields,soldiers,hero h2=manure f1=shields"
    for world in worlds(position, 0, "inquisition right; draw; =tower; attack soldiers"):
        assert {"shields", "hero"} <= names(world.hand[1]) and NAMES[world.attack[0]] == "soldiers"


def test_r118_scribes_choose_between_cards_they_were_not_known_to_hold() -> None:
    """House 1 has seen the Hero in the hand of the Scribes; what they drew since is something else."""
    position = ("turn=1 g0=bards g1=artisans g2=scribes f2=shields h0=manure h1=inquisition,tower h2=hero,tower*2 "
                "deck=knights*3,edict,fortress,imperial_resources,inquisition")  # fmt: skip
    moves = "inquisition right; draw; =knights; imperial scribes; pay tower; pay tower; =edict; =fortress"
    for world in worlds(position, 1, moves):
        assert world.step == steps.KEEP and names(world.hand[2]) >= {"hero", *(NAMES[kind] for kind in world.drawn)}
        assert "hero" not in {NAMES[kind] for kind in world.drawn}
        assert all(kind >= BASE_KINDS for kind in world.drawn) and sum(world.hand[2][BASE_KINDS:KINDS]) == 3
