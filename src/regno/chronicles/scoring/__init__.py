"""The score sheets of the three base games: which facts each asks, and an audit line for each point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from regno.chronicles.prompts import Prompt
from regno.chronicles.scoring import architects, paladins, viscounts
from regno.chronicles.scoring.figures import Table
from regno.chronicles.steps import Line

GAMES = {"architects": architects, "paladins": paladins, "viscounts": viscounts}


@cache
def sheet_prompts(game: str, without: tuple[str, ...] = ()) -> tuple[Prompt, ...]:
    """The facts a base game's sheet asks of one player; a scenario leaves out those it replaces."""
    return tuple(prompt for prompt in GAMES[game].prompts() if prompt.name not in without)


def sheet_lines(game: str, facts: Mapping[str, int], table: Table) -> tuple[Line, ...]:
    """The lines of one player's sheet; what was not asked is left out."""
    return tuple(GAMES[game].lines(facts, table))
