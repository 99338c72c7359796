"""A table in memory with the people round it: one thing at a time, kept before it is told.

Whatever changes the table goes through ``perform``: under the lock the request is decided, written to the store, and
only then told to the readers. If it cannot be written, the table is taken from the store again and nobody hears of it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from regno.errors import RegnoError
from regno.proelio.formats.move_text import move_text
from regno.proelio.narrator import Narrator
from regno.table import log as table_log
from regno.table.dump import MOVES_BETWEEN_POSITIONS, revive
from regno.table.errors import Denied
from regno.table.live_game import Position
from regno.table.seats import STAND_IN
from regno.table.store.sqlite import Store
from regno.table.table import Table, Told
from regno.web import messages
from regno.web.bots.pool import Bots, NoAnswer, consult_for, question_for
from regno.web.messages import ENCODER, AdviceSeen
from regno.web.tables.client import Reader
from regno.web.tables.presence import AWAY, GRACE, PresenceTracker
from regno.web.tables.serialize import Telling, advice_seen

ADVICE_LATER = 10  # seconds after which advice that is being prepared may be asked for again
RETRY = 5.0  # seconds after which a table whose bot could not be asked tries again

T = TypeVar("T")
log = logging.getLogger("regno.web.tables.room")


def running() -> float:
    """Seconds that only ever grow, also while the machine sleeps where the system counts that."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


STARTED = time.time() - running()


def now() -> int:
    """Milliseconds since 1970 by the clock as it stood when the server started: nobody's time jumps with it."""
    return int((STARTED + running()) * 1000)


async def written(future: Future[T]) -> T:
    """Wait for the store; whoever goes away meanwhile takes nothing back."""
    return await asyncio.shield(asyncio.wrap_future(future))


class NotKept(Exception):
    """What was asked could not be written down, and was not done."""


