"""A table as an event-sourced state machine: seats, a game, a log. It does no I/O and is given the time.

Every request either appends one entry to the log and returns it as an AppliedEntry, or raises a RegnoError and changes
nothing. ``apply`` rebuilds a table from its log; requests and ``apply`` share the effects of entries.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.players import PLAYERS
from regno.proelio.events import Event
from regno.proelio.formats.record import record_text
from regno.table import log, orders, take_back
from regno.table.bot_proof import bot_lines
from regno.table.effects import EFFECTS, is_taking_back
from regno.table.errors import TableError
from regno.table.fair_shuffle import check_nonce, check_seal, seal_of
from regno.table.live_game import LiveGame, SavedPosition
from regno.table.log import AnyEntry
from regno.table.seats import STAND_IN, validate_bot, validate_name
from regno.table.table_state import (
    MAX_CHAT,
    MAX_NOTE,
    MAX_OTHER,
    MAX_RECENT,
    MAX_TALK,
    AppliedEntry,
    Phase,
    TableState,
    validate_line,
)

REVEAL_WITHIN = 10_000  # milliseconds that everybody has to reveal a nonce

__all__ = ["MAX_CHAT", "MAX_NOTE", "MAX_OTHER", "MAX_RECENT", "MAX_TALK", "AppliedEntry", "Phase", "Table"]


class Table(TableState):
    """One table, from its creation until it is closed. People are known by the hash of a token."""

    # ------------------------------------------------------------ before the game

    def sit(self, seat: int, name: str, holder: str, nonce: str, now: int, seal: str = "") -> AppliedEntry:
        """Seat a person on a free seat, or rename one on a seat of their own. One person may take several seats.

        A ``seal`` stands for a nonce that is revealed when all seats are taken; whoever gives one gives no nonce.
        """
        self.require_gathering()
        self.require_space()
        if self.seat_at(seat).holder != holder:
            self.require_free(seat)
        if seal and not nonce:
            check_seal(seal)
        else:
            check_nonce(nonce)
        if self.settings.seed is not None and any(other.holder not in ("", holder) for other in self.seats):
            raise TableError("seed-for-one")
        return self.enter(log.Sat(now, seat, validate_name(name), holder, nonce, seal if not nonce else ""))

    def reserve(self, by: str, seat: int, holder: str, name: str, now: int, *, invited: bool = False) -> AppliedEntry:
        """Reserve a free seat for a person; only the maker may. Who is ``invited`` is a guest, not an organiser."""
        self.require_maker(by)
        self.require_gathering()
        self.require_space()
        self.require_free(seat)
        return self.enter(log.Reserved(now, seat, name, holder, invited))

    def fill(self, by: str, seat: int, bot: str, now: int) -> AppliedEntry:
        """Put a bot on a free or reserved seat; only organisers may."""
        self.require_organiser(by)
        self.require_gathering()
        self.require_space()
        if self.seat_at(seat).kind != "reserved":
            self.require_free(seat)
        return self.enter(log.Filled(now, seat, validate_bot(bot)))

    def empty(self, by: str, seat: int, now: int) -> AppliedEntry:
        """Free a seat: a person their own, organisers that of a bot or a reserved one, the maker any."""
        self.require_gathering()
        is_others = self.seat_at(seat).kind == "person" and by != self.maker
        if is_others or not self.is_organiser(by):
            self.require_own_seat(by, seat)
        if self.seat_at(seat).kind == "open":
            raise TableError("seat-free")
        return self.enter(log.Emptied(now, seat))

    def begin(self, by: str, now: int, without: bool = False) -> AppliedEntry:
        """Deal the cards once every seat is taken, or ask for sealed nonces first; only organisers may.

        ``without`` deals without nonces that nobody has revealed in time.
        """
        self.require_organiser(by)
        self.require_open()
        free = sum(seat.kind in ("open", "reserved") for seat in self.seats)
        if free:
            raise TableError("seats-free", count=free)
        if self.shuffle.withheld():
            if self.unsealed is None:
                return self.enter(log.Unsealed(now))
            if not without or now - self.unsealed < REVEAL_WITHIN:
                raise TableError("unsealing")
        return self.deal(now)

    def reveal(self, seat: int, nonce: str, now: int) -> AppliedEntry:
        """Reveal the nonce that a person sealed, once all are asked for theirs; with the last one the cards are dealt.

        A nonce that was not sealed, or was revealed before, is refused.
        """
        self.require_open()
        if self.unsealed is None:
            raise TableError("still-sealed")
        check_nonce(nonce)
        withheld = self.shuffle.withheld()
        if withheld.get(seat) != seal_of(nonce):
            raise TableError("wrong-seal")
        if len(withheld) > 1:
            return self.enter(log.Revealed(now, seat, nonce))
        return self.deal(now, seat, nonce)

    def deal(self, now: int, seat: int = -1, nonce: str = "") -> AppliedEntry:
        """Deal the cards, with the nonce that came last if there is one."""
        if nonce:
            self.shuffle.nonces[seat] = nonce
        live = self.new_game()
        events = live.answer_chance()
        self.live = live
        return self.enter(log.Begun(now, list(live.game.moves), seat, nonce), events)

    # ------------------------------------------------------------ the game

    def submit(
        self,
        seat: int,
        moves: Sequence[int | str],
        version: int,
        now: int,
        by: str = "",
        timed_out: bool = False,
        note: str = "",
        simulations: int = -1,
        unready: bool = False,
    ) -> AppliedEntry:
        """Play the moves of one choice by the seat to choose, all or none, each by its number or in words.

        ``version`` is what the chooser saw last, ``by`` the level of a bot, empty for a person, and ``simulations``
        what it made, below 0 if its choice cannot be repeated; ``unready`` says that the Steward chose. Raise
        TableError for a person whose seat a bot plays.
        """
        live = self.require_playing()
        if not by and self.seat_at(seat).kind == "stand_in":
            raise TableError("already-left")
        self.require_current(version)
        if live.who != seat:
            raise TableError("not-your-choice", house=live.who)
        note = self.validate_note(note, moves)
        before = len(live.game.moves)
        events = live.choose(moves)
        version = PLAYERS[by].version if simulations > 0 else 1
        played = live.game.moves[before:]
        entry = log.Moved(now, seat, played, by, timed_out, note, simulations, unready, level_version=version)
        return self.enter(entry, events)

    def undo(self, seat: int, now: int) -> AppliedEntry:
        """Take back the person's latest choice and all that followed; everybody else must be a bot."""
        return self.enter(log.Undone(now, self.require_undoable(seat)))

    def ask_back(self, seat: int, now: int) -> AppliedEntry:
        """Ask all people to take the latest choice back, which was this person's and revealed nothing."""
        return self.enter(take_back.ask(self, seat, now))

    def consent(self, seat: int, yes: bool, now: int) -> AppliedEntry:
        """Agree to take a choice back, or not; it is taken back once all people agree."""
        return self.enter(take_back.consent(self, seat, yes, now))

    def leave(self, by: str, seat: int, now: int) -> AppliedEntry:
        """Hand a person's seat to a stand-in bot, at the wish of that person or of the maker."""
        self.require_playing()
        if by != self.maker:
            self.require_own_seat(by, seat)
        if not self.seat_at(seat).is_person:
            raise TableError("already-left")
        return self.enter(log.Left(now, seat, STAND_IN))

    def come_back(self, seat: int, now: int) -> AppliedEntry:
        """Give the seat back from the stand-in bot to its person."""
        self.require_playing()
        if self.seats[seat].kind != "stand_in":
            raise TableError("never-left")
        self.require_space()
        return self.enter(log.Returned(now, seat))

    def take_over(self, seat: int, name: str, holder: str, now: int) -> AppliedEntry:
        """Give the seat of a person who left to another, where the table allows that, who has seen no other hand."""
        self.require_playing()
        if not self.settings.handover:
            raise TableError("no-handover")
        if self.seat_at(seat).kind != "stand_in":
            raise TableError("seat-taken", house=seat)
        if self.seats_of(holder):
            raise TableError("one-seat")
        self.require_space()
        return self.enter(log.Replaced(now, seat, validate_name(name), holder))

    def order(self, seat: int, order: str, on: bool, now: int) -> AppliedEntry:
        """Give a standing order, or take it back."""
        return self.enter(orders.ask(self, seat, order, on, now))

    def obey(self, seat: int, version: int, now: int) -> AppliedEntry:
        """Play what the person to choose has ordered; raise TableError if there is no such order any more."""
        self.require_current(version)
        move, live = orders.ordered_move(self), self.require_playing()
        if not move or live.who != seat:
            raise TableError("bad-order")
        before = len(live.game.moves)
        happened = live.choose([move])
        return self.enter(log.Moved(now, seat, live.game.moves[before:], ordered=True), happened)

    def agree(self, seat: int, stop: bool, now: int) -> AppliedEntry:
        """Record whether a person agrees to stop; when all people have agreed, the game stops without a winner."""
        self.require_playing()
        if not self.seats[seat].is_person:
            raise TableError("already-left")
        self.require_space()
        return self.enter(log.Agreed(now, seat, stop))

    def say(self, seat: int, text: str, now: int) -> AppliedEntry:
        """Add a line of chat from a person at the table."""
        if not self.settings.talk:
            raise TableError("no-talk")
        if self.phase == "closed":
            raise TableError("closed")
        self.require_space(MAX_TALK)
        return self.enter(log.Said(now, seat, validate_line(text, MAX_CHAT)))

    # ------------------------------------------------------------ after the game

    def set_rematch(self, table: str, seat: int, now: int, instead: str = "") -> AppliedEntry:
        """Record the table of the rematch, ``instead`` of one that was closed; raise TableError if there is another."""
        self.require_finished()
        if self.rematch != instead:
            raise TableError("rematch-set")
        return self.enter(log.Rematched(now, table, seat))

    def resume_clock(self, now: int) -> AppliedEntry:
        """Restart the running clock at ``now`` after the server was down, also for later replays of the log."""
        self.require_playing()
        return self.enter(log.Resumed(now))

    def close(self, by: str, now: int) -> AppliedEntry:
        """Close the table; only the maker may, at any time."""
        self.require_maker(by)
        if self.phase == "closed":
            raise TableError("closed")
        return self.enter(log.Closed(now))

    def record(self) -> str:
        """Return the whole game as a verifiable Record; raise TableError before its end, for it shows every card."""
        live = self.require_over()
        bots = bot_lines({*self.shuffle.nonces, *self.shuffle.seals}, self.bot_choices, self.settings.models)
        return "\n".join([*self.shuffle.record_lines(live.earlier), *bots, record_text(live.game)])

    # ------------------------------------------------------------ the log

    @property
    def is_restless(self) -> bool:
        """Whether the server must act by itself: a bot must choose, a clock runs, or a person has left an order."""
        chooser = self.chooser
        if chooser is None:
            return False
        return not chooser.is_person or self.clock.deadline is not None or bool(orders.ordered_move(self))

    def apply(self, entry: AnyEntry) -> AppliedEntry:
        """Apply an entry of the log, replaying its moves."""
        events: Sequence[Event] = ()
        if isinstance(entry, log.Begun | log.Moved):
            self.note_nonce(entry)
            if self.live is None:
                self.live = self.new_game()
            events = self.live.replay(entry.played)
        return self.enter(entry, events)

    def enter(self, entry: AnyEntry, events: Sequence[Event] = ()) -> AppliedEntry:
        """Apply an entry whose moves, if it has any, are played already and caused these events."""
        if effect := EFFECTS.get(type(entry)):
            effect(self, entry)
        self.end_if_over()
        return self.append(entry, events)

    def append(self, entry: AnyEntry, events: Sequence[Event] = ()) -> AppliedEntry:
        """Append an entry to the log without its effects on seats and phase."""
        self.version += 1
        self.note_nonce(entry)
        if isinstance(entry, log.Begun | log.Moved | log.Undone) or is_taking_back(entry):
            self.game_version, self.take_back = self.version, None
        self.others += not isinstance(entry, log.Begun | log.Moved)
        self.run_clock(entry.at)
        self.note_turn()
        orders.disarm(self, events)
        applied = AppliedEntry(self.version, entry, tuple(events), self.live.clash if self.live and events else None)
        self.recent.append(applied)
        return applied

    def note_nonce(self, entry: AnyEntry) -> None:
        """Take the nonce that came with the deal, without which there is no key."""
        if isinstance(entry, log.Begun) and entry.nonce:
            self.shuffle.nonces[entry.seat] = entry.nonce

    def note_turn(self) -> None:
        """Remember since which entry the same seat has had to choose."""
        seat = self.live.who if self.live and self.chooser else -1
        if seat != self.turn_seat:
            self.turn_seat, self.turn_version = seat, self.version

    def end_if_over(self) -> None:
        if self.live and self.live.game.result and self.phase == "playing":
            self.phase = "over"

    def new_game(self, start: SavedPosition | None = None) -> LiveGame:
        return LiveGame(self.settings.rulebook(), self.settings.options(), self.shuffle.key(), start)

    def run_clock(self, now: int) -> None:
        """Run the clock of the person to choose; it restarts only when the chooser or the game changed."""
        chooser = self.chooser
        seat = self.live.who if self.live and chooser and chooser.is_person else None
        if seat != self.clock.seat or self.game_version == self.version:
            self.clock.switch(seat, now)
