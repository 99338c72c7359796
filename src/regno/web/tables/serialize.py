"""Serialization of tables into messages. Parts that several clients get are built and encoded once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec

from regno.errors import as_sentence
from regno.proelio import reasons, steps
from regno.proelio.candidates import move_candidates
from regno.proelio.cards import NAMES
from regno.proelio.forecast import after_move, defend, may_be_fateful
from regno.proelio.formats.move_text import move_text
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.proelio.state import CHANCE, Observer, SeatIndex
from regno.table import log, projection
from regno.table.projection import Projection
from regno.table.seats import STAND_IN, Seat
from regno.table.settings import TableSettings
from regno.table.summary import TableRow
from regno.table.table import AppliedEntry, Phase, Table
from regno.table.take_back import takeable_seat
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
Viewpoint = tuple[Observer, str]  # whose cards are seen, and the language


class StandingSerializer:
    """Serializes how a game stands at one moment, for any number of viewpoints."""

    def __init__(self, phase: Phase, seats: list[SeatSeen], clock: ClockSeen, projection: Projection | None) -> None:
        self.phase, self.seats, self.clock, self.projection = phase, seats, clock, projection
        self.parts: dict[Any, Any] = {}
        self.orders: dict[int, list[str]] = {}
        self.unsealing: dict[str, str] | None = None
        self.take_back: dict[str, Any] = {}  # what there is to say of choices that people want to take back

    def once(self, key: Any, make: Any) -> Any:
        """Return a part as JSON, building it at the first call with its key."""
        if key not in self.parts:
            self.parts[key] = msgspec.Raw(ENCODER.encode(make()))
        return self.parts[key]

    def standing(self, viewpoint: Viewpoint) -> Standing:
        (observer, language), game = viewpoint, self.projection
        seat = None if observer == PUBLIC else SeatIndex(observer)
        return Standing(
            phase=self.phase,
            seats=self.once("seats", lambda: self.seats),
            clock=self.once("clock", lambda: self.clock),
            shared=self.once("shared", lambda: game.shared) if game else None,
            own=self.once(("own", seat), lambda: game.own(seat)) if game and seat is not None else None,
            words=self.words(game, observer, language) if game and language else None,
            **self.take_back,
            unsealing=self.unsealing,
            orders=self.orders.get(seat, []) if seat is not None else [],
        )

    def words(self, game: Projection, observer: Observer, language: str) -> Sentences:
        """Return the sentences of the present choice for one viewpoint, from its own View."""
        narrator, view = Narrator(language, game.edition, observer), game.view(observer)
        asked = self.phase == "playing" and view.state.who != CHANCE
        mine = asked and view.to_choose
        return Sentences(
            question=narrator.decision(view) if asked else "",
            candidates=candidates(view, narrator) if mine else [],
            forecast=forecast_of(view) if mine and view.state.step == steps.DEPLOY else None,
        )


class TableSerializer(StandingSerializer):
    """Serializes the messages of a table."""

    def __init__(self, table: Table, now: int) -> None:
        super().__init__(table.phase, serialize_seats(table), serialize_clock(table, now), table.projection())
        self.table, wish = table, table.take_back
        asked = {"asks_back": wish.seat, "agreed": sorted(wish.agreed)} if wish else {}
        self.take_back = {"takeable": takeable_seat(table), **asked}
        if table.phase == "open" and table.unsealed is not None:
            self.unsealing = {str(seat): seal for seat, seal in table.shuffle.withheld().items()}
        self.orders = {seat: sorted(given) for seat, given in table.orders.items()}

    def event(self, applied: AppliedEntry, viewpoint: Viewpoint) -> bytes:
        """Return the event message, encoded once for each viewpoint."""
        return cast(
            msgspec.Raw, self.once(("event", applied.version, viewpoint), lambda: self.build_event(applied, viewpoint))
        )

    def build_event(self, applied: AppliedEntry, viewpoint: Viewpoint) -> Event:
        """Return the event with the state of the table after it."""
        event = bare_event(applied, viewpoint[0], self.table)
        return msgspec.structs.replace(event, secret=self.table.secret, standing=self.standing(viewpoint))

    def missed_event(self, applied: AppliedEntry, viewpoint: Viewpoint) -> bytes:
        """Return an earlier event for a reconnecting client, without the state of the table."""
        return ENCODER.encode(bare_event(applied, viewpoint[0], self.table))

    def snapshot(self, viewpoint: Viewpoint, holder: str, here: list[int], seen: list[int]) -> bytes:
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
                seen=seen,
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
            move=move_text(s, each.move),
            verb=move_text(s, each.move).partition(" ")[0],
            card=projection.card_name(each.card),
            source=each.source,
            target=each.target,
            slot=each.slot,
            label=narrator.move(s, each.move, view.options),
            reason=reasons.NAMES[each.reason] if each.reason else "",
            why=as_sentence(narrator.reason(s, each.move, each.reason)) if each.reason else "",
            outcome=None if each.reason else outcome_of(view, each.move, narrator),
        )
        for each in move_candidates(s, view.options, view.bounds.cards)
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


def serialize_advice(view: View, advice: AdviceResponse, narrator: Narrator | None) -> AdviceSeen:
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
    return AdviceSeen(moves, list(advice.facts), advice.worlds, advice.weak)


def bare_event(applied: AppliedEntry, observer: Observer, table: Table) -> Event:
    """Return what an observer may know of an entry. Fields are copied one by one, so that nothing passes by default."""
    entry, version = applied.entry, applied.version
    what = str(type(entry).__struct_config__.tag)
    seat = getattr(entry, "seat", NO_SEAT)
    seen = projection.visible_events(applied.events, observer, applied.clash)
    if isinstance(entry, log.Moved):
        note = entry.note if observer in allies_of(table.settings, seat) else ""
        timed_out = entry.timed_out
        return Event(
            version=version,
            what=what,
            seat=seat,
            by=entry.by,
            timed_out=timed_out,
            text=note,
            happenings=seen,
            ordered=entry.ordered and observer == seat,
        )
    if isinstance(entry, log.Said):
        return Event(version=version, what=what, seat=seat, text=entry.text)
    if isinstance(entry, log.Ordered):  # nobody else learns whose it is
        return Event(version=version, what=what, seat=seat if observer == seat else NO_SEAT)
    if isinstance(entry, log.Consented):
        what = "taken-back" if entry.kept >= 0 else what
        return Event(version=version, what=what, seat=seat, stop=entry.yes)
    if isinstance(entry, log.Agreed):
        return Event(version=version, what=what, seat=seat, stop=entry.stop)
    if isinstance(entry, log.Rematched):
        return Event(version=version, what=what, seat=seat, table=entry.table)
    return Event(version=version, what=what, seat=seat, happenings=seen)


def allies_of(settings: TableSettings, seat: int) -> tuple[int, ...]:
    """Return the seats that may read a seat's note: itself and its ally."""
    return (seat, (seat + 2) % settings.houses) if settings.allied else (seat,)


