"""Every message of the wire, each way. TypeScript types are made from this file by ``tools/typescript.py``.

A websocket carries one JSON object a message, told apart by ``type``. Each request has an ``id`` of the client's
choosing and is answered by ``accepted`` or ``refused`` with the same id. What happens at the table comes as ``event``,
one for each version; ``snapshot`` says how everything stands and takes the place of all events before it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from regno.table.clock import Limit
from regno.table.projection import PublicView, SeatView, VisibleEvent
from regno.table.seats import Kind
from regno.table.settings import TableSettings
from regno.table.table import Phase

NO_SEAT = -1
NO_VERSION = -1
WIRE_VERSION = 1  # raised when a client written for the messages before would no longer understand them


# ---------------------------------------------------------------- from the client


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table."""

    id: int


class Hello(Request, frozen=True, tag="hello"):
    """The first message: who is there, what is known already, and in which language to speak."""

    token: str = ""  # without one, a spectator
    have: int = NO_VERSION  # the last version received, to get only what was missed
    language: Literal["", "en", "it"] = ""  # empty: no sentences, as programs like it


class Sit(Request, frozen=True, tag="sit"):
    """Take a free seat, or one of your own again under another name. Without a token one is given in the answer."""

    seat: int
    name: str
    nonce: str  # 16 random bytes as hexadecimal digits: the person's part of the shuffle


class Fill(Request, frozen=True, tag="fill"):
    """The maker sets a bot on a free seat."""

    seat: int
    bot: str


class Empty(Request, frozen=True, tag="empty"):
    """Get up, or the maker frees a seat, before the game."""

    seat: int


class Begin(Request, frozen=True, tag="begin"):
    """The maker has the cards dealt."""


class Submit(Request, frozen=True, tag="submit"):
    """A choice: its moves in words, all of them or none; and the version it answers."""

    seat: int
    moves: list[str]
    version: int
    note: str = ""  # for the ally, with a Support


class Undo(Request, frozen=True, tag="undo"):
    """Take the latest choice back, where all others are bots."""

    seat: int


class Hint(Request, frozen=True, tag="hint"):
    """What would be good to do now? Where all others are bots; the advice is in the answer."""

    seat: int


class Leave(Request, frozen=True, tag="leave"):
    """Hand the seat to a bot; the maker may do so for somebody who has been away for half a minute."""

    seat: int


class Return(Request, frozen=True, tag="return"):
    """Take the seat back from the bot."""

    seat: int


class Agree(Request, frozen=True, tag="agree"):
    """Agree to stop the game, or no longer."""

    seat: int
    stop: bool


class Say(Request, frozen=True, tag="say"):
    """A line of chat."""

    seat: int
    text: str


class Look(Request, frozen=True, tag="look"):
    """Who holds several seats sees one at a time, or none behind the curtain: seat -1."""

    seat: int


class Rematch(Request, frozen=True, tag="rematch"):
    """Set the same table again, once the game is over, or learn where it is. Seats are reserved for all who played."""


class Close(Request, frozen=True, tag="close"):
    """The maker clears the table."""


class Ping(Request, frozen=True, tag="ping"):
    """Is anybody there?"""


AnyRequest = (
    Hello | Sit | Fill | Empty | Begin | Submit | Undo | Hint | Leave | Return | Agree | Say | Look | Rematch | Close
    | Ping
)  # fmt: skip


# ---------------------------------------------------------------- from the server


