"""Lines by rule of thumb: what the Steward and the trained policy would answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from regno.learn.answers import Line, legal_moves, next_choice, world_of
from regno.players.heuristic import attack_back, heuristic_move
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.models.checkpoint import nearest, option_values
from regno.players.models.policy import PolicyScratch, PolicyWeights, compute_probabilities
from regno.proelio.chance import make_rng
from regno.proelio.info.view import View
from regno.proelio.jit.compile import from_record
from regno.proelio.jit.records import blank
from regno.proelio.state import State

Pick = Callable[[State, list[int]], int]  # one of the legal moves of the House that must choose


def follow(view: View, pick: Pick) -> Line:
    """Return the line of a way to choose single moves."""
    s: State | None = world_of(view)
    line: list[int] = []
    while s is not None:
        legal = legal_moves(s, view.options)
        line.append(pick(s, legal) if len(legal) > 1 else legal[0])
        s = next_choice(s, view.options, line[-1])
    return tuple(line)


def heuristic_line(view: View) -> Line:
    """Return what the Steward would answer."""
    rng = make_rng(1)
    return follow(view, lambda s, legal: heuristic_move(s, HAND_TUNED, attack_back(s, s.who), rng, legal, len(legal)))


def policy_line(view: View) -> Line:
    """Return what the trained policy thinks likeliest, without looking ahead."""
    policy = policy_for(option_values(view.options))

    def likeliest(s: State, legal: list[int]) -> int:
        chances = probabilities(policy, s, legal)
        return legal[chances.index(max(chances))]

    return follow(view, likeliest)


def line_prior(view: View, line: Sequence[int]) -> float:
    """Return the probability that the trained policy gives a line."""
    policy, s, prior = policy_for(option_values(view.options)), world_of(view), 1.0
    for move in line:
        legal = legal_moves(s, view.options)
        if len(legal) > 1:
            prior *= probabilities(policy, s, legal)[legal.index(move)]
        s = next_choice(s, view.options, move) or s
    return prior


def probabilities(policy: PolicyWeights, s: State, legal: list[int]) -> list[float]:
    scratch = blank(PolicyScratch)
    compute_probabilities(s, policy, scratch, legal, len(legal))
    return scratch.probabilities[: len(legal)]


@cache
def policy_for(table: tuple[int, ...]) -> PolicyWeights:
    """Return the policy of the nearest checkpoint as plain numbers."""
    return from_record(nearest(table).policy, PolicyWeights)
