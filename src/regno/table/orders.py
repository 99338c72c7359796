"""Standing orders for slow games: what the server plays for a person who is away, as they have said beforehand.

    draw    at each Action draw, until something happens to my House
    yield   deploy nothing against an attack with a Base card

An order is known to its person alone. Whatever surprises ends all orders of a seat: a card of another back before it, a
theft, a loss, anything that names it. Orders are in the log, so that a replay plays and ends them as the game did.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from regno.proelio import events, steps
from regno.proelio.cards import BASE_KINDS, NO_CARD
from regno.proelio.events import Event
from regno.proelio.formats.move_text import move_text
from regno.table import log
from regno.table.errors import TableError
from regno.table.table_state import TableState

Order = Literal["draw", "yield"]
ORDERS: tuple[str, ...] = get_args(Order)
MOVES = {"draw": (steps.ACTION, "draw"), "yield": (steps.DEPLOY, "stop")}
# What is seen to happen to everybody, and changes what anybody would choose.
SURPRISES = frozenset({events.DEFEAT, events.SEASON, events.EQUITAS, events.INQUISITION, events.MERCHANT})


def ask(table: TableState, seat: int, order: str, on: bool, now: int) -> log.Ordered:
    """Return the entry of a person who gives an order or takes it back; raise TableError."""
    table.require_playing()
    if order not in ORDERS:
        raise TableError("bad-order")
    if not table.seat_at(seat).is_person:
        raise TableError("already-left")
    table.require_space()
    return log.Ordered(now, seat, order, on)


def is_surprise(table: TableState, seat: int, event: Event) -> bool:
    """Whether an event ends the orders of a seat."""
    what, who, whom, card, _ = event
    if what in SURPRISES:
        return True
    if whom != seat or who == seat:
        return False
    if what != events.ATTACK:
        return True
    return "yield" not in table.orders.get(seat, ()) or card >= BASE_KINDS or card == events.FACE_DOWN[1]


def disarm(table: TableState, happened: Sequence[Event]) -> None:
    """End the orders of every seat that something surprises. An attack ends ``draw`` alone, where it is expected."""
    for seat in list(table.orders):
        if any(is_surprise(table, seat, event) for event in happened):
            del table.orders[seat]
        elif any(event[0] == events.ATTACK and event[2] == seat for event in happened):
            table.orders[seat].discard("draw")


def ordered_move(table: TableState) -> str:
    """Return the move that the person to choose has ordered, empty if there is none."""
    if not table.orders or table.live is None or table.phase != "playing" or not table.orders.get(table.live.who):
        return ""
    live, seat = table.live, table.live.who
    if not table.seats[seat].is_person:
        return ""
    attack = live.state.attack[seat]
    for order in sorted(table.orders[seat]):
        step, wanted = MOVES[order]
        fits = attack == NO_CARD if order == "draw" else attack != NO_CARD and attack < BASE_KINDS
        if live.state.step == step and fits:
            return wanted if any(move_text(live.state, each) == wanted for each in live.legal_moves()) else ""
    return ""
