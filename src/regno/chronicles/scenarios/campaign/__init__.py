"""The campaign: Architects, Paladins and Viscounts in a row, for the most Tomes. 2 to 4 players."""

from __future__ import annotations

from functools import partial

from regno.chronicles.scenario import Command, available_steps, commands_at, perform
from regno.chronicles.scenarios.campaign import chapter, claims, corrections, scores
from regno.chronicles.scenarios.campaign.chapter import checklist
from regno.chronicles.scenarios.campaign.claims import on_card_change, reminders
from regno.chronicles.scenarios.campaign.ending import result, score
from regno.chronicles.scenarios.campaign.rules import PLAYERS, RULES
from regno.chronicles.scenarios.campaign.scores import sheet_total
from regno.chronicles.scenarios.campaign.start import check_facts, start
from regno.chronicles.scenarios.campaign.state import Campaign, at_stage, where
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

command = commands_at(at_stage)
COMMANDS: dict[str, Command[Campaign]] = {
    "first-player": command(chapter.first_step, chapter.first_player, "setup"),
    "lay-out": command(chapter.lay_out_step, chapter.lay_out, "setup"),
    "claim": command(claims.claim_step, claims.claim, "play"),
    "use": command(claims.use_step, claims.use, "setup", "play"),
    "set-tome": command(corrections.tome_step, corrections.set_tome, *corrections.IN_PLAY),
    "set-token": command(corrections.token_step, corrections.set_token, *corrections.IN_PLAY),
    "set-first": command(corrections.first_step, corrections.set_first, "setup", "play"),
    "sheets": command(scores.sheets_step, scores.sheets, "play"),
    "sheet": command(scores.sheet_step, scores.sheet, "play"),
    "scores": command(scores.scores_step, scores.scores, "play"),
    "tie-more": command(scores.more_step, scores.tie_more, "ties"),
    "tie-break": command(scores.tie_step, scores.tie_break, "ties"),
    "token": command(scores.token_step, scores.token, "token"),
}

do = partial(perform, COMMANDS)
now = partial(available_steps, COMMANDS)
