"""What the Baron does, task by task. A task that needs a fact stops the rest until the table has entered it.

His turn is a list of tasks: act in the space he reached, Advance Orders, Castle eliminations, done. A task may put
others before what is left, so that any turn, however long, is a plain list in the state.
"""

from __future__ import annotations

from collections.abc import Callable

from regno.chronicles.messages import Message, TextLike
from regno.chronicles.packs.viscounts import Dismissal, Townsfolk
from regno.chronicles.scenarios.viscounts.board import NAMES, PAIR, SECTIONS, TIER_3, line_of, msg
from regno.chronicles.scenarios.viscounts.piles import discard
from regno.chronicles.scenarios.viscounts.state import CROWD, FULL, Outcome, Reading, Task, Trace, Viscounts

Messages = list[Message]


def carry_on(state: Viscounts) -> Messages:
    """Do what is left of the Baron's turn until a fact is missing, the turn is over, or the game is."""
    messages: Messages = []
    while state.agenda and state.stage == "baron":
        task = state.agenda.pop(0)
        messages += DO[task.what](state, task)
    return messages


def first_do(state: Viscounts, *tasks: Task) -> Messages:
    """Put tasks before what is left of the turn."""
    state.agenda[:0] = tasks
    return []


def in_space(key: str, space: str, **arguments: TextLike) -> Message:
    """A sentence about a space."""
    return msg(key, space=NAMES[space], **arguments)


def open_turn(state: Viscounts) -> Messages:
    """The Baron has moved: one action by what stands in his space, then Advance Orders and Castle eliminations."""
    ends = [Task("orders"), Task("castle")]
    if state.plays("turn-end", "castle-first"):
        ends.reverse()
    state.agenda = [action(state), *ends, Task("done")]
    state.stage = "baron"
    return carry_on(state)


def look_again(state: Viscounts) -> Messages:
    """Ask again what the Baron waits for, after the table has set something right: it may need no answer any more."""
    if state.stage == "whose":
        waiting = Task("remove", state.contested)
    elif state.stage == "dismiss":
        waiting = action(state)
    else:
        return []
    state.stage = "baron"
    first_do(state, waiting)
    return carry_on(state)


def action(state: Viscounts) -> Task:
    """Players' Workers: remove one. His own: dismiss the Townsfolk there. None: place one."""
    if state.owners(state.baron):
        return Task("remove", state.baron)
    return Task("dismiss" if state.baron_workers[state.baron] else "place", state.baron)


def place(state: Viscounts, task: Task) -> Messages:
    """A Baron Worker from the supply; where players' Workers stand he removes one of theirs instead."""
    if state.owners(task.space):
        if not state.supply and state.plays("empty-supply", "defeat"):
            return defeat(state, "supply")
        return first_do(state, Task("remove", task.space))
    if not state.supply:
        return defeat(state, "supply")
    state.change_baron(task.space, 1)
    state.trail.append(Trace("place", task.space))
    messages = [in_space("baron-places", task.space, left=state.supply)]
    if not state.supply and state.plays("supply-defeat", "all-placed"):
        messages += defeat(state, "supply")
    return messages


def remove(state: Viscounts, task: Task) -> Messages:
    """One player's Worker goes back to its owner; of several owners the table chooses which."""
    owners = state.owners(task.space)
    if len(owners) > 1:
        state.contested, state.stage = task.space, "whose"
        return [in_space("whose-worker", task.space)]
    return remove_one(state, task.space, owners[0]) if owners else []


def remove_one(state: Viscounts, space: str, player: str) -> Messages:
    """The Worker of a player goes back to him."""
    state.change(player, space, -1)
    state.trail.append(Trace("remove", space, owner=player))
    return [in_space("baron-removes", space, player=player)]


def withdraw(state: Viscounts, task: Task) -> Messages:
    """A Baron Worker that drove out a player's goes back to the supply."""
    state.change_baron(task.space, -1)
    state.trail.append(Trace("withdraw", task.space))
    return [in_space("baron-withdraws", task.space, left=state.supply)]


def dismiss(state: Viscounts, task: Task) -> Messages:
    """The Townsfolk beside the Baron is dismissed; its icon decides. A card not known for sure is asked for."""
    segment = PAIR[state.baron]
    doubtful = state.read.by_eye and segment != state.read.segment
    if doubtful or segment not in state.shown:
        state.stage = "dismiss"
        return []
    return discard_by_icon(state, state.cards.by_id(Townsfolk)[state.shown[segment]].icon)


def discard_by_icon(state: Viscounts, icon: str) -> Messages:
    """The card goes to the discards; a new one is turned when it is next needed."""
    state.trail.append(Trace("dismiss", state.baron))
    discard(state, PAIR[state.baron])
    if icon == "none":
        return [msg("baron-dismisses-none")]
    letter = state.cards.the(Dismissal).table[icon]
    return [msg("baron-dismisses", icon=msg(f"icon-{icon}"), letter=letter), *effect(state, letter)]


