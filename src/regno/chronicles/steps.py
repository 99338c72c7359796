"""What a kind of chronicle tells people: steps to do now, checklists, reminders, and score sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from regno.chronicles.messages import Sentence, Wordy
from regno.chronicles.prompts import Ask


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One thing that can be done now. Its command is ``command`` with the answers to ``asks`` as arguments."""

    command: str
    what: Sentence  # what to do, in plain words
    why: Sentence  # the rule, in our own words
    section: Sentence  # where the rulebook says so
    asks: tuple[Ask, ...] = ()
    also: tuple[Ask, ...] = ()  # not asked at this step, but taken if told: by a script, or by an older log
    assumes: tuple[Sentence, ...] = ()  # what the program takes for granted, house rules in force included
    optional: bool = False  # the game can go on without it

    def shape(self) -> dict[str, Any]:
        """The step for JSON, its sentences still without a language."""
        asks = [asked(ask) for ask in self.asks]
        told = {"command": self.command, "what": self.what, "why": self.why, "section": self.section}
        return {**told, "asks": asks, "assumes": list(self.assumes), "optional": self.optional}


def asked(ask: Ask) -> dict[str, Any]:
    """An ask for JSON."""
    told = {"name": ask.name, "question": ask.question, "optional": ask.optional}
    return {**told, "draws": ask.draws, "usual": ask.usual, "instead_of": ask.instead_of, **ask.shape()}


@dataclass(frozen=True, slots=True)
class Item:
    """One line of a set-up checklist. The id is unique in the chronicle: a ticked item stays ticked."""

    id: str
    what: Sentence
    why: Sentence
    step: str = ""  # the command at whose step it is to be done
    done: bool = False  # the program knows that it is done: nobody need tick it


@dataclass(frozen=True, slots=True)
class Reminder:
    """Something a player owns that matters now: ``when`` is ``setup``, ``turn_start`` or ``on_event``."""

    player: str
    when: str
    text: Wordy


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a score sheet: where the points come from."""

    text: Wordy
    points: int
    second_hand: bool = False  # the figure behind it was not read in the rulebook itself


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score with an audit line for each point; ``owner`` is a player, or a word such as the table."""

    owner: Wordy
    title: Sentence
    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """The sum of the lines."""
        return sum(line.points for line in self.lines)

    def shape(self) -> dict[str, Any]:
        """The sheet for JSON."""
        lines = [{"text": line.text, "points": line.points, "second_hand": line.second_hand} for line in self.lines]
        return {"owner": self.owner, "title": self.title, "lines": lines, "total": self.total}
