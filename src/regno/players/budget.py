"""Search budgets: simulations or milliseconds for one decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from regno.errors import BadRequest


class BadPlayer(BadRequest):
    """A player or a budget that does not exist; the sentence is in the catalogue ``players``."""

    subject = "players"


MOST = 10_000_000
WORDS = "200, 50ms, 1.5s"


@dataclass(frozen=True)
class Budget:
    """A number of simulations, or a time; whichever is reached first when both are given."""

    simulations: int | None = None
    milliseconds: float | None = None

    def __str__(self) -> str:
        if self.milliseconds is None:
            return str(self.simulations)
        return f"{self.milliseconds:g}ms"


AT_ONCE = Budget(simulations=0)


def read_budget(text: str) -> Budget:
    """Parse ``200`` (simulations), ``50ms`` or ``1.5s``; raise BadPlayer for anything else."""
    found = re.fullmatch(r"([0-9]{1,8}(?:\.[0-9]{1,3})?)(ms|s|)", text)
    if found is None or ("." in text and not found[2]) or not 0 < float(found[1]) <= MOST:
        raise BadPlayer("bad-budget", value=text, expected=WORDS)
    if not found[2]:
        return Budget(simulations=int(found[1]))
    return Budget(milliseconds=float(found[1]) * (1000 if found[2] == "s" else 1))
