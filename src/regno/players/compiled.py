"""The compiled modules of the players, built on the compiled engine and cached beside it.

Each stage is compiled once for the present source: ``quick`` plays games of random and heuristic players, the two
searches choose moves, ``advice`` evaluates every move. A caller waits only for the stage it needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

from regno.proelio.jit.package import JitPackage

QUICK, ISMCTS, PUCT, ADVICE = "quick", "search.ismcts", "search.puct", "advice"  # the stages
MODULES = (
    "heuristic_weights", "heuristic", "quick", "search.tree", "relations", "models.linear_value", "search.ismcts",
    "training.heuristic_samples", "models.policy", "models.value_net", "search.puct", "training.self_play",
    "training.policy_samples", "analysis.rollouts",
)  # fmt: skip


JIT = JitPackage("regno.players", MODULES)


def units() -> dict[str, ModuleType]:
    """Return the compiled modules by the names of the plain ones; functions compile on first call."""
    return JIT.units


def is_ready(stage: str) -> bool:
    """Return whether a stage is compiled; until then plain mode serves."""
    return JIT.is_ready(stage)


def prepare_quick(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """Compile the games of quick players and return the modules; ``tell`` is called if that takes a while."""
    return JIT.prepare(QUICK, warm_up_quick, tell)


def warm_up_quick() -> None:
    from regno.players.quick_match import QuickGames
    from regno.proelio.edition import DEFAULT, built_in

    book = built_in(DEFAULT)
    QuickGames(book, book.options(), [None] * 4, units()).play(first_seed=0, games=0)


def prepare_ismcts(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """Compile ISMCTS by running one simulation."""
    return JIT.prepare(ISMCTS, warm_up_ismcts, tell)


def warm_up_ismcts() -> None:
    from regno.players.budget import Budget
    from regno.players.search.warlord import SearchConfig, Warlord
    from regno.proelio.chance import seeded
    from regno.proelio.game import deal

    game = deal()
    Warlord(seeded(1), SearchConfig(memory=1)).search(game.view(game.state.who), Budget(simulations=1))


def prepare_puct(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """Compile PUCT by running one simulation."""
    return JIT.prepare(PUCT, warm_up_puct, tell)


def warm_up_puct() -> None:
    from regno.players.budget import Budget
    from regno.players.search.sovereign import PUCT_DEFAULT, Sovereign
    from regno.proelio.chance import seeded
    from regno.proelio.game import deal

    game = deal()
    Sovereign(seeded(1), replace(PUCT_DEFAULT, memory=1)).search(game.view(game.state.who), Budget(simulations=1))


def prepare_advice(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """Compile the evaluation of moves by advising on a fresh deal."""
    return JIT.prepare(ADVICE, warm_up_advice, tell)


def warm_up_advice() -> None:
    from regno.players.analysis.advice import advise
    from regno.players.budget import Budget
    from regno.proelio.game import deal

    game = deal()
    advise(game.view(game.state.who), game.legal_moves(), Budget(simulations=1))
