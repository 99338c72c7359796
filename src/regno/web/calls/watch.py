"""What happens at tables becomes calls. A call is posted after the entry that causes it is on the disk.

A process that dies in between leaves a note up to when it had posted everything; whoever starts next looks at all
tables that changed since. Posting twice does no harm, for the key of a call is the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from weakref import WeakKeyDictionary

from regno.table import log as table_log
from regno.table.orders import ordered_move
from regno.table.summary import TableRow
from regno.table.table import AppliedEntry, Table
from regno.web.calls.caller import Caller
from regno.web.calls.store import Call, CallKind
from regno.web.clock import now
from regno.web.live.protocol import await_write
from regno.web.tables.client import Client
from regno.web.tables.leases import own_name
from regno.web.tables.room import Room

NOTE_EVERY = 5.0  # seconds
MARGIN = 15_000  # milliseconds before the note that are looked at as well
DEAD_AFTER = 60_000  # milliseconds without a note after which another process counts as ended
MOST_ROWS = 20_000  # tables looked at after a crash
MISSED = 2_000  # milliseconds before a connection ends in which an entry may not have reached its person
MISSED_IF_CUT = 45_000  # the same if the network had gone: it takes 40 s until a ping without an answer ends it
GLANCE = 1.0  # seconds for which a table must be open to have been seen
LONG_CLOCK = 600  # seconds for a move or a game from which on it is worth calling when they run low

log = logging.getLogger("regno.web.calls")


class TableWatch:
    """Turns entries of tables into calls of the outbox."""

    def __init__(self, caller: Caller, owner: str = "") -> None:
        self.caller, self.store, self.owner = caller, caller.store, owner or own_name()
        self.posting: set[asyncio.Task[None]] = set()
        self.seeing: set[asyncio.Task[None]] = set()
        self.turns = WeakKeyDictionary[Room, AppliedEntry]()  # the latest that is on the disk
        self.noticed = 0  # when something happened last
        self.noted = 0  # up to when everything was posted
        self.behind = 0  # since when something could not be posted; 0 if nothing
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Post what processes that ended may have missed, and start to take notes."""
        await self.look_back(is_start=True)
        self.tasks.append(asyncio.create_task(self.take_notes()))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if under_way := self.posting | self.seeing:
            await asyncio.wait(under_way, timeout=5.0)
        await self.take_note()

    # ------------------------------------------------------------ what happens

    def notice(self, room: Room, applied: AppliedEntry) -> None:
        """Post the calls that an entry causes. The room calls this once the entry is on the disk."""
        self.noticed = now()
        table = room.table
        if table.turn_version == applied.version:
            self.turns[room] = applied
        if is_at_hand(room):
            return
        found = calls_of_entry(table, applied)
        away = [call for call in found if call.kind == "low" or not room.presence.is_connected(call.holder)]
        if away:
            self.start(away)

    def notice_rematch(self, table: Table) -> None:
        """Post the calls of a new table at which seats are kept for people of an earlier one."""
        self.noticed = now()
        calls = [seat_call(table.id, "rematch", seat, each.holder) for seat, each in enumerate(table.seats)
                 if each.reserved and each.holder != table.maker]  # fmt: skip
        if calls:
            self.start(calls)

    def see(self, room: Room, holder: str) -> None:
        """Note that a person has opened a table: nothing that waits about what it shows is needed any more."""
        task = asyncio.create_task(self.mark_seen(room, holder, room.table.turn_version))
        self.seeing.add(task)
        task.add_done_callback(self.seeing.discard)

    def miss(self, room: Room, client: Client) -> None:
        """Post the calls of a person who left as they were caused, and for whom a page seemed to be open."""
        latest, longest = self.turns.get(room), MISSED_IF_CUT if client.was_cut else MISSED
        if latest is None or now() - latest.entry.at > longest or room.presence.is_connected(client.holder):
            return
        missed = [call for call in calls_of_entry(room.table, latest) if call.holder == client.holder]
        if missed:
            self.start(missed)

    async def mark_seen(self, room: Room, holder: str, turn: int) -> None:
        await asyncio.sleep(GLANCE)  # a connection that had ended before it was noticed saw nothing
        if not room.presence.is_connected_here(holder):
            return
        place = room.id
        try:
            person: str = await asyncio.to_thread(self.caller.people.owner, holder)
            if not person:
                return
            if await asyncio.to_thread(self.store.waits, person, place):
                await await_write(self.store.see(person, place, turn))
        except Exception as fault:
            log.error("not noted", extra={"fault": repr(fault)})

    def start(self, calls: list[Call]) -> None:
        task = asyncio.create_task(self.post(calls))
        self.posting.add(task)
        task.add_done_callback(self.posting.discard)

    async def post(self, calls: list[Call], since: int = 0) -> None:
        """Put calls into the outbox, with their people; those that would go nowhere are left out.

        ``since`` is from when tables are looked at again if that fails; without it from when the calls were made.
        """
        try:
            addressed = await asyncio.to_thread(self.address, calls)
            if addressed:
                await await_write(self.store.post(addressed))
                self.caller.due.set()
        except Exception as fault:  # the note stays behind, and it is looked at again
            self.fall_behind(since or min(call.made for call in calls))
            log.error("not posted", extra={"fault": repr(fault)})

    def fall_behind(self, at: int) -> None:
        """Note since when something was not posted."""
        self.behind = min(self.behind, at) if self.behind else at

    def address(self, calls: Iterable[Call]) -> list[Call]:
        """Return the calls that go anywhere, with the person of each. Reads the stores."""
        found = []
        for call in calls:
            person = self.caller.people.owner(call.holder)
            if self.store.has_channels(person, call.place):
                found.append(Call(**{**vars(call), "person": person}))
        return found

    # ------------------------------------------------------------ after a crash

    async def take_notes(self) -> None:
        while True:
            await asyncio.sleep(NOTE_EVERY)
            try:
                await self.take_note()
                if not self.caller.is_alone:
                    await self.look_back()
            except Exception as fault:
                log.error("not noted", extra={"fault": repr(fault)})

    async def take_note(self) -> None:
        """Note that everything so far was posted, if anything has happened since the last note."""
        if self.behind:
            at, self.behind = self.behind, 0
            await self.post_since(at)
        is_news = self.noticed > self.noted or not self.caller.is_alone
        if is_news and not self.posting and not self.behind:
            await self.note_now()

    async def note_now(self) -> None:
        self.noted = now()
        await await_write(self.store.note(self.owner, self.noted))

    async def look_back(self, *, is_start: bool = False) -> None:
        """Post what processes that ended may have missed.

        At the start our own note comes before theirs go, so that whatever dies meanwhile one of them is there.
        """
        notes = await asyncio.to_thread(self.store.notes)
        ended = {owner: at for owner, at in notes.items() if self.has_ended(owner, at, is_start)}
        for at in ended.values():
            await self.post_since(at)
        if is_start:
            await self.note_now()
        for owner, at in ended.items():
            await await_write(self.store.drop_note(owner, at))

    def has_ended(self, owner: str, at: int, is_start: bool) -> bool:
        """Whether the process of a note has ended: at the start also one of our own name, as in a container."""
        if self.caller.is_alone or owner == self.owner:
            return is_start
        return at < now() - DEAD_AFTER

    async def post_since(self, at: int) -> None:
        try:
            rows = await asyncio.to_thread(self.caller.tables.store.list_touched, at - MARGIN, MOST_ROWS)
        except Exception:
            self.fall_behind(at)
            raise
        calls = [call for row in rows for call in calls_of_row(row)]
        for first in range(0, len(calls), 500):
            await self.post(calls[first : first + 500], at)


