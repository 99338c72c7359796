"""Weighted worlds are Bayes' posterior: equal to it where every deal can be counted, and they read no hidden card."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from regno.matches.kernel.beliefs import SURPRISE, attack_weight, before_attack
from regno.players.models.checkpoint import checkpoint_for
from regno.players.models.net_checkpoint import linear_net
from regno.players.models.policy_net import NetScratch, PolicyNet, compute_net_probabilities
from regno.proelio import engine, moves, steps
from regno.proelio.cards import ATTACKS, KINDS, NAMES, NO_CARD
from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game
from regno.proelio.info.determinize import determinize
from regno.proelio.jit.compile import from_record
from regno.proelio.jit.records import blank, copy_of, values_of
from regno.proelio.moves import MOVES
from regno.proelio.state import State

TARGET, OTHER = 2, 1  # attacked by House 0, and the third
WORLDS, CLOSE = 3_000, 0.04
TABLES = {
    "few cards": ("f0=tower f1=shields f2=shields h0=soldiers,manure h1=patrol h2=knights deck=shields,manure",
                  "attack soldiers"),
    "a bluff": ("f0=tower f1=shields f2=tower h0=manure,shields h1=tower h2=soldiers deck=manure,knights",
                "attack manure"),
    "two of a kind": ("f0=tower f1=tower f2=shields h0=soldiers*2 h1=shields h2=manure deck=knights,infiltration",
                      "attack soldiers"),
}  # fmt: skip


def game_at(position: str) -> Game:
    edition = built_in("en111")
    state, options = read_position(position, edition, {})
    return Game(edition, options, state)


def attacked(table: str) -> tuple[Game, Game]:
    """A game before and after House 0 has laid a card face down before House 2."""
    position, move = TABLES[table]
    game = game_at(position)
    before = game.copy()
    game.apply(read_move(game.state, move))
    assert game.state.attack[TARGET] != NO_CARD
    return before, game


def policy_of(game: Game) -> PolicyNet:
    return from_record(linear_net(checkpoint_for(game.options).policy["weights"]), PolicyNet)


def expected(s: State, game: Game, kind: int, policy: PolicyNet) -> float:
    """What a House is expected to lay, from the choice itself."""
    space, f = [0] * (MOVES + 1), blank(NetScratch)
    count = engine.legal(s, game.options, space)
    compute_net_probabilities(s, policy, f, space, count)
    found = [f.probabilities[place] for place in range(count) if space[place] == moves.ATTACK + ATTACKS.index(kind)]
    return (1 - SURPRISE) * sum(found) + SURPRISE / count if found else 0.0


def exact_posterior(before: Game, policy: PolicyNet) -> dict[int, float]:
    """The chance of each kind, by every deal of single cards that House 2 holds possible."""
    s = before.state
    zones = [s.hand[0], s.hand[OTHER], s.deck]
    sizes = [sum(zone) for zone in zones]
    cards = [kind for zone in zones for kind in range(KINDS) for _ in range(zone[kind])]
    found: Counter[int] = Counter()
    chances: dict[tuple[tuple[int, ...], ...], dict[int, float]] = {}
    for deal in permutations(cards):
        parts = (deal[: sizes[0]], deal[sizes[0] : sizes[0] + sizes[1]], deal[sizes[0] + sizes[1] :])
        key = tuple(tuple(sorted(part)) for part in parts)
        if key not in chances:
            world = copy_of(s)
            for zone, part in zip((world.hand[0], world.hand[OTHER], world.deck), parts, strict=True):
                zone[:] = [part.count(kind) for kind in range(KINDS)]
            chances[key] = {kind: expected(world, before, kind, policy) for kind in set(parts[0]) & set(ATTACKS)}
        for kind, chance in chances[key].items():
            found[kind] += chance  # type: ignore[assignment]
    return {kind: chance / sum(found.values()) for kind, chance in found.items() if chance}


@pytest.mark.parametrize("table", TABLES)
def test_weighted_worlds_are_the_exact_posterior_on_tiny_decks(table: str) -> None:
    before, game = attacked(table)
    policy, view, rng = policy_of(game), game.view(TARGET), make_rng(5)
    votes: Counter[int] = Counter()
    for _ in range(WORLDS):
        world = determinize(view, rng)
        space, f = [0] * (MOVES + 1), blank(NetScratch)
        votes[world.attack[TARGET]] += attack_weight(world, TARGET, game.options, policy, f, copy_of(world), space)  # type: ignore[assignment]
    found = {kind: vote / sum(votes.values()) for kind, vote in votes.items()}
    exact = exact_posterior(before, policy)
    assert set(found) == set(exact) and len(exact) > 1
    for kind, chance in exact.items():
        assert found[kind] == pytest.approx(chance, abs=CLOSE), NAMES[kind]


@pytest.mark.parametrize("table", TABLES)
def test_taking_an_attack_back_gives_the_choice_it_was_made_from(table: str) -> None:
    before, game = attacked(table)
    policy, kind = policy_of(game), game.state.attack[TARGET]
    again = copy_of(game.state)
    before_attack(game.state, TARGET, again)
    assert (again.who, again.step, again.hand[0]) == (0, steps.ACTION, before.state.hand[0])
    assert expected(again, game, kind, policy) == pytest.approx(expected(before.state, before, kind, policy))


def test_a_weight_reads_its_world_and_not_the_game() -> None:
    """Two games that look the same to House 2 deal the same worlds."""
    position, move = TABLES["few cards"]
    one = game_at(position)
    other = game_at(position.replace("soldiers,manure", "manure*2").replace("shields,manure", "shields,soldiers"))
    one.apply(read_move(one.state, move))
    other.apply(read_move(other.state, "attack manure"))
    worlds = [determinize(each.view(TARGET), make_rng(3)) for each in (one, other)]
    assert values_of(worlds[0]) == values_of(worlds[1])
