"""From the table to messages: what each reader is told, made once for all who see alike."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from regno.errors import as_sentence
from regno.proelio import reasons, steps
from regno.proelio.candidates import move_candidates
from regno.proelio.cards import NAMES
from regno.proelio.events import Event as Row
from regno.proelio.forecast import after_move, defend, may_be_fateful
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.info.view import View
from regno.proelio.narrator import Narrator
from regno.proelio.state import ally
from regno.table import log, projection
from regno.table.seats import Seat
from regno.table.summary import TableRow
from regno.table.table import Table, Told
from regno.web.bots.worker import Counsel
from regno.web.messages import (
    ENCODER,
    NO_SEAT,
    AdviceSeen,
    BlowSeen,
    Candidate,
    ClockSeen,
    Event,
    Forecast,
    MoveRated,
    OutcomeSeen,
    SeatSeen,
    ShuffleSeen,
    Snapshot,
    Standing,
    TableSeen,
    Words,
)

NO_TOKENS: Mapping[str, int] = {}
Eyes = tuple[int, str]  # a reader: the seat whose cards he sees, or PUBLIC; and his language


class Telling:
    """Messages about a table at one moment; parts that several readers get are made and encoded once."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.now = table, now
        self.parts: dict[Any, Any] = {}

    def once(self, key: Any, make: Any) -> Any:
        """A part as JSON that was made already, or is made now."""
        if key not in self.parts:
            self.parts[key] = msgspec.Raw(ENCODER.encode(make()))
        return self.parts[key]

    def known(self) -> projection.Known:
        """What every observer knows of every hand, worked out once."""
        if "known" not in self.parts:
            assert self.table.play
            self.parts["known"] = projection.known(self.table.play.knowledge, self.table.terms.houses)
        return cast(projection.Known, self.parts["known"])

    # ------------------------------------------------------------ how it stands

    def standing(self, eyes: Eyes, rows: Sequence[Row] = ()) -> Standing:
        seat, language = eyes
        table, play = self.table, self.table.play
        return Standing(
            phase=table.phase,
            seats=self.once("seats", lambda: seats_seen(table)),
            clock=self.once("clock", lambda: clock_seen(table, self.now)),
            shared=self.once("shared", lambda: projection.shared(play, self.known())) if play else None,
            own=self.own(seat) if play and seat != PUBLIC else None,
            words=self.words(seat, language, rows) if play and language else None,
        )

    def own(self, seat: int) -> Any:
        play = self.table.play
        assert play
        return self.once(("own", seat), lambda: projection.own(play, seat, self.known()))

    def words(self, seat: int, language: str, rows: Sequence[Row]) -> Words:
        """The same in sentences. What is asked of others is told without their cards."""
        play = self.table.play
        assert play
        teller = Narrator(language, play.edition.id, seat)
        asked, view = self.table.phase == "playing", play.game.view(seat)
        return Words(
            story=teller.tell(rows),
            question=teller.decision(view) if asked else "",
            candidates=candidates(view, teller) if asked and view.to_choose else [],
            forecast=forecast_of(view) if asked and view.to_choose and view.state.step == steps.DEPLOY else None,
        )

    # ------------------------------------------------------------ messages

    def event(self, told: Told, eyes: Eyes) -> bytes:
        """One event for all readers with the same eyes."""
        return cast(msgspec.Raw, self.once(("event", told.version, eyes), lambda: self.made(told, eyes)))

    def made(self, told: Told, eyes: Eyes) -> Event:
        return msgspec.structs.replace(
            bare_event(told, eyes[0], self.table),
            secret=self.table.secret,
            standing=self.standing(eyes, told.rows),
        )

    def missed(self, told: Told, eyes: Eyes) -> bytes:
        """An event of which a returning reader gets only what happened."""
        return ENCODER.encode(bare_event(told, eyes[0], self.table))

    def snapshot(self, eyes: Eyes, holder: str, here: list[int]) -> bytes:
        table, shuffle = self.table, self.table.shuffle
        return ENCODER.encode(
            Snapshot(
                version=table.version,
                table=table.id,
                terms=table.terms,
                made_by_you=holder == table.maker,
                arranged_by_you=table.arranges(holder),
                yours=table.seats_of(holder),
                looking=NO_SEAT if eyes[0] == PUBLIC else eyes[0],
                shuffle=ShuffleSeen(
                    shuffle.commitment, {str(seat): nonce for seat, nonce in shuffle.nonces.items()}, table.secret
                ),
                here=here,
                rematch=table.rematch,
                rematch_by=table.rematch_by,
                standing=self.standing(eyes),
            )
        )


