"""The program of a review's process: ``python -m regno.web.review.worker`` reads a Record, writes one line a decision.

Its text is in every language, because the server does not load the code that writes it.
"""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from regno.learn.mistakes import study_mistakes
from regno.players.analysis.review import DecisionReview, Review, SeatSummary, TurningPoint, summaries
from regno.players.analysis.text import fact_sentence
from regno.players.budget import Budget
from regno.players.prepare import prepare_advice, warm_up_advice
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.formats.seat_record import AnyGame, read_any_game
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.narrator import EventRun, Narrator
from regno.proelio.state import CHANCE, State
from regno.text import LANGUAGES, Voice
from regno.web.log import start_log
from regno.web.review.queue import (
    DecisionReviewed,
    HouseReview,
    Judged,
    MistakeStudied,
    ReviewFinished,
    ReviewLine,
    ReviewOutlined,
    ReviewStarted,
    Turning,
)

# Numbers of simulations, so that a review is the same on every machine, however busy it is.
FIRST_LOOK = Budget(simulations=10_000)  # for each decision: 200 of them take about ten seconds of a quiet core
SECOND_LOOK = Budget(simulations=40_000)  # for each that is doubtful
SEEDS = (1, 2, 3)  # of the first look, the second look, and the study of mistakes


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


class ReviewReporter:
    """Writes the results of a review in every language."""

    def __init__(self, game: AnyGame, review: Review) -> None:
        self.game, self.review = game, review
        self.narrators = {language: Narrator(language, game.edition.id) for language in LANGUAGES}
        self.states = {each.number: each.view.state for each in review.decisions}  # as their seats saw them
        self.replay, self.events = before_first_move(game), list[list[Event]]()  # events of each move so far
        self.movers: list[int] = []  # of each move so far: a House, also for what chance answered to it

    def advance_to(self, count: int) -> None:
        """Replay the game up to ``count`` moves."""
        while len(self.events) < count:
            place, who = len(self.events), self.replay.state.who
            self.movers.append(self.movers[-1] if who == CHANCE and self.movers else who)
            if isinstance(self.replay, Game) and isinstance(self.game, Game):
                self.events.append(self.replay.apply(self.game.moves[place]))
            elif isinstance(self.replay, SeatGame) and isinstance(self.game, SeatGame):
                self.replay.apply(self.game.moves[place])
                self.events.append(list(self.game.moves[place].events))

    def decision(self, each: DecisionReview) -> DecisionReviewed:
        s = self.states[each.number]
        return DecisionReviewed(
            {language: decision_review(each, narrator, s) for language, narrator in self.narrators.items()}
        )

    def outline(self, found: list[DecisionReview]) -> tuple[list[HouseReview], dict[str, list[Turning]]]:
        """Return summaries, and turning points by language, of what was found so far."""
        played = {each.number: each.played.move for each in found}
        points = self.review.turning_points(found)
        turning = {
            language: sorted((self.turning(each, language, played) for each in points), key=lambda one: one.move)
            for language in LANGUAGES
        }
        return [house_review(each) for each in summaries(found, self.game.options.houses)], turning

    def turning(self, each: TurningPoint, language: str, played: dict[int, int]) -> Turning:
        """Return a turning point in words: what was chosen, and the weightiest thing that came of it.

        A swing between two decisions of a seat belongs to the decision before that thing, whosever it was. A seat's
        Record does not know what others chose: there it is told what happened.
        """
        before, after, narrator = round(each.before, 4), round(each.after, 4), self.narrators[language]
        move, outcome = (each.until, "") if each.is_own else self.main_event(each, narrator)
        if not each.is_own and isinstance(self.game, SeatGame):
            return Turning(each.seat, move, self.movers[move - 1], before, after, outcome)
        decision = max(number for number in played if number <= move)
        s = self.states[decision]
        named = {"house": narrator.house(s.who), "move": narrator.move(s, played[decision])}
        say = Voice(language, "advice")
        what = say("turning-led", **named, outcome=outcome) if outcome else say("turning-own", **named)
        return Turning(each.seat, decision, s.who, before, after, what)

    def main_event(self, each: TurningPoint, narrator: Narrator) -> tuple[int, str]:
        """Return the weightiest event between two decisions, the last one of several alike: its move, its sentence."""
        self.advance_to(each.until)
        shown: list[tuple[int, EventRun]] = []
        for number in range(each.since + 1, each.until + 1):
            runs = narrator.event_runs(self.events[number - 1])
            shown += [(number, run) for run in runs if run.what not in IGNORED]
        if not shown:
            return each.until, ""
        number, weightiest = max(shown, key=lambda one: (weight(one[1], each.seat), one[0]))
        return number, narrator.sentence(weightiest)


def house_review(each: SeatSummary) -> HouseReview:
    return HouseReview(each.seat, round(each.accuracy, 4), round(each.lost, 4), each.decisions, each.mistakes)


def before_first_move(game: AnyGame) -> AnyGame:
    """Return the game before its first move."""
    return game.replay([]) if isinstance(game, Game) else game.replay(0)


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
    """Review the decisions of a Record in order, writing each as soon as it is known; then look at some once more."""
    game = read_any_game(record)
    review = Review(game)
    reporter = ReviewReporter(game, review)
    prepare_advice()
    warm_up_advice()  # load the machine code before the time of the first decision starts
    write(lines, ReviewStarted(len(review.decisions)))
    known: dict[int, DecisionReview] = {}
    for each in review.evaluate(FIRST_LOOK, SEEDS[0]):
        known[each.number] = each
        write(lines, reporter.decision(each))
    first = list(known.values())
    write(lines, ReviewOutlined(*reporter.outline(first)))
    for each in review.evaluate(SECOND_LOOK, SEEDS[1], review.doubtful(first)):
        known[each.number] = each
        write(lines, reporter.decision(each))
    wrong = {each.number for each in known.values() if each.mistake}
    for mistake in study_mistakes(review.decisions, wrong, SEEDS[2]):
        write(lines, MistakeStudied(mistake))
    write(lines, ReviewFinished(*reporter.outline(list(known.values()))))


def write(lines: BinaryIO, line: ReviewLine) -> None:
    lines.write(msgspec.json.encode(line) + b"\n")
    lines.flush()


if __name__ == "__main__":
    start_log("warning")
    os.nice(10)
    serve(sys.stdin.buffer.read().decode(), sys.stdout.buffer)
