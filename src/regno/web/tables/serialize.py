"""Serialization of tables into messages. Parts that several clients get are built and encoded once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from regno.errors import as_sentence
from regno.proelio import reasons, steps
from regno.proelio.candidates import move_candidates
from regno.proelio.cards import NAMES
from regno.proelio.events import Event as GameEvent
from regno.proelio.forecast import after_move, defend, may_be_fateful
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.proelio.state import ally
from regno.table import log, projection
from regno.table.seats import Seat
from regno.table.summary import TableRow
from regno.table.table import AppliedEntry, Table
from regno.web.bots.protocol import AdviceResponse
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
    Sentences,
    ShuffleSeen,
    Snapshot,
    Standing,
    TableSeen,
)

NO_TOKENS: Mapping[str, int] = {}
Viewpoint = tuple[int, str]  # the seat whose cards are seen, or PUBLIC; and the language


class TableSerializer:
    """Serializes a table at one moment, for any number of viewpoints."""

    def __init__(self, table: Table, now: int) -> None:
        self.table, self.now = table, now
        self.parts: dict[Any, Any] = {}

    def once(self, key: Any, make: Any) -> Any:
        """Return a part as JSON, building it at the first call with its key."""
        if key not in self.parts:
            self.parts[key] = msgspec.Raw(ENCODER.encode(make()))
        return self.parts[key]

    def known(self) -> projection.Known:
        """Return what every observer knows of every hand, computed once."""
        if "known" not in self.parts:
            assert self.table.live
            self.parts["known"] = projection.known_cards(self.table.live.knowledge, self.table.settings.houses)
        return cast(projection.Known, self.parts["known"])

    # ------------------------------------------------------------ the state of the table

    def standing(self, viewpoint: Viewpoint, events: Sequence[GameEvent] = ()) -> Standing:
        seat, language = viewpoint
        table, live = self.table, self.table.live
        return Standing(
            phase=table.phase,
            seats=self.once("seats", lambda: seats_seen(table)),
            clock=self.once("clock", lambda: clock_seen(table, self.now)),
            shared=self.once("shared", lambda: projection.public_view(live, self.known())) if live else None,
            own=self.own(seat) if live and seat != PUBLIC else None,
            words=self.words(seat, language, events) if live and language else None,
        )

    def own(self, seat: int) -> Any:
        live = self.table.live
        assert live
        return self.once(("own", seat), lambda: projection.seat_view(live, seat, self.known()))

    def words(self, seat: int, language: str, events: Sequence[GameEvent]) -> Sentences:
        """Return the sentences for one viewpoint, from its own View."""
        live = self.table.live
        assert live
        narrator = Narrator(language, live.edition.id, seat)
        asked, view = self.table.phase == "playing", live.game.view(seat)
        return Sentences(
            story=narrator.tell(events),
            question=narrator.decision(view) if asked else "",
            candidates=candidates(view, narrator) if asked and view.to_choose else [],
            forecast=forecast_of(view) if asked and view.to_choose and view.state.step == steps.DEPLOY else None,
        )

    # ------------------------------------------------------------ messages

    def event(self, applied: AppliedEntry, viewpoint: Viewpoint) -> bytes:
        """Return the event message, encoded once for each viewpoint."""
        return cast(
            msgspec.Raw, self.once(("event", applied.version, viewpoint), lambda: self.build_event(applied, viewpoint))
        )

    def build_event(self, applied: AppliedEntry, viewpoint: Viewpoint) -> Event:
        return msgspec.structs.replace(
            bare_event(applied, viewpoint[0], self.table),
            secret=self.table.secret,
            standing=self.standing(viewpoint, applied.events),
        )

    def missed(self, applied: AppliedEntry, viewpoint: Viewpoint) -> bytes:
        """Return an earlier event for a reconnecting client, without the state of the table."""
        return ENCODER.encode(bare_event(applied, viewpoint[0], self.table))

    def snapshot(self, viewpoint: Viewpoint, holder: str, here: list[int]) -> bytes:
        table, shuffle = self.table, self.table.shuffle
        return ENCODER.encode(
            Snapshot(
                version=table.version,
                table=table.id,
                terms=table.settings,
                made_by_you=holder == table.maker,
                arranged_by_you=table.is_organiser(holder),
                yours=table.seats_of(holder),
                looking=NO_SEAT if viewpoint[0] == PUBLIC else viewpoint[0],
                shuffle=ShuffleSeen(
                    shuffle.commitment, {str(seat): nonce for seat, nonce in shuffle.nonces.items()}, table.secret
                ),
                here=here,
                rematch=table.rematch,
                rematch_by=table.rematch_by,
                standing=self.standing(viewpoint),
            )
        )


def candidates(view: View, narrator: Narrator) -> list[Candidate]:
    """Return every candidate move of a choice, judged from the chooser's own View: no reason reveals a card."""
    s = view.state
    return [
        Candidate(
            move=move_text(s, move),
            label=narrator.move(s, move, view.options),
            reason=reasons.NAMES[reason] if reason else "",
            why=as_sentence(narrator.reason(s, move, reason)) if reason else "",
            outcome=None if reason else outcome_of(view, move, narrator),
        )
        for move, reason in move_candidates(s, view.options, view.bounds.cards)
    ]


