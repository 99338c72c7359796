"""Judging moves for advice: every move is tried in the same imagined worlds, and what happens in them is counted.

Two units of compiled code. ``rehearse`` lets the tree learn how the seat had best go on after each move. ``judge``
then plays each move once in every one of a row of fresh worlds, going on as rehearsed, and writes down what came of
it: no move is tried more often than another, none is favoured by the worlds it met, and no world is met that the plan
was made for. So a mean over worlds is an honest mean, and two moves can be compared world by world.
"""

from __future__ import annotations

from regno.players.models.policy import Instinct, Sense, by_instinct
from regno.players.models.value_net import Judgement, Thought, judge_table
from regno.players.search.puct import play_on
from regno.players.search.tree import CHOOSERS, CODES, ROOT, Node, Search, enter, follow, grow, learn, settle, sight_of
from regno.proelio import engine, events
from regno.proelio.cards import IMPERIAL, KINDS, NO_GUILD
from regno.proelio.chance import Rng, pick, sow
from regno.proelio.info.determinize import Pool, determinize_into
from regno.proelio.info.view import Bounds, look
from regno.proelio.jit.records import Row, Rows, jit_entry, rule
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import CHANCE, SEATS, Events, Options, State, ally, left, right
from regno.proelio.steps import ACTION, OVER

ENOUGH = 4  # visits of a choice before the plan relies on it

# What is counted of one game, for the seat that is advised ("it"), its prey on the left and its foe on the right.
WON, FELL, ALLY_FELL = 0, 1, 2  # 1 if so before the horizon
WALL_LOST, LOOTED, ROBBED, STRUCK = 3, 4, 5, 6  # Fortifications, cards given as loot, cards stolen, attacks met
GAINED, FOILED, PREY_WALL_LOST = 7, 8, 9  # cards taken from others; its attacks that failed; walls its prey lost
WALL, HAND, GOLD, PERK, POINTS = 10, 11, 12, 13, 14  # how it stands at the horizon
PREY_WALL, PREY_HAND, FOE_WALL, FOE_HAND = 15, 16, 17, 18
RIVAL = 19  # 19 to 24, by seat: 1 if that House wins, and not by its fall
HELD = RIVAL + SEATS  # by kind of card: 1 if it holds one at the horizon
FACTS = HELD + KINDS


# ---------------------------------------------------------------- what happens


@rule
def count_event(s: State, seat: int, row: Row, facts: Row) -> None:
    """One event, if it concerns the seat."""
    what, who, whom = row[0], row[1], row[2]
    if who == seat:
        if what == events.FORT_LOST or what == events.SACRIFICE:
            facts[WALL_LOST] += 1
        elif what == events.LOOT:
            facts[LOOTED] += 1
        elif what == events.DEFEAT:
            facts[FELL] = 1
        elif what == events.STEAL:
            facts[GAINED] += 1
        elif what == events.INVALID:
            facts[FOILED] += 1
    elif whom == seat:
        if what == events.ATTACK:
            facts[STRUCK] += 1
        elif what == events.STEAL:
            facts[ROBBED] += 1
        elif what == events.LOOT:
            facts[GAINED] += 1
        elif what == events.REPELLED:
            facts[FOILED] += 1
    if who == left(s, seat):
        if what == events.FORT_LOST or what == events.SACRIFICE:
            facts[PREY_WALL_LOST] += 1
        elif what == events.VOID:
            facts[FOILED] += 1
    if s.allied == 1 and who == ally(s, seat) and what == events.DEFEAT:
        facts[ALLY_FELL] = 1


@rule
def count_standing(s: State, seat: int, o: Options, facts: Row) -> None:
    """How the seat and its neighbours stand when the game is no longer followed, and who has won by then."""
    prey, foe = left(s, seat), right(s, seat)
    facts[WALL] = s.fort[seat]
    facts[HAND] = hand_size(s, seat)
    facts[GOLD] = s.hand_size[seat][IMPERIAL]
    facts[PERK] = 1 if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0 else 0
    facts[POINTS] = points(s, seat, o)
    facts[PREY_WALL] = s.fort[prey]
    facts[PREY_HAND] = hand_size(s, prey)
    facts[FOE_WALL] = s.fort[foe]
    facts[FOE_HAND] = hand_size(s, foe)
    for kind in range(KINDS):
        facts[HELD + kind] = 1 if s.hand[seat][kind] > 0 else 0
    if s.step == OVER:
        facts[WON] = s.winners >> seat & 1
        for house in range(s.houses):
            if house != seat and facts[FELL] == 0 and facts[ALLY_FELL] == 0 and facts[WON] == 0:
                facts[RIVAL + house] = s.winners >> house & 1


