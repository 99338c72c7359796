"""The compiled engine beside OpenSpiel's card games, in one run: ``python bench/peers.py [seconds] [rounds]``.

OpenSpiel plays as fast as it can: rollouts in C++, by its own random rollout evaluator, all from one position after
the deal (a search of a single simulation evaluates the root, and nothing else). How many decisions a rollout has is
counted from that same position. Ours do the same: playouts from one position after the deal; beside them stand whole
games, the deal included, which no peer is asked for. Decisions are choices among two or more moves on both sides,
times are processor time, and all take turns: a ratio is the median over the rounds, each of slices that lie side by
side. Bridge comes twice: as OpenSpiel loads it, which ends with the auction and counts tricks by a table made once, and
with its cards played out.
Needs the extra ``peers``: ``pip install "regno[peers]"``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from importlib.metadata import version
from operator import truediv
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, Protocol

from results import progress, table, where, write

from regno.lab.batches import Engine, ParallelRandomGames
from regno.lab.speed import DECISIONS, slice_rate
from regno.lab.speed import deal as our_deal
from regno.lab.speed import table as our_table
from regno.proelio.jit import compile

try:
    import pyspiel
except ImportError:
    sys.exit('bench/peers.py needs OpenSpiel: pip install "regno[peers]"')

OURS, KNOWING, WHOLE = "regno", "regno with knowledge", "regno, whole games with their deal"
PEERS = ("spades", "bridge", "bridge(use_double_dummy_result=false)", "hearts")
COUNTED = 2_000  # rollouts counted move by move
FIRST = 50  # rollouts of the trial that finds how many fill the time
SEED = 7


class Contender(Protocol):
    """A game that takes its turn."""

    decisions: float  # in one game, on average

    def rate(self, seconds: float) -> float: ...


@dataclass
class Ours:
    """Proelio in the compiled engine."""

    games: ParallelRandomGames
    decisions: float

    def rate(self, seconds: float) -> float:
        return slice_rate(self.games, seconds)[DECISIONS]


@dataclass
class Peer:
    """One game of OpenSpiel, ready to be measured."""

    game: Any
    start: Any
    decisions: float  # of one rollout, on average
    rollouts: int = FIRST

    def rate(self, seconds: float) -> float:
        """Decisions a second; a first short trial finds how many rollouts fill the time."""
        if self.rollouts == FIRST:
            self.rollouts = max(FIRST, round(FIRST * seconds / self.time()))
        return self.decisions * self.rollouts / self.time()

    def time(self) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(self.rollouts, SEED)
        bot = pyspiel.MCTSBot(self.game, evaluator, 1.4, 1, 100, False, SEED, False)
        began = process_time()
        bot.mcts_search(self.start)
        return process_time() - began


def dealt(game: Any, rng: Random) -> Any:
    """A position after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(by_chance(state, rng))
    return state


def by_chance(state: Any, rng: Random) -> int:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choices(actions, weights)[0])


def decisions_of_a_rollout(start: Any, rng: Random) -> int:
    """Random play to the end, counting choices among two or more."""
    state, count = start.clone(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(by_chance(state, rng))
        else:
            legal = state.legal_actions()
            count += len(legal) > 1
            state.apply_action(rng.choice(legal))
    return count


def peer(name: str) -> Peer:
    rng = Random(SEED)
    game = pyspiel.load_game(name)
    start = dealt(game, rng)
    return Peer(game, start, mean(decisions_of_a_rollout(start, rng) for _ in range(COUNTED)))


def ours(engine: Engine, knowledge: bool, from_the_deal_on: bool) -> Ours:
    games = our_table(engine, knowledge=knowledge)
    if from_the_deal_on:
        games = replace(games, start=our_deal(games, SEED))
    tally = games.play(1, COUNTED)
    return Ours(games, tally.decisions / tally.games)


def contenders() -> Iterator[tuple[str, Contender]]:
    """Everything that takes a turn, by name; ours first."""
    engine = compile.engine(lambda: progress("preparing the engine, once"))
    yield OURS, ours(engine, knowledge=False, from_the_deal_on=True)
    yield KNOWING, ours(engine, knowledge=True, from_the_deal_on=True)
    yield WHOLE, ours(engine, knowledge=False, from_the_deal_on=False)
    for name in PEERS:
        progress(f"counting the decisions of {name}")
        yield name, peer(name)


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 2.0
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 7
    place, each = where(), dict(contenders())
    rates: dict[str, list[float]] = {name: [] for name in each}
    for number in range(1, rounds + 1):
        progress(f"round {number} of {rounds}")
        for name, contender in each.items():
            rates[name].append(contender.rate(seconds))
    rows = [line(name, contender.decisions, rates) for name, contender in each.items()]
    head = ("game", "decisions in it", "decisions/s, median", "least", "most", f"{OURS} / it", f"{KNOWING} / it")
    told = (
        f"OpenSpiel {version('open_spiel')}, {rounds} rounds of {seconds:g} s for each game, taking turns. "
        "Random playouts from one position after the deal on both sides, unless a line says otherwise."
    )
    write("Beside OpenSpiel", place, told, table(head, rows))


def line(name: str, decisions: float, rates: dict[str, list[float]]) -> tuple[object, ...]:
    """One game's row: its rates, and how many times as fast we are."""
    found, middle = rates[name], median(rates[name])
    millions = (f"{number / 1e6:.2f} M" for number in (middle, min(found), max(found)))
    ratios = (f"{median(map(truediv, rates[us], found)):.2f}" for us in (OURS, KNOWING))  # of slices side by side
    return name, f"{decisions:.1f}", *millions, *ratios


if __name__ == "__main__":
    main()
