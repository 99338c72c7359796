"""What the King offers: Favours that can be used again for Honour, and Orders that all must have completed."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.paladins import ATTRIBUTES
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, NumbersPrompt, choices
from regno.chronicles.scenarios.paladins.actions import NAMED, carry_out, details
from regno.chronicles.scenarios.paladins.honour import apply, apply_each, move, reward_effects
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import MOST_HONOUR, Paladins, msg, new_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

MOST_WORKERS = 6  # of one player on one Favour at a time
OWN_TILE = ("honour",)  # "Gain Honour" is on the players' own boards: no Favour carries it out
CARRIED_OUT = tuple(choice for choice in NAMED if choice.id not in OWN_TILE)


def favour_step(state: Paladins) -> Step:
    """A Favour may be used again in a round: the player loses 1 Honour for each Worker already on it."""
    if not state.favours:
        raise Refusal(msg("no-favours"))
    open_favours = tuple(
        Choice(str(number), msg("favour-with", favour=number, workers=workers))
        for number, workers in enumerate(state.favours, start=1)
    )
    return new_step(
        "favour",
        msg("section-favours"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        ChoicePrompt(name="favour", question=msg("ask-favour"), choices=open_favours),
        NumberPrompt(name="workers", question=msg("ask-favour-workers"), low=1, high=MOST_WORKERS, optional=True),
        ChoicePrompt(
            name="action", question=msg("ask-favour-action"), choices=CARRIED_OUT, optional=True, retired=OWN_TILE
        ),
        *details(state),
        assumes=in_force(RULES, state.settings, "favour-honour", "favour-action"),
        optional=True,
    )


def favour(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The Favour is used and paid for in Honour, then what it does counts as that action."""
    player, number = answers.word("player"), int(answers.word("favour"))
    if answers.get("action") in OWN_TILE and not chance.replays:
        raise Refusal(msg("favour-no-honour"))
    already = state.favours[number - 1]
    check_honour(state, player, already)
    state.favours[number - 1] += answers.get("workers", 1)
    messages = [msg("did-favour", player=player, favour=number)]
    if already:
        messages.append(move(state, player, -already))
    return [
        *messages,
        *apply(state, player, reward_effects(state, player, "favour")),
        *through_favour(state, player, answers),
    ]


def check_honour(state: Paladins, player: str, loss: int) -> None:
    """By house rule a Favour can be used only with Honour enough for the whole loss."""
    if state.settings.rules["favour-honour"] == "needs-all" and state.honour[player] < loss:
        raise Refusal(msg("too-little-honour", player=player, honour=state.honour[player], loss=loss))


def through_favour(state: Paladins, player: str, answers: Answers) -> list[Message]:
    """Using a Favour may itself be what a card watches; the action it carries out counts too, unless by house rule."""
    messages = carry_out(state, player, "favour", Answers())
    done = answers.get("action")
    if done and state.settings.rules["favour-action"] == "counts":
        return messages + carry_out(state, player, done, answers)
    if "outsiders" in answers or "threat" in answers:
        raise Refusal(msg("favour-without-action"))
    return messages


def order_step(state: Paladins) -> Step:
    """A player with the Attributes an Order asks places a Worker on it; that completes it for everybody."""
    fulfilled = state.completed if state.settings.rules["order-again"] == "once" else {}
    left = tuple(Choice(id, order_message(state, id)) for id in state.orders if id not in fulfilled)
    if not left:
        raise Refusal(msg("no-orders"))
    attributes = tuple(Choice(attribute, msg(f"name-{attribute}")) for attribute in ATTRIBUTES)
    return new_step(
        "order",
        msg("section-orders"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        ChoicePrompt(name="order", question=msg("ask-order"), choices=left),
        NumbersPrompt(
            name="attributes",
            question=msg("ask-attributes"),
            keys=attributes,
            low=0,
            high=MOST_HONOUR,
            may_lack=frozenset(ATTRIBUTES),
        ),
        why=msg("why-order-raised", plus=state.plus) if state.plus else msg("why-order"),
        assumes=(msg("assume-no-cap-yet"), *in_force(RULES, state.settings, "order-again", "order-worker")),
        optional=True,
    )


def minimum(state: Paladins, id: str) -> dict[str, int]:
    """The Attributes an Order asks now: those of the card, 2 more of each once the King's Threat is up."""
    return {attribute: least + state.plus for attribute, least in state.order_card(id).min.items()}


def needs_message(state: Paladins, id: str) -> TextList:
    """What an Order asks now, in words."""
    return TextList(
        tuple(
            msg("attribute-at", attribute=msg(f"name-{attribute}"), n=n) for attribute, n in minimum(state, id).items()
        )
    )


def order_message(state: Paladins, id: str) -> Message:
    """An Order with what it asks and brings."""
    colour = "any" if state.settings.rules["order-worker"] == "any" else state.order_card(id).worker
    return msg(
        "order-with",
        order=state.order_name(id),
        needs=needs_message(state, id),
        worker=msg(f"worker-{colour}"),
        vp=state.order_vp(id),
    )


def order(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The Order is completed: its VP will go to each player, and all gain 1 Honour now."""
    player, id, have = answers.word("player"), answers.word("order"), answers.numbers("attributes")
    if any(have[attribute] < least for attribute, least in minimum(state, id).items()):
        raise Refusal(msg("order-unmet", player=player, order=state.order_name(id), needs=needs_message(state, id)))
    state.completed.setdefault(id, []).append(player)
    messages = [msg("did-order", player=player, order=state.order_name(id), vp=state.order_vp(id))]
    messages += [move(state, one, 1) for one in state.in_turn()]
    return [*messages, *order_reward(state, player, id), *carry_out(state, player, "order", Answers())]


def order_reward(state: Paladins, player: str, id: str) -> list[Message]:
    """What a card brings beside the VP: to all, or to the player who completed it."""
    reward = state.order_card(id).reward
    return apply_each(
        state,
        [(one, (effect,)) for effect in reward for one in ([player] if effect.who == "active" else state.in_turn())],
    )
