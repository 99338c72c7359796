"""``regno lab rules``: what each rule is worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from regno.lab.ablations import Switch
from regno.lab.effects import Effect, corrected, effects_of
from regno.lab.experiment import Study
from regno.lab.run_log import LabTrouble, Ledger

BLOCKS = 40  # parts of a run that intervals are made of
LEAST_GAMES = 2 * BLOCKS
USUAL = 0  # the place of the usual table in the plan


@dataclass(frozen=True)
class Worth:
    """What every switch did, and which ones changed no game at all."""

    games: int
    effects: list[Effect]
    inert: frozenset[str]

    def of(self, switch: Switch) -> list[Effect]:
        return [effect for effect in self.effects if effect.switch == str(switch)]


def plan(usual: Study, switches: Sequence[Switch]) -> list[Study]:
    """The usual table, then each switch with the same seeds."""
    if usual.games < LEAST_GAMES:
        raise LabTrouble("too-few-blocks", games=usual.games, least=LEAST_GAMES)
    switched = [replace(usual, name=str(each), book=each.book, options=each.options) for each in switches]
    return [usual, *switched]


def block_size(games: int) -> int:
    """Games in a block; the last one may be smaller."""
    return -(-games // BLOCKS)


def worth_of(studies: Sequence[Study], switches: Sequence[Switch], ledger: Ledger) -> Worth:
    """What the ledger's counts come to."""
    usual = [counts for _, counts in ledger.of_study(USUAL)]
    effects, inert = [], set[str]()
    for place, switch in enumerate(switches, USUAL + 1):
        switched = [counts for _, counts in ledger.of_study(place)]
        effects += effects_of(switch, usual, switched, studies[USUAL].seed)
        if usual == switched:
            inert.add(str(switch))
    return Worth(studies[USUAL].games, corrected(effects), frozenset(inert))