class Reply(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something told to one client."""


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Kind
    name: str
    bot: str
    stops: bool  # its person agrees to stop
    host: bool = False  # its person has set the table


class ClockSeen(msgspec.Struct, frozen=True):
    """Time left, in milliseconds, at the moment of the message."""

    running: int  # the seat whose time runs, -1 for none
    left: list[int]


class ShuffleSeen(msgspec.Struct, frozen=True):
    """What there is to check of the shuffle; the secret comes after the end."""

    commitment: str
    nonces: dict[str, str]  # by seat
    secret: str


class OutcomeSeen(msgspec.Struct, frozen=True):
    """What comes of a move, by what the chooser knows."""

    falls: bool  # the chooser's House falls by it, whatever is answered
    text: str  # the sum, and what is lost
    verdict: str  # how it ends: "your House stands, 1 card lost"


class BlowSeen(msgspec.Struct, frozen=True):
    """What one attack would do after a deployment. Numbers are cards lost; -1 for a way that is not there, or ends the
    House.
    """

    falls: bool  # whatever is answered
    keep: int  # with the Fortification kept, or without one
    give: int  # with the Fortification lost
    perk: int  # with a Perk of one's own


class Forecast(msgspec.Struct, frozen=True):
    """What each attack that is possible would do to the one who defends."""

    attacks: list[str]  # what the card face down can be
    after: dict[str, list[BlowSeen]]  # for each of these, by "defence:cards left:patrol:edict", the last two 0 or 1


class Candidate(msgspec.Struct, frozen=True):
    """A move that has a place in the reader's choice, allowed or not: a button, perhaps a grey one."""

    move: str  # as in ``own.legal``, if it is allowed
    label: str  # the same for people
    reason: str  # why it is not allowed, for programs; empty if it is
    why: str  # the same as a sentence
    outcome: OutcomeSeen | None = None  # where it settles an attack, or may end the chooser's House


class Sentences(msgspec.Struct, frozen=True):
    """Sentences in the reader's language."""

    story: list[str]  # what happened
    question: str  # what is asked, and of whom
    candidates: list[Candidate]  # what the reader may choose, and what not and why; empty if others choose
    forecast: Forecast | None = None  # for whoever chooses what to deploy


class Standing(msgspec.Struct, frozen=True):
    """How a table stands for one reader."""

    phase: Phase
    seats: list[SeatSeen]
    clock: ClockSeen
    shared: PublicView | None  # None before the deal
    own: SeatView | None  # None for spectators, before the deal, and behind the curtain
    words: Sentences | None  # None for readers without a language


class Snapshot(Reply, frozen=True, tag="snapshot"):
    """Everything, as of a version."""

    version: int
    table: str
    terms: TableSettings
    made_by_you: bool
    arranged_by_you: bool  # whether the reader may set bots and deal: the maker, and in a rematch all who played before
    yours: list[int]  # the seats of the reader
    looking: int  # the seat whose cards the reader sees, -1 for none
    shuffle: ShuffleSeen
    here: list[int]  # the seats whose people have a page open
    rematch: str  # the table at which the same people go on
    rematch_by: int  # the seat of the person who asked for it, -1 for none
    standing: Standing


class Event(Reply, frozen=True, tag="event"):
    """One thing that happened at the table. Events missed while away come without ``standing``; a snapshot follows."""

    version: int
    what: str
    seat: int = NO_SEAT
    by: str = ""  # the bot that chose
    timed_out: bool = False
    stop: bool = False
    text: str = ""  # of a line of chat, or of a note to the reader
    table: str = ""  # of a rematch
    happenings: list[VisibleEvent] = []
    secret: str = ""  # of the shuffle, with the event that ends the game
    standing: Standing | None = None


class Presence(Reply, frozen=True, tag="presence"):
    """Somebody has come or gone: it changes nothing at the table, and has no version."""

    here: list[int]  # the seats whose people have a page open


class MoveRated(msgspec.Struct, frozen=True):
    """One move, with the chance of winning after it and the 95 % interval of that chance."""

    move: str
    label: str  # the same for people; empty for readers without a language
    chance: float
    low: float
    high: float
    surely_worse: bool  # than the first; otherwise chance may have made the difference


class AdviceSeen(msgspec.Struct, frozen=True):
    """What the moves of a choice are worth by what the seat knows, the best first."""

    moves: list[MoveRated]
    facts: list[str]  # what separates the first from the second, a sentence each
    worlds: int  # imagined deals in which every move was tried


class Accepted(Reply, frozen=True, tag="accepted", omit_defaults=True):
    """A request was done; what it did has the version told."""

    id: int
    version: int
    token: str = ""  # a new person's, to be kept secret
    table: str = ""  # of a rematch
    advice: AdviceSeen | None = None  # of a hint


class Refused(Reply, frozen=True, tag="refused", omit_defaults=True):
    """A request was not done, and changed nothing."""

    id: int
    reason: str
    text: str  # the same as a sentence, in the reader's language or English
    seconds: int = 0  # wait so long before asking again


AnyReply = Snapshot | Event | Presence | Accepted | Refused


# ---------------------------------------------------------------- over HTTP


class Made(msgspec.Struct, frozen=True):
    """The answer to a new table: its name in links, and the maker's token."""

    table: str
    token: str


class TableSeen(msgspec.Struct, frozen=True):
    """A table in the lobby, or among one's own."""

    table: str
    phase: Phase
    edition: str
    houses: int
    guilds: bool
    merchant: bool
    allied: bool
    clock: Limit
    seats: list[SeatSeen]
    commitment: str
    touched: int = 0  # when something last happened there, in milliseconds since 1970
    chooser: int = NO_SEAT  # the seat that must choose now
    ending: str = ""  # how the game ended, empty before its end and for one that was stopped
    winners: list[int] = []
    yours: list[int] = []  # the seats of the person who asks
    your_choice: bool = False  # whether the person who asks must choose
    opened_by: int = -1  # the place of the token that opens it among those asked with
    made: int = 0  # when it was set
    ended: int = 0  # when the game ended or the table was closed, 0 before


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableSeen]


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of one person, for the list of one's own games."""

    tokens: list[str]


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Delete what the holder of a token told a table."""

    token: str


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with a request over HTTP."""

    reason: str
    text: str
    seconds: int = 0


REQUEST: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
ENCODER = msgspec.json.Encoder()
