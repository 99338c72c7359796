"""The Viscounts scenario: 2 to 4 players together against the Baron, who walks the board after every turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Command, Outcome, available_steps, perform
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
from regno.chronicles.scenarios.viscounts.state import WAITING, Viscounts, where
from regno.chronicles.scenarios.viscounts.view import position, view

__all__ = [
    "PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "result", "score", "sheet_total",
    "start", "view", "where",
]  # fmt: skip

COMMANDS: dict[str, Command[Viscounts]] = {
    "board": Command(setup.board_step, setup.board),
    "first-player": Command(setup.first_step, setup.first_player),
    "summaries": Command(dealing.summaries_step, dealing.summaries),
    "tops": Command(dealing.tops_step, dealing.tops),
    "player-cards": Command(setup.player_cards_step, setup.player_cards),
    "level": Command(setup.level_step, setup.level),
    "bump": Command(castle.bump_step, castle.bump),
    "move": Command(baron.move_step, baron.move),
    "whose": Command(baron.whose_step, baron.whose),
    "dismiss": Command(baron.dismiss_step, baron.dismiss),
    "debt": Command(baron.debt_step, baron.debt),
    "summary": Command(summaries.summary_step, summaries.summary),
    "place": Command(cascade.place_step, cascade.place),
    "correct-baron": Command(corrections.correct_step, corrections.correct),
    "set-turn": Command(corrections.turn_step, corrections.set_turn),
    "set-townsfolk": Command(corrections.townsfolk_step, corrections.set_townsfolk),
    "workers": Command(castle.workers_step, castle.workers),
    "reveal": Command(reveal.reveal_step, reveal.reveal),
    "hired": Command(piles.hire_step, piles.hire),
    "hero": Command(dealing.hero_step, dealing.hero),
    "sheets": Command(scores.sheets_step, scores.sheets),
    "sheet": Command(scores.sheet_step, scores.sheet),
    "scores": Command(scores.scores_step, scores.scores),
    "target": Command(scores.target_step, scores.target),
}


def do(state: Viscounts, command: str, arguments: Mapping[str, Any], chance: Chance) -> Outcome:
    """Give one command. What the Baron changed stays marked until the players go on."""
    is_his_turn = command == "move" or state.stage in WAITING
    done = perform(COMMANDS, state, command, arguments, chance)
    if not is_his_turn:
        state.trail.clear()
    return done


now = partial(available_steps, COMMANDS)
