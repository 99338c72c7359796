"""Witness: positions of games by instinct with what became of them, for learning to judge."""

from __future__ import annotations

from regno.players.models.policy import Instinct, Sense, by_instinct
from regno.players.models.value_net import Thought, describe
from regno.players.training.heuristic_samples import is_lesson, write_shares
from regno.proelio import engine
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.rules.setup import begin
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import OVER


@jit_entry
def bear_witness(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    cards: Row,
    n: Instinct,
    f: Sense,
    t: Thought,
    seed: int,
    rarity: int,
    positions: list[Rows],
    shares: Rows,
) -> None:
    """Fill the rows with one Action in ``rarity`` of games by instinct, and each House's share of the victory."""
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
                if taken < len(positions) and is_lesson(s, rng, rarity):
                    for seat in range(s.houses):
                        describe(s, seat, o, t)
                        for each in range(t.count[seat]):
                            positions[taken][seat][t.place[seat][each]] = int(t.much[seat][each])
                    taken += 1
                count = engine.legal(s, o, space)
                move = by_instinct(s, n, f, rng, space, count)
            e.count = 0
            engine.apply(s, move, o, e)
        write_shares(s, shares, first, taken)
