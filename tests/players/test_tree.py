"""The tree: what it tells apart is what the searching seat could."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from chairs import TABLES, at, wandering

from regno.players.search.tree import CODES, ROOT, Node, add_child, find_group, infoset_hash, observed_action
from regno.proelio import moves
from regno.proelio.cards import ATTACKS, KNIGHTS, MANURE, SHIELDS, SOLDIERS
from regno.proelio.chance import make_rng
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.records import blank


@pytest.mark.parametrize(("edition", "modes", "rulings"), TABLES)
def test_sight_is_the_same_in_every_world_that_gives_the_same_view(
    edition: str, modes: dict[str, int], rulings: dict[str, str]
) -> None:
    for place, game in enumerate(wandering(edition, modes, rulings, seed=4)):
        for seat in range(game.state.houses):
            world = determinize(game.view(seat), make_rng(place))
            assert infoset_hash(world, seat) == infoset_hash(game.state, seat)


def test_sight_tells_hands_and_tables_apart() -> None:
    positions = [
        "h0=shields,manure h1=soldiers h2=soldiers",
        "h0=shields*2 h1=soldiers h2=soldiers",
        "h0=shields,manure h1=soldiers*2 h2=soldiers",
        "h0=shields,manure h1=soldiers h2=soldiers f1=shields",
        "h0=shields,manure h1=soldiers h2=soldiers a2=manure@0",
    ]
    assert len({infoset_hash(at(position, "en111").state, 0) for position in positions}) == len(positions)


def attack(kind: int) -> int:
    return moves.ATTACK + ATTACKS.index(kind)


def test_of_a_rivals_attack_only_the_back_is_seen_4_1() -> None:
    s = at("turn=1 h0=shields f1=shields h1=manure,soldiers,hero h2=soldiers", "en111").state
    assert observed_action(s, 0, attack(MANURE)) == observed_action(s, 0, attack(SOLDIERS))
    assert observed_action(s, 0, attack(MANURE)) != observed_action(s, 0, moves.ATTACK + 5)
    assert observed_action(s, 1, attack(MANURE)) != observed_action(s, 1, attack(SOLDIERS))


def test_loot_is_seen_by_giver_and_taker_alone_4_2() -> None:
    position = "at=defence h0=shields,manure,knights h1=soldiers h2=soldiers a0=soldiers@0"
    s = at(position, "en111", "stop").state
    seen = [len({observed_action(s, seat, kind) for kind in (SHIELDS, MANURE, KNIGHTS)}) for seat in range(3)]
    assert seen == [3, 3, 1]


def test_children_are_found_by_their_decision_and_information_set_the_newest_first() -> None:
    rng, tree = Random(7), [blank(Node) for _ in range(400)]
    for made in range(2, len(tree)):
        tree[made].infoset, tree[made].key = rng.randrange(40), rng.randrange(2) * CODES + rng.randrange(CODES)
        add_child(tree, made % 2, made)  # of the root or of node 1
    for parent, infoset, decision in product(range(2), range(41), (0, CODES, 2 * CODES)):
        group, found = find_group(tree, parent, infoset, decision), []
        child = tree[group].newest if group != ROOT else ROOT
        while child != ROOT:
            found.append(child)
            child = tree[child].sibling
        keys = range(decision, decision + CODES)
        wanted = [n for n in range(2, 400) if n % 2 == parent and tree[n].infoset == infoset and tree[n].key in keys]
        assert found == wanted[::-1]
