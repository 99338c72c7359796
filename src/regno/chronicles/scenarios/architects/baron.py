"""The Baron's turn: a list of tasks, done one by one until the table must be asked something."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regno.chronicles.messages import Message, TextList
from regno.chronicles.packs.effects import Alternatives, CardEffect, Effects
from regno.chronicles.scenarios.architects import decks, hand
from regno.chronicles.scenarios.architects.decks import TURNED
from regno.chronicles.scenarios.architects.guildhall import last_turns, reset
from regno.chronicles.scenarios.architects.state import OPEN, Architects, Task, after_virtue_loss, msg, recall

PERSONAL = ("exile", "exile_prison", "lose", "gain")  # verbs that concern players
AT_ONCE = ("lose", "gain", "tax_check", "text")  # verbs whose n is an amount, not a repetition
MOMENTS = {("gain", "debt"): "debt", ("gain", "virtue"): "virtue_gained"}
LONGEST = 30  # cards turned in one turn, so that no pack can keep the Baron going for ever


def begin_turn(state: Architects) -> None:
    """A Scheme is to be turned."""
    state.stage, state.turned, state.used = "baron", 0, ""
    state.agenda = [Task("scheme")]
    state.trail.clear()


def take_up(state: Architects) -> Task:
    """The next task is being done; the trail of the turn keeps it."""
    task = state.agenda.pop(0)
    state.trail.append(task)
    return task


def tasks_of(state: Architects, steps: Alternatives) -> list[Task]:
    """The tasks of a card from top to bottom; where it offers a choice, the choice is the task."""
    if len(steps) > 1:
        return [Task("option", options=steps)]
    return [task for row in steps for task in row_tasks(state, row)]


def row_tasks(state: Architects, row: Effects) -> list[Task]:
    """The tasks of one list of effects."""
    return [task_of(state, effect) for effect in row for _ in range(1 if effect.do in AT_ONCE else effect.n)]


def task_of(state: Architects, effect: CardEffect) -> Task:
    """One effect. In the Baron's turn nobody is active, so whatever is not for all is for one the table chooses."""
    if effect.do in ("capture", "imprison"):
        return Task("section", effect, section=((effect.do,),))
    return Task(effect.do, effect, tuple(state.order) if effect.who == "all" else ())


def waits_for(state: Architects) -> str:
    """The command that the next task needs from the table, or nothing."""
    if not state.agenda:
        return ""
    task = state.agenda[0]
    if task.do in PERSONAL and not task.targets:
        return "choose"
    return WAITS[task.do](state, task) if task.do in WAITS else ""


def waits_for_card(state: Architects, task: Task) -> str:
    """A card is turned by the table, or drawn by the program; the Final Scheme needs no turning to be known."""
    known = decks.candidates(state, task.do)
    lone_future = task.do == "future_discard" and state.decks.future_left == 1
    return "reveal" if known and not lone_future and state.turned < LONGEST else ""


def waits_at_place(state: Architects, task: Task) -> str:
    """Under a house rule the table says whether he can enter an open location."""
    assert task.effect
    asked = state.rule("open-circles") == "table" and task.effect.at in OPEN
    return "enter" if asked and not task.open_to_him else ""


WAITS: dict[str, Callable[[Architects, Task], str]] = {
    **dict.fromkeys(TURNED, waits_for_card),
    "place": waits_at_place,
    "section": lambda state, task: "standing" if hand.counts_needed(state, task.section) else "",
    "tax_check": lambda state, task: "tax",
    "exile": lambda state, task: "exile" if hand.may_be_either(state, task.targets) else "",
    "option": lambda state, task: "option",
    "market_reset": lambda state, task: "reset" if state.asks_late else "",
}


def carry_on(state: Architects) -> list[Message]:
    """Do what needs no answer from the table; with nothing left to do the turn ends."""
    messages: list[Message] = []
    while state.agenda and not waits_for(state):
        task = take_up(state)
        messages += DONE[task.do](state, task)
    return messages if state.agenda or state.stage != "baron" else messages + end_turn(state)


def do_next(state: Architects, *tasks: Task) -> None:
    """Put tasks before all others: what a turned card does is done wholly before the rest of the current card."""
    state.agenda[:0] = tasks


def reveal(state: Architects, card: str) -> list[Message]:
    """Turn the card that the next task asks for, and take up what it does."""
    task = take_up(state)
    state.turned += 1
    if task.do == "scheme":
        state.scheme, state.instead = card, tuple(decks.candidates(state, "scheme"))
    messages = decks.turn(state, task.do, card)
    do_next(state, *tasks_of(state, decks.steps_of(state, task.do, card)))
    return messages + carry_on(state)


