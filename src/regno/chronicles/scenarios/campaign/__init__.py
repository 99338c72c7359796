"""The campaign: Architects, Paladins and Viscounts in a row, for the most Tomes. 2 to 4 players."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, perform
from regno.chronicles.scenarios.campaign import chapter, claims, corrections, scores
from regno.chronicles.scenarios.campaign.chapter import checklist
from regno.chronicles.scenarios.campaign.claims import on_card_change, reminders
from regno.chronicles.scenarios.campaign.ending import result, score
from regno.chronicles.scenarios.campaign.rules import PLAYERS, RULES
from regno.chronicles.scenarios.campaign.scores import sheet_total
from regno.chronicles.scenarios.campaign.start import check_facts, start
from regno.chronicles.scenarios.campaign.state import Campaign, where
from regno.chronicles.scenarios.campaign.view import position, view

__all__ = [
    "PLAYERS",
    "RULES",
    "check_facts",
    "checklist",
    "do",
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

COMMANDS: dict[str, Command[Campaign]] = {
    "first-player": Command(chapter.first_step, chapter.first_player),
    "lay-out": Command(chapter.lay_out_step, chapter.lay_out),
    "claim": Command(claims.claim_step, claims.claim),
    "use": Command(claims.use_step, claims.use),
    "set-tome": Command(corrections.tome_step, corrections.set_tome),
    "set-token": Command(corrections.token_step, corrections.set_token),
    "set-first": Command(corrections.first_step, corrections.set_first),
    "sheets": Command(scores.sheets_step, scores.sheets),
    "sheet": Command(scores.sheet_step, scores.sheet),
    "scores": Command(scores.scores_step, scores.scores),
    "tie-more": Command(scores.more_step, scores.tie_more),
    "tie-break": Command(scores.tie_step, scores.tie_break),
    "token": Command(scores.token_step, scores.token),
}

do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
