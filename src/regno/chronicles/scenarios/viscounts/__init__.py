"""The Viscounts scenario: 2 to 4 players together against the Baron, who walks the board after every turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Command, Outcome, available_steps, commands_at, perform
from regno.chronicles.scenarios.viscounts import (
    baron,
    cascade,
    castle,
    corrections,
    dealing,
    piles,
    reveal,
    scores,
    setup,
    summaries,
)
from regno.chronicles.scenarios.viscounts.checklist import checklist, reminders
from regno.chronicles.scenarios.viscounts.rules import PLAYERS, RULES
from regno.chronicles.scenarios.viscounts.scores import result, score, sheet_total
from regno.chronicles.scenarios.viscounts.start import start
from regno.chronicles.scenarios.viscounts.state import IN_PLAY, WAITING, Viscounts, at_stage, where
from regno.chronicles.scenarios.viscounts.view import position, view

__all__ = [
    "PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "result", "score", "sheet_total",
    "start", "view", "where",
]  # fmt: skip

command = commands_at(at_stage)
COMMANDS: dict[str, Command[Viscounts]] = {
    "board": command(setup.board_step, setup.board, "setup"),
    "first-player": command(setup.first_step, setup.first_player, "setup"),
    "summaries": command(dealing.summaries_step, dealing.summaries, "setup"),
    "tops": command(dealing.tops_step, dealing.tops, "setup"),
    "player-cards": command(setup.player_cards_step, setup.player_cards, "setup"),
    "level": command(setup.level_step, setup.level, "setup"),
    "bump": command(castle.bump_step, castle.bump, "turn"),
    "move": command(baron.move_step, baron.move, "turn"),
    "whose": command(baron.whose_step, baron.whose, "whose"),
    "dismiss": command(baron.dismiss_step, baron.dismiss, "dismiss"),
    "debt": command(baron.debt_step, baron.debt, "debt"),
    "summary": command(summaries.summary_step, summaries.summary, "turn"),
    "place": command(cascade.place_step, cascade.place, "turn"),
    "correct-baron": command(corrections.correct_step, corrections.correct, *IN_PLAY),
    "set-turn": command(corrections.turn_step, corrections.set_turn, *IN_PLAY),
    "set-townsfolk": command(corrections.townsfolk_step, corrections.set_townsfolk, *IN_PLAY),
    "workers": command(castle.workers_step, castle.workers, *IN_PLAY),
    "reveal": command(reveal.reveal_step, reveal.reveal, "turn"),
    "hired": command(piles.hire_step, piles.hire, "turn"),
    "hero": command(dealing.hero_step, dealing.hero, "setup", "turn"),
    "sheets": command(scores.sheets_step, scores.sheets, "scores"),
    "sheet": command(scores.sheet_step, scores.sheet, "scores"),
    "scores": command(scores.scores_step, scores.scores, "scores"),
    "target": command(scores.target_step, scores.target, "setup", "turn", "scores"),
}


def do(state: Viscounts, command: str, arguments: Mapping[str, Any], chance: Chance) -> Outcome:
    """Give one command. What the Baron changed stays marked until the players go on."""
    is_his_turn = command == "move" or state.stage in WAITING
    done = perform(COMMANDS, state, command, arguments, chance)
    if not is_his_turn:
        state.trail.clear()
    return done


now = partial(available_steps, COMMANDS)
