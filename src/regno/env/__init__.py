"""Reinforcement-learning environments for Proelio.

``VectorEnv``, ``Pool``, ``NetPolicy``, ``FIELDS``, ``evaluate`` and ``render`` are found here; the adapters are modules
of their own, since each needs a library: ``regno.env.gymnasium``, ``regno.env.pettingzoo``, ``regno.env.openspiel``.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regno.env.checks import BadCall as BadCall
    from regno.env.evaluation import Evaluation as Evaluation
    from regno.env.evaluation import evaluate as evaluate
    from regno.env.fields import FIELDS as FIELDS
    from regno.env.fields import TRUTH_FIELDS as TRUTH_FIELDS
    from regno.env.lineup import Pool as Pool
    from regno.env.net import NetPolicy as NetPolicy
    from regno.env.rendering import render as render
    from regno.env.vector import Buffers as Buffers
    from regno.env.vector import VectorEnv as VectorEnv

HOMES = {
    "BadCall": "checks", "Evaluation": "evaluation", "evaluate": "evaluation", "FIELDS": "fields",
    "TRUTH_FIELDS": "fields", "Pool": "lineup", "NetPolicy": "net", "render": "rendering", "Buffers": "vector",
    "VectorEnv": "vector",
}  # fmt: skip


def __getattr__(name: str) -> Any:
    """Import what is asked for, not before: Numba takes a while to load."""
    if name not in HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{HOMES[name]}"), name)
    globals()[name] = found
    return found
