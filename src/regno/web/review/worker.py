"""The program of a review's process: ``python -m regno.web.review.worker`` reads a Record, writes one line a decision.

Its text is in every language, because the server does not load the code that writes it.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from regno.players.analysis.review import DecisionReview, Review, TurningPoint
from regno.players.analysis.text import fact_sentence
from regno.players.budget import Budget
from regno.players.prepare import prepare_advice, warm_up_advice
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.narrator import EventRun, Narrator
from regno.proelio.state import State
from regno.text import LANGUAGES
from regno.web.log import start_log
from regno.web.review.queue import DecisionReviewed, Judged, ReviewFinished, ReviewLine, ReviewStarted, Turning

THINKING = Budget(milliseconds=100)  # for each decision
SEED = 1


# Events that may turn a game, the weightiest first; headings and bookkeeping do not.
WEIGHTY = (
    events.OVER, events.FORT_LOST, events.SACRIFICE, events.WIPE, events.LOOT, events.STEAL, events.REVEAL,
    events.REPELLED, events.LOOK, events.FORTIFY, events.SEASON,
)  # fmt: skip
IGNORED = frozenset({events.TURN, events.SPENT, events.SHUFFLED_IN, events.OPEN, events.SCORE, events.MERCHANT})


def weight(happening: EventRun, seat: int) -> tuple[bool, int]:
    """Return the weight of an event for a seat: what happens to the seat itself weighs most."""
    rank = WEIGHTY.index(happening.what) if happening.what in WEIGHTY else len(WEIGHTY)
    return seat in (happening.who, happening.whom) or happening.what == events.OVER, -rank


class Reporter:
    """Writes the results of a review in every language."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.narrators = {language: Narrator(language, game.edition.id) for language in LANGUAGES}
        self.replay, self.events = before_first_move(game), list[list[Event]]()  # events of each move so far

    def state_before(self, number: int) -> State:
        """Return the State before a move; numbers must ascend."""
        self.advance_to(number - 1)
        return self.replay.state

    def advance_to(self, count: int) -> None:
        """Replay the game up to ``count`` moves."""
        while len(self.events) < count:
            place = len(self.events)
            if isinstance(self.replay, Game) and isinstance(self.game, Game):
                self.events.append(self.replay.apply(self.game.moves[place]))
            elif isinstance(self.replay, SeatGame) and isinstance(self.game, SeatGame):
                self.replay.apply(self.game.moves[place])
                self.events.append(list(self.game.moves[place].events))

    def decision(self, each: DecisionReview) -> DecisionReviewed:
        s = self.state_before(each.number)
        return DecisionReviewed(
            {language: decision_review(each, narrator, s) for language, narrator in self.narrators.items()}
        )

    def finish(self, points: list[TurningPoint]) -> ReviewFinished:
        return ReviewFinished(
            {
                language: [self.turning(each, narrator) for each in points]
                for language, narrator in self.narrators.items()
            }
        )

    def turning(self, each: TurningPoint, narrator: Narrator) -> Turning:
        before, after = round(each.before, 4), round(each.after, 4)
        return Turning(each.seat, each.since, each.until, before, after, self.main_event(each, narrator))

    def main_event(self, each: TurningPoint, narrator: Narrator) -> str:
        """Return the sentence of the weightiest event between two decisions, the last one of several alike."""
        self.advance_to(each.until)
        shown: list[EventRun] = []
        for rows in self.events[each.since : each.until]:
            shown += [what for what in narrator.event_runs(rows) if what.what not in IGNORED]
        weightiest = max(enumerate(shown), key=lambda placed: (weight(placed[1], each.seat), placed[0]), default=None)
        return narrator.sentence(weightiest[1]) if weightiest else ""


def before_first_move(game: AnyGame) -> AnyGame:
    """Return the game before its first move."""
    return game.replayed([]) if isinstance(game, Game) else game.replayed(0)


def decision_review(each: DecisionReview, narrator: Narrator, s: State) -> Judged:
    return Judged(
        move=each.number,
        seat=each.seat,
        before=round(each.before, 4),
        after=round(each.after, 4),
        mistake=each.mistake,
        played=narrator.move(s, each.played.move),
        best=narrator.move(s, each.best.move),
        loss_low=round(each.loss_low, 4),
        loss_high=round(each.loss_high, 4),
        reasons=[fact_sentence(fact, narrator) for fact in each.facts] if each.mistake else [],
    )


def serve(record: str, lines: BinaryIO) -> None:
    """Review the decisions of a Record in order, writing each as soon as it is known."""
    game = read_any_game(record)
    review, reporter = Review(game), Reporter(game)
    prepare_advice()
    warm_up_advice()  # load the machine code before the time of the first decision starts
    write(lines, ReviewStarted(len(review.decisions)))
    known: list[DecisionReview] = []
    for each in review.evaluate(THINKING, SEED):
        known.append(each)
        write(lines, reporter.decision(each))
    write(lines, reporter.finish(review.turning_points(known)))


def write(lines: BinaryIO, line: ReviewLine) -> None:
    lines.write(msgspec.json.encode(line) + b"\n")
    lines.flush()


if __name__ == "__main__":
    start_log("warning")
    os.nice(10)
    serve(sys.stdin.buffer.read().decode(), sys.stdout.buffer)
