"""The interface of a scenario, and the commands it is made of. A scenario is a package with these names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, Generic, Protocol, TypeVar, cast

from regno.chronicles import scenarios
from regno.chronicles.chance import Chance
from regno.chronicles.header import Header
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.prompts import Answers, Choice, check_answers, choices_text
from regno.chronicles.result import ChronicleResult
from regno.chronicles.settings import HouseRule
from regno.chronicles.steps import Item, Reminder, Sheet, Step

ORDER = ("campaign", "architects", "paladins", "viscounts")  # others follow by name
SCENARIOS = (*ORDER, *sorted({each.name for each in iter_modules(scenarios.__path__)}.difference(ORDER)))
SIMULATED = tuple(name for name in SCENARIOS if Path(scenarios.__path__[0], name, "simulate.py").exists())
S = TypeVar("S")
Outcome = tuple[Answers, list[Message]]  # the checked facts of a command, and what happened
error = Catalogue("chronicles-errors")


class Scenario(Protocol):
    """What each scenario module offers. Its state is any dataclass with a field ``settings: Settings``."""

    PLAYERS: tuple[int, int]  # how few and how many can play
    RULES: tuple[HouseRule, ...]

    def start(self, header: Header) -> Any:
        """The state before the first command, from the header's facts and cards."""

    def do(self, state: Any, command: str, arguments: Mapping[str, Any], chance: Chance) -> Outcome:
        """Do one command: the checked facts, and what happened as sentences, the first being the command itself.

        Raises Refusal when it cannot be; the chronicle then rebuilds the state, so nothing half done remains.
        """

    def now(self, state: Any) -> list[Step]:
        """What can be done now, what must be done first."""

    def where(self, state: Any) -> Message:
        """The heading of the log at this moment: a chapter, a round."""

    def score(self, state: Any) -> list[Sheet]:
        """The score as far as it stands, with an audit line for each point."""

    def sheet_total(self, state: Any, player: str, facts: Mapping[str, int]) -> int:
        """The points of a player's score sheet as far as it is entered; needed only by who has a command ``sheets``."""

    def result(self, state: Any) -> ChronicleResult:
        """How it stands or ended: the level, and who has won."""

    def checklist(self, state: Any) -> list[Item]:
        """What to set up on the table now."""

    def reminders(self, state: Any) -> list[Reminder]:
        """What the players own that matters now."""

    def position(self, state: Any) -> list[Message]:
        """The position in plain sentences, for a terminal or a screen reader."""

    def view(self, state: Any) -> dict[str, Any]:
        """All that is known of the position, ready for JSON once spoken."""


def load_scenario(name: str) -> Scenario:
    """Return a scenario by its name, importing it if need be; raises Refusal if there is none."""
    if name not in SCENARIOS:
        known = choices_text(Choice(one, one) for one in SCENARIOS)
        raise Refusal(error("unknown-kind", name=name, known=known))
    return cast(Scenario, import_module(f"regno.chronicles.scenarios.{name}"))


@dataclass(frozen=True, slots=True)
class Command(Generic[S]):
    """One command of a kind: the step that offers it, and what it does.

    ``step`` is the one source of legality: it raises Refusal when the command cannot be given now, and its
    asks check the facts. ``act`` may still refuse what only the facts together show.
    """

    step: Callable[[S], Step]
    act: Callable[[S, Answers, Chance], list[Message]]


def commands_at(check: Callable[..., None]) -> Callable[..., Command[Any]]:
    """Return a maker of commands for some stages only; ``check`` refuses a state that is at none of them."""

    def command(
        step: Callable[[S], Step], act: Callable[[S, Answers, Chance], list[Message]], *stages: str
    ) -> Command[S]:
        def offer(state: S) -> Step:
            check(state, *stages)
            return step(state)

        return Command(offer, act)

    return command


def available_steps(doables: Mapping[str, Command[S]], state: S) -> list[Step]:
    """Return the steps of the commands that are possible now, the required ones first."""
    steps = []
    for doable in doables.values():
        try:
            step = doable.step(state)
        except Refusal:
            continue
        if not (step.optional and any(prompt.is_idle for prompt in step.prompts)):
            steps.append(step)
    return sorted(steps, key=lambda step: step.optional)


def perform(
    doables: Mapping[str, Command[S]], state: S, command: str, arguments: Mapping[str, Any], chance: Chance
) -> Outcome:
    """Run one command; return its checked answers and the messages.

    Raises Refusal if the command is unknown, not possible now, or its arguments are wrong.
    """
    if command not in doables:
        raise Refusal(error("unknown-command", name=command, known=choices_text(Choice(one, one) for one in doables)))
    doable = doables[command]
    step = doable.step(state)
    answers = check_answers((*step.prompts, *step.also), arguments)
    return answers, doable.act(state, answers, chance)
