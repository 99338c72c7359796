"""The Paladins scenario: seven rounds together against the Baron's Threats, for 70 VP a player. Up to 4 players."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, perform
from regno.chronicles.scenarios.paladins import (
    actions,
    corrections,
    ending,
    extras,
    honour,
    round_end,
    rounds,
    royal,
    setup,
)
from regno.chronicles.scenarios.paladins.ending import result, score, sheet_total
from regno.chronicles.scenarios.paladins.extras import reminders
from regno.chronicles.scenarios.paladins.rules import PLAYERS, RULES
from regno.chronicles.scenarios.paladins.setup import checklist
from regno.chronicles.scenarios.paladins.start import start
from regno.chronicles.scenarios.paladins.state import Paladins, where
from regno.chronicles.scenarios.paladins.view import position, view

__all__ = [
    "PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "result", "score", "sheet_total",
    "start", "view", "where",
]  # fmt: skip

COMMANDS: dict[str, Command[Paladins]] = {
    "first-player": Command(setup.first_step, setup.first_player),
    "townsfolk": Command(setup.townsfolk_step, setup.deal_townsfolk),
    "reveal": Command(rounds.reveal_step, rounds.reveal),
    "action": Command(actions.action_step, actions.action),
    "favour": Command(royal.favour_step, royal.favour),
    "order": Command(royal.order_step, royal.order),
    "inquisition": Command(honour.inquisition_step, honour.inquisition),
    "hire": Command(extras.hire_step, extras.hire),
    "debt": Command(extras.debt_step, extras.debt),
    "set-honour": Command(honour.set_honour_step, honour.set_honour),
    "set-workers": Command(corrections.set_workers_step, corrections.set_workers),
    "set-outsiders": Command(corrections.set_outsiders_step, corrections.set_outsiders),
    "set-favour": Command(corrections.set_favour_step, corrections.set_favour),
    "set-first": Command(corrections.set_first_step, corrections.set_first),
    "set-round": Command(corrections.set_round_step, corrections.set_round),
    "end-round": Command(round_end.end_round_step, round_end.end_round),
    "penalty": Command(round_end.penalty_step, round_end.penalty),
    "sheets": Command(ending.sheets_step, ending.sheets),
    "sheet": Command(ending.sheet_step, ending.sheet),
    "scores": Command(ending.scores_step, ending.scores),
}


do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
