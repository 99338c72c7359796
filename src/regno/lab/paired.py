"""A draft of an edition beside its base: both play the same deals, and each estimate has the interval of its change.

Counts come in chunks, in any order. A chunk counts once its twin of the other table is there too, so both sides always
rest on the same deals (common random numbers). The standard error of a change is the jackknife over blocks of deals.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from regno.arena.entrant import Entrant
from regno.lab import balance
from regno.lab.counters.counts import Counters
from regno.lab.effects import (
    guild_unfairness,
    jackknife_reach,
    jackknife_spread,
    seat_unfairness,
    subtract,
    two_sided,
)
from regno.lab.estimates import (
    Estimate,
    Estimates,
    add_decisive,
    add_endings,
    add_from_last,
    add_length,
    add_points,
    add_winners,
)
from regno.lab.experiment import Counts, Study
from regno.lab.run_log import Chunk
from regno.lab.significance import FAMILY_ERROR, holm
from regno.lab.skill import level_estimates, twin_estimates
from regno.lab.sums import add_counts, add_up
from regno.proelio.cards import NAMES

BLOCKS = 40  # of the jackknife
LEAST_BLOCKS = 8  # before an interval of a change is given
LEAST_CHUNK, MOST_CHUNK = 125, 1_250  # games of quick players in a chunk: eight of them have intervals
CHUNKS = 80  # of one study, if those bounds allow it
UNUSED = {"held", "played", "begun", "dealt", "led", "led_share", "users", "user_share", "lengths"}
Key = tuple[str, str, str]  # study, group, item


@dataclass(frozen=True)
class PairedEstimate:
    """One figure of a draft beside that of its base. Without enough blocks, no interval of the change is known."""

    study: str
    group: str
    item: str
    value: float
    low: float  # the 95 % interval
    high: float
    base: float
    base_low: float
    base_high: float
    change: float
    change_low: float
    change_high: float
    par: float | None
    n: int  # games of each table
    known: bool  # whether the interval of the change is
    p: float  # of the change, corrected for the number of figures
    clear: bool


def plan(base: Study, draft: Study, levels: Sequence[Entrant], slow_games: int) -> list[Study]:
    """Return the studies of the base, then the same of the draft."""
    return [each for main in (base, draft) for each in balance.plan(main, levels, slow_games)]


def chunks_of(studies: Sequence[Study]) -> list[Chunk]:
    """Return the chunks of a plan so that all studies advance together, the two tables side by side."""
    made = []
    for place, study in enumerate(studies):
        size = chunk_size(study.games) if study.is_quick else study.options.houses
        step = -(-size // study.repeat) * study.repeat
        made += [Chunk(place, first, min(step, study.games - first)) for first in range(0, study.games, step)]
    half = len(studies) // 2
    return sorted(made, key=lambda chunk: (chunk.first / studies[chunk.study].games, chunk.study % half, chunk.study))


def chunk_size(games: int) -> int:
    """Return the games of a chunk of quick players: small studies have intervals too, large ones have them soon."""
    return min(max(-(-games // CHUNKS), LEAST_CHUNK), MOST_CHUNK)


def add_deciding(found: Estimates) -> None:
    """Add how often each card of the deck decides a game."""
    for kind, name in enumerate(NAMES):
        if found.study.book.deck(found.study.options)[kind]:
            add_decisive(found, kind, name)


def add_spreads(found: Estimates) -> None:
    """Add how far shares of victories are from equal, by order of play and by Guild; the jackknife has the interval."""
    for item, measure in (("order", seat_unfairness), ("guild", guild_unfairness)):
        if item == "order" or any(found.counts["guild_games"]):
            value = measure(found.counts)
            found.add("spread", item, value, value, value, found.counts["games"])


PARTS: tuple[Callable[[Estimates], None], ...] = (
    add_winners, add_spreads, add_length, add_endings, add_from_last, add_points, add_deciding,
)  # fmt: skip


def estimates_of(study: Study, counts: Counts) -> dict[Key, Estimate]:
    """Return the estimates of one study of a plan."""
    if study.name == "twins":
        made = twin_estimates(study, counts)
    elif study.name != "main":
        made = [each for each in level_estimates(study, counts) if each.group == "rating"]
    else:
        found = Estimates(study, counts)
        for part in PARTS:
            part(found)
        made = found.figures
    return {(each.study, each.group, each.item): each for each in made}


class PairedCounts:
    """The counts of both tables, in blocks of the same deals."""

    def __init__(self, studies: Sequence[Study]) -> None:
        self.studies, self.half = studies, len(studies) // 2
        self.single: dict[Chunk, Counts] = {}  # whose twin is not there yet
        self.order = [dict[int, int]() for _ in range(self.half)]  # the number of each chunk by its first game
        self.blocks: list[list[tuple[Counts, Counts]]] = [[] for _ in range(self.half)]
        for chunk in sorted(chunks_of(studies)):
            if chunk.study < self.half:
                self.order[chunk.study][chunk.first] = len(self.order[chunk.study])

    def add(self, chunk: Chunk, counts: Counts) -> bool:
        """Add the counts of a chunk; return whether its twin was there, so that both count now."""
        used = used_fields(counts)
        place = chunk.study % self.half
        other = self.single.pop(chunk._replace(study=(chunk.study + self.half) % len(self.studies)), None)
        if other is None:
            self.single[chunk] = used
            return False
        pair = (used, other) if chunk.study < self.half else (other, used)
        block, blocks = self.order[place][chunk.first] % BLOCKS, self.blocks[place]
        while len(blocks) <= block:
            blocks.append((nothing(), nothing()))
        base, draft = blocks[block]
        blocks[block] = add_fields(base, pair[0]), add_fields(draft, pair[1])
        return True

    @property
    def deals(self) -> int:
        """Return how many games of the main study both tables have played."""
        return sum(int(base["games"]) for base, _ in self.blocks[0])

    @property
    def has_intervals(self) -> bool:
        """Return whether the main study has blocks enough for intervals of its changes."""
        return len(self.blocks_of(0)) >= LEAST_BLOCKS

    def blocks_of(self, place: int) -> list[tuple[Counts, Counts]]:
        """Return the blocks of a study that have games."""
        return [pair for pair in self.blocks[place] if pair[0]["games"]]

    def estimates(self) -> list[PairedEstimate]:
        """Return every figure of both tables, those of the main study first; none before there are games."""
        return with_verdicts([each for place in range(self.half) for each in self.of_study(place)])

    def of_study(self, place: int) -> list[PairedEstimate]:
        blocks = self.blocks_of(place)
        return pair_blocks(self.studies[place], self.studies[place + self.half], blocks) if blocks else []


def pair_blocks(base: Study, draft: Study, blocks: Sequence[tuple[Counts, Counts]]) -> list[PairedEstimate]:
    """Return every figure of two tables from blocks of the same deals, p values not corrected yet."""
    sides = base, draft
    totals = [total([pair[side] for pair in blocks]) for side in (0, 1)]
    before, after = (estimates_of(study, counts) for study, counts in zip(sides, totals, strict=True))
    left = [Values(), Values()]
    if len(blocks) >= LEAST_BLOCKS:
        for pair in blocks:
            for side in (0, 1):
                left[side].add(estimates_of(sides[side], subtract(totals[side], pair[side])))
    return [pair_estimate(after[key], before[key], left, key) for key in after if key in before]


def with_verdicts(made: Sequence[PairedEstimate]) -> list[PairedEstimate]:
    """Return figures with p values corrected for their number."""
    corrected = iter(holm([each.p for each in made if each.known]))
    return [with_verdict(each, next(corrected)) if each.known else each for each in made]


class Values:
    """The values of every figure with one block left out each."""

    def __init__(self) -> None:
        self.by_key: dict[Key, list[float]] = {}
        self.count = 0

    def add(self, estimates: Mapping[Key, Estimate]) -> None:
        self.count += 1
        for key, each in estimates.items():
            self.by_key.setdefault(key, []).append(each.value)

    def of(self, key: Key) -> list[float]:
        """Return the values of a figure, none unless it is known without every single block."""
        found = self.by_key.get(key, [])
        return found if self.count and len(found) == self.count else []


def pair_estimate(draft: Estimate, base: Estimate, left: Sequence[Values], key: Key) -> PairedEstimate:
    """Return an estimate beside that of the base, its p value not corrected yet."""
    base_left, draft_left = left[0].of(key), left[1].of(key)
    known = bool(base_left and draft_left)
    change = draft.value - base.value
    error = jackknife_spread([one - other for one, other in zip(draft_left, base_left, strict=True)]) if known else 0.0
    reach = jackknife_reach(error, len(base_left))
    if draft.group == "spread" and known:
        draft, base = with_reach(draft, draft_left), with_reach(base, base_left)
    return PairedEstimate(
        study=draft.study,
        group=draft.group,
        item=draft.item,
        value=draft.value,
        low=draft.low,
        high=draft.high,
        base=base.value,
        base_low=base.low,
        base_high=base.high,
        change=round(change, 6),
        change_low=round(change - reach, 6),
        change_high=round(change + reach, 6),
        par=draft.par,
        n=min(draft.n, base.n),
        known=known,
        p=two_sided(change, error) if known else 1.0,
        clear=False,
    )


def with_reach(each: Estimate, left: Sequence[float]) -> Estimate:
    """Return an estimate with the interval of the jackknife; a spread is never below nought."""
    reach = jackknife_reach(jackknife_spread(left), len(left))
    return replace(each, low=max(round(each.value - reach, 6), 0.0), high=round(each.value + reach, 6))


def with_verdict(each: PairedEstimate, p: float) -> PairedEstimate:
    """Return a figure with its corrected p value; nothing that did not change is clear."""
    return replace(each, p=p, clear=p < FAMILY_ERROR and each.change != 0)


def nothing() -> Counts:
    """Return counts of no games."""
    return used_fields(add_up(Counters, []))


def used_fields(counts: Counts) -> Counts:
    """Return the counts that figures of two tables need."""
    return {name: value for name, value in counts.items() if name not in UNUSED}


def add_fields(one: Counts, other: Counts) -> Counts:
    return {name: add_counts(value, other[name]) for name, value in one.items()}


def total(blocks: Sequence[Counts]) -> Counts:
    """Return the sum of some blocks."""
    summed = nothing()
    for block in blocks:
        summed = add_fields(summed, block)
    return summed
