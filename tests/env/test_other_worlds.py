"""No interface tells more than a seat knows: in another world that looks the same to it, all of them say the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from test_encode import with_others_knowledge_garbled

from regno.env import pettingzoo
from regno.env.frozen import NAMES
from regno.env.gymnasium import ProelioEnv
from regno.env.rendering import MODES, render, view_in
from regno.proelio.chance import make_rng
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.compile import from_record, to_records

TABLES: list[dict[str, Any]] = [
    {"houses": 4, "guilds": True, "merchant": True},
    {"houses": 3, "edition": "v082"},
    {"houses": 4, "allied": True},
]
STEPS = 120


def told(game: pettingzoo.Proelio, seat: int, seed: int) -> Iterator[Any]:
    """All that a seat is shown; and what the frozen players choose for it, who must not know more than it does."""
    agent, games = game.possible_agents[seat], game.games
    yield from (each.tobytes() for each in game.observe(agent).values())
    yield games.observe_seats([seat]).tobytes()
    yield from (render(games, 0, seat, mode) for mode in MODES)
    if agent == game.agent_selection:
        found = games.observe()
        yield from (each.tobytes() for each in vars(found).values())
        yield from (games.moves_of(name, seed).tolist() for name in NAMES)
        yield game.render()
        one = ProelioEnv(render_mode="svg")
        one.games = games
        yield one.action_masks().tolist()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_another_world_is_told_in_the_same_words(table: dict[str, Any]) -> None:
    game, rng, chosen, differ = pettingzoo.env(render_mode="svg", **table), make_rng(4), Random(5), 0
    game.reset(seed=3)
    games = game.games
    for step in range(STEPS):
        if game.is_over:
            game.reset()
        chooser = game.seat_of[game.agent_selection]
        seat = chooser if step % 2 else chosen.randrange(games.houses)
        before, kept = list(told(game, seat, step)), (games.states.copy(), games.knowledge.copy())
        truth = games.truth([seat])
        world = determinize(view_in(games, 0, seat), rng)
        known = from_record(games.knowledge[0], Knowledge)
        games.states[0] = to_records(world)[0]
        games.knowledge[0] = to_records(with_others_knowledge_garbled(known, seat, games.houses, chosen))[0]
        assert list(told(game, seat, step)) == before
        differ += not np.array_equal(truth, games.truth([seat]))
        games.states[:], games.knowledge[:] = kept
        legal = np.flatnonzero(games.observe().masks[0])
        game.step(int(chosen.choice(legal)))
    assert differ > STEPS // 2, "the other world was the same one"
