"""A linear softmax policy over legal moves, trained by self-play; the prior of the PUCT search.

The features are binary facts about the table; each kind of action has one weight per feature, and the probability of
a move is the softmax of its summed weights. Features read only what the acting seat may see, so a full State may be
passed: other hands are counted, never read, and of the attack before the seat only the back is used.
"""

from __future__ import annotations

from math import exp
from typing import Annotated

from regno.players.models.linear_value import WINTER_IS_NEAR
from regno.players.relations import OWN, RELATIONS, related
from regno.proelio import moves, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    AUTUMN,
    BASE,
    GUILDS,
    HAND_LIMIT,
    IMPERIAL,
    KINDS,
    NO_CARD,
    NO_GUILD,
)
from regno.proelio.chance import Rng, next_word
from regno.proelio.jit.records import Row, rule
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import State, left, right

# Offsets of the features: bias; cards held, once and twice; strength (Fortification and hand) of the seat, its target,
# its attacker and the House across, and whether these three hold gold; the incoming attack by its back and the
# Fortification behind it, and the defence so far; the seat's own attack; Plagues; unused Guilds of the four; season;
# the present decision.
BIAS, HELD, HELD_TWICE, STRENGTHS = 0, 1, 1 + KINDS, 1 + 2 * KINDS
STRENGTH = 5 * (HAND_LIMIT + 1)
GOLD = STRENGTHS + RELATIONS * STRENGTH
BLOWS, MOST_DEFENCE = 6, 5  # visible classes of attack; highest defence distinguished
AWAITED = GOLD + RELATIONS - 1
DEFENDED = AWAITED + BLOWS
UNDER_WAY = DEFENDED + BLOWS * (MOST_DEFENCE + 1)
OTHERS_FIGHT = UNDER_WAY + KINDS
PLAGUES = OTHERS_FIGHT + 2
PERKS = PLAGUES + RELATIONS + 1
LATE = PERKS + RELATIONS * len(GUILDS)
NEED = LATE + 2
MISSING = NEED + 4
MERCHANT = MISSING + 6 * 5
FEATURES = MERCHANT + 1
MAX_FEATURES = 48  # active at once

# Offsets of the kinds of action: Actions and free plays, then cards deployed, discarded, given, bought or kept,
# passed to an ally; last yes and no by step.
ACT, DEPLOY, DISCARD, GIVE, WANT, PASS_ON, YES_NO = 0, 33, 53, 72, 91, 111, 130
ACTIONS = YES_NO + 12


class PolicyWeights:
    """The weight of each feature for each kind of action."""

    weights: Annotated[list[list[float]], (FEATURES, ACTIONS), "f4"]


class PolicyScratch:
    """Scratch space of one decision."""

    count: int
    features: Annotated[Row, (MAX_FEATURES,), "i4"]  # indices of the active features
    probabilities: Annotated[list[float], (64,), "f8"]  # by index of legal move


@rule
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


@rule
def yes_no_index(step: int) -> int:
    """Return the index of a step among those answered by yes or no."""
    if step <= steps.BUILDERS:
        return step - steps.IGNORE  # thieves twice, sacrifice, builders
    return 5 if step == steps.APOTHECARIES else 4  # whether to draw one card more, for Artisans or a Plague


@rule
def add_feature(f: PolicyScratch, feature: int) -> None:
    """Append an active feature."""
    f.features[f.count] = feature
    f.count += 1


@rule
def extract_features(s: State, f: PolicyScratch) -> None:
    """Write the active features of the acting seat; with three Houses nobody sits across."""
    me = s.who
    f.count = 0
    add_feature(f, BIAS)
    for kind in range(KINDS):
        if s.hand[me][kind] > 0:
            add_feature(f, HELD + kind)
            if s.hand[me][kind] > 1:
                add_feature(f, HELD_TWICE + kind)
    for relation in range(min(RELATIONS, s.houses)):
        add_house(s, f, related(s, me, relation), relation)
    add_attacks(s, f, me, left(s, me), right(s, me))
    add_table(s, f, me)
    add_decision(s, f)


