"""``regno puzzles``: mine self-play for puzzles, solve every one again, list them, show one with its proof."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from regno.cli import print_json
from regno.commands.arguments import cannot_write, check_place, read_number
from regno.commands.compile_notice import preparing
from regno.errors import SystemFault
from regno.files import write_atomic
from regno.learn.mining import AGAIN
from regno.learn.puzzle import BadPuzzle, Puzzle, library, puzzles_text, read_puzzles
from regno.learn.runs import CheckLog, MiningLog, check_all, drop_disputed, mine
from regno.learn.shown import reached_points, shown_chance, shown_lead
from regno.learn.themes import THEMES
from regno.players.prepare import prepare_advice
from regno.players.spec import prepare_players
from regno.proelio.formats.record import RULES_VERSION
from regno.text import Voice
from regno.text.numbers import percent_text

MOST_PUZZLES, MOST_SEED, MOST_BUDGET = 100_000, 2**31 - 1, 10_000_000


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number, file = Voice(voice.language, "puzzles"), voice("word-number"), voice("word-file")
    subjects = parser.add_subparsers(dest="subject", metavar=voice("word-subject"), required=True)
    make = subjects.add_parser("make", help=own("command-make"), description=own("command-make"))
    make.add_argument("out", metavar=file, help=own("make-out"))
    make.add_argument("--count", default="500", metavar=number, help=own("make-count"))
    make.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    make.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES, metavar=own("word-theme"),
                      help=own("make-themes", themes=", ".join(THEMES)))  # fmt: skip
    check = subjects.add_parser("check", help=own("command-check"), description=own("command-check"))
    check.add_argument("file", nargs="?", metavar=file, help=own("check-file"))
    check.add_argument("--budget", metavar=number, help=own("check-budget"))
    check.add_argument("--out", metavar=file, help=own("check-out"))
    listing = subjects.add_parser("list", help=own("command-list"), description=own("command-list"))
    listing.add_argument("--json", action="store_true", help=voice("flag-json"))
    show = subjects.add_parser("show", help=own("command-show"), description=own("command-show"))
    show.add_argument("number", metavar=number, help=own("show-number"))
    for each in (make, check):
        each.add_argument("--log", metavar=file, help=own("flag-log"))


def run(request: argparse.Namespace) -> int:
    return {"make": make, "check": check, "list": list_all, "show": show}[request.subject](request)


def prepare(language: str) -> None:
    """Compile what plays and what judges, with a notice if that takes a while."""
    tell = preparing(language, "puzzles", "preparing")
    prepare_players(["sovereign"], tell)
    prepare_advice(tell)


def make(request: argparse.Namespace) -> int:
    """Mine games until there are enough puzzles, then write them; what a log holds is not mined again."""
    voice, seed = Voice(request.lang, "puzzles"), read_number("--seed", request.seed, 0, MOST_SEED)
    wanted, out = read_number("--count", request.count, 1, MOST_PUZZLES), check_place(request.out)
    header = {"what": "puzzles", "rules": RULES_VERSION, "seed": seed}
    if len(request.themes) < len(THEMES):
        header["themes"] = sorted(request.themes)
    log = MiningLog(log_place(request.log), header)
    prepare(request.lang)
    try:
        for found in mine(log, wanted, seed, request.themes):
            tell(voice("progress-make", found=found, wanted=wanted, games=len(log.results)))
    finally:
        write(out, log.puzzles()[:wanted])
    print(voice("made", count=len(log.puzzles()[:wanted]), games=len(log.results), file=request.out))
    return 0


def check(request: argparse.Namespace) -> int:
    """Solve every puzzle again; return 1 if one is disputed."""
    voice = Voice(request.lang, "puzzles")
    budget = read_number("--budget", request.budget, 100, MOST_BUDGET) if request.budget else None
    puzzles = list(library()) if request.file is None else read_file(request.file)
    out = check_place(request.out) if request.out else None
    log = CheckLog(log_place(request.log), {"what": "check", "rules": RULES_VERSION, "budget": budget or f"x{AGAIN}"})
    prepare(request.lang)
    disputed = 0
    try:
        for done, (puzzle, (same, lead, worlds)) in enumerate(check_all(puzzles, log, budget), 1):
            disputed += not same
            if not same:
                print(voice("disputed", id=puzzle.id, lead=reached_points(lead), worlds=worlds))
            tell(voice("progress-check", done=done, all=len(puzzles), disputed=disputed))
    finally:
        if out is not None:
            write(out, drop_disputed(puzzles, log))
    print(voice("checked", count=len(puzzles), same=len(puzzles) - disputed, disputed=disputed))
    return int(disputed > 0)


def list_all(request: argparse.Namespace) -> int:
    voice = Voice(request.lang, "themes")
    for number, each in enumerate(library(), 1):
        if request.json:
            print_json({"number": number, **msgspec.to_builtins(each)})
        else:
            themes = ", ".join(voice(f"theme-{theme}") for theme in each.themes)
            print(f"{number:4}  {each.edition:6} {each.houses}  {each.difficulty}/5  {themes}")
    return 0


def show(request: argparse.Namespace) -> int:
    """Print one puzzle with its answers and its proof."""
    voice = Voice(request.lang, "puzzles")
    number = read_number(Voice(request.lang, "cli")("word-number"), request.number, 1, len(library()))
    puzzle = library()[number - 1]
    print(puzzle.record)
    for each in puzzle.answers:
        shown = shown_chance(each)
        low, high = percent_text(shown.low), percent_text(shown.high)
        print(f"{percent_text(shown.chance):>5}  {low:>4} .. {high:<4}  {', '.join(each.moves)}")
    lead = shown_lead(puzzle.best, puzzle.answers[1], puzzle.lead)
    print(voice("proof", worlds=puzzle.worlds, again=puzzle.checked, lead=reached_points(lead)))
    return 0


def log_place(file: str | None) -> Path | None:
    return check_place(file) if file else None


def read_file(file: str) -> list[Puzzle]:
    """Return the puzzles of a file; raise BadPuzzle if it cannot be read."""
    try:
        return read_puzzles(Path(file).read_text(encoding="utf-8"), file)
    except OSError as trouble:
        raise BadPuzzle("unreadable", file=file, fault=SystemFault.of(trouble)) from None
    except UnicodeDecodeError:
        raise BadPuzzle("unreadable", file=file, fault="UTF-8") from None


def write(out: Path, puzzles: list[Puzzle]) -> None:
    try:
        write_atomic(out, puzzles_text(puzzles).encode())
    except OSError as trouble:
        raise cannot_write(str(out), trouble) from None


def tell(line: str) -> None:
    """Show progress on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{line}", end="", file=sys.stderr, flush=True)
