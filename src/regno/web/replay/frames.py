"""The frames of a replay, from the viewpoint of a seat, of a spectator, or with all hands open.

A frame is one move of a House with chance's answers to it; the first frame is the deal. Frames use the structs of the
websocket, so that the same page draws both.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from regno.proelio.events import Event as GameEvent
from regno.proelio.formats.record import modes_of
from regno.proelio.formats.seat_record import AnyGame
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import EVERYBODY, Narrator
from regno.proelio.options import ruling_texts
from regno.table.errors import TableError
from regno.table.fair_shuffle import new_secret
from regno.table.projection import Cards, VisibleEvent, card_name, cards_by_name, visible_events
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.web.messages import SeatSeen, Standing
from regno.web.replay.source import replay_source
from regno.web.tables.serialize import TableSerializer

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


class FrameBuilder:
    """Replays a game and builds its frames for one viewpoint."""

    def __init__(self, game: AnyGame, query: ReplayQuery, seats: list[SeatSeen] | None = None) -> None:
        self.game, self.query, self.houses = game, query, game.options.houses
        self.source = replay_source(game, query.viewpoint)
        self.observer, self.live = self.source.observer, self.source.live
        self.seats = seats or [SeatSeen("person", "", "", False)] * self.houses
        self.narrator = Narrator(query.language, game.edition.id, self.observer)
        self.table = Table("", TableSettings(houses=self.houses), new_secret(), "")  # the serializer reads a table
        self.table.live = self.live

    def frame(self, number: int, words: str, events: list[GameEvent]) -> Frame:
        """Return the frame of the present position, after these events."""
        s, is_open = self.live.state, self.observer is EVERYBODY
        return Frame(
            number=number,
            words=words,
            happenings=visible_events(events, self.observer),
            standing=self.standing(events),
            hands=[cards_by_name(hand) for hand in s.hand[: self.houses]] if is_open else [],
            attacks=[card_name(kind) for kind in s.attack[: self.houses]] if is_open else [],
        )

    def standing(self, events: list[GameEvent]) -> Standing:
        """Return the state as at a live table; with open hands its sentences name every card."""
        self.table.phase = "over" if self.live.game.result else "playing"
        seat = PUBLIC if self.observer is None else self.observer
        standing = TableSerializer(self.table, 0).standing((seat, self.query.language), events)
        words = standing.words
        if self.observer is EVERYBODY and words is not None:
            words = msgspec.structs.replace(words, story=self.narrator.tell(events))
        return msgspec.structs.replace(standing, seats=self.seats, words=words)

    def build(self) -> Replay:
        """Return the marks of the whole game and the frames asked for; raise TableError if there is no such frame."""
        marks, frames = list[Mark](), list[Frame]()
        wanted = range(self.query.first, self.query.first + PAGE)
        for number, step in enumerate(self.source.steps()):
            turns = self.live.state.turns
            marks.append(Mark(step.move, step.who, sum(turns), max(turns)))
            if number in wanted:
                frames.append(self.frame(number, step.words, step.events))
        if not frames:
            raise TableError("bad-frame", frame=self.query.first, last=len(marks) - 1)
        return self.replay(marks, frames)

    def replay(self, marks: list[Mark], frames: list[Frame]) -> Replay:
        result = self.source.result
        return Replay(
            terms=settings_of(self.game),
            title=self.game.edition.title[self.query.language],
            eyes=self.source.viewpoint,
            ending=result.ending if result else "",
            winners=list(result.winners) if result else [],
            sentence=Narrator(self.query.language, self.game.edition.id).ending(result) if result else "",
            marks=marks,
            first=self.query.first,
            frames=frames,
        )


def settings_of(game: AnyGame) -> TableSettings:
    """Return the settings of the table, with the house rules in which it differs from its rulebook."""
    modes, chosen = modes_of(game.options), ruling_texts(game.options)
    usual = ruling_texts(game.edition.options(**modes))
    rulings = {name: value for name, value in chosen.items() if usual[name] != value}
    return TableSettings(edition=game.edition.id, rulings=rulings, **modes)