def is_at_hand(room: Room) -> bool:
    """Whether the game goes on and whoever must choose is connected, without a clock long enough to be called for."""
    table, chooser = room.table, room.table.chooser
    if chooser is None or table.settings.clock.seconds >= LONG_CLOCK:
        return False
    return room.presence.is_connected(chooser.holder)


def calls_of_entry(table: Table, applied: AppliedEntry) -> list[Call]:
    """Return the calls that an entry causes, without their people."""
    if isinstance(applied.entry, table_log.Reserved) and table.phase == "open":
        return [seat_call(table.id, "invited", applied.entry.seat, applied.entry.holder)]
    if table.turn_version != applied.version:
        return []
    if table.phase in ("over", "stopped"):
        turn = table.turn_version
        return [end_call(table.id, seat, each.holder, turn) for seat, each in enumerate(table.seats) if each.holder]
    chooser = table.chooser
    if chooser is None or not chooser.is_person or table.live is None or ordered_move(table):
        return []
    seat = table.live.who
    calls = [turn_call(table.id, "turn", seat, chooser.holder, table.turn_version)]
    if table.clock.deadline is not None and table.settings.clock.seconds >= LONG_CLOCK:
        quarter = table.clock.deadline - table.settings.clock.seconds * 250
        calls.append(turn_call(table.id, "low", seat, chooser.holder, table.turn_version, quarter))
    return calls


def calls_of_row(row: TableRow) -> list[Call]:
    """Return the calls that the present state of a table has caused, without their people."""
    seats = row.summary.seats
    if row.phase == "open":
        return [seat_call(row.id, "invited", number, seat.holder) for number, seat in enumerate(seats)
                if seat.reserved and seat.holder != row.maker]  # fmt: skip
    if row.phase in ("over", "stopped"):
        turn = row.summary.turn
        return [end_call(row.id, number, seat.holder, turn) for number, seat in enumerate(seats) if seat.holder]
    if row.phase != "playing" or not 0 <= row.summary.chooser < len(seats):
        return []
    seat, number, turn = seats[row.summary.chooser], row.summary.chooser, row.summary.turn
    calls = [turn_call(row.id, "turn", number, seat.holder, turn)] if seat.is_person else []
    if calls and row.settings.clock.per != "none" and row.settings.clock.seconds >= LONG_CLOCK:
        calls.append(turn_call(row.id, "low", number, seat.holder, turn))
    return calls


def turn_call(place: str, kind: CallKind, seat: int, holder: str, turn: int, due: int = 0) -> Call:
    return Call(f"{kind}:{place}:{turn}:{seat}", "", kind, place, seat, turn, holder, now(), due or now())


def seat_call(place: str, kind: CallKind, seat: int, holder: str) -> Call:
    """Return the call of somebody for whom a seat is kept, under one key whatever for."""
    return Call(f"seat:{place}:{seat}:{holder[:16]}", "", kind, place, seat, 0, holder, now(), now())


def end_call(place: str, seat: int, holder: str, turn: int) -> Call:
    return Call(f"ended:{place}:{seat}", "", "ended", place, seat, turn, holder, now(), now())