@rule
def add_house(s: State, f: PolicyScratch, house: int, relation: int) -> None:
    """Add the strength, gold, unused Perk and Plague of one House."""
    add_feature(
        f, STRENGTHS + relation * STRENGTH + s.fort[house] * (HAND_LIMIT + 1) + min(hand_size(s, house), HAND_LIMIT)
    )
    if relation != OWN and s.hand_size[house][IMPERIAL] > 0:
        add_feature(f, GOLD + relation - 1)
    if s.guild[house] != NO_GUILD and s.exhausted[house] == 0:
        add_feature(f, PERKS + relation * len(GUILDS) + s.guild[house])
    if s.plague[house] > 0:
        add_feature(f, PLAGUES + relation)


@rule
def add_attacks(s: State, f: PolicyScratch, me: int, prey: int, attacker: int) -> None:
    """Add the face-down attacks: the incoming one, the seat's own, and those between others."""
    if s.attack[me] != NO_CARD:
        blow = min(s.attack_fort[me], 4) if back_of(s.attack[me]) == BASE else 5
        add_feature(f, AWAITED + blow)
        if s.step == steps.DEPLOY:
            add_feature(f, DEFENDED + blow * (MOST_DEFENCE + 1) + min(s.defence, MOST_DEFENCE))
    if s.attack[prey] != NO_CARD:
        add_feature(f, UNDER_WAY + s.attack[prey])
    if s.attack[attacker] != NO_CARD:
        add_feature(f, OTHERS_FIGHT)
    if s.attack[left(s, prey)] != NO_CARD and left(s, prey) != attacker:
        add_feature(f, OTHERS_FIGHT + 1)


@rule
def add_table(s: State, f: PolicyScratch, me: int) -> None:
    """Add Plagues, the season and the Merchant."""
    if s.plagues > 0:
        add_feature(f, PLAGUES + RELATIONS)
    if s.season == AUTUMN:
        add_feature(f, LATE + (1 if s.deck_size[BASE] <= WINTER_IS_NEAR else 0))
    if s.merchant == me:
        add_feature(f, MERCHANT)


@rule
def add_decision(s: State, f: PolicyScratch) -> None:
    """Add the state of a multi-step decision: cards still to name, or how much a revealed attack lacks."""
    if s.step == steps.TRIM or s.step == steps.LOOT or s.step == steps.PAY:
        add_feature(f, NEED + min(max(s.need, 1), 4) - 1)
    if s.step == steps.SACRIFICE or s.step == steps.BUILDERS:
        add_feature(f, MISSING + min(max(ATTACK_VALUE[s.attack[s.turn]] - s.defence, 0), 5) * 5 + s.fort[s.turn])


@rule
def compute_probabilities(s: State, policy: PolicyWeights, f: PolicyScratch, legal: Row, count: int) -> None:
    """Write the softmax probability of each legal move to ``f.probabilities``."""
    extract_features(s, f)
    most = -1e9
    for place in range(count):
        action, total = action_index(s.step, legal[place]), 0.0
        for each in range(f.count):
            total += policy.weights[f.features[each]][action]
        f.probabilities[place] = total
        most = max(most, total)
    total = 0.0
    for place in range(count):
        f.probabilities[place] = exp(f.probabilities[place] - most)
        total += f.probabilities[place]
    for place in range(count):
        f.probabilities[place] /= total


@rule
def sample_index(s: State, policy: PolicyWeights, f: PolicyScratch, rng: Rng, legal: Row, count: int) -> int:
    """Return the index of a legal move sampled by its probability."""
    compute_probabilities(s, policy, f, legal, count)
    rest, place = next_word(rng) / 4294967296.0, 0
    while place < count - 1 and rest >= f.probabilities[place]:
        rest -= f.probabilities[place]
        place += 1
    return place


@rule
def sample_move(s: State, policy: PolicyWeights, f: PolicyScratch, rng: Rng, legal: Row, count: int) -> int:
    """Return a legal move sampled by its probability; a forced move is returned without evaluating the policy."""
    return legal[sample_index(s, policy, f, rng, legal, count)] if count > 1 else legal[0]
