"""A game told again, frame by frame, to any seat's eyes, to a spectator's, or with all hands open.

A frame is one move of a House with chance's answers to it; the first is the deal. Each stands as the table stood then,
in the structs of the websocket, so that the same page draws both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from regno.proelio.events import Event as Row
from regno.proelio.explain import EVERYBODY, Teller
from regno.proelio.game import Game
from regno.proelio.knowledge import PUBLIC
from regno.proelio.notation import position_text
from regno.proelio.options import written
from regno.proelio.record import modes_of
from regno.proelio.seat_record import SPECTATOR
from regno.proelio.seen import move_seen
from regno.proelio.state import CHANCE
from regno.table.audience import Cards, Happening, card_name, happenings, named
from regno.table.denied import Denied
from regno.table.play import Play, Position
from regno.table.shuffle import new_secret
from regno.table.table import Table
from regno.table.terms import Terms
from regno.web.messages import NO_SEAT, SeatSeen, Standing
from regno.web.telling import Telling

OPEN = "all"  # the eyes that see every hand
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

    def reader(self, houses: int) -> int | None:
        """The seat whose cards are seen, PUBLIC for a spectator, EVERYBODY where all hands are open."""
        if self.eyes == OPEN:
            return EVERYBODY
        if self.eyes == SPECTATOR:
            return PUBLIC
        if self.eyes.isdecimal() and int(self.eyes) < houses:
            return int(self.eyes)
        raise Denied("bad-eyes", eyes=self.eyes[:20], last=houses - 1)


class Projector:
    """Plays a game again and shows it to one reader."""

    def __init__(self, game: Game, look: Look, seats: list[SeatSeen] | None = None) -> None:
        self.game, self.look, self.houses = game, look, game.options.houses
        self.reader = look.reader(self.houses)
        self.seats = seats or [SeatSeen("person", "", "", False)] * self.houses
        self.teller = Teller(look.language, game.edition.id, self.reader)
        self.play = at_start(game)
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
        for number, moves in enumerate(cut(self.game)):
            who = self.play.who if number else NO_SEAT
            words = move_seen(self.play.state, moves[0], self.reader) if number else ""
            rows = self.play.repeat(moves)
            turns = self.play.state.turns
            marks.append(Mark(self.play.count, who, sum(turns), max(turns)))
            if number in wanted:
                frames.append(self.frame(number, words, rows))
        if not frames:
            raise Denied("bad-frame", frame=self.look.first, last=len(marks) - 1)
        return self.told(marks, frames)

    def told(self, marks: list[Mark], frames: list[Frame]) -> Replay:
        result = self.game.result
        return Replay(
            terms=terms_of(self.game),
            title=self.game.edition.title[self.look.language],
            eyes=self.look.eyes,
            ending=result.ending if result else "",
            winners=list(result.winners) if result else [],
            sentence=Teller(self.look.language, self.game.edition.id).ending(result) if result else "",
            marks=marks,
            first=self.look.first,
            frames=frames,
        )


def at_start(game: Game) -> Play:
    """The same game before its first move; chance is never asked, for its answers are in the Record."""
    at = None if game.dealt else Position(0, position_text(game.start, game.options), {})
    return Play(game.edition, game.options, b"", at)


def cut(game: Game) -> Iterator[list[int]]:
    """The moves by frames: what comes before the first choice of a House, then each such choice with what follows."""
    moves: list[int] = []
    for before, move in game.moments():
        if before.state.who != CHANCE:
            yield moves
            moves = []
        moves.append(move)
    yield moves


def terms_of(game: Game) -> Terms:
    """The terms of the table, with the house rules that set it apart from its rulebook."""
    modes, chosen = modes_of(game.options), written(game.options)
    usual = written(game.edition.options(**modes))
    rulings = {name: value for name, value in chosen.items() if usual[name] != value}
    return Terms(edition=game.edition.id, rulings=rulings, **modes)