def no_card(state: Architects, task: Task) -> list[Message]:
    """A card that cannot be turned: none is left, or too many were turned. A missing Event ends the game at once."""
    if state.turned >= LONGEST:
        return [msg("did-stop-chain", count=LONGEST)]
    if task.do == "event":
        state.stage, state.overrun, state.used = "ended", True, ""
        state.agenda.clear()
        return [msg("did-no-event")]
    return [msg("no-demand") if task.do == "demand" else msg("no-future")]


def future_discard(state: Architects, task: Task) -> list[Message]:
    """The Final Scheme, the last of its deck, goes to the discards without being asked for."""
    if state.decks.future_left != 1:
        return no_card(state, task)
    return decks.turn(state, "future_discard", decks.next_future(state)[0])


def place(state: Architects, task: Task) -> list[Message]:
    """One Worker to a location, and its arrow. Without space or without a Worker both are skipped."""
    assert task.effect
    at = task.effect.at
    if not hand.has_space(state, at):
        return [msg("did-skip-full")]
    messages = hand.take_back_if_needed(state)
    if not state.baron.available:
        return [*messages, msg("did-skip-worker", at=msg(f"in-{at}"))]
    if task.effect.arrow:
        do_next(state, Task("section", section=state.board.section[task.effect.arrow - 1]))
    return messages + hand.put(state, at)


def exile_prison(state: Architects, task: Task) -> list[Message]:
    """Each player concerned."""
    return [hand.exile_from_prison(state, player) for player in task.targets]


def exile(state: Architects, task: Task, from_prison: tuple[str, ...] = ()) -> list[Message]:
    """Each player concerned; ``from_prison`` are those whose own board was empty and who chose Prison."""
    return [hand.exile(state, player, player in from_prison) for player in task.targets]


def lose_or_gain(state: Architects, task: Task) -> list[Message]:
    """The table does it; only Workers sent to Prison are counted here."""
    effect = task.effect
    assert effect
    what = msg(f"item-{effect.what}", count=effect.n)
    many = "all" if len(task.targets) > 1 else "one"
    done = msg(f"did-{effect.do}-{many}", who=TextList(task.targets), what=what)
    messages = [msg("did-text", text=effect.text) if effect.text else done]
    if effect.do == "lose" and effect.if_able and effect.what != "virtue":
        messages.append(msg("pass-over"))
    if effect.what == "worker_to_prison" and not state.asks_late:
        for crew in (state.workers[player] for player in task.targets):
            crew.move(min(effect.n, crew.free), "free", "prison")
    if (effect.do, effect.what) == ("lose", "virtue"):
        return messages + after_virtue_loss(state, task.targets)
    moment = MOMENTS.get((effect.do, effect.what), "")
    return messages + [one for player in task.targets for one in recall(state, player, moment)]


def show_text(state: Architects, task: Task) -> list[Message]:
    """Words that the table carries out."""
    assert task.effect
    return [msg("did-text", text=task.effect.text)]


DONE: dict[str, Callable[[Architects, Task], list[Message]]] = {
    "place": place,
    "scheme": no_card,
    "event": no_card,
    "demand": no_card,
    "future_discard": future_discard,
    "future_top": lambda state, task: decks.future_on_top(state),
    "exile": exile,
    "exile_prison": exile_prison,
    "market_reset": lambda state, task: reset(state),
    "section": lambda state, task: hand.trigger(state, task.section),
    "lose": lose_or_gain,
    "gain": lose_or_gain,
    "text": show_text,
}


def target(state: Architects, player: str) -> None:
    """The table has chosen the one player whom the next task concerns."""
    state.agenda[0] = replace(state.agenda[0], targets=(player,))


def end_turn(state: Architects) -> list[Message]:
    """The next round begins; but once the Guildhall is full only last turns are left, or nothing any more."""
    state.used = ""
    if state.parting:
        state.stage = "ended"
        return [msg("did-end")]
    if state.full:
        return begin_last(state)
    state.stage = "play"
    state.round += 1
    return [msg("did-end-turn", round=state.round)]


def begin_last(state: Architects) -> list[Message]:
    """Every player has one more turn."""
    state.stage = "last"
    return [msg("did-last-turns", players=TextList(tuple(last_turns(state))))]
