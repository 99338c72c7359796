"""Who sees the face of a card: one table, for choices that name a card and for events that move one.

That something is chosen or happens, by whom, and the back of a card are public. The face is seen by the audience below;
everybody else sees the back. Events, Views, Records of a seat, the search and the pages read it here
(``tools/typescript.py`` writes it for the pages).
"""

from __future__ import annotations

from typing import NamedTuple, NewType

from regno.proelio import events, moves, steps
from regno.proelio.cards import BASE_KINDS
from regno.proelio.events import FACE_DOWN, Event, EventKind
from regno.proelio.jit.records import plain
from regno.proelio.rules.defence import theft_victim
from regno.proelio.state import SEATS, Observer, State, ally, right

PUBLIC = Observer(SEATS)  # the observer who sees only what everybody sees; the last column of all knowledge
OBSERVERS = SEATS + 1

Audience = NewType("Audience", int)
ALL, ACTOR, BOTH = map(Audience, range(3))  # everybody; who acts, alone; who acts and the other House concerned


class HiddenCard(NamedTuple):
    """A card that not everybody sees: the step that asks for it, the event that moves it, and who sees it."""

    step: steps.Step | None
    event: EventKind | None
    audience: Audience


HIDDEN_CARDS = (
    HiddenCard(steps.DEAL, events.DEAL, ACTOR),
    HiddenCard(steps.DRAW, events.DRAW, ACTOR),
    HiddenCard(steps.KEEP, None, ACTOR),
    HiddenCard(steps.ACTION, events.ATTACK, ACTOR),  # the other Actions use their card openly
    HiddenCard(steps.THEFT, events.STEAL, BOTH),
    HiddenCard(steps.PENALTY, events.PENALTY, BOTH),
    HiddenCard(steps.LOOT, events.LOOT, BOTH),
    HiddenCard(steps.SUPPORT, events.SUPPORT, BOTH),
    HiddenCard(None, events.LOOK, BOTH),
)
AT_STEP = tuple(
    {row.step: row.audience for row in HIDDEN_CARDS}.get(steps.Step(step), ALL) for step in range(len(steps.NAMES))
)
IN_EVENT = {row.event: row.audience for row in HIDDEN_CARDS if row.event is not None}

# The events a move may cause that reveal nothing to the House that makes it.
REVEALS_NOTHING = frozenset({
    events.TRIM, events.BARDS_DISCARD, events.DEPLOY, events.PENALTY, events.LOOT, events.PLAY, events.PAY, events.TAKE,
    events.TRADE, events.IMPERIAL, events.PERK,
})  # fmt: skip


# ---------------------------------------------------------------- cards on the table


def is_revealed(step: steps.Step) -> bool:
    """Return whether the attack on the House at turn has been turned up and is being resolved."""
    return step in (
        steps.PENALTY,
        steps.IGNORE,
        steps.ESCAPE,
        steps.THEFT,
        steps.SACRIFICE,
        steps.BUILDERS,
        steps.LOOT,
    )


def sees_attack(s: State, house: int, observer: int) -> bool:
    """Return whether an observer sees the card before a House: its attacker does, and everybody once it is revealed."""
    return right(s, house) == observer or (house == s.turn and is_revealed(s.step))


# ---------------------------------------------------------------- choices


def lays_attack(s: State, move: int) -> bool:
    """Return whether a move lays a card face down before the left neighbour."""
    return s.step == steps.ACTION and moves.ATTACK <= move < moves.FORTIFY


def actor(s: State) -> int:
    """Return the House whose hand gains or loses the card of the present choice."""
    if s.step == steps.DEAL or s.step == steps.DRAW:
        return s.drawer
    return s.thief if s.step == steps.THEFT else s.turn


def partner(s: State) -> int:
    """Return the other House concerned by the card of the present choice."""
    if s.step == steps.THEFT:
        return theft_victim(s)
    return ally(s, s.turn) if s.step == steps.SUPPORT else right(s, s.turn)


def sees_choice(s: State, move: int, observer: int) -> bool:
    """Return whether an observer sees which card a move of the present choice names."""
    audience = AT_STEP[s.step]
    if audience == ALL or (s.step == steps.ACTION and not lays_attack(s, move)):
        return True
    return observer == actor(s) or (audience == BOTH and observer == partner(s))


# ---------------------------------------------------------------- events


@plain
def may_see(observer: int | None, what: EventKind, who: int, whom: int) -> bool:
    """Return whether an observer sees the face of the card that an event moves; without one everything is seen."""
    audience = IN_EVENT.get(what, ALL)
    return observer is None or audience == ALL or observer == who or (audience == BOTH and observer == whom)


@plain
def redact_event(event: Event, observer: int | None) -> Event:
    """Return an event as an observer sees it: of a hidden card the back alone, not how many of its kind there are."""
    what, who, whom, card, _ = event
    if card < 0 or may_see(observer, what, who, whom):
        return event
    return what, who, whom, FACE_DOWN[int(card >= BASE_KINDS)], 1
