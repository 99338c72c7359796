"""Beginning the scenario, from its set-up or from any position entered as facts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regno.chronicles.header import Header, players_of
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.cards import Card, card_name
from regno.chronicles.packs.pack import cards_in
from regno.chronicles.packs.paladins import ExtraTownsfolk, KingsOrder, StartTownsfolk, ThreatCard
from regno.chronicles.prompts import (
    Choice,
    ChoicePrompt,
    KeyedChoicePrompt,
    MultiChoicePrompt,
    NumberPrompt,
    NumbersPrompt,
    Prompt,
    check_answers,
    choices,
)
from regno.chronicles.scenarios.paladins.rounds import FAVOURS, ORDERS, TURNED, columns
from regno.chronicles.scenarios.paladins.rules import LEVELS, PLAYERS, RULES
from regno.chronicles.scenarios.paladins.setup import set_up
from regno.chronicles.scenarios.paladins.state import BARON_WORKERS, LAST_ROUND, MOST_HONOUR, Paladins, Threat, msg
from regno.chronicles.settings import initial_settings

AT_START = ("players", "level", "first", "townsfolk", "hired")
IN_PLAY = ("round", "stage", "honour", "orders", "completed", "threats", "favours", "outsiders")
STAGES = ("play", "reveal", "scoring")  # the first unless entered


def start(header: Header) -> Paladins:
    """The state before the first command."""
    facts, players = header.facts, players_of(header, PLAYERS)
    for name in facts:
        if name not in AT_START + IN_PLAY:
            raise Refusal(msg("unknown-fact", name=name, known=", ".join(AT_START + IN_PLAY)))
    state = Paladins(players, cards_in(header), initial_settings(RULES, header), LEVELS[0])
    state.honour = dict.fromkeys(players, MOST_HONOUR)
    read_table(state, facts)
    if any(name in facts for name in IN_PLAY):
        read_position(state, facts)
    return state


def cards_of(cards: Iterable[Card]) -> tuple[Choice, ...]:
    """Cards as choices."""
    return tuple(Choice(card.id, card_name(card)) for card in cards)


def pick(facts: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """Those of the facts that were entered."""
    return {name: facts[name] for name in names if name in facts}


def read_table(state: Paladins, facts: Mapping[str, Any]) -> None:
    """What is settled before round 1: the level, the first player, the Townsfolk in seat order."""
    many, townsfolk = len(state.players), cards_of(state.cards.all(StartTownsfolk))
    levels = tuple(Choice(level, msg(f"level-{level}")) for level in LEVELS)
    prompts: tuple[Prompt, ...] = (
        ChoicePrompt(name="level", question=msg("ask-level"), choices=levels, optional=True),
        ChoicePrompt(name="first", question=msg("ask-first"), choices=choices(state.players), optional=True),
        MultiChoicePrompt(
            name="townsfolk",
            question=msg("ask-townsfolk", players=", ".join(state.players)),
            choices=townsfolk,
            low=many,
            high=many,
            optional=True,
        ),
    )
    told = check_answers(prompts, pick(facts, "level", "first", "townsfolk"))
    state.level, state.first = told.get("level", state.level), told.get("first", "")
    state.townsfolk = dict(zip(state.players, told.words("townsfolk"), strict=False))
    read_hired(state, facts.get("hired", {}))
    set_up(state)


def read_hired(state: Paladins, told: Any) -> None:
    """The extra Townsfolk, each with its owner."""
    who = choices(state.players)
    cards = cards_of(state.cards.all(ExtraTownsfolk))
    for card, player in holders("hired", cards, who, told).items():
        state.hired.setdefault(player, []).append(card)


def holders(name: str, cards: tuple[Choice, ...], who: tuple[Choice, ...], told: Any) -> dict[str, str]:
    """A player for some of the cards."""
    if not told:
        return {}
    prompt = KeyedChoicePrompt(
        name=name, question=msg("ask-holder"), keys=cards, choices={card.id: who for card in cards}
    )
    return prompt.check(told)


def read_position(state: Paladins, facts: Mapping[str, Any]) -> None:
    """A moment of a round: before it is revealed, in play, or before the final score."""
    if "round" not in facts or not (state.first and state.townsfolk):
        raise Refusal(msg("position-incomplete"))
    stage = ChoicePrompt(name="stage", question=msg("ask-stage"), choices=choices(STAGES))
    state.stage = stage.check(facts.get("stage", STAGES[0]))  # type: ignore[assignment]
    low, high = {"play": (1, LAST_ROUND), "reveal": (0, LAST_ROUND - 1), "scoring": (LAST_ROUND, LAST_ROUND)}[
        state.stage
    ]
    state.round = NumberPrompt(name="round", question=msg("ask-round"), low=low, high=high).check(facts["round"])
    read_orders(state, facts)
    read_threats(state, facts.get("threats", {}))
    read_favours(state, facts.get("favours"))
    read_numbers(state, facts)


def read_numbers(state: Paladins, facts: Mapping[str, Any]) -> None:
    """Honour, and the Outsiders removed this round."""
    keys = choices(state.players)
    prompts: tuple[Prompt, ...] = (
        NumbersPrompt(name="honour", question=msg("ask-honour"), keys=keys, low=0, high=MOST_HONOUR, optional=True),
        NumberPrompt(name="outsiders", question=msg("ask-outsiders"), low=0, high=36, optional=True),
    )
    told = check_answers(prompts, pick(facts, "honour", "outsiders"))
    state.honour |= told.numbers("honour")
    state.outsiders = told.get("outsiders", 0)
    if state.outsiders and state.stage != "play":
        raise wrong("outsiders", state.outsiders, msg("allowed-in-play"))


def wrong(name: str, value: Any, allowed: Message) -> Refusal:
    """The refusal of a fact of the position."""
    return Refusal(msg("wrong-position", name=name, value=str(value), allowed=allowed))


def read_orders(state: Paladins, facts: Mapping[str, Any]) -> None:
    """The Orders face up by space, as many as the round has turned up, and who completed which."""
    many = min(state.round, len(ORDERS))
    known = cards_of(state.cards.all(KingsOrder))
    asked = msg("ask-orders", count=many)
    state.orders = MultiChoicePrompt(name="orders", question=asked, choices=known, low=many, high=many).check(
        facts.get("orders", [])
    )
    up = tuple(Choice(id, state.order_name(id)) for id in state.orders)
    done = holders("completed", up, choices(state.players), facts.get("completed", {}))
    state.completed = {id: [player] for id, player in done.items()}


def read_threats(state: Paladins, told: Any) -> None:
    """Every Baron Threat turned up so far, left to right and the upper first, with its Workers; 0 when it is gone."""
    at = columns(state.level, state.round)
    if not isinstance(told, Mapping) or len(told) != len(at):
        raise wrong("threats", told, msg("allowed-threats", count=len(at), round=str(state.round)))
    known = cards_of(state.cards.all(ThreatCard))
    card = ChoicePrompt(name="threats", question=msg("ask-threat"), choices=known)
    for (id, workers), column in zip(told.items(), at, strict=True):
        count = NumberPrompt(name=f"threats.{id}", question=msg("ask-workers"), low=0, high=BARON_WORKERS).check(
            workers
        )
        if count:
            state.threats.append(Threat(card.check(id), column, count))
        else:
            state.gone.append(card.check(id))
    if state.supply < 0 and state.settings.rules["empty-supply"] != "substitutes":
        raise wrong("threats", state.on_threats, msg("allowed-workers", most=BARON_WORKERS))


def read_favours(state: Paladins, told: Any) -> None:
    """The Workers on each Favour face up; none unless entered."""
    many = sum(TURNED[column] <= state.round for column in FAVOURS)
    counts = [0] * many if told is None else told
    if not isinstance(counts, list) or len(counts) != many or (any(counts) and state.stage != "play"):
        raise wrong("favours", told, msg("allowed-favours", count=many))
    prompt = NumberPrompt(name="favours", question=msg("ask-favour-workers"), low=0, high=BARON_WORKERS)
    state.favours = [prompt.check(count) for count in counts]
