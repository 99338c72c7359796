"""Facts: what happens more or less often after one move than after another, and how much that matters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regno.players.analysis import rollouts
from regno.proelio import steps
from regno.proelio.cards import AUTUMN, NO_CARD
from regno.proelio.cards import KINDS as CARDS
from regno.proelio.info.view import View
from regno.proelio.state import State, ally, left, right

MOST_FACTS = 3
SURE = 3.0  # standard errors that a difference must have to be told
MATTERS = 0.005  # chance of winning that it must account for
GAINING = (steps.KEEP, steps.TAKE)  # a card named here is gained
PARTING = (steps.TRIM, steps.BARDS, steps.PAY, steps.LOOT, steps.PENALTY, steps.SUPPORT)  # and here parted with


@dataclass(frozen=True)
class Kind:
    """One kind of fact. Of those that speak of the same thing only the weightiest is told."""

    key: str
    place: int  # among what is counted
    about: str
    good: bool  # whether more of it is good for the seat; where games say otherwise, something else is behind it
    share: bool = False  # told as the share of games in which it happens, not as a mean


KINDS = (
    Kind("won", rollouts.WON, "victory", good=True, share=True),
    Kind("fell", rollouts.FELL, "defeat", good=False, share=True),
    Kind("ally-fell", rollouts.ALLY_FELL, "ally", good=False, share=True),
    Kind("wall-lost", rollouts.WALL_LOST, "wall", good=False, share=True),
    Kind("wall", rollouts.WALL, "wall", good=True),
    Kind("looted", rollouts.LOOTED, "loot", good=False),
    Kind("robbed", rollouts.ROBBED, "theft", good=False),
    Kind("hand", rollouts.HAND, "cards", good=True),
    Kind("gold", rollouts.GOLD, "gold", good=True),
    Kind("struck", rollouts.STRUCK, "struck", good=False, share=True),
    Kind("gained", rollouts.GAINED, "gain", good=True),
    Kind("foiled", rollouts.FOILED, "gain", good=False, share=True),
    Kind("prey-wall-lost", rollouts.PREY_WALL_LOST, "prey", good=True, share=True),
    Kind("prey-wall", rollouts.PREY_WALL, "prey", good=False),
    Kind("prey-hand", rollouts.PREY_HAND, "prey", good=False),
    Kind("foe-wall", rollouts.FOE_WALL, "foe", good=False),
    Kind("foe-hand", rollouts.FOE_HAND, "foe", good=False),
    Kind("perk", rollouts.PERK, "perk", good=True, share=True),
    Kind("points", rollouts.POINTS, "points", good=True),
)


@dataclass(frozen=True)
class Fact:
    """One thing that separates two moves, as figures; the sentence is made in the reader's language."""

    key: str
    house: int  # whom it speaks of
    role: str  # what the better move does by it: brings, avoids, denies, risks or forgoes
    best: float  # after the better move: a share of games, or a mean
    next: float  # after the other
    weight: float  # of the difference in the chance to win it goes with so much; below 0 it speaks against the better
    share: bool  # whether best and next are shares of games
    card: int = NO_CARD  # the card it speaks of, if it does


def separating(view: View, chances: NDArray[np.float64], counts: NDArray[np.int16]) -> tuple[Fact, ...]:
    """The weightiest facts that separate the first of two moves from the second, each about another thing."""
    told: dict[str, Fact] = {}
    for kind, house in kinds_for(view):
        values = (counts[:, :, kind.place] > 0 if kind.share else counts[:, :, kind.place]).astype(np.float64)
        found = measured(values, chances, 1.0 if kind.good else -1.0)
        if found is not None:
            fact = Fact(kind.key, house, role(*found, of_another=house != view.seat), *found, kind.share)
            if kind.about not in told or abs(fact.weight) > abs(told[kind.about].weight):
                told[kind.about] = fact
    return weightiest(list(told.values()))


