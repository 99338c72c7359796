"""Effects: what a switch does to a game, with intervals from paired seeds.

The usual table and the switched one play the same deals in the same blocks. Each measure is a function of counts that
add up, so its change is taken over all blocks, and its interval from leaving out one block of both after the other
(the jackknife): right for shares, means and spreads alike, and it keeps what the pairing gains.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import erfc, sqrt

from regno.arena.ratings import Z
from regno.lab.ablations import Switch
from regno.lab.experiment import Counts, added, sum_of
from regno.lab.significance import ALARM
from regno.proelio.rules.victory import WHOLE

NEEDED = ("games", "turns", "decided", "endings", "order_share", "guild_games", "guild_share")
FEW_BLOCKS = 2.4  # Student's allowance for n blocks is about 2.4 / (n - 1)


@dataclass(frozen=True)
class Effect:
    """The change of one measure by one switch."""

    switch: str
    measure: str
    usual: float
    value: float  # after the switch
    change: float
    low: float  # the 95 % interval of the change
    high: float
    n: int  # games on either side
    p: float  # corrected for the number of comparisons
    found: bool
    seed: int  # of the first game


def length(counts: Counts) -> float:
    return float(counts["turns"] / counts["games"])


def decisiveness(counts: Counts) -> float:
    return float(counts["decided"] / counts["games"])


def conquests(counts: Counts) -> float:
    return float((counts["endings"][1] + counts["endings"][2]) / counts["games"])


def spread(shares: Sequence[float]) -> float:
    """How far shares lie from equal parts: the root of the mean square."""
    mean = sum(shares) / len(shares)
    return sqrt(sum((share - mean) ** 2 for share in shares) / len(shares))


def seat_unfairness(counts: Counts) -> float:
    """By the order of play: seats as such are alike, since the dealer is drawn."""
    shares = [share / WHOLE / counts["games"] for share in counts["order_share"]]
    houses = max(place for place, share in enumerate(shares) if share) + 1 if any(shares) else 1
    return spread(shares[:houses])


def guild_unfairness(counts: Counts) -> float:
    """Over the Guilds in play; none without them."""
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


def effects_of(switch: Switch, usual: Sequence[Counts], switched: Sequence[Counts], seed: int) -> list[Effect]:
    """Every measure of one switch, from the same blocks of both tables; not yet corrected."""
    ours, theirs = ([{name: block[name] for name in NEEDED} for block in side] for side in (usual, switched))
    before, after = total_of(ours), total_of(theirs)
    made = []
    for name, measure in MEASURES.items():
        if name == "guilds" and not (any(before["guild_games"]) and any(after["guild_games"])):
            continue  # nothing to compare
        change = measure(after) - measure(before)
        error = jackknifed(measure, before, after, ours, theirs)
        reach = (Z + FEW_BLOCKS / max(len(ours) - 1, 1)) * error
        p = erfc(abs(change) / error / sqrt(2)) if error else float(change == 0)
        made.append(
            Effect(
                switch=str(switch),
                measure=name,
                usual=round(measure(before), 6),
                value=round(measure(after), 6),
                change=round(change, 6),
                low=round(change - reach, 6),
                high=round(change + reach, 6),
                n=before["games"],
                p=p,
                found=False,
                seed=seed,
            )
        )
    return made


def total_of(blocks: Sequence[Counts]) -> Counts:
    total = added([])
    kept = {name: total[name] for name in NEEDED}
    for block in blocks:
        kept = {name: sum_of(value, block[name]) for name, value in kept.items()}
    return kept


def without(total: Counts, block: Counts) -> Counts:
    """A total less one block."""
    negative = {name: negated(value) for name, value in block.items()}
    return {name: sum_of(value, negative[name]) for name, value in total.items()}


def negated(value: int | list[int]) -> int | list[int]:
    return [-each for each in value] if isinstance(value, list) else -value


def jackknifed(
    measure: Callable[[Counts], float],
    before: Counts,
    after: Counts,
    ours: Sequence[Counts],
    theirs: Sequence[Counts],
) -> float:
    """The standard error of a change, by leaving out one block after the other."""
    left = [
        measure(without(after, their)) - measure(without(before, our)) for our, their in zip(ours, theirs, strict=True)
    ]
    mean = sum(left) / len(left)
    return sqrt((len(left) - 1) / len(left) * sum((each - mean) ** 2 for each in left))


def corrected(made: Sequence[Effect]) -> list[Effect]:
    """Holm's correction over all switches and measures, in the order given."""
    worst = 0.0
    found: dict[tuple[str, str], Effect] = {}
    for place, each in enumerate(sorted(made, key=lambda one: one.p)):
        worst = max(worst, min(1.0, each.p * (len(made) - place)))
        found[each.switch, each.measure] = replace(each, p=worst, found=worst < ALARM)
    return [found[each.switch, each.measure] for each in made]
