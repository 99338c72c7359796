"""A position at the players' turns, entered as facts: Workers, the Baron's Workers, decks, Demands, Events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.architects import Demand, EventCard, FinalScheme, FutureScheme
from regno.chronicles.packs.cards import card_name
from regno.chronicles.prompts import (
    Answers,
    Choice,
    ChoicePrompt,
    MultiChoicePrompt,
    NumberPrompt,
    NumbersPrompt,
    Prompt,
    check_answers,
    choices,
)
from regno.chronicles.scenarios.architects.decks import turn_demand
from regno.chronicles.scenarios.architects.guildhall import STALLS
from regno.chronicles.scenarios.architects.state import BARON, OPEN, WORKERS, Architects, Place, Stall, error, msg

STANDS = tuple(f"market_{space}" for space in STALLS)
ARTISANS: dict[str, Place] = {
    "artisans_prison": "prison",
    "artisans_captive": "captive",
    "artisans_guildhall": "guildhall",
    "artisans_market": "market",
}
POSITION = (
    "round", "prison", "captive", "exiled", "stacked", "guildhall", "filled", *STANDS, *ARTISANS,
    "baron", "held", "seen", "discards", "on_top", "events", "demands",
)  # fmt: skip
MOST_ROUNDS = 200


def read_position(state: Architects, told: Mapping[str, Any]) -> None:
    """The players' turns of a round; with a full Guildhall their last turns."""
    answers = check_answers(position_prompts(state), told)
    state.round = answers.get("round", 1)
    read_spaces(state, answers)
    read_crews(state, answers)
    read_baron(state, answers)
    read_schemes(state, answers)
    read_events(state, answers)
    read_demands(state, answers.numbers("demands"), told)
    state.stage = "last" if state.full else "play"


def position_prompts(state: Architects) -> tuple[Prompt, ...]:
    """What can be entered, in the words of the commands."""
    who, owners = choices(state.players), (*choices(state.players), Choice(BARON, msg("the-baron")))
    places = (*(Choice(at, msg(f"at-{at}")) for at in OPEN), Choice("prison", msg("crew-prison")))
    futures = [*state.cards.all(FutureScheme), *state.cards.all(FinalScheme)]
    seen = tuple(Choice(card.id, card_name(card)) for card in futures)
    events = tuple(Choice(card.id, card_name(card)) for card in state.cards.all(EventCard))
    cycle = choices(dict.fromkeys([*state.decks.schemes, *(card.id for card in futures)]))
    demands = tuple(Choice(card.id, card_name(card)) for card in state.cards.all(Demand))
    return (
        NumberPrompt(name="round", question=error("ask-round"), low=1, high=MOST_ROUNDS, optional=True),
        *(counts(name, who) for name in ("prison", "captive", "exiled", "stacked", "held")),
        counts("guildhall", owners, state.spaces),
        ChoicePrompt(name="filled", question=error("ask-filled"), choices=owners, optional=True),
        *(ChoicePrompt(name=name, question=error("ask-stall"), choices=owners, optional=True) for name in STANDS),
        *(some(name, who if state.artisans else ()) for name in ARTISANS),
        counts("baron", places),
        some("seen", seen),
        some("discards", cycle),
        NumberPrompt(name="on_top", question=error("ask-on-top"), low=0, high=len(futures), optional=True),
        some("events", events),
        counts("demands", demands, 999),
    )


def counts(name: str, keys: tuple[Choice, ...], high: int = WORKERS) -> NumbersPrompt:
    """Numbers of which any may be left out."""
    lacking = frozenset(key.id for key in keys)
    question = error("ask-position", name=name)
    return NumbersPrompt(name=name, question=question, keys=keys, low=0, high=high, may_lack=lacking, optional=True)


def some(name: str, known: tuple[Choice, ...]) -> MultiChoicePrompt:
    """Any of some choices."""
    question = error("ask-position", name=name)
    return MultiChoicePrompt(name=name, question=question, choices=known, low=0, high=len(known), optional=True)


def fact(name: str, value: Any, allowed: Message) -> Refusal:
    """The refusal of a fact of the position."""
    return Refusal(error("wrong-position", name=name, value=str(value), allowed=allowed))


