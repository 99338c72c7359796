"""The co-operative scenario of Architects: 2 to 6 players build against the Baron and win or lose together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Doable, Done, offered, perform
from regno.chronicles.scenarios.architects import actions, corrections, ending, prison, setup, turn
from regno.chronicles.scenarios.architects.ending import score
from regno.chronicles.scenarios.architects.rules import PLAYERS, RULES
from regno.chronicles.scenarios.architects.setup import checklist
from regno.chronicles.scenarios.architects.start import start
from regno.chronicles.scenarios.architects.state import Architects, where
from regno.chronicles.scenarios.architects.view import position, reminders, view
from regno.chronicles.steps import Step

__all__ = ["PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "score", "start", "view", "where"]

DOABLES: dict[str, Doable[Architects]] = {
    "prepare": Doable(setup.prepare_step, setup.prepare),
    "board": Doable(setup.board_step, setup.board),
    "apprentice": Doable(setup.apprentice_step, setup.apprentice),
    "side": Doable(setup.side_step, setup.side),
    "first-player": Doable(setup.first_step, setup.first_player),
    "reveal": Doable(turn.reveal_step, turn.reveal),
    "carry-on": Doable(turn.carry_on_step, turn.carry_on_now),
    "standing": Doable(turn.standing_step, turn.standing),
    "tax": Doable(turn.tax_step, turn.tax),
    "exile": Doable(turn.exile_step, turn.exile),
    "choose": Doable(turn.choose_step, turn.choose),
    "option": Doable(turn.option_step, turn.option),
    "enter": Doable(turn.enter_step, turn.enter),
    "guildhall": Doable(actions.guildhall_step, actions.guildhall),
    "market": Doable(actions.market_step, actions.market),
    "donate": Doable(actions.donate_step, actions.donate),
    "capture": Doable(prison.capture_step, prison.capture),
    "imprison": Doable(prison.imprison_step, prison.imprison),
    "release": Doable(prison.release_step, prison.release),
    "free": Doable(prison.free_step, prison.free),
    "lose-apprentice": Doable(actions.lost_step, actions.lost),
    "correct": Doable(corrections.correct_step, corrections.correct),
    "correct-baron": Doable(corrections.correct_baron_step, corrections.correct_baron),
    "sheet": Doable(ending.sheet_step, ending.sheet),
    "scores": Doable(ending.scores_step, ending.scores),
}


def do(state: Architects, command: str, arguments: Mapping[str, Any], chance: Chance) -> Done:
    """Give one command."""
    return perform(DOABLES, state, command, arguments, chance)


def now(state: Architects) -> list[Step]:
    """What can be done now."""
    return offered(DOABLES, state)
