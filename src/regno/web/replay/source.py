"""What a replay plays back: a whole game, or what one seat saw of one. Either winds on frame by frame."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from regno.proelio.events import Event as Row
from regno.proelio.formats.position_text import position_text
from regno.proelio.formats.record import read_record
from regno.proelio.formats.redacted import redacted_move
from regno.proelio.formats.seat_record import SPECTATOR, read_seat_record, seat_of, seat_word
from regno.proelio.game import Game, Result, result_of
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.info.seat_game import SeatGame, SeatMove
from regno.proelio.narrator import EVERYBODY
from regno.proelio.state import CHANCE
from regno.table.errors import Denied
from regno.table.live_game import Play, Position
from regno.text.numbers import read_whole
from regno.web.messages import NO_SEAT

OPEN = "all"  # the eyes that see every hand
Tale = Game | SeatGame


def read_tale(text: str) -> Tale:
    """What a Record holds, be it whole or as one seat saw it."""
    return read_record(text) if seat_of(text) is None else read_seat_record(text)


@dataclass(frozen=True)
class Turn:
    """One frame: who chose, in which words, what happened, and how many moves there have been."""

    who: int
    words: str
    rows: list[Row]
    move: int


class GameTape:
    """A whole game, to whosever eyes."""

    def __init__(self, game: Game, eyes: str) -> None:
        self.tale, self.eyes, self.reader = game, eyes, reader_of(eyes, game.options.houses)
        at = None if game.dealt else Position(0, position_text(game.start, game.options), {})
        self.play = Play(game.edition, game.options, b"", at)  # chance is never asked: its answers are in the Record

    @property
    def result(self) -> Result | None:
        return self.tale.result

    def turns(self) -> Iterator[Turn]:
        for number, moves in enumerate(cut(self.tale)):
            who = self.play.who if number else NO_SEAT
            words = redacted_move(self.play.state, moves[0], self.reader) if number else ""
            yield Turn(who, words, self.play.repeat(moves), self.play.count)


class StoryTape:
    """What one seat saw of a game. There are no other eyes: whoever asks for all of them gets that seat's."""

    def __init__(self, story: SeatGame, eyes: str) -> None:
        self.tale, self.eyes = story, seat_word(story.seat)
        if eyes not in (OPEN, self.eyes):
            raise Denied("other-eyes", eyes=eyes[:20], seat=self.eyes)
        self.reader: int | None = story.seat
        self.again = story.replayed(0)
        self.play = Play(story.edition, story.options, b"")
        self.play.game.state, self.play.game.knowledge = self.again.state, self.again.knowledge
        self.play.game.cards = story.cards

    @property
    def result(self) -> Result | None:
        return result_of(self.tale.state)

    def turns(self) -> Iterator[Turn]:
        heard: list[SeatMove] = []
        for told in self.tale.moves:
            if told.who != CHANCE:
                yield self.turn(heard)
                heard = []
            self.again.apply(told)
            heard.append(told)
        yield self.turn(heard)

    def turn(self, heard: list[SeatMove]) -> Turn:
        self.play.offered = None
        chosen = heard[0] if heard and heard[0].who != CHANCE else SeatMove(NO_SEAT, "", ())
        return Turn(chosen.who, chosen.words, [row for told in heard for row in told.events], len(self.again.moves))


def tape_of(tale: Tale, eyes: str) -> GameTape | StoryTape:
    return GameTape(tale, eyes) if isinstance(tale, Game) else StoryTape(tale, eyes)


def reader_of(eyes: str, houses: int) -> int | None:
    """The seat whose cards are seen, PUBLIC for a spectator, EVERYBODY where all hands are open."""
    if eyes == OPEN:
        return EVERYBODY
    if eyes == SPECTATOR:
        return PUBLIC
    seat = read_whole(eyes)
    if seat is not None and seat < houses:
        return seat
    raise Denied("bad-eyes", eyes=eyes[:20], last=houses - 1)


def cut(game: Game) -> Iterator[list[int]]:
    """The moves by frames: what comes before the first choice of a House, then each such choice with what follows."""
    moves: list[int] = []
    for before, move in game.moments():
        if before.state.who != CHANCE:
            yield moves
            moves = []
        moves.append(move)
    yield moves
