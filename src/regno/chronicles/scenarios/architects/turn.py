"""The commands of the Baron's turn: turning a card, and the few facts he needs from the table."""

from __future__ import annotations

from dataclasses import replace

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.prompts import Ask, Choice, Choose, ChooseSeveral, Facts, Number, Numbers, choices
from regno.chronicles.scenarios.architects import baron, decks, hand
from regno.chronicles.scenarios.architects.baron import carry_on, take_up, tasks_of, waits_for
from regno.chronicles.scenarios.architects.effect_text import option_told
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import Architects, Task, lost_virtue, step_name, tell
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

YES_NO = (Choice("yes", tell("yes")), Choice("no", tell("no")))
MOST_TAX = 99
ASSUMED = {
    "scheme": ("reshuffle", "open-circles"),
    "event": ("event-penalty",),
}


def the_task(state: Architects, command: str) -> Task:
    """The task that waits for a command; refused when something else is to be done."""
    waiting = waits_for(state)
    if waiting != command:
        raise Refusal(tell("waits-for", step=step_name(waiting)) if waiting else tell("no-task"))
    return state.agenda[0]


def reveal_step(state: Architects) -> Step:
    """A card is turned: the first Demand when all is set up, a Scheme each round, then whatever the card asks."""
    what = next_card(state)
    known = tuple(Choice(id, decks.card_name(state, what, id)) for id in dict.fromkeys(decks.candidates(state, what)))
    return Step(
        command="reveal",
        what=tell(f"step-reveal-{what}{moment(state, what)}"),
        why=tell(f"why-reveal-{what}"),
        section=tell("section-setup", point=7) if state.stage == "setup" else tell(f"section-{what}"),
        asks=(Choose(name="card", question=tell("ask-card"), choices=known, optional=True, draws=True),),
        assumes=assumed(state, what),
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
    """Whether the table has told all that the set-up asks."""
    everyone = len(state.players)
    chosen = sum(bool(dealt.side) for dealt in state.dealt.values())
    return bool(state.mode and state.first) and len(state.boards) == chosen == everyone


def assumed(state: Architects, what: str) -> tuple[Sentence, ...]:
    """The house rules that turning a card meets; what it then asks names its own."""
    return in_force(RULES, state.settings, *ASSUMED.get(what, ()))


def reveal(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The named card, or one drawn by the program, is turned and done as far as nothing must be asked."""
    what = next_card(state)
    card = facts.get("card") or chance.draw(decks.candidates(state, what))
    if state.stage == "setup":
        state.stage = "play"
        return [*decks.turn(state, "demand", card), tell("did-begin", first=state.first)]
    if state.stage in ("play", "last"):
        state.parting = state.stage == "last"
        baron.begin_turn(state)
    return baron.reveal(state, card)


def carry_on_step(state: Architects) -> Step:
    """After a correction or a change of house rule the Baron may no longer need what he was waiting for."""
    if not state.agenda or waits_for(state):
        raise Refusal(tell("no-carry-on"))
    return Step(
        command="carry-on",
        what=tell("step-carry-on"),
        why=tell("why-carry-on"),
        section=tell("section-baron"),
    )


def carry_on_now(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """He goes on until the next thing to be asked."""
    return [tell("did-carry-on"), *carry_on(state)]


def standing_step(state: Architects) -> Step:
    """At an arrowed capture the table tells who stands where the Baron has just placed."""
    the_task(state, "standing")
    at, reach = tell(f"in-{state.used}"), hand.reach(state)
    return Step(
        command="standing",
        what=tell("step-standing", at=at),
        why=tell("why-standing", reach=reach, count=state.baron.at[state.used]),
        section=tell("section-capture"),
        asks=standing_asks(state, at),
        assumes=in_force(RULES, state.settings, "captives"),
    )


def standing_asks(state: Architects, at: Sentence) -> tuple[Ask, ...]:
    """Workers of each player there and, with the Age of Artisans, whose Artisan is."""
    most = max(crew.free for crew in state.workers.values())
    everyone = frozenset(state.players)
    workers = Numbers(
        name="workers",
        question=tell("ask-standing", at=at),
        keys=choices(state.players),
        low=0,
        high=most,
        may_lack=everyone,
        optional=True,
    )
    about = choices(player for player in state.players if state.artisans and state.artisan[player].free)
    if not about:
        return (workers,)
    question = tell("ask-standing-artisans", at=at)
    return (
        workers,
        ChooseSeveral(name="artisans", question=question, choices=about, low=0, high=len(about), optional=True),
    )


def standing(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The section is done: capture, or what it does when there is nobody to capture."""
    workers = facts.numbers("workers")
    for player, count in workers.items():
        if count > state.workers[player].free:
            free = state.workers[player].free
            raise Refusal(tell("too-many-standing", player=player, count=count, free=free, at=tell(f"in-{state.used}")))
    task, first = take_up(state), counted(state, workers, facts.words("artisans"))
    told = hand.trigger(state, task.section, (workers, dict.fromkeys(facts.words("artisans"), 1)))
    return [first, *told, *carry_on(state)]


def counted(state: Architects, workers: dict[str, int], artisans: list[str]) -> Sentence:
    """Who was told to stand there."""
    who = [tell("count-at", at=player, count=count) for player, count in workers.items() if count]
    who += [tell("artisan-of", player=player) for player in artisans]
    at = tell(f"in-{state.used}")
    return tell("did-standing", at=at, who=Several(tuple(who))) if who else tell("did-standing-none", at=at)


def tax_step(state: Architects) -> Step:
    """The Tax icon asks how much lies on the Tax Stand."""
    effect = the_task(state, "tax").effect
    assert effect
    return Step(
        command="tax",
        what=tell("step-tax"),
        why=tell("why-tax", min=effect.min, lose=effect.lose),
        section=tell("section-icons"),
        asks=(Number(name="silver", question=tell("ask-tax"), low=0, high=MOST_TAX),),
        assumes=in_force(RULES, state.settings, "tax"),
    )


def tax(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """With enough Tax all lose Virtue; then the Tax goes to the supply."""
    effect, silver = take_up(state).effect, facts.number("silver")
    assert effect
    told = [tell("did-tax", silver=silver)]
    if silver >= effect.min:
        told.append(tell("did-lose-all", what=tell("item-virtue", count=effect.lose)))
        told += lost_virtue(state, state.order)
    cleared = silver >= effect.min or state.rule("tax") == "cleared"
    told.append(tell("did-tax-cleared") if cleared else tell("did-tax-kept"))
    return [*told, *carry_on(state)]


def exile_step(state: Architects) -> Step:
    """Whoever has no Worker on his own board takes one from the main board, Prison included."""
    either = choices(hand.may_be_either(state, the_task(state, "exile").targets))
    question = tell("ask-exile")
    return Step(
        command="exile",
        what=tell("step-exile"),
        why=tell("why-exile"),
        section=tell("section-icons"),
        asks=(
            ChooseSeveral(
                name="from_prison", question=question, choices=either, low=0, high=len(either), optional=True
            ),
        ),
        assumes=in_force(RULES, state.settings, "exile"),
    )


def exile(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """1 Worker of each player concerned leaves the game."""
    task = take_up(state)
    return [*baron.exile(state, task, tuple(facts.words("from_prison"))), *carry_on(state)]


def choose_step(state: Architects) -> Step:
    """An effect on one player: the table chooses whom, even one it cannot harm."""
    task = the_task(state, "choose")
    assert task.effect
    return Step(
        command="choose",
        what=tell("step-choose", effect=option_told((task.effect,))),
        why=tell("why-choose"),
        section=tell("section-icons"),
        asks=(Choose(name="player", question=tell("ask-player"), choices=choices(state.players)),),
    )


def choose(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """The effect is for this player."""
    baron.target(state, facts.word("player"))
    return [tell("did-choose", player=facts.word("player")), *carry_on(state)]


def option_step(state: Architects) -> Step:
    """A card that offers a choice: the table takes one."""
    task = the_task(state, "option")
    options = tuple(Choice(str(number), option_told(row)) for number, row in enumerate(task.options, start=1))
    return Step(
        command="option",
        what=tell("step-option"),
        why=tell("why-option"),
        section=tell("section-baron"),
        asks=(Choose(name="option", question=tell("ask-option"), choices=options),),
    )


def option(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """What was chosen is done."""
    row = take_up(state).options[int(facts.word("option")) - 1]
    baron.do_next(state, *tasks_of(state, (row,)))
    return [tell("did-option", option=option_told(row)), *carry_on(state)]


def enter_step(state: Architects) -> Step:
    """Under a house rule the table says whether the Baron can be placed at an open location."""
    effect = the_task(state, "enter").effect
    assert effect
    at = tell(f"in-{effect.at}")
    return Step(
        command="enter",
        what=tell("step-enter", at=at),
        why=tell("why-enter"),
        section=tell("section-baron"),
        asks=(Choose(name="possible", question=tell("ask-enter"), choices=YES_NO),),
        assumes=in_force(RULES, state.settings, "open-circles"),
    )


def enter(state: Architects, facts: Facts, chance: Chance) -> list[Sentence]:
    """He is placed, or the step and its arrow are skipped."""
    task = state.agenda.pop(0)
    assert task.effect
    at = tell(f"in-{task.effect.at}")
    if facts.word("possible") == "no":
        return [tell("did-blocked", at=at), *carry_on(state)]
    baron.do_next(state, replace(task, open_to_him=True))
    return [tell("did-enter", at=at), *carry_on(state)]
