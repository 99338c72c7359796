"""A frozen player at a table: it chooses from a View, like every other player."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from regno.env.kernel.encode import Observation, encode
from regno.env.kernel.opponents import HEURISTIC, POLICY, likeliest_move
from regno.env.lineup import FrozenPlayer
from regno.players.budget import Budget
from regno.players.heuristic import back_before, heuristic_move
from regno.players.models.policy import PolicyScratch, PolicyWeights
from regno.proelio.chance import Rng, below
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import LAID_OLD, NOT_LAID, Knowledge
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.compile import from_record, to_records
from regno.proelio.jit.records import blank
from regno.proelio.moves import MOVES
from regno.proelio.state import State, right


class SeatedPlayer:
    """A frozen player in one seat."""

    def __init__(self, frozen: FrozenPlayer, rng: Rng) -> None:
        self.frozen, self.rng = frozen, rng
        self.policy = from_record(frozen.policy, PolicyWeights) if frozen.kind == POLICY else None

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """Return its move; it takes no time worth a budget."""
        moves = list(legal)
        if len(moves) == 1:
            return moves[0]
        if self.frozen.kind == HEURISTIC:
            assert self.frozen.heuristic
            return heuristic_move(view.state, self.frozen.heuristic, back_before(view), self.rng, moves, len(moves))
        if self.policy:  # reads no hidden card, but the face-down one must be there: any that may be will do
            world = determinize(view, self.rng)
            return likeliest_move(world, self.policy, blank(PolicyScratch), moves, len(moves))
        if self.frozen.choice:
            mask = np.zeros((1, MOVES), np.int8)
            mask[0, moves] = 1
            return int(self.frozen.choice(encode_view(view).reshape(1, -1), mask)[0])
        return moves[below(self.rng, len(moves))]


def encode_view(view: View) -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    """Return the observation of a View, the same as the environments give to its seat."""
    obs, bounds = blank(Observation), view.bounds
    encode(view.state, knowledge_of(view), view.seat, blank(State), obs)
    obs.old = list(bounds.old)
    for house in range(view.state.houses):
        place = (house - view.seat) % view.state.houses
        obs.attacked[place] = [int(bounds.attack_back[house] == back) for back in range(2)]
    return to_records(obs).view(np.int8)


def knowledge_of(view: View) -> Knowledge:
    """Return as much of the table's knowledge as an observation of this seat reads."""
    k, s, seat = blank(Knowledge), view.state, view.seat
    for kind, most in enumerate(view.bounds.most):
        k.most[seat][kind], k.most[PUBLIC][kind] = most, view.public.most[kind]
    for house in range(s.houses):
        k.fresh[house] = list(view.bounds.fresh[house])
        target = next(each for each in range(s.houses) if right(s, each) == house)
        k.apart[house] = view.bounds.attack_apart[target] << seat
        k.laid[house] = LAID_OLD if view.bounds.attack_old[target] else NOT_LAID
        for kind, least in enumerate(view.bounds.least[house]):
            k.least[seat][house][kind], k.least[PUBLIC][house][kind] = least, view.public.least[house][kind]
    others = [house for house in range(s.houses) if house != seat]
    for observer, known in zip([*others, PUBLIC], view.known_of_me, strict=True):
        for kind, least in enumerate(known):
            k.least[observer][seat][kind] = least
    return k