def remaining(view: View, best: int, other: int, chances: NDArray[np.float64], counts: NDArray[np.int16]) -> Fact:
    """What is left to say of a move that is surely better when nothing counted accounts for it.

    Of a choice between cards, the one that is held longer; of any other, how the game is expected to end.
    """
    ahead, behind = (float(mean) for mean in chances.mean(axis=0))
    card = card_at_stake(view.state.step, best, other)
    if card != NO_CARD:
        held, missed = (float(mean) for mean in counts[:, :, rollouts.HELD + card].mean(axis=0))
        if held > missed:
            return Fact("held", view.seat, "brings", held, missed, ahead - behind, True, card)
    return Fact("outlook", view.seat, "brings", ahead, behind, ahead - behind, True)


def card_at_stake(step: int, best: int, other: int) -> int:
    """The card that the better of two moves keeps or gains, where moves name cards."""
    named = other if step in PARTING else best if step in GAINING else NO_CARD
    return named if named < CARDS else NO_CARD


def weightiest(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """What speaks for the better move, the most telling first, and last what speaks most against it.

    A fact against it that outweighs all those for it belongs to another story than why it is better.
    """
    ordered = sorted(facts, key=lambda fact: -abs(fact.weight))
    speak_for = [fact for fact in ordered if fact.weight > 0]
    against = [fact for fact in ordered if fact.weight < 0 and speak_for and -fact.weight < speak_for[0].weight][:1]
    return (*speak_for[: MOST_FACTS - len(against)], *against)


def role(best: float, other: float, weight: float, of_another: bool) -> str:
    """What a move does by making something more frequent or rarer, to the good of the seat or to its harm."""
    if weight < 0:
        return "risks" if best > other else "forgoes"
    if best > other:
        return "brings"
    return "denies" if of_another else "avoids"


def kinds_for(view: View) -> list[tuple[Kind, int]]:
    """Every kind of fact with the House it speaks of; one for each rival that may win."""
    s, seat = view.state, view.seat
    told = [kind for kind in KINDS if kind.key != "points" or s.season == AUTUMN]
    own = [(kind, subject_of(kind, s, seat)) for kind in told]
    others = [house for house in range(s.houses) if house != seat]
    return own + [
        (Kind("rival", rollouts.RIVAL + house, f"rival {house}", good=False, share=True), house) for house in others
    ]


def subject_of(kind: Kind, s: State, seat: int) -> int:
    """The House that a fact speaks of."""
    if kind.key.startswith("prey-"):
        return left(s, seat)
    if kind.key.startswith("foe-"):
        return right(s, seat)
    return ally(s, seat) if kind.key.startswith("ally-") else seat


def measured(
    values: NDArray[np.float64], chances: NDArray[np.float64], sign: float
) -> tuple[float, float, float] | None:
    """A fact after either move and its weight; None if it does not differ for sure, or does not matter.

    The weight is the difference times what one more of it goes with.
    """
    best, other = (float(mean) for mean in values.mean(axis=0))
    by_world = values[:, 0] - values[:, 1]
    if abs(best - other) <= SURE * by_world.std() / np.sqrt(len(by_world)):
        return None
    weight = slope(values, chances) * (best - other)
    return (best, other, weight) if weight * (best - other) * sign > 0 and abs(weight) >= MATTERS else None


def slope(values: NDArray[np.float64], chances: NDArray[np.float64]) -> float:
    """How much one more goes with among games that began alike, nought if that may be chance.

    Where games that began alike never differ in it, the two moves themselves are what is compared.
    """
    off, gain = values - values.mean(axis=0), chances - chances.mean(axis=0)
    if not off.any():
        off, gain = values - values.mean(), chances - chances.mean()
    squares = float((off * off).sum())
    found = float((off * gain).sum()) / squares
    error = float(np.sqrt(((gain - found * off) ** 2).mean() / squares))
    return found if abs(found) > SURE * error else 0.0
