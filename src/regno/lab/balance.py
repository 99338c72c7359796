"""``regno lab balance``: one table looked at from every side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from regno.arena.player_spec import Entrant
from regno.lab.estimates import Figure, main_figures
from regno.lab.experiment import Study, added
from regno.lab.run_log import Ledger
from regno.lab.significance import Finding, comparisons
from regno.lab.skill import rung_figures, rung_study, twin_figures, twin_study

MOST_TWINS, MOST_RUNG = 200_000, 20_000  # games beside the main study, which they never outnumber


@dataclass(frozen=True)
class Balance:
    """What a report rests on."""

    games: int
    figures: list[Figure]
    findings: list[Finding]  # every comparison, the most surprising first


def plan(main: Study, levels: Sequence[Entrant], slow_games: int) -> list[Study]:
    """The main study, the same deals twice, and every level against the next weaker one."""
    studies = [main, twin_study(main, min(max(main.games // 4, 2), MOST_TWINS))]
    for place, (weaker, stronger) in enumerate(pairwise(levels)):
        rung = rung_study(main, place, weaker, stronger, min(main.games, MOST_RUNG))
        studies.append(rung if rung.is_quick else rung_study(main, place, weaker, stronger, slow_games))
    return studies


def balance_of(studies: Sequence[Study], ledger: Ledger) -> Balance:
    """What the ledger's counts come to."""
    counts = [added(counts for _, counts in ledger.of_study(place)) for place in range(len(studies))]
    figures = main_figures(studies[0], counts[0]) + twin_figures(studies[1], counts[1])
    for study, counted in zip(studies[2:], counts[2:], strict=True):
        figures += rung_figures(study, counted)
    return Balance(counts[0]["games"], figures, comparisons(studies[0], counts[0]))
