"""What a player does that concerns the Baron: actions that wear Threats down, Collaboration, Outsiders."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal, TextList
from regno.chronicles.packs.paladins import LEFT, RIGHT, PlayerTile
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt, Prompt, choices
from regno.chronicles.scenarios.paladins.honour import apply
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import Paladins, Threat, action_name, msg, new_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

NAMED = tuple(Choice(action, action_name(action)) for action in (*LEFT, *RIGHT))
ON_OUTSIDERS = ("attack", "convert")
MOST_OUTSIDERS = 6  # on the right side of the board at one time


def action_step(state: Paladins) -> Step:
    """Every action that a Threat, a Starting Townsfolk or a tile answers to; others may be entered too."""
    return new_step(
        "action",
        msg("section-collaborate"),
        ChoicePrompt(name="player", question=msg("ask-player"), choices=choices(state.players)),
        ChoicePrompt(name="action", question=msg("ask-action"), choices=NAMED),
        ChoicePrompt(name="receiver", question=msg("ask-receiver"), choices=choices(state.players), optional=True),
        *details(state),
        why=msg("why-action", actions=TextList(tuple(map(action_name, watched_actions(state))))),
        assumes=(msg("assume-discounts"), *in_force(RULES, state.settings, "same-action", "collaborate")),
        optional=True,
    )


def watched_actions(state: Paladins) -> list[str]:
    """The actions the program wants to hear of now, in the board's order."""
    watched = {state.threat_card(threat.card).action for threat in state.threats}
    watched |= {state.townsfolk_card(player).action for player in state.players} | {"honour", *ON_OUTSIDERS}
    return [action for action in (*LEFT, *RIGHT) if action in watched]


def details(state: Paladins) -> list[Prompt]:
    """What may have to be said of an action, done by itself or through a Favour."""
    prompts: list[Prompt] = [
        NumberPrompt(name="outsiders", question=msg("ask-outsiders"), low=0, high=MOST_OUTSIDERS, optional=True)
    ]
    if state.settings.rules["same-action"] == "one":
        open_threats = tuple(Choice(threat.card, state.threat_name(threat.card)) for threat in state.threats)
        prompts.append(ChoicePrompt(name="threat", question=msg("ask-threat"), choices=open_threats, optional=True))
    return prompts


def action(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The action is done and paid for by one player, and its effect is his, or another's on the left side."""
    player, done, receiver = answers.word("player"), answers.word("action"), answers.get("receiver", "")
    if receiver:
        check_receiver(player, done, receiver)
    message = msg("did-give" if receiver else "did-action", player=player, action=action_name(done), receiver=receiver)
    return [message, *tile_effects(state, player, done, receiver), *carry_out(state, player, done, answers, receiver)]


def check_receiver(player: str, done: str, receiver: str) -> None:
    """Only the effect of an action on the left side can be given, and to somebody else."""
    if receiver == player:
        raise Refusal(msg("receiver-self", player=player))
    if done not in LEFT:
        lefts = TextList(tuple(map(action_name, LEFT)))
        raise Refusal(msg("receiver-right", action=action_name(done), lefts=lefts))


def tile_effects(state: Paladins, player: str, done: str, receiver: str) -> list[Message]:
    """The new action of a player's own tile: 1 Honour gained and 1 Suspicion dropped, by whoever receives it."""
    if done != "honour":
        return []
    tile = state.cards.by_id(PlayerTile)[state.townsfolk_card(player).tile]
    return apply(state, receiver or player, tile.effects)


def carry_out(state: Paladins, player: str, done: str, answers: Answers, receiver: str = "") -> list[Message]:
    """What follows from an action: Threats lose Workers, Townsfolk bring their gain, Outsiders are counted."""
    messages = weaken(state, done, answers.get("threat", ""))
    for one in rewarded_players(state, player, receiver):
        if state.townsfolk_card(one).action == done:
            messages += apply(state, one, state.townsfolk_card(one).gain)
    return messages + remove_outsiders(state, done, answers)


def rewarded_players(state: Paladins, player: str, receiver: str) -> list[str]:
    """Whose Starting Townsfolk answers: the receiver's; the giver's own too only by house rule."""
    if not receiver:
        return [player]
    return [player, receiver] if state.settings.rules["collaborate"] == "both" else [receiver]


def weaken(state: Paladins, done: str, chosen: str) -> list[Message]:
    """Every Threat with the icon of the action loses 1 Worker, whoever did it; an empty one leaves the game."""
    matching = [threat for threat in state.threats if state.threat_card(threat.card).action == done]
    if state.settings.rules["same-action"] == "one":
        matching = the_one(state, matching, chosen, done)
    return [lose_worker(state, threat) for threat in matching]


def the_one(state: Paladins, matching: list[Threat], chosen: str, done: str) -> list[Threat]:
    """The one Threat that loses a Worker; of several with this icon the table says which."""
    names = TextList(tuple(state.threat_name(threat.card) for threat in matching))
    if chosen and chosen not in [threat.card for threat in matching]:
        fitting = names if matching else msg("no-threat")
        message = msg("threat-unfit", threat=state.threat_name(chosen), action=action_name(done), fitting=fitting)
        raise Refusal(message)
    if len(matching) > 1 and not chosen:
        raise Refusal(msg("threat-which", action=action_name(done), fitting=names))
    return [threat for threat in matching if not chosen or threat.card == chosen]


def lose_worker(state: Paladins, threat: Threat) -> Message:
    """A Baron Worker goes from a Threat to the supply."""
    threat.workers -= 1
    if threat.workers:
        return msg("threat-weaker", threat=state.threat_name(threat.card), workers=threat.workers)
    return leave(state, threat)


def leave(state: Paladins, threat: Threat) -> Message:
    """A Threat without Workers leaves the game."""
    state.threats.remove(threat)
    state.gone.append(threat.card)
    return msg("threat-gone", threat=state.threat_name(threat.card))


def remove_outsiders(state: Paladins, done: str, answers: Answers) -> list[Message]:
    """Attack and Convert remove Outsiders from the right side: 1 unless entered otherwise; each card counts."""
    if done not in ON_OUTSIDERS:
        if "outsiders" in answers:
            raise Refusal(msg("outsiders-unfit", action=action_name(done)))
        return []
    state.outsiders += answers.get("outsiders", 1)
    return [msg("outsiders-so-far", count=state.outsiders, need=state.need)]
