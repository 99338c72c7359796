"""The Paladins scenario: seven rounds together against the Baron's Threats, for 70 VP a player. Up to 4 players."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, commands_at, perform
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
from regno.chronicles.scenarios.paladins.state import Paladins, at_stage, where
from regno.chronicles.scenarios.paladins.view import position, view

__all__ = [
    "PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "result", "score", "sheet_total",
    "start", "view", "where",
]  # fmt: skip

command = commands_at(at_stage)
COMMANDS: dict[str, Command[Paladins]] = {
    "first-player": command(setup.first_step, setup.first_player, "setup"),
    "townsfolk": command(setup.townsfolk_step, setup.deal_townsfolk, "setup"),
    "reveal": command(rounds.reveal_step, rounds.reveal, "reveal"),
    "action": command(actions.action_step, actions.action, "play"),
    "favour": command(royal.favour_step, royal.favour, "play"),
    "order": command(royal.order_step, royal.order, "play"),
    "inquisition": command(honour.inquisition_step, honour.inquisition, "play", "threats"),
    "hire": command(extras.hire_step, extras.hire, "setup", "reveal", "play"),
    "debt": command(extras.debt_step, extras.debt, "play", "threats"),
    "set-honour": command(honour.set_honour_step, honour.set_honour, "reveal", "play", "threats", "scoring"),
    "set-workers": command(corrections.set_workers_step, corrections.set_workers, "reveal", "play", "scoring"),
    "set-outsiders": command(corrections.set_outsiders_step, corrections.set_outsiders, "play"),
    "set-favour": command(corrections.set_favour_step, corrections.set_favour, "play"),
    "set-first": command(corrections.set_first_step, corrections.set_first, "play"),
    "set-round": command(corrections.set_round_step, corrections.set_round, "reveal", "play"),
    "end-round": command(round_end.end_round_step, round_end.end_round, "play"),
    "penalty": command(round_end.penalty_step, round_end.penalty, "threats"),
    "sheets": command(ending.sheets_step, ending.sheets, "scoring"),
    "sheet": command(ending.sheet_step, ending.sheet, "scoring"),
    "scores": command(ending.scores_step, ending.scores, "scoring"),
}


do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
