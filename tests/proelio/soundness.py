"""Whether bounds are right: never against the truth, exact for own cards, and just what each observer has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from memory import Memory, own_cards
from reels import Reel

from regno.proelio.cards import BASE_KINDS, KINDS, NAMES, NO_CARD
from regno.proelio.events import Event
from regno.proelio.info.knowledge import LAID, LAID_OLD, NOT_LAID, Knowledge, is_marked, old_unknown
from regno.proelio.info.visibility import OBSERVERS, PUBLIC, is_revealed, redact_event
from regno.proelio.state import SEATS, State, left
from regno.proelio.steps import NAMES as STEPS
from regno.proelio.steps import Step

Array = np.ndarray[Any, np.dtype[np.int64]]
BACKS = (range(BASE_KINDS), range(BASE_KINDS, KINDS))
REVEALED = [step for step in map(Step, range(len(STEPS))) if is_revealed(step)]


def observers(houses: int) -> list[int]:
    """Every House, and the public."""
    return [*range(houses), PUBLIC]


# ---------------------------------------------------------------- a whole game at once


def true_hands(states: Any) -> Array:
    """By moment, House and kind: the hand, and the House's own attack while that lies face down."""
    held: Array = states["hand"].astype(np.int64)
    for target in range(SEATS):
        kind, houses = states["attack"][:, target].astype(int), states["houses"]
        revealed = (states["turn"] == target) & np.isin(states["step"], REVEALED)
        moments = np.flatnonzero((kind != NO_CARD) & ~revealed & (target < houses))
        np.add.at(held, (moments, (target + 1) % houses[moments], kind[moments]), 1)
    return held


def check_reel(reel: Reel) -> None:
    """Soundness after every move of a game kept in records."""
    if not reel.count:
        return
    houses, held = int(reel.states["houses"][0]), true_hands(reel.states)
    least, most = reel.known["least"][:, :, :houses], reel.known["most"]
    for observer in observers(houses):
        refuse(least[:, observer] > held[:, :houses], f"a House holds fewer cards than observer {observer} believes")
        refuse(most[:, observer] < reel.states["deck"], f"a deck holds more cards than observer {observer} believes")
    for house in range(houses):
        refuse(least[:, house, house] != held[:, house], f"House {house} does not know its own cards")


def refuse(wrong: Any, what: str) -> None:
    """Name the first move after which something is wrong, and the places in the record."""
    if wrong.any():
        move, *places = np.argwhere(wrong)[0].tolist()
        raise AssertionError(f"after move {move} at {places}: {what}")


# ---------------------------------------------------------------- one moment


def unsound(k: Knowledge, s: State) -> list[str]:
    """Everything in the bounds of this moment that is not true."""
    wrong = []
    for house in range(s.houses):
        held = own_cards(s, house)
        for kind in range(KINDS):
            row = [known[house][kind] for known in k.least]
            if max(row[observer] for observer in observers(s.houses)) > held[kind] or row[house] != held[kind]:
                wrong.append(f"House {house} holds {held[kind]} {NAMES[kind]}, but by observer {row}")
    for kind in range(KINDS):
        if min(k.most[observer][kind] for observer in observers(s.houses)) < s.deck[kind]:
            wrong.append(f"the deck holds {s.deck[kind]} {NAMES[kind]}, but at most {[row[kind] for row in k.most]}")
    return wrong + [fault for observer in observers(s.houses) for fault in excluded(k, s, observer)]


def excluded(k: Knowledge, s: State, observer: int) -> list[str]:
    """What the rest of an observer's bounds says that is not true: of old cards, and of attacks face down."""
    wrong = []
    old = [old_unknown(k, kind, observer) for kind in range(KINDS)]
    unknown = {
        house: [held - k.least[observer][house][kind] for kind, held in enumerate(own_cards(s, house))]
        for house in range(s.houses)
        if house != observer
    }
    for house, cards in unknown.items():
        attack, waits = s.attack[left(s, house)], k.laid[house] != NOT_LAID
        if waits and is_marked(k.apart[house], observer):
            if cards[attack] == 0:
                wrong.append(f"the attack of House {house} is a card that observer {observer} knows")
            elif k.laid[house] >= LAID_OLD and old[attack] == 0:
                wrong.append(f"the attack of House {house} is not old, as observer {observer} believes")
    for back in BACKS:
        places = {
            house: sum(cards[kind] for kind in back) - k.fresh[house][back[0] > 0] for house, cards in unknown.items()
        }
        for group in (*([house] for house in places), list(places)):
            needed = sum(max(places[house], 0) for house in group)
            there = sum(min(old[kind], sum(unknown[house][kind] for house in group)) for kind in back)
            if needed > there:
                wrong.append(f"Houses {group} hold {there} old cards, not {needed}, as observer {observer} believes")
    return wrong


class Witnesses:
    """All seats and a spectator, each remembering what it saw; the engine's bounds must be theirs."""

    def __init__(self, start: State, cards: Sequence[int]) -> None:
        self.houses = start.houses
        self.memories = [Memory(observer, start, cards) for observer in observers(start.houses)]

    def follow(self, told: Sequence[Event]) -> None:
        for memory in self.memories:
            memory.follow([redact_event(event, memory.seat) for event in told])

    def disagree(self, k: Knowledge) -> list[str]:
        """The observers whose bounds differ from what they remember, too much or too little."""
        return [f"observer {memory.seat} remembers otherwise" for memory in self.memories if not agrees(memory, k)]


def agrees(memory: Memory, k: Knowledge) -> bool:
    """Its own bounds, what is counted by all, and what it knows of attacks face down."""
    seat, houses, common = memory.seat, range(memory.houses), memory.common
    own = k.least[seat][: len(houses)] == memory.held and k.most[seat] == memory.deck
    counted = (k.unseen, k.doubtful, k.held[: len(houses)], k.fresh[: len(houses)])
    shared = counted == (common.unseen, common.doubts, common.sizes, common.fresh)
    apart = {house for house in houses if is_marked(k.apart[house], seat)} == memory.apart
    blurred = {kind for kind in range(KINDS) if is_marked(k.blurred[kind], seat)} == memory.blurred
    waits = {house: ((k.laid[house] - LAID) % 2, k.laid[house] >= LAID_OLD) for house in houses if k.laid[house]}
    return own and shared and apart and blurred and waits == common.waits


assert OBSERVERS == SEATS + 1
