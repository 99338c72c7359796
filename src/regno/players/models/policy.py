"""A linear softmax policy over legal moves, trained by self-play; the prior of the PUCT search.

The features (``features.POLICY``) are binary facts about the table; each kind of action has one weight per feature, and
the probability of a move is the softmax of its summed weights. Features read only what the acting seat may see, so a
full State may be passed: other hands are counted, never read, and of the attack before the seat only the back is used.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from regno.players.models.features import ACTIONS, POLICY, PolicyFeatures, extract_policy_features
from regno.proelio import moves, steps
from regno.proelio.chance import WORDS, Rng, next_word
from regno.proelio.jit.records import Row
from regno.proelio.state import State

ACT, DEPLOY, DISCARD, GIVE, WANT = ACTIONS.offsets("act", "deploy", "discard", "give", "want")
PASS_ON, YES_NO = ACTIONS.offsets("pass_on", "yes_no")


class PolicyWeights:
    """The weight of each feature for each kind of action."""

    weights: Annotated[list[list[float]], (POLICY.size, ACTIONS.size), "f4"]


class PolicyScratch(PolicyFeatures):
    """Scratch space of one decision."""

    probabilities: Annotated[list[float], (64,), "f8"]  # by index of legal move


def action_index(step: int, move: int) -> int:
    """Return the index of a move at a step among the kinds of action."""
    if step == steps.ACTION or step == steps.PERK:
        return ACT + (move - moves.DRAW if move >= moves.DRAW else 32)
    if step == steps.DEPLOY:
        return DEPLOY + move
    if step == steps.TRIM or step == steps.BARDS or step == steps.PAY:
        return DISCARD + move
    if step == steps.LOOT or step == steps.PENALTY:
        return GIVE + move
    if step == steps.KEEP or step == steps.TAKE:
        return WANT + move
    if step == steps.SUPPORT:
        return PASS_ON + move
    yes = 1 if move == moves.PERK or move == moves.SACRIFICE or move == moves.DRAW else 0
    return YES_NO + yes_no_index(step) * 2 + yes


def yes_no_index(step: int) -> int:
    """Return the index of a step among those answered by yes or no."""
    if step <= steps.BUILDERS:
        return step - steps.IGNORE  # thieves twice, sacrifice, builders
    return 5 if step == steps.APOTHECARIES else 4  # whether to draw one card more, for Artisans or a Plague


def compute_probabilities(s: State, policy: PolicyWeights, f: PolicyScratch, legal: Row, count: int) -> None:
    """Write the softmax probability of each legal move to ``f.probabilities``."""
    extract_policy_features(s, f)
    most = -1e9
    for place in range(count):
        action, total = action_index(s.step, legal[place]), 0.0
        for each in range(f.count):
            total += policy.weights[f.features[each]][action]
        f.probabilities[place] = total
        most = max(most, total)
    softmax_scores(f.probabilities, most, count)


def softmax_scores(scores: list[float], most: float, count: int) -> None:
    """Replace the first scores, of which ``most`` is the highest, by their softmax."""
    total = 0.0
    for place in range(count):
        scores[place] = exp(scores[place] - most)
        total += scores[place]
    for place in range(count):
        scores[place] /= total


def sample_place(probabilities: list[float], rng: Rng, count: int) -> int:
    """Return one of the first places, drawn by its probability."""
    rest, place = next_word(rng) / WORDS, 0
    while place < count - 1 and rest >= probabilities[place]:
        rest -= probabilities[place]
        place += 1
    return place


def sample_index(s: State, policy: PolicyWeights, f: PolicyScratch, rng: Rng, legal: Row, count: int) -> int:
    """Return the index of a legal move sampled by its probability."""
    compute_probabilities(s, policy, f, legal, count)
    return sample_place(f.probabilities, rng, count)


def sample_move(s: State, policy: PolicyWeights, f: PolicyScratch, rng: Rng, legal: Row, count: int) -> int:
    """Return a legal move sampled by its probability; a forced move is returned without evaluating the policy."""
    return legal[sample_index(s, policy, f, rng, legal, count)] if count > 1 else legal[0]
