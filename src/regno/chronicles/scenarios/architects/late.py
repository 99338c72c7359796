"""A table that is asked late: a Reset, the last space, and turning the bookkeeping on or off in mid-game.

Players' Workers are not followed. What one look at the board tells is asked when the Baron needs it: who stands under
his arrow, how many are in Prison at a Reset, how many of his are in the Guildhall at the end.
"""

from __future__ import annotations

from dataclasses import replace

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumbersPrompt, choices
from regno.chronicles.scenarios.architects.baron import begin_last, carry_on, take_up, waits_for
from regno.chronicles.scenarios.architects.facts import position_prompts, read_crews, read_spaces
from regno.chronicles.scenarios.architects.guildhall import owner_name, reset_costs
from regno.chronicles.scenarios.architects.rules import RULES
from regno.chronicles.scenarios.architects.state import BARON, WORKERS, Architects, common, late, msg
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step, named_step

ONCE = (
    "guildhall", "stacked", "market_1", "market_2", "market_3", "prison", "captive", "exiled", "held", "baron",
    "artisans_prison", "artisans_captive", "artisans_guildhall", "artisans_market",
)  # fmt: skip
NEEDED = ("guildhall", "prison")  # the others are 0 or as the program knows them


def owners(state: Architects) -> tuple[Choice, ...]:
    """The players and the Baron."""
    return (*choices(state.players), Choice(BARON, msg("the-baron")))


def reset_step(state: Architects) -> Step:
    """A Black Market Reset: how many of each are in Prison, after those of the Black Market went there."""
    if not state.asks_late:
        raise Refusal(late("counted"))
    prison = NumbersPrompt(
        name="prison",
        question=late("ask-prison"),
        keys=owners(state),
        low=0,
        high=WORKERS,
        may_lack=frozenset((*state.players, BARON)),
    )
    return named_step(
        late,
        "reset",
        msg("section-market"),
        prison,
        assumes=(msg("assume-reset"),),
        optional=waits_for(state) != "reset",
    )


def reset(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Virtue and Debts by the numbers in Prison; the Baron's Black Market Workers are among his there."""
    inside, baron = answers.numbers("prison"), state.baron
    his, most = inside.pop(BARON), state.out + baron.market
    if his > most:
        raise Refusal(msg("too-many-there", player=owner_name(BARON), count=his, most=most))
    state.astray += baron.market + baron.prison - his
    baron.market, baron.prison = 0, his
    messages = [late("did-reset"), *reset_costs(state, inside)]
    if waits_for(state) != "reset":
        return messages
    take_up(state)
    return [*messages, *carry_on(state)]


def fill_step(state: Architects) -> Step:
    """The last space of the Guildhall is taken, by a player or by the Baron."""
    if not state.asks_late:
        raise Refusal(late("counted"))
    if state.filled:
        raise Refusal(msg("guildhall-full", spaces=state.spaces))
    return named_step(
        late,
        "fill",
        msg("section-end"),
        ChoicePrompt(name="owner", question=late("ask-fill"), choices=owners(state)),
        assumes=in_force(RULES, state.settings, "baron-last"),
        optional=True,
    )


def fill(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """The last turns begin: at once, or when the rest of the Baron's card is done."""
    state.filled = answers.word("owner")
    messages = [late("did-fill", owner=owner_name(state.filled))]
    return messages + begin_last(state) if state.stage == "play" else messages


def count_step(state: Architects) -> Step:
    """From now on every Worker is entered; where they are now is asked once."""
    if not state.asks_late:
        raise Refusal(late("counted"))
    known = {prompt.name: prompt for prompt in position_prompts(state)}
    asked = [name for name in ONCE if state.artisans or name not in ("stacked", *ONCE[-4:])]
    return named_step(
        late,
        "count",
        common("section-none"),
        *(replace(known[name], question=late(f"once-{name}"), optional=name not in NEEDED) for name in asked),
        optional=True,
    )


def count(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Where everybody stands is known again."""
    baron, told = state.baron, answers.numbers("baron")
    state.counting, state.astray = "full", 0
    state.market.clear()
    read_spaces(state, answers)
    if state.full:
        raise Refusal(msg("guildhall-full", spaces=state.spaces))
    read_crews(state, answers)
    baron.prison = told.pop("prison", baron.prison)
    baron.at |= told
    baron.held |= answers.numbers("held")
    baron.guildhall = state.guildhall.count(BARON)
    baron.market = sum(stall.owner == BARON for stall in state.market.values())
    baron.available = WORKERS - state.out - baron.guildhall - baron.market
    if baron.available < 0:
        raise Refusal(msg("too-many-there", player=owner_name(BARON), count=WORKERS - baron.available, most=WORKERS))
    return [late("did-count")]


def look_step(state: Architects) -> Step:
    """From now on players' Workers are no longer entered."""
    if state.asks_late:
        raise Refusal(late("not-counted"))
    return named_step(late, "look", common("section-none"), optional=True)


def look(state: Architects, answers: Answers, chance: Chance) -> list[Message]:
    """Only the Baron's Workers are followed."""
    state.filled = state.guildhall[-1] if state.full else ""
    state.counting = "late"
    state.guildhall = [BARON] * state.baron.guildhall
    state.market.clear()
    return [late("did-look")]
