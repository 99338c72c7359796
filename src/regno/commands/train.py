"""``regno train``: learn the value of a position anew from games of stewards."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from regno.cli import print_json
from regno.commands.flags import read_number, read_table, table_arguments
from regno.players import compiled
from regno.text import Voice

MOST_POSITIONS = 1_000_000
MOST_SEED = 2**31 - 1


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    own, number = Voice(voice.language, "players"), voice("word-number")
    parser.add_argument("out", metavar=voice("word-file"), help=own("train-out"))
    table_arguments(parser, voice)
    parser.add_argument("--positions", default="150000", metavar=number, help=own("train-positions"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> int:
    from regno.lab.train import fit, lessons, save, surprise

    voice = Voice(request.lang, "players")
    book, options = read_table(request)
    count = read_number("--positions", request.positions, 100, MOST_POSITIONS)
    seed = read_number("--seed", request.seed, 0, MOST_SEED - 1)
    if not compiled.is_ready(compiled.SEARCH):
        print(voice("arena-preparing"), file=sys.stderr)
    weights = fit(*lessons(book, options, count, seed))
    found = surprise(*lessons(book, options, count // 5, seed + 1), weights)
    save(weights, Path(request.out))
    if request.json:
        print_json({"positions": count, "surprise": round(found, 4), "file": request.out})
    else:
        print(voice("train-done", positions=count, surprise=round(found, 4), file=request.out))
    return 0
