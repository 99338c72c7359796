"""What the King offers: Favours that can be used again for Honour, and Orders that all must have completed."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Several
from regno.chronicles.packs.paladins import ATTRIBUTES
from regno.chronicles.prompts import Choice, Choose, Facts, Number, Numbers, choices
from regno.chronicles.scenarios.paladins.actions import NAMED, carry_out, details
from regno.chronicles.scenarios.paladins.honour import apply, move, rewards
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import MOST_HONOUR, Paladins, at_stage, tell
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

MOST_WORKERS = 6  # of one player on one Favour at a time
OWN_TILE = ("honour",)  # "Gain Honour" is on the players' own boards: no Favour carries it out
CARRIED_OUT = tuple(choice for choice in NAMED if choice.id not in OWN_TILE)


def favour_step(state: Paladins) -> Step:
    """A Favour may be used again in a round: the player loses 1 Honour for each Worker already on it."""
    at_stage(state, "play")
    if not state.favours:
        raise Refusal(tell("no-favours"))
    open_favours = tuple(
        Choice(str(number), tell("favour-with", favour=number, workers=workers))
        for number, workers in enumerate(state.favours, start=1)
    )
    return Step(
        command="favour",
        what=tell("step-favour"),
        why=tell("why-favour"),
        section=tell("section-favours"),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(state.players)),
            Choose(name="favour", question=tell("ask-favour"), choices=open_favours),
            Number(name="workers", question=tell("ask-favour-workers"), low=1, high=MOST_WORKERS, optional=True),
            Choose(
                name="action", question=tell("ask-favour-action"), choices=CARRIED_OUT, optional=True, retired=OWN_TILE
            ),
            *details(state),
        ),
        assumes=in_force(RULES, state.settings, "favour-honour", "favour-action"),
        optional=True,
    )


def favour(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Favour is used and paid for in Honour, then what it does counts as that action."""
    player, number = facts.word("player"), int(facts.word("favour"))
    if facts.get("action") in OWN_TILE and not chance.replays:
        raise Refusal(tell("favour-no-honour"))
    already = state.favours[number - 1]
    check_honour(state, player, already)
    state.favours[number - 1] += facts.get("workers", 1)
    told = [tell("did-favour", player=player, favour=number)]
    if already:
        told.append(move(state, player, -already))
    return [*told, *rewards(state, player, "favour"), *through_favour(state, player, facts)]


def check_honour(state: Paladins, player: str, loss: int) -> None:
    """By house rule a Favour can be used only with Honour enough for the whole loss."""
    if state.settings.rules["favour-honour"] == "needs-all" and state.honour[player] < loss:
        raise Refusal(tell("too-little-honour", player=player, honour=state.honour[player], loss=loss))


def through_favour(state: Paladins, player: str, facts: Facts) -> list[Sentence]:
    """Using a Favour may itself be what a card watches; the action it carries out counts too, unless by house rule."""
    told = carry_out(state, player, "favour", Facts())
    done = facts.get("action")
    if done and state.settings.rules["favour-action"] == "counts":
        return told + carry_out(state, player, done, facts)
    if "outsiders" in facts or "threat" in facts:
        raise Refusal(tell("favour-without-action"))
    return told


def order_step(state: Paladins) -> Step:
    """A player with the Attributes an Order asks places a Worker on it; that completes it for everybody."""
    at_stage(state, "play")
    fulfilled = state.completed if state.settings.rules["order-again"] == "once" else {}
    left = tuple(Choice(id, order_told(state, id)) for id in state.orders if id not in fulfilled)
    if not left:
        raise Refusal(tell("no-orders"))
    attributes = tuple(Choice(attribute, tell(f"name-{attribute}")) for attribute in ATTRIBUTES)
    return Step(
        command="order",
        what=tell("step-order"),
        why=tell("why-order-raised", plus=state.plus) if state.plus else tell("why-order"),
        section=tell("section-orders"),
        asks=(
            Choose(name="player", question=tell("ask-player"), choices=choices(state.players)),
            Choose(name="order", question=tell("ask-order"), choices=left),
            Numbers(
                name="attributes",
                question=tell("ask-attributes"),
                keys=attributes,
                low=0,
                high=MOST_HONOUR,
                may_lack=frozenset(ATTRIBUTES),
            ),
        ),
        assumes=(tell("assume-no-cap-yet"), *in_force(RULES, state.settings, "order-again", "order-worker")),
        optional=True,
    )


def minimum(state: Paladins, id: str) -> dict[str, int]:
    """The Attributes an Order asks now: those of the card, 2 more of each once the King's Threat is up."""
    return {attribute: least + state.plus for attribute, least in state.order_card(id).min.items()}


def needs_told(state: Paladins, id: str) -> Several:
    """What an Order asks now, in words."""
    return Several(
        tuple(
            tell("attribute-at", attribute=tell(f"name-{attribute}"), n=n)
            for attribute, n in minimum(state, id).items()
        )
    )


def order_told(state: Paladins, id: str) -> Sentence:
    """An Order with what it asks and brings."""
    colour = "any" if state.settings.rules["order-worker"] == "any" else state.order_card(id).worker
    return tell(
        "order-with",
        order=state.order_name(id),
        needs=needs_told(state, id),
        worker=tell(f"worker-{colour}"),
        vp=state.order_vp(id),
    )


def order(state: Paladins, facts: Facts, chance: Chance) -> list[Sentence]:
    """The Order is completed: its VP will go to each player, and all gain 1 Honour now."""
    player, id, have = facts.word("player"), facts.word("order"), facts.numbers("attributes")
    if any(have[attribute] < least for attribute, least in minimum(state, id).items()):
        raise Refusal(tell("order-unmet", player=player, order=state.order_name(id), needs=needs_told(state, id)))
    state.completed.setdefault(id, []).append(player)
    told = [tell("did-order", player=player, order=state.order_name(id), vp=state.order_vp(id))]
    told += [move(state, one, 1) for one in state.in_turn()]
    return [*told, *order_reward(state, player, id), *carry_out(state, player, "order", Facts())]


def order_reward(state: Paladins, player: str, id: str) -> list[Sentence]:
    """What a card brings beside the VP: to all, or to the player who completed it."""
    told = []
    for effect in state.order_card(id).reward:
        for one in [player] if effect.who == "active" else state.in_turn():
            told += apply(state, one, (effect,))
    return told
