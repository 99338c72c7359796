"""What a kind of chronicle tells people: steps to do now, checklists, reminders, and score sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import Catalogue, Message, TextLike
from regno.chronicles.prompts import Prompt

common = Catalogue("chronicles")
THE_TABLE_IS_RIGHT, NOT_IN_THE_RULEBOOK = common("why-right"), common("section-none")
EVERYBODY = ""  # whom a reminder concerns that names no player


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that can be done now. Its command is ``command`` with the answers to ``asks`` as arguments."""

    command: str
    what: Message  # what to do, in plain words
    why: Message  # the rule, in our own words
    section: Message  # where the rulebook says so
    prompts: tuple[Prompt, ...] = ()
    also: tuple[Prompt, ...] = ()  # not asked at this step, but taken if entered: by a script, or by an older log
    assumes: tuple[Message, ...] = ()  # what the program takes for granted, house rules in force included
    optional: bool = False  # the game can go on without it

    def to_dict(self) -> dict[str, Any]:
        """The step for JSON, its sentences still without a language."""
        prompts = [prompt_json(prompt) for prompt in self.prompts]
        fields = {"command": self.command, "what": self.what, "why": self.why, "section": self.section}
        return {**fields, "asks": prompts, "assumes": list(self.assumes), "optional": self.optional}


def named_step(
    words: Catalogue,
    command: str,
    section: Message,
    *prompts: Prompt,
    what: Message | None = None,
    why: Message | None = None,
    also: tuple[Prompt, ...] = (),
    assumes: tuple[Message, ...] = (),
    optional: bool = False,
) -> Step:
    """Return a step whose sentences are ``step-<command>`` and ``why-<command>`` of ``words`` unless they are given."""
    what, why = what or words(f"step-{command}"), why or words(f"why-{command}")
    return Step(command, what, why, section, prompts, also, assumes, optional)


def correction(
    words: Catalogue,
    command: str,
    *prompts: Prompt,
    why: Message = THE_TABLE_IS_RIGHT,
    section: Message = NOT_IN_THE_RULEBOOK,
) -> Step:
    """Return an optional step that puts right what the page shows; its sentence is ``step-<command>`` of ``words``."""
    return named_step(words, command, section, *prompts, why=why, optional=True)


def prompt_json(prompt: Prompt) -> dict[str, Any]:
    """An ask for JSON."""
    fields = {"name": prompt.name, "question": prompt.question, "optional": prompt.optional}
    more = {"draws": prompt.draws, "usual": prompt.usual, "instead_of": prompt.instead_of}
    return {**fields, **more, "untyped": list(prompt.untyped), **prompt.to_dict()}


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a set-up checklist. The id is unique in the chronicle: a ticked item stays ticked."""

    id: str
    what: Message
    why: Message
    step: str = ""  # the command at whose step it is to be done
    done: bool | None = None  # whether answering that step has ticked it; None where the table ticks it by hand


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something a player owns that matters now: ``when`` is ``setup``, ``turn_start`` or ``on_event``."""

    player: str  # or EVERYBODY
    when: str
    text: TextLike


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: where the points come from."""

    text: TextLike
    points: int
    second_hand: bool = False  # the figure behind it was not read in the rulebook itself


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score with an audit line for each point; ``owner`` is a player, or a word such as the table."""

    owner: TextLike
    title: Message
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)

    def to_dict(self) -> dict[str, Any]:
        """The sheet for JSON."""
        lines = [{"text": line.text, "points": line.points, "second_hand": line.second_hand} for line in self.lines]
        return {"owner": self.owner, "title": self.title, "lines": lines, "total": self.total}
