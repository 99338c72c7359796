"""Honour between 0 and 12, and the effects of cards: the program moves Honour, the table does the rest."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, TextLike, TextList
from regno.chronicles.packs.effects import CardEffect, Effects
from regno.chronicles.packs.paladins import ExtraTownsfolk
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.paladins.state import MOST_HONOUR, Paladins, msg, new_step
from regno.chronicles.steps import Step, correction

INQUISITION_AT_ONCE = msg("inquisition-at-once")


def move(state: Paladins, player: str, by: int) -> Message:
    """A player's Honour goes up or down, never above 12 nor below 0."""
    before = state.honour[player]
    after = state.honour[player] = min(MOST_HONOUR, max(0, before + by))
    key = "honour-up" if after > before else "honour-down" if after < before else "honour-stays"
    return msg(key, player=player, by=abs(after - before), honour=after)


def effect_message(effect: CardEffect, form: str = "effect") -> TextLike:
    """An effect in words: those of the card, if it has any.

    The ``form`` is ``effect`` (lose 1 Faith), ``does`` (Anna loses 1 Faith) or ``remind`` (you lose 1 Faith).
    """
    if effect.text:
        return effect.text
    name = effect.do.replace("_", "-")
    if effect.do in ("lose", "gain"):
        keys = {"effect": f"effect-{name}", "does": f"does-{name}", "remind": f"remind-{name}"}
        return msg(keys[form], what=item_message(effect))
    return msg(f"does-{name}" if form == "does" else f"effect-{name}", n=effect.n)


def item_message(effect: CardEffect) -> Message:
    """What an effect takes or brings, and how many."""
    return msg(f"item-{effect.what}", n=effect.n)


def effects_message(effects: Iterable[CardEffect], form: str = "effect") -> TextList:
    """Several effects in words."""
    return TextList(tuple(effect_message(effect, form) for effect in effects))


def only_losses(options: Iterable[Effects]) -> bool:
    """Whether every option is to lose one kind of thing, so that naming the things is enough."""
    return all(len(option) == 1 and option[0].do == "lose" and not option[0].text for option in options)


def option_words(option: Effects, losses: bool) -> TextLike:
    """An option of a penalty: what it takes where all are losses, else its effects."""
    return item_message(option[0]) if losses else effects_message(option)


def honour_of(effect: CardEffect) -> int:
    """What an effect does to Honour."""
    return {"gain": effect.n, "lose": -effect.n}[effect.do] if effect.what == "honour" else 0


def brings(effect: CardEffect, what: str) -> bool:
    """Whether an effect brings Suspicion or a Debt, after which something may follow at once."""
    return (effect.do == "gain" and effect.what == what) or effect.do == f"gain_{what}"


def apply(state: Paladins, player: str, effects: Effects) -> list[Message]:
    """Effects come true for a player: Honour here, the rest on the table."""
    return apply_each(state, [(player, effects)]) if effects else []


def apply_each(state: Paladins, taken: Iterable[tuple[str, Effects]]) -> list[Message]:
    """Effects come true for one player after the other, each Debt with what his Townsfolk bring for it.

    Who has none is spared. That Suspicion may set off the Inquisition is said once, after the first who gains any.
    """
    messages = []
    left: deque[tuple[str, CardEffect | None]] = deque(
        (player, effect) for player, effects in taken for effect in effects or (None,)
    )
    while left:
        player, effect = left.popleft()
        if effect is None:
            messages.append(msg("spared", player=player))
            continue
        messages.append(one_effect(state, player, effect))
        if brings(effect, "suspicion") and INQUISITION_AT_ONCE not in messages:
            messages.append(INQUISITION_AT_ONCE)
        if brings(effect, "debt"):
            left.extendleft((player, one) for one in reversed(reward_effects(state, player, "debt")))
    return messages


def one_effect(state: Paladins, player: str, effect: CardEffect) -> Message:
    """One effect: Honour moves, anything else is left to the table."""
    if by := honour_of(effect):
        return move(state, player, by)
    return msg("to-do-text" if effect.text else "to-do", player=player, what=effect_message(effect, "does"))


def reward_effects(state: Paladins, player: str, trigger: str) -> Effects:
    """What a player's extra Townsfolk bring him after a Favour or a Debt."""
    known = state.cards.by_id(ExtraTownsfolk)
    owned = [known[id] for id in state.hired.get(player, []) if known[id].trigger == trigger]
    return tuple(effect for card in owned for effect in card.gain)


def inquisition_step(state: Paladins) -> Step:
    """When the Inquisition is set off, a player with 2 or more Suspicion loses 1 Honour, before any is dropped."""
    limits = tuple(
        Choice(player, msg("with-limit", player=player, limit=state.townsfolk_card(player).inquisition_limit))
        for player in state.players
    )
    who = MultiChoicePrompt(
        name="players", question=msg("ask-suspects"), choices=limits, low=1, high=len(limits), optional=True
    )
    return new_step("inquisition", msg("section-honour"), who, assumes=(msg("assume-before-dropping"),), optional=True)


def inquisition(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The named players lose Honour; the base game does the rest."""
    lost = [move(state, player, -1) for player in state.players if player in answers.words("players")]
    return [msg("did-inquisition"), *(lost or [msg("no-suspects")]), msg("then-base-inquisition")]


def set_honour_step(state: Paladins) -> Step:
    """Honour can be put right when something moved it that the program cannot know."""
    return correction(
        msg,
        "set-honour",
        ChoicePrompt(name="player", question=msg("ask-whose-honour"), choices=choices(state.players)),
        NumberPrompt(name="honour", question=msg("ask-honour"), low=0, high=MOST_HONOUR),
        why=msg("why-set-honour"),
        section=msg("section-honour"),
    )


def set_honour(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The Honour is what the table says."""
    player = answers.word("player")
    state.honour[player] = answers.number("honour")
    return [msg("did-set-honour", player=player, honour=state.honour[player])]
