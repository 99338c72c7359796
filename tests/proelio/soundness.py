"""Whether bounds are right: never against the truth, exact for own cards, and just what each observer has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from memory import Memory, own_cards
from reels import Reel

from regno.proelio.cards import KINDS, NAMES, NO_CARD
from regno.proelio.events import Event, seen_by
from regno.proelio.knowledge import OBSERVERS, PUBLIC, Knowledge, is_revealed
from regno.proelio.state import SEATS, State
from regno.proelio.steps import NAMES as STEPS

Array = np.ndarray[Any, np.dtype[np.int64]]
REVEALED = [step for step in range(len(STEPS)) if is_revealed(step)]


def observers(houses: int) -> list[int]:
    """Every House, and the public."""
    return [*range(houses), PUBLIC]


# ---------------------------------------------------------------- a whole game at once


def true_hands(states: Any) -> Array:
    """By moment, House and kind: the hand, and the House's own attack while that lies face down."""
    held = states["hand"].astype(np.int64)
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
    least, most = reel.known["least"][:, :houses], reel.known["most"]
    for observer in observers(houses):
        refuse(least[..., observer] > held[:, :houses], f"a House holds fewer cards than observer {observer} believes")
        refuse(most[..., observer] < reel.states["deck"], f"a deck holds more cards than observer {observer} believes")
    for house in range(houses):
        refuse(least[:, house, :, house] != held[:, house], f"House {house} does not know its own cards")


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
            row = k.least[house][kind]
            if max(row[observer] for observer in observers(s.houses)) > held[kind] or row[house] != held[kind]:
                wrong.append(f"House {house} holds {held[kind]} {NAMES[kind]}, but by observer {row}")
    for kind in range(KINDS):
        if min(k.most[kind][observer] for observer in observers(s.houses)) < s.deck[kind]:
            wrong.append(f"the deck holds {s.deck[kind]} {NAMES[kind]}, but at most {k.most[kind]}")
    return wrong


class Witnesses:
    """All seats and a spectator, each remembering what it saw; the engine's bounds must be theirs."""

    def __init__(self, start: State, cards: Sequence[int]) -> None:
        self.houses = start.houses
        self.memories = [Memory(observer, start, cards) for observer in observers(start.houses)]

    def follow(self, told: Sequence[Event]) -> None:
        for memory in self.memories:
            memory.follow([seen_by(event, memory.seat) for event in told])

    def disagree(self, k: Knowledge) -> list[str]:
        """The observers whose bounds differ from what they remember, too much or too little."""
        return [f"observer {memory.seat} remembers otherwise" for memory in self.memories if not agrees(memory, k)]


def agrees(memory: Memory, k: Knowledge) -> bool:
    least = [[k.least[house][kind][memory.seat] for kind in range(KINDS)] for house in range(memory.houses)]
    return least == memory.held and [row[memory.seat] for row in k.most] == memory.deck


assert OBSERVERS == SEATS + 1
