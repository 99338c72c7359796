"""Who begins: asked once in the set-up of a chronicle, named by the table or drawn by the program."""

from __future__ import annotations

from typing import Protocol

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Refusal, Sentence, Subject
from regno.chronicles.prompts import Choose, Facts, choices
from regno.chronicles.steps import Step


class Beginning(Protocol):
    """A state that knows its players, and in time who begins."""

    first: str

    @property
    def players(self) -> tuple[str, ...]: ...


def ask_who_begins(state: Beginning, tell: Subject, section: Sentence) -> Step:
    """The step in a chronicle's own words; refused when it is known already."""
    if state.first:
        raise Refusal(tell("first-known", player=state.first))
    who = Choose(name="player", question=tell("ask-first"), choices=choices(state.players), optional=True, draws=True)
    return Step(command="first-player", what=tell("step-first"), why=tell("why-first"), section=section, asks=(who,))


def let_begin(state: Beginning, facts: Facts, chance: Chance, tell: Subject) -> list[Sentence]:
    """The named player begins, or one drawn by the program."""
    state.first = facts.get("player") or chance.draw(state.players)
    return [tell("did-first", player=state.first)]
