"""The Steward: keeps the house by rule of thumb. He remembers nothing and looks no further than this choice.

First walls, then cards, then an attack where it hurts; he defends against what his neighbour could strike with.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio import moves, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    ATTACKS,
    BASE,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    EDICT,
    FORTIFICATION,
    HAND_LIMIT,
    IMPERIAL,
    INFILTRATION,
    KINDS,
    NO_CARD,
    PATROL,
)
from regno.proelio.chance import Rng
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import ally, left, right
from regno.proelio.view import View

# How gladly he keeps a card, by kind.
WORTH = (3, 4, 4, 4, 1, 3, 4, 4, 4, 5, 1, 2, 6, 5, 2, 7, 7, 7, 3)
NEXT_WALL = 4  # more for the card that his Fortification is waiting for

# How gladly he takes an Action that needs no thought; Equitas and walls before all else.
PLAIN = {
    moves.DRAW: 35, moves.RESOURCES: 60, moves.RESOURCES_ARTISANS: 65, moves.IMPERIAL_RESOURCES: 62,
    moves.IMPERIAL_RESOURCES_ARTISANS: 67, moves.EQUITAS_DECK: 94, moves.EQUITAS_PILE: 95,
    moves.INQUISITION_RIGHT: 2, moves.INQUISITION_LEFT: 2, moves.MERCHANTS: 3, moves.PASS: 0,
}  # fmt: skip


class Steward:
    """A careful player of few thoughts."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng  # he needs none; every player is seated alike

    def choose(self, view: View, legal: Sequence[int], budget: float) -> int:
        step = view.state.step
        if step in (steps.ACTION, steps.PERK):
            return max(legal, key=lambda move: action_score(view, move))
        if step == steps.DEPLOY:
            return deployment(view, legal)
        if step == steps.SACRIFICE:
            return moves.SACRIFICE if sacrifice_is_cheaper(view) else moves.HOLD
        if step in (steps.KEEP, steps.TAKE):
            return most_wanted(view, legal)
        if legal[0] < moves.NO:
            return least_missed(view, legal)
        return moves.PERK if perk_helps(view) else moves.NO


def my_fort(view: View) -> int:
    """The value of his Fortification."""
    return view.state.fort[view.seat]


def my_cards(view: View) -> int:
    """How many cards he holds."""
    return hand_size(view.state, view.seat)


def worth(view: View, kind: int) -> int:
    """What a card is worth to him now."""
    fort = my_fort(view)
    wall = NEXT_WALL if fort < 4 and FORTIFICATION[fort + 1] == kind else 0
    far_off = 2 if max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) > fort + 2 else 0
    return WORTH[kind] + wall - far_off


def cheapest(view: View, count: int) -> list[int]:
    """The kinds of his least wanted cards, in the order in which they must be named."""
    held = [kind for kind in range(KINDS) for _ in range(view.state.hand[view.seat][kind])]
    return sorted(sorted(held, key=lambda kind: worth(view, kind))[:count])


def least_missed(view: View, legal: Sequence[int]) -> int:
    """One card of a choice to give, pay or discard."""
    for kind in cheapest(view, max(view.state.need, 1)):
        if kind in legal:
            return kind
    return min(legal, key=lambda kind: worth(view, kind))


def most_wanted(view: View, legal: Sequence[int]) -> int:
    """The best card to keep or to buy; a poor one is not worth its price."""
    best = max((move for move in legal if move < moves.NO), key=lambda kind: worth(view, kind))
    return moves.NO if moves.NO in legal and worth(view, best) < 6 else best


def action_score(view: View, move: int) -> int:
    """How gladly he takes an Action or a free play."""
    if move in PLAIN:
        full = my_cards(view) >= HAND_LIMIT and move == moves.DRAW
        return 10 if full else PLAIN[move]
    if moves.ATTACK <= move < moves.FORTIFY:
        return attack_score(view, ATTACKS[move - moves.ATTACK])
    if move == moves.FORTIFY:
        return 90 - 5 * my_fort(view)
    if move == moves.PLAGUE:
        return 65 if my_fort(view) == 0 and my_cards(view) <= 3 else 20
    if move in (moves.IMPERIAL, moves.IMPERIAL_SCRIBES):
        spare = sum(worth(view, kind) for kind in cheapest(view, 2))
        return 40 if my_cards(view) >= 4 and spare <= 6 else 5
    if move == moves.TRADE:
        return 50 if any(view.state.pile[kind] and worth(view, kind) >= 7 for kind in range(BASE_KINDS)) else 1
    if move == moves.BARDS:
        return 88 if hand_size(view.state, right(view.state, view.seat)) <= 2 else 4
    if move == moves.SUPPORT:
        return 45 if hand_size(view.state, ally(view.state, view.seat)) <= 1 and my_cards(view) >= 4 else 6
    return 30 if move == moves.NO else 8  # a refused Perk; a Temporary Alliance, which helps somebody else


def attack_score(view: View, kind: int) -> int:
    """Strong cards against few cards; never with the last one."""
    s = view.state
    target = left(s, view.seat)
    if my_cards(view) <= 2 and my_fort(view) == 0:
        return 9
    if kind == BLACK_POWDER:
        return 40 + 10 * s.fort[target]
    if kind == INFILTRATION:
        return 75 if s.hand_size[target][BASE] == 1 and s.fort[target] == 0 else 45
    deadly = ATTACK_VALUE[kind] > hand_size(s, target)
    return (80 if deadly else 30) + 8 * ATTACK_VALUE[kind]


def deployment(view: View, legal: Sequence[int]) -> int:
    """Enough against the strongest blow his neighbour could strike, at the least cost."""
    last_card = my_cards(view) == 1 and my_fort(view) == 0
    can = [kind for kind in legal if kind < moves.NO]
    if not can or last_card:
        return moves.NO
    if view.bounds.attack_back[view.seat] == IMPERIAL:
        return EDICT if EDICT in can and not view.state.deployed[EDICT] else moves.NO
    strongest = min(3, view.state.fort[right(view.state, view.seat)] + 1)
    if view.state.defence >= min(strongest, 2):
        return moves.NO
    if PATROL in can and not view.state.deployed[PATROL]:
        return PATROL
    plain = [kind for kind in can if kind != EDICT]
    return min(plain, key=lambda kind: worth(view, kind)) if plain else moves.NO


def sacrifice_is_cheaper(view: View) -> bool:
    """Whether to give up the wall rather than the loot; a House left with nothing is lost."""
    cards, fort = my_cards(view), my_fort(view)
    missing = ATTACK_VALUE[view.state.attack[view.seat]] - view.state.defence
    still_missing = max(0, missing - fort)
    keeping = 1000 if cards < missing else 3 * missing + (6 if cards == missing else 0)
    giving = 1000 if cards <= still_missing else 4 * fort + 3 * still_missing
    return giving < keeping


def perk_helps(view: View) -> bool:
    """A Perk offered out of the Action: Thieves, Builders and Artisans always help, Apothecaries those who attack."""
    s = view.state
    if s.step == steps.APOTHECARIES:
        return s.attack[left(s, view.seat)] != NO_CARD
    return s.step != steps.IGNORE or not s.deployed[PATROL]
