"""What can happen, one number a kind of event. A row is (what, who, whom, card, number).

Who sees the card that an event moves is said in ``info/visibility.py``.
"""

from __future__ import annotations

from typing import NewType

from regno.proelio.cards import CardKind
from regno.proelio.constants import names_since
from regno.proelio.state import Events

EventKind = NewType("EventKind", int)
Event = tuple[EventKind, int, int, CardKind, int]  # what, who, whom, card, number

(
    DEALER, FIRST_HOUSE, GUILD, DEAL, TURN, PLAGUE_LIFTED, TRIM, PERK, BARDS_DISCARD, DECLINED,
    DEPLOY, REVEAL, INVALID, RECOVER, PENALTY, VOID, WIPE, STEAL, NO_THEFT, REPELLED,
    SACRIFICE, HOLD, LOOT, FORT_LOST, SPENT, DRAW, ATTACK, FORTIFY, PLAY, ALLIANCE,
    CURED, PAY, REJECT, INQUISITION, LOOK, EQUITAS, SHOW, FOUND, NOT_FOUND, TAKE,
    TAKE_NOTHING, SUPPORT, SEASON, RESHUFFLE, MERCHANT, DEFEAT, OPEN, SCORE, OVER, PASS_TURN,
    TRADE, IMPERIAL, SHUFFLED_IN, NO_DRAW,
) = map(EventKind, range(54))  # fmt: skip

NAMES = names_since("DEALER", globals())

FACE_DOWN = (CardKind(-2), CardKind(-3))  # stands for a card of which only the back is seen, by back


def emit(e: Events, what: EventKind, who: int, whom: int, card: int, number: int) -> None:
    """Append one event to the buffer."""
    row = e.rows[e.count]
    row[0] = what
    row[1] = who
    row[2] = whom
    row[3] = card
    row[4] = number
    e.count += 1
