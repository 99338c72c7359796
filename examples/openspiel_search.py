"""One of OpenSpiel's own algorithms on our game: its information-set search plays seat 0 against random players.

    python examples/openspiel_search.py [--games 2] [--simulations 20] [--seed 1]

The search asks our game for worlds that could be true (``resample_from_infostate``); it is never shown the hidden
cards. It is Python calling Python and slow: Regno's own search is compiled, see ``regno arena``.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from regno.env.openspiel import NAME

HOUSES = 3


def played(bot: Any, game: Any, lot: np.random.RandomState) -> float:
    """A whole game; what seat 0 got."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            answers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(lot.choice(answers, p=weights)))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(lot.choice(state.legal_actions())))
    return float(state.returns()[0])


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    game, lot = pyspiel.load_game(NAME, {"houses": HOUSES}), np.random.RandomState(asked.seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=lot)
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=asked.simulations, random_state=lot)
    won = sum(played(bot, game, lot) for _ in range(asked.games))
    print(f"OpenSpiel's ISMCTS with {asked.simulations} simulations a choice won {won:g} of {asked.games} games")


if __name__ == "__main__":
    main(sys.argv[1:])