def effect(state: Viscounts, letter: str) -> Messages:
    """What a dismissed card makes him do."""
    here, behind, ahead = state.baron, state.board.beyond(state.baron, -1), state.board.beyond(state.baron, 1)
    tasks = {
        "A": (*two(state, here),),
        "B": (Task("place", here), Task("debt")),
        "C": (*two(state, behind),),
        "D": (*two(state, ahead),),
        "E": (Task("place", behind), Task("place", ahead)),
        "F": (Task("inward", here),),
    }
    return first_do(state, *tasks[letter])


def two(state: Viscounts, space: str) -> tuple[Task, Task]:
    """Two Workers for one space, each looked at by itself unless a house rule says both at once."""
    together = state.plays("second-worker", "at-once") and state.owners(space)
    return Task("place", space), Task("remove" if together else "place", space)


def debt(state: Viscounts, task: Task) -> Messages:
    """The active player gains a Debt; the table tells whether that reveals Poverty, if it can."""
    state.trail.append(Trace("debt", owner=state.turn))
    if "poverty" not in state.revealed:
        state.stage = "debt"
    return [msg("gains-debt", player=state.turn)]


def orders(state: Viscounts, task: Task) -> Messages:
    """Advance Orders, clockwise from the Baron, again and again until no outer space holds three of his Workers."""
    crowded = (
        space
        for space in state.board.clockwise_from(state.baron)
        if state.baron_workers.get(space, 0) >= CROWD and space not in state.ordered
    )
    space = next(crowded, None)
    if space is None:
        return []
    if state.plays("advance-repeat", "once-each"):
        state.ordered.add(space)
    state.trail.append(Trace("order", space))
    sides = [Task("shift", space, state.board.beyond(space, step)) for step in (1, -1)]
    first_do(state, *sides, Task("inward", space), task)
    return [in_space("advance-order", space, count=state.baron_workers[space])]


def shift(state: Viscounts, task: Task) -> Messages:
    """Advance Order 1: a Worker to the next outer space; where players' Workers stand it only drives one out."""
    if state.owners(task.to):
        back = [Task("withdraw", task.space)] if state.plays("advance-side", "returns") else []
        return first_do(state, Task("remove", task.to), *back)
    return [move_baron_worker(state, task.space, task.to)]


def move_baron_worker(state: Viscounts, space: str, to: str) -> Message:
    """A Baron Worker changes its space."""
    state.change_baron(space, -1)
    state.change_baron(to, 1)
    state.trail.append(Trace("step", space, to))
    return msg("baron-worker-moves", space=NAMES[space], to=NAMES[to])


def inward(state: Viscounts, task: Task) -> Messages:
    """Advance Order 2: a Worker straight inwards, to the first place on the line that no Baron Worker holds."""
    _, inner, *sections = line_of(task.space)
    if state.owners(inner):
        return first_do(state, Task("remove", inner), Task("withdraw", task.space))
    for to in (inner, *sections):
        if not state.baron_workers[to]:
            return [move_baron_worker(state, task.space, to)]
    return [move_baron_worker(state, task.space, TIER_3), *defeat(state, "keep")]


def castle(state: Viscounts, task: Task) -> Messages:
    """Each section with three Workers or more: one Worker of each player there goes home, without rewards."""
    return [one for section in SECTIONS if eliminates(state, section) for one in eliminate(state, section)]


def eliminates(state: Viscounts, section: str) -> bool:
    """Whether the Baron eliminates in a section; his own Workers count, but need not be there."""
    needs_his = state.plays("castle-three", "with-baron")
    return state.crowd(section) >= FULL and (bool(state.baron_workers[section]) or not needs_his)


def eliminate(state: Viscounts, section: str) -> Messages:
    """One Worker of each player leaves a section."""
    owners = state.owners(section)
    for player in owners:
        state.change(player, section, -1)
        state.trail.append(Trace("eliminate", section, owner=player))
    return [in_space("baron-eliminates", section, player=player) for player in owners]


def end_baron_turn(state: Viscounts, task: Task) -> Messages:
    """The Baron's turn is over: the next player's, or after the last turn of the last round the scores."""
    state.ordered.clear()
    state.read = Reading()
    order = state.order()
    after = order.index(state.turn) + 1
    if after == len(order) and state.round == state.last_round:
        state.stage = "scores"
        return [msg("last-turn-over")]
    state.round += after == len(order)
    state.turn = order[after % len(order)]
    state.stage = "turn"
    return [msg("next-turn", player=state.turn)]


def defeat(state: Viscounts, how: Outcome) -> Messages:
    """The players have lost, at once."""
    state.stage, state.outcome = "over", how
    state.agenda.clear()
    return [msg(f"defeat-{how}")]


DO: dict[str, Callable[[Viscounts, Task], Messages]] = {
    "place": place,
    "remove": remove,
    "withdraw": withdraw,
    "dismiss": dismiss,
    "debt": debt,
    "orders": orders,
    "shift": shift,
    "inward": inward,
    "castle": castle,
    "done": end_baron_turn,
}
