"""The tree of a search: what was tried after what, kept as rows of numbers.

Single-observer information-set search: one tree for the searching seat, shared by all imagined worlds. A node stands
for a choice as that seat would see it: what it saw of the table and held in its hand, the step, who chose, and the
move, whose hidden card is folded into its back. So a plan may depend on what will have been drawn and done by then, but
never on what will be hidden still. What is not possible in the world at hand is not on offer in it; each child counts
its offers, and is judged by them.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Annotated

from regno.proelio import moves, steps
from regno.proelio.cards import ATTACKS, BASE, FIRST_OF_BACK, HERO, IMPERIAL, KINDS, NO_CARD
from regno.proelio.chance import Rng, below
from regno.proelio.jit.records import Row, rule
from regno.proelio.rules.victory import WHOLE, part_won
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, State, ally, right

CODES = 64  # what can be seen of a move, as a number below this
CHOOSERS = 8
DEEPEST = 128  # choices of one path that are kept; beyond, play goes on outside the tree
ROOT = 0
SPREAD, SIGHT = 1_000_003, 0x3FFFFFFF  # scatter what is seen over thirty bits
ABSENT, FRESH = 0, -1  # marks of a code: not possible now; possible and never tried
GOLDEN_ATTACK = moves.ATTACK + ATTACKS.index(HERO)


class Node:
    """One choice that was tried, and what came of it for whoever made it."""

    choice: int  # step, seat and code as one number
    sight: int  # what the searching seat saw when it was made, as one number
    child: int  # the last of the choices tried after it, 0 for none
    sibling: int  # the one tried before it at the same moment
    visits: int
    offers: int  # how often it could be chosen
    reward: Annotated[float, (), "f8"]  # of its chooser: victories, or chances of them


class Search:
    """One search under way: its manners, and scratch space."""

    seat: int  # for whom
    curiosity: Annotated[float, (), "f8"]  # how much a choice seldom tried is favoured
    habits: int  # 1 if games are played out by rule of thumb, 0 at random
    alone: int  # 1 if only the searching seat's own choices are in the tree
    horizon: int  # Actions played outside the tree before the rest is guessed; below 0 a game is played to its end
    capacity: int  # nodes that there is room for
    used: int
    inside: int  # 1 while the game being played out follows the tree
    depth: int
    sight: int  # what the searching seat sees now
    hope: Annotated[float, (), "f8"]  # what came, on average, of the choices tried at this moment
    path: Annotated[Row, (DEEPEST,), "i4"]  # nodes of the game being played out
    chances: Annotated[list[float], (SEATS,), "f8"]  # by seat: what came of that game
    mark: Annotated[Row, (CODES,), "i4"]  # by code: the child that stands for it


@rule
def sight_of(s: State, seat: int) -> int:
    """What a seat sees of the table, its own hand above all, as one number; two moments seldom share it by accident."""
    sight = s.deck_size[BASE]
    for kind in range(KINDS):
        sight = (sight * SPREAD + s.hand[seat][kind]) & SIGHT
    for house in range(s.houses):
        shown = (s.hand_size[house][BASE] * 16 + s.hand_size[house][IMPERIAL]) * 5 + s.fort[house]
        sight = (sight * SPREAD + shown * 2 + (1 if s.attack[house] != NO_CARD else 0)) & SIGHT
    return sight


@rule
def code_of(s: State, seat: int, move: int) -> int:
    """What a seat sees of a move about to be made: all of its own, of others' hidden cards the back."""
    if s.who == seat:
        return move
    if s.step == steps.ACTION and moves.ATTACK <= move < moves.FORTIFY:
        return moves.ATTACK if back_of(ATTACKS[move - moves.ATTACK]) == BASE else GOLDEN_ATTACK
    if hides_card(s, seat):
        return FIRST_OF_BACK[back_of(move)]
    return move


@rule
def hides_card(s: State, seat: int) -> bool:
    """Whether the card of this choice passes unseen by a seat: given to another, or kept by Scribes."""
    if s.step == steps.LOOT:
        return seat != right(s, s.turn)
    if s.step == steps.PENALTY:
        return seat != s.turn
    if s.step == steps.SUPPORT:
        return seat != ally(s, s.turn)
    return s.step == steps.KEEP


@rule
def promise(node: Node, curiosity: float) -> float:
    """The upper confidence bound of a choice, by how often it was on offer."""
    visits = float(node.visits)
    return node.reward / visits + curiosity * sqrt(log(float(node.offers)) / visits)


