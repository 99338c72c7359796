"""One grid for all players: a row for each line of the sheet, a column each. Saved, it is everybody's sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

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


def fill_grid(players: Sequence[str], answers: Answers, fill: Callable[[Answers], Sequence[Message]]) -> list[Message]:
    """Keep the sheet of each player with ``fill``, and return what it says of each."""
    messages = [msg("did-sheets")]
    for player in players:
        column = {name: answers.numbers(name)[player] for name in answers}
        messages += fill(Answers({"player": player, **column}))
    return messages
