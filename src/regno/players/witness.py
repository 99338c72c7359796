"""Witness: positions of games by instinct with what became of them, for learning to judge."""

from __future__ import annotations

from regno.players.instinct import Instinct, Sense, drawn_place, feel
from regno.players.judgement import Thought, describe
from regno.players.tree import share
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.layout import Row, Rows, whole_unit
from regno.proelio.rules.setup import begin
from regno.proelio.state import CHANCE, Events, Options, State
from regno.proelio.steps import ACTION, OVER


@whole_unit
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
                if s.step == ACTION and taken < len(positions) and below(rng, rarity) == 0:
                    for seat in range(s.houses):
                        describe(s, seat, o, t)
                        for each in range(t.count[seat]):
                            positions[taken][seat][t.place[seat][each]] = int(t.much[seat][each])
                    taken += 1
                count = engine.legal(s, o, space)
                move = space[0]
                if count > 1:
                    feel(s, n, f, space, count)
                    move = space[drawn_place(f, rng, count)]
            e.count = 0
            engine.apply(s, move, o, e)
        for lesson in range(first, taken):
            for seat in range(s.houses):
                shares[lesson][seat] = share(s, seat)
