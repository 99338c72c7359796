"""The players' own compiled units, built on the compiled engine and kept beside it.

Stages, each made once for this very source: ``quick`` plays whole games between players who answer at once, ``search``
and ``foresight`` think, ``advice`` judges every move. Whoever needs one of them does not wait for the others.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from types import ModuleType

from regno.proelio.jit.package import JitPackage

QUICK, SEARCH, FORESIGHT, ADVICE = "quick", "search.ismcts", "search.puct", "advice"  # the stages
MODULES = (
    "heuristic_weights", "heuristic", "quick", "search.tree", "relations", "models.linear_value", "search.ismcts",
    "training.heuristic_samples", "models.policy", "models.value_net", "search.puct", "training.self_play",
    "training.policy_samples", "analysis.rollouts",
)  # fmt: skip


WORKSHOP = JitPackage("regno.players", MODULES)


def units() -> dict[str, ModuleType]:
    """The players' modules, compiled on demand, by the plain modules' names."""
    return WORKSHOP.units


def is_ready(stage: str) -> bool:
    """Whether a stage can be had at once; until then, plain mode serves."""
    return WORKSHOP.is_ready(stage)


def prepare_quick(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """The quick players compiled, by playing no game at all."""
    return WORKSHOP.prepare(QUICK, no_game, tell)


def no_game() -> None:
    from regno.players.quick_match import QuickMatch
    from regno.proelio.edition import DEFAULT, built_in

    book = built_in(DEFAULT)
    QuickMatch(book, book.options(), [None] * 4, units()).play(first_seed=0, games=0)


def prepare_search(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """The search compiled, by a single simulation of a fresh deal."""
    return WORKSHOP.prepare(SEARCH, one_simulation, tell)


def one_simulation() -> None:
    from regno.players.budget import Budget
    from regno.players.search.warlord import Manner, Warlord
    from regno.proelio.chance import seeded
    from regno.proelio.game import deal

    game = deal()
    Warlord(seeded(1), Manner(memory=1)).think(game.view(game.state.who), Budget(simulations=1))


def prepare_foresight(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """The search by instinct compiled, in the same way."""
    return WORKSHOP.prepare(FORESIGHT, one_forecast, tell)


def one_forecast() -> None:
    from regno.players.budget import Budget
    from regno.players.search.sovereign import WISE, Sovereign
    from regno.proelio.chance import seeded
    from regno.proelio.game import deal

    game = deal()
    Sovereign(seeded(1), replace(WISE, memory=1)).think(game.view(game.state.who), Budget(simulations=1))


def prepare_advice(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """The judging of moves compiled, by a look at a fresh deal."""
    return WORKSHOP.prepare(ADVICE, one_look, tell)


def one_look() -> None:
    from regno.players.analysis.advice import advise
    from regno.players.budget import Budget
    from regno.proelio.game import deal

    game = deal()
    advise(game.view(game.state.who), game.legal_moves(), Budget(simulations=1))
