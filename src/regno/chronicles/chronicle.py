"""A chronicle: a header and the commands given to it. The commands are the game; the state is their replay."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.common_commands import COMMON, perform_common
from regno.chronicles.header import Header
from regno.chronicles.messages import Catalogue, Message, Refusal
from regno.chronicles.scenario import load_scenario

error = Catalogue("chronicles-errors")
MILESTONE = 50  # commands between two kept copies of the state, so that an undo replays few


@dataclass(frozen=True, slots=True)
class CommandCall:
    """A command as it was given. ``drawn`` are the program's draws, so that replay needs no generator."""

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    drawn: tuple[str, ...] = ()
    at: str = ""  # date and time, for people


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A command in the log, with the heading it stands under and what it did, in words."""

    command: CommandCall
    where: Message
    said: tuple[Message, ...]


class ReplayError(Refusal):
    """A log that cannot be played back: the number of the command, and why not."""

    def __init__(self, number: int, command: CommandCall, why: Message) -> None:
        super().__init__(error("no-replay", number=str(number), name=command.name, why=why))
        self.number = number


class Chronicle:
    """A state with its log, unlimited undo and redo."""

    def __init__(self, header: Header, commands: Iterable[CommandCall] = ()) -> None:
        self.header, self.scenario = header, load_scenario(header.kind)
        self.undone: list[CommandCall] = []  # the last undone is the first to be redone
        self.replay(commands)

    def replay(self, commands: Iterable[CommandCall]) -> None:
        """Reset to the start and run these commands; raises ReplayError for the first that is refused."""
        self.state = self.scenario.start(self.header)
        self.entries: list[LogEntry] = []
        self.milestones = [copy_state(self.state)]  # the state after 0, 50, 100 ... commands
        for command in commands:
            try:
                self.add(self.execute(command, Chance(command.drawn, replays=True)))
            except Refusal as trouble:
                raise ReplayError(len(self.entries) + 1, command, trouble.sentence) from trouble

    def add(self, entry: LogEntry) -> None:
        """Append an entry to the log."""
        self.entries.append(entry)
        if len(self.entries) == MILESTONE * len(self.milestones):
            self.milestones.append(copy_state(self.state))

    def rewind(self, count: int) -> None:
        """Go back to the state after ``count`` commands, from the last milestone before it."""
        last = count // MILESTONE
        again = self.commands[last * MILESTONE : count]
        del self.milestones[last + 1 :], self.entries[last * MILESTONE :]
        self.state = copy_state(self.milestones[last])
        for command in again:
            self.add(self.execute(command, Chance(command.drawn, replays=True)))

    def execute(self, command: CommandCall, chance: Chance) -> LogEntry:
        """Run a command on the state; return its log entry with the checked answers and the draws."""
        where = self.scenario.where(self.state)
        if command.name in COMMON:
            facts, said = perform_common(self, command.name, command.arguments, chance.replays)
        else:
            facts, said = self.scenario.do(self.state, command.name, command.arguments, chance)
        return LogEntry(CommandCall(command.name, facts, tuple(chance.drawn), command.at), where, tuple(said))

    def do(self, name: str, arguments: Mapping[str, Any], at: str = "") -> LogEntry:
        """Run a new command and return its entry. When it raises, the state is restored from the log."""
        generator = Random(f"{self.header.seed}/{len(self.entries)}")  # so a redone draw is the same draw
        try:
            entry = self.execute(CommandCall(name, arguments, at=at), Chance(generator=generator))
        except Exception:
            self.rewind(len(self.entries))
            raise
        self.add(entry)
        self.undone.clear()
        return entry

    def preview(self, name: str, arguments: Mapping[str, Any]) -> tuple[Message, ...]:
        """Return the messages a command would produce, without running it; one that needs a draw is refused."""
        kept, self.state = self.state, copy_state(self.state)
        try:
            return self.execute(CommandCall(name, arguments), Chance()).said
        finally:
            self.state = kept

    @property
    def commands(self) -> list[CommandCall]:
        """The commands of the log."""
        return [entry.command for entry in self.entries]

    def undo(self, count: int = 1) -> list[LogEntry]:
        """Undo the last ``count`` commands and return their entries, newest first."""
        if not 1 <= count <= len(self.entries):
            raise Refusal(error("nothing-to-undo", count=count, most=len(self.entries)))
        taken = self.entries[-count:][::-1]
        self.undone.extend(entry.command for entry in taken)
        self.rewind(len(self.entries) - count)
        return taken

    def redo(self, count: int = 1) -> list[LogEntry]:
        """Run undone commands again with the same draws; return their entries in the order of the log."""
        if not 1 <= count <= len(self.undone):
            raise Refusal(error("nothing-to-redo", count=count, most=len(self.undone)))
        for _ in range(count):
            command = self.undone.pop()
            self.add(self.execute(command, Chance(command.drawn, replays=True)))
        return self.entries[-count:]


def copy_state(state: Any) -> Any:
    """Return a copy of a state; its cards, if it has any, never change and are shared."""
    cards = getattr(state, "cards", None)
    return deepcopy(state, {id(cards): cards})
