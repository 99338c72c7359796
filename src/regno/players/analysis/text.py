"""Sentences of advice."""

from __future__ import annotations

from regno.players.analysis.advice import ROUNDS
from regno.players.analysis.contrasts import Fact
from regno.proelio.cards import NO_CARD
from regno.proelio.narrator import Narrator
from regno.text.numbers import percent


def fact_sentence(fact: Fact, teller: Narrator) -> str:
    """Return a fact as a sentence in the reader's language."""
    card = teller.card(fact.card) if fact.card != NO_CARD else ""
    what = teller.say("advice", f"fact-{fact.key}", house=teller.house(fact.house), rounds=ROUNDS, card=card)
    best: float
    other: float
    if fact.share:
        best, other = percent(fact.best), percent(fact.next)
    else:
        best, other = round_apart(fact.best, fact.next)
    key = "fact-share" if fact.share else "fact-mean"
    said = teller.say("advice", key, role=fact.role, what=what, best=best, next=other)
    return said[:1].upper() + said[1:]


def round_apart(first: float, second: float) -> tuple[float, float]:
    """Round two means to one digit, or to two where one would make them equal."""
    digits = 1 if round(first, 1) != round(second, 1) else 2
    return round(first, digits), round(second, digits)
