"""The state of a table: seats, game, clock, log; what may be asked of it, and the checks that requests share."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from regno.proelio.clash import Clash
from regno.proelio.events import Event
from regno.table.bot_proof import BotChoice
from regno.table.clock import Clock
from regno.table.errors import TableError
from regno.table.fair_shuffle import Shuffle
from regno.table.live_game import LiveGame
from regno.table.log import AnyEntry
from regno.table.projection import Projection
from regno.table.seats import Seat, is_visible
from regno.table.settings import TableSettings

MAX_RECENT = 128  # entries a reconnecting client may catch up with; beyond that it gets a snapshot
MAX_CHAT, MAX_NOTE = 200, 100  # characters
MAX_OTHER, MAX_TALK = 2_000, 1_500  # entries of a log besides moves, and those after which there is no more chat

Phase = Literal["open", "playing", "over", "stopped", "closed"]


@dataclass(frozen=True)
class AppliedEntry:
    """An entry of the log, its version, and the game events it caused."""

    version: int
    entry: AnyEntry
    events: tuple[Event, ...] = ()
    clash: Clash | None = None  # the attack under way before them


@dataclass
class TakeBack:
    """A wish to take the latest choice back, and who agrees."""

    seat: int
    agreed: set[int] = field(default_factory=set)


class TableState:
    """What a table is at one moment. People are known by the hash of a token."""

    def __init__(self, id: str, settings: TableSettings, secret: str, maker: str, made: int = 0) -> None:
        settings.check()
        self.id, self.settings, self.maker = id, settings, maker  # the maker by the hash of the token
        self.made = made
        self.shuffle = Shuffle(secret, seed=settings.seed)
        self.seats = [Seat() for _ in range(settings.houses)]
        self.clock = Clock(settings.clock, settings.houses)
        self.live: LiveGame | None = None
        self.phase: Phase = "open"
        self.unsealed: int | None = None  # when people were asked for the nonces that they sealed
        self.version = 0
        self.game_version = 0  # of the last entry that changed the game
        self.turn_seat, self.turn_version = -1, 0  # the seat to choose, and of the entry since which it is the same
        self.others = 0  # entries besides the deal and moves
        self.partners: set[str] = set()  # people of the previous game, for whom seats were reserved here
        self.rematch = ""  # the id of the table of the rematch
        self.rematch_by = -1  # the seat of the person who asked for it
        self.take_back: TakeBack | None = None
        self.orders: dict[int, set[str]] = {}  # standing orders, by seat
        self.choices: list[tuple[int, int]] = []  # those not undone: the seat, and the moves played before it
        self.bot_choices: dict[int, BotChoice] = {}  # those that can be repeated, by the moves played before
        self.recent: deque[AppliedEntry] = deque(maxlen=MAX_RECENT)

    # ------------------------------------------------------------ queries

    def seat_at(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise TableError("no-seat")
        return self.seats[number]

    def seats_of(self, holder: str) -> list[int]:
        """Return the seats of one person, by the hash of the token."""
        return [number for number, seat in enumerate(self.seats) if seat.holder == holder] if holder else []

    def is_known(self, holder: str) -> bool:
        """Whether a person is the maker or one of the people of this table."""
        return bool(holder) and (holder == self.maker or holder in self.partners or bool(self.seats_of(holder)))

    def is_organiser(self, by: str) -> bool:
        """Whether a person may place bots and deal: the maker, and in a rematch all who played before."""
        return by == self.maker or by in self.partners

    def projection(self) -> Projection | None:
        """Return the game as its readers may know it now, None before the deal."""
        return self.live.projection() if self.live else None

    @property
    def chooser(self) -> Seat | None:
        """The seat that must choose now, None while none must."""
        return self.seats[self.live.who] if self.live and self.phase == "playing" else None

    @property
    def secret(self) -> str:
        """The secret of the shuffle once the game has ended, empty before."""
        return self.shuffle.secret if self.live and self.phase in ("over", "stopped") else ""

    def is_alone(self, seat: int) -> bool:
        """Whether all other seats belong to bots."""
        return [number for number, each in enumerate(self.seats) if each.holder] == [seat]

    def since(self, version: int) -> list[AppliedEntry] | None:
        """Return the entries after a version, None if they are no longer in memory or the version is unknown."""
        missed = self.version - version
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]

    # ------------------------------------------------------------ checks that raise TableError

    def require_space(self, most: int = MAX_OTHER) -> None:
        """Raise TableError if the log has so many entries besides moves. Leaving and closing are always possible."""
        if self.others >= most:
            raise TableError("log-full", most=most)

    def require_maker(self, by: str) -> None:
        if by != self.maker:
            raise TableError("not-maker")

    def require_organiser(self, by: str) -> None:
        if not self.is_organiser(by):
            raise TableError("not-maker")

    def require_own_seat(self, by: str, seat: int) -> None:
        """Raise TableError unless the seat is that person's; an empty ``by`` is a spectator, who has none."""
        if seat not in self.seats_of(by):
            self.seat_at(seat)
            raise TableError("not-maker")

    def require_open(self) -> None:
        if self.phase != "open":
            raise TableError("closed" if self.phase == "closed" else "begun")

    def require_gathering(self) -> None:
        """Raise TableError unless seats may change: once nonces are revealed, nobody may come with another."""
        self.require_open()
        if self.unsealed is not None:
            raise TableError("unsealing")

    def require_free(self, seat: int) -> None:
        taken = self.seat_at(seat)
        if taken.kind == "reserved":
            raise TableError("seat-reserved", house=seat, name=taken.name)
        if taken.kind != "open":
            raise TableError("seat-taken", house=seat)

    def require_playing(self) -> LiveGame:
        if self.phase != "playing" or self.live is None:
            raise TableError("not-playing")
        return self.live

    def require_finished(self) -> None:
        if self.phase not in ("over", "stopped"):
            raise TableError("closed" if self.phase == "closed" else "still-playing")

    def require_over(self) -> LiveGame:
        """Return the game if it has ended: what shows every card waits for that."""
        if self.live is None or self.phase not in ("over", "stopped"):
            raise TableError("record-later")
        return self.live

    def require_alone(self, seat: int, reason: str) -> None:
        """Raise ``reason`` unless all other seats belong to bots."""
        if not self.is_alone(seat):
            raise TableError(reason)

    def require_undoable(self, seat: int) -> int:
        """Return how many moves stay if a person alone among bots takes back the latest choice."""
        self.require_playing()
        self.require_alone(seat, "undo-among-people")
        self.require_space()
        before = [count for chooser, count in self.choices if chooser == seat]
        if not before:
            raise TableError("nothing-to-undo")
        return before[-1]

    def require_advisable(self, seat: int) -> LiveGame:
        """Return the game if advice is allowed: alone among bots, on one's own choice between two moves or more."""
        live = self.require_playing()
        self.require_alone(seat, "hint-among-people")
        if live.who != seat:
            raise TableError("not-your-choice", house=live.who)
        if len(live.legal_moves()) < 2:
            raise TableError("one-move")
        return live

    def require_current(self, version: int) -> None:
        """Refuse a choice made for an earlier state of the game; entries that did not change the game are ignored."""
        if not self.game_version <= version <= self.version:
            raise TableError("stale")

    def validate_note(self, note: str, moves: Sequence[int | str]) -> str:
        """Return a trimmed note; it may only go with the card of a Support, where the settings allow notes [125]."""
        if not note:
            return ""
        if not self.settings.support_note:
            raise TableError("no-notes")
        words = [move.split() for move in moves if isinstance(move, str)]
        if not any(each[:1] == ["support"] and len(each) == 2 for each in words):
            raise TableError("note-without-support")
        return validate_line(note, MAX_NOTE)


def validate_line(text: str, most: int) -> str:
    """Return a line with its spaces trimmed; raise TableError if it is too long or has invisible characters."""
    trimmed = " ".join(text.split())
    if not 1 <= len(trimmed) <= most:
        raise TableError("bad-line", most=most)
    if not is_visible(trimmed):
        raise TableError("unseen-letters")
    return trimmed