def candidates(view: View, teller: Narrator) -> list[Candidate]:
    """Every move with a place in a choice, judged from the chooser's own View: no reason can tell what is hidden."""
    s = view.state
    return [
        Candidate(
            move=move_text(s, move),
            label=teller.move(s, move, view.options),
            reason=reasons.NAMES[reason] if reason else "",
            why=as_sentence(teller.reason(s, move, reason)) if reason else "",
            outcome=None if reason else outcome_of(view, move, teller),
        )
        for move, reason in move_candidates(s, view.options, view.bounds.cards)
    ]


def outcome_of(view: View, move: int, teller: Narrator) -> OutcomeSeen | None:
    """What comes of a move that settles an attack, or by which the chooser's House may fall; None for all others."""
    told = teller.outcome(view, move, after_move(view, move)) if may_be_fateful(view) else None
    return OutcomeSeen(told.falls, told.text, told.verdict) if told else None


def forecast_of(view: View) -> Forecast:
    """What each attack that is possible would do after each deployment."""
    found = defend(view)
    return Forecast(
        attacks=[NAMES[kind] for kind in next(iter(found.values()))],
        after={
            f"{stand.defence}:{stand.left}:{stand.patrol:d}:{stand.edict:d}": [
                BlowSeen(blow.falls, blow.keep, blow.give, blow.perk) for blow in blows.values()
            ]
            for stand, blows in found.items()
        },
    )


def advice_seen(view: View, counsel: Counsel, teller: Narrator | None) -> AdviceSeen:
    """Advice as a reader gets it; programs get no labels."""
    s = view.state
    moves = [
        MoveRated(
            move=move_text(s, each.move),
            label=teller.move(s, each.move) if teller else "",
            chance=round(each.chance, 4),
            low=round(each.low, 4),
            high=round(each.high, 4),
            surely_worse=each.surely_worse,
        )
        for each in counsel.moves
    ]
    return AdviceSeen(moves, list(counsel.facts), counsel.worlds)


def bare_event(told: Told, reader: int, table: Table) -> Event:
    """What an entry tells a reader, field by field; nothing of an entry passes by itself."""
    entry, version = told.entry, told.version
    what = str(type(entry).__struct_config__.tag)
    seat = getattr(entry, "seat", NO_SEAT)
    seen = projection.happenings(told.rows, reader)
    if isinstance(entry, log.Moved):
        note = entry.note if reader in allies_of(table, seat) else ""
        timed_out = entry.timed_out
        return Event(
            version=version, what=what, seat=seat, by=entry.by, timed_out=timed_out, text=note, happenings=seen
        )
    if isinstance(entry, log.Said):
        return Event(version=version, what=what, seat=seat, text=entry.text)
    if isinstance(entry, log.Agreed):
        return Event(version=version, what=what, seat=seat, stop=entry.stop)
    if isinstance(entry, log.Rematched):
        return Event(version=version, what=what, seat=seat, table=entry.table)
    return Event(version=version, what=what, seat=seat, happenings=seen)


def allies_of(table: Table, seat: int) -> tuple[int, ...]:
    """Who may read a seat's note: the seat itself and its ally."""
    return (seat, ally(table.play.state, seat)) if table.play else ()


def seats_seen(table: Table) -> list[SeatSeen]:
    return [seat_seen(seat, table.maker) for seat in table.seats]


def seat_seen(seat: Seat, maker: str) -> SeatSeen:
    """A seat as everybody sees it; the host is the person who has set the table."""
    return SeatSeen(seat.kind, seat.name, seat.bot, seat.stops, bool(seat.holder) and seat.holder == maker)


def clock_seen(table: Table, now: int) -> ClockSeen:
    clock = table.clock
    left = list(clock.left)
    if clock.seat is None:
        return ClockSeen(NO_SEAT, left)
    assert clock.deadline is not None
    left[clock.seat] = max(0, clock.deadline - now)
    return ClockSeen(clock.seat, left)


def row_seen(row: TableRow, holders: Sequence[str] = ()) -> TableSeen:
    """Return a table as a list shows it, to the person who holds these tokens, by their hashes."""
    terms, summary, yours = row.terms, row.summary, row.seats_of(holders)
    chooser, outcome = summary.chooser, summary.outcome
    people = {row.maker, *(seat.holder for seat in summary.seats)} - {""}
    openers = {summary.seats[chooser].holder} if chooser in yours else set()
    return TableSeen(
        row.id, row.phase, terms.edition, terms.houses, terms.guilds, terms.merchant, terms.allied, terms.clock,
        [seat_seen(seat, row.maker) for seat in summary.seats], row.commitment,
        touched=row.touched,
        chooser=chooser,
        ending=outcome.ending if outcome else "",
        winners=list(outcome.winners) if outcome else [],
        yours=yours,
        your_choice=chooser in yours and summary.seats[chooser].is_person,
        opened_by=next((place for place, holder in enumerate(holders) if holder in (openers or people)), -1),
        made=row.made,
        ended=row.ended,
    )  # fmt: skip
