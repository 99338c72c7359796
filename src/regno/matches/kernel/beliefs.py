"""Beliefs about the cards face down: worlds weighted by how likely a policy would have laid what lies in them.

A determinization lays one of its owner's cards that could lie there, each as likely as the next. A player does not: he
chooses. By Bayes' rule a world with the card k of the hand H is to be weighted by

    policy(lay k | H) * eligible cards of H / eligible cards of kind k in H

where the fraction undoes the even choice of the determinization, which deals hands evenly. The policy is mixed with an
even choice, for a person may surprise it. Only the world is read, which was dealt from a View.
"""

from __future__ import annotations

from regno.players.models.policy_net import NetScratch, PolicyNet, compute_net_probabilities
from regno.proelio import engine, moves, steps
from regno.proelio.cards import ATTACKS, KINDS, NO_CARD
from regno.proelio.info.determinize import could_attack, is_hidden
from regno.proelio.info.view import Bounds
from regno.proelio.jit.records import Row
from regno.proelio.rules.zones import back_of
from regno.proelio.state import NOBODY, Options, State, right

SURPRISE = 0.1  # part of an even choice in what a player is expected to do


def before_attack(s: State, target: int, before: State) -> None:
    """Take an attack back: turn a copy of the world into the choice of the House that laid it."""
    attacker, kind = right(s, target), s.attack[target]
    before.hand[attacker][kind] += 1
    before.hand_size[attacker][back_of(kind)] += 1
    before.fort[attacker] = s.attack_fort[target]
    before.attack[target] = NO_CARD
    before.turn = attacker
    before.who = attacker
    before.step = steps.ACTION
    before.played = 0
    before.need = 0
    before.defence = 0
    before.thief = NOBODY
    for each in range(KINDS):
        before.pile[each] += before.deployed[each]
        before.deployed[each] = 0


def eligible(before: State, attacker: int, kind: int, o: Options) -> int:
    """Return how many cards of its back could have been laid from a hand."""
    count = 0
    for each in range(KINDS):
        if back_of(each) == back_of(kind) and could_attack(each, before.fort[attacker], o):
            count += before.hand[attacker][each]
    return count


def attack_weight(
    s: State, target: int, o: Options, policy: PolicyNet, f: NetScratch, before: State, space: Row
) -> float:
    """Return the weight of a world by the card that lies face down before a House; ``before`` is a copy of it."""
    attacker, kind = right(s, target), s.attack[target]
    before_attack(s, target, before)
    count = engine.legal(before, o, space)
    compute_net_probabilities(before, policy, f, space, count)
    chance = 0.0
    for place in range(count):
        if moves.ATTACK <= space[place] < moves.FORTIFY and ATTACKS[space[place] - moves.ATTACK] == kind:
            chance = f.probabilities[place]
    expected = (1.0 - SURPRISE) * chance + SURPRISE / max(count, 1)
    return expected * eligible(before, attacker, kind, o) / before.hand[attacker][kind]


def world_weight(
    s: State,
    seen: State,
    b: Bounds,
    o: Options,
    policy: PolicyNet,
    f: NetScratch,
    before: list[State],
    space: Row,
) -> float:
    """Return the weight of a world by all cards face down that the observer does not know."""
    weight = 1.0
    for target in range(s.houses):
        if is_hidden(seen, b, target):
            before[0] = s
            weight *= attack_weight(s, target, o, policy, f, before[0], space)
    return weight
