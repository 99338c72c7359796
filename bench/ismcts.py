"""OpenSpiel's own search on our game beside ours, at equal processor time: each alone against three Stewards.

    python bench/ismcts.py [--games 40] [--simulations 20] [--level champion]

ISMCTS (``open_spiel.python.algorithms``, random rollouts, uct_c = 1.4) plays as an agent of the Gauntlet, by Views. The
level then gets as many simulations as it makes in the mean time of a choice of his, at the same deals from every seat.
"""

from __future__ import annotations

import argparse
from time import process_time
from typing import Any

from results import progress, table, where, write

from regno.arena.ratings import wilson_interval
from regno.gauntlet.agents import read_agent
from regno.gauntlet.course import FOUR, Pairing
from regno.gauntlet.frozen import prepare_frozen
from regno.gauntlet.game import AgentChoice, GameKey, inside, play
from regno.gauntlet.openspiel_bot import openspiel_choice

SEED, PLACE = 2000, 0  # deals that no run has
TRIED = 1000  # simulations by which the pace of a level is measured first
Row = tuple[str, str, str, str, str]


def ismcts_choice(simulations: int) -> AgentChoice:
    """Return the choices of OpenSpiel's search."""
    import numpy as np
    from open_spiel.python.algorithms import ismcts, mcts

    def make(game: Any, seat: int) -> Any:
        lot = np.random.RandomState(seat)
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=lot)
        return ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=simulations, random_state=lot)

    choose = openspiel_choice(make)
    return lambda board, view, place: choose(board.edition.id, view)


class Trial:
    """Games of one player alone against three Stewards, and the processor time of its choices."""

    def __init__(self, name: str) -> None:
        self.name, self.games, self.wins, self.choices, self.seconds = name, 0, 0.0, 0, 0.0

    def play(self, key: GameKey, pairing: Pairing, choose: AgentChoice) -> None:
        """Play one game."""

        def timed(board: Any, view: Any, place: int) -> int:
            began = process_time()
            move = choose(board, view, place)
            self.seconds += process_time() - began
            self.choices += 1
            return move

        self.wins += play(pairing, key, timed).share
        self.games += 1
        progress(f"{self.name}: {self.wins:g} of {self.games}, {self.milliseconds:.0f} ms a choice")

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / max(self.choices, 1)

    def row(self) -> Row:
        """Return what it won and how long it took."""
        low, high = (f"{100 * bound:.1f}" for bound in wilson_interval(self.wins, self.games))
        share = f"{100 * self.wins / self.games:.1f} %"
        return self.name, str(self.games), share, f"{low} .. {high}", f"{self.milliseconds:.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--level", default="champion")
    asked = parser.parse_args()
    place, pairing = where(), Pairing(FOUR, "steward", asked.games)
    keys = [GameKey(PLACE, number, SEED) for number in range(asked.games)]
    prepare_frozen([f"{asked.level}:{TRIED}"])

    def level_trial(simulations: int, some: list[GameKey]) -> Trial:
        spec = read_agent(f"{asked.level}:{simulations}")
        found = Trial(str(spec))
        for key in some:
            found.play(key, pairing, inside(spec, pairing, key))
        return found

    theirs, choose = Trial(f"OpenSpiel's ISMCTS, {asked.simulations} simulations"), ismcts_choice(asked.simulations)
    for key in keys:
        theirs.play(key, pairing, choose)
    simulations = TRIED
    for _ in range(2):  # a choice has costs beside its simulations, which become dearer in a large tree
        pace = level_trial(simulations, keys[:2]).milliseconds / simulations
        simulations = max(int(theirs.milliseconds / pace), 1)
    ours = level_trial(simulations, keys)
    head = ("player", "games", "share", "interval", "processor ms a choice")
    write("OpenSpiel's search on our game", place, "", table(head, [theirs.row(), ours.row()]))


if __name__ == "__main__":
    main()
