"""The Steward: keeps the house by rule of thumb. He remembers nothing and looks no further than this choice.

First walls, then cards, then an attack where it hurts; he defends against what his neighbour could strike with.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.players.player import View
from regno.proelio import moves, steps
from regno.proelio.cards import (
    ATTACK_VALUE,
    ATTACKS,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    EDICT,
    FORTIFICATION,
    HAND_LIMIT,
    INFILTRATION,
    KINDS,
    NO_CARD,
    PATROL,
)
from regno.proelio.chance import Rng

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
        if view.step in (steps.ACTION, steps.PERK):
            return max(legal, key=lambda move: action_score(view, move))
        if view.step == steps.DEPLOY:
            return deployment(view, legal)
        if view.step == steps.SACRIFICE:
            return moves.SACRIFICE if sacrifice_is_cheaper(view) else moves.HOLD
        if view.step in (steps.KEEP, steps.TAKE):
            return most_wanted(view, legal)
        if legal[0] < moves.NO:
            return least_missed(view, legal)
        return moves.PERK if perk_helps(view) else moves.NO


def worth(view: View, kind: int) -> int:
    """What a card is worth to him now."""
    fort = view.mine.fort
    wall = NEXT_WALL if fort < 4 and FORTIFICATION[fort + 1] == kind else 0
    far_off = 2 if max(DEFENCE_VALUE[kind], ATTACK_VALUE[kind]) > fort + 2 else 0
    return WORTH[kind] + wall - far_off


def cheapest(view: View, count: int) -> list[int]:
    """The kinds of his least wanted cards, in the order in which they must be named."""
    held = [kind for kind in range(KINDS) for _ in range(view.hand[kind])]
    return sorted(sorted(held, key=lambda kind: worth(view, kind))[:count])


def least_missed(view: View, legal: Sequence[int]) -> int:
    """One card of a choice to give, pay or discard."""
    for kind in cheapest(view, max(view.need, 1)):
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
        full = view.mine.cards >= HAND_LIMIT and move == moves.DRAW
        return 10 if full else PLAIN[move]
    if moves.ATTACK <= move < moves.FORTIFY:
        return attack_score(view, ATTACKS[move - moves.ATTACK])
    if move == moves.FORTIFY:
        return 90 - 5 * view.mine.fort
    if move == moves.PLAGUE:
        return 65 if view.mine.fort == 0 and view.mine.cards <= 3 else 20
    if move in (moves.IMPERIAL, moves.IMPERIAL_SCRIBES):
        spare = sum(worth(view, kind) for kind in cheapest(view, 2))
        return 40 if view.mine.cards >= 4 and spare <= 6 else 5
    if move == moves.TRADE:
        return 50 if any(view.pile[kind] and worth(view, kind) >= 7 for kind in range(BASE_KINDS)) else 1
    if move == moves.BARDS:
        return 88 if view.neighbour(1).cards <= 2 else 4
    if move == moves.SUPPORT:
        return 45 if view.neighbour(2).cards <= 1 and view.mine.cards >= 4 else 6
    return 30 if move == moves.NO else 8  # a refused Perk; a Temporary Alliance, which helps somebody else


def attack_score(view: View, kind: int) -> int:
    """Strong cards against few cards; never with the last one."""
    target = view.neighbour(-1)
    if view.mine.cards <= 2 and view.mine.fort == 0:
        return 9
    if kind == BLACK_POWDER:
        return 40 + 10 * target.fort
    if kind == INFILTRATION:
        return 75 if target.base == 1 and target.fort == 0 else 45
    deadly = ATTACK_VALUE[kind] > target.cards
    return (80 if deadly else 30) + 8 * ATTACK_VALUE[kind]


def deployment(view: View, legal: Sequence[int]) -> int:
    """Enough against the strongest blow his neighbour could strike, at the least cost."""
    last_card = view.mine.cards == 1 and view.mine.fort == 0
    can = [kind for kind in legal if kind < moves.NO]
    if not can or last_card:
        return moves.NO
    if view.mine.attack_is_imperial:
        return EDICT if EDICT in can and not view.deployed[EDICT] else moves.NO
    strongest = min(3, view.neighbour(1).fort + 1)
    if view.defence >= min(strongest, 2):
        return moves.NO
    if PATROL in can and not view.deployed[PATROL]:
        return PATROL
    plain = [kind for kind in can if kind != EDICT]
    return min(plain, key=lambda kind: worth(view, kind)) if plain else moves.NO


def sacrifice_is_cheaper(view: View) -> bool:
    """Whether to give up the wall rather than the loot; a House left with nothing is lost."""
    mine = view.mine
    missing = ATTACK_VALUE[mine.attack] - view.defence
    still_missing = max(0, missing - mine.fort)
    keeping = 1000 if mine.cards < missing else 3 * missing + (6 if mine.cards == missing else 0)
    giving = 1000 if mine.cards <= still_missing else 4 * mine.fort + 3 * still_missing
    return giving < keeping


def perk_helps(view: View) -> bool:
    """A Perk offered out of the Action: Thieves, Builders and Artisans always help, Apothecaries those who attack."""
    if view.step == steps.APOTHECARIES:
        return view.neighbour(-1).attack != NO_CARD
    return view.step != steps.IGNORE or not view.deployed[PATROL]
