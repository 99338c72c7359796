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
    """What was told to a chronicle. ``drawn`` are the program's draws, so that replay needs no generator."""

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
        """Begin anew and give these commands; a command that cannot be is refused with its number."""
        self.state = self.scenario.start(self.header)
        self.entries: list[LogEntry] = []
        self.milestones = [copy_state(self.state)]  # the state after 0, 50, 100 ... commands
        for command in commands:
            try:
                self.add(self.given(command, Chance(command.drawn, replays=True)))
            except Refusal as trouble:
                raise ReplayError(len(self.entries) + 1, command, trouble.sentence) from trouble

    def add(self, entry: LogEntry) -> None:
        """Write a command that was given into the log."""
        self.entries.append(entry)
        if len(self.entries) == MILESTONE * len(self.milestones):
            self.milestones.append(copy_state(self.state))

    def rewind(self, count: int) -> None:
        """The state after so many commands, from the last milestone before."""
        last = count // MILESTONE
        again = self.commands[last * MILESTONE : count]
        del self.milestones[last + 1 :], self.entries[last * MILESTONE :]
        self.state = copy_state(self.milestones[last])
        for command in again:
            self.add(self.given(command, Chance(command.drawn, replays=True)))

    def given(self, command: CommandCall, chance: Chance) -> LogEntry:
        """Give a command to the state; the entry has its facts checked and its draws filled in."""
        where = self.scenario.where(self.state)
        if command.name in COMMON:
            facts, said = perform_common(self, command.name, command.arguments, chance.replays)
        else:
            facts, said = self.scenario.do(self.state, command.name, command.arguments, chance)
        return LogEntry(CommandCall(command.name, facts, tuple(chance.drawn), command.at), where, tuple(said))

    def do(self, name: str, arguments: Mapping[str, Any], at: str = "") -> LogEntry:
        """Give a new command. A refusal leaves everything as it was: the state is rebuilt from the log."""
        generator = Random(f"{self.header.seed}/{len(self.entries)}")  # so a redone draw is the same draw
        try:
            entry = self.given(CommandCall(name, arguments, at=at), Chance(generator=generator))
        except Exception:
            self.rewind(len(self.entries))
            raise
        self.add(entry)
        self.undone.clear()
        return entry

    def preview(self, name: str, arguments: Mapping[str, Any]) -> tuple[Message, ...]:
        """What a command would bring about, in words; nothing changes. One that needs a draw is refused."""
        kept, self.state = self.state, copy_state(self.state)
        try:
            return self.given(CommandCall(name, arguments), Chance()).said
        finally:
            self.state = kept

    @property
    def commands(self) -> list[CommandCall]:
        """The log without its words."""
        return [entry.command for entry in self.entries]

    def undo(self, count: int = 1) -> list[LogEntry]:
        """Take back the last commands; the answer holds them, newest first."""
        if not 1 <= count <= len(self.entries):
            raise Refusal(error("nothing-to-undo", count=count, most=len(self.entries)))
        taken = self.entries[-count:][::-1]
        self.undone.extend(entry.command for entry in taken)
        self.rewind(len(self.entries) - count)
        return taken

    def redo(self, count: int = 1) -> list[LogEntry]:
        """Give undone commands again, draws included; the answer holds them in the log's order."""
        if not 1 <= count <= len(self.undone):
            raise Refusal(error("nothing-to-redo", count=count, most=len(self.undone)))
        for _ in range(count):
            command = self.undone.pop()
            self.add(self.given(command, Chance(command.drawn, replays=True)))
        return self.entries[-count:]


def copy_state(state: Any) -> Any:
    """A copy of a state; its cards never change and are shared."""
    return deepcopy(state, {id(state.cards): state.cards})
