"""The table: seats, a game, a log. Synchronous and pure: the moment is told from outside, nothing waits or sends.

Every request either adds one entry to the log and returns it as Told, or raises what is wrong and changes nothing.
A table read back from its log goes through the same ``apply`` as one at which people sit.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from regno.proelio.events import Event
from regno.proelio.formats.record import record_text
from regno.table import log
from regno.table.clock import Clock
from regno.table.errors import Denied
from regno.table.fair_shuffle import Shuffle, check_nonce
from regno.table.live_game import Play, Position
from regno.table.log import AnyEntry
from regno.table.seats import STAND_IN, Seat, check_bot, check_name, is_visible
from regno.table.settings import Terms

KEPT = 128  # entries a returning reader may catch up with; further back, how it stands must do
MOST_SAID, MOST_NOTE = 200, 100

Phase = Literal["open", "playing", "over", "stopped", "closed"]


@dataclass(frozen=True)
class Told:
    """An entry with its version, and what it made happen in the game."""

    version: int
    entry: AnyEntry
    rows: tuple[Event, ...] = ()


class Table:
    """One table from its setting up to its clearing away."""

    def __init__(self, id: str, terms: Terms, secret: str, maker: str, made: int = 0) -> None:
        terms.check()
        self.id, self.terms, self.maker = id, terms, maker  # the maker by the hash of the token
        self.made = made
        self.shuffle = Shuffle(secret, seed=terms.seed)
        self.seats = [Seat() for _ in range(terms.houses)]
        self.clock = Clock(terms.clock, terms.houses)
        self.play: Play | None = None
        self.phase: Phase = "open"
        self.version = 0
        self.changed = 0  # the version of the last entry that changed the game
        self.partners: set[str] = set()  # people of the game before, for whom seats were reserved here
        self.rematch = ""  # the table at which the same people go on
        self.rematch_by = -1  # the seat of the person who asked for it
        self.choices: list[tuple[int, int]] = []  # each that stands: its seat, and the moves played before it
        self.told: deque[Told] = deque(maxlen=KEPT)

    # ------------------------------------------------------------ before the game

    def sit(self, seat: int, name: str, holder: str, nonce: str, now: int) -> Told:
        """A person takes a free seat, or one of their own again under another name.

        One person may take several and pass the screen round.
        """
        self.refuse_unless_open()
        if self.seat_at(seat).holder != holder:
            self.refuse_unless_free(seat)
        check_nonce(nonce)
        if self.terms.seed is not None and any(other.holder not in ("", holder) for other in self.seats):
            raise Denied("seed-for-one")
        return self.add(log.Sat(now, seat, check_name(name), holder, nonce))

    def reserve(self, by: str, seat: int, holder: str, name: str, now: int) -> Told:
        """The maker keeps a free seat for a person known by the hash of a token."""
        self.refuse_unless_maker(by)
        self.refuse_unless_open()
        self.refuse_unless_free(seat)
        return self.add(log.Reserved(now, seat, name, holder))

    def fill(self, by: str, seat: int, bot: str, now: int) -> Told:
        """The maker sets a bot on a free seat, or on one that is reserved for somebody who does not come."""
        self.refuse_unless_arranging(by)
        self.refuse_unless_open()
        if self.seat_at(seat).kind != "reserved":
            self.refuse_unless_free(seat)
        return self.add(log.Filled(now, seat, check_bot(bot)))

    def empty(self, by: str, seat: int, now: int) -> Told:
        """The maker frees a seat, or a person gets up."""
        self.refuse_unless_open()
        is_others = self.seat_at(seat).kind == "person" and by != self.maker  # the maker alone has people get up
        if is_others or not self.arranges(by):
            self.refuse_unless_their_seat(by, seat)
        if self.seat_at(seat).kind == "open":
            raise Denied("seat-free")
        return self.add(log.Emptied(now, seat))

    def begin(self, by: str, now: int) -> Told:
        """The maker has the cards dealt once every seat is taken."""
        self.refuse_unless_arranging(by)
        self.refuse_unless_open()
        free = sum(seat.kind in ("open", "reserved") for seat in self.seats)
        if free:
            raise Denied("seats-free", count=free)
        play = self.new_play()
        rows = play.answer_chance()
        return self.add(log.Begun(now, list(play.game.moves)), (play, rows))

    # ------------------------------------------------------------ the game

    def submit(
        self,
        seat: int,
        moves: Sequence[str],
        version: int,
        now: int,
        by: str = "",
        timed_out: bool = False,
        note: str = "",
    ) -> Told:
        """A choice of the seat that must choose, as one: all its moves are played, or none."""
        play = self.refuse_unless_playing()
        self.refuse_stale(version)
        if play.who != seat:
            raise Denied("not-your-choice", house=play.who)
        note = self.checked_note(note, moves)
        before = len(play.game.moves)
        rows = play.choose(moves)
        return self.add(log.Moved(now, seat, play.game.moves[before:], by, timed_out, note), (play, rows))

    def undo(self, seat: int, now: int) -> Told:
        """Back to the person's latest choice with all its moves, where everybody else is a bot."""
        self.refuse_unless_playing()
        self.refuse_among_people(seat, "undo-among-people")
        before = [count for chooser, count in self.choices if chooser == seat]
        if not before:
            raise Denied("nothing-to-undo")
        return self.add(log.Undone(now, before[-1]))

    def leave(self, by: str, seat: int, now: int) -> Told:
        """A person leaves the game, or the maker sees that one has gone; a bot plays on and is marked as such."""
        self.refuse_unless_playing()
        if by != self.maker:
            self.refuse_unless_their_seat(by, seat)
        if not self.seat_at(seat).is_person:
            raise Denied("already-left")
        return self.add(log.Left(now, seat, STAND_IN))

    def come_back(self, seat: int, now: int) -> Told:
        """The person takes the seat back from the bot."""
        self.refuse_unless_playing()
        if self.seats[seat].kind != "stand_in":
            raise Denied("never-left")
        return self.add(log.Returned(now, seat))

    def agree(self, seat: int, stop: bool, now: int) -> Told:
        """A person agrees to stop; when all who play have agreed, the game stops without a winner."""
        self.refuse_unless_playing()
        if not self.seats[seat].is_person:
            raise Denied("already-left")
        return self.add(log.Agreed(now, seat, stop))

    def say(self, seat: int, text: str, now: int) -> Told:
        """A line of chat from a person at the table."""
        if not self.terms.talk:
            raise Denied("no-talk")
        if self.phase == "closed":
            raise Denied("closed")
        return self.add(log.Said(now, seat, checked_line(text, MOST_SAID)))

    # ------------------------------------------------------------ after the game

    def rematch_at(self, table: str, seat: int, now: int, instead: str = "") -> Told:
        """The same people go on at another table; the first to ask sets it, ``instead`` of one that is no more."""
        self.refuse_unless_finished()
        if self.rematch != instead:
            raise Denied("rematch-set")
        return self.add(log.Rematched(now, table, seat))

    def resume_clock(self, now: int) -> Told:
        """The server is back: the time of the person who must choose runs from now on, also in a later replay."""
        self.refuse_unless_playing()
        return self.add(log.Resumed(now))

    def close(self, by: str, now: int) -> Told:
        """The maker clears the table, at any time."""
        self.refuse_unless_maker(by)
        if self.phase == "closed":
            raise Denied("closed")
        return self.add(log.Closed(now))

    def record(self) -> str:
        """The whole game as a Record that can be verified; only when it is over, for it tells every card."""
        play = self.refuse_unless_over()
        return "\n".join([*self.shuffle.lines(play.earlier), record_text(play.game)])

    # ------------------------------------------------------------ who and what

    def seat_at(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Denied("no-seat")
        return self.seats[number]

    def seats_of(self, holder: str) -> list[int]:
        """The seats of one person, by the hash of the token."""
        return [number for number, seat in enumerate(self.seats) if holder and seat.holder == holder]

    def is_known(self, holder: str) -> bool:
        """Whether somebody is the maker or one of the people of this table."""
        return bool(holder) and (holder == self.maker or holder in self.partners or bool(self.seats_of(holder)))

    def arranges(self, by: str) -> bool:
        """Whether somebody may set bots and have the cards dealt: the maker, and in a rematch all who played before."""
        return by == self.maker or by in self.partners

    @property
    def chooser(self) -> Seat | None:
        """Who must choose now, None while nobody must."""
        return self.seats[self.play.who] if self.play and self.phase == "playing" else None

    @property
    def is_restless(self) -> bool:
        """Whether something is due that no person does: a bot must choose, or somebody's time runs."""
        chooser = self.chooser
        return chooser is not None and (not chooser.is_person or self.clock.deadline is not None)

    @property
    def secret(self) -> str:
        """The secret of the shuffle, once it can no longer help anybody."""
        return self.shuffle.secret if self.play and self.phase in ("over", "stopped") else ""

    def is_alone(self, seat: int) -> bool:
        """Whether everybody else is a bot."""
        return [number for number, each in enumerate(self.seats) if each.holder] == [seat]

    def since(self, version: int) -> list[Told] | None:
        """What happened after a version, None where the log reaches too far back or the version never was."""
        missed = self.version - version
        if not 0 <= missed <= len(self.told):
            return None
        return list(self.told)[len(self.told) - missed :]

    # ------------------------------------------------------------ what is not allowed

    def refuse_unless_maker(self, by: str) -> None:
        if by != self.maker:
            raise Denied("not-maker")

    def refuse_unless_arranging(self, by: str) -> None:
        if not self.arranges(by):
            raise Denied("not-maker")

    def refuse_unless_their_seat(self, by: str, seat: int) -> None:
        """A spectator is nobody, and so is the holder of a bot's seat: they are not the same."""
        if seat not in self.seats_of(by):
            self.seat_at(seat)
            raise Denied("not-maker")

    def refuse_unless_open(self) -> None:
        if self.phase != "open":
            raise Denied("closed" if self.phase == "closed" else "begun")

    def refuse_unless_free(self, seat: int) -> None:
        taken = self.seat_at(seat)
        if taken.kind == "reserved":
            raise Denied("seat-reserved", house=seat, name=taken.name)
        if taken.kind != "open":
            raise Denied("seat-taken", house=seat)

    def refuse_unless_playing(self) -> Play:
        if self.phase != "playing" or self.play is None:
            raise Denied("not-playing")
        return self.play

    def refuse_unless_finished(self) -> None:
        if self.phase not in ("over", "stopped"):
            raise Denied("closed" if self.phase == "closed" else "still-playing")

    def refuse_unless_over(self) -> Play:
        """What tells every card waits for the end."""
        if self.play is None or self.phase not in ("over", "stopped"):
            raise Denied("record-later")
        return self.play

    def refuse_among_people(self, seat: int, reason: str) -> None:
        """Some things are for a person whose companions are all bots."""
        if not self.is_alone(seat):
            raise Denied(reason)

    def refuse_advice(self, seat: int) -> Play:
        """Advice is for a person among bots, on a choice of his own between two moves or more."""
        play = self.refuse_unless_playing()
        self.refuse_among_people(seat, "hint-among-people")
        if play.who != seat:
            raise Denied("not-your-choice", house=play.who)
        if len(play.legal()) < 2:
            raise Denied("one-move")
        return play

    def refuse_stale(self, version: int) -> None:
        """A choice made looking at an older game is not this one's; chat in between does no harm."""
        if not self.changed <= version <= self.version:
            raise Denied("stale")

    def checked_note(self, note: str, moves: Sequence[str]) -> str:
        """The one word that allies may exchange goes with the card of a Support, where the terms allow it [125]."""
        if not note:
            return ""
        if not self.terms.support_note:
            raise Denied("no-notes")
        if not any(text.split()[:1] == ["support"] and len(text.split()) == 2 for text in moves):
            raise Denied("note-without-support")
        return checked_line(note, MOST_NOTE)

    # ------------------------------------------------------------ the log

    def add(self, entry: AnyEntry, done: tuple[Play, Sequence[Event]] | None = None) -> Told:
        """Enter something new; its game may be played already."""
        return self.note(entry, self.played(entry, done))

    def apply(self, entry: AnyEntry) -> Told:
        """Enter something from the log."""
        return self.note(entry, self.played(entry, None))

    def note(self, entry: AnyEntry, rows: Sequence[Event]) -> Told:
        self.version += 1
        if isinstance(entry, log.Begun | log.Moved | log.Undone):
            self.changed = self.version
        self.run_clock(entry.at)
        told = Told(self.version, entry, tuple(rows))
        self.told.append(told)
        return told

    def played(self, entry: AnyEntry, done: tuple[Play, Sequence[Event]] | None) -> Sequence[Event]:
        """What an entry does to the table; the rows are those of the game."""
        if isinstance(entry, log.Begun | log.Moved):
            rows = self.go_on(entry, done)
            if isinstance(entry, log.Moved):
                self.note_choice(entry)
        else:
            rows = ()
            EFFECTS[type(entry)](self, entry)
        self.end_if_over()
        return rows

    def end_if_over(self) -> None:
        if self.play and self.play.game.result and self.phase == "playing":
            self.phase = "over"

    def go_on(self, entry: log.Begun | log.Moved, done: tuple[Play, Sequence[Event]] | None) -> Sequence[Event]:
        """The deal or a choice: new and already played, or played again from the log."""
        if isinstance(entry, log.Begun):
            self.phase = "playing"
        if done:
            self.play = done[0]
            return done[1]
        if self.play is None:
            self.play = self.new_play()
        return self.play.repeat(entry.played)

    def note_choice(self, entry: log.Moved) -> None:
        """Remember where a choice that was just played began, so that it can be undone as one."""
        assert self.play
        self.choices.append((entry.seat, self.play.count - len(entry.played)))

    def new_play(self, at: Position | None = None) -> Play:
        return Play(self.terms.rulebook(), self.terms.options(), self.shuffle.key(), at)

    def run_clock(self, now: int) -> None:
        """The time of the person who must choose runs; a choice under way does not start it again."""
        chooser = self.chooser
        seat = self.play.who if self.play and chooser and chooser.is_person else None
        if seat != self.clock.seat or self.changed == self.version:
            self.clock.ask(seat, now)


def checked_line(text: str, most: int) -> str:
    """A short line that people may read."""
    trimmed = " ".join(text.split())
    if not 1 <= len(trimmed) <= most:
        raise Denied("bad-line", most=most)
    if not is_visible(trimmed):
        raise Denied("unseen-letters")
    return trimmed


# ---------------------------------------------------------------- what an entry does to the seats


def sat(table: Table, entry: log.Sat) -> None:
    table.seats[entry.seat] = Seat(entry.holder, entry.name)
    table.shuffle.nonces[entry.seat] = entry.nonce


def reserved(table: Table, entry: log.Reserved) -> None:
    table.seats[entry.seat] = Seat(entry.holder, entry.name, reserved=True)
    table.partners.add(entry.holder)


def filled(table: Table, entry: log.Filled) -> None:
    table.seats[entry.seat] = Seat(bot=entry.bot)


def emptied(table: Table, entry: log.Emptied) -> None:
    table.seats[entry.seat] = Seat()
    table.shuffle.nonces.pop(entry.seat, None)


def undone(table: Table, entry: log.Undone) -> None:
    assert table.play
    table.play = table.play.cut_to(entry.kept)
    table.choices = [(seat, count) for seat, count in table.choices if count < entry.kept]


def left(table: Table, entry: log.Left) -> None:
    table.seats[entry.seat].bot = entry.bot
    table.seats[entry.seat].stops = False
    stop_if_all_agree(table)


def returned(table: Table, entry: log.Returned) -> None:
    table.seats[entry.seat].bot = ""


def agreed(table: Table, entry: log.Agreed) -> None:
    table.seats[entry.seat].stops = entry.stop
    stop_if_all_agree(table)


def stop_if_all_agree(table: Table) -> None:
    """Those who have left have no say, and bots neither."""
    people = [seat for seat in table.seats if seat.is_person]
    if people and all(seat.stops for seat in people):
        table.phase = "stopped"


def said(table: Table, entry: log.Said) -> None:
    """Words change nothing."""


def rematched(table: Table, entry: log.Rematched) -> None:
    table.rematch, table.rematch_by = entry.table, entry.seat


def resumed(table: Table, entry: log.Resumed) -> None:
    table.clock.resume(entry.at)


def closed(table: Table, entry: log.Closed) -> None:
    table.phase = "closed"


EFFECTS: dict[type, Callable[[Table, Any], None]] = {
    log.Sat: sat, log.Reserved: reserved, log.Filled: filled, log.Emptied: emptied,
    log.Undone: undone, log.Left: left, log.Returned: returned, log.Agreed: agreed,
    log.Said: said, log.Rematched: rematched, log.Resumed: resumed, log.Closed: closed,
}  # fmt: skip
