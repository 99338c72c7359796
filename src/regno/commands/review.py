"""``regno review``: every decision of a Record judged by what its seat could know then; mistakes and turning points."""

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
from regno.commands.hint import described_fact, described_move, prepare
from regno.players.analysis.advice import NoAdvice
from regno.players.analysis.review import SWING, Review, Reviewed, TurningPoint
from regno.players.analysis.text import fact_sentence
from regno.players.budget import read_budget
from regno.proelio import events
from regno.proelio.formats.seat_record import AnyGame, read_any_game, seat_word
from regno.proelio.game import Game
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.info.seat_game import told_to
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


def run(request: argparse.Namespace) -> int:
    budget, seed = read_budget(request.budget), read_number("--seed", request.seed, 0, MOST_SEED)
    tale = read_any_game(sys.stdin.read() if request.file == "-" else text_of(Path(request.file)))
    review = Review(tale, seat_asked(tale, request.seat))
    prepare(request.lang)
    tell, found = progress(len(review.decisions)), list[Reviewed]()
    for each in review.judged(budget, seed):
        found.append(each)
        tell(len(found))
    turning = review.turning_points(found)
    if request.json:
        print_json(described(tale, found, turning, request.lang))
    else:
        Report(tale, request.lang).show(found, turning)
    return 0


def seat_asked(tale: AnyGame, text: str | None) -> int | None:
    """The seat whose decisions are wanted; a Record that a seat saw holds only that seat's."""
    if text is None:
        return None
    seat = read_seat("--seat", text, tale.options.houses)
    if seat == PUBLIC:
        raise NoAdvice("spectator", last=str(tale.options.houses - 1))
    if not isinstance(tale, Game) and seat != tale.seat:
        raise Misuse("replay-other-seat", asked=text, seat=seat_word(tale.seat))
    return seat


# ---------------------------------------------------------------- as data


def described(
    tale: AnyGame, found: Sequence[Reviewed], turning: Sequence[TurningPoint], language: str
) -> dict[str, Any]:
    """The whole review as data."""
    teller = Narrator(language, tale.edition.id)
    return {
        "edition": tale.edition.id,
        "decisions": [described_decision(each, teller) for each in found],
        "mistakes": [each.number for each in found if each.mistake],
        "turning_points": [described_turning_point(tale, each, teller) for each in turning],
    }


def described_decision(each: Reviewed, teller: Narrator) -> dict[str, Any]:
    """One decision as data."""
    figures = {name: round(getattr(each, name), 4) for name in ("before", "after", "loss", "loss_low", "loss_high")}
    return {
        "number": each.number,
        "seat": each.seat,
        "kind": each.kind,
        "played": described_move(each.played),
        "best": described_move(each.best),
        **figures,
        "mistake": each.mistake,
        "facts": [described_fact(fact, teller) for fact in each.facts] if each.mistake else [],
        "worlds": each.worlds,
    }


def described_turning_point(tale: AnyGame, each: TurningPoint, teller: Narrator) -> dict[str, Any]:
    """A turning point as data, with what happened in sentences."""
    chances = {"before": round(each.before, 4), "after": round(each.after, 4)}
    return {**asdict(each), **chances, "happened": happened(tale, each, teller)}


def happened(tale: AnyGame, each: TurningPoint, teller: Narrator) -> list[str]:
    """The telling events of a turning point, as its seat saw them."""
    told = told_to(each.seat, tale) if isinstance(tale, Game) else tale.told
    rows = [row for move in islice(told, each.since - 1, each.until) for row in move.events if row[0] in TELLING]
    return teller.tell(rows)


# ---------------------------------------------------------------- for a person


class Report:
    """A review in words."""

    def __init__(self, tale: AnyGame, language: str) -> None:
        self.tale, self.teller, self.voice = tale, Narrator(language, tale.edition.id), Voice(language, "advice")
        self.screen = Screen()

    def show(self, found: Sequence[Reviewed], turning: Sequence[TurningPoint]) -> None:
        self.screen.title(self.voice("review-title", decisions=len(found)))
        self.screen.wrapped(self.voice("review-legend"))
        for each in found:
            self.show_decision(each)
        self.show_turning_points(turning)
        self.show_sums(found)

    def show_decision(self, each: Reviewed) -> None:
        """A line, and below a mistake what would have been better and why."""
        mark = MARK if each.mistake else " "
        name = self.teller.house(each.seat)
        label = f"{each.number:>5} {mark} {name:10} {percent_text(each.before):>4} > {percent_text(each.after):>4}  "
        self.screen.wrapped(each.played.words, label, " " * len(label))
        if each.mistake:
            low, high = round(100 * each.loss_low, 1), round(100 * each.loss_high, 1)
            better = self.voice("review-best", move=each.best.words, low=low, high=high)
            self.screen.wrapped(better, " " * 8, " " * 10)
            for fact in each.facts:
                self.screen.wrapped(fact_sentence(fact, self.teller), " " * 10, " " * 12)

    def show_turning_points(self, turning: Sequence[TurningPoint]) -> None:
        self.screen.line()
        if not turning:
            self.screen.wrapped(self.voice("review-no-turning-points", points=percent(SWING)))
            return
        self.screen.title(self.voice("review-turning-points"))
        for each in turning:
            self.screen.wrapped(
                self.voice(
                    "review-turning-point",
                    house=self.teller.house(each.seat),
                    since=each.since,
                    until=each.until,
                    before=percent(each.before),
                    after=percent(each.after),
                ),
                "  ",
                "    ",
            )
            for sentence in happened(self.tale, each, self.teller)[-MOST_SENTENCES:]:
                self.screen.wrapped(sentence, "    ", "      ")

    def show_sums(self, found: Sequence[Reviewed]) -> None:
        """How each House did, and all together."""
        self.screen.line()
        for seat in sorted({each.seat for each in found}):
            mine = [each for each in found if each.seat == seat]
            self.screen.wrapped(
                self.voice(
                    "review-house",
                    house=self.teller.house(seat),
                    decisions=len(mine),
                    mistakes=sum(each.mistake for each in mine),
                    loss=round(100 * sum(each.loss for each in mine) / len(mine), 1),
                )
            )
        mistakes = sum(each.mistake for each in found)
        self.screen.wrapped(self.voice("review-mistakes", mistakes=mistakes, decisions=len(found)))