class Sitting:
    """One table, its readers, and whoever plays the seats that nobody sits on."""

    def __init__(self, table: Table, store: Store, bots: Bots, positioned: int = 0) -> None:
        self.table, self.store, self.bots = table, store, bots
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.positioned = positioned  # moves of the game at the last position kept
        self.runner: asyncio.Task[None] | None = None  # plays the bots and keeps the deadlines
        self.stirred = asyncio.Event()
        self.touched = time.monotonic()
        self.setting_rematch = asyncio.Lock()
        self.presence, self.here = PresenceTracker(), list[int]()

    # ------------------------------------------------------------ changing

    async def perform(self, request: Callable[[Table], Told]) -> Told:
        """Do one thing; it is finished even if the one who asked goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self.performed(request)))

    async def performed(self, request: Callable[[Table], Told]) -> Told:
        async with self.lock:
            told = await self.decided(request)
            await self.keep([told])
            self.tell(told)
        self.touched = time.monotonic()
        self.wake()
        return told

    async def decided(self, request: Callable[[Table], Told]) -> Told:
        """A refusal changes nothing; after a fault of our own the table is read again, for it may be half changed."""
        try:
            return request(self.table)
        except RegnoError:
            raise
        except Exception:
            await self.reload()
            raise

    async def keep(self, told: list[Told]) -> None:
        """Write down; where that fails, what is written is true and what is in memory is not."""
        try:
            await written(self.store.add(self.table, told, self.position_due(told)))
        except Exception as fault:
            log.error("not kept", extra={"table": self.table.id[:4], "fault": repr(fault)})
            await self.reload()
            raise NotKept from fault

    def position_due(self, told: list[Told]) -> Position | None:
        """A position with the deal and after every so many moves; after an undo the count starts there."""
        play = self.table.play
        if play is None or not any(isinstance(each.entry, table_log.Begun | table_log.Moved) for each in told):
            return None
        due = isinstance(told[0].entry, table_log.Begun) or play.count - self.positioned >= MOVES_BETWEEN_POSITIONS
        self.positioned = play.count if due else min(self.positioned, play.count)
        return play.position() if due else None

    async def reload(self) -> None:
        """Take the table from the store again, under the lock; it is replayed beside the event loop."""
        self.table = await asyncio.to_thread(self.stored)
        for reader in self.readers:
            reader.outbox.resync()

    def stored(self) -> Table:
        """The table as the store has it."""
        archive = self.store.archive(self.table.id)
        assert archive is not None
        return revive(archive, now())[0]

    async def put_away(self) -> None:
        """Before the server ends: where the game stands, in a form that a later version can read."""
        if self.runner is not None:
            self.runner.cancel()
        async with self.lock:
            if self.table.play and self.table.phase == "playing":
                await written(self.store.add(self.table, [], self.table.play.position()))

    # ------------------------------------------------------------ telling

    def tell(self, told: Told) -> None:
        """One message a pair of eyes, put before every reader; those whose seats have changed get how it stands."""
        telling = Telling(self.table, now())
        for reader in self.readers:
            reader.let_curtain_fall(self.table)
            if reader.seats != self.table.seats_of(reader.holder):
                reader.outbox.resync()
            else:
                reader.outbox.event(telling.event(told, reader.eyes(self.table)))
        self.tell_presence()

    def snapshot(self, reader: Reader) -> bytes:
        """How it stands for one reader; ask for it under the lock."""
        reader.seats = self.table.seats_of(reader.holder)
        return Telling(self.table, now()).snapshot(reader.eyes(self.table), reader.holder, self.here)

    async def welcome(self, reader: Reader, have: int) -> None:
        """What a reader has missed, then how it stands; from here on everything as it happens."""
        async with self.lock:
            telling, eyes = Telling(self.table, now()), reader.eyes(self.table)
            for told in self.table.since(have) or () if have >= 0 else ():
                reader.outbox.answer(telling.missed(told, eyes))
            self.presence.come(reader.holder)
            self.tell_presence()
            reader.outbox.answer(self.snapshot(reader))
            self.readers.add(reader)
        self.touched = time.monotonic()
        self.wake()

    def recognise(self, reader: Reader, holder: str) -> None:
        """A spectator has become one of the people."""
        if reader.holder != holder:
            reader.holder = holder
            self.presence.come(holder)
            self.tell_presence()
        reader.outbox.resync()

    def depart(self, reader: Reader) -> None:
        """A connection has ended; after a moment without another one its person is away."""
        if reader in self.readers:
            self.readers.discard(reader)
            self.presence.go(reader.holder)
            asyncio.get_running_loop().call_later(GRACE + 0.1, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell every reader who is here, if that has changed."""
        here = [
            seat for seat, each in enumerate(self.table.seats) if each.holder and self.presence.is_here(each.holder)
        ]
        if here != self.here:
            self.here = here
            message = ENCODER.encode(messages.Presence(here=here))
            for reader in self.readers:
                reader.outbox.event(message)

    def refuse_if_present(self, seat: int, by: str) -> None:
        """Nobody takes the seat of a person who is at the table, but that person."""
        holder = self.table.seat_at(seat).holder
        if holder and holder != by and self.presence.away(holder) < AWAY:
            raise Denied("still-here", name=self.table.seats[seat].name)

    async def advise(self, seat: int, language: str) -> tuple[int, AdviceSeen]:
        """What the moves of a person's choice are worth, and the version it speaks of; nothing is changed by it."""
        async with self.lock:
            play, version = self.table.refuse_advice(seat), self.table.version
            view, question = play.game.view(seat), consult_for(play, language)
        try:
            counsel = await self.bots.advise(question)
        except NoAnswer:
            raise Denied("no-advice") from None
        if counsel is None:
            raise Denied("hint-later", seconds=ADVICE_LATER)
        return version, advice_seen(view, counsel, Narrator(language, play.edition.id, seat) if language else None)

    # ------------------------------------------------------------ bots and clocks

    def wake(self) -> None:
        """Something has changed: see to it that bots play and deadlines are kept."""
        self.stirred.set()
        if self.runner is None or self.runner.done():
            self.runner = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Play the seats of bots until a person must choose, and keep that person's deadline."""
        while (chooser := self.table.chooser) is not None:
            deadline = self.table.clock.deadline
            try:
                if not chooser.is_person:
                    await self.play_bot(chooser.bot, timed_out=False)
                elif deadline is None:
                    return
                elif deadline > now():
                    await self.pause((deadline - now()) / 1000 + 0.005)
                else:
                    await self.play_bot(STAND_IN, timed_out=True)
            except Exception as fault:  # no answer, no disk, or a fault of our own: the game must not stand still
                log.error("bot not played", extra={"table": self.table.id[:4], "fault": repr(fault)})
                await self.pause(RETRY)

    async def pause(self, seconds: float) -> None:
        """Wait, but no longer than until something changes."""
        self.stirred.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.stirred.wait(), seconds)

    async def play_bot(self, level: str, timed_out: bool) -> None:
        """One choice by a bot. It takes the table's pace, whatever its cards are and however long it thought."""
        async with self.lock:
            table, play, version = self.table, self.table.play, self.table.version
            if play is None or table.chooser is None:
                return
            seat, question = play.who, question_for(play, level, table.terms.pace)
        pace = 0.0 if timed_out else table.terms.pace / 1000
        move, _ = await asyncio.gather(self.bots.choose(question), asyncio.sleep(pace))

        def choose(table: Table) -> Told:
            table.refuse_stale(version)
            is_due = table.clock.is_over(now()) if timed_out else not table.seats[seat].is_person
            if not is_due or table.play is None:
                raise Denied("never-left")
            text = move_text(table.play.state, move)
            return table.submit(seat, [text], version, now(), by=level, timed_out=timed_out)

        with contextlib.suppress(Denied):  # somebody was quicker: came back, undid, or chose at the last moment
            await self.perform(choose)
