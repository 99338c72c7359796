"""The start of a round: Orders and Favours are turned up, the Threats under them too, and the Baron sends Workers."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Sentence
from regno.chronicles.packs.cards import named
from regno.chronicles.packs.paladins import KingsOrder
from regno.chronicles.prompts import Ask, Choice, Choose, ChooseSeveral, Facts, choices
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import LAST_ROUND, LATE, Paladins, Threat, action_name, at_stage, tell
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
    at_stage(state, "reveal")
    following = state.round + 1
    return Step(
        command="reveal",
        what=tell("step-reveal-1" if following == 1 else "step-reveal", round=str(following)),
        why=tell(f"why-reveal-{following}" if following in (1, LATE, LAST_ROUND) else "why-reveal"),
        section=tell("section-round-start"),
        asks=tuple(reveal_asks(state, following)),
        assumes=in_force(RULES, state.settings, "empty-supply") if columns(state.level, following, following) else (),
    )


def reveal_asks(state: Paladins, following: int) -> list[Ask]:
    """The cards the table turned up, if it did; and who is first, if not the next player."""
    asks: list[Ask] = []
    if following in ORDERS:
        hidden = tuple(Choice(o.id, named(o)) for o in state.cards.all(KingsOrder) if o.id not in state.orders)
        asks.append(Choose(name="order", question=tell("ask-order-drawn"), choices=hidden, optional=True, draws=True))
    many = len(columns(state.level, following, following))
    if many:
        deck = tuple(Choice(id, state.threat_name(id)) for id in state.deck)
        asked = tell("ask-threats-drawn", count=many)
        asks.append(
            ChooseSeveral(name="threats", question=asked, choices=deck, low=many, high=many, optional=True, draws=True)
        )
    if following > 1:
        who = choices(state.players)
        asks.append(Choose(name="first", question=tell("ask-round-first"), choices=who, optional=True))
    return asks


def reveal(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The round begins: the first player moves on, cards are turned up, Workers placed."""
    state.round += 1
    if state.round > 1:
        state.first = facts.get("first") or state.in_turn()[1 % len(state.players)]
    told = [tell("did-reveal", round=str(state.round), first=state.first)]
    if state.round in ORDERS:
        hidden = [order.id for order in state.cards.all(KingsOrder) if order.id not in state.orders]
        told.append(turn_order(state, facts.get("order") or chance.draw(hidden)))
    if state.round in [TURNED[column] for column in FAVOURS]:
        state.favours.append(0)
        told.append(tell("favour-up", favour=len(state.favours)))
    at = columns(state.level, state.round, state.round)
    cards = facts.words("threats") or chance.draw_several(state.deck, len(at))
    told += [turn_threat(state, card, column) for card, column in zip(cards, at, strict=True)]
    state.stage = "play"
    return [*told, *special(state), tell("outsiders-needed", count=state.need)]


def turn_order(state: Paladins, id: str) -> Sentence:
    """An Order lies face up in the next space."""
    state.orders.append(id)
    return tell("order-up", order=state.order_name(id), space=len(state.orders), vp=state.order_vp(id))


def turn_threat(state: Paladins, id: str, column: int) -> Sentence:
    """The Baron places his Workers on a Threat, as many as the supply has; one without any leaves the game."""
    wanted = state.threat_card(id).workers[len(state.players)]
    workers = min(wanted, available(state))
    if not workers:
        state.gone.append(id)
        return tell("threat-without-workers", threat=state.threat_name(id))
    state.threats.append(Threat(id, column, workers))
    told = {"threat": state.threat_name(id), "action": action_name(state.threat_card(id).action), "workers": workers}
    return tell("threat-up" if workers == wanted else "threat-up-short", **told, wanted=wanted)


def available(state: Paladins) -> int:
    """How many Workers the Baron can still place: the supply, or any number with substitutes."""
    return 99 if state.settings.rules["empty-supply"] == "substitutes" else max(0, state.supply)


def special(state: Paladins) -> list[Sentence]:
    """What only one round brings."""
    if state.round == LATE:
        return [tell("turn-outsiders")]
    if state.round == LAST_ROUND:
        return [tell("kings-threat-up", plus=state.plus)]
    return []
