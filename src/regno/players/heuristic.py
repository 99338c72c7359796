"""The Steward: keeps the house by rule of thumb. He remembers nothing and looks no further than this choice.

First walls, then cards, then a blow where it hurts, now and then a bluff; he defends against what his neighbour could
strike with. One function decides at both speeds. It is given a State and reads of it only what the seat at choice may
see: its own cards, what lies open, how many cards the others hold; the back of the card face down before it is told
apart, so that what a View shows and what a whole State holds lead to the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.players.budget import Budget
from regno.players.heuristic_weights import STEWARD, Habits
from regno.proelio import moves, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    ATTACKS,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    EDICT,
    FORTIFICATION,
    FORTRESS,
    HAND_LIMIT,
    IMPERIAL,
    INFILTRATION,
    KINDS,
    NO_CARD,
    PATROL,
)
from regno.proelio.chance import Rng, below
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.jit.records import Row, rule
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import State, ally, left, right

NEVER = -1000
LOST = 1000  # the price of a defeat, in cards' worth


@rule
def steward_move(s: State, h: Habits, back: int, rng: Rng, legal: Row, count: int) -> int:
    """One of the first ``count`` legal moves; ``back`` is that of the card face down before the seat, or NO_ATTACK."""
    if count == 1:
        return legal[0]
    if s.step == steps.ACTION or s.step == steps.PERK:
        return best_action(s, h, rng, legal, count)
    if s.step == steps.DEPLOY:
        return deployment(s, h, back, legal, count)
    if s.step == steps.SACRIFICE:
        return moves.SACRIFICE if sacrifice_is_cheaper(s, h) else moves.HOLD
    if s.step == steps.KEEP or s.step == steps.TAKE:
        return most_wanted(s, h, legal, count)
    if legal[0] < moves.NO:
        return least_missed(s, h, legal, count)
    if s.step == steps.PLAGUE_DRAW:
        return moves.DRAW
    return moves.PERK if perk_helps(s) else moves.NO


@rule
def attack_back(s: State, seat: int) -> int:
    """The back of the card face down before a seat, which everybody sees."""
    return NO_ATTACK if s.attack[seat] == NO_CARD else back_of(s.attack[seat])


# ---------------------------------------------------------------- cards


@rule
def worth(s: State, h: Habits, kind: int) -> int:
    """What a card is worth to the seat at choice, with the Fortification it has."""
    fort = s.fort[s.who]
    value = h.worth[kind]
    if fort < 4 and FORTIFICATION[fort + 1] == kind:
        value += h.next_wall
    if max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) > fort + 1:
        value -= h.far_off * (max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) - fort - 1)
    return value


@rule
def cheaper_cards(s: State, h: Habits, kind: int) -> int:
    """How many cards that may still be named are worth less than this one; of equals the lower kind goes first."""
    limit, cheaper = worth(s, h, kind), 0
    for other in range(s.least, KINDS):
        if s.hand[s.who][other] > 0 and other != s.taken:
            value = worth(s, h, other)
            if value < limit or (value == limit and other < kind):
                cheaper += s.hand[s.who][other]
    return cheaper


@rule
def least_missed(s: State, h: Habits, legal: Row, count: int) -> int:
    """One card of a choice to give, pay or discard: the first of the cheapest ones in the order they are named in."""
    best = legal[0]
    for place in range(count):
        if cheaper_cards(s, h, legal[place]) < s.need:
            return legal[place]
        if worth(s, h, legal[place]) < worth(s, h, best):
            best = legal[place]
    return best


@rule
def price_of_two(s: State, h: Habits) -> int:
    """What the two cheapest cards of the hand are worth together."""
    first, second = LOST, LOST
    for kind in range(KINDS):
        for _ in range(min(s.hand[s.who][kind], 2)):
            value = worth(s, h, kind)
            if value < first:
                first, second = value, first
            elif value < second:
                second = value
    return first + second


@rule
def most_wanted(s: State, h: Habits, legal: Row, count: int) -> int:
    """The best card to keep or to buy; buying a poor one is not worth its price."""
    best, most = moves.NO, NEVER
    for place in range(count):
        if legal[place] < moves.NO and worth(s, h, legal[place]) > most:
            best, most = legal[place], worth(s, h, legal[place])
    return moves.NO if s.step == steps.TAKE and most < h.fair_price else best


# ---------------------------------------------------------------- the Action


@rule
def best_action(s: State, h: Habits, rng: Rng, legal: Row, count: int) -> int:
    """The Action or free play he takes most gladly today: a whim keeps him from being read, and makes him bluff."""
    best, most = legal[0], NEVER
    for place in range(count):
        score = action_score(s, h, legal[place]) + below(rng, h.whim)
        if score > most:
            best, most = legal[place], score
    return best


@rule
def action_score(s: State, h: Habits, move: int) -> int:
    """How gladly he takes an Action or a free play."""
    held, fort = min(hand_size(s, s.who), HAND_LIMIT), s.fort[s.who]
    if move == moves.DRAW:
        return h.draw[held]
    if moves.ATTACK <= move < moves.FORTIFY:
        return attack_score(s, h, s.who, ATTACKS[move - moves.ATTACK])
    if move == moves.FORTIFY:
        return h.fortify[fort]
    if moves.RESOURCES <= move < moves.PLAGUE:
        return h.gather[held] + h.gather_more[move - moves.RESOURCES]
    if move == moves.PLAGUE:
        return h.plague[held] + (h.plague_bare if fort == 0 else 0)
    if move == moves.IMPERIAL or move == moves.IMPERIAL_SCRIBES:
        return imperial_score(s, h, held, move)
    if move == moves.EQUITAS_DECK or move == moves.EQUITAS_PILE:
        return h.equitas + move - moves.EQUITAS_DECK
    if move == moves.TRADE:
        return trade_score(s, h)
    return free_play_score(s, h, move)


@rule
def imperial_score(s: State, h: Habits, held: int, move: int) -> int:
    """Two poor cards for an Imperial one; with Scribes rather than without."""
    scribes = 3 if move == moves.IMPERIAL_SCRIBES else 0
    return h.imperial[held] - h.imperial_price * price_of_two(s, h) + scribes


@rule
def trade_score(s: State, h: Habits) -> int:
    """What the best discard is worth beyond the two cards it costs."""
    best = NEVER
    for kind in range(BASE_KINDS):
        if s.pile[kind] > 0:
            best = max(best, worth(s, h, kind))
    return h.trade + h.imperial_price * (best - price_of_two(s, h)) if best >= h.fair_price else NEVER


@rule
def free_play_score(s: State, h: Habits, move: int) -> int:
    """Bards against a small hand, help for an ally in need, Inquisition for the sake of its Action, and the rest."""
    if move == moves.BARDS:
        return h.bards[min(hand_size(s, right(s, s.who)), HAND_LIMIT)]
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        friend = (s.who + move - moves.ALLIANCE) % s.houses
        return h.alliance + (h.for_ally if friend == s.who or (s.allied == 1 and friend == ally(s, s.who)) else 0)
    if move == moves.SUPPORT:
        needy = HAND_LIMIT - min(hand_size(s, ally(s, s.who)), HAND_LIMIT)
        return h.support + h.for_ally * (needy - HAND_LIMIT + hand_size(s, s.who)) // 2
    if move == moves.INQUISITION_RIGHT or move == moves.INQUISITION_LEFT:
        return h.inquisition
    return h.merchants if move == moves.MERCHANTS else h.refuse


@rule
def attack_score(s: State, h: Habits, seat: int, kind: int) -> int:
    """How gladly a seat attacks with a card: strong ones against few cards, and with enough left to live on."""
    target = left(s, seat)
    theirs, mine = min(hand_size(s, target), HAND_LIMIT), min(hand_size(s, seat), HAND_LIMIT)
    score = h.attack_left[max(mine - 1, 0)] if s.fort[seat] == 0 else 0
    if kind == BLACK_POWDER:
        return score + h.black_powder + h.powder_wall * s.fort[target]
    if kind == INFILTRATION:
        return score + h.infiltration[min(s.hand_size[target][0], HAND_LIMIT)]
    short = ATTACK_VALUE[kind] - theirs
    deadly = h.deadly if ATTACK_VALUE[kind] > 0 and (short > 0 or (short == 0 and s.fort[target] == 0)) else 0
    return score + h.strike[ATTACK_VALUE[kind]] - h.strike_cards * theirs + deadly


# ---------------------------------------------------------------- the Defence phase


@rule
def deployment(s: State, h: Habits, back: int, legal: Row, count: int) -> int:
    """Enough against the blow he expects, at the least cost; a House without walls keeps its last card."""
    held = hand_size(s, s.who)
    if s.fort[s.who] == 0 and held == 1:
        return moves.NO
    if back == IMPERIAL:
        return against_imperial(s, legal, count)
    strongest = min(3, s.attack_fort[s.who] + 1)
    deadly = held - 1 <= strongest - s.defence if s.fort[s.who] == 0 else held < strongest - s.defence
    wanted = strongest if deadly else min(strongest, h.guard[min(held, HAND_LIMIT)])
    if s.defence >= wanted:
        return moves.NO
    return guard(s, h, wanted - s.defence, legal, count)


@rule
def against_imperial(s: State, legal: Row, count: int) -> int:
    """Only an Edict meets what comes with a golden back."""
    for place in range(count):
        if legal[place] == EDICT and s.deployed[EDICT] == 0:
            return EDICT
    return moves.NO


@rule
def guard(s: State, h: Habits, missing: int, legal: Row, count: int) -> int:
    """The card that fills the gap best: little worth, no value wasted; gladly a Patrol, which stops thieves."""
    best, least = moves.NO, LOST
    for place in range(count):
        kind = legal[place]
        if kind < moves.NO and kind != EDICT and kind != FORTRESS and DEFENCE_VALUE[kind] <= s.fort[s.who] + 1:
            gap = abs(missing - DEFENCE_VALUE[kind])
            price = worth(s, h, kind) + h.misfit * gap
            price -= h.patrol if kind == PATROL and s.deployed[PATROL] == 0 else 0
            if price < least:
                best, least = kind, price
    return best if least < h.defence_price else moves.NO


@rule
def sacrifice_is_cheaper(s: State, h: Habits) -> bool:
    """Whether to give up the wall rather than the loot; a House left with nothing is lost."""
    held, fort = hand_size(s, s.who), s.fort[s.who]
    missing = ATTACK_VALUE[s.attack[s.who]] - s.defence
    still_missing = max(0, missing - fort)
    keeping = LOST if held < missing else h.card_price * missing + (h.bare_price if held == missing else 0)
    giving = LOST if held <= still_missing else h.wall_price[fort] + h.card_price * still_missing
    return giving < keeping


@rule
def perk_helps(s: State) -> bool:
    """A Perk offered out of the Action: Thieves, Builders and Artisans always help, Apothecaries those who attack."""
    if s.step == steps.APOTHECARIES:
        return s.attack[left(s, s.who)] != NO_CARD
    return s.step != steps.IGNORE or s.deployed[PATROL] == 0


class Steward:
    """A careful player of few thoughts: answers at once, whatever the budget."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """What he would do with what this View shows."""
        return steward_move(view.state, STEWARD, back_before(view), self.rng, list(legal), len(legal))


def back_before(view: View) -> int:
    """The back of the card face down before the reader, which everybody sees."""
    return view.bounds.attack_back[view.seat] if view.seat < view.state.houses else NO_ATTACK
