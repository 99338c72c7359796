"""Intervals of shares that were counted in simulated games."""

from __future__ import annotations

from math import sqrt

Z = 1.96  # standard deviations of a 95 % interval


def wilson(won: int, runs: int) -> tuple[float, float]:
    """Return the 95 % interval of a share (Wilson 1927); all of it if nothing was played."""
    if not runs:
        return 0.0, 1.0
    share, spread = won / runs, Z * Z / runs
    middle = share + spread / 2
    half = Z * sqrt(share * (1 - share) / runs + spread / (4 * runs))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def interval_text(won: int, runs: int) -> str:
    """Return an interval in a hundred, as tables show it: ``38-47``."""
    low, high = wilson(won, runs)
    return f"{100 * low:.0f}-{100 * high:.0f}"
