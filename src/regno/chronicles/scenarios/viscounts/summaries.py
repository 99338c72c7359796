"""Summary cards in play: their lower effects, which remove a Baron Worker or place one of the owner's own."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.viscounts import SummaryBottom
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt, NumberPrompt
from regno.chronicles.scenarios.viscounts.board import CHOICES, NAMES, PATHS, msg, new_step
from regno.chronicles.scenarios.viscounts.board import spaces_text as named_spaces
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.steps import Step


def bottoms(state: Viscounts) -> dict[str, tuple[str, SummaryBottom]]:
    """The lower effects that count, each with its owner: those of every player's upper card."""
    return {
        f"{card.id}-{place}": (player, bottom)
        for player, ids in state.summaries.items()
        for card in [state.summary(ids[0])]
        for place, bottom in enumerate(card.bottom, start=1)
    }


def bottom_message(bottom: SummaryBottom) -> Message:
    """A lower effect in words."""
    return msg(
        f"bottom-{bottom.do.replace('_', '-')}",
        action=msg(f"action-{bottom.on.replace('_', '-')}"),
        count=bottom.n,
        strength=bottom.at_least,
    )


def removable(state: Viscounts) -> list[str]:
    """The path spaces with Baron Workers that he does not protect."""
    return [space for space in PATHS if state.baron_workers[space] and space not in state.protected_spaces]


def placeable(state: Viscounts) -> list[str]:
    """The path spaces without Baron Workers; his marker alone forbids nothing."""
    return [space for space in PATHS if not state.baron_workers[space]]


def summary_step(state: Viscounts) -> Step:
    """A primary action may let a Summary card's owner remove a Baron Worker, or place one of his own."""
    effects = bottoms(state)
    open_spaces = {*removable(state), *placeable(state)}
    known = tuple(
        Choice(id, msg("effect-of", player=player, effect=bottom_message(bottom)))
        for id, (player, bottom) in effects.items()
    )
    most = max(bottom.n for _, bottom in effects.values())
    many = [NumberPrompt(name="count", question=msg("ask-count"), low=1, high=most, optional=True)] if most > 1 else []
    return new_step(
        "summary",
        msg("section-player"),
        ChoicePrompt(name="effect", question=msg("ask-summary-effect"), choices=known),
        ChoicePrompt(
            name="space",
            question=msg("ask-viscount"),
            choices=tuple(CHOICES[space] for space in PATHS if space in open_spaces),
        ),
        *many,
        assumes=(msg("assume-viscount"), msg("assume-optional")),
        optional=True,
    )


def summary(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """Baron Workers leave the Viscount's space, or Workers of the player come there."""
    player, bottom = bottoms(state)[answers.word("effect")]
    space, removes = answers.word("space"), bottom.do == "remove_baron"
    possible = removable(state) if removes else placeable(state)
    if space not in possible:
        key = "cannot-remove" if removes else "cannot-place"
        raise Refusal(msg(key, space=NAMES[space], possible=named_spaces(possible) if possible else msg("nowhere")))
    there = state.baron_workers[space] if removes else state.workers_left(player)
    count = int(answers.get("count", min(bottom.n, max(1, there))))
    if count > min(bottom.n, there):
        raise Refusal(msg("too-many-workers", count=count, most=min(bottom.n, there)))
    if removes:
        state.change_baron(space, -count)
        return [msg("did-remove", player=player, space=NAMES[space], count=count, left=state.supply)]
    state.change(player, space, count)
    return [msg("did-place", player=player, space=NAMES[space], count=count)]
