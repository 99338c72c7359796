"""``regno replay``: a Record told move by move, whole or as a seat saw it, or the table as it was after some moves."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from regno.cli import Misuse, print_answer, print_json
from regno.commands.arguments import read_number, read_seat
from regno.commands.position import position_data, show_view
from regno.commands.view import view_data
from regno.errors import BadRecord, SystemFault
from regno.files import write_atomic
from regno.proelio import events
from regno.proelio.events import Event
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import SPECTATOR, AnyGame, read_seat_record, seat_of, seat_record_text, seat_word
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame, SeatMove, seat_game_of, seat_moves
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


def run(request: argparse.Namespace) -> None:
    """Show or export a Record; of a damaged one show what could be read, then raise its fault."""
    text = sys.stdin.read() if request.file == "-" else text_of(Path(request.file))
    game, fault = read(text)
    game = restrict_to_seat(game, request.seat)
    count = len(game.moves)
    if request.at is not None:
        count = read_number("--at", request.at, 0, count)
    if request.export is None:
        show(game, count, request)
    elif fault is None:
        export(game, count, request)
    if fault:
        raise fault


def read(text: str) -> tuple[AnyGame, BadRecord | None]:
    """Return the game, whole or one seat's, that a Record holds, and the fault in the rest of it."""
    try:
        return (read_record(text) if seat_of(text) is None else read_seat_record(text)), None
    except BadRecord as fault:
        if not isinstance(fault.kept, Game | SeatGame):
            raise
        return fault.kept, fault


def restrict_to_seat(game: AnyGame, seat: str | None) -> AnyGame:
    """Return a game as the seat asked for saw it; a SeatGame is one seat's already."""
    if seat is None:
        return game
    asked = read_seat("--seat", seat, game.options.houses)
    if isinstance(game, Game):
        return seat_game_of(game, asked)
    if asked != game.seat:
        raise Misuse("replay-other-seat", asked=seat, seat=seat_word(game.seat))
    return game


# ---------------------------------------------------------------- exporting


def export(game: AnyGame, count: int, request: argparse.Namespace) -> None:
    """Write what the seat saw, as a Record of its own, to a new file."""
    if isinstance(game, Game):
        raise Misuse("export-needs-seat")
    write_new(Path(request.export), seat_record_text(game.replay(count)))
    seat = seat_word(game.seat)
    told = Voice(request.lang, "cli")("replay-exported", file=request.export, seat=seat, moves=count)
    print_answer(request.json, {"file": request.export, "seat": seat, "moves": count}, told)


def write_new(path: Path, text: str) -> None:
    """Write a new file; raise Misuse if it exists."""
    try:
        write_atomic(path, text.encode(), new=True)
    except FileExistsError:
        raise Misuse("export-exists", file=str(path)) from None
    except OSError as trouble:
        raise NotKept("cannot-save", file=str(path), fault=SystemFault.of(trouble)) from None


# ---------------------------------------------------------------- telling


def show(game: AnyGame, count: int, request: argparse.Namespace) -> None:
    """Print the Record up to the move asked for, as data or in sentences."""
    moves = list(seat_moves(game, EVERYBODY)) if isinstance(game, Game) else game.moves
    reader = EVERYBODY if isinstance(game, Game) else game.seat
    teller = Narrator(request.lang, game.edition.id, reader)
    if request.json:
        print_json({"edition": game.edition.id, "moves": moves_data(moves[:count], teller), **moment(game, count)})
        return
    print_story(game, moves[:count], teller)
    if request.at is not None:
        show_table(game, count, teller)


def moment(game: AnyGame, count: int) -> dict[str, Any]:
    """Return the position after some moves, or what the seat then knew."""
    if isinstance(game, Game):
        return {"position": position_data(game.replay(game.moves[:count]))}
    return {"view": view_data(game.replay(count).view())}


def moves_data(moves: Sequence[SeatMove], teller: Narrator) -> list[dict[str, Any]]:
    """Return every move as data, chance's included, with the sentences of what it made happen."""
    return [
        {
            "number": number,
            "who": move.speaker if move.who == CHANCE else move.who,
            "words": move.words,
            "sentences": teller.tell(move.events),
        }
        for number, move in enumerate(moves, 1)
    ]


def show_table(game: AnyGame, count: int, teller: Narrator) -> None:
    """Print the table after some moves: with open hands, or as the seat saw it."""
    if isinstance(game, Game):
        TableText(Screen(), teller).show_open(game.replay(game.moves[:count]).state)
    else:
        show_view(game.replay(count).view(), teller)


def print_story(game: AnyGame, moves: Sequence[SeatMove], teller: Narrator) -> None:
    """Print the moves in sentences, a heading a turn; chance together with the move before it."""
    voice, screen = Voice(teller.language, "cli"), Screen()
    title = game.edition.title[teller.language]
    screen.title(voice("replay-title", title=title, houses=game.options.houses, moves=len(game.moves)))
    if isinstance(game, SeatGame):
        screen.line(viewpoint_line(game, teller, voice))
    for number, rows in moves_with_chance(moves):
        label = f"{number:>5}  "
        for run in teller.event_runs(rows):
            if run.what == events.TURN:
                screen.line()
                screen.title(teller.sentence(run))
            else:
                screen.print_wrapped(teller.sentence(run), label, " " * 7)
                label = " " * 7


def viewpoint_line(game: SeatGame, teller: Narrator, voice: Voice) -> str:
    """Return a line that says through whose eyes the game is seen."""
    if seat_word(game.seat) == SPECTATOR:
        return voice("replay-seen-public")
    return voice("replay-seen", seat=game.seat, house=teller.house(game.seat))


def moves_with_chance(moves: Sequence[SeatMove]) -> Iterator[tuple[int, list[Event]]]:
    """Yield each move of a House with all that followed up to the next one; the deal comes first, by itself."""
    number, rows = 1, list[Event]()
    for place, move in enumerate(moves, 1):
        if move.who != CHANCE and rows:
            yield number, rows
            number, rows = place, []
        rows += move.events
    yield number, rows