def outcome_of(view: View, move: int, narrator: Narrator) -> OutcomeSeen | None:
    """Return the outcome of a move that settles an attack or may defeat the chooser's House; None for others."""
    outcome = narrator.outcome(view, move, after_move(view, move)) if may_be_fateful(view) else None
    return OutcomeSeen(outcome.falls, outcome.text, outcome.verdict) if outcome else None


def forecast_of(view: View) -> Forecast:
    """Return what each possible attack would do after each deployment."""
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


def advice_seen(view: View, advice: AdviceResponse, narrator: Narrator | None) -> AdviceSeen:
    """Return the message of advice; without a narrator it has no labels."""
    s = view.state
    moves = [
        MoveRated(
            move=move_text(s, each.move),
            label=narrator.move(s, each.move) if narrator else "",
            chance=round(each.chance, 4),
            low=round(each.low, 4),
            high=round(each.high, 4),
            surely_worse=each.surely_worse,
        )
        for each in advice.moves
    ]
    return AdviceSeen(moves, list(advice.facts), advice.worlds)


def bare_event(applied: AppliedEntry, observer: int, table: Table) -> Event:
    """Return what an observer may know of an entry. Fields are copied one by one, so that nothing passes by default."""
    entry, version = applied.entry, applied.version
    what = str(type(entry).__struct_config__.tag)
    seat = getattr(entry, "seat", NO_SEAT)
    seen = projection.visible_events(applied.events, observer)
    if isinstance(entry, log.Moved):
        note = entry.note if observer in allies_of(table, seat) else ""
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
    """Return the seats that may read a seat's note: itself and its ally."""
    return (seat, ally(table.live.state, seat)) if table.live else ()


def seats_seen(table: Table) -> list[SeatSeen]:
    return [seat_seen(seat, table.maker) for seat in table.seats]


def seat_seen(seat: Seat, maker: str) -> SeatSeen:
    """Return the public part of a seat."""
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
    """Return a table as lists show it to the person with these hashes of tokens."""
    settings, summary, yours = row.settings, row.summary, row.seats_of(holders)
    chooser, outcome = summary.chooser, summary.outcome
    people = {row.maker, *(seat.holder for seat in summary.seats)} - {""}
    openers = {summary.seats[chooser].holder} if chooser in yours else set()
    return TableSeen(
        row.id, row.phase, settings.edition, settings.houses, settings.guilds, settings.merchant, settings.allied,
        settings.clock, [seat_seen(seat, row.maker) for seat in summary.seats], row.commitment,
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
