"""All messages of the wire. TypeScript types are generated from this file by ``tools/typescript.py``.

A websocket carries one JSON object a message; ``type`` is its tag. Each request has an ``id`` of the client's
choosing and is answered by ``accepted`` or ``refused`` with the same id. What happens at the table comes as ``event``,
one for each version; ``snapshot`` says how everything stands and takes the place of all events before it.
"""

from __future__ import annotations

import msgspec

from regno.proelio.candidates import Slot, Source
from regno.table.clock import Limit
from regno.table.projection import PublicView, SeatView, VisibleEvent
from regno.table.seats import Kind
from regno.table.settings import TableSettings
from regno.table.table import Phase
from regno.web.language import LanguageOrNone

NO_SEAT = -1
NO_VERSION = -1
WIRE_VERSION = 1  # raised when a client written for the messages before would no longer understand them


# ---------------------------------------------------------------- from the client


class Request(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """A request to a table."""

    id: int


class SeatRequest(Request, frozen=True):
    """A request for one seat."""

    seat: int


class Hello(Request, frozen=True, tag="hello"):
    """The first message: the token, the last known version, and the language of sentences."""

    token: str = ""  # without one, a spectator
    have: int = NO_VERSION  # the last version received, to get only what was missed
    language: LanguageOrNone = ""  # empty: no sentences, as programs like it


class Sit(SeatRequest, frozen=True, tag="sit"):
    """Take a free seat, or one of your own again under another name. Without a token one is given in the answer."""

    name: str
    nonce: str = ""  # 16 random bytes as hexadecimal digits: the person's part of the shuffle
    seal: str = ""  # instead of the nonce: its SHA-256 in hexadecimal digits


class InvitePerson(SeatRequest, frozen=True, tag="invite"):
    """Keep a free seat for somebody one has played with, known by a seat at that table (maker only)."""

    table: str
    of: int


class Fill(SeatRequest, frozen=True, tag="fill"):
    """Put a bot on a free seat (organisers only)."""

    bot: str


class Empty(SeatRequest, frozen=True, tag="empty"):
    """Free a seat before the game: one's own, or any (maker only)."""


class Begin(Request, frozen=True, tag="begin"):
    """Deal the cards, or ask for sealed nonces first (organisers only)."""

    without: bool = False  # deal without nonces that were not revealed within ten seconds


class RevealNonce(SeatRequest, frozen=True, tag="reveal"):
    """Reveal the nonce that was sealed, once the standing asks for it; with the last one the cards are dealt."""

    nonce: str


class Submit(SeatRequest, frozen=True, tag="submit"):
    """A choice: its moves in words, played all or none, and the version it was made for."""

    moves: list[str]
    version: int
    note: str = ""  # for the ally, with a Support


class Undo(SeatRequest, frozen=True, tag="undo"):
    """Take the latest choice back, where all others are bots."""


class AskBack(SeatRequest, frozen=True, tag="ask-back"):
    """Ask all people to take back one's latest choice, which revealed nothing."""


class Consent(SeatRequest, frozen=True, tag="consent"):
    """Agree that another person's choice is taken back, or not."""

    yes: bool


class Hint(SeatRequest, frozen=True, tag="hint"):
    """Ask for advice, where all others are bots; it comes in the answer."""

    quick: bool = False  # a first look, to be refined by a second question


class Leave(SeatRequest, frozen=True, tag="leave"):
    """Hand the seat to a bot; the maker may do so for somebody who has been away for half a minute."""


class Return(SeatRequest, frozen=True, tag="return"):
    """Take the seat back from the bot."""


class TakeOver(SeatRequest, frozen=True, tag="take-over"):
    """Take the seat of a person who left, where the table allows that. The answer has a token if one was needed."""

    name: str


class GiveOrder(SeatRequest, frozen=True, tag="order"):
    """Give a standing order, or take it back: ``draw`` until something happens, ``yield`` to a Base card."""

    order: str
    on: bool


class Agree(SeatRequest, frozen=True, tag="agree"):
    """Agree to stop the game, or withdraw that."""

    stop: bool


class Say(SeatRequest, frozen=True, tag="say"):
    """A line of chat."""

    text: str


class Look(SeatRequest, frozen=True, tag="look"):
    """Show the cards of one of several seats on a shared screen, or of none: seat -1."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Create the table of the rematch, or get its id. Seats are reserved for all who played."""


class Close(Request, frozen=True, tag="close"):
    """Close the table (maker only)."""


class Ping(Request, frozen=True, tag="ping"):
    """Check the connection."""


AnyRequest = (
    Hello | Sit | InvitePerson | Fill | Empty | Begin | RevealNonce | Submit | Undo | AskBack | Consent | Hint | Leave
    | Return | TakeOver | GiveOrder | Agree | Say | Look | Rematch | Close | Ping
)  # fmt: skip


# ---------------------------------------------------------------- from the server


class Reply(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A message to one client."""


class SeatSeen(msgspec.Struct, frozen=True):
    """The public part of a seat."""

    kind: Kind
    name: str
    bot: str
    stops: bool  # its person agrees to stop
    host: bool = False  # its person is the maker of the table
    plays: str = ""  # the level that chooses until that of the bot is compiled; empty once it is


class ClockSeen(msgspec.Struct, frozen=True):
    """Time left, in milliseconds, at the moment of the message."""

    running: int  # the seat whose time runs, -1 for none
    left: list[int]


class ShuffleSeen(msgspec.Struct, frozen=True):
    """The published data of the shuffle; the secret is empty before the end."""

    commitment: str
    nonces: dict[str, str]  # by seat
    secret: str


class OutcomeSeen(msgspec.Struct, frozen=True):
    """The outcome of a move, by what the chooser knows."""

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
    """What each possible attack would do to the defender."""

    attacks: list[str]  # what the card face down can be
    after: dict[str, list[BlowSeen]]  # for each of these, by "defence:cards left:patrol:edict", the last two 0 or 1


class Candidate(msgspec.Struct, frozen=True):
    """A move of the client's choice, allowed or not: an enabled or disabled button."""

    move: str  # as in ``own.legal``, if it is allowed
    verb: str  # its first word: attack, deploy, alliance, no ...
    card: str  # the card it names or uses, empty for none
    source: Source  # where that card lies; empty where there is none
    target: int  # the House it is aimed at, -1 for none
    slot: Slot  # its place among the Actions; empty in other choices
    label: str  # the same for people
    reason: str  # why it is not allowed, for programs; empty if it is
    why: str  # the same as a sentence
    outcome: OutcomeSeen | None = None  # where it settles an attack, or may end the chooser's House


class Sentences(msgspec.Struct, frozen=True):
    """Sentences about the present choice, in the client's language. What happened is told by ``happenings``."""

    question: str  # what is asked, and of whom
    candidates: list[Candidate]  # the moves of the client's choice; empty if others choose
    forecast: Forecast | None = None  # for whoever chooses what to deploy


class Standing(msgspec.Struct, frozen=True):
    """The state of a table for one client."""

    phase: Phase
    seats: list[SeatSeen]
    clock: ClockSeen
    shared: PublicView | None  # None before the deal
    own: SeatView | None  # None for spectators, before the deal, and while the hand is hidden
    words: Sentences | None  # None for clients without a language
    takeable: int = NO_SEAT  # the seat whose person may ask to take the latest choice back
    asks_back: int = NO_SEAT  # the seat whose person has asked that
    agreed: list[int] = []  # the seats whose people agree to it
    unsealing: dict[str, str] | None = None  # by seat: seals of nonces that are awaited; None unless they are asked for
    orders: list[str] = []  # the standing orders of the seat looked at, for its person alone


class Snapshot(Reply, frozen=True, tag="snapshot"):
    """The whole state as of a version."""

    version: int
    table: str
    terms: TableSettings
    made_by_you: bool
    arranged_by_you: bool  # whether the client may place bots and deal: the maker, in a rematch all who played
    yours: list[int]  # the seats of the client's person
    looking: int  # the seat whose cards the client sees, -1 for none
    shuffle: ShuffleSeen
    here: list[int]  # the seats whose people have a page open
    seen: list[int]  # for each seat, when its person was last here, in milliseconds since 1970; 0 if unknown
    rematch: str  # the id of the table of the rematch
    rematch_by: int  # the seat of the person who asked for it, -1 for none
    standing: Standing


class Event(Reply, frozen=True, tag="event"):
    """An entry of the table's log. Events missed while away come without ``standing``; a snapshot follows."""

    version: int
    what: str
    seat: int = NO_SEAT
    by: str = ""  # the bot that chose
    timed_out: bool = False
    ordered: bool = False  # by a standing order, for its person alone
    stop: bool = False
    text: str = ""  # of a line of chat, or of a note to the client
    table: str = ""  # of a rematch
    happenings: list[VisibleEvent] = []
    secret: str = ""  # of the shuffle, with the event that ends the game
    standing: Standing | None = None


class Presence(Reply, frozen=True, tag="presence"):
    """The people who are present have changed. This is no entry of the log and has no version."""

    here: list[int]  # the seats whose people have a page open
    seen: list[int] = []  # for each seat, when its person was last here, in milliseconds since 1970; 0 if unknown


class MoveRated(msgspec.Struct, frozen=True):
    """One move, with the chance of winning after it and the 95 % interval of that chance."""

    move: str
    label: str  # the same for people; empty for clients without a language
    chance: float
    low: float
    high: float
    surely_worse: bool  # than the first; otherwise chance may have made the difference


class AdviceSeen(msgspec.Struct, frozen=True):
    """The rated moves of a choice by what the seat knows, the best first."""

    moves: list[MoveRated]
    facts: list[str]  # what separates the first from the second, a sentence each
    worlds: int  # imagined deals in which every move was tried
    weak: bool = False  # the server was too busy for half of the usual number


class Accepted(Reply, frozen=True, tag="accepted", omit_defaults=True):
    """A request was done; ``version`` is that of its entry."""

    id: int
    version: int
    token: str = ""  # a new person's, to be kept secret
    table: str = ""  # of a rematch
    advice: AdviceSeen | None = None  # of a hint


class Refused(Reply, frozen=True, tag="refused", omit_defaults=True):
    """A request was not done, and changed nothing."""

    id: int
    reason: str
    text: str  # the same as a sentence, in the client's language or English
    seconds: int = 0  # to wait before asking again


AnyReply = Snapshot | Event | Presence | Accepted | Refused


# ---------------------------------------------------------------- over HTTP


class Made(msgspec.Struct, frozen=True):
    """A new table: its id and the maker's token."""

    table: str
    token: str


class TableSeen(msgspec.Struct, frozen=True):
    """A table in the lobby, or in a person's list."""

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
    title: str = ""  # of an edition of one's own


class Tables(msgspec.Struct, frozen=True):
    """A list of tables."""

    tables: list[TableSeen]


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The tokens of one person, to list their tables."""

    tokens: list[str]


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Erase the data of a token's person from a table."""

    token: str


class Trouble(msgspec.Struct, frozen=True, omit_defaults=True):
    """The JSON error of a request over HTTP."""

    reason: str
    text: str
    seconds: int = 0


REQUEST: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)
ENCODER = msgspec.json.Encoder()
