"""Taking a choice back by consent of all people, where it revealed nothing to anybody.

A face-down attack, a pass, a Perk declined: nobody has learnt a card from it, so that the game is the same without it.
Whatever showed a face, drew, or was answered by another seat stays.
"""

from __future__ import annotations

from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.info.visibility import ACTOR, IN_EVENT
from regno.table import log
from regno.table.errors import TableError
from regno.table.table_state import TableState

# What comes from chance or ends something, whether or not a card is named.
FINAL = frozenset({
    events.DRAW, events.DEAL, events.RESHUFFLE, events.SHUFFLED_IN, events.SEASON, events.MERCHANT, events.REVEAL,
    events.LOOK, events.SHOW, events.STEAL, events.OPEN, events.DEFEAT, events.SCORE, events.OVER, events.FOUND,
    events.NOT_FOUND, events.EQUITAS, events.INQUISITION,
})  # fmt: skip


def reveals(event: Event) -> bool:
    """Whether an event shows anybody but its actor something, or cannot be unmade."""
    what, _, _, card, _ = event
    return what in FINAL or (card >= 0 and IN_EVENT.get(what) != ACTOR)


def people(table: TableState) -> list[int]:
    """Return the seats whose people have a say: those who play."""
    return [number for number, seat in enumerate(table.seats) if seat.is_person]


def require_takeable(table: TableState, seat: int) -> int:
    """Return how many moves stay if the latest choice is taken back; raise TableError if it must stand."""
    table.require_playing()
    if not table.seat_at(seat).is_person:
        raise TableError("already-left")
    table.require_space()
    latest = next((each for each in reversed(table.recent) if each.version == table.game_version), None)
    if latest is None or not isinstance(latest.entry, log.Moved) or latest.entry.seat != seat or latest.entry.by:
        raise TableError("take-back-late")
    if any(reveals(event) for event in latest.events):
        raise TableError("take-back-shown")
    return table.choices[-1][1]


def takeable_seat(table: TableState) -> int:
    """Return the seat whose person may ask others to take the latest choice back, -1 if there is none."""
    seat = table.choices[-1][0] if table.choices else -1
    try:
        require_takeable(table, seat)
    except TableError:
        return -1
    return seat if len(people(table)) > 1 else -1


def ask(table: TableState, seat: int, now: int) -> log.AskedBack:
    """Return the entry of a person who wants to take the latest choice back; raise TableError."""
    require_takeable(table, seat)
    if table.take_back is not None:
        raise TableError("take-back-asked")
    return log.AskedBack(now, seat)


def consent(table: TableState, seat: int, yes: bool, now: int) -> log.Consented:
    """Return the entry of somebody's answer; the last yes takes the choice back. Raise TableError."""
    wish = table.take_back
    if wish is None or not table.seat_at(seat).is_person:
        raise TableError("take-back-none")
    kept = require_takeable(table, wish.seat)
    is_last = yes and set(people(table)) <= wish.agreed | {seat}
    return log.Consented(now, seat, yes, kept if is_last else -1)
