"""The proof of a puzzle: every answer played in the same worlds, and the best one's lead over each of the others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from regno.learn.answers import Line
from regno.players.analysis.advice import TWO_SIDED, MoveTrials, critical_value, run_trials, spread
from regno.players.analysis.contrasts import Fact
from regno.players.budget import Budget
from regno.proelio.info.view import View

STAGES = 10  # the part of a budget in which lines that are clearly worse are found
CLEARLY_WORSE = 0.03  # of win probability


@dataclass(frozen=True)
class Lead:
    """How far an answer is behind the best one: the mean over paired worlds, and what is surely reached."""

    behind: float
    surely: float


@dataclass(frozen=True)
class Proof:
    """The answers of a decision judged in the same worlds."""

    lines: tuple[Line, ...]
    trials: MoveTrials
    order: tuple[int, ...]  # places of the lines, the best first

    @property
    def best(self) -> Line:
        return self.lines[self.order[0]]

    @property
    def worlds(self) -> int:
        return len(self.trials.chances)

    def lead_over(self, place: int) -> Lead:
        """Return the best line's lead over another, its lower end corrected for every pair of lines."""
        count = len(self.lines)
        mean, error = self.trials.difference(self.order[0], place)
        return Lead(mean, mean - critical_value(count * (count - 1)) * error)

    @property
    def lead(self) -> float:
        """The lead over all others that is surely reached."""
        return min(self.lead_over(place).surely for place in self.order[1:])

    def interval(self, place: int) -> tuple[float, float, float]:
        """Return the chance of a line and the ends of its 95 % interval."""
        column = self.trials.chances[:, place]
        chance, reach = float(column.mean()), TWO_SIDED * spread(column) / sqrt(len(column))
        return chance, max(0.0, chance - reach), min(1.0, chance + reach)

    def reasons(self, place: int) -> tuple[Fact, ...]:
        """Return what separates the best line from another."""
        return self.trials.facts(self.order[0], place, sure=True)


def prove(view: View, lines: Sequence[Line], simulations: int, seed: int) -> Proof:
    """Judge every line with a budget of simulations; the same seed gives the same proof."""
    trials = run_trials(view, lines, Budget(simulations=simulations), seed)
    return Proof(tuple(lines), trials, tuple(trials.order()))


def prove_in_stages(view: View, lines: Sequence[Line], simulations: int, seed: int) -> tuple[Proof, float]:
    """Judge every line with a tenth of the budget, and those that may still be best in as many worlds as all would get.

    Return the second proof, of two lines at least, and the lead over all lines that is surely reached. A line is left
    behind only where the best one's lead over it surely exceeds CLEARLY_WORSE; that lead counts as it was found then.
    """
    first = prove(view, lines, simulations // STAGES, seed)
    left = [place for place in first.order[1:] if first.lead_over(place).surely > CLEARLY_WORSE]
    kept = [place for place in range(len(lines)) if place not in left or place == first.order[1]]
    share = simulations * len(kept) // len(lines)  # so that a line gets the worlds that it would get among all
    proof = prove(view, [lines[place] for place in kept], share, seed + 1)
    leads = [first.lead_over(place).surely for place in left if place not in kept]
    return proof, min([proof.lead, *leads])
