"""Confirming the final scores: a saved sheet is its player's score, and only the others are asked for theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from regno.chronicles.messages import Message, Refusal
from regno.chronicles.prompts import NumbersPrompt, choices
from regno.chronicles.scoring.sheet import msg
from regno.chronicles.steps import Line

LOWEST, HIGHEST = -200, 999  # VP of one player in one game
Points = dict[str, int]


def sums(sheets: Mapping[str, Sequence[Line]]) -> Points:
    """The sum of each sheet that was filled in."""
    return {player: sum(line.points for line in lines) for player, lines in sheets.items()}


def points_prompt(players: Sequence[str], saved: Mapping[str, int], question: Message) -> NumbersPrompt:
    """The points of the players without a sheet; those of the others may be entered, and must then agree."""
    return NumbersPrompt(
        name="points",
        question=question,
        keys=choices(player for player in players if player not in saved),
        settled=choices(player for player in players if player in saved),
        low=LOWEST,
        high=HIGHEST,
        optional=len(saved) == len(players),
    )


def sheet_messages(saved: Mapping[str, int]) -> list[Message]:
    """The scores that are known from sheets, a sentence each."""
    return [msg("sheet-counts", player=player, points=points) for player, points in saved.items()]


def agreed_points(players: Sequence[str], saved: Mapping[str, int], told: Mapping[str, int], replays: bool) -> Points:
    """The points of every player: as the sheet says, else as entered.

    Raises Refusal where both are known and differ; in an older log the points entered counted.
    """
    for player in [one for one in players if one in saved and told.get(one, saved[one]) != saved[one]]:
        if not replays:
            raise Refusal(msg("sheet-differs", player=player, points=saved[player], told=told[player]))
    return {player: told[player] if player in told else saved[player] for player in players}
