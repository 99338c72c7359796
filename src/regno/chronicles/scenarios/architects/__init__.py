"""The co-operative scenario of Architects: 2 to 6 players build against the Baron and win or lose together."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, perform
from regno.chronicles.scenarios.architects import actions, corrections, ending, late, prison, set_right, setup, turn
from regno.chronicles.scenarios.architects.decks import on_card_change
from regno.chronicles.scenarios.architects.ending import result, score, sheet_total
from regno.chronicles.scenarios.architects.rules import PLAYERS, RULES
from regno.chronicles.scenarios.architects.setup import checklist
from regno.chronicles.scenarios.architects.start import new_facts, start
from regno.chronicles.scenarios.architects.state import Architects, where
from regno.chronicles.scenarios.architects.view import position, reminders, view

__all__ = [
    "PLAYERS",
    "RULES",
    "checklist",
    "do",
    "new_facts",
    "now",
    "on_card_change",
    "position",
    "reminders",
    "result",
    "score",
    "sheet_total",
    "start",
    "view",
    "where",
]  # fmt: skip

COMMANDS: dict[str, Command[Architects]] = {
    "prepare": Command(setup.prepare_step, setup.prepare),
    "board": Command(setup.board_step, setup.board),
    "apprentice": Command(setup.apprentice_step, setup.apprentice),
    "side": Command(setup.side_step, setup.side),
    "first-player": Command(setup.first_step, setup.first_player),
    "reveal": Command(turn.reveal_step, turn.reveal),
    "carry-on": Command(turn.carry_on_step, turn.carry_on_now),
    "standing": Command(turn.standing_step, turn.standing),
    "tax": Command(turn.tax_step, turn.tax),
    "exile": Command(turn.exile_step, turn.exile),
    "choose": Command(turn.choose_step, turn.choose),
    "option": Command(turn.option_step, turn.option),
    "enter": Command(turn.enter_step, turn.enter),
    "guildhall": Command(actions.guildhall_step, actions.guildhall),
    "market": Command(actions.market_step, actions.market),
    "donate": Command(actions.donate_step, actions.donate),
    "capture": Command(prison.capture_step, prison.capture),
    "imprison": Command(prison.imprison_step, prison.imprison),
    "release": Command(prison.release_step, prison.release),
    "free": Command(prison.free_step, prison.free),
    "lose-apprentice": Command(actions.lose_step, actions.lose),
    "correct": Command(corrections.correct_step, corrections.correct),
    "correct-baron": Command(corrections.correct_baron_step, corrections.correct_baron),
    "set-guildhall": Command(set_right.guildhall_step, set_right.guildhall),
    "set-stall": Command(set_right.stall_step, set_right.stall),
    "set-demand": Command(set_right.demand_step, set_right.demand),
    "set-deck": Command(set_right.deck_step, set_right.deck),
    "set-schemes": Command(set_right.schemes_step, set_right.schemes),
    "set-round": Command(set_right.round_step, set_right.set_round),
    "reset": Command(late.reset_step, late.reset),
    "fill": Command(late.fill_step, late.fill),
    "count": Command(late.count_step, late.count),
    "look": Command(late.look_step, late.look),
    "sheets": Command(ending.sheets_step, ending.sheets),
    "sheet": Command(ending.sheet_step, ending.sheet),
    "scores": Command(ending.scores_step, ending.scores),
}

do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
