"""What each entry of the log does to a table. Requests and replays share these effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from regno.table import log
from regno.table.bot_proof import BotChoice
from regno.table.log import AnyEntry
from regno.table.seats import Seat
from regno.table.table_state import TableState, TakeBack


def on_sat(table: TableState, entry: log.Sat) -> None:
    table.seats[entry.seat] = Seat(entry.holder, entry.name)
    forget_nonce(table, entry.seat)
    if entry.seal:
        table.shuffle.seals[entry.seat] = entry.seal
    else:
        table.shuffle.nonces[entry.seat] = entry.nonce


def forget_nonce(table: TableState, seat: int) -> None:
    table.shuffle.nonces.pop(seat, None)
    table.shuffle.seals.pop(seat, None)


def on_reserved(table: TableState, entry: log.Reserved) -> None:
    table.seats[entry.seat] = Seat(entry.holder, entry.name, reserved=True)
    if not entry.invited:
        table.partners.add(entry.holder)


def on_filled(table: TableState, entry: log.Filled) -> None:
    table.seats[entry.seat] = Seat(bot=entry.bot)


def on_emptied(table: TableState, entry: log.Emptied) -> None:
    table.seats[entry.seat] = Seat()
    forget_nonce(table, entry.seat)


def on_unsealed(table: TableState, entry: log.Unsealed) -> None:
    table.unsealed = entry.at


def on_revealed(table: TableState, entry: log.Revealed) -> None:
    table.shuffle.nonces[entry.seat] = entry.nonce


def on_begun(table: TableState, entry: log.Begun) -> None:
    table.phase = "playing"


def on_moved(table: TableState, entry: log.Moved) -> None:
    """Remember where the choice began, so that all its moves can be undone together."""
    assert table.live
    before = table.live.count - len(entry.played)
    table.choices.append((entry.seat, before))
    table.seats[entry.seat].unready = entry.unready
    if entry.by and entry.simulations >= 0:
        table.bot_choices[before] = BotChoice(entry.by, entry.simulations, entry.level_version)


def on_undone(table: TableState, entry: log.Undone) -> None:
    assert table.live
    table.live = table.live.prefix(entry.kept)
    table.choices = [(seat, count) for seat, count in table.choices if count < entry.kept]
    table.bot_choices = {count: choice for count, choice in table.bot_choices.items() if count < entry.kept}


def is_taking_back(entry: AnyEntry) -> bool:
    """Whether an entry is the last consent to take a choice back."""
    return isinstance(entry, log.Consented) and entry.kept >= 0


def on_asked_back(table: TableState, entry: log.AskedBack) -> None:
    table.take_back = TakeBack(entry.seat, {entry.seat})


def on_consented(table: TableState, entry: log.Consented) -> None:
    if is_taking_back(entry):
        on_undone(table, log.Undone(entry.at, entry.kept))
    elif table.take_back and entry.yes:
        table.take_back.agreed.add(entry.seat)
    else:
        table.take_back = None


def on_left(table: TableState, entry: log.Left) -> None:
    table.orders.pop(entry.seat, None)
    table.seats[entry.seat].bot = entry.bot
    table.seats[entry.seat].stops = False
    stop_if_all_agree(table)


def on_returned(table: TableState, entry: log.Returned) -> None:
    table.seats[entry.seat].bot = ""


def on_replaced(table: TableState, entry: log.Replaced) -> None:
    table.seats[entry.seat] = Seat(entry.holder, entry.name)


def on_ordered(table: TableState, entry: log.Ordered) -> None:
    orders = table.orders.setdefault(entry.seat, set())
    (orders.add if entry.on else orders.discard)(entry.order)


def on_agreed(table: TableState, entry: log.Agreed) -> None:
    table.seats[entry.seat].stops = entry.stop
    stop_if_all_agree(table)


def stop_if_all_agree(table: TableState) -> None:
    """Stop the game once all people agree; those who left and bots have no say."""
    people = [seat for seat in table.seats if seat.is_person]
    if people and all(seat.stops for seat in people):
        table.phase = "stopped"


def on_rematched(table: TableState, entry: log.Rematched) -> None:
    table.rematch, table.rematch_by = entry.table, entry.seat


def on_resumed(table: TableState, entry: log.Resumed) -> None:
    table.clock.resume(entry.at)


def on_closed(table: TableState, entry: log.Closed) -> None:
    table.phase = "closed"


# A line of chat has no effect.
EFFECTS: dict[type, Callable[[TableState, Any], None]] = {
    log.Sat: on_sat, log.Reserved: on_reserved, log.Filled: on_filled, log.Emptied: on_emptied,
    log.Unsealed: on_unsealed, log.Revealed: on_revealed, log.Begun: on_begun,
    log.Moved: on_moved, log.Undone: on_undone,
    log.AskedBack: on_asked_back, log.Consented: on_consented,
    log.Left: on_left, log.Returned: on_returned, log.Replaced: on_replaced, log.Ordered: on_ordered,
    log.Agreed: on_agreed,
    log.Rematched: on_rematched, log.Resumed: on_resumed, log.Closed: on_closed,
}  # fmt: skip
