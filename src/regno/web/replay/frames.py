"""The frames of a replay, from the viewpoint of a seat, of a spectator, or with all hands open.

A frame is one move of a House with chance's answers to it; the first frame is the deal. Frames use the structs of the
websocket, so that the same page draws both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from regno.proelio.formats.record import modes_of
from regno.proelio.formats.seat_record import AnyGame
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import EVERYBODY, Narrator
from regno.proelio.options import ruling_texts
from regno.table.errors import TableError
from regno.table.projection import Cards, VisibleEvent, visible_events
from regno.table.settings import TableSettings
from regno.table.table import Phase
from regno.web.messages import NO_SEAT, ClockSeen, SeatSeen, Standing
from regno.web.replay.source import ReplaySource, ReplayStep
from regno.web.tables.serialize import StandingSerializer

PAGE = 200  # frames in one answer; later ones are asked for when they are looked at


class Mark(msgspec.Struct, frozen=True):
    """The place of a frame in its game, for the scrubber."""

    move: int  # moves of the Record up to this frame, chance's included
    who: int  # who chose, -1 for the deal
    turn: int  # turns begun by all Houses
    round: int


class Frame(msgspec.Struct, frozen=True):
    """One move as the observer saw it, and the table after it."""

    number: int
    words: str  # the move, as a Record writes it
    happenings: list[VisibleEvent]
    standing: Standing
    hands: list[Cards]  # of every House if all hands are open, else empty
    attacks: list[str]  # the face-down cards before each House if all hands are open, else empty


class Replay(msgspec.Struct, frozen=True):
    """A game, and some of its frames."""

    terms: TableSettings  # with the house rules in which the table differs from its rulebook
    title: str  # of the rulebook
    eyes: str  # a seat, "public" or "all"
    ending: str
    winners: list[int]
    sentence: str  # how it ended, or an empty text for a game that did not
    marks: list[Mark]
    first: int  # the number of the first of these frames
    frames: list[Frame]


@dataclass(frozen=True)
class ReplayQuery:
    """The viewpoint, the language and the first frame that are asked for."""

    viewpoint: str
    language: str
    first: int = 0


def build_replay(game: AnyGame, query: ReplayQuery, seats: list[SeatSeen] | None = None) -> Replay:
    """Return the marks of a whole game and the frames asked for; raise TableError if there is no such frame."""
    source, result = ReplaySource(game, query.viewpoint), game.result
    people = seats or [SeatSeen("person", "", "", False)] * game.options.houses
    marks, frames = list[Mark](), list[Frame]()
    for number, step in enumerate(source.steps()):
        marks.append(Mark(step.moves, step.who, sum(step.turns), max(step.turns)))
        if query.first <= number < query.first + PAGE:
            frames.append(build_frame(number, step, source, query.language, people))
    if not frames:
        raise TableError("bad-frame", frame=query.first, last=len(marks) - 1)
    return Replay(
        terms=settings_of(game),
        title=game.edition.title[query.language],
        eyes=source.viewpoint,
        ending=result.ending if result else "",
        winners=list(result.winners) if result else [],
        sentence=Narrator(query.language, game.edition.id).ending(result) if result else "",
        marks=marks,
        first=query.first,
        frames=frames,
    )


def build_frame(number: int, step: ReplayStep, source: ReplaySource, language: str, seats: list[SeatSeen]) -> Frame:
    """Return the frame of the present step: the structs of a live table, and every hand if all are open."""
    game, is_open = source.projection(), source.observer is EVERYBODY
    phase: Phase = "over" if game.shared.ending else "playing"
    serializer = StandingSerializer(phase, seats, ClockSeen(NO_SEAT, [0] * len(seats)), game)
    return Frame(
        number=number,
        words=step.words,
        happenings=visible_events(step.events, EVERYBODY, step.clash),  # the observer's already
        standing=serializer.standing((PUBLIC if source.observer is None else source.observer, language)),
        hands=game.open_hands() if is_open else [],
        attacks=game.open_attacks() if is_open else [],
    )


def settings_of(game: AnyGame) -> TableSettings:
    """Return the settings of the table, with the house rules in which it differs from its rulebook."""
    modes, chosen = modes_of(game.options), ruling_texts(game.options)
    usual = ruling_texts(game.edition.options(**modes))
    rulings = {name: value for name, value in chosen.items() if usual[name] != value}
    switched: dict[str, Any] = {name: value if name == "houses" else bool(value) for name, value in modes.items()}
    return TableSettings(edition=game.edition.id, rulings=rulings, **switched)
