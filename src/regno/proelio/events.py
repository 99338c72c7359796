"""What can happen, one number a kind of event, and who may see the card that an event moves.

A row is (what, who, whom, card, number). That something happened, to whom, and the back of a card are public;
the card itself is seen by the audience below, everybody else sees its back.
"""

from __future__ import annotations

from typing import NewType

from regno.proelio.cards import BASE_KINDS
from regno.proelio.constants import names_since
from regno.proelio.jit.records import rule
from regno.proelio.state import Events

EventKind = NewType("EventKind", int)
Event = tuple[EventKind, int, int, int, int]  # what, who, whom, card, number

(
    DEALER, FIRST_HOUSE, GUILD, DEAL, TURN, PLAGUE_LIFTED, TRIM, PERK, BARDS_DISCARD, DECLINED,
    DEPLOY, REVEAL, INVALID, RECOVER, PENALTY, VOID, WIPE, STEAL, NO_THEFT, REPELLED,
    SACRIFICE, HOLD, LOOT, FORT_LOST, SPENT, DRAW, ATTACK, FORTIFY, PLAY, ALLIANCE,
    CURED, PAY, REJECT, INQUISITION, LOOK, EQUITAS, SHOW, FOUND, NOT_FOUND, TAKE,
    TAKE_NOTHING, SUPPORT, SEASON, RESHUFFLE, MERCHANT, DEFEAT, OPEN, SCORE, OVER, PASS_TURN,
    TRADE, IMPERIAL, SHUFFLED_IN, NO_DRAW,
) = map(EventKind, range(54))  # fmt: skip

NAMES = names_since("DEALER", globals())

# Whose eyes see the card: the actor alone, or both Houses named. All other cards are seen by everybody.
SEEN_BY_ACTOR = frozenset({DEAL, DRAW, ATTACK})
SEEN_BY_BOTH = frozenset({PENALTY, STEAL, LOOT, LOOK, SUPPORT})

FACE_DOWN = (-2, -3)  # stands for a card of which only the back is seen, by back


@rule
def emit(e: Events, what: EventKind, who: int, whom: int, card: int, number: int) -> None:
    """Append one event to the buffer."""
    row = e.rows[e.count]
    row[0] = what
    row[1] = who
    row[2] = whom
    row[3] = card
    row[4] = number
    e.count += 1


def may_see(seat: int | None, what: EventKind, who: int, whom: int) -> bool:
    """Return whether a seat sees the face of the card that an event moves; without a seat everything is seen."""
    if seat is None or what not in SEEN_BY_ACTOR | SEEN_BY_BOTH:
        return True
    return seat == who or (what in SEEN_BY_BOTH and seat == whom)


def seen_by(event: Event, seat: int | None) -> Event:
    """Return an event as a seat sees it: of a hidden card the back alone, and not how many of its kind there are."""
    what, who, whom, card, _ = event
    if card < 0 or may_see(seat, what, who, whom):
        return event
    return what, who, whom, FACE_DOWN[int(card >= BASE_KINDS)], 1
