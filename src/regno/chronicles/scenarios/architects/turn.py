"""The commands of the Baron's turn: turning a card, and the few facts he needs from the table."""

from __future__ import annotations

from dataclasses import replace

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.cards import is_unseen
from regno.chronicles.packs.unseen import untyped_kinds
from regno.chronicles.prompts import (
    Answers,
    Choice,
    ChoicePrompt,
    MultiChoicePrompt,
    NumberPrompt,
    NumbersPrompt,
    Prompt,
    choices,
)
from regno.chronicles.scenarios.architects import baron, decks, hand
from regno.chronicles.scenarios.architects.baron import carry_on, take_up, tasks_of, waits_for
from regno.chronicles.scenarios.architects.effect_text import option_message
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import (
    WORKERS,
    Architects,
    Task,
    after_virtue_loss,
    late,
    msg,
    new_step,
    step_name,
)
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

YES_NO = (Choice("yes", msg("yes")), Choice("no", msg("no")))
MOST_TAX = 99
ASSUMED = {
    "scheme": ("reshuffle", "open-circles"),
    "event": ("event-penalty",),
}


def the_task(state: Architects, command: str) -> Task:
    """The task that waits for a command; refused when something else is to be done."""
    waiting = waits_for(state)
    if waiting != command:
        raise Refusal(msg("waits-for", step=step_name(waiting)) if waiting else msg("no-task"))
    return state.agenda[0]


def reveal_step(state: Architects) -> Step:
    """A card is turned: the first Demand when all is set up, a Scheme each round, then whatever the card asks."""
    what = next_card(state)
    ids = list(dict.fromkeys(decks.candidates(state, what)))
    known = tuple(Choice(id, decks.deck_card_name(state, what, id)) for id in ids if not is_unseen(id))
    new = untyped_kinds(ids)
    card = ChoicePrompt(
        name="card",
        question=msg("ask-card-met" if new else "ask-card"),
        choices=known,
        optional=not new,
        draws=not new,
        untyped=new,
    )
    return new_step(
        "reveal",
        msg("section-setup", point=7) if state.stage == "setup" else msg(f"section-{what}"),
        card,
        what=msg(f"step-reveal-{what}{moment(state, what)}"),
        why=msg(f"why-reveal-{what}"),
        assumes=assumed_rules(state, what),
    )


def moment(state: Architects, what: str) -> str:
    """Which sentence asks for a Scheme: it begins the Baron's turn, begins his last one, or comes within a turn."""
    if what != "scheme" or state.stage == "play":
        return ""
    return "-last" if state.stage == "last" else "-again"


def next_card(state: Architects) -> str:
    """Which deck the next card comes from."""
    if state.stage == "play" or (state.stage == "last" and state.rule("baron-last") == "one"):
        return "scheme"
    if state.stage == "setup" and is_set_up(state):
        return "demand"
    return the_task(state, "reveal").do


def is_set_up(state: Architects) -> bool:
    """Whether the table has entered all that the set-up asks."""
    everyone = len(state.players)
    chosen = sum(bool(dealt.side) for dealt in state.dealt.values())
    return bool(state.mode and state.first) and len(state.boards) == chosen == everyone


def assumed_rules(state: Architects, what: str) -> tuple[Message, ...]:
    """What turning a card takes for granted: house rules, and a Baron board that is not the one on the table."""
    lent = (msg("assume-board-card"),) if what == "scheme" and state.cards.is_filling(state.board) else ()
    return (*lent, *in_force(RULES, state.settings, *ASSUMED.get(what, ())))


