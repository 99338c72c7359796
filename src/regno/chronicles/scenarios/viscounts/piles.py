"""The Townsfolk cards as far as the program knows them: what lies beside a segment, and what it can draw.

At a table with the box the people tell a value and an icon. Without it, or to save a look, the program draws: a card
once drawn stays beside its segment until it is dismissed, hired, or corrected.
"""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.viscounts import Townsfolk
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt
from regno.chronicles.scenarios.viscounts.board import msg, new_step
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.steps import Step

common = Catalogue("chronicles")


def discard(state: Viscounts, segment: str) -> None:
    """The known card beside a segment, if any, goes to the discards."""
    if segment in state.shown:
        state.discards.append(state.shown.pop(segment))


def draw(state: Viscounts, segment: str, chance: Chance) -> Townsfolk:
    """Turn a card beside a segment; an empty pile is made again from the discards.

    When a value was entered for the card lying there, only cards of that value can be it.
    """
    cards = state.cards.by_id(Townsfolk)
    for _ in range(2):
        fitting = [id for id in state.pile if state.read.fits(segment, cards[id].silver)]
        if fitting:
            state.shown[segment] = chance.draw(fitting)
            state.pile.remove(state.shown[segment])
            return cards[state.shown[segment]]
        state.pile, state.discards = [*state.pile, *state.discards], []
    raise Refusal(msg("nothing-to-draw"))


def lay(state: Viscounts, segment: str, id: str) -> Townsfolk:
    """The table names the card beside a segment; it leaves wherever the program believed it to be."""
    discard(state, segment)
    if id in state.pile:
        state.pile.remove(id)
    elif id in state.discards:
        state.discards.remove(id)
    else:
        del state.shown[next(other for other, card in state.shown.items() if card == id)]
    state.shown[segment] = id
    return state.cards.by_id(Townsfolk)[id]


def hire_step(state: Viscounts) -> Step:
    """A known Townsfolk that a player hires or dismisses no longer lies beside its segment."""
    if not state.shown:
        raise Refusal(msg("no-known-card"))
    townsfolk = state.cards.by_id(Townsfolk)
    lying = tuple(
        Choice(segment, msg("card-beside", card=card_name(townsfolk[id]), segment=segment))
        for segment, id in state.shown.items()
    )
    return new_step(
        "hired",
        common("section-none"),
        ChoicePrompt(name="segment", question=msg("ask-segment"), choices=lying),
        optional=True,
    )


def hire(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """The card is gone; the next one is entered or drawn when the Baron needs it."""
    segment = answers.word("segment")
    card = state.cards.by_id(Townsfolk)[state.shown[segment]]
    discard(state, segment)
    return [msg("did-hired", card=card_name(card), segment=segment)]
