"""Poverty and Prosperity: what their reveal removes, and the last round it begins."""

from __future__ import annotations

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Message, Refusal
from regno.chronicles.packs.viscounts import Poverty, Prosperity
from regno.chronicles.prompts import Answers, Choice, ChoicePrompt
from regno.chronicles.scenarios.viscounts.board import NAMES, OUTER, SPACES, msg, new_step
from regno.chronicles.scenarios.viscounts.rules import RULES
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.settings import in_force
from regno.chronicles.steps import Step

CARDS: dict[str, type[Poverty] | type[Prosperity]] = {"poverty": Poverty, "prosperity": Prosperity}


def the_card(state: Viscounts, id: str) -> Poverty | Prosperity:
    """One of the two cards of the pack."""
    return state.cards.the(Poverty) if id == "poverty" else state.cards.the(Prosperity)


def reveal_step(state: Viscounts) -> Step:
    """The first of the two cards begins the end of the game; each removes Baron Workers when revealed."""
    hidden = tuple(Choice(id, msg(f"card-{id}")) for id in CARDS if id not in state.revealed)
    if not hidden:
        raise Refusal(msg("both-revealed"))
    return new_step(
        "reveal",
        msg("section-poverty"),
        ChoicePrompt(name="card", question=msg("ask-reveal"), choices=hidden),
        assumes=in_force(RULES, state.settings, "reveal-protected"),
        optional=True,
    )


def reveal(state: Viscounts, answers: Answers, chance: Chance) -> list[Message]:
    """A card is revealed in a player's turn."""
    id = answers.word("card")
    return [msg("did-reveal", card=msg(f"card-{id}")), *reveal_card(state, id)]


def reveal_card(state: Viscounts, id: str) -> list[Message]:
    """One Baron Worker leaves every space with exactly two; the first card makes the next round the last."""
    thinned = [space for space in SPACES if thins(state, id, space)]
    for space in thinned:
        state.change_baron(space, -1)
    state.revealed.append(id)
    messages = [msg("reveal-removes", space=NAMES[space]) for space in thinned] or [msg("reveal-removes-none")]
    if not state.last_round:
        state.last_round = state.round + 1
        messages.append(msg("last-round-next", round=state.last_round))
    return messages


def thins(state: Viscounts, id: str, space: str) -> bool:
    """Whether the reveal of a card takes a Baron Worker from a space."""
    if state.settings.rules.get("exactly-two") == "outer-path" and space not in OUTER:
        return False  # a house rule of earlier releases; it matters only with a card that counts other than two
    if state.plays("reveal-protected", "spared") and space in state.protected_spaces:
        return False
    return state.baron_workers[space] == the_card(state, id).remove_exactly
