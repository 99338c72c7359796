"""The leaderboard: a Markdown table of runs, the highest rating first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from textwrap import fill

from regno.gauntlet.course import COURSE
from regno.gauntlet.errors import BadRun
from regno.gauntlet.figures import Figures, figures
from regno.gauntlet.run import Run, read_run
from regno.text import Voice

WIDTH = 120  # letters of a line
BEGIN, END = "<!-- gauntlet: begin -->", "<!-- gauntlet: end -->"


@dataclass(frozen=True)
class Entry:
    """A run with its figures and the hash of its file."""

    run: Run
    figures: Figures
    games: int
    milliseconds: float
    digest: str


def read_entry(path: Path) -> Entry:
    """Return the entry of a file; raise BadRun if it is none, or games are missing."""
    run, games = read_run(path)
    if {(game.place, game.number) for game in games} != set(run.keys()):
        raise BadRun("unfinished", file=str(path), done=len(games), all=len(run.keys()))
    asked = max(sum(game.asked for game in games), 1)
    milliseconds = round(1000 * sum(game.seconds for game in games) / asked, 2)
    return Entry(run, figures(games), len(games), milliseconds, sha256(path.read_bytes()).hexdigest()[:16])


def board(entries: Sequence[Entry], voice: Voice) -> str:
    """Return the table, in the words of a language."""
    columns = ("agent", "rating", "worst", "exploited", "games", "illegal", "time", "file")
    rows = [[voice(f"board-{name}") for name in columns], ["---"] * len(columns)]
    for each in sorted(entries, key=lambda entry: -entry.figures.rating):
        found = each.figures
        bound = f"{100 * found.exploitability:.1f} ({found.responder})"
        cells = [
            f"`{each.run.spec}`", f"{found.rating} ± {found.doubt}", f"{100 * found.worst:.0f} %", bound,
            f"{each.games}", f"{found.illegal}", f"{each.milliseconds:g}", f"`{each.digest}`",
        ]  # fmt: skip
        rows.append(cells)
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
    return f"{fill(voice('board-title', course=COURSE), WIDTH)}\n\n{table}\n"


def put_into(page: str, text: str) -> str:
    """Return a page with the board between its marks; raise BadRun if it has none."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadRun("no-marks", begin=BEGIN, end=END)
    return f"{before}{BEGIN}\n\n{text}\n{END}{after}"
