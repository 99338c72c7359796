"""A game told again, frame by frame, to any seat's eyes, to a spectator's, or with all hands open.

A frame is one move of a House with chance's answers to it; the first is the deal. Each stands as the table stood then,
in the structs of the websocket, so that the same page draws both.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from regno.proelio.events import Event as Row
from regno.proelio.formats.record import modes_of
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.narrator import EVERYBODY, Narrator
from regno.proelio.options import ruling_texts
from regno.table.errors import Denied
from regno.table.fair_shuffle import new_secret
from regno.table.projection import Cards, Happening, card_name, happenings, named
from regno.table.settings import Terms
from regno.table.table import Table
from regno.web.messages import SeatSeen, Standing
from regno.web.replay.source import Tale, tape_of
from regno.web.tables.serialize import Telling

PAGE = 200  # frames in one answer; later ones are asked for when they are looked at


class Mark(msgspec.Struct, frozen=True):
    """Where a frame stands in its game, for the scrubber."""

    move: int  # moves of the Record up to this frame, chance's included
    who: int  # who chose, -1 for the deal
    turn: int  # turns begun by all Houses
    round: int


class Frame(msgspec.Struct, frozen=True):
    """One move as the reader saw it, and how the table stood after it."""

    number: int
    words: str  # the move, as a Record writes it
    happenings: list[Happening]
    standing: Standing
    hands: list[Cards]  # of every House, where all hands are open; else none
    attacks: list[str]  # the cards face down before each House, where all hands are open; else none


class Replay(msgspec.Struct, frozen=True):
    """A game, and some of its frames."""

    terms: Terms  # with the house rules in which the table differs from its rulebook
    title: str  # of the rulebook
    eyes: str  # a seat, "public" or "all"
    ending: str
    winners: list[int]
    sentence: str  # how it ended, or an empty text for a game that did not
    marks: list[Mark]
    first: int  # the number of the first frame told here
    frames: list[Frame]


@dataclass(frozen=True)
class Look:
    """Who looks, in which language, and from which frame on."""

    eyes: str
    language: str
    first: int = 0


class Projector:
    """Plays a game again, or what a seat saw of one, and shows it to one reader."""

    def __init__(self, tale: Tale, look: Look, seats: list[SeatSeen] | None = None) -> None:
        self.tale, self.look, self.houses = tale, look, tale.options.houses
        self.tape = tape_of(tale, look.eyes)
        self.reader, self.play = self.tape.reader, self.tape.play
        self.seats = seats or [SeatSeen("person", "", "", False)] * self.houses
        self.teller = Narrator(look.language, tale.edition.id, self.reader)
        self.table = Table("", Terms(houses=self.houses), new_secret(), "")  # what the wire's structs are made from
        self.table.play = self.play

    def frame(self, number: int, words: str, rows: list[Row]) -> Frame:
        """The table as it stands now, after these rows."""
        s, is_open = self.play.state, self.reader is EVERYBODY
        return Frame(
            number=number,
            words=words,
            happenings=happenings(rows, self.reader),
            standing=self.standing(rows),
            hands=[named(hand) for hand in s.hand[: self.houses]] if is_open else [],
            attacks=[card_name(kind) for kind in s.attack[: self.houses]] if is_open else [],
        )

    def standing(self, rows: list[Row]) -> Standing:
        """As at a live table; with open hands the story tells every card."""
        self.table.phase = "over" if self.play.game.result else "playing"
        seat = PUBLIC if self.reader is None else self.reader
        standing = Telling(self.table, 0).standing((seat, self.look.language), rows)
        words = standing.words
        if self.reader is EVERYBODY and words is not None:
            words = msgspec.structs.replace(words, story=self.teller.tell(rows))
        return msgspec.structs.replace(standing, seats=self.seats, words=words)

    def show(self) -> Replay:
        """The whole game in marks, and the frames that are looked at."""
        marks, frames = list[Mark](), list[Frame]()
        wanted = range(self.look.first, self.look.first + PAGE)
        for number, turn in enumerate(self.tape.turns()):
            turns = self.play.state.turns
            marks.append(Mark(turn.move, turn.who, sum(turns), max(turns)))
            if number in wanted:
                frames.append(self.frame(number, turn.words, turn.rows))
        if not frames:
            raise Denied("bad-frame", frame=self.look.first, last=len(marks) - 1)
        return self.told(marks, frames)

    def told(self, marks: list[Mark], frames: list[Frame]) -> Replay:
        result = self.tape.result
        return Replay(
            terms=terms_of(self.tale),
            title=self.tale.edition.title[self.look.language],
            eyes=self.tape.eyes,
            ending=result.ending if result else "",
            winners=list(result.winners) if result else [],
            sentence=Narrator(self.look.language, self.tale.edition.id).ending(result) if result else "",
            marks=marks,
            first=self.look.first,
            frames=frames,
        )


def terms_of(tale: Tale) -> Terms:
    """The terms of the table, with the house rules that set it apart from its rulebook."""
    modes, chosen = modes_of(tale.options), ruling_texts(tale.options)
    usual = ruling_texts(tale.edition.options(**modes))
    rulings = {name: value for name, value in chosen.items() if usual[name] != value}
    return Terms(edition=tale.edition.id, rulings=rulings, **modes)
