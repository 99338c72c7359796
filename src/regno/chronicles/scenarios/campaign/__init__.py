"""The campaign: Architects, Paladins and Viscounts in a row, for the most Tomes. 2 to 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.scenario import Doable, Done, offered, perform
from regno.chronicles.scenarios.campaign import chapter, claims, scores
from regno.chronicles.scenarios.campaign.chapter import checklist
from regno.chronicles.scenarios.campaign.claims import reminders
from regno.chronicles.scenarios.campaign.ending import score
from regno.chronicles.scenarios.campaign.rules import PLAYERS, RULES
from regno.chronicles.scenarios.campaign.start import check_facts, start
from regno.chronicles.scenarios.campaign.state import Campaign, where
from regno.chronicles.scenarios.campaign.view import position, view
from regno.chronicles.steps import Step

__all__ = [
    "PLAYERS", "RULES", "check_facts", "checklist", "do", "now", "position", "reminders", "score", "start", "view",
    "where",
]  # fmt: skip

DOABLES: dict[str, Doable[Campaign]] = {
    "first-player": Doable(chapter.first_step, chapter.first_player),
    "lay-out": Doable(chapter.lay_out_step, chapter.lay_out),
    "claim": Doable(claims.claim_step, claims.claim),
    "use": Doable(claims.use_step, claims.use),
    "sheet": Doable(scores.sheet_step, scores.sheet),
    "scores": Doable(scores.scores_step, scores.scores),
    "tie-break": Doable(scores.tie_step, scores.tie_break),
    "token": Doable(scores.token_step, scores.token),
}


def do(state: Campaign, command: str, arguments: Mapping[str, Any], chance: Chance) -> Done:
    """Give one command."""
    return perform(DOABLES, state, command, arguments, chance)


def now(state: Campaign) -> list[Step]:
    """What can be done now."""
    return offered(DOABLES, state)
