"""The Steward: a heuristic player without memory or lookahead.

It fortifies first, then gathers cards, then attacks where the target is weak, sometimes bluffs, and defends against
the strongest likely attack. One function serves plain and compiled code. It takes a State and reads only what the
acting seat may see: its own cards, open cards and the sizes of other hands. The back of the face-down attack is an
argument of its own, so that a View and a full State give the same choice.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.players.budget import Budget
from regno.players.heuristic_weights import HAND_TUNED, HeuristicWeights
from regno.proelio import moves, steps
from regno.proelio.bits import kinds_in, lowest
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
    NO_CARD,
    PATROL,
)
from regno.proelio.chance import Rng, below
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.jit.records import Row, plain
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import State, ally, left, right

NEVER = -1000
DEFEAT_COST = 1000  # cost of a defeat, in units of card worth


def heuristic_move(s: State, w: HeuristicWeights, back: int, rng: Rng, legal: Row, count: int) -> int:
    """Return one of the first ``count`` legal moves; ``back`` is that of the attack before the seat, or NO_ATTACK."""
    if count == 1:
        return legal[0]
    if s.step == steps.ACTION or s.step == steps.PERK:
        return best_action(s, w, rng, legal, count)
    if s.step == steps.DEPLOY:
        return deployment(s, w, back, legal, count)
    if s.step == steps.SACRIFICE:
        return moves.SACRIFICE if sacrifice_is_cheaper(s, w) else moves.HOLD
    if s.step == steps.KEEP or s.step == steps.TAKE:
        return most_valuable(s, w, legal, count)
    if legal[0] < moves.NO:
        return least_valuable(s, w, legal, count)
    if s.step == steps.PLAGUE_DRAW:
        return moves.DRAW
    return moves.PERK if perk_helps(s) else moves.NO


def attack_back(s: State, seat: int) -> int:
    """Return the back of the face-down attack before a seat, which is public."""
    return NO_ATTACK if s.attack[seat] == NO_CARD else back_of(s.attack[seat])


# ---------------------------------------------------------------- cards


def worth(s: State, w: HeuristicWeights, kind: int) -> int:
    """Return the value of a card to the acting seat at its present Fortification."""
    fort = s.fort[s.who]
    value = w.worth[kind]
    if fort < 4 and FORTIFICATION[fort + 1] == kind:
        value += w.next_wall
    if max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) > fort + 1:
        value -= w.far_off * (max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) - fort - 1)
    return value


def cheaper_cards(s: State, w: HeuristicWeights, kind: int) -> int:
    """Count the nameable cards worth less than this one; of equals the lower kind counts as cheaper."""
    limit, cheaper, held = worth(s, w, kind), 0, kinds_in(s.hand[s.who]) & -1 << s.least
    while held != 0:
        other = lowest(held)
        held &= held - 1
        if other != s.taken:
            value = worth(s, w, other)
            if value < limit or (value == limit and other < kind):
                cheaper += s.hand[s.who][other]
    return cheaper


def least_valuable(s: State, w: HeuristicWeights, legal: Row, count: int) -> int:
    """Return the card to give, pay or discard: the first, in naming order, that is among the cheapest needed."""
    best = legal[0]
    for place in range(count):
        if cheaper_cards(s, w, legal[place]) < s.need:
            return legal[place]
        if worth(s, w, legal[place]) < worth(s, w, best):
            best = legal[place]
    return best


def price_of_two(s: State, w: HeuristicWeights) -> int:
    """Return the summed worth of the two cheapest cards in hand."""
    first, second, held = DEFEAT_COST, DEFEAT_COST, kinds_in(s.hand[s.who])
    while held != 0:
        kind = lowest(held)
        held &= held - 1
        value = worth(s, w, kind)
        if value < first:
            first, second = value, value if s.hand[s.who][kind] > 1 else first
        elif value < second:
            second = value
    return first + second


def most_valuable(s: State, w: HeuristicWeights, legal: Row, count: int) -> int:
    """Return the best card to keep or buy; NO where nothing on sale is worth its price."""
    best, most = moves.NO, NEVER
    for place in range(count):
        if legal[place] < moves.NO and worth(s, w, legal[place]) > most:
            best, most = legal[place], worth(s, w, legal[place])
    return moves.NO if s.step == steps.TAKE and most < w.fair_price else best


# ---------------------------------------------------------------- the Action


def best_action(s: State, w: HeuristicWeights, rng: Rng, legal: Row, count: int) -> int:
    """Return the Action or free play with the highest score; random noise makes it unpredictable and lets it bluff."""
    best, most = legal[0], NEVER
    for place in range(count):
        score = action_score(s, w, legal[place]) + below(rng, w.noise)
        if score > most:
            best, most = legal[place], score
    return best


def action_score(s: State, w: HeuristicWeights, move: int) -> int:
    """Return the score of an Action or free play."""
    held, fort = min(hand_size(s, s.who), HAND_LIMIT), s.fort[s.who]
    if move == moves.DRAW:
        return w.draw[held]
    if moves.ATTACK <= move < moves.FORTIFY:
        return attack_score(s, w, s.who, ATTACKS[move - moves.ATTACK])
    if move == moves.FORTIFY:
        return w.fortify[fort]
    if moves.RESOURCES <= move < moves.PLAGUE:
        return w.gather[held] + w.gather_more[move - moves.RESOURCES]
    if move == moves.PLAGUE:
        return w.plague[held] + (w.plague_bare if fort == 0 else 0)
    if move == moves.IMPERIAL or move == moves.IMPERIAL_SCRIBES:
        return imperial_score(s, w, held, move)
    if move == moves.EQUITAS_DECK or move == moves.EQUITAS_PILE:
        return w.equitas + move - moves.EQUITAS_DECK
    if move == moves.TRADE:
        return trade_score(s, w)
    return free_play_score(s, w, move)


def imperial_score(s: State, w: HeuristicWeights, held: int, move: int) -> int:
    """Return the score of trading two cards for an Imperial one; higher with Scribes."""
    scribes = 3 if move == moves.IMPERIAL_SCRIBES else 0
    return w.imperial[held] - w.imperial_price * price_of_two(s, w) + scribes


def trade_score(s: State, w: HeuristicWeights) -> int:
    """Return the worth of the best discard less the two cards it costs."""
    best, on_sale = NEVER, kinds_in(s.pile) & (1 << BASE_KINDS) - 1
    while on_sale != 0:
        best = max(best, worth(s, w, lowest(on_sale)))
        on_sale &= on_sale - 1
    return w.trade + w.imperial_price * (best - price_of_two(s, w)) if best >= w.fair_price else NEVER


def free_play_score(s: State, w: HeuristicWeights, move: int) -> int:
    """Return the score of a free play: Bards, Alliance, Support, Inquisition, Merchants or none."""
    if move == moves.BARDS:
        return w.bards[min(hand_size(s, right(s, s.who)), HAND_LIMIT)]
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        friend = (s.who + move - moves.ALLIANCE) % s.houses
        return w.alliance + (w.for_ally if friend == s.who or (s.allied == 1 and friend == ally(s, s.who)) else 0)
    if move == moves.SUPPORT:
        needy = HAND_LIMIT - min(hand_size(s, ally(s, s.who)), HAND_LIMIT)
        return w.support + w.for_ally * (needy - HAND_LIMIT + hand_size(s, s.who)) // 2
    if move == moves.INQUISITION_RIGHT or move == moves.INQUISITION_LEFT:
        return w.inquisition
    return w.merchants if move == moves.MERCHANTS else w.refuse


def attack_score(s: State, w: HeuristicWeights, seat: int, kind: int) -> int:
    """Return the score of attacking with a card: high against small hands, low if few cards are left."""
    target = left(s, seat)
    theirs, mine = min(hand_size(s, target), HAND_LIMIT), min(hand_size(s, seat), HAND_LIMIT)
    score = w.attack_left[max(mine - 1, 0)] if s.fort[seat] == 0 else 0
    if kind == BLACK_POWDER:
        return score + w.black_powder + w.powder_wall * s.fort[target]
    if kind == INFILTRATION:
        return score + w.infiltration[min(s.hand_size[target][0], HAND_LIMIT)]
    short = ATTACK_VALUE[kind] - theirs
    deadly = w.deadly if ATTACK_VALUE[kind] > 0 and (short > 0 or (short == 0 and s.fort[target] == 0)) else 0
    return score + w.strike[ATTACK_VALUE[kind]] - w.strike_cards * theirs + deadly


# ---------------------------------------------------------------- the Defence phase


def deployment(s: State, w: HeuristicWeights, back: int, legal: Row, count: int) -> int:
    """Return the next card to deploy against the expected attack, or NO; a House without walls keeps its last card."""
    held = hand_size(s, s.who)
    if s.fort[s.who] == 0 and held == 1:
        return moves.NO
    if back == IMPERIAL:
        return against_imperial(s, legal, count)
    strongest = min(3, s.attack_fort[s.who] + 1)
    deadly = held - 1 <= strongest - s.defence if s.fort[s.who] == 0 else held < strongest - s.defence
    wanted = strongest if deadly else min(strongest, w.guard[min(held, HAND_LIMIT)])
    if s.defence >= wanted:
        return moves.NO
    return guard(s, w, wanted - s.defence, legal, count)


def against_imperial(s: State, legal: Row, count: int) -> int:
    """Return the Edict, the only defence against an Imperial attack, or NO."""
    for place in range(count):
        if legal[place] == EDICT and s.deployed[EDICT] == 0:
            return EDICT
    return moves.NO


def guard(s: State, w: HeuristicWeights, missing: int, legal: Row, count: int) -> int:
    """Return the cheapest card that fills the gap with little waste, or NO; a first Patrol counts as cheaper."""
    best, least = moves.NO, DEFEAT_COST
    for place in range(count):
        kind = legal[place]
        if kind < moves.NO and kind != EDICT and kind != FORTRESS and DEFENCE_VALUE[kind] <= s.fort[s.who] + 1:
            gap = abs(missing - DEFENCE_VALUE[kind])
            price = worth(s, w, kind) + w.misfit * gap
            price -= w.patrol if kind == PATROL and s.deployed[PATROL] == 0 else 0
            if price < least:
                best, least = kind, price
    return best if least < w.defence_price else moves.NO


def sacrifice_is_cheaper(s: State, w: HeuristicWeights) -> bool:
    """Return whether giving up the Fortification costs less than paying the loot."""
    held, fort = hand_size(s, s.who), s.fort[s.who]
    missing = ATTACK_VALUE[s.attack[s.who]] - s.defence
    still_missing = max(0, missing - fort)
    keeping = DEFEAT_COST if held < missing else w.card_price * missing + (w.bare_price if held == missing else 0)
    giving = DEFEAT_COST if held <= still_missing else w.wall_price[fort] + w.card_price * still_missing
    return giving < keeping


def perk_helps(s: State) -> bool:
    """Return whether to use a Perk offered outside the Action: always, but Apothecaries only while attacking."""
    if s.step == steps.APOTHECARIES:
        return s.attack[left(s, s.who)] != NO_CARD
    return s.step != steps.IGNORE or s.deployed[PATROL] == 0


class Steward:
    """The heuristic player; ignores its budget."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, view: View, legal: Sequence[int], budget: Budget) -> int:
        """Return the heuristic move for this View."""
        return heuristic_move(view.state, HAND_TUNED, back_before(view), self.rng, list(legal), len(legal))


@plain
def back_before(view: View) -> int:
    """Return the back of the attack before the View's seat, or NO_ATTACK."""
    return view.bounds.attack_back[view.seat] if view.seat < view.state.houses else NO_ATTACK
