"""The compiled modules of the players, built on the compiled engine and cached beside it.

Each stage is compiled once for the present source: ``quick`` plays games of random and heuristic players, the
searches choose moves, ``advice`` evaluates every move. A caller waits only for the stage it needs (``prepare.py``).
"""

from __future__ import annotations

from types import ModuleType

from regno.proelio.jit.package import JitPackage

QUICK, ADVICE = "quick", "advice"  # the stages
ISMCTS, PUCT, NET_PUCT = "search.ismcts", "search.puct", "search.net_puct"
MODULES = (
    "heuristic_weights", "heuristic", "quick", "relations", "models.features", "models.linear_value", "models.policy",
    "models.value_net", "models.leaf_net", "models.net_features", "models.policy_net", "search.tree", "search.ismcts",
    "search.puct", "search.net_puct", "training.self_play", "training.datasets", "training.leaf_games",
    "training.ppo_games", "training.ppo_gradient", "analysis.rollouts",
)  # fmt: skip


JIT = JitPackage("regno.players", MODULES)


def units() -> dict[str, ModuleType]:
    """Return the compiled modules by the names of the plain ones; functions compile on first call."""
    return JIT.units


def is_ready(stage: str) -> bool:
    """Return whether a stage is compiled; until then plain mode serves."""
    return JIT.is_ready(stage)
