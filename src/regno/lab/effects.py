"""Effects of ablations on a game, with intervals from paired seeds.

The usual and the ablated table play the same deals in the same blocks. Each measure is a function of additive counts.
The standard error of its change is the jackknife over pairs of blocks, which works for shares, means and spreads and
keeps the gain of the pairing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt

from regno.arena.ratings import Z
from regno.lab.ablations import Ablation
from regno.lab.counters.counts import Counters
from regno.lab.experiment import Counts
from regno.lab.significance import FAMILY_ERROR, holm
from regno.lab.sums import add_counts, add_up
from regno.proelio.rules.victory import WHOLE

NEEDED = ("games", "turns", "decided", "endings", "order_share", "guild_games", "guild_share")
FEW_BLOCKS = 2.4  # the t quantile exceeds the normal one by about 2.4 / (n - 1)


@dataclass(frozen=True)
class AblationEffect:
    """The change of one measure by one ablation."""

    switch: str
    measure: str
    usual: float
    value: float  # after the ablation
    change: float
    low: float  # the 95 % interval of the change
    high: float
    n: int  # games of each table
    p: float  # corrected for the number of comparisons
    found: bool
    seed: int  # of the first game


def length(counts: Counts) -> float:
    """Return the mean number of turns."""
    return float(counts["turns"] / counts["games"])


def decisiveness(counts: Counts) -> float:
    """Return the share of games with a single winner or alliance."""
    return float(counts["decided"] / counts["games"])


def conquests(counts: Counts) -> float:
    """Return the share of games that end by conquest."""
    return float((counts["endings"][1] + counts["endings"][2]) / counts["games"])


def spread(shares: Sequence[float]) -> float:
    """Return the root mean square deviation of shares from equal parts."""
    mean = sum(shares) / len(shares)
    return sqrt(sum((share - mean) ** 2 for share in shares) / len(shares))


def seat_unfairness(counts: Counts) -> float:
    """Return the spread of victories by order of play; the dealer is random, so seats as such are alike."""
    shares = [share / WHOLE / counts["games"] for share in counts["order_share"]]
    houses = max(place for place, share in enumerate(shares) if share) + 1 if any(shares) else 1
    return spread(shares[:houses])


def guild_unfairness(counts: Counts) -> float:
    """Return the spread of victories over the Guilds in play, 0 without any."""
    pairs = zip(counts["guild_share"], counts["guild_games"], strict=True)
    shares = [share / WHOLE / games for share, games in pairs if games]
    return spread(shares) if shares else 0.0


MEASURES: dict[str, Callable[[Counts], float]] = {
    "length": length,
    "seats": seat_unfairness,
    "decisiveness": decisiveness,
    "conquests": conquests,
    "guilds": guild_unfairness,
}


def effects_of(
    ablation: Ablation, usual: Sequence[Counts], switched: Sequence[Counts], seed: int
) -> list[AblationEffect]:
    """Return every measure of one ablation, p values uncorrected."""
    ours, theirs = ([{name: block[name] for name in NEEDED} for block in side] for side in (usual, switched))
    before, after = total_counts(ours), total_counts(theirs)
    made = []
    for name, measure in MEASURES.items():
        if name == "guilds" and not (any(before["guild_games"]) and any(after["guild_games"])):
            continue  # nothing to compare
        change = measure(after) - measure(before)
        error = jackknife_error(measure, before, after, ours, theirs)
        reach = jackknife_reach(error, len(ours))
        made.append(
            AblationEffect(
                switch=str(ablation),
                measure=name,
                usual=round(measure(before), 6),
                value=round(measure(after), 6),
                change=round(change, 6),
                low=round(change - reach, 6),
                high=round(change + reach, 6),
                n=before["games"],
                p=two_sided(change, error),
                found=False,
                seed=seed,
            )
        )
    return made


def total_counts(blocks: Sequence[Counts]) -> Counts:
    """Return the sum of blocks, of the needed counts only."""
    total = add_up(Counters, [])
    kept = {name: total[name] for name in NEEDED}
    for block in blocks:
        kept = {name: add_counts(value, block[name]) for name, value in kept.items()}
    return kept


def subtract(total: Counts, block: Counts) -> Counts:
    """Return a total without one block."""
    negative = {name: negate(value) for name, value in block.items()}
    return {name: add_counts(value, negative[name]) for name, value in total.items()}


def negate(value: int | list[int]) -> int | list[int]:
    """Return a number or a row negated."""
    return [-each for each in value] if isinstance(value, list) else -value


def jackknife_error(
    measure: Callable[[Counts], float],
    before: Counts,
    after: Counts,
    ours: Sequence[Counts],
    theirs: Sequence[Counts],
) -> float:
    """Return the jackknife standard error of a change."""
    left = [
        measure(subtract(after, their)) - measure(subtract(before, our))
        for our, their in zip(ours, theirs, strict=True)
    ]
    return jackknife_spread(left)


def jackknife_spread(left: Sequence[float]) -> float:
    """Return the jackknife standard error of a measure from its values with one block left out each."""
    mean = sum(left) / len(left)
    return sqrt((len(left) - 1) / len(left) * sum((each - mean) ** 2 for each in left))


def jackknife_reach(error: float, blocks: int) -> float:
    """Return half the width of the 95 % interval of a measure with this jackknife error."""
    return (Z + FEW_BLOCKS / max(blocks - 1, 1)) * error


def two_sided(change: float, error: float) -> float:
    """Return the probability of so large a change by chance alone."""
    return erfc(abs(change) / error / sqrt(2)) if error else float(change == 0)


def apply_holm(made: Sequence[AblationEffect]) -> list[AblationEffect]:
    """Return the effects, in their order, with Holm-corrected p values."""
    corrected = holm([each.p for each in made])
    return [replace(each, p=p, found=p < FAMILY_ERROR) for each, p in zip(made, corrected, strict=True)]
