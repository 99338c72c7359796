"""The Paladins scenario: seven rounds together against the Baron's Threats, for 70 VP a player. Up to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Doable, Done, offered, perform
from regno.chronicles.scenarios.paladins import actions, ending, extras, honour, round_end, rounds, royal, setup
from regno.chronicles.scenarios.paladins.ending import score
from regno.chronicles.scenarios.paladins.extras import reminders
from regno.chronicles.scenarios.paladins.rules import PLAYERS, RULES
from regno.chronicles.scenarios.paladins.setup import checklist
from regno.chronicles.scenarios.paladins.start import start
from regno.chronicles.scenarios.paladins.state import Paladins, where
from regno.chronicles.scenarios.paladins.view import position, view
from regno.chronicles.steps import Step

__all__ = ["PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "score", "start", "view", "where"]

DOABLES: dict[str, Doable[Paladins]] = {
    "first-player": Doable(setup.first_step, setup.first_player),
    "townsfolk": Doable(setup.townsfolk_step, setup.deal_townsfolk),
    "reveal": Doable(rounds.reveal_step, rounds.reveal),
    "action": Doable(actions.action_step, actions.action),
    "favour": Doable(royal.favour_step, royal.favour),
    "order": Doable(royal.order_step, royal.order),
    "inquisition": Doable(honour.inquisition_step, honour.inquisition),
    "hire": Doable(extras.hire_step, extras.hire),
    "debt": Doable(extras.debt_step, extras.debt),
    "set-honour": Doable(honour.set_honour_step, honour.set_honour),
    "set-workers": Doable(actions.set_workers_step, actions.set_workers),
    "end-round": Doable(round_end.end_round_step, round_end.end_round),
    "penalty": Doable(round_end.penalty_step, round_end.penalty),
    "sheet": Doable(ending.sheet_step, ending.sheet),
    "scores": Doable(ending.scores_step, ending.scores),
}


def do(state: Paladins, command: str, arguments: Mapping[str, Any], chance: Chance) -> Done:
    """Give one command."""
    return perform(DOABLES, state, command, arguments, chance)


def now(state: Paladins) -> list[Step]:
    """What can be done now."""
    return offered(DOABLES, state)
