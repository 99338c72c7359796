"""``regno replay``: a Record told move by move, whole or as a seat saw it, or the table as it was after some moves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from regno.cli import Misuse, print_json
from regno.commands.arguments import read_number, read_seat
from regno.commands.position import described, show_view
from regno.commands.view import described_view
from regno.errors import BadRecord, SystemFault
from regno.files import write_atomic
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.formats.seat_record import SPECTATOR, AnyGame, read_any_game, seat_word, story_text
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame, SeatMove, story_of, told_to
from regno.proelio.narrator import EVERYBODY, Narrator
from regno.proelio.state import CHANCE
from regno.terminal.autosave import NotKept, text_of
from regno.terminal.screen import Screen
from regno.terminal.table import TableText
from regno.text import Voice


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    file = voice("word-file")
    parser.add_argument("file", metavar=file, help=voice("replay-file"))
    parser.add_argument("--at", metavar=voice("word-number"), help=voice("replay-at"))
    parser.add_argument("--seat", metavar=voice("word-seat"), help=voice("replay-seat"))
    parser.add_argument("--export", metavar=file, help=voice("replay-export"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    """What could be read of a damaged Record is told before its fault, but never exported."""
    text = sys.stdin.read() if request.file == "-" else text_of(Path(request.file))
    tale, fault = read(text)
    tale = as_seen(tale, request.seat)
    count = moves_in(tale)
    if request.at is not None:
        count = read_number("--at", request.at, 0, count)
    if request.export is None:
        show(tale, count, request)
    elif fault is None:
        export(tale, count, request)
    if fault:
        raise fault
    return 0


def read(text: str) -> tuple[AnyGame, BadRecord | None]:
    """The game or the Story that a Record holds, and what is wrong with the rest of it."""
    try:
        return read_any_game(text), None
    except BadRecord as fault:
        if not isinstance(fault.kept, Game | SeatGame):
            raise
        return fault.kept, fault


def as_seen(tale: AnyGame, seat: str | None) -> AnyGame:
    """A game as the seat asked for saw it; a Story is one seat's already."""
    if seat is None:
        return tale
    asked = read_seat("--seat", seat, tale.options.houses)
    if isinstance(tale, Game):
        return story_of(tale, asked)
    if asked != tale.seat:
        raise Misuse("replay-other-seat", asked=seat, seat=seat_word(tale.seat))
    return tale


def moves_in(tale: AnyGame) -> int:
    return len(tale.moves if isinstance(tale, Game) else tale.told)


# ---------------------------------------------------------------- exporting


def export(tale: AnyGame, count: int, request: argparse.Namespace) -> None:
    """What the seat saw, as a Record of its own in a new file."""
    if isinstance(tale, Game):
        raise Misuse("export-needs-seat")
    write_new(Path(request.export), story_text(tale.replayed(count)))
    seat = seat_word(tale.seat)
    if request.json:
        print_json({"file": request.export, "seat": seat, "moves": count})
    else:
        print(Voice(request.lang, "cli")("replay-exported", file=request.export, seat=seat, moves=count))


def write_new(path: Path, text: str) -> None:
    """No file that is there is ever written over."""
    try:
        write_atomic(path, text.encode(), new=True)
    except FileExistsError:
        raise Misuse("export-exists", file=str(path)) from None
    except OSError as trouble:
        raise NotKept("cannot-save", file=str(path), fault=SystemFault.of(trouble)) from None


# ---------------------------------------------------------------- telling


def show(tale: AnyGame, count: int, request: argparse.Namespace) -> None:
    """The Record up to the move asked for, as data or in sentences."""
    told = list(told_to(EVERYBODY, tale)) if isinstance(tale, Game) else tale.told
    reader = EVERYBODY if isinstance(tale, Game) else tale.seat
    teller = Narrator(request.lang, tale.edition.id, reader)
    if request.json:
        print_json({"edition": tale.edition.id, "moves": moves_told(told[:count], teller), **moment(tale, count)})
        return
    print_story(tale, told[:count], teller)
    if request.at is not None:
        show_table(tale, count, teller)


def moment(tale: AnyGame, count: int) -> dict[str, Any]:
    """The position after some moves, or what the seat then knew."""
    if isinstance(tale, Game):
        return {"position": described(tale.replayed(tale.moves[:count]))}
    return {"view": described_view(tale.replayed(count).view())}


def moves_told(told: Sequence[SeatMove], teller: Narrator) -> list[dict[str, Any]]:
    """Every move as data, chance's included, with the sentences of what it made happen."""
    return [
        {
            "number": number,
            "who": move.speaker if move.who == CHANCE else move.who,
            "words": move.words,
            "sentences": teller.tell(move.events),
        }
        for number, move in enumerate(told, 1)
    ]


def show_table(tale: AnyGame, count: int, teller: Narrator) -> None:
    """The table after some moves: with open hands, or as the seat saw it."""
    if isinstance(tale, Game):
        TableText(Screen(), teller).show_open(tale.replayed(tale.moves[:count]).state)
    else:
        show_view(tale.replayed(count).view(), teller)


def print_story(tale: AnyGame, told: Sequence[SeatMove], teller: Narrator) -> None:
    """The moves in sentences, a heading a turn; chance is told with the move that it answers."""
    voice, screen = Voice(teller.language, "cli"), Screen()
    title = tale.edition.title[teller.language]
    screen.title(voice("replay-title", title=title, houses=tale.options.houses, moves=moves_in(tale)))
    if isinstance(tale, SeatGame):
        screen.line(seen_from(tale, teller, voice))
    for number, rows in answered(told):
        label = f"{number:>5}  "
        for happening in teller.gathered(rows):
            if happening.what == events.TURN:
                screen.line()
                screen.title(teller.sentence(happening))
            else:
                screen.wrapped(teller.sentence(happening), label, " " * 7)
                label = " " * 7


def seen_from(story: SeatGame, teller: Narrator, voice: Voice) -> str:
    """Through whose eyes a game is told."""
    if seat_word(story.seat) == SPECTATOR:
        return voice("replay-seen-public")
    return voice("replay-seen", seat=story.seat, house=teller.house(story.seat))


def answered(told: Sequence[SeatMove]) -> Iterator[tuple[int, list[Event]]]:
    """Each move of a House with all that followed up to the next one; the deal comes first, by itself."""
    number, rows = 1, list[Event]()
    for place, move in enumerate(told, 1):
        if move.who != CHANCE and rows:
            yield number, rows
            number, rows = place, []
        rows += move.events
    yield number, rows
