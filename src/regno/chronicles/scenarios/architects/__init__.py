"""The co-operative scenario of Architects: 2 to 6 players build against the Baron and win or lose together."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, commands_at, perform
from regno.chronicles.scenarios.architects import actions, corrections, ending, late, prison, set_right, setup, turn
from regno.chronicles.scenarios.architects.decks import on_card_change
from regno.chronicles.scenarios.architects.ending import result, score, sheet_total
from regno.chronicles.scenarios.architects.rules import PLAYERS, RULES
from regno.chronicles.scenarios.architects.setup import checklist
from regno.chronicles.scenarios.architects.start import new_facts, start
from regno.chronicles.scenarios.architects.state import Architects, at_stage, where
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

command = commands_at(at_stage)
COMMANDS: dict[str, Command[Architects]] = {
    "prepare": command(setup.prepare_step, setup.prepare, "setup"),
    "board": command(setup.board_step, setup.board, "setup"),
    "apprentice": command(setup.apprentice_step, setup.apprentice, "setup"),
    "side": command(setup.side_step, setup.side, "setup"),
    "first-player": command(setup.first_step, setup.first_player, "setup"),
    "reveal": Command(turn.reveal_step, turn.reveal),
    "carry-on": Command(turn.carry_on_step, turn.carry_on_now),
    "standing": Command(turn.standing_step, turn.standing),
    "tax": Command(turn.tax_step, turn.tax),
    "exile": Command(turn.exile_step, turn.exile),
    "choose": Command(turn.choose_step, turn.choose),
    "option": Command(turn.option_step, turn.option),
    "enter": Command(turn.enter_step, turn.enter),
    "guildhall": command(actions.guildhall_step, actions.guildhall, "play", "last"),
    "market": command(actions.market_step, actions.market, "play", "last"),
    "donate": command(actions.donate_step, actions.donate, "play", "last"),
    "capture": command(prison.capture_step, prison.capture, "play", "last"),
    "imprison": command(prison.imprison_step, prison.imprison, "play", "last"),
    "release": command(prison.release_step, prison.release, "play", "last"),
    "free": command(prison.free_step, prison.free, "play", "last"),
    "lose-apprentice": command(actions.lose_step, actions.lose, "play", "last"),
    "correct": command(corrections.correct_step, corrections.correct, "play", "baron", "last", "ended"),
    "correct-baron": command(corrections.correct_baron_step, corrections.correct_baron, "play", "baron", "last"),
    "set-guildhall": command(set_right.guildhall_step, set_right.guildhall, "play", "last", "ended"),
    "set-stall": command(set_right.stall_step, set_right.stall, "play", "last"),
    "set-demand": command(set_right.demand_step, set_right.demand, "play", "baron", "last", "ended"),
    "set-deck": command(set_right.deck_step, set_right.deck, "play", "last"),
    "set-schemes": command(set_right.schemes_step, set_right.schemes, "play", "last"),
    "set-round": command(set_right.round_step, set_right.set_round, "play", "baron", "last"),
    "reset": command(late.reset_step, late.reset, "play", "baron", "last"),
    "fill": command(late.fill_step, late.fill, "play", "baron"),
    "count": command(late.count_step, late.count, "play"),
    "look": command(late.look_step, late.look, "play", "last"),
    "sheets": command(ending.sheets_step, ending.sheets, "last", "ended"),
    "sheet": command(ending.sheet_step, ending.sheet, "last", "ended"),
    "scores": command(ending.scores_step, ending.scores, "last", "ended"),
}

do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
