"""The start of a round: Orders and Favours are turned up, the Threats under them too, and the Baron sends Workers."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message
from regno.chronicles.packs.cards import is_unseen
from regno.chronicles.packs.paladins import KingsOrder
from regno.chronicles.packs.unseen import untyped_kinds
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, Prompt, choices, drawn_prompt
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import (
    LAST_ROUND,
    LATE,
    Paladins,
    Threat,
    action_name,
    msg,
    new_step,
)
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

# Columns of the board from left to right: three Orders, then five Favours; the round in which each is turned up.
ORDERS, FAVOURS = (1, 2, 3), (4, 5, 6, 7, 8)
TURNED = {1: 1, 2: 2, 3: 3, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7}
THREATENED = (2, 3, 4, 5, 6, 7)  # column 1 has the Outsiders Threat, column 8 the King's Threat
DOUBLED = (5, 6, 7)  # a second Baron Threat lies here on Hard and Impossible


def columns(level: str, last: int, first: int = 1) -> list[int]:
    """The column of each Baron Threat turned up in these rounds, left to right, the upper first."""
    twice = DOUBLED if level != "normal" else ()
    turned = [column for column in THREATENED if first <= TURNED[column] <= last]
    return [column for column in turned for _ in range(2 if column in twice else 1)]


def reveal_step(state: Paladins) -> Step:
    """Turn up this round's Order and Favour, then the Threats directly under them."""
    following = state.round + 1
    supply = ("empty-supply",) if columns(state.level, following, following) else ()
    return new_step(
        "reveal",
        msg("section-round-start"),
        *reveal_prompts(state, following),
        what=msg("step-reveal-1" if following == 1 else "step-reveal", round=str(following)),
        why=msg(f"why-reveal-{following}" if following in (1, LATE, LAST_ROUND) else "why-reveal"),
        assumes=(*state.need_assumed, *in_force(RULES, state.settings, *supply)),
    )


def reveal_prompts(state: Paladins, following: int) -> list[Prompt]:
    """The cards the table turned up, if it did; and who is first, if not the next player."""
    prompts: list[Prompt] = []
    if following in ORDERS:
        ids = hidden_orders(state)
        known = tuple(Choice(id, state.order_name(id)) for id in ids if not is_unseen(id))
        new = untyped_kinds(ids)
        asked = msg("ask-order-met" if new else "ask-order-drawn")
        prompts.append(
            ChoicePrompt(name="order", question=asked, choices=known, optional=not new, draws=not new, untyped=new)
        )
    many = len(columns(state.level, following, following))
    if many:
        deck = tuple(Choice(id, state.threat_name(id)) for id in state.deck if not is_unseen(id))
        new = untyped_kinds(state.deck)
        asked = msg("ask-threats-met" if new else "ask-threats-drawn", count=many)
        prompts.append(drawn_prompt("threats", asked, deck, many, untyped=new))
    if following > 1:
        who = choices(state.players)
        prompts.append(ChoicePrompt(name="first", question=msg("ask-round-first"), choices=who, optional=True))
    return prompts


def hidden_orders(state: Paladins) -> list[str]:
    """The King's Orders that are not face up."""
    return [order.id for order in state.cards.all(KingsOrder) if order.id not in state.orders]


def reveal(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The round begins: the first player moves on, cards are turned up, Workers placed."""
    state.round += 1
    if state.round > 1:
        state.first = answers.get("first") or state.in_turn()[1 % len(state.players)]
    messages = [msg("did-reveal", round=str(state.round), first=state.first)]
    orders = [answers.word("order")] if answers.get("order") else []
    messages += turn_up(state, state.round, orders, answers.words("threats"), chance)
    state.stage = "play"
    return [*messages, *special(state), msg("outsiders-needed", count=state.need)]


def turn_up(state: Paladins, number: int, orders: list[str], threats: list[str], chance: Chance) -> list[Message]:
    """The cards of a round lie face up: the next of those entered, which are used up, and what is missing is drawn."""
    messages = []
    if number in ORDERS:
        messages.append(turn_order(state, orders.pop(0) if orders else chance.draw(hidden_orders(state))))
    if favours_up(number) > favours_up(number - 1):
        state.favours.append(0)
        messages.append(msg("favour-up", favour=len(state.favours)))
    at = columns(state.level, number, number)
    told, threats[: len(at)] = threats[: len(at)], []
    cards = told + chance.draw_several([id for id in state.deck if id not in told], len(at) - len(told))
    return messages + [turn_threat(state, card, column) for card, column in zip(cards, at, strict=True)]


def favours_up(number: int) -> int:
    """How many King's Favours lie face up in a round."""
    return sum(TURNED[column] <= number for column in FAVOURS)


def turn_order(state: Paladins, id: str) -> Message:
    """An Order lies face up in the next space."""
    state.orders.append(id)
    return msg("order-up", order=state.order_name(id), space=len(state.orders), vp=state.order_vp(id))


def turn_threat(state: Paladins, id: str, column: int) -> Message:
    """The Baron places his Workers on a Threat, as many as the supply has; one without any leaves the game."""
    wanted = state.threat_card(id).workers[len(state.players)]
    workers = min(wanted, available(state))
    if not workers:
        state.gone.append(id)
        return msg("threat-without-workers", threat=state.threat_name(id))
    state.threats.append(Threat(id, column, workers))
    fields = {"threat": state.threat_name(id), "action": action_name(state.threat_card(id).action), "workers": workers}
    return msg("threat-up" if workers == wanted else "threat-up-short", **fields, wanted=wanted)


def available(state: Paladins) -> int:
    """How many Workers the Baron can still place: the supply, or any number with substitutes."""
    return 99 if state.settings.rules["empty-supply"] == "substitutes" else max(0, state.supply)


def special(state: Paladins) -> list[Message]:
    """What only one round brings."""
    if state.round == LATE:
        return [msg("turn-outsiders")]
    if state.round == LAST_ROUND:
        return [msg("kings-threat-up", plus=state.plus)]
    return []
