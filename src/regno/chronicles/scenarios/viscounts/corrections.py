"""Setting right where the Baron's Workers and his marker stand, when something was forgotten."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.prompts import Answers, ChoicePrompt, NumberPrompt
from regno.chronicles.scenarios.viscounts.board import CHOICES, NAMES, OUTER, PATHS, SECTIONS
from regno.chronicles.scenarios.viscounts.state import BARON_WORKERS, Viscounts, at_stage
from regno.chronicles.steps import Step

msg = Catalogue("viscounts-castle")
ANYWHERE = PATHS + SECTIONS  # in tier 3 he has won
ALONE = 1  # off the outer path he never has more in a space


def correct_step(state: Viscounts) -> Step:
    """The table tells how many of his Workers a space holds, or where his marker stands."""
    at_stage(state, "turn")
    return Step(
        command="correct-baron",
        what=msg("step-correct"),
        why=msg("why-correct"),
        section=Catalogue("chronicles")("section-none"),
        prompts=(
            ChoicePrompt(
                name="space", question=msg("ask-space"), choices=tuple(CHOICES[one] for one in ANYWHERE), optional=True
            ),
            NumberPrompt(name="count", question=msg("ask-workers"), low=0, high=BARON_WORKERS, optional=True),
            ChoicePrompt(
                name="marker", question=msg("ask-marker"), choices=tuple(CHOICES[one] for one in OUTER), optional=True
            ),
        ),
        optional=True,
    )


def correct(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The difference comes from his supply, and goes back to it."""
    if ("space" in answers) != ("count" in answers) or not answers:
        raise Refusal(msg("say-both"))
    messages = []
    if "marker" in answers:
        state.baron = answers.word("marker")
        messages.append(msg("did-marker", space=NAMES[state.baron]))
    if "space" in answers:
        messages.append(set_workers(state, answers.word("space"), answers.number("count")))
    return messages


def set_workers(state: Viscounts, space: str, count: int) -> Message:
    """A space holds so many of his Workers; raises Refusal where that cannot be."""
    here = state.baron_workers[space]
    most = state.supply + here if space in OUTER else ALONE
    if count > min(most, state.supply + here):
        raise Refusal(msg("too-many", space=NAMES[space], count=count, most=min(most, state.supply + here)))
    if count and space in PATHS and state.owners(space):
        raise Refusal(msg("players-stand", space=NAMES[space]))
    state.change_baron(space, count - here)
    return msg("did-correct", space=NAMES[space], count=count, left=state.supply)
