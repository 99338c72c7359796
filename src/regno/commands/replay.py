"""``regno replay``: a Record told move by move, or the table as it was after some of them."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regno.cli import print_json
from regno.commands.flags import read_number
from regno.commands.position import described
from regno.errors import BadRecord
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.explain import EVERYBODY, Teller
from regno.proelio.game import Game
from regno.proelio.layout import copy_of
from regno.proelio.record import read_record
from regno.proelio.state import CHANCE
from regno.proelio.words import move_text
from regno.terminal.saving import text_of
from regno.terminal.screen import Screen
from regno.terminal.table import TableText
from regno.text import Voice


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("file", metavar=voice("word-file"), help=voice("replay-file"))
    parser.add_argument("--at", metavar=voice("word-number"), help=voice("replay-at"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    """What could be read of a damaged Record is told before its fault."""
    fault: BadRecord | None = None
    try:
        game = read_record(sys.stdin.read() if request.file == "-" else text_of(Path(request.file)))
    except BadRecord as trouble:
        fault = trouble
        if not isinstance(trouble.kept, Game):
            raise
        game = trouble.kept
    show(game, request)
    if fault:
        raise fault
    return 0


def show(game: Game, request: argparse.Namespace) -> None:
    """The Record up to the move asked for, as data or in sentences."""
    count = len(game.moves)
    if request.at is not None:
        count = read_number("--at", request.at, 0, len(game.moves))
    again = Game(game.edition, game.options, copy_of(game.start), dealt=game.dealt)
    teller = Teller(request.lang, game.edition.id, EVERYBODY)
    if request.json:
        told = list(moves_told(again, game.moves[:count], teller))
        print_json({"edition": game.edition.id, "moves": told, "position": described(again)})
    else:
        print_story(again, game, count, teller)
        if request.at is not None:
            TableText(Screen(), teller).show_open(again.state)


def moves_told(again: Game, moves: list[int], teller: Teller) -> Iterator[dict[str, Any]]:
    """Every move as data, chance's included, with the sentences of what it made happen."""
    for number, move in enumerate(moves, 1):
        who, words = again.state.who, move_text(again.state, move)
        happened = teller.tell(again.apply(move))
        yield {"number": number, "who": "chance" if who == CHANCE else who, "words": words, "sentences": happened}


def print_story(again: Game, game: Game, count: int, teller: Teller) -> None:
    """The moves in sentences, a heading a turn; chance is told with the move that it answers."""
    voice, screen = Voice(teller.language, "cli"), Screen()
    title = game.edition.title[teller.language]
    screen.title(voice("replay-title", title=title, houses=game.options.houses, moves=len(game.moves)))
    for number, rows in answered(again, game.moves[:count]):
        label = f"{number:>5}  "
        for happening in teller.gathered(rows):
            if happening.what == events.TURN:
                screen.line()
                screen.title(teller.sentence(happening))
            else:
                screen.wrapped(teller.sentence(happening), label, " " * 7)
                label = " " * 7


def answered(again: Game, moves: list[int]) -> Iterator[tuple[int, list[Event]]]:
    """Each move of a House with all that followed up to the next one; the deal comes first, by itself."""
    number, rows = 1, list[Event]()
    for place, move in enumerate(moves, 1):
        if again.state.who != CHANCE and rows:
            yield number, rows
            number, rows = place, []
        rows += again.apply(move)
    yield number, rows
