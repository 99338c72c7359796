"""``regno lab playtest``: noted results of real games beside simulated ones."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from regno.arena.entrant import read_entrant, seating
from regno.cli import print_json
from regno.commands.arguments import read_number
from regno.lab.counters.counts import Counters
from regno.lab.executors.local import run_local
from regno.lab.experiment import Study
from regno.lab.playtest import Interval, NotedGame, PlaytestComparison, Setup, by_setup, compare, mean, read_games
from regno.lab.run_log import split_into_chunks
from regno.lab.sums import add_up
from regno.proelio.edition import DEFAULT, Edition, edition
from regno.text import LANGUAGES, Voice

MOST_GAMES, MOST_SEED = 1_000_000, 2**31 - 1
WIDE = 26  # letters of the first column


def playtest_arguments(parser: argparse.ArgumentParser, voice: Voice, own: Voice) -> None:
    """Add what ``playtest`` takes."""
    number = voice("word-number")
    parser.add_argument("file", metavar=voice("word-file"), help=own("playtest-file"))
    parser.add_argument("edition", nargs="?", default=DEFAULT, metavar=voice("word-edition"), help=own("lab-edition"))
    parser.add_argument("--players", default="steward", metavar=voice("word-names"), help=own("lab-players"))
    parser.add_argument("--games", default="20000", metavar=number, help=own("playtest-games"))
    parser.add_argument("--seed", default="1", metavar=number, help=voice("flag-seed"))
    parser.add_argument("--json", action="store_true", help=voice("flag-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=voice("flag-lang"))


def read_studies(request: argparse.Namespace, book: Edition, setups: Sequence[Setup]) -> list[Study]:
    """Return a study for each table that was played at."""
    games = read_number("--games", request.games, 1, MOST_GAMES)
    seed = read_number("--seed", request.seed, 0, MOST_SEED) << 32
    entrants = [read_entrant(text) for text in request.players.split(",")]
    studies = []
    for place, setup in enumerate(setups):
        options = setup.options(book)
        seated = tuple(seating(entrants, setup.houses, bool(options.allied)))
        studies.append(Study(f"playtest-{place}", book, options, seated, games, seed))
    return studies


def run_playtest(request: argparse.Namespace, prepare: Any) -> int:
    """Read the file, simulate each of its tables, print both beside each other."""
    book = edition(request.edition)
    noted = by_setup(read_games(Path(request.file), book))
    studies = read_studies(request, book, list(noted))
    prepare(studies)
    chunks = split_into_chunks(studies)
    done = list(run_local(studies, chunks, workers=1))
    found = {}
    for place, (setup, games) in enumerate(noted.items()):
        counts = add_up(Counters, (counts for chunk, counts in done if chunk.study == place))
        found[setup] = list(compare(games, studies[place], counts))
    if request.json:
        print_json({"edition": book.id, "tables": [as_json(setup, noted[setup], found[setup]) for setup in noted]})
    else:
        print("\n\n".join(table_text(book, setup, noted[setup], found[setup], request) for setup in noted))
    return 0


def as_json(setup: Setup, games: Sequence[NotedGame], found: Sequence[PlaytestComparison]) -> dict[str, Any]:
    rows = [{**asdict(each), "fits": each.fits} for each in found]
    return {"houses": setup.houses, "with": list(setup.modes), "games": len(games), "figures": rows}


def table_text(
    book: Edition,
    setup: Setup,
    games: Sequence[NotedGame],
    found: Sequence[PlaytestComparison],
    request: argparse.Namespace,
) -> str:
    """Return the figures of one table as lines of text."""
    own, language = Voice(request.lang, "lab"), request.lang
    modes = ", ".join(own(f"playtest-with-{mode}") for mode in setup.modes)
    heading = own("playtest-head", title=book.title[language], houses=setup.houses, modes=modes or "-")
    lines = [heading, own("playtest-lead", noted=len(games), simulated=found[0].simulated.n, players=request.players)]
    columns = [own(f"playtest-column-{name}") for name in ("what", "noted", "simulated", "verdict")]
    lines.append(f"{columns[0]:<{WIDE}}{columns[1]:<26}{columns[2]:<26}{columns[3]}")
    for each in found:
        name = own(key_of(each), item=item_name(each, language))
        cells = [interval_text(side, each.group) for side in (each.noted, each.simulated)]
        verdict = own("playtest-fits" if each.fits else "playtest-differs")
        lines.append(f"{name:<{WIDE}}{cells[0]:<26}{cells[1]:<26}{verdict}")
    minutes = [game.minutes for game in games if game.minutes is not None]
    if minutes:
        lines.append(own("playtest-minutes", interval=interval_text(mean(minutes), "rounds")))
    return "\n".join([*lines, own("playtest-chance")])


def key_of(each: PlaytestComparison) -> str:
    return f"playtest-ending-{each.item}" if each.group == "ending" else f"playtest-{each.group}"


def item_name(each: PlaytestComparison, language: str) -> str:
    return Voice(language, "proelio")(f"guild-{each.item}") if each.group == "guild" else each.item


def interval_text(figure: Interval, group: str) -> str:
    """Return a figure with its interval: 33.3 % (12.1 - 64.6)."""
    scale, unit = (1.0, "") if group == "rounds" else (100.0, " %")
    told = f"{figure.value * scale:.1f}{unit}"
    if figure.low is None or figure.high is None:
        return told
    return f"{told} ({figure.low * scale:.1f} - {figure.high * scale:.1f})"
