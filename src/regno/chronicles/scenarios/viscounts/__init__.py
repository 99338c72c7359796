"""The Viscounts scenario: 2 to 4 players together against the Baron, who walks the board after every turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Doable, Done, offered, perform
from regno.chronicles.scenarios.viscounts import baron, castle, dealing, piles, reveal, scores, setup, summaries
from regno.chronicles.scenarios.viscounts.checklist import checklist, reminders
from regno.chronicles.scenarios.viscounts.rules import PLAYERS, RULES
from regno.chronicles.scenarios.viscounts.scores import score
from regno.chronicles.scenarios.viscounts.start import start
from regno.chronicles.scenarios.viscounts.state import Viscounts, where
from regno.chronicles.scenarios.viscounts.view import position, view
from regno.chronicles.steps import Step

__all__ = ["PLAYERS", "RULES", "checklist", "do", "now", "position", "reminders", "score", "start", "view", "where"]

DOABLES: dict[str, Doable[Viscounts]] = {
    "board": Doable(setup.board_step, setup.board),
    "first-player": Doable(setup.first_step, setup.first_player),
    "summaries": Doable(dealing.summaries_step, dealing.summaries),
    "tops": Doable(dealing.tops_step, dealing.tops),
    "player-cards": Doable(setup.player_cards_step, setup.player_cards),
    "level": Doable(setup.level_step, setup.level),
    "bump": Doable(castle.bump_step, castle.bump),
    "move": Doable(baron.move_step, baron.move),
    "whose": Doable(baron.whose_step, baron.whose),
    "dismiss": Doable(baron.dismiss_step, baron.dismiss),
    "debt": Doable(baron.debt_step, baron.debt),
    "summary": Doable(summaries.summary_step, summaries.summary),
    "workers": Doable(castle.workers_step, castle.workers),
    "reveal": Doable(reveal.reveal_step, reveal.reveal),
    "hired": Doable(piles.hired_step, piles.hired),
    "hero": Doable(dealing.hero_step, dealing.hero),
    "sheet": Doable(scores.sheet_step, scores.sheet),
    "scores": Doable(scores.scores_step, scores.scores),
    "target": Doable(scores.target_step, scores.target),
}


BARONS_TURN = ("move", "whose", "dismiss", "debt")


def do(state: Viscounts, command: str, arguments: Mapping[str, Any], chance: Chance) -> Done:
    """Give one command. What the Baron changed stays marked until the players go on."""
    done = perform(DOABLES, state, command, arguments, chance)
    if command not in BARONS_TURN:
        state.trail.clear()
    return done


def now(state: Viscounts) -> list[Step]:
    """What can be done now."""
    return offered(DOABLES, state)
