"""One grid for all players: a row for each line of the sheet, a column each. Saved, it is everybody's sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from regno.chronicles.messages import Message
from regno.chronicles.prompts import Answers, NumberPrompt, NumbersPrompt, choices
from regno.chronicles.scoring.sheet import msg
from regno.chronicles.steps import Step


def grid_step(step: Step, players: Sequence[str]) -> Step:
    """The step of one player's sheet, asked of all of them at once."""
    rows = [prompt for prompt in step.prompts if isinstance(prompt, NumberPrompt)]
    prompts = tuple(
        NumbersPrompt(
            name=prompt.name,
            question=msg(f"row-{prompt.name.replace('_', '-')}"),
            keys=choices(players),
            low=prompt.low,
            high=prompt.high,
        )
        for prompt in rows
    )
    return replace(step, command="sheets", what=msg("step-sheets"), why=msg("why-sheets"), prompts=prompts)


def grid_totals(
    step: Step, arguments: Mapping[str, Any], total: Callable[[str, dict[str, int]], int]
) -> dict[str, int]:
    """Return the points of each player's numbers so far; a number that cannot be counts as not entered."""
    told: dict[str, dict[str, int]] = {}
    for row in step.prompts:
        numbers = arguments.get(row.name)
        if not isinstance(row, NumbersPrompt) or not isinstance(numbers, Mapping):
            continue
        for player in (key.id for key in row.keys):
            number = numbers.get(player)
            if type(number) is int and row.low <= number <= row.high:
                told.setdefault(player, {})[row.name] = number
    return {player: total(player, facts) for player, facts in told.items()}


def fill_grid(players: Sequence[str], answers: Answers, fill: Callable[[Answers], Sequence[Message]]) -> list[Message]:
    """Keep the sheet of each player with ``fill``, and return what it says of each."""
    messages = [msg("did-sheets")]
    for player in players:
        column = {name: answers.numbers(name)[player] for name in answers}
        messages += fill(Answers({"player": player, **column}))
    return messages
