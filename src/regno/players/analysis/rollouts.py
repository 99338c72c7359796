"""Evaluation of every line in the same determinized worlds, with counts of what happens in them.

A line is one answer of the seat: a move, or the several moves that name the cards of one choice. ``plan`` searches from
each line to learn a continuation for the seat. ``evaluate_lines`` then plays each line once in every one of a row of
fresh worlds, following that plan. All lines meet the same worlds, none of which was used for planning, so means are
unbiased and two lines can be compared world by world (common random numbers).
"""

from __future__ import annotations

from typing import Annotated

from regno.players.models.checkpoint import ModelWeights
from regno.players.search.puct import PuctWorkspace, network_leaf, policy_rollout, select_by_puct
from regno.players.search.tree import (
    ACTORS,
    CODES,
    ROOT,
    Node,
    Observer,
    Root,
    SearchState,
    Selection,
    backup,
    best_child,
    determinize_root,
    expand,
    ignore_events,
    infoset_hash,
    push_node,
    reset_path,
    simulate,
)
from regno.proelio import engine, events
from regno.proelio.cards import IMPERIAL, KINDS, NO_GUILD
from regno.proelio.chance import sow
from regno.proelio.info.determinize import CardPool
from regno.proelio.jit.records import Row, Rows, jit_entry
from regno.proelio.moves import NOTHING
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import SEATS, Options, State, ally, left, right
from regno.proelio.steps import OVER

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


class JudgeWorkspace(PuctWorkspace):
    """Scratch space of the evaluation."""

    facts: Annotated[Row, (FACTS,), "i4"]  # of the present simulation


# ---------------------------------------------------------------- counting


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


def count_events(m: SearchState, s: State, ws: JudgeWorkspace) -> None:
    """Count the events of the last move."""
    for place in range(ws.events.count):
        count_event(s, m.seat, ws.events.rows[place], ws.facts)


# ---------------------------------------------------------------- the plan


def visit_count(m: SearchState, node: Node) -> float:
    """Return the visits of a node."""
    return float(node.visits)


def select_by_plan(
    m: SearchState, tree: list[Node], s: State, models: ModelWeights, ws: JudgeWorkspace, count: int
) -> int:
    """Return the most visited move, or NOTHING if none has MIN_VISITS."""
    child = best_child(m, tree, s, ws, count, visit_count, MIN_VISITS - 1.0)
    return tree[child].key - m.first_key if child != ROOT else NOTHING


def expand_root(m: SearchState, tree: list[Node], seen: State, lines: Rows) -> None:
    """Add a node for each line, in order, with the key of its first move."""
    m.infoset = infoset_hash(seen, m.seat)
    for place in range(len(lines)):
        reset_path(m)
        expand(m, tree, (seen.step * ACTORS + seen.who) * CODES + lines[place][0])


def try_line(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: ModelWeights,
    s: State,
    p: CardPool,
    ws: JudgeWorkspace,
    line: Row,
    place: int,
    seed: int,
    selection: Selection,
    observe: Observer,
) -> bool:
    """Simulate one line in the world of a seed; return whether that world was found.

    The nodes of the lines follow the root in order.
    """
    sow(ws.rng, seed)
    if not determinize_root(m, root, s, p, ws):
        return False
    reset_path(m)
    push_node(m, place + 1)
    for turn in range(len(line)):
        if line[turn] != NOTHING:
            ws.events.count = 0
            engine.apply(s, line[turn], root.options, ws.events)
            observe(m, s, ws)
    simulate(m, tree, s, root.options, models, ws, selection, policy_rollout, network_leaf, observe)
    return True


# ---------------------------------------------------------------- entry points


@jit_entry
def plan(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: ModelWeights,
    s: State,
    p: CardPool,
    ws: JudgeWorkspace,
    lines: Rows,
    first_seed: int,
    worlds: int,
) -> None:
    """Search from every line in the given number of worlds; the tree persists between calls."""
    if m.used == 1:
        expand_root(m, tree, root.seen, lines)
    for world in range(worlds):
        for place in range(len(lines)):
            seed = first_seed + world
            if try_line(m, tree, root, models, s, p, ws, lines[place], place, seed, select_by_puct, ignore_events):
                backup(m, tree)


@jit_entry
def evaluate_lines(
    m: SearchState,
    tree: list[Node],
    root: Root,
    models: ModelWeights,
    s: State,
    p: CardPool,
    ws: JudgeWorkspace,
    lines: Rows,
    first_seed: int,
    values: list[list[float]],
    facts: list[Rows],
) -> int:
    """Play every line once in each world; write values and facts by world, then line.

    Return how many worlds were found. A world depends on its seed alone, so it is the same for every line.
    """
    found = 0
    for world in range(len(values)):
        determinized = True
        for place in range(len(lines)):
            for fact in range(FACTS):
                ws.facts[fact] = 0
            seed = first_seed + world
            determinized = determinized and try_line(
                m, tree, root, models, s, p, ws, lines[place], place, seed, select_by_plan, count_events
            )
            if determinized:
                count_standing(s, m.seat, root.options, ws.facts)
                for fact in range(FACTS):
                    facts[found][place][fact] = ws.facts[fact]
                values[found][place] = m.values[m.seat]
        found += 1 if determinized else 0
    return found