def reveal(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The named card, or one drawn by the program, is turned and done as far as nothing must be asked."""
    what = next_card(state)
    card = answers.get("card") or chance.draw(decks.candidates(state, what))
    if state.stage == "setup":
        state.stage = "play"
        return [*decks.turn(state, "demand", card), msg("did-begin", first=state.first)]
    if state.stage in ("play", "last"):
        state.parting = state.stage == "last"
        baron.begin_turn(state)
    return baron.reveal(state, card)


def carry_on_step(state: Architects) -> Step:
    """After a correction or a change of house rule the Baron may no longer need what he was waiting for."""
    if not state.agenda or waits_for(state):
        raise Refusal(msg("no-carry-on"))
    return new_step("carry-on", msg("section-baron"))


def carry_on_now(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """He goes on until the next thing to be asked."""
    return [msg("did-carry-on"), *carry_on(state)]


def standing_step(state: Architects) -> Step:
    """At an arrowed capture the table tells who stands where the Baron has just placed."""
    the_task(state, "standing")
    at, reach = msg(f"in-{state.used}"), hand.reach(state)
    return new_step(
        "standing",
        msg("section-capture"),
        *standing_prompts(state, at),
        what=msg("step-standing", at=at),
        why=msg("why-standing", reach=reach, count=state.baron.at[state.used]),
        assumes=in_force(RULES, state.settings, "captives"),
    )


def standing_prompts(state: Architects, at: Message) -> tuple[Prompt, ...]:
    """Workers of each player there and, with the Age of Artisans, whose Artisan is."""
    most = WORKERS if state.asks_late else max(crew.free for crew in state.workers.values())
    everyone = frozenset(state.players)
    workers = NumbersPrompt(
        name="workers",
        question=msg("ask-standing", at=at),
        keys=choices(state.players),
        low=0,
        high=most,
        may_lack=everyone,
        optional=True,
    )
    about = choices(player for player in state.players if state.artisans and state.artisan[player].free)
    looked = late_prompts(state, at) if state.asks_late else ()
    if not about:
        return (workers, *looked)
    question = msg("ask-standing-artisans", at=at)
    return (
        workers,
        MultiChoicePrompt(name="artisans", question=question, choices=about, low=0, high=len(about), optional=True),
        *looked,
    )


def late_prompts(state: Architects, at: Message) -> tuple[Prompt, ...]:
    """What else a look at the board tells: how many of his stand there, and whether he holds captives."""
    here = state.baron.at[state.used]
    question = late("ask-his", at=at, usual=here)
    his = NumberPrompt(name="his", question=question, low=1, high=max(1, state.out), optional=True, usual=here)
    if not hand.captives_needed(state, state.agenda[0].section):
        return (his,)
    return (his, ChoicePrompt(name="captives", question=late("ask-captives"), choices=YES_NO))


def standing(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The section is done: capture, or what it does when there is nobody to capture."""
    workers = answers.numbers("workers")
    if "his" in answers:
        state.astray += state.baron.at[state.used] - answers.number("his")
        state.baron.at[state.used] = answers.number("his")
    for player, count in workers.items():
        if count > state.workers[player].free and not state.asks_late:
            free = state.workers[player].free
            raise Refusal(msg("too-many-standing", player=player, count=count, free=free, at=msg(f"in-{state.used}")))
    task, first = take_up(state), workers_message(state, workers, answers.words("artisans"))
    there = workers, dict.fromkeys(answers.words("artisans"), 1)
    messages = hand.trigger(state, task.section, there, answers.get("captives", "yes") == "yes")
    return [first, *messages, *carry_on(state)]


def workers_message(state: Architects, workers: dict[str, int], artisans: list[str]) -> Message:
    """Who was entered to stand there."""
    who = [msg("count-at", at=player, count=count) for player, count in workers.items() if count]
    who += [msg("artisan-of", player=player) for player in artisans]
    at = msg(f"in-{state.used}")
    return msg("did-standing", at=at, who=TextList(tuple(who))) if who else msg("did-standing-none", at=at)


def tax_step(state: Architects) -> Step:
    """The Tax icon asks how much lies on the Tax Stand."""
    effect = the_task(state, "tax").effect
    assert effect
    return new_step(
        "tax",
        msg("section-icons"),
        NumberPrompt(name="silver", question=msg("ask-tax"), low=0, high=MOST_TAX),
        why=msg("why-tax", min=effect.min, lose=effect.lose),
        assumes=in_force(RULES, state.settings, "tax"),
    )


def tax(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """With enough Tax all lose Virtue; then the Tax goes to the supply."""
    effect, silver = take_up(state).effect, answers.number("silver")
    assert effect
    messages = [msg("did-tax", silver=silver)]
    if silver >= effect.min:
        messages.append(msg("did-lose-all", what=msg("item-virtue", count=effect.lose)))
        messages += after_virtue_loss(state, state.order)
    cleared = silver >= effect.min or state.rule("tax") == "cleared"
    messages.append(msg("did-tax-cleared") if cleared else msg("did-tax-kept"))
    return [*messages, *carry_on(state)]


def exile_step(state: Architects) -> Step:
    """Whoever has no Worker on his own board takes one from the main board, Prison included."""
    either = choices(hand.may_be_either(state, the_task(state, "exile").targets))
    question = msg("ask-exile")
    return new_step(
        "exile",
        msg("section-icons"),
        MultiChoicePrompt(
            name="from_prison", question=question, choices=either, low=0, high=len(either), optional=True
        ),
        assumes=in_force(RULES, state.settings, "exile"),
    )


def exile(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """1 Worker of each player concerned leaves the game."""
    task = take_up(state)
    return [*baron.exile(state, task, tuple(answers.words("from_prison"))), *carry_on(state)]


def choose_step(state: Architects) -> Step:
    """An effect on one player: the table chooses whom, even one it cannot harm."""
    task = the_task(state, "choose")
    assert task.effect
    return new_step(
        "choose",
        msg("section-icons"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        what=msg("step-choose", effect=option_message((task.effect,))),
    )


def choose(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The effect is for this player."""
    baron.target(state, answers.word("player"))
    return [msg("did-choose", player=answers.word("player")), *carry_on(state)]


def option_step(state: Architects) -> Step:
    """A card that offers a choice: the table takes one."""
    task = the_task(state, "option")
    options = tuple(Choice(str(number), option_message(row)) for number, row in enumerate(task.options, start=1))
    return new_step(
        "option", msg("section-baron"), ChoicePrompt(name="option", question=msg("ask-option"), choices=options)
    )


def option(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """What was chosen is done."""
    row = take_up(state).options[int(answers.word("option")) - 1]
    baron.do_next(state, *tasks_of(state, (row,)))
    return [msg("did-option", option=option_message(row)), *carry_on(state)]


def enter_step(state: Architects) -> Step:
    """Under a house rule the table says whether the Baron can be placed at an open location."""
    effect = the_task(state, "enter").effect
    assert effect
    at = msg(f"in-{effect.at}")
    return new_step(
        "enter",
        msg("section-baron"),
        ChoicePrompt(name="possible", question=msg("ask-enter"), choices=YES_NO),
        what=msg("step-enter", at=at),
        assumes=in_force(RULES, state.settings, "open-circles"),
    )


def enter(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """He is placed, or the step and its arrow are skipped."""
    task = state.agenda.pop(0)
    assert task.effect
    at = msg(f"in-{task.effect.at}")
    if answers.word("possible") == "no":
        return [msg("did-blocked", at=at), *carry_on(state)]
    baron.do_next(state, replace(task, open_to_him=True))
    return [msg("did-enter", at=at), *carry_on(state)]
