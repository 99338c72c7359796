"""The four kinds of chronicle and what each must offer. A kind is a package with these names in its ``__init__``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Generic, Protocol, TypeVar, cast

from regno.chronicles.chance import Chance
from regno.chronicles.header import Header
from regno.chronicles.messages import Refusal, Sentence, Subject
from regno.chronicles.prompts import Choice, Facts, answers, listed
from regno.chronicles.settings import HouseRule
from regno.chronicles.steps import Item, Reminder, Sheet, Step
from regno.errors import Refused

KINDS = ("campaign", "architects", "paladins", "viscounts")
S = TypeVar("S")
Done = tuple[Facts, list[Sentence]]  # the checked facts of a command, and what happened
wrong = Subject("chronicles-errors")


class Kind(Protocol):
    """What a kind of chronicle can do. Its state is any dataclass with a field ``settings: Settings``."""

    PLAYERS: tuple[int, int]  # how few and how many can play
    RULES: tuple[HouseRule, ...]

    def start(self, header: Header) -> Any:
        """The state before the first command, from the header's facts and cards."""

    def do(self, state: Any, command: str, arguments: Mapping[str, Any], chance: Chance) -> Done:
        """Do one command: the checked facts, and what happened as sentences, the first being the command itself.

        Raises Refused when it cannot be; the chronicle then rebuilds the state, so nothing half done remains.
        """

    def now(self, state: Any) -> list[Step]:
        """What can be done now, what must be done first."""

    def where(self, state: Any) -> Sentence:
        """The heading of the log at this moment: a chapter, a round."""

    def score(self, state: Any) -> list[Sheet]:
        """The score as far as it stands, with an audit line for each point."""

    def checklist(self, state: Any) -> list[Item]:
        """What to set up on the table now."""

    def reminders(self, state: Any) -> list[Reminder]:
        """What the players own that matters now."""

    def position(self, state: Any) -> list[Sentence]:
        """The position in plain sentences, for a terminal or a screen reader."""

    def view(self, state: Any) -> dict[str, Any]:
        """All that is known of the position, ready for JSON once spoken."""


def kind(name: str) -> Kind:
    """The kind of a name, imported when asked for."""
    if name not in KINDS:
        known = listed(Choice(one, one) for one in KINDS)
        raise Refusal(wrong("unknown-kind", name=name, known=known))
    return cast(Kind, import_module(f"regno.chronicles.scenarios.{name}"))


@dataclass(frozen=True, slots=True)
class Doable(Generic[S]):
    """One command of a kind: the step that offers it, and what it does.

    ``step`` is the one source of legality: it raises Refused when the command cannot be given now, and its
    asks check the facts. ``act`` may still refuse what only the facts together show.
    """

    step: Callable[[S], Step]
    act: Callable[[S, Facts, Chance], list[Sentence]]


def offered(doables: Mapping[str, Doable[S]], state: S) -> list[Step]:
    """The steps that are possible now, in the table's order, those that the game waits for first."""
    steps = []
    for doable in doables.values():
        try:
            steps.append(doable.step(state))
        except Refused:
            continue
    return sorted(steps, key=lambda step: step.optional)


def perform(
    doables: Mapping[str, Doable[S]], state: S, command: str, arguments: Mapping[str, Any], chance: Chance
) -> Done:
    """Give one command to a state: is it known, is it possible now, are its facts, and then what happens."""
    if command not in doables:
        raise Refusal(wrong("unknown-command", name=command, known=listed(Choice(one, one) for one in doables)))
    doable = doables[command]
    step = doable.step(state)
    facts = answers((*step.asks, *step.also), arguments)
    return facts, doable.act(state, facts, chance)
