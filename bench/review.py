"""How often the review flags a move of the strongest player, and whether its win probabilities are calibrated.

    python bench/review.py [--games 50] [--player sovereign:50ms] [--budget 5000] [--workers 2] [--every 1]

Games of four such players, en111 with Guilds, each reviewed for all seats. At most one move in fifty may be flagged.
Calibration is shown in tenths: predicted win probability against the share won, with a 95 % interval clustered by game.
More games help there, so ``--every 20`` reviews one decision in twenty of more games. If interrupted, it reports the
games finished.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from multiprocessing import get_context
from time import perf_counter

from results import progress, table, where, write

from regno.arena.entrant import read_entrant
from regno.arena.game import TimedPlayer
from regno.arena.ratings import wilson_interval
from regno.players import PLAYERS
from regno.players.analysis.advice import TWO_SIDED
from regno.players.analysis.review import MATTERS, Review
from regno.players.budget import read_budget
from regno.players.play import play_game
from regno.players.prepare import prepare_advice
from regno.players.spec import prepare_players
from regno.proelio.chance import make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import Game, undealt
from regno.proelio.rules.victory import WHOLE, payoff

STRONGEST = list(PLAYERS)[-1]
WANTED = 50  # moves to one that is flagged, at least


@dataclass(frozen=True)
class DecisionResult:
    """A decision: predicted win probability, actual result, and whether it was flagged."""

    game: int
    chance: float
    won: float
    surely_behind: bool
    mistake: bool


@dataclass(frozen=True)
class ReviewedGame:
    """One game with the seconds of its review."""

    decisions: list[DecisionResult]
    seconds: float


def play_between(player: str, seed: int) -> Game:
    """Play a whole game between four such players."""
    book = built_in("en111")
    options = book.options(4, guilds=True)
    game = undealt(book, options)
    chairs = [TimedPlayer(read_entrant(player), seed * 8 + seat + 1) for seat in range(4)]
    play_game(game, [chair.choose for chair in chairs], make_rng(seed * 8))
    return game


def review_game(player: str, budget: str, every: int, seed: int) -> ReviewedGame:
    """Play and review a game, one decision in ``every``."""
    game = play_between(player, seed)
    began = perf_counter()
    review = Review(game)
    review.decisions = review.decisions[seed % every :: every]
    found = list(review.evaluate(read_budget(budget), seed))
    won = [payoff(game.state, seat) / WHOLE for seat in range(4)]
    decisions = [
        DecisionResult(seed, each.after, won[each.seat], each.played.significantly_worse, each.mistake)
        for each in found
    ]
    return ReviewedGame(decisions, perf_counter() - began)


def calibration(found: Sequence[DecisionResult]) -> Iterable[tuple[str, int, str, str, str]]:
    """Yield by tenths: number of decisions, mean prediction, share won and its interval."""
    for tenth in range(10):
        within = [each for each in found if min(int(each.chance * 10), 9) == tenth]
        if within:
            predicted, won = (
                sum(values) / len(within) for values in zip(*((x.chance, x.won) for x in within), strict=True)
            )
            part, reach = f"{tenth * 10} .. {tenth * 10 + 10} %", f"{100 * reach_of(within):.1f}"
            yield part, len(within), f"{100 * predicted:.1f} %", f"{100 * won:.1f} %", f"± {reach}"


def reach_of(found: Sequence[DecisionResult]) -> float:
    """Return half the 95 % interval of the mean error, clustered by game."""
    off = defaultdict[int, float](float)
    for each in found:
        off[each.game] += each.won - each.chance
    mean = sum(off.values()) / len(off)
    return TWO_SIDED * sqrt(sum((each - mean) ** 2 for each in off.values())) / len(found)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--player", default=f"{STRONGEST}:50ms")
    parser.add_argument("--budget", default="5000")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--every", type=int, default=1)
    request = parser.parse_args()
    place = where()
    prepare_players({read_entrant(request.player).player}, lambda: progress("compiling the player"))
    prepare_advice(lambda: progress("compiling the advice"))
    games: list[ReviewedGame] = []
    try:
        for game in reviews(request):
            games.append(game)
            flagged = sum(each.mistake for each in game.decisions)
            progress(f"game {len(games)}: {len(game.decisions)} decisions, {flagged} flagged, {game.seconds:.0f} s")
    except KeyboardInterrupt:
        progress(f"stopped after {len(games)} of {request.games} games")
    if games:
        report(place, request, games)


def reviews(request: argparse.Namespace) -> Iterator[ReviewedGame]:
    """Yield reviewed games, on ``workers`` cores."""
    job = partial(review_game, request.player, request.budget, request.every)
    if request.workers == 1:
        yield from map(job, range(request.games))
        return
    with ProcessPoolExecutor(request.workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(job, range(request.games))


def report(place: str, request: argparse.Namespace, games: Sequence[ReviewedGame]) -> None:
    """Write the results."""
    found = [each for game in games for each in game.decisions]
    flagged, behind = sum(each.mistake for each in found), sum(each.surely_behind for each in found)
    low, high = wilson_interval(flagged, len(found))
    brier = sum((each.chance - each.won) ** 2 for each in found) / len(found)
    seconds = sum(game.seconds for game in games)
    rows = [
        ("decisions", f"{len(found):,}", ""),
        ("flagged as mistakes", f"{flagged} = {100 * flagged / len(found):.2f} %", f"at most {100 / WANTED:g} %"),
        ("its 95 % interval", f"{100 * low:.2f} .. {100 * high:.2f} %", ""),
        ("surely behind the best, by whatever little", f"{behind} = {100 * behind / len(found):.2f} %", ""),
        ("root of the mean squared error of the chances", f"{sqrt(brier):.3f}", ""),
        ("seconds of review a decision", f"{seconds / len(found):.3f}", ""),
    ]
    head = (
        f"{len(games)} games of four {request.player}, en111 with Guilds, {request.budget} simulations a decision, "
        f"{f'one in {request.every} of them' if request.every > 1 else 'all of them'}; "
        f"a mistake costs {100 * MATTERS:g} points at the lower end of its interval."
    )
    predicted = table(("chance told after a move", "decisions", "mean chance", "share won", "95 %"), calibration(found))
    write("Review", place, head, table(("what", "found", "wanted"), rows), predicted)


if __name__ == "__main__":
    main()
