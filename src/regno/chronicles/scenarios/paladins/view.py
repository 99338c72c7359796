"""The scenario for JSON and in plain sentences: rounds, Threats, Orders, Favours, Honour."""

from __future__ import annotations

from typing import Any

from regno.chronicles.messages import Message, TextLike, attributes_of
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.effects import Effects
from regno.chronicles.packs.paladins import LEFT, ExtraTownsfolk, ThreatCard
from regno.chronicles.scenarios.paladins.actions import ON_OUTSIDERS
from regno.chronicles.scenarios.paladins.ending import team_total, verdict
from regno.chronicles.scenarios.paladins.honour import honour_of, only_losses, option_words
from regno.chronicles.scenarios.paladins.round_end import options
from regno.chronicles.scenarios.paladins.royal import minimum, order_message
from regno.chronicles.scenarios.paladins.state import LAST_ROUND, LATE, Paladins, Threat, action_name, msg


def view(state: Paladins) -> dict[str, Any]:
    """All that is known of the scenario."""
    return {
        **attributes_of(state, "stage", "level", "round", "first", "supply", "target"),
        "outsiders": {"removed": state.outsiders, "need": state.need if state.round else None, "late": is_late(state)},
        "threats": [threat_view(state, threat) for threat in state.threats],
        "threats_gone": [{"id": id, "name": state.threat_name(id)} for id in state.gone],
        "kings_threat": {"up": state.round == LAST_ROUND, "plus": state.plus},
        "orders": [order_view(state, id) for id in state.orders],
        "favours": list(state.favours),
        "actions": {"given": list(LEFT), "outsiders": [{"id": one, "name": action_name(one)} for one in ON_OUTSIDERS]},
        "players": [player_view(state, player) for player in state.players],
        "due": [{"threat": penalty.card, "players": list(penalty.players)} for penalty in state.due],
        "result": result_view(state) if state.stage == "over" else None,
    }


def is_late(state: Paladins) -> bool:
    """Whether the Outsiders Threat shows its second side."""
    return state.round >= LATE


def threat_view(state: Paladins, threat: Threat) -> dict[str, Any]:
    """A Baron Threat face up."""
    card = state.threat_card(threat.card)
    return {
        "id": threat.card,
        "name": card_name(card),
        "text": card.text,
        "column": threat.column,
        "action": {"id": card.action, "name": action_name(card.action)},
        "workers": threat.workers,
        "printed": card.workers[len(state.players)],
        "losses": only_losses(card.options),
        "options": [option_view(id, one, card) for id, one in options(state, threat.card).items()],
    }


def option_view(id: str, option: Effects, card: ThreatCard) -> dict[str, Any]:
    """What a player can take as the penalty of a Threat, and what it does to Honour."""
    name = option_words(option, only_losses(card.options))
    return {"id": id, "name": name, "honour": sum(map(honour_of, option))}


def order_view(state: Paladins, id: str) -> dict[str, Any]:
    """A King's Order face up, with what it asks now."""
    card = state.order_card(id)
    return {
        "id": id,
        "name": card_name(card),
        "nameless": not card.name,
        "text": card.text,
        "vp": state.order_vp(id),
        "min": minimum(state, id),
        "worker": card.worker,
        "completed_by": list(state.completed.get(id, [])),
    }


def player_view(state: Paladins, player: str) -> dict[str, Any]:
    """A player's Honour and cards."""
    card = state.townsfolk_card(player) if state.townsfolk else None
    extra = state.cards.by_id(ExtraTownsfolk)
    return {
        "name": player,
        "honour": state.honour[player],
        "townsfolk": card and {"id": card.id, "name": card_name(card), "action": card.action, "tile": card.tile},
        "hired": [{"id": id, "name": card_name(extra[id])} for id in state.hired.get(player, [])],
        "scored": player in state.sheets,
    }


def result_view(state: Paladins) -> dict[str, Any]:
    """The end."""
    reached = team_total(state)
    return {"total": reached, "target": state.target, "won": reached >= state.target, "text": verdict(state)}


def position(state: Paladins) -> list[Message]:
    """Honour, Outsiders, Threats, Orders, Favours."""
    messages = [msg("position-level", level=msg(f"level-{state.level}"), supply=state.supply)]
    messages += [msg("position-honour", player=player, honour=state.honour[player]) for player in state.players]
    if state.stage in ("play", "threats"):
        messages.append(msg("outsiders-so-far", count=state.outsiders, need=state.need))
    messages += [threat_message(state, threat) for threat in state.threats]
    messages += [order_position(state, id) for id in state.orders]
    messages += [msg("favour-with", favour=n, workers=workers) for n, workers in enumerate(state.favours, start=1)]
    return [*messages, verdict(state)] if state.stage == "over" else messages


def threat_message(state: Paladins, threat: Threat) -> Message:
    """A Threat in a sentence."""
    card = state.threat_card(threat.card)
    action = action_name(card.action)
    named = msg("threat-and-action", threat=card_name(card), action=action)
    return msg(
        "position-threat",
        threat=named if card.name else action,  # without a name it is called by its action
        workers=threat.workers,
        penalty=penalty_message(card),
    )


def penalty_message(card: ThreatCard) -> TextLike:
    """The options of a Threat, in words."""
    losses = only_losses(card.options)
    told: TextLike
    told, *rest = (option_words(option, losses) for option in card.options)
    for other in rest:
        told = msg("either", one=told, other=other)
    return msg("all-lose", what=told) if losses else told


def order_position(state: Paladins, id: str) -> Message:
    """An Order in a sentence: completed, or what it asks."""
    if id in state.completed:
        return msg("position-order-done", order=state.order_name(id), vp=state.order_vp(id))
    return order_message(state, id)
