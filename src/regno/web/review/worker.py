"""A review in a process of its own: ``python -m regno.web.review.worker`` reads a Record and writes a line a decision.

It runs beside the server and never in its way. Whatever is said is said in every language, for the server itself does
not load what a review is made with.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from regno.players.analysis.review import DecisionReview, Review, TurningPoint
from regno.players.analysis.text import fact_sentence
from regno.players.budget import Budget
from regno.players.compiled import prepare_advice, warm_up_advice
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.narrator import EventRun, Narrator
from regno.proelio.state import State
from regno.text import LANGUAGES
from regno.web.replay.source import Tale, read_tale
from regno.web.review.queue import Begun, Ended, Found, Judged, Line, Turning

THOUGHT = Budget(milliseconds=100)  # for each decision
SEED = 1


# What turns a game, the weightiest first; headings and tidying up turn nothing.
TELLING = (
    events.OVER, events.FORT_LOST, events.SACRIFICE, events.WIPE, events.LOOT, events.STEAL, events.REVEAL,
    events.REPELLED, events.LOOK, events.FORTIFY, events.SEASON,
)  # fmt: skip
UNTOLD = frozenset({events.TURN, events.SPENT, events.SHUFFLED_IN, events.OPEN, events.SCORE, events.MERCHANT})


def weight(happening: EventRun, seat: int) -> tuple[bool, int]:
    """How telling something is for a seat: what happens to itself first."""
    rank = TELLING.index(happening.what) if happening.what in TELLING else len(TELLING)
    return seat in (happening.who, happening.whom) or happening.what == events.OVER, -rank


class Reporter:
    """Says in every language what a review of one game finds."""

    def __init__(self, tale: Tale) -> None:
        self.tale = tale
        self.tellers = {language: Narrator(language, tale.edition.id) for language in LANGUAGES}
        self.again, self.rows = begun(tale), list[list[Event]]()  # what each move so far made happen

    def state_before(self, number: int) -> State:
        """The State just before a move; moves are asked for in ascending order."""
        self.wind_to(number - 1)
        return self.again.state

    def wind_to(self, count: int) -> None:
        """Play on to so many moves."""
        while len(self.rows) < count:
            place = len(self.rows)
            if isinstance(self.again, Game) and isinstance(self.tale, Game):
                self.rows.append(self.again.apply(self.tale.moves[place]))
            elif isinstance(self.again, SeatGame) and isinstance(self.tale, SeatGame):
                self.again.apply(self.tale.moves[place])
                self.rows.append(list(self.tale.moves[place].events))

    def found(self, each: DecisionReview) -> Found:
        s = self.state_before(each.number)
        return Found({language: judged(each, teller, s) for language, teller in self.tellers.items()})

    def ended(self, points: list[TurningPoint]) -> Ended:
        return Ended(
            {language: [self.turned(each, teller) for each in points] for language, teller in self.tellers.items()}
        )

    def turned(self, each: TurningPoint, teller: Narrator) -> Turning:
        before, after = round(each.before, 4), round(each.after, 4)
        return Turning(each.seat, each.since, each.until, before, after, self.happened(each, teller))

    def happened(self, each: TurningPoint, teller: Narrator) -> str:
        """The most telling thing between the two decisions; of several alike, the last."""
        self.wind_to(each.until)
        told: list[EventRun] = []
        for rows in self.rows[each.since : each.until]:
            told += [what for what in teller.event_runs(rows) if what.what not in UNTOLD]
        weightiest = max(enumerate(told), key=lambda placed: (weight(placed[1], each.seat), placed[0]), default=None)
        return teller.sentence(weightiest[1]) if weightiest else ""


def begun(tale: Tale) -> Tale:
    """The same tale before its first move."""
    return tale.replayed([]) if isinstance(tale, Game) else tale.replayed(0)


def judged(each: DecisionReview, teller: Narrator, s: State) -> Judged:
    return Judged(
        move=each.number,
        seat=each.seat,
        before=round(each.before, 4),
        after=round(each.after, 4),
        mistake=each.mistake,
        played=teller.move(s, each.played.move),
        best=teller.move(s, each.best.move),
        loss_low=round(each.loss_low, 4),
        loss_high=round(each.loss_high, 4),
        reasons=[fact_sentence(fact, teller) for fact in each.facts] if each.mistake else [],
    )


def serve(record: str, lines: BinaryIO) -> None:
    """Judge the decisions of a Record one after another, each told as soon as it is known."""
    tale = read_tale(record)
    review, reporter = Review(tale), Reporter(tale)
    prepare_advice()
    warm_up_advice()  # machine code is read before the time for the first decision begins
    write(lines, Begun(len(review.decisions)))
    known: list[DecisionReview] = []
    for each in review.evaluate(THOUGHT, SEED):
        known.append(each)
        write(lines, reporter.found(each))
    write(lines, reporter.ended(review.turning_points(known)))


def write(lines: BinaryIO, line: Line) -> None:
    lines.write(msgspec.json.encode(line) + b"\n")
    lines.flush()


if __name__ == "__main__":
    os.nice(10)
    serve(sys.stdin.buffer.read().decode(), sys.stdout.buffer)