def serialize_seats(table: Table) -> list[SeatSeen]:
    return [serialize_seat(seat, table.maker) for seat in table.seats]


def serialize_seat(seat: Seat, maker: str) -> SeatSeen:
    """Return the public part of a seat."""
    plays = STAND_IN if seat.kind == "bot" and seat.unready else ""
    return SeatSeen(seat.kind, seat.name, seat.bot, seat.stops, bool(seat.holder) and seat.holder == maker, plays)


def serialize_clock(table: Table, now: int) -> ClockSeen:
    clock = table.clock
    left = list(clock.left)
    if clock.seat is None:
        return ClockSeen(NO_SEAT, left)
    assert clock.deadline is not None
    left[clock.seat] = max(0, clock.deadline - now)
    return ClockSeen(clock.seat, left)


def serialize_row(row: TableRow, holders: Mapping[str, int] = NO_TOKENS) -> TableSeen:
    """Return a table as lists show it to the person with these hashes of tokens, each with the place of its token."""
    settings, summary, yours = row.settings, row.summary, row.seats_of(holders)
    chooser, outcome = summary.chooser, summary.outcome
    people = {row.maker, *(seat.holder for seat in summary.seats)} - {""}
    openers = {summary.seats[chooser].holder} if chooser in yours else set()
    return TableSeen(
        row.id, row.phase, settings.edition, settings.houses, settings.guilds, settings.merchant, settings.allied,
        settings.clock, [serialize_seat(seat, row.maker) for seat in summary.seats], row.commitment,
        touched=row.touched,
        chooser=chooser,
        ending=outcome.ending if outcome else "",
        winners=list(outcome.winners) if outcome else [],
        yours=yours,
        your_choice=chooser in yours and summary.seats[chooser].is_person,
        opened_by=next((place for holder, place in holders.items() if holder in (openers or people)), -1),
        made=row.made,
        ended=row.ended,
        title=settings.title,
    )  # fmt: skip
