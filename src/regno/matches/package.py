"""The compiled modules, built on those of the players."""

from __future__ import annotations

from regno.players.compiled import MODULES
from regno.proelio.jit.package import JitPackage

UPON = tuple(f"regno.players.{name}" for name in MODULES)
JIT = JitPackage("regno.matches.kernel", ("beliefs", "moments", "search", "match", "regret"), UPON)
