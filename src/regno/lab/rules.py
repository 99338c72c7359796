"""``regno lab rules``: the effect of each rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from regno.lab.ablations import Ablation
from regno.lab.effects import AblationEffect, apply_holm, effects_of
from regno.lab.experiment import Study
from regno.lab.run_log import LabError, StudyLog

BLOCKS = 40  # of the jackknife
LEAST_GAMES = 2 * BLOCKS
USUAL = 0  # index of the usual table in the plan


@dataclass(frozen=True)
class Worth:
    """The effects of all ablations, and those that changed no game."""

    games: int
    effects: list[AblationEffect]
    inert: frozenset[str]

    def of(self, ablation: Ablation) -> list[AblationEffect]:
        """Return the effects of one ablation."""
        return [effect for effect in self.effects if effect.switch == str(ablation)]


def plan(usual: Study, ablations: Sequence[Ablation]) -> list[Study]:
    """Return the usual study, then each ablation with the same seeds; raise LabError for too few games."""
    if usual.games < LEAST_GAMES:
        raise LabError("too-few-blocks", games=usual.games, least=LEAST_GAMES)
    switched = [replace(usual, name=str(each), book=each.book, options=each.options) for each in ablations]
    return [usual, *switched]


def block_size(games: int) -> int:
    """Return the games per block; the last one may be smaller."""
    return -(-games // BLOCKS)


def worth_of(studies: Sequence[Study], ablations: Sequence[Ablation], run_log: StudyLog) -> Worth:
    """Return the effects from the counts in the run log."""
    usual = [counts for _, counts in run_log.of_study(USUAL)]
    effects, inert = [], set[str]()
    for place, ablation in enumerate(ablations, USUAL + 1):
        switched = [counts for _, counts in run_log.of_study(place)]
        effects += effects_of(ablation, usual, switched, studies[USUAL].seed)
        if usual == switched:
            inert.add(str(ablation))
    return Worth(studies[USUAL].games, apply_holm(effects), frozenset(inert))
