"""Speed of the engine, as measured by ``regno bench engine`` and the scripts in bench/.

Rates are per second of processor time on one core, so that other work on the machine does not count; the rate of all
cores and compile times are also given in wall-clock time.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

from regno.lab.batches import Engine, ParallelRandomGames, cores
from regno.players.budget import AT_ONCE
from regno.players.play import chooser, play_game
from regno.players.random_player import Random
from regno.proelio.chance import make_rng, pick
from regno.proelio.edition import DEFAULT, built_in
from regno.proelio.engine import apply
from regno.proelio.game import new_state, undealt
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.jit.records import blank
from regno.proelio.simulate.playout import Tally
from regno.proelio.state import SEATS, Events, State
from regno.proelio.steps import PERK

BOOK = built_in(DEFAULT)
HOUSES = 4
FEW, MANY = 5, 500  # games between two readings of the clock, plain and compiled
FEWEST_HOUSES = 3
SLICES = 5
DECISIONS, GAMES = "decisions_per_second", "games_per_second"

# Run in a new process: measures the time until the engine plays.
START = """
from time import perf_counter, process_time
wall, cpu = perf_counter(), process_time()
from regno.lab.speed import table
from regno.proelio.jit import compile
table(compile.engine()).prepare()
print(perf_counter() - wall, process_time() - cpu)
"""


def table(engine: Engine | None = None, houses: int = HOUSES, knowledge: bool = False) -> ParallelRandomGames:
    """Return the table measured: the default edition with Guilds and Merchant, random players."""
    return ParallelRandomGames(BOOK, BOOK.options(houses, guilds=True, merchant=True), engine, knowledge)


def deal(games: ParallelRandomGames, seed: int) -> State:
    """Return the first position after the deal in which a House chooses."""
    state, rng, unread = new_state(games.edition, games.options), make_rng(seed), blank(Events)
    while state.step < PERK:
        unread.count = 0
        apply(state, pick(state, games.options, rng), games.options, unread)
    return state


def rate(games: ParallelRandomGames, seconds: float) -> dict[str, float]:
    """Return decisions and games per second on one core: the median of several measurements."""
    each = sorted((slice_rate(games, seconds / SLICES) for _ in range(SLICES)), key=lambda found: found[DECISIONS])
    return each[SLICES // 2]


def slice_rate(games: ParallelRandomGames, seconds: float) -> dict[str, float]:
    """Measure for a time; the games are the same each time."""
    match = games.match()
    tally = match.play(0, 0, games.knowledge)
    step = FEW if games.engine is None else MANY
    began = process_time()
    while process_time() - began < seconds:
        tally = match.play(1 + tally.games, step, games.knowledge)
    return rates(tally, process_time() - began)


def rates(tally: Tally, seconds: float) -> dict[str, float]:
    return {DECISIONS: round(tally.decisions / seconds), GAMES: round(tally.games / seconds, 1)}


def rate_of_all_cores(engine: Engine, one_core: dict[str, float], seconds: float) -> dict[str, float]:
    """Return the same in wall-clock time with one worker per core."""
    games = max(1, round(one_core[GAMES] * seconds * cores()))
    began = perf_counter()
    tally = table(engine).play(1, games)
    return {"workers": cores(), **rates(tally, perf_counter() - began)}


def nanoseconds_by_houses(engine: Engine, seconds: float) -> dict[str, float]:
    """Return the cost of one decision with three to six Houses."""
    houses = range(FEWEST_HOUSES, SEATS + 1)
    each = {str(count): rate(table(engine, count), seconds)[DECISIONS] for count in houses}
    return {count: round(1e9 / decisions, 1) for count, decisions in each.items()}


def microseconds_of_a_plain_move(seconds: float) -> float:
    """Return the cost of a move in plain mode as a table plays it: legal moves, events, and all Views."""
    began, moves, seed = process_time(), 0, 0
    while process_time() - began < seconds:
        seed += 1
        moves += play_with_views(seed)
    return round((process_time() - began) / moves * 1e6, 1)


def play_with_views(seed: int) -> int:
    """Play one random game and return its number of moves."""
    game, rng = undealt(BOOK, table().options), make_rng(seed)
    play_game(game, [chooser(Random(rng), AT_ONCE)] * HOUSES, rng, lambda view: game.views())
    return len(game.moves)


def sizes() -> dict[str, int]:
    """Return the bytes of one State and of its Knowledge."""
    from regno.proelio.jit.compile import dtype_of

    return {"state": dtype_of(State).itemsize, "knowledge": dtype_of(Knowledge).itemsize}


def compile_seconds() -> dict[str, dict[str, float]]:
    """Return the seconds of a first start (empty cache) and a second one, each in a process of its own."""
    with TemporaryDirectory() as folder:
        return {name: start_seconds(Path(folder)) for name in ("first", "cached")}


def start_seconds(cache: Path) -> dict[str, float]:
    environment = {**os.environ, "REGNO_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", START], env=environment, capture_output=True, text=True, check=True)
    wall, cpu = map(float, done.stdout.split())
    return {"wall": round(wall, 2), "cpu": round(cpu, 2)}


def machine() -> dict[str, Any]:
    """Return the processor, versions and load of this machine."""
    return {
        "processor": processor(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
        "load": round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None,
    }


def processor() -> str:
    """Return the name of the processor."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, platform.processor() or platform.machine())


def measurements(seconds: float, note: Callable[[str], None]) -> Iterator[tuple[str, Any]]:
    """Yield all measurements by name; ``note`` is called with the name of each that takes a while."""
    from regno.proelio.jit import compile

    yield "machine", machine()
    yield "bytes", sizes()
    note("compile")
    yield "compile_seconds", compile_seconds()
    engine = compile.engine(lambda: note("prepare"))
    for name, wanted in (("plain", None), ("compiled", engine)):
        note(name)
        one_core = rate(table(wanted), seconds)
        yield name, one_core
        yield f"{name}_knowledge", rate(table(wanted, knowledge=True), seconds)
    yield "all_cores", rate_of_all_cores(engine, one_core, seconds)
    note("houses")
    yield "nanoseconds_by_houses", nanoseconds_by_houses(engine, seconds)
    note("views")
    yield "plain_microseconds_per_move", microseconds_of_a_plain_move(seconds)
