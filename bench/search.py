"""Simulations per second of the searches, on one core, in processor time.

    python bench/search.py [--peers]

Positions are every twelfth choice of games between random players, 4 Houses, en111 with Guilds. Measured are random
rollouts to the end of the game, and the searching players with their default configuration. With --peers, OpenSpiel's
ISMCTS on its own card games is measured in the same run, in C++ and in Python (``pip install "regno[peers]"``).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import process_time
from typing import Any

from results import progress, table, where, write

from regno.players import PLAYERS
from regno.players.budget import Budget
from regno.players.heuristic_weights import HAND_TUNED
from regno.players.prepare import prepare_quick
from regno.players.quick_match import QuickGames
from regno.players.search.sovereign import Sovereign
from regno.players.search.warlord import DEFAULT, Warlord, run_search
from regno.proelio.chance import below, make_rng
from regno.proelio.edition import built_in
from regno.proelio.game import deal
from regno.proelio.info.view import View

SIMULATIONS = 3000
GAMES = 5000
PEERS = ("oh_hell", "gin_rummy")
UNIFORM = replace(DEFAULT, heuristic_rollouts=False, horizon=-1)


def views(games: int) -> Iterator[View]:
    """Yield Views of decisions among several moves."""
    for seed in range(games):
        game, rng, choices = deal("en111", 4, seed, guilds=True), make_rng(seed), 0
        while not game.result:
            legal = game.legal_moves()
            if len(legal) > 1:
                if choices % 12 == 0:
                    yield game.view(game.state.who)
                choices += 1
            game.apply(legal[below(rng, len(legal))])
            game.answer_chance(rng)


def pace(player: Warlord, seen: list[View]) -> float:
    """Return simulations per second over these Views."""
    run_search(player.records(seen[0]), Budget(simulations=1), 0.0, player.stage)
    spent = 0.0
    for view in seen:
        records = player.records(view)
        began = process_time()
        run_search(records, Budget(simulations=SIMULATIONS), began, player.stage)
        spent += process_time() - began
    return SIMULATIONS * len(seen) / spent


def thumb_time() -> float:
    """Return microseconds per decision of the heuristic player, including the game."""
    book = built_in("en111")
    match = QuickGames(book, book.options(4, guilds=True), [HAND_TUNED] * 4, prepare_quick())
    match.play(first_seed=0, games=100)
    before, began = match.result().decisions, process_time()
    after = match.play(first_seed=1000, games=GAMES).decisions
    return (process_time() - began) / (after - before) * 1e6


def peer_state(spiel: Any, name: str) -> Any:
    """Return a peer's game at its first decision."""
    state, rng = spiel.load_game(name).new_initial_state(), make_rng(1)
    while state.is_chance_node():
        answers = state.legal_actions()
        state.apply_action(answers[below(rng, len(answers))])
    return state


def peer_pace(step: Callable[[Any], object], state: Any, simulations: int) -> float:
    began = process_time()
    step(state)
    return simulations / (process_time() - began)


def peers() -> Iterator[tuple[str, str]]:
    """Yield the rates of OpenSpiel's ISMCTS, one random rollout per leaf."""
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    for name in PEERS:
        state = peer_state(pyspiel, name)
        fast = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 2000)
        slow = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1), 1.0, 40)
        yield f"OpenSpiel, {name}, C++", f"{peer_pace(fast.step, state, 2000):,.0f}"
        yield f"OpenSpiel, {name}, Python", f"{peer_pace(slow.step, state, 40):,.0f}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--peers", action="store_true")
    request = parser.parse_args()
    place = where()
    PLAYERS["warlord"].prepare(lambda: progress("compiling"))
    PLAYERS["sovereign"].prepare(lambda: progress("compiling"))
    seen = list(views(4))
    players = {
        "uniformly random games, to the end": Warlord(make_rng(1), UNIFORM),
        "the Warlord as shipped": Warlord(make_rng(1)),
        "the Sovereign as shipped": Sovereign(make_rng(1)),
    }
    rows = [(label, f"{pace(player, seen):,.0f}") for label, player in players.items()]
    thumb = f"The rule of thumb takes {thumb_time():.2f} microseconds a decision, the game around it included."
    write("Search", place, table(("search", "simulations/s"), [*rows, *(peers() if request.peers else ())]), thumb)


if __name__ == "__main__":
    main()
