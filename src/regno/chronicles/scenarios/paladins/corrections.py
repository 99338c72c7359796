"""Setting right what the page shows: Workers on Threats and Favours, Outsiders, who is first, and the round itself."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal, TextLike, TextList
from regno.chronicles.packs.cards import is_unseen
from regno.chronicles.packs.paladins import KingsOrder, ThreatCard
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, MultiChoicePrompt, NumberPrompt, choices
from regno.chronicles.scenarios.paladins.actions import leave
from regno.chronicles.scenarios.paladins.rounds import ORDERS, available, columns, favours_up, special, turn_up
from regno.chronicles.scenarios.paladins.state import BARON_WORKERS, LAST_ROUND, Paladins, msg
from regno.chronicles.steps import Step, correction

right = Catalogue("paladins-right")
MOST_REMOVED = 36  # Outsiders there are


def set_workers_step(state: Paladins) -> Step:
    """The Workers on a Threat can be put right when something moved them that the program cannot know."""
    if not state.threats:
        raise Refusal(msg("no-threat"))
    named = tuple(Choice(threat.card, state.threat_name(threat.card)) for threat in state.threats)
    return correction(
        msg,
        "set-workers",
        ChoicePrompt(name="threat", question=msg("ask-threat"), choices=named),
        NumberPrompt(name="workers", question=msg("ask-workers"), low=0, high=BARON_WORKERS),
        why=msg("why-set-workers"),
        section=msg("section-threats"),
    )


def set_workers(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The Threat has so many Workers as the table says, but not more than there are; with none it leaves the game."""
    threat = next(one for one in state.threats if one.card == answers.word("threat"))
    wanted, most = answers.number("workers"), threat.workers + available(state)
    if wanted > most:
        raise Refusal(msg("too-many-workers", threat=state.threat_name(threat.card), wanted=wanted, most=most))
    threat.workers = wanted
    message = msg("did-set-workers", threat=state.threat_name(threat.card), workers=wanted)
    return [message] if wanted else [message, leave(state, threat)]


def set_outsiders_step(state: Paladins) -> Step:
    """The Outsiders removed in this round can be put right."""
    prompt = NumberPrompt(name="count", question=right("ask-outsiders"), low=0, high=MOST_REMOVED)
    return correction(right, "set-outsiders", prompt, section=msg("section-threats"))


def set_outsiders(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """So many were removed, as the table says."""
    state.outsiders = answers.number("count")
    return [right("did-set-outsiders", count=state.outsiders, need=state.need)]


def set_favour_step(state: Paladins) -> Step:
    """The Workers on a King's Favour can be put right; each one there costs the next user 1 Honour."""
    if not state.favours:
        raise Refusal(right("no-favours"))
    known = tuple(Choice(str(one), right("favour", number=one)) for one in range(1, len(state.favours) + 1))
    return correction(
        right,
        "set-favour",
        ChoicePrompt(name="favour", question=right("ask-favour"), choices=known),
        NumberPrompt(name="workers", question=right("ask-favour-workers"), low=0, high=BARON_WORKERS),
        section=msg("section-threats"),
    )


def set_favour(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """So many Workers lie on it, as the table says."""
    number, workers = int(answers.word("favour")), answers.number("workers")
    state.favours[number - 1] = workers
    return [right("did-set-favour", number=number, workers=workers)]


def set_first_step(state: Paladins) -> Step:
    """Who is first in this round can be put right: penalties are taken in that order."""
    prompt = ChoicePrompt(name="player", question=right("ask-first"), choices=choices(state.players))
    return correction(right, "set-first", prompt, section=msg("section-round-start"))


def set_first(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """The player is first, and the next round begins with the one after."""
    state.first = answers.word("player")
    return [right("did-set-first", player=state.first)]


def set_round_step(state: Paladins) -> Step:
    """The round can be put right; the cards that lie face up follow it."""
    orders = tuple(Choice(card.id, state.order_name(card.id)) for card in state.cards.all(KingsOrder))
    threats = tuple(Choice(card.id, state.threat_name(card.id)) for card in state.cards.all(ThreatCard))
    return correction(
        right,
        "set-round",
        NumberPrompt(name="round", question=right("ask-round"), low=1, high=LAST_ROUND),
        shown_prompt("orders", orders),
        shown_prompt("threats", threats),
        section=msg("section-round-start"),
    )


def shown_prompt(name: str, known: tuple[Choice, ...]) -> MultiChoicePrompt:
    """Cards that the table has turned up and the program has not heard of."""
    typed = tuple(choice for choice in known if not is_unseen(choice.id))
    question = right(f"ask-round-{name}")
    return MultiChoicePrompt(name=name, question=question, choices=typed, low=0, high=len(typed), optional=True)


def set_round(state: Paladins, answers: Answers, chance: Chance) -> list[Message]:
    """It is this round, before or after its cards are turned up, as now; missing cards are entered or drawn."""
    wanted, ahead = answers.number("round"), state.stage == "reveal"
    if wanted == state.round + ahead:
        raise Refusal(right("same-round", round=str(wanted)))
    orders, threats = answers.words("orders"), answers.words("threats")
    for id in (*orders, *threats):
        if id in {*state.orders, *state.gone, *(threat.card for threat in state.threats)}:
            raise Refusal(right("is-up", card=card_title(state, id)))
    before = state.round
    messages = take_back(state, wanted - ahead)
    for number in range(before + 1, state.round + 1):
        messages += turn_up(state, number, orders, threats, chance)
    if orders or threats:
        raise Refusal(right("too-many-cards", round=str(wanted), card=card_title(state, [*orders, *threats][0])))
    return [right("did-set-round", round=str(wanted)), *messages, *special(state)]


def card_title(state: Paladins, id: str) -> TextLike:
    """The name of an Order or a Threat."""
    return state.order_name(id) if id in state.cards.by_id(KingsOrder) else state.threat_name(id)


def take_back(state: Paladins, number: int) -> list[Message]:
    """Set the round; the cards that are turned up only later lie face down again, of those gone the latest."""
    state.round = number
    columns_up = columns(state.level, number)
    late = [threat.card for threat in state.threats if threat.column not in columns_up]
    state.threats = [threat for threat in state.threats if threat.column in columns_up]
    surplus = len(state.threats) + len(state.gone) - len(columns_up)
    while surplus > 0 and state.gone:
        late.append(state.gone.pop())
        surplus -= 1
    names: list[TextLike] = [state.order_name(id) for id in state.orders[min(number, len(ORDERS)) :]]
    names += [state.threat_name(id) for id in late]
    for id in state.orders[min(number, len(ORDERS)) :]:
        state.orders.remove(id)
        state.completed.pop(id, None)
    del state.favours[favours_up(number) :]
    return [right("back-face-down", cards=TextList(tuple(names)))] if names else []
