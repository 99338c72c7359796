"""House rules and figures in force: where the rulebook leaves a choice open, or a number was read second-hand."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regno.chronicles.header import Header
from regno.chronicles.messages import Message
from regno.chronicles.prompts import Choice, ChoicePrompt, check_answers

# House rules of earlier releases that changed nothing with the cards of the box; older chronicles still name them.
GONE = ("growth-order", "exactly-two")


@dataclass(frozen=True, slots=True)
class HouseRule:
    """A point the rulebook leaves open. The catalogue ``subject`` holds ``rule-<id>`` and ``rule-<id>-<value>``."""

    subject: str
    id: str
    values: tuple[str, ...]  # the first is the default

    @property
    def question(self) -> Message:
        """What is open, in a sentence."""
        return Message(self.subject, f"rule-{self.id}")

    def meaning(self, value: str) -> Message:
        """What a value means, in a sentence."""
        return Message(self.subject, f"rule-{self.id}-{value}")

    def prompt(self) -> ChoicePrompt:
        """The question with its values, as a step asks it."""
        named = tuple(Choice(value, self.meaning(value)) for value in self.values)
        return ChoicePrompt(name=self.id, question=self.question, choices=named)


@dataclass(slots=True)
class Settings:
    """What every state carries beside its game: the house rules and figures in force, the items ticked."""

    rules: dict[str, str]
    figures: dict[str, list[int]] = field(default_factory=dict)  # only those that differ from scoring/figures.toml
    ticked: set[str] = field(default_factory=set)
    colours: dict[str, str] = field(default_factory=dict)  # of the pieces of each player who entered it


def resolve_rules(known: Iterable[HouseRule], given: Mapping[str, Any]) -> dict[str, str]:
    """Every house rule of a kind with its value: the given one, else the default."""
    prompts = [rule.prompt() for rule in known]
    defaults = {rule.id: rule.values[0] for rule in known}
    return {rule: str(value) for rule, value in check_answers(prompts, {**defaults, **given}).items()}


def initial_settings(known: Iterable[HouseRule], header: Header) -> Settings:
    """The settings a state starts with; a house rule younger than the chronicle has its default."""
    rules = {rule.id: rule.values[0] for rule in known} | header.rules
    return Settings(rules, {name: list(values) for name, values in header.figures.items()})


def in_force(known: Iterable[HouseRule], settings: Settings, *ids: str) -> tuple[Message, ...]:
    """The sentences of the named house rules as they now stand, for the ``assumes`` of a step."""
    by_id = {rule.id: rule for rule in known}
    return tuple(by_id[one].meaning(settings.rules[one]) for one in ids)