@rule
def mark_offers(m: Search, s: State, space: Row, count: int) -> None:
    """Every code possible now is fresh until a child is found for it."""
    for place in range(count):
        m.mark[code_of(s, m.seat, space[place])] = FRESH


@rule
def most_promising(m: Search, tree: list[Node], s: State) -> int:
    """Find the children that are possible now, count the offer, and give the best of them; ROOT if there is none."""
    moment = (s.step * CHOOSERS + s.who) * CODES
    best, most = ROOT, -1.0
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.choice - moment
        if node.sight == m.sight and 0 <= code < CODES and m.mark[code] != ABSENT:
            m.mark[code] = child
            node.offers += 1
            promised = promise(node, m.curiosity)
            if promised > most:
                best, most = child, promised
        child = node.sibling
    return best


@rule
def one_of_mark(m: Search, s: State, mark: int, rng: Rng, space: Row, count: int) -> int:
    """A move chosen by lot among those whose code carries a mark; NOTHING if there is none."""
    matching = 0
    for place in range(count):
        matching += 1 if m.mark[code_of(s, m.seat, space[place])] == mark else 0
    skip = below(rng, matching) if matching > 1 else 0
    chosen = moves.NOTHING
    for place in range(count):
        if m.mark[code_of(s, m.seat, space[place])] == mark:
            if skip == 0 and chosen == moves.NOTHING:
                chosen = space[place]
            skip -= 1
    return chosen


@rule
def wipe_marks(m: Search, s: State, space: Row, count: int) -> None:
    """Leave no mark behind for the next moment."""
    for place in range(count):
        m.mark[code_of(s, m.seat, space[place])] = ABSENT


@rule
def descend(m: Search, tree: list[Node], s: State, rng: Rng, space: Row, count: int) -> int:
    """The next move inside the tree: one never tried at this moment if there is any, else the most promising."""
    m.sight = sight_of(s, m.seat)
    mark_offers(m, s, space, count)
    best = most_promising(m, tree, s)
    move = one_of_mark(m, s, FRESH, rng, space, count)
    if move == moves.NOTHING:
        move = one_of_mark(m, s, best, rng, space, count)
        follow(m, best)
    else:
        grow(m, tree, (s.step * CHOOSERS + s.who) * CODES + code_of(s, m.seat, move))
    wipe_marks(m, s, space, count)
    return move


@rule
def in_tree(m: Search, s: State) -> bool:
    """Whether play has not left the tree, and the choice at hand is one that the tree keeps."""
    return m.inside == 1 and m.depth < DEEPEST and (m.alone == 0 or s.who == m.seat)


@rule
def enter(m: Search) -> None:
    """Stand at the root, for another game."""
    m.path[0] = ROOT
    m.depth = 1
    m.inside = 1


@rule
def follow(m: Search, node: int) -> None:
    """One step deeper."""
    m.path[m.depth] = node
    m.depth += 1


@rule
def grow(m: Search, tree: list[Node], choice: int) -> None:
    """A new node at the end of the path; none when the memory is full, and play leaves the tree either way."""
    m.inside = 0
    if m.used == m.capacity:
        return
    parent, node = tree[m.path[m.depth - 1]], tree[m.used]
    node.choice = choice
    node.sight = m.sight
    node.child = 0
    node.sibling = parent.child
    node.visits = 0
    node.offers = 1
    node.reward = 0.0
    parent.child = m.used
    follow(m, m.used)
    m.used += 1


@rule
def share(s: State, seat: int) -> int:
    """What a finished game is worth to a seat: a shared victory is shared, allies win whole, a draw is par for all."""
    if s.winners == 0:
        return WHOLE // (2 if s.allied == 1 else s.houses)
    part = part_won(s, seat)
    return WHOLE if s.allied == 1 and part > 0 else part


@rule
def settle(m: Search, s: State) -> None:
    """A finished game leaves nothing to be guessed."""
    for seat in range(s.houses):
        m.chances[seat] = share(s, seat) / WHOLE


@rule
def learn(m: Search, tree: list[Node]) -> None:
    """Tell every choice of the path what came of it for its chooser."""
    tree[ROOT].visits += 1
    for place in range(1, m.depth):
        node = tree[m.path[place]]
        node.visits += 1
        node.reward += m.chances[node.choice // CODES % CHOOSERS]
