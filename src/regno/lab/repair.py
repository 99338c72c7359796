"""The reverse of a study: the smallest changes of an edition that reach a goal, such as fair seats.

Games of quick players are cheap, so the search is plain and its answer can be checked by hand: every single change is
played on the same deals (common random numbers), the better half again with twice as many (successive halving; Karnin,
Koren and Somekh 2013), and so on. If no single change reaches the goal, the best ones are each joined with every other
change, and if no two do, the best pairs with a third. The best of hundreds owes something to chance (the winner's
curse), so what seems to reach the goal must reach it again on as many other deals. What is proposed is played once more
on fresh deals, at least as many as the search used for it. Changes after which more games stop at the turn cap are left
out: where nobody wins, all are equal.

No library of optimisers models the candidates: there are some hundred, and a thousand games of one take milliseconds,
so that playing all of them is quicker, gives the same answer each time, and can be explained.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Literal

from regno.lab.ablations import NOT_SEARCHED, values_of, with_options
from regno.lab.effects import guild_unfairness, jackknife_reach, jackknife_spread, seat_unfairness, subtract
from regno.lab.experiment import Counts, Study
from regno.lab.paired import PairedEstimate, add_fields, nothing, pair_blocks, total, with_verdicts
from regno.proelio.cards import NAMES
from regno.proelio.draft import spare_cards
from regno.proelio.edition import MOST_OF_A_KIND
from regno.proelio.options import RULINGS
from regno.proelio.rules.victory import BY_WINTER, CAP, WHOLE

GoalName = Literal["seats", "guilds", "length", "winter"]
FIRST_GAMES = 2_000  # of each candidate in the first round
KEPT = 4  # candidates that are joined with one more change
MOST_CHANGES = 3  # at once
FRESH = 1 << 31  # offset of the deals of the confirmation
BLOCKS = 20  # of the confirmation
STOPPED = 0.01  # of games: so many more may stop at the turn cap, besides what chance does in three standard errors


@dataclass(frozen=True)
class Goal:
    """A goal for an edition: shares of victories equal to within some points, or a measure within bounds."""

    name: GoalName
    within: float = 0.005  # of the spread of shares
    least: float = 15.0  # turns of a House in a game, or the share of games that reach Winter
    most: float = 20.0

    @property
    def has_bounds(self) -> bool:
        """Return whether the measure is to lie between two values rather than be small."""
        return self.name in ("length", "winter")

    def value(self, counts: Counts, houses: int) -> float:
        """Return the measure of the goal; of a spread, what chance adds to it on average is taken off."""
        games = counts["games"]
        if self.name == "length":
            return float(counts["turns"] / games / houses)
        if self.name == "winter":
            return float(counts["endings"][BY_WINTER] / games)
        if self.name == "seats":
            seen, n = seat_unfairness(counts), float(games)
        else:
            dealt = [each for each in counts["guild_games"] if each]
            seen, n = guild_unfairness(counts), sum(dealt) / max(len(dealt), 1)
        par = sum(counts["seat_share"]) / WHOLE / games / houses
        return sqrt(max(seen * seen - par * (1 - par) / max(n, 1.0), 0.0))

    def target(self, value: float) -> float:
        """Return the value nearest to one that reaches the goal."""
        if self.has_bounds:
            return min(max(value, self.least), self.most)
        return min(value, self.within)

    def miss(self, value: float) -> float:
        """Return by how much a value misses the goal, 0 if it does not."""
        return abs(value - self.target(value))


@dataclass(frozen=True)
class DraftChange:
    """One count of cards or one option changed."""

    name: str  # of a card or an option
    is_card: bool
    before: int
    after: int

    @property
    def size(self) -> int:
        """Return how large a change it is: a card each, or one switch."""
        return abs(self.after - self.before) if self.is_card else 1

    def apply(self, study: Study) -> Study:
        """Return a study with the change made."""
        if not self.is_card:
            rulings = {**study.book.rulings, self.name: self.after}
            book = replace(study.book, rulings=rulings)
            return replace(study, book=book, options=with_options(study.options, **{self.name: self.after}))
        kind = NAMES.index(self.name)
        cards = (*study.book.cards[:kind], self.after, *study.book.cards[kind + 1 :])
        return replace(study, book=replace(study.book, cards=cards, box={}))


@dataclass(frozen=True)
class Allowed:
    """What may be changed, and how much."""

    cards: tuple[str, ...] = NAMES
    most_cards: int = 3  # by how many a count may differ
    rules: tuple[str, ...] = tuple(name for name in RULINGS if name not in NOT_SEARCHED)
    changes: int = 2  # at once


@dataclass(frozen=True)
class Proposal:
    """Some changes, and what they did to the measure in the search."""

    changes: tuple[DraftChange, ...]
    value: float
    miss: float
    games: int

    @property
    def size(self) -> tuple[int, int]:
        return len(self.changes), sum(change.size for change in self.changes)


@dataclass(frozen=True)
class Confirmed:
    """A proposal played on fresh deals beside the edition as it was."""

    proposal: Proposal
    before: float
    after: float
    low: float  # the 95 % interval of the measure after the changes
    high: float
    games: int
    holds: bool  # whether the goal is reached on the fresh deals, within the interval
    figures: tuple[PairedEstimate, ...]  # of the fresh deals: what else the changes do


@dataclass(frozen=True)
class Repair:
    """The result of a search."""

    before: float  # the measure of the edition as it is
    needed: bool  # whether it missed the goal at all
    proposals: tuple[Proposal, ...]  # that reach the goal, the smallest first; otherwise the nearest ones
    reached: bool
    single: Proposal | None = None  # the nearest single change, if one alone is not enough


Play = Callable[[Sequence[Study], int, int], list[Counts]]  # studies, first game, games: counts of each


def candidates(study: Study, allowed: Allowed) -> list[DraftChange]:
    """Return every single change that may be made and can be dealt."""
    found = []
    for kind, name in enumerate(NAMES):
        now = study.book.cards[kind]
        for count in range(max(0, now - allowed.most_cards), min(MOST_OF_A_KIND, now + allowed.most_cards) + 1):
            change = DraftChange(name, True, now, count)
            if name in allowed.cards and count != now and spare_cards(change.apply(study).book.cards) > 0:
                found.append(change)
    for name in allowed.rules:
        now = getattr(study.options, name)
        if name == "seasons" and study.options.allied:
            continue  # Allied Houses never see Winter
        found += [DraftChange(name, False, now, value) for value in values_of(name, RULINGS[name]) if value != now]
    return found


def stops_more(counts: Counts, own: Counts) -> bool:
    """Return whether clearly more games stop at the turn cap than those of the edition as it is.

    Nobody wins them, so that seats and Guilds would be equal where few games are won at all.
    """
    (now, n), (before, m) = ((each["endings"][CAP], each["games"]) for each in (counts, own))
    share, own_share = now / n, before / m
    error = sqrt(share * (1 - share) / n + own_share * (1 - own_share) / m)
    return float(share - own_share) > STOPPED + 3 * error


def rounds_of(games: int) -> list[int]:
    """Return how many games a candidate has played after each round."""
    return [min(FIRST_GAMES << number, games) for number in range(max(games // FIRST_GAMES, 1).bit_length())]


def better_half(candidates: int) -> int:
    """Return how many of some candidates go on to the next round."""
    return min(candidates, max(2 * KEPT, candidates // 2))


def halving_games(candidates: int, games: int) -> int:
    """Return how many games the rounds of some candidates have in all."""
    whole = before = 0
    for after in rounds_of(games):
        whole += candidates * (after - before)
        before, candidates = after, better_half(candidates)
    return whole


def last_round(candidates: int, games: int) -> int:
    """Return how many of some candidates come to the last round."""
    for _ in rounds_of(games)[1:]:
        candidates = better_half(candidates)
    return candidates


def join_changes(found: Sequence[Proposal], singles: Sequence[DraftChange]) -> list[tuple[DraftChange, ...]]:
    """Return each proposal with one more change of something else, none of them twice."""
    joined = dict[frozenset[DraftChange], tuple[DraftChange, ...]]()
    for proposal in found:
        for change in singles:
            if change.name not in {each.name for each in proposal.changes}:
                joined.setdefault(frozenset((*proposal.changes, change)), (*proposal.changes, change))
    return list(joined.values())


class Search:
    """Looks for the smallest changes that reach a goal. ``before`` is the measure as it is, once it is known."""

    def __init__(self, study: Study, goal: Goal, allowed: Allowed, play: Play) -> None:
        self.study, self.goal, self.allowed, self.play = study, goal, allowed, play
        self.games = study.games  # of a candidate in the last round
        self.before: float | None = None
        self.own = nothing()  # counts of the edition as it is

    def most_games(self, fresh: int) -> int:
        """Return how many games the search and its confirmations have at most."""
        singles = len(candidates(self.study, self.allowed))
        joined = halving_games(min(KEPT, singles) * singles, self.games) * (self.allowed.changes - 1)
        again = last_round(singles, self.games)
        again += last_round(min(KEPT, singles) * singles, self.games) * (self.allowed.changes - 1)
        whole = self.games * (1 + again) + halving_games(singles, self.games) + joined
        return whole + KEPT * self.fresh_games(fresh)

    def fresh_games(self, fresh: int) -> int:
        """Return how many games the confirmation of a proposal has, at both tables."""
        return 2 * BLOCKS * max(fresh // BLOCKS, 1)

    def run(self) -> Iterator[tuple[float, Repair | None]]:
        """Yield the part of the search that is done, and with the last one the result."""
        (self.own,) = self.play([self.study], 0, self.games)
        before = self.before = self.measure(self.own)
        if not self.goal.miss(before):
            yield 1.0, Repair(before, False, (), True)
            return
        yield 0.02, None
        singles = candidates(self.study, self.allowed)
        tried: Sequence[tuple[DraftChange, ...]] = [(change,) for change in singles]
        ranked, single, steps = list[Proposal](), None, self.allowed.changes
        for step in range(steps):
            best: list[Proposal] = []
            for part, so_far in self.halve(tried):
                best = so_far
                yield (step + part) / steps, None
            best = self.look_again(best)
            ranked = [*best, *ranked]
            if any(not each.miss for each in best):
                break
            single = single or (best[0] if best and steps > 1 else None)
            tried = join_changes(best[:KEPT], singles)
        reached = [each for each in ranked if not each.miss]
        smallest = sorted(reached, key=lambda each: (each.size, each.value))
        found = smallest or sorted(ranked, key=lambda each: each.miss)
        yield 1.0, Repair(before, True, tuple(found[:KEPT]), bool(reached), single)

    def halve(self, changes: Sequence[tuple[DraftChange, ...]]) -> Iterator[tuple[float, list[Proposal]]]:
        """Yield the candidates, the best first, after each round: the better half goes on with twice the games.

        Those after which more games stop at the turn cap are left out.
        """
        left = [(each, self.apply(each), nothing()) for each in changes]
        played, ranked = 0, list[Proposal]()
        rounds = rounds_of(self.games)
        for number, games in enumerate(rounds, 1):
            counted = self.play([study for _, study, _ in left], played, games - played)
            left = [(*one[:2], add_fields(one[2], counts)) for one, counts in zip(left, counted, strict=True)]
            left = [one for one in left if not stops_more(one[2], self.own)]
            played = games
            left.sort(key=lambda one: self.rank(one[0], one[2]))
            ranked = [self.proposal(each, sums) for each, _, sums in left]
            yield number / len(rounds), ranked
            left = left[: better_half(len(left))]

    def look_again(self, ranked: Sequence[Proposal]) -> list[Proposal]:
        """Return what misses the goal, and what seems to reach it as other deals show it, the best first.

        The smallest changes are played first, and no more of them once enough reach the goal again.
        """
        seeming = sorted((each for each in ranked if not each.miss), key=lambda each: each.size)
        found = list[Proposal]()
        for first in range(0, len(seeming), 2 * KEPT):
            part = seeming[first : first + 2 * KEPT]
            counted = self.play([self.apply(each.changes) for each in part], self.games, self.games)
            ended = [pair for pair in zip(part, counted, strict=True) if not stops_more(pair[1], self.own)]
            found += [self.proposal(each.changes, counts) for each, counts in ended]
            if sum(not each.miss for each in found) >= KEPT:
                break
        return sorted([*found, *(each for each in ranked if each.miss)], key=lambda each: each.miss)

    def rank(self, changes: tuple[DraftChange, ...], counts: Counts) -> tuple[float, int]:
        return self.goal.miss(self.measure(counts)), sum(change.size for change in changes)

    def measure(self, counts: Counts) -> float:
        return self.goal.value(counts, self.study.options.houses)

    def proposal(self, changes: tuple[DraftChange, ...], counts: Counts) -> Proposal:
        value = self.measure(counts)
        return Proposal(changes, round(value, 6), round(self.goal.miss(value), 6), counts["games"])

    def apply(self, changes: Sequence[DraftChange]) -> Study:
        study = self.study
        for change in changes:
            study = change.apply(study)
        return study

    def confirm(self, proposal: Proposal, games: int) -> Confirmed:
        """Play a proposal and the edition as it was on fresh deals."""
        size = max(games // BLOCKS, 1)
        fresh = [replace(each, seed=each.seed + FRESH) for each in (self.study, self.apply(proposal.changes))]
        blocks = [self.play(fresh, number * size, size) for number in range(BLOCKS)]
        sides = [[add_fields(nothing(), block[side]) for block in blocks] for side in (0, 1)]
        figures = with_verdicts(pair_blocks(fresh[0], fresh[1], list(zip(*sides, strict=True))))
        before, after = map(total, sides)
        left = [self.measure(subtract(after, block)) for block in sides[1]]
        value, reach = self.measure(after), jackknife_reach(jackknife_spread(left), BLOCKS)
        low, high = max(value - reach, 0.0), value + reach
        nearest = min(max(self.goal.target(value), low), high)  # of what the interval holds
        return Confirmed(
            proposal=proposal,
            before=round(self.measure(before), 6),
            after=round(value, 6),
            low=round(low, 6),
            high=round(high, 6),
            games=size * BLOCKS,
            holds=not self.goal.miss(nearest) and not stops_more(after, before),
            figures=tuple(figures),
        )
