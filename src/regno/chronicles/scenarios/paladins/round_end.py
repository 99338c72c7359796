"""The end of a round: Outsiders, then every Threat from left to right with each player's choice, then new Workers."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.effects import Effects
from regno.chronicles.packs.paladins import OutsidersThreat
from regno.chronicles.prompts import Answers, Choice, KeyedChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.paladins.honour import apply_each, honour_of, only_losses, option_words
from regno.chronicles.scenarios.paladins.rounds import available
from regno.chronicles.scenarios.paladins.rules import RULES
from regno.chronicles.scenarios.paladins.state import LAST_ROUND, Paladins, Penalty, msg, new_step
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

MOST_OUTSIDERS = 36  # cards there are
NONE = "none"  # the answer of a player who can take no option


def end_round_step(state: Paladins) -> Step:
    """When all have passed: first the Outsiders Threat, which is always active."""
    count = NumberPrompt(
        name="outsiders",
        question=msg("ask-outsiders-total", count=state.outsiders),
        low=0,
        high=MOST_OUTSIDERS,
        optional=True,
    )
    rules = ("last-growth",) if state.level == "impossible" else ()
    return new_step(
        "end-round",
        msg("section-round-end"),
        count,
        what=msg("step-end-round", round=str(state.round)),
        why=msg("why-end-round", need=state.need),
        assumes=(
            msg("assume-before-base"),
            *state.need_assumed,
            *in_force(RULES, state.settings, "penalty-order", *rules),
        ),
    )


def end_round(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """Too few Outsiders removed: all lose 1 Honour. Then the penalties of the Threats fall due."""
    state.outsiders = answers.get("outsiders", state.outsiders)
    messages = [msg("did-end-round", round=str(state.round), count=state.outsiders, need=state.need)]
    if state.outsiders < state.need:
        penalty = state.cards.the(OutsidersThreat).penalty
        messages += apply_each(state, [(player, penalty) for player in state.in_turn()])
    state.due = [Penalty(threat.card, state.in_turn()) for threat in state.threats]
    state.stage = "threats"
    return messages if state.due else messages + close(state)


def option_id(option: Effects) -> str:
    """The word for an option in commands: what it takes or brings, ``honour`` or ``silver+honour``."""
    words = {"lose_workshop": "workshop", "lose_worker_round_end": "worker", "gain_suspicion": "suspicion"}
    return "+".join(effect.what or words.get(effect.do, effect.do) for effect in option)


def options(state: Paladins, card: str) -> dict[str, Effects]:
    """The options of a Threat by their words; those with the same words are numbered."""
    named: dict[str, Effects] = {}
    for option in state.threat_card(card).options:
        word = option_id(option)
        named[f"{word}-{len(named) + 1}" if word in named else word] = option
    return named


def loses_honour(option: Effects) -> int:
    """How much Honour an option takes."""
    return -sum(min(0, honour_of(effect)) for effect in option)


def surely_payable(option: Effects, honour: int) -> bool:
    """Whether a player can take an option as far as the program knows: it takes Honour he has, or only brings."""
    known = all(honour_of(effect) or effect.do in ("gain", "gain_suspicion") for effect in option)
    return known and loses_honour(option) <= honour


def possible(state: Paladins, card: str, player: str) -> dict[str, Effects]:
    """What a player can answer: options within his Honour, and none of them if for all he may lack the means."""
    honour = state.honour[player]
    found = {id: option for id, option in options(state, card).items() if loses_honour(option) <= honour}
    if not any(surely_payable(option, honour) for option in found.values()):
        found[NONE] = ()
    return found


def penalty_step(state: Paladins) -> Step:
    """A Threat that still has Workers: each player takes one of its options; only who can take none is spared."""
    due = state.due[0]
    check_answers = {player: answers_of(state, due.card, player) for player in due.players}
    each = KeyedChoicePrompt(
        name="options",
        question=msg("ask-options-lose" if only_losses(state.threat_card(due.card).options) else "ask-options"),
        keys=choices(due.players),
        choices=check_answers,
        optional=all(len(known) == 1 for known in check_answers.values()),
    )
    workers = next(threat.workers for threat in state.threats if threat.card == due.card)
    return new_step(
        "penalty",
        msg("section-round-end"),
        each,
        what=msg("step-penalty", threat=state.threat_name(due.card)),
        why=msg("why-penalty", workers=workers),
        assumes=(msg("assume-payable"), *in_force(RULES, state.settings, "penalty-order")),
    )


def answers_of(state: Paladins, card: str, player: str) -> tuple[Choice, ...]:
    """What a player can answer, as choices."""
    losses = only_losses(state.threat_card(card).options)
    return tuple(Choice(id, option_message(option, losses)) for id, option in possible(state, card, player).items())


def option_message(option: Effects, losses: bool) -> Message:
    """An option in words."""
    return msg("option", what=option_words(option, losses)) if option else msg("option-none")


def penalty(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The players take the penalty in order as far as they have answered; the rest may answer later."""
    due, given = state.due[0], answers.get("options", {})
    check_answers = {player: possible(state, due.card, player) for player in due.players}
    settled = settled_players(state, check_answers, given)
    taken = {player: known[given.get(player, next(iter(known)))] for player, known in check_answers.items()}
    messages = [msg("did-penalty", threat=state.threat_name(due.card))]
    messages += apply_each(state, [(player, taken[player]) for player in settled])
    due.players = [player for player in due.players if player not in settled]
    if not due.players:
        del state.due[0]
    return messages if state.due else messages + close(state)


def settled_players(state: Paladins, check_answers: dict[str, dict[str, Effects]], given: dict[str, str]) -> list[str]:
    """Who takes the penalty now: all who have answered or have no choice, up to the first who must still answer."""
    silent = [player for player, known in check_answers.items() if player not in given and len(known) > 1]
    if not silent or state.settings.rules["penalty-order"] == "any":
        return [player for player in check_answers if player not in silent]
    ahead = list(check_answers)[: list(check_answers).index(silent[0])]
    for later in given:
        if later not in ahead:
            raise Refusal(msg("out-of-turn", player=silent[0], later=later))
    return ahead


def grow(state: Paladins) -> list[Message]:
    """Impossible: each Threat left gets 1 Worker more, left to right, while the supply lasts."""
    last = state.round == LAST_ROUND and state.settings.rules["last-growth"] == "not-added"
    if state.level != "impossible" or last:
        return []
    messages: list[Message] = []
    for threat in state.threats:
        if not available(state):
            return [*messages, msg("supply-empty")]
        threat.workers += 1
        messages.append(msg("threat-grows", threat=state.threat_name(threat.card), workers=threat.workers))
    return messages


def close(state: Paladins) -> list[Message]:
    """The Baron is done: the base game's round end follows, then the next round or the final score."""
    messages = grow(state)
    if any(state.favours):
        messages.append(msg("favours-emptied"))
    state.favours = [0 for _ in state.favours]
    state.outsiders = 0
    if state.round < LAST_ROUND:
        state.stage = "reveal"
        return [*messages, msg("did-close", round=str(state.round), next=str(state.round + 1))]
    state.stage = "scoring"
    caps = [msg("hold-to", player=player, honour=state.honour[player]) for player in state.players]
    return [*messages, msg("did-last-round"), *caps]
