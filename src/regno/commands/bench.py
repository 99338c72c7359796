"""``regno bench engine``: measure the engine on this machine."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from regno.cli import print_json
from regno.errors import BadOption
from regno.lab.speed import DECISIONS, GAMES, measurements
from regno.text import Voice

SUBJECTS = ("engine",)
LEAST, MOST = 0.1, 600.0
RATES = ("plain", "plain_knowledge", "compiled", "compiled_knowledge")


def arguments(parser: argparse.ArgumentParser, voice: Voice) -> None:
    parser.add_argument("subject", metavar=voice("word-subject"), choices=SUBJECTS, help=voice("bench-subject"))
    parser.add_argument("--seconds", default="1", metavar=voice("word-number"), help=voice("bench-seconds"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))


def run(request: argparse.Namespace) -> None:
    seconds = read_seconds("--seconds", request.seconds)
    voice = Voice(request.lang, "cli")

    def tell(what: str) -> None:
        print(voice("bench-measuring", what=what), file=sys.stderr, flush=True)

    found = dict(measurements(seconds, tell))
    if request.json:
        print_json(found)
    else:
        print_plainly(found, voice)


def read_seconds(flag: str, text: str) -> float:
    """Parse a time in seconds; raise BadOption if out of bounds."""
    whole, _, part = text.partition(".")
    if not (whole + part).isdecimal() or not LEAST <= float(text) <= MOST:
        raise BadOption("bad-option-value", name=flag, value=text, expected=f"{LEAST:g} .. {MOST:g}")
    return float(text)


def print_plainly(found: dict[str, Any], voice: Voice) -> None:
    """Print the measurements for a person."""
    print(voice("bench-machine", **{name: str(value) for name, value in found["machine"].items()}))
    for name in RATES:
        print(voice("bench-rate", what=name, decisions=found[name][DECISIONS], games=round(found[name][GAMES])))
    everybody = found["all_cores"]
    print(voice("bench-all-cores", workers=everybody["workers"], decisions=everybody[DECISIONS]))
    print(voice("bench-bytes", state=found["bytes"]["state"], knowledge=found["bytes"]["knowledge"]))
    compiled = found["compile_seconds"]
    print(voice("bench-compile", first=compiled["first"]["wall"], cached=compiled["cached"]["wall"]))
    costs = (voice("bench-cost", houses=int(n), cost=cost) for n, cost in found["nanoseconds_by_houses"].items())
    print(voice("bench-houses", costs=", ".join(costs)))
    print(voice("bench-views", time=found["plain_microseconds_per_move"]))
