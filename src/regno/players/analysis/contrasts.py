"""Facts: what happens more or less often after one move than after another, and how much it matters."""

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
MIN_Z = 3.0  # standard errors of a significant difference
MATTERS = 0.005  # win probability that a reported fact accounts for
GAINING = (steps.KEEP, steps.TAKE)  # a card named here is gained
PARTING = (steps.TRIM, steps.BARDS, steps.PAY, steps.LOOT, steps.PENALTY, steps.SUPPORT)  # and here parted with


@dataclass(frozen=True)
class FactKind:
    """A kind of fact. Of several about the same subject only the weightiest is reported."""

    key: str
    place: int  # index among the facts counted
    about: str
    good: bool  # whether more of it should help the seat; facts of the opposite sign are confounded
    share: bool = False  # reported as the share of games in which it happens, not as a mean


KINDS = (
    FactKind("won", rollouts.WON, "victory", good=True, share=True),
    FactKind("fell", rollouts.FELL, "defeat", good=False, share=True),
    FactKind("ally-fell", rollouts.ALLY_FELL, "ally", good=False, share=True),
    FactKind("wall-lost", rollouts.WALL_LOST, "wall", good=False, share=True),
    FactKind("wall", rollouts.WALL, "wall", good=True),
    FactKind("looted", rollouts.LOOTED, "loot", good=False),
    FactKind("robbed", rollouts.ROBBED, "theft", good=False),
    FactKind("hand", rollouts.HAND, "cards", good=True),
    FactKind("gold", rollouts.GOLD, "gold", good=True),
    FactKind("struck", rollouts.STRUCK, "struck", good=False, share=True),
    FactKind("gained", rollouts.GAINED, "gain", good=True),
    FactKind("foiled", rollouts.FOILED, "gain", good=False, share=True),
    FactKind("prey-wall-lost", rollouts.PREY_WALL_LOST, "prey", good=True, share=True),
    FactKind("prey-wall", rollouts.PREY_WALL, "prey", good=False),
    FactKind("prey-hand", rollouts.PREY_HAND, "prey", good=False),
    FactKind("foe-wall", rollouts.FOE_WALL, "foe", good=False),
    FactKind("foe-hand", rollouts.FOE_HAND, "foe", good=False),
    FactKind("perk", rollouts.PERK, "perk", good=True, share=True),
    FactKind("points", rollouts.POINTS, "points", good=True),
)


@dataclass(frozen=True)
class Fact:
    """A difference between two moves in figures; text.py makes the sentence."""

    key: str
    house: int  # that it is about
    role: str  # what the better move does by it: brings, avoids, denies, risks or forgoes
    best: float  # after the better move: a share of games, or a mean
    next: float  # after the other
    weight: float  # win probability it accounts for; negative if against the better move
    share: bool  # whether best and next are shares of games
    card: int = NO_CARD  # that it is about, if any


def separating_facts(view: View, chances: NDArray[np.float64], counts: NDArray[np.int16]) -> tuple[Fact, ...]:
    """Return the weightiest facts that separate the first of two moves from the second, one per subject."""
    told: dict[str, Fact] = {}
    for kind, house in kinds_for(view):
        values = (counts[:, :, kind.place] > 0 if kind.share else counts[:, :, kind.place]).astype(np.float64)
        found = measure_difference(values, chances, 1.0 if kind.good else -1.0)
        if found is not None:
            fact = Fact(kind.key, house, role(*found, of_another=house != view.seat), *found, kind.share)
            if kind.about not in told or abs(fact.weight) > abs(told[kind.about].weight):
                told[kind.about] = fact
    return select_facts(list(told.values()))


def residual_fact(view: View, best: int, other: int, chances: NDArray[np.float64], counts: NDArray[np.int16]) -> Fact:
    """Return a fact for a significantly better move when no counted one explains it.

    For a choice between cards it is the card held longer, otherwise the expected outcome of the game.
    """
    ahead, behind = (float(mean) for mean in chances.mean(axis=0))
    card = card_at_stake(view.state.step, best, other)
    if card != NO_CARD:
        held, missed = (float(mean) for mean in counts[:, :, rollouts.HELD + card].mean(axis=0))
        if held > missed:
            return Fact("held", view.seat, "brings", held, missed, ahead - behind, True, card)
    return Fact("outlook", view.seat, "brings", ahead, behind, ahead - behind, True)


def card_at_stake(step: int, best: int, other: int) -> int:
    """Return the card that the better of two moves keeps or gains, or NO_CARD."""
    named = other if step in PARTING else best if step in GAINING else NO_CARD
    return named if named < CARDS else NO_CARD


def select_facts(facts: Sequence[Fact]) -> tuple[Fact, ...]:
    """Return the weightiest facts for the better move, then at most one against it.

    A fact against it that outweighs all those for it is left out: it does not explain why the move is better.
    """
    ordered = sorted(facts, key=lambda fact: -abs(fact.weight))
    speak_for = [fact for fact in ordered if fact.weight > 0]
    against = [fact for fact in ordered if fact.weight < 0 and speak_for and -fact.weight < speak_for[0].weight][:1]
    return (*speak_for[: MOST_FACTS - len(against)], *against)


def role(best: float, other: float, weight: float, of_another: bool) -> str:
    """Return what a move does by making something more or less frequent."""
    if weight < 0:
        return "risks" if best > other else "forgoes"
    if best > other:
        return "brings"
    return "denies" if of_another else "avoids"


def kinds_for(view: View) -> list[tuple[FactKind, int]]:
    """Return every kind of fact with the House it is about, including one for each rival that may win."""
    s, seat = view.state, view.seat
    told = [kind for kind in KINDS if kind.key != "points" or s.season == AUTUMN]
    own = [(kind, subject_of(kind, s, seat)) for kind in told]
    others = [house for house in range(s.houses) if house != seat]
    return own + [
        (FactKind("rival", rollouts.RIVAL + house, f"rival {house}", good=False, share=True), house) for house in others
    ]


def subject_of(kind: FactKind, s: State, seat: int) -> int:
    """Return the House that a fact is about."""
    if kind.key.startswith("prey-"):
        return left(s, seat)
    if kind.key.startswith("foe-"):
        return right(s, seat)
    return ally(s, seat) if kind.key.startswith("ally-") else seat


def measure_difference(
    values: NDArray[np.float64], chances: NDArray[np.float64], sign: float
) -> tuple[float, float, float] | None:
    """Return (mean after the first move, after the second, weight); None if insignificant or unimportant.

    The weight is the difference times its regression coefficient on the value.
    """
    best, other = (float(mean) for mean in values.mean(axis=0))
    by_world = values[:, 0] - values[:, 1]
    if abs(best - other) <= MIN_Z * by_world.std() / np.sqrt(len(by_world)):
        return None
    weight = regression_slope(values, chances) * (best - other)
    return (best, other, weight) if weight * (best - other) * sign > 0 and abs(weight) >= MATTERS else None


def regression_slope(values: NDArray[np.float64], chances: NDArray[np.float64]) -> float:
    """Return the regression coefficient of the value on a count within moves, 0 if insignificant.

    Where the count never varies within a move, the two moves themselves are compared.
    """
    off, gain = values - values.mean(axis=0), chances - chances.mean(axis=0)
    if not off.any():
        off, gain = values - values.mean(), chances - chances.mean()
    squares = float((off * off).sum())
    found = float((off * gain).sum()) / squares
    error = float(np.sqrt(((gain - found * off) ** 2).mean() / squares))
    return found if abs(found) > MIN_Z * error else 0.0
