"""``regno lab balance``: the studies and estimates of one table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from regno.arena.entrant import Entrant
from regno.lab.counters.counts import Counters
from regno.lab.estimates import Estimate, main_estimates
from regno.lab.experiment import Study
from regno.lab.run_log import StudyLog
from regno.lab.significance import Comparison, comparisons
from regno.lab.skill import level_estimates, level_study, twin_estimates, twin_study
from regno.lab.sums import add_up

MOST_TWINS, MOST_RUNG = 200_000, 20_000  # limits of the other studies


@dataclass(frozen=True)
class Balance:
    """The content of a report."""

    games: int
    figures: list[Estimate]
    findings: list[Comparison]  # every comparison, the most surprising first


def plan(main: Study, levels: Sequence[Entrant], slow_games: int) -> list[Study]:
    """Return the main study, the study of repeated deals, and every level against the next weaker one."""
    studies = [main, twin_study(main, min(max(main.games // 4, 2), MOST_TWINS))]
    for place, (weaker, stronger) in enumerate(pairwise(levels)):
        level = level_study(main, place, weaker, stronger, min(main.games, MOST_RUNG))
        studies.append(level if level.is_quick else level_study(main, place, weaker, stronger, slow_games))
    return studies


def balance_of(studies: Sequence[Study], run_log: StudyLog) -> Balance:
    """Return estimates and comparisons from the counts in the run log."""
    counts = [add_up(Counters, (counts for _, counts in run_log.of_study(place))) for place in range(len(studies))]
    figures = main_estimates(studies[0], counts[0]) + twin_estimates(studies[1], counts[1])
    for study, counted in zip(studies[2:], counts[2:], strict=True):
        figures += level_estimates(study, counted)
    return Balance(counts[0]["games"], figures, comparisons(studies[0], counts[0]))
