"""Whether the chances that hints and reviews show come true, and the curve that makes them.

    python bench/calibration.py --log FILE [--first 0] [--games 1600] [--fit]

Half of the games are at a table of four Houses with Guilds (en111), the others at all tables in turn; four players are
``sovereign:32``. One decision in ten is judged as a review judges it: the chance of the move played, before the curve,
from what its seat knew. Numbers of games that three divides are for fitting, the others for measuring. ``--fit``
writes the curve of the former to ``players/models/calibration.json``. The log can be resumed; with ``--first`` the
games have other numbers than those that were looked at before, and nothing was chosen by them.

A tenth's interval is clustered by game and holds for all ten tenths together with 95 %.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import NormalDist
from typing import Any

from results import progress, table, where, write

import regno.players.models
from regno.errors import BadRequest
from regno.learn.mining import MiningTable, mining_tables, new_game
from regno.players.analysis.advice import Evaluator
from regno.players.analysis.calibration import IDENTITY, NAME, Curve, bundled_curve
from regno.players.analysis.review import Review
from regno.players.budget import Budget
from regno.players.play import chooser, play_game
from regno.players.prepare import prepare_advice
from regno.players.spec import PLAYERS, prepare_players
from regno.players.training.calibration import fit_curve, write_curve
from regno.proelio.chance import make_rng
from regno.proelio.rules.victory import WHOLE, payoff
from regno.run_log import RunLog

PLAYER, THINKING = "sovereign", 32
EVERY = 10  # decisions to one that is judged
WORLDS = 250  # for planning, and as many for judging
FITTING = 3  # numbers that it divides are for fitting
TENTHS = 10
FILE = Path(regno.players.models.__file__).with_name(NAME)
USUAL = MiningTable("en111", 4, guilds=True)
JOINT, SINGLE = (NormalDist().inv_cdf(1 - 0.05 / tests / 2) for tests in (TENTHS, 1))

Judged = tuple[float, float]  # the chance before the curve, and what was won
Games = dict[int, list[Judged]]


class CalibrationLog(RunLog[int, list[Judged]]):
    """The judged decisions of each game by its number."""

    error = BadRequest

    def encode(self, key: int, value: list[Judged]) -> Any:
        return [key, *([round(chance, 4), won] for chance, won in value)]

    def decode(self, line: Any) -> tuple[int, list[Judged]]:
        number, *judged = line
        return number, [(chance, won) for chance, won in judged]


def table_of(number: int) -> MiningTable:
    """Return the table of a game."""
    tables = mining_tables()
    return USUAL if number % 2 == 0 else tables[number // 2 % len(tables)]


def judge_game(number: int) -> list[Judged]:
    """Play a game; return its judged decisions."""
    game, rng = new_game(table_of(number), number), make_rng(number + 1_000_000)
    houses = game.options.houses
    play_game(game, [chooser(PLAYERS[PLAYER](rng), Budget(simulations=THINKING)) for _ in range(houses)], rng)
    found = []
    for each in Review(game).decisions[number % EVERY :: EVERY]:
        judge = Evaluator(each.view, [(each.move,)], number * 10_000 + each.number)
        judge.plan(WORLDS, None)
        judge.evaluate_lines(WORLDS, None)
        chance = float(judge.results()[0].mean())
        found.append((chance, payoff(game.state, each.view.seat) / WHOLE))
    return found


def tenths(games: Games, curve: Curve) -> Iterator[tuple[str, int, str, str, str, str]]:
    """Yield by tenths: decisions, mean chance, share won, the interval of the difference, whether it is within."""
    off, count = [defaultdict[int, float](float) for _ in range(TENTHS)], [0] * TENTHS
    told, won = [0.0] * TENTHS, [0.0] * TENTHS
    for number, judged in games.items():
        for raw, result in judged:
            chance = curve(raw)
            tenth = min(int(chance * TENTHS), TENTHS - 1)
            off[tenth][number] += result - chance
            count[tenth] += 1
            told[tenth] += chance
            won[tenth] += result
    for tenth in range(TENTHS):
        if not count[tenth]:
            continue
        mean = sum(off[tenth].values()) / len(off[tenth])
        reach = JOINT * sqrt(sum((each - mean) ** 2 for each in off[tenth].values())) / count[tenth]
        gap = (won[tenth] - told[tenth]) / count[tenth]
        part = f"{tenth * 10} .. {tenth * 10 + 10} %"
        shares = (f"{100 * told[tenth] / count[tenth]:.1f} %", f"{100 * won[tenth] / count[tenth]:.1f} %")
        yield part, count[tenth], *shares, f"± {100 * reach:.1f}", "yes" if abs(gap) <= reach else "NO"


def report(place: str, games: Games) -> None:
    """Write what the measured games say, before and after the curve."""
    measured = {number: judged for number, judged in games.items() if number % FITTING}
    head = ("chance told", "decisions", "mean chance", "share won", "95 %, joint", "within")
    curve, parts = bundled_curve(), list[str]()
    for title, each in (("With the curve:", curve), ("Without it:", IDENTITY)):
        parts += [title, table(head, tenths(measured, each)), above_half(measured, each), errors(measured, each)]
    told = (
        f"{len(measured)} games of {PLAYER}:{THINKING}, half of them en111 with four Houses and Guilds, the others at "
        f"{len(mining_tables())} tables in turn; one decision in {EVERY}, {2 * WORLDS} simulations for the move "
        f"played. The curve was fitted on {curve.games} other games."
    )
    write("Calibration of the chances shown", place, told, *parts)


def above_half(games: Games, curve: Curve) -> str:
    """Return by how much the chances of one half or more are too high or too low, all together."""
    off, count = defaultdict[int, float](float), 0
    for number, judged in games.items():
        for raw, won in judged:
            if (chance := curve(raw)) >= 0.5:
                off[number] += won - chance
                count += 1
    mean = sum(off.values()) / len(off)
    reach = SINGLE * sqrt(sum((each - mean) ** 2 for each in off.values())) / count
    gap = 100 * sum(off.values()) / count
    return f"Told 50 % or more, all together: won {gap:+.1f} points more often than told, 95 % ± {100 * reach:.1f}."


def errors(games: Games, curve: Curve) -> str:
    squares = [(curve(chance) - won) ** 2 for judged in games.values() for chance, won in judged]
    return f"Root of the mean squared error: {sqrt(sum(squares) / len(squares)):.4f}."


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=1600)
    parser.add_argument("--log", type=Path, required=True)
    parser.add_argument("--fit", action="store_true")
    request = parser.parse_args()
    place = where()
    log = CalibrationLog(request.log, {"what": "calibration", "player": f"{PLAYER}:{THINKING}", "worlds": WORLDS})
    numbers = range(request.first, request.first + request.games)
    if not log.results.keys() >= set(numbers):
        prepare_players([PLAYER], lambda: progress("compiling the player"))
        prepare_advice(lambda: progress("compiling the advice"))
    for number in numbers:
        if number not in log.results:
            log.add(number, judge_game(number))
    games = {number: log.results[number] for number in numbers}
    if request.fit:
        fitting = [judged for number, judged in games.items() if number % FITTING == 0]
        write_curve(fit_curve(fitting), FILE)
        bundled_curve.cache_clear()
    report(place, games)


if __name__ == "__main__":
    main()