@rule
def play_counted(s: State, seat: int, move: int, o: Options, e: Events, facts: Row) -> None:
    """One move, and what it makes happen."""
    e.count = 0
    engine.apply(s, move, o, e)
    for place in range(e.count):
        count_event(s, seat, e.rows[place], facts)


# ---------------------------------------------------------------- the plan


@rule
def is_offered(move: int, space: Row, count: int) -> bool:
    """Whether a move is among the first so many of the space."""
    offered = False
    for place in range(count):
        offered = offered or space[place] == move
    return offered


@rule
def planned(m: Search, tree: list[Node], s: State, space: Row, count: int) -> int:
    """The node of the choice rehearsed most often at this moment; ROOT if none was rehearsed enough."""
    sight, moment = sight_of(s, m.seat), (s.step * CHOOSERS + s.who) * CODES
    best, most = ROOT, ENOUGH - 1
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.choice - moment
        if node.sight == sight and 0 <= code < CODES and node.visits > most and is_offered(code, space, count):
            best, most = child, node.visits
        child = node.sibling
    return best


@rule
def as_rehearsed(
    m: Search, tree: list[Node], s: State, n: Instinct, f: Sense, rng: Rng, space: Row, count: int
) -> int:  # fmt: skip
    """The seat's own choice by its plan, and as everybody goes on once it has none."""
    if m.inside == 1 and s.who == m.seat:
        node = planned(m, tree, s, space, count)
        if node != ROOT:
            follow(m, node)
            return tree[node].choice % CODES
        m.inside = 0
    return by_instinct(s, n, f, rng, space, count)


@rule
def stand_before(m: Search, place: int) -> None:
    """Follow the tree from the move at a place of the list; its node comes next after the root's."""
    enter(m)
    follow(m, place + 1)


@rule
def plant(m: Search, tree: list[Node], seen: State, moves: Row) -> None:
    """A tree with one node for each move, in their order, and nothing below them."""
    m.sight = sight_of(seen, m.seat)
    for place in range(len(moves)):
        enter(m)
        grow(m, tree, (seen.step * CHOOSERS + seen.who) * CODES + moves[place])


# ---------------------------------------------------------------- the units


@jit_entry
def rehearse(
    m: Search, tree: list[Node], seen: State, b: Bounds, o: Options, n: Instinct, f: Sense, j: Judgement, t: Thought,
    s: State, e: Events, p: Pool, rng: Rng, space: Row, moves: Row, first_seed: int, worlds: int,
) -> None:  # fmt: skip
    """Search on from every move, so many worlds each; the tree grows on from call to call."""
    if m.used == 1:
        plant(m, tree, seen, moves)
    for world in range(worlds):
        for place in range(len(moves)):
            sow(rng, first_seed + world)
            look(seen, m.seat, s)
            if determinize_into(s, seen, b, o, p, rng):
                stand_before(m, place)
                e.count = 0
                engine.apply(s, moves[place], o, e)
                play_on(m, tree, s, o, n, f, j, t, e, rng, space)
                learn(m, tree)


@rule
def play_judged(
    m: Search, tree: list[Node], s: State, o: Options, n: Instinct, f: Sense, j: Judgement, t: Thought,
    e: Events, rng: Rng, space: Row, facts: Row,
) -> None:  # fmt: skip
    """One game to its end or its horizon, the seat following its plan, with all that happens counted."""
    ahead = m.horizon
    while s.step != OVER:
        if s.step == ACTION:
            if ahead == 0:
                break
            ahead -= 1
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            count = engine.legal(s, o, space)
            move = space[0] if count == 1 else as_rehearsed(m, tree, s, n, f, rng, space, count)
        play_counted(s, m.seat, move, o, e, facts)
    if s.step == OVER:
        settle(m, s)
    else:
        judge_table(s, o, j, t, m.chances)


@jit_entry
def judge(
    m: Search, tree: list[Node], seen: State, b: Bounds, o: Options, n: Instinct, f: Sense, j: Judgement, t: Thought,
    s: State, e: Events, p: Pool, rng: Rng, space: Row, moves: Row, first_seed: int,
    chances: list[list[float]], facts: list[Rows],
) -> int:  # fmt: skip
    """Play every move once in each of a row of worlds; chances and facts are written by world, then move.

    Gives how many worlds were found. A world comes from its seed alone, so it is the same for every move.
    """
    found = 0
    for world in range(len(chances)):
        imagined = True
        for place in range(len(moves)):
            sow(rng, first_seed + world)
            look(seen, m.seat, s)
            imagined = imagined and determinize_into(s, seen, b, o, p, rng)
            if imagined:
                stand_before(m, place)
                row = facts[found][place]
                play_counted(s, m.seat, moves[place], o, e, row)
                play_judged(m, tree, s, o, n, f, j, t, e, rng, space, row)
                count_standing(s, m.seat, o, row)
                chances[found][place] = m.chances[m.seat]
        found += 1 if imagined else 0
    return found
