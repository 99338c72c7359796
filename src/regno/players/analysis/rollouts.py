"""Evaluation of every move in the same determinized worlds, with counts of what happens in them.

``plan`` searches from each move to learn a continuation for the seat. ``evaluate_moves`` then plays each move once in
every one of a row of fresh worlds, following that plan. All moves meet the same worlds, none of which was used for
planning, so means are unbiased and two moves can be compared world by world (common random numbers).
"""

from __future__ import annotations

from regno.players.models.policy import PolicyScratch, PolicyWeights, sample_move
from regno.players.models.value_net import ValueNet, ValueScratch, evaluate
from regno.players.search.puct import simulate
from regno.players.search.tree import (
    ACTORS,
    CODES,
    ROOT,
    Node,
    SearchState,
    backup,
    expand,
    infoset_hash,
    push_node,
    reset_path,
    set_terminal_values,
)
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

MIN_VISITS = 4  # before the plan relies on a choice

# Indices of the facts counted in one game: of the advised seat, its prey on the left and its foe on the right.
WON, FELL, ALLY_FELL = 0, 1, 2  # 1 if so before the horizon
WALL_LOST, LOOTED, ROBBED, STRUCK = 3, 4, 5, 6  # Fortifications, cards given as loot, cards stolen, attacks met
GAINED, FOILED, PREY_WALL_LOST = 7, 8, 9  # cards taken from others; its attacks that failed; walls its prey lost
WALL, HAND, GOLD, PERK, POINTS = 10, 11, 12, 13, 14  # how it stands at the horizon
PREY_WALL, PREY_HAND, FOE_WALL, FOE_HAND = 15, 16, 17, 18
RIVAL = 19  # 19 to 24, by seat: 1 if that House wins, and not by its fall
HELD = RIVAL + SEATS  # by kind of card: 1 if it holds one at the horizon
FACTS = HELD + KINDS


# ---------------------------------------------------------------- counting


@rule
def count_event(s: State, seat: int, row: Row, facts: Row) -> None:
    """Count one event that concerns the seat."""
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
    """Write how the seat and its neighbours stand at the horizon, and who has won by then."""
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
def apply_counted(s: State, seat: int, move: int, o: Options, e: Events, facts: Row) -> None:
    """Apply a move and count its events."""
    e.count = 0
    engine.apply(s, move, o, e)
    for place in range(e.count):
        count_event(s, seat, e.rows[place], facts)


# ---------------------------------------------------------------- the plan


@rule
def contains(move: int, space: Row, count: int) -> bool:
    """Return whether a move is among the first ``count`` of the space."""
    offered = False
    for place in range(count):
        offered = offered or space[place] == move
    return offered


@rule
def planned_child(m: SearchState, tree: list[Node], s: State, space: Row, count: int) -> int:
    """Return the most visited child available at this decision, or ROOT if none has MIN_VISITS."""
    infoset, first_key = infoset_hash(s, m.seat), (s.step * ACTORS + s.who) * CODES
    best, most = ROOT, MIN_VISITS - 1
    child = tree[m.path[m.depth - 1]].child
    while child != 0:
        node = tree[child]
        code = node.key - first_key
        if node.infoset == infoset and 0 <= code < CODES and node.visits > most and contains(code, space, count):
            best, most = child, node.visits
        child = node.sibling
    return best


@rule
def planned_move(
    m: SearchState,
    tree: list[Node],
    s: State,
    policy: PolicyWeights,
    f: PolicyScratch,
    rng: Rng,
    space: Row,
    count: int,
) -> int:
    """Return the seat's move by its plan; without one, and for other seats, sample from the policy."""
    if m.inside == 1 and s.who == m.seat:
        node = planned_child(m, tree, s, space, count)
        if node != ROOT:
            push_node(m, node)
            return tree[node].key % CODES
        m.inside = 0
    return sample_move(s, policy, f, rng, space, count)


@rule
def start_at_move(m: SearchState, place: int) -> None:
    """Start a simulation at the node of a root move; these nodes follow the root in order."""
    reset_path(m)
    push_node(m, place + 1)


@rule
def expand_root(m: SearchState, tree: list[Node], seen: State, moves: Row) -> None:
    """Add a node for each root move, in order."""
    m.infoset = infoset_hash(seen, m.seat)
    for place in range(len(moves)):
        reset_path(m)
        expand(m, tree, (seen.step * ACTORS + seen.who) * CODES + moves[place])


# ---------------------------------------------------------------- entry points


@jit_entry
def plan(
    m: SearchState,
    tree: list[Node],
    seen: State,
    b: Bounds,
    o: Options,
    policy: PolicyWeights,
    f: PolicyScratch,
    net: ValueNet,
    t: ValueScratch,
    s: State,
    e: Events,
    p: Pool,
    rng: Rng,
    space: Row,
    moves: Row,
    first_seed: int,
    worlds: int,
) -> None:
    """Search from every move in the given number of worlds; the tree persists between calls."""
    if m.used == 1:
        expand_root(m, tree, seen, moves)
    for world in range(worlds):
        for place in range(len(moves)):
            sow(rng, first_seed + world)
            look(seen, m.seat, s)
            if determinize_into(s, seen, b, o, p, rng):
                start_at_move(m, place)
                e.count = 0
                engine.apply(s, moves[place], o, e)
                simulate(m, tree, s, o, policy, f, net, t, e, rng, space)
                backup(m, tree)


@rule
def play_plan(
    m: SearchState,
    tree: list[Node],
    s: State,
    o: Options,
    policy: PolicyWeights,
    f: PolicyScratch,
    net: ValueNet,
    t: ValueScratch,
    e: Events,
    rng: Rng,
    space: Row,
    facts: Row,
) -> None:
    """Play one game to its end or horizon by the plan, counting its events."""
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
            move = space[0] if count == 1 else planned_move(m, tree, s, policy, f, rng, space, count)
        apply_counted(s, m.seat, move, o, e, facts)
    if s.step == OVER:
        set_terminal_values(m, s)
    else:
        evaluate(s, o, net, t, m.values)


@jit_entry
def evaluate_moves(
    m: SearchState,
    tree: list[Node],
    seen: State,
    b: Bounds,
    o: Options,
    policy: PolicyWeights,
    f: PolicyScratch,
    net: ValueNet,
    t: ValueScratch,
    s: State,
    e: Events,
    p: Pool,
    rng: Rng,
    space: Row,
    moves: Row,
    first_seed: int,
    values: list[list[float]],
    facts: list[Rows],
) -> int:
    """Play every move once in each world; write values and facts by world, then move.

    Return how many worlds were found. A world depends on its seed alone, so it is the same for every move.
    """
    found = 0
    for world in range(len(values)):
        determinized = True
        for place in range(len(moves)):
            sow(rng, first_seed + world)
            look(seen, m.seat, s)
            determinized = determinized and determinize_into(s, seen, b, o, p, rng)
            if determinized:
                start_at_move(m, place)
                row = facts[found][place]
                apply_counted(s, m.seat, moves[place], o, e, row)
                play_plan(m, tree, s, o, policy, f, net, t, e, rng, space, row)
                count_standing(s, m.seat, o, row)
                values[found][place] = m.values[m.seat]
        found += 1 if determinized else 0
    return found
