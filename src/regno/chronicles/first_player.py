"""Who begins: asked once in the set-up of a chronicle, named by the table or drawn by the program."""

from __future__ import annotations

from typing import Protocol

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.prompts import Answers, ChoicePrompt, choices
from regno.chronicles.steps import Step, named_step


class HasFirstPlayer(Protocol):
    """A state that knows its players, and in time who begins."""

    first: str

    @property
    def players(self) -> tuple[str, ...]: ...


def first_player_step(state: HasFirstPlayer, msg: Catalogue, section: Message) -> Step:
    """The step in a chronicle's own words; refused when it is known already."""
    if state.first:
        raise Refusal(msg("first-known", player=state.first))
    who = ChoicePrompt(
        name="player", question=msg("ask-first"), choices=choices(state.players), optional=True, draws=True
    )
    return named_step(msg, "first-player", section, who, what=msg("step-first"), why=msg("why-first"))


def set_first_player(state: HasFirstPlayer, answers: Answers, chance: Chance, msg: Catalogue) -> list[Message]:
    """The named player begins, or one drawn by the program."""
    state.first = answers.get("player") or chance.draw(state.players)
    return [msg("did-first", player=state.first)]
