"""Samples (position, outcome) pairs from self-play of the policy, to train the value network."""

from __future__ import annotations

from regno.players.models.policy import PolicyScratch, PolicyWeights, sample_move
from regno.players.models.value_net import ValueScratch, extract_features
from regno.players.training.heuristic_samples import is_sampled, write_shares
from regno.proelio import engine
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import OVER


@jit_entry
def sample_policy_positions(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    cards: Row,
    policy: PolicyWeights,
    f: PolicyScratch,
    t: ValueScratch,
    seed: int,
    sample_every: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Fill ``positions`` with features and ``shares`` with each House's payoff."""
    taken = 0
    while taken < len(positions):
        sow(rng, seed)
        seed += 1
        begin(s, o, cards)
        first = taken
        while s.step != OVER:
            if s.who == CHANCE:
                move = pick(s, o, rng)
            else:
                if taken < len(positions) and is_sampled(s, rng, sample_every):
                    for seat in range(s.houses):
                        extract_features(s, seat, o, t)
                        for each in range(t.count[seat]):
                            positions[taken][seat][t.index[seat][each]] = int(t.value[seat][each])
                    taken += 1
                count = engine.legal(s, o, space)
                move = sample_move(s, policy, f, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
        write_shares(s, shares, first, taken)
