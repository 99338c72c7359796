"""Instinct: how gladly each move is made, learnt by playing; the policy behind the strongest search.

What a seat senses of the table is a short list of facts, each true or not; every kind of answer has a weight for each
fact, and a move is as likely as the exponential of its weights' sum. Only what the seat may see is sensed, so a whole
State may be handed over: other hands are counted, never read, and of the card face down before the seat only the back.
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

# The facts, by their first places: cards held, once and twice; the strength (Fortification and hand) of oneself, one's
# prey, one's attacker and the House across, and whether these three hold gold; the attack awaited, by its back and the
# Fortification behind it, and the defence so far; one's own attack under way; Plagues; fresh Guilds of the four; the
# season; the choice under way.
ALWAYS, HELD, HELD_TWICE, STRENGTHS = 0, 1, 1 + KINDS, 1 + 2 * KINDS
STRENGTH = 5 * (HAND_LIMIT + 1)
GOLD = STRENGTHS + RELATIONS * STRENGTH
BLOWS, MOST_DEFENCE = 6, 5  # attacks told apart by what is seen of them; the defence counted so far
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
FACTS = MERCHANT + 1
MOST_FACTS = 48  # that can be true at once

# The kinds of answer: Actions and free plays, then cards deployed, discarded, given, bought or kept, and passed to an
# ally; last yes and no by the step that asks.
ACT, DEPLOY, DISCARD, GIVE, WANT, PASS_ON, YES_OR_NO = 0, 33, 53, 72, 91, 111, 130
ANSWERS = YES_OR_NO + 12


class Instinct:
    """What each fact adds to each kind of answer."""

    of: Annotated[list[list[float]], (FACTS, ANSWERS), "f4"]


class Sense:
    """What is felt at one choice: scratch space."""

    count: int
    facts: Annotated[Row, (MOST_FACTS,), "i4"]  # the places of those that are true
    chances: Annotated[list[float], (64,), "f8"]  # of the legal moves, in their order


@rule
def answer_of(step: int, move: int) -> int:
    """The kind of answer that a move is at a step."""
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
    return YES_OR_NO + yes_or_no_place(step) * 2 + yes


@rule
def yes_or_no_place(step: int) -> int:
    """The place of a step among those answered by yes or no."""
    if step <= steps.BUILDERS:
        return step - steps.IGNORE  # thieves twice, sacrifice, builders
    return 5 if step == steps.APOTHECARIES else 4  # whether to draw one card more, for Artisans or a Plague


@rule
def note(f: Sense, fact: int) -> None:
    """One more fact is true."""
    f.facts[f.count] = fact
    f.count += 1


@rule
def sense(s: State, f: Sense) -> None:
    """What the seat at choice senses; at a table of three nobody sits across."""
    me = s.who
    f.count = 0
    note(f, ALWAYS)
    for kind in range(KINDS):
        if s.hand[me][kind] > 0:
            note(f, HELD + kind)
            if s.hand[me][kind] > 1:
                note(f, HELD_TWICE + kind)
    for relation in range(min(RELATIONS, s.houses)):
        sense_house(s, f, related(s, me, relation), relation)
    sense_attacks(s, f, me, left(s, me), right(s, me))
    sense_table(s, f, me)
    sense_choice(s, f)


@rule
def sense_house(s: State, f: Sense, house: int, relation: int) -> None:
    """How strong a House is, whether it holds gold, what Perk it has left, whether a Plague lies before it."""
    note(f, STRENGTHS + relation * STRENGTH + s.fort[house] * (HAND_LIMIT + 1) + min(hand_size(s, house), HAND_LIMIT))
    if relation != OWN and s.hand_size[house][IMPERIAL] > 0:
        note(f, GOLD + relation - 1)
    if s.guild[house] != NO_GUILD and s.exhausted[house] == 0:
        note(f, PERKS + relation * len(GUILDS) + s.guild[house])
    if s.plague[house] > 0:
        note(f, PLAGUES + relation)


@rule
def sense_attacks(s: State, f: Sense, me: int, prey: int, attacker: int) -> None:
    """The cards face down: the one awaited, one's own, and that the neighbours have others to think of."""
    if s.attack[me] != NO_CARD:
        blow = min(s.attack_fort[me], 4) if back_of(s.attack[me]) == BASE else 5
        note(f, AWAITED + blow)
        if s.step == steps.DEPLOY:
            note(f, DEFENDED + blow * (MOST_DEFENCE + 1) + min(s.defence, MOST_DEFENCE))
    if s.attack[prey] != NO_CARD:
        note(f, UNDER_WAY + s.attack[prey])
    if s.attack[attacker] != NO_CARD:
        note(f, OTHERS_FIGHT)
    if s.attack[left(s, prey)] != NO_CARD and left(s, prey) != attacker:
        note(f, OTHERS_FIGHT + 1)


@rule
def sense_table(s: State, f: Sense, me: int) -> None:
    """A Plague anywhere, the season, the Merchant."""
    if s.plagues > 0:
        note(f, PLAGUES + RELATIONS)
    if s.season == AUTUMN:
        note(f, LATE + (1 if s.deck_size[BASE] <= WINTER_IS_NEAR else 0))
    if s.merchant == me:
        note(f, MERCHANT)


@rule
def sense_choice(s: State, f: Sense) -> None:
    """How far the choice under way has come: cards to name, what a revealed attack lacks from which Fortification."""
    if s.step == steps.TRIM or s.step == steps.LOOT or s.step == steps.PAY:
        note(f, NEED + min(max(s.need, 1), 4) - 1)
    if s.step == steps.SACRIFICE or s.step == steps.BUILDERS:
        note(f, MISSING + min(max(ATTACK_VALUE[s.attack[s.turn]] - s.defence, 0), 5) * 5 + s.fort[s.turn])


@rule
def feel(s: State, n: Instinct, f: Sense, legal: Row, count: int) -> None:
    """Write the chance of each legal move."""
    sense(s, f)
    most = -1e9
    for place in range(count):
        answer, total = answer_of(s.step, legal[place]), 0.0
        for each in range(f.count):
            total += n.of[f.facts[each]][answer]
        f.chances[place] = total
        most = max(most, total)
    whole = 0.0
    for place in range(count):
        f.chances[place] = exp(f.chances[place] - most)
        whole += f.chances[place]
    for place in range(count):
        f.chances[place] /= whole


@rule
def felt_place(s: State, n: Instinct, f: Sense, rng: Rng, legal: Row, count: int) -> int:
    """The place of one legal move, drawn by its chance."""
    feel(s, n, f, legal, count)
    rest, place = next_word(rng) / 4294967296.0, 0
    while place < count - 1 and rest >= f.chances[place]:
        rest -= f.chances[place]
        place += 1
    return place


@rule
def by_instinct(s: State, n: Instinct, f: Sense, rng: Rng, legal: Row, count: int) -> int:
    """One legal move, drawn by its chance; where there is no choice, nothing is felt."""
    return legal[felt_place(s, n, f, rng, legal, count)] if count > 1 else legal[0]
