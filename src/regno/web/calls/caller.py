"""The task that empties the outbox: it chooses channels for calls that are due, and sends what is due by channels."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Literal

from regno.errors import RegnoError
from regno.table.summary import TableRow
from regno.web.calls.message import CallMessage, CallNotice, compose
from regno.web.calls.preferences import DAY, Preferences, due_time, read_preferences
from regno.web.calls.reach import Unreachable
from regno.web.calls.senders import Sender
from regno.web.calls.store import Call, CallStore, Channel, ChannelKind
from regno.web.clock import now
from regno.web.live.gossip import NoGossip
from regno.web.live.protocol import await_write
from regno.web.metrics import METRICS
from regno.web.people.people import People
from regno.web.statements import Statement
from regno.web.tables.presence import GRACE, TOLD
from regno.web.tables.registry import TableRegistry

TICK = 0.5  # seconds between two looks at the outbox
SETTLE = 5.0  # seconds after a start in which pages may come back before anybody is called
PORTION = 200  # calls looked at together
AT_ONCE, MOST_WAITING = 16, 128  # messages under way, and channels that wait for their turn
MOST_TOGETHER = 50  # calls in one message
HANDED_FOR = 120_000  # milliseconds after which nobody waits for an answer any more
GAPS: Mapping[ChannelKind, int] = {"push": 1_000, "mail": 60_000, "hook": 5_000}  # milliseconds between two messages
RETRIES = (60_000, 3_600_000, 5 * 3_600_000)  # milliseconds to the next try, after which the channel is stopped
LEFT_TO_OTHERS = 5_000  # milliseconds for which a call is left to the process that has its table
AGAIN = 5.0  # seconds after a fault of our own

Fit = Literal["call", "wait", "over"]
log = logging.getLogger("regno.web.calls")


@dataclass(frozen=True)
class Outgoing:
    """What is due by a channel: calls with the message they were part of, and the rows of their tables."""

    id: str
    channel: Channel | None
    found: list[tuple[Call, str]]
    rows: Mapping[str, TableRow | None]
    zone: str


class Caller:
    """Sends what the outbox holds. ``base`` is where people find the server, if the operator says so."""

    def __init__(
        self,
        store: CallStore,
        people: People,
        tables: TableRegistry,
        senders: Mapping[ChannelKind, Sender],
        base: str = "",
    ) -> None:
        self.store, self.people, self.tables, self.senders, self.base = store, people, tables, senders, base
        self.is_alone = isinstance(tables.gossip, NoGossip)  # no other process has the outbox
        self.secret = b""
        self.due = asyncio.Event()
        self.free = asyncio.Semaphore(AT_ONCE)
        self.sending: dict[str, asyncio.Task[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Take up what an earlier process left, and start."""
        self.secret = (await asyncio.to_thread(self.store.secret, "stop", secrets.token_hex(32))).encode()
        await self.take_back(2**53 if self.is_alone else now())
        self.tasks.append(asyncio.create_task(self.run()))

    async def close(self) -> None:
        """Stop. What is being handed over at this moment is finished, within a little time."""
        for task in self.tasks:
            task.cancel()
        if self.sending:
            await asyncio.wait(self.sending.values(), timeout=5.0)

    async def run(self) -> None:
        rounds = 0
        await asyncio.sleep(SETTLE)
        while True:
            try:
                rounds += 1
                if rounds % 60 == 0 and not self.is_alone:
                    await self.take_back(now())
                if rounds % 7_200 == 0:
                    await await_write(self.store.clean(now()))
                more = await self.spread_due()
                await self.send_due()
            except Exception as fault:
                log.error("outbox not emptied", extra={"fault": repr(fault)})
                await asyncio.sleep(AGAIN)
                continue
            with suppress(TimeoutError):
                async with asyncio.timeout(0.01 if more else TICK):
                    await self.due.wait()
            self.due.clear()

    async def take_back(self, until: int) -> None:
        """Decide about messages whose process ended before it knew whether they arrived."""
        for id, message in await asyncio.to_thread(self.store.list_unsure, until):
            channel = await asyncio.to_thread(self.store.channel, id)
            same = bool(channel and channel.kind in self.senders and self.senders[channel.kind].is_repeatable(channel))
            await await_write(self.store.put_back(id, message, now() if same else now() + DAY, same=same))

    # ------------------------------------------------------------ choosing channels

    async def spread_due(self) -> bool:
        """Choose the channels of calls that are due; return whether there may be more."""
        calls = await asyncio.to_thread(self.store.due_calls, now(), PORTION)
        statements: list[Statement] = []
        for call in calls:
            statements += await self.spread(call)
        if statements:
            await await_write(self.store.write(*statements))
        return len(calls) == PORTION and bool(statements)

    async def spread(self, call: Call) -> list[Statement]:
        """Return what a call that is due becomes: deliveries, nothing, or a call at a later time."""
        if not self.is_alone and call.place not in self.tables.documents and now() < call.due + LEFT_TO_OTHERS:
            return []
        row = await asyncio.to_thread(self.tables.store.row, call.place)
        deadline = 0
        if row is not None and call.kind in ("low", "turn") and row.settings.clock.per != "none":
            deadline, quarter = await self.clock_of(call)
            if call.kind == "low" and deadline and now() < quarter:
                return [self.store.postpone(call.key, quarter)]
            if call.kind == "low" and not deadline:
                return self.store.spread(call.key, {})
        fit = await self.fit(call, row)
        if fit == "wait":
            return [self.store.postpone(call.key, now() + int((GRACE if self.is_alone else TOLD) * 1000))]
        plan = {} if fit == "over" else await asyncio.to_thread(self.plan, call, deadline)
        return self.store.spread(call.key, plan)

    async def clock_of(self, call: Call) -> tuple[int, int]:
        """Return when the clock of a call's seat is over, and when a quarter of its time is left; 0 if none runs."""
        try:
            table = (await self.tables.find(call.place)).table
        except RegnoError:
            return 0, 0
        if table.clock.seat != call.seat or table.clock.deadline is None:
            return 0, 0
        return table.clock.deadline, table.clock.deadline - table.clock.limit.seconds * 1000 // 4

    def plan(self, call: Call, deadline: int) -> dict[str, int]:
        """Return the channels of a call, each with the time when it is due there. Reads the store."""
        found = {each.id: now() for each in self.store.channels_at(call.place) if each.is_open and call.kind == "turn"}
        preferences = self.preferences(call.person)
        if not call.person or not preferences.wants(call.kind, call.place):
            return found
        seen = max((device.seen for device in self.people.store.devices(call.person)), default=0)
        for channel in self.store.channels(call.person):
            if channel.is_open and not channel.place:
                found[channel.id] = due_time(channel, call, preferences, now(), seen, deadline)
        return found

    def preferences(self, person: str) -> Preferences:
        return read_preferences(self.store.preferences(person) if person else "")

    async def fit(self, call: Call, row: TableRow | None) -> Fit:
        """Return whether a call is still to be made: not if its turn has passed, or its person has the table open."""
        if row is None or not is_true(call, row):
            return "over"
        room = self.tables.documents.get(call.place)
        if room is None:
            if self.is_alone:
                return "call"
            with suppress(RegnoError):
                await self.tables.find(call.place)  # from now on we hear who is connected elsewhere
            return "wait"
        if room.table.turn_version < row.summary.turn:
            return "wait"  # the news of it has not come: a page that is open here does not show it yet
        if room.presence.is_connected_here(call.holder):
            return "over"  # what another process told may be late: its word only delays
        if not self.is_alone and not room.presence.has_heard():
            return "wait"
        return "wait" if room.presence.is_here(call.holder) else "call"

    # ------------------------------------------------------------ sending

    async def send_due(self) -> None:
        """Start a task for each channel by which something is due."""
        for id in await asyncio.to_thread(self.store.due_channels, now(), MOST_TOGETHER + 2 * MOST_WAITING):
            if id not in self.sending and len(self.sending) < MOST_WAITING:
                task = self.sending[id] = asyncio.create_task(self.serve(id))
                task.add_done_callback(partial(self.finish, id))

    def finish(self, id: str, _task: asyncio.Task[None]) -> None:
        self.sending.pop(id, None)
        if len(self.sending) < AT_ONCE:
            self.due.set()

    async def serve(self, id: str) -> None:
        """Send one message by a channel: all that is due there."""
        try:
            async with self.free:
                await self.send(await asyncio.to_thread(self.look, id))
        except Exception as fault:
            log.error("not called", extra={"fault": repr(fault)})
            await asyncio.sleep(AGAIN)

    def look(self, id: str) -> Outgoing:
        """Return a channel with what is due there. Reads the stores."""
        channel = self.store.channel(id)
        found = self.store.due_at(id, now(), MOST_TOGETHER)
        rows = {place: self.tables.store.row(place) for place in {call.place for call, _ in found}}
        return Outgoing(id, channel, found, rows, self.preferences(channel.person if channel else "").zone)

    async def send(self, out: Outgoing) -> None:
        """Send what is due by a channel and still true, in one message; one in doubt goes alone, as it was."""
        channel = out.channel
        if channel is None or not channel.is_open or channel.kind not in self.senders:
            await await_write(self.store.end(out.id, [call.key for call, _ in out.found]))
            return
        if channel.next > now():
            await await_write(self.store.move(out.id, channel.next))
            return
        repeated = next((message for _, message in out.found if message), "")
        notices, over, later = list[CallNotice](), list[str](), list[str]()
        for call in (call for call, name in out.found if name == repeated):
            row = out.rows[call.place]
            fit = "call" if repeated and row else await self.fit(call, row)
            if fit == "call" and row:
                deadline, _ = await self.clock_of(call) if row.settings.clock.per != "none" else (0, 0)
                notices.append(CallNotice(call, row, deadline))
            else:
                (later if fit == "wait" else over).append(call.key)
        if over:
            await await_write(self.store.end(channel.id, over))
        if later:
            await await_write(self.store.move_calls(channel.id, later, now() + int(TOLD * 1000)))
        if notices:
            await self.hand_over(channel, repeated or secrets.token_hex(12), notices, out.zone)

    async def hand_over(self, channel: Channel, id: str, notices: list[CallNotice], zone: str) -> None:
        """Send a message, and note what became of it."""
        is_taken = False

        async def take() -> CallMessage | None:
            nonlocal is_taken
            keys = [each.call.key for each in notices]
            rows = await await_write(self.store.hand(channel.id, keys, id, now(), now() + HANDED_FOR))
            ours = [each for each in notices if each.call.key in {row[0] for row in rows}]
            if not ours:
                return None
            is_taken = True
            return self.message(channel, id, ours, zone)

        try:
            await self.senders[channel.kind].send(channel, take)
        except Unreachable as fault:
            METRICS.count("regno_calls_total", kind=channel.kind, result="failed")
            await self.fail(channel, id, fault, is_taken)
        else:
            if is_taken:
                METRICS.count("regno_calls_total", kind=channel.kind, result="sent")
                await await_write(self.store.mark_sent(channel.id, id, now(), now() + GAPS[channel.kind]))

    def message(self, channel: Channel, id: str, notices: list[CallNotice], zone: str) -> CallMessage:
        origin, name = self.base or channel.origin, ""
        if channel.place:
            seats = notices[0].row.summary.seats
            name = seats[notices[0].call.seat].name
        return compose(id, notices, channel.language, origin, self.stop_link(channel), zone, name)

    async def fail(self, channel: Channel, message: str, fault: Unreachable, is_taken: bool) -> None:
        """Note a failure; try again later, or stop the channel after the last try or if it is gone."""
        tries, at = channel.tries + 1, now()
        is_over = fault.key == "gone" or tries > len(RETRIES)
        again = 0 if is_over else at + RETRIES[tries - 1]
        failed = replace(channel, state="stopped" if is_over else "failing", tries=tries, fault=str(fault))
        if is_taken and not fault.status and not self.senders[channel.kind].is_repeatable(channel):
            await await_write(self.store.put_back(channel.id, message, at + DAY, same=False))
        await await_write(self.store.mark_failed(failed, message, at, again))
        if again:
            await await_write(self.store.move(channel.id, again))

    # ------------------------------------------------------------ links that need no passport

    def sign(self, what: str, id: str) -> str:
        """Return a token that allows one thing about a channel to whoever has it."""
        return f"{id}.{hmac.new(self.secret, f'{what} {id}'.encode(), 'sha256').hexdigest()[:32]}"

    def signed_id(self, what: str, token: str) -> str:
        """Return the id of the channel that a token is for, empty if it is no such token."""
        id = token.rpartition(".")[0]
        return id if id and hmac.compare_digest(self.sign(what, id).encode(), token.encode()) else ""

    def stop_link(self, channel: Channel) -> str:
        return f"{self.base or channel.origin}/calls/stop#{self.sign('stop', channel.id)}"


def is_true(call: Call, row: TableRow) -> bool:
    """Whether what a call says of a table is still so."""
    seats = row.summary.seats
    if call.seat >= len(seats) or seats[call.seat].holder != call.holder:
        return False
    if call.kind in ("invited", "rematch"):
        return row.phase == "open" and seats[call.seat].reserved
    if call.kind == "ended":
        return row.phase in ("over", "stopped")
    is_turn = row.summary.chooser == call.seat and row.summary.turn == call.turn
    return row.phase == "playing" and is_turn and seats[call.seat].is_person
