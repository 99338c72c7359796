"""``regno lab games``: single games as a Parquet file, at one table or at two on the same deals."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from regno.cli import print_answer
from regno.commands.arguments import check_place, read_number
from regno.commands.lab_beside import beside_study
from regno.commands.lab_repair import show_progress
from regno.lab.experiment import Study
from regno.lab.games import write_games
from regno.lab.run_log import LabError
from regno.text import LANGUAGES, Voice

MOST_GAMES = 10_000_000


def games_arguments(parser: argparse.ArgumentParser, voice: Voice, own: Voice) -> None:
    """Add what ``games`` takes besides its table."""
    number = voice("word-number")
    parser.add_argument("--beside", metavar=voice("word-edition"), help=own("lab-beside"))
    parser.add_argument("--games", default="10000", metavar=number, help=own("games-games"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--out", default="games.parquet", metavar=voice("word-file"), help=own("games-out"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))


def run_games(request: argparse.Namespace, study: Study, prepare: Callable[[Sequence[Study]], None]) -> int:
    """Play the games, write the file and say so; return 0."""
    games = read_number("--games", request.games, 1, MOST_GAMES)
    if not study.is_quick:
        raise LabError("games-quick")
    studies = [study, beside_study(study, request.beside)] if request.beside else [study]
    out = check_place(request.out)
    prepare(studies)
    made = write_games(out, studies, games, show_progress)
    told = Voice(request.lang, "lab")("games-written", games=made, file=request.out)
    print_answer(request.json, {"games": made, "file": request.out}, told)
    return 0
