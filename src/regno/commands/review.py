"""``regno review``: every decision of a Record evaluated by what its seat knew; mistakes and turning points."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import asdict
from itertools import islice
from pathlib import Path
from typing import Any

from regno.cli import Misuse, print_json
from regno.commands.arena import progress
from regno.commands.arguments import read_number, read_seat
from regno.commands.hint import fact_data, move_data, prepare
from regno.players.analysis.advice import NoAdvice
from regno.players.analysis.review import SWING, DecisionReview, Review, TurningPoint
from regno.players.analysis.text import fact_sentence
from regno.players.budget import read_budget
from regno.proelio import events
from regno.proelio.formats.seat_record import AnyGame, read_any_game, seat_word
from regno.proelio.game import Game
from regno.proelio.info.seat_game import seat_moves
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.narrator import Narrator
from regno.terminal.autosave import text_of
from regno.terminal.screen import Screen
from regno.text import Voice
from regno.text.numbers import percent, percent_text

USUAL = "5000"
MOST_SEED = 2**31 - 1
MARK = "!"  # before a mistake
MOST_SENTENCES = 4  # of a turning point, the last ones
# What may turn a game: attacks and what they do, cards seen or lost, the seasons, the end.
TELLING = frozenset({
    events.REVEAL, events.VOID, events.WIPE, events.STEAL, events.REPELLED, events.SACRIFICE, events.LOOT,
    events.FORT_LOST, events.FORTIFY, events.BARDS_DISCARD, events.INQUISITION, events.FOUND, events.SEASON,
    events.DEFEAT, events.OVER,
})  # fmt: skip


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "advice"), voice("word-number")
    parser.add_argument("file", metavar=voice("word-file"), help=own("review-file"))
    parser.add_argument("--seat", metavar=voice("word-seat"), help=own("review-seat"))
    parser.add_argument("--budget", default=USUAL, metavar=number, help=own("flag-budget"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    budget, seed = read_budget(request.budget), read_number("--seed", request.seed, 0, MOST_SEED)
    recorded = read_any_game(sys.stdin.read() if request.file == "-" else text_of(Path(request.file)))
    review = Review(recorded, requested_seat(recorded, request.seat))
    prepare(request.lang)
    tell, found = progress(len(review.decisions)), list[DecisionReview]()
    for each in review.evaluate(budget, seed):
        found.append(each)
        tell(len(found))
    turning = review.turning_points(found)
    if request.json:
        print_json(review_data(recorded, found, turning, request.lang))
    else:
        Report(recorded, request.lang).show(found, turning)


def requested_seat(recorded: AnyGame, text: str | None) -> int | None:
    """Return the seat to review or None for all; raise Misuse if the Record is another seat's."""
    if text is None:
        return None
    seat = read_seat("--seat", text, recorded.options.houses)
    if seat == PUBLIC:
        raise NoAdvice("spectator", last=str(recorded.options.houses - 1))
    if not isinstance(recorded, Game) and seat != recorded.seat:
        raise Misuse("replay-other-seat", asked=text, seat=seat_word(recorded.seat))
    return seat


# ---------------------------------------------------------------- as data


def review_data(
    recorded: AnyGame, found: Sequence[DecisionReview], turning: Sequence[TurningPoint], language: str
) -> dict[str, Any]:
    """Return the review as data."""
    teller = Narrator(language, recorded.edition.id)
    return {
        "edition": recorded.edition.id,
        "decisions": [decision_data(each, teller) for each in found],
        "mistakes": [each.number for each in found if each.mistake],
        "turning_points": [turning_point_data(recorded, each, teller) for each in turning],
    }


def decision_data(each: DecisionReview, teller: Narrator) -> dict[str, Any]:
    """Return one decision as data."""
    figures = {name: round(getattr(each, name), 4) for name in ("before", "after", "loss", "loss_low", "loss_high")}
    return {
        "number": each.number,
        "seat": each.seat,
        "kind": each.kind,
        "played": move_data(each.played),
        "best": move_data(each.best),
        **figures,
        "mistake": each.mistake,
        "facts": [fact_data(fact, teller) for fact in each.facts] if each.mistake else [],
        "worlds": each.worlds,
    }


