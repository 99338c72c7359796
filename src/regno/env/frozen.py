"""The frozen players that have a name of their own, beside checkpoints and files."""

from __future__ import annotations

from regno.players.heuristic_weights import EVOLVED, HAND_TUNED

HEURISTICS = {"steward": HAND_TUNED, "veteran": EVOLVED}
SOVEREIGN_POLICY = "sovereign-policy"
NAMES = ("random", *HEURISTICS, SOVEREIGN_POLICY)