def read_spaces(state: Architects, answers: Answers) -> None:
    """The spaces taken in the Guildhall and the Black Market; who took the last one matters for the last turns."""
    taken = answers.numbers("guildhall")
    state.guildhall = [owner for owner, count in taken.items() for _ in range(count)]
    if len(state.guildhall) > state.spaces:
        raise fact("guildhall", len(state.guildhall), error("allowed-spaces", spaces=state.spaces))
    if state.full:
        if answers.get("filled") not in state.guildhall:
            raise fact("filled", answers.get("filled", "-"), error("allowed-filled"))
        state.guildhall.remove(answers["filled"])
        state.guildhall.append(answers["filled"])
    masters = set(answers.words("artisans_market"))
    for space, name in zip(STALLS, STANDS, strict=True):
        if name in answers:
            state.market[space] = Stall(answers[name], answers[name] in masters)
            masters.discard(answers[name])
    if masters:
        raise fact("artisans_market", ", ".join(sorted(masters)), error("allowed-stall-artisan"))
    if len(state.market) == len(STALLS):
        raise fact(STANDS[-1], answers[STANDS[-1]], error("allowed-stalls"))


def read_crews(state: Architects, answers: Answers) -> None:
    """Where each player's Workers are; what is entered nowhere is free. Without ``prison`` the boards' numbers hold."""
    for player in state.players:
        crew = state.workers[player]
        plain = [one for one in state.market.values() if one.owner == player and not one.artisan]
        masters = player in answers.words("artisans_guildhall")
        crew.guildhall = state.guildhall.count(player) + answers.numbers("stacked").get(player, 0) - masters
        crew.market = len(plain)
        crew.prison = answers.numbers("prison").get(player, crew.prison)
        crew.captive = answers.numbers("captive").get(player, 0)
        crew.exiled = answers.numbers("exiled").get(player, 0)
        crew.free = WORKERS - crew.guildhall - crew.market - crew.prison - crew.captive - crew.exiled
        if crew.free < 0 or crew.guildhall < 0:
            raise fact("prison", player, error("allowed-workers", player=player, count=WORKERS - crew.free))
    for name, place in ARTISANS.items():
        for player in answers.words(name):
            if not state.artisan[player].free:
                raise fact(name, player, error("allowed-artisan"))
            state.artisan[player].move(1, "free", place)


def read_baron(state: Architects, answers: Answers) -> None:
    """Where the Baron's Workers are; what is entered nowhere is available."""
    baron, told = state.baron, answers.numbers("baron")
    baron.prison = told.pop("prison", 0)
    baron.at |= told
    baron.held |= answers.numbers("held")
    baron.guildhall = state.guildhall.count(BARON)
    baron.market = sum(stall.owner == BARON for stall in state.market.values())
    placed = baron.prison + baron.guildhall + baron.market + sum(baron.at.values()) + sum(baron.held.values())
    if placed > WORKERS:
        raise fact("baron", placed, error("allowed-baron", count=WORKERS))
    baron.available = WORKERS - placed


def read_schemes(state: Architects, answers: Answers) -> None:
    """Which Future Schemes were seen, what lies in the discards, and how many lie face down on the deck."""
    decks, final = state.decks, state.cards.the(FinalScheme).id
    seen, on_top = answers.words("seen"), answers.get("on_top", 0)
    decks.future_left -= len(seen) + on_top
    if decks.future_left < 0 or (final in seen and decks.future_left):
        raise fact("seen", ", ".join(seen), error("allowed-seen"))
    decks.futures = [id for id in decks.futures if id not in seen]
    decks.on_top = ["future"] * on_top
    if on_top and not decks.future_left and final not in seen:
        decks.on_top[-1] = "final"
    cycle = [*decks.schemes, *seen]
    decks.discards = answers.words("discards")
    for id in decks.discards:
        if id not in cycle:
            raise fact("discards", id, error("allowed-discards"))
        cycle.remove(id)
    decks.schemes = cycle


def read_events(state: Architects, answers: Answers) -> None:
    """The Events that were revealed."""
    decks = state.decks
    decks.events_seen = answers.words("events")
    decks.events_left -= len(decks.events_seen)
    if decks.events_left < 0:
        raise fact("events", len(decks.events_seen), error("allowed-events", count=state.board.events))
    decks.events = [id for id in decks.events if id not in decks.events_seen]


def read_demands(state: Architects, given: Mapping[str, int], told: Mapping[str, Any]) -> None:
    """The revealed Demands, one a level from the first on, with what lies on each."""
    revealed = sorted((state.cards.by_id(Demand)[id] for id in told.get("demands", ())), key=lambda card: card.level)
    if not revealed or [card.level for card in revealed] != list(range(1, len(revealed) + 1)):
        raise fact("demands", ", ".join(card.id for card in revealed) or "-", error("allowed-demands"))
    for card in revealed:
        turn_demand(state, card.id)
        need = card.need[len(state.players)]
        if given[card.id] > need:
            raise fact(f"demands.{card.id}", given[card.id], error("allowed-given", need=need))
        if given[card.id]:
            state.decks.demands[-1].given[card.items[0]] = given[card.id]