def turning_point_data(recorded: AnyGame, each: TurningPoint, teller: Narrator) -> dict[str, Any]:
    """Return a turning point as data, with its events as sentences."""
    chances = {"before": round(each.before, 4), "after": round(each.after, 4)}
    return {**asdict(each), **chances, "happened": sentences_of(recorded, each, teller)}


def sentences_of(recorded: AnyGame, each: TurningPoint, teller: Narrator) -> list[str]:
    """Return the important events of a turning point as its seat saw them."""
    told = seat_moves(recorded, each.seat) if isinstance(recorded, Game) else recorded.moves
    rows = [row for move in islice(told, each.since - 1, each.until) for row in move.events if row[0] in TELLING]
    return teller.tell(rows)


# ---------------------------------------------------------------- for a person


class Report:
    """Prints a review for a person."""

    def __init__(self, recorded: AnyGame, language: str) -> None:
        self.recorded, self.teller, self.voice = (
            recorded,
            Narrator(language, recorded.edition.id),
            Voice(language, "advice"),
        )
        self.screen = Screen()

    def show(self, found: Sequence[DecisionReview], turning: Sequence[TurningPoint]) -> None:
        self.screen.title(self.voice("review-title", decisions=len(found)))
        self.screen.print_wrapped(self.voice("review-legend"))
        for each in found:
            self.show_decision(each)
        self.show_turning_points(turning)
        self.show_sums(found)

    def show_decision(self, each: DecisionReview) -> None:
        """Print one decision; below a mistake the better move and why."""
        mark = MARK if each.mistake else " "
        name = self.teller.house(each.seat)
        label = f"{each.number:>5} {mark} {name:10} {percent_text(each.before):>4} > {percent_text(each.after):>4}  "
        self.screen.print_wrapped(each.played.words, label, " " * len(label))
        if each.mistake:
            low, high = round(100 * each.loss_low, 1), round(100 * each.loss_high, 1)
            better = self.voice("review-best", move=each.best.words, low=low, high=high)
            self.screen.print_wrapped(better, " " * 8, " " * 10)
            for fact in each.facts:
                self.screen.print_wrapped(fact_sentence(fact, self.teller), " " * 10, " " * 12)

    def show_turning_points(self, turning: Sequence[TurningPoint]) -> None:
        self.screen.line()
        if not turning:
            self.screen.print_wrapped(self.voice("review-no-turning-points", points=percent(SWING)))
            return
        self.screen.title(self.voice("review-turning-points"))
        for each in turning:
            self.screen.print_wrapped(
                self.voice(
                    "review-turning-point",
                    house=self.teller.house(each.seat),
                    own="yes" if each.is_own else "no",
                    since=each.since,
                    until=each.until,
                    before=percent(each.before),
                    after=percent(each.after),
                ),
                "  ",
                "    ",
            )
            for sentence in sentences_of(self.recorded, each, self.teller)[-MOST_SENTENCES:]:
                self.screen.print_wrapped(sentence, "    ", "      ")

    def show_sums(self, found: Sequence[DecisionReview]) -> None:
        """Print the mistakes and mean loss of each House, and of all."""
        self.screen.line()
        for seat in sorted({each.seat for each in found}):
            mine = [each for each in found if each.seat == seat]
            self.screen.print_wrapped(
                self.voice(
                    "review-house",
                    house=self.teller.house(seat),
                    decisions=len(mine),
                    mistakes=sum(each.mistake for each in mine),
                    loss=round(100 * sum(each.loss for each in mine) / len(mine), 1),
                )
            )
        mistakes = sum(each.mistake for each in found)
        self.screen.print_wrapped(self.voice("review-mistakes", mistakes=mistakes, decisions=len(found)))
