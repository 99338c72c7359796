"""A chronicle: a header and the commands given to it. The commands are the game; the state is their replay.

A correction of an earlier step is a command too, ``revise``: the state is then the replay of the steps as they should
have been entered, and a later step that is no longer possible is kept in the log without effect.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any

from regno.chronicles.chance import Chance, generator_for
from regno.chronicles.common_commands import COMMON, perform_common
from regno.chronicles.header import Header
from regno.chronicles.messages import Catalogue, Message, Refusal, SentenceList
from regno.chronicles.prompts import whole
from regno.chronicles.result import ChronicleResult
from regno.chronicles.scenario import load_scenario
from regno.chronicles.scoring.grid import grid_totals

error, msg = Catalogue("chronicles-errors"), Catalogue("chronicles-correct")
SHEETS = "sheets"  # the command of all score sheets in one grid
REVISE = "revise"  # the command that corrects an earlier step
MILESTONE = 50  # commands between two kept copies of the state, so that an undo replays few


@dataclass(frozen=True, slots=True)
class CommandCall:
    """A command as it was given. ``drawn`` are the program's draws, so that replay needs no generator."""

    name: str
    arguments: Mapping[str, Any] = field(default_factory=dict)
    drawn: tuple[str, ...] = ()
    at: str = ""  # date and time, for people


@dataclass(frozen=True, slots=True)
class LoggedCommand:
    """A command in the log, with the heading it stands under and what it did, in words."""

    command: CommandCall
    where: Message
    said: tuple[Message, ...]
    kept: Message | None = None  # why a correction has made it impossible: it stays in the log without effect


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
        self.entries: list[LoggedCommand] = []
        self.commands: list[CommandCall] = []  # as they were given; a corrected entry holds what should have been
        self.milestones = [copy_state(self.state)]  # the state after 0, 50, 100 ... commands
        for command in commands:
            try:
                self.repeat(command)
            except Refusal as trouble:
                raise ReplayError(len(self.entries) + 1, command, trouble.sentence) from trouble

    @property
    def result(self) -> ChronicleResult:
        """How it stands or ended."""
        return self.scenario.result(self.state)

    def repeat(self, command: CommandCall) -> None:
        """Run a command of the log again, with the draws it had."""
        if command.name == REVISE:
            self.revise(command)
        else:
            self.add(self.execute(command, Chance(command.drawn, replays=True)))

    def add(self, entry: LoggedCommand, given: CommandCall | None = None) -> None:
        """Append an entry to the log."""
        self.entries.append(entry)
        self.commands.append(given or entry.command)
        if len(self.entries) == MILESTONE * len(self.milestones):
            self.milestones.append(copy_state(self.state))

    def rewind(self, count: int) -> None:
        """Go back to the state after ``count`` commands, from the last milestone before it."""
        if self.is_revised:
            return self.replay(self.commands[:count])
        last = count // MILESTONE
        again = self.commands[last * MILESTONE : count]
        del self.milestones[last + 1 :], self.entries[last * MILESTONE :], self.commands[last * MILESTONE :]
        self.state = copy_state(self.milestones[last])
        for command in again:
            self.repeat(command)
        return None

    @property
    def is_revised(self) -> bool:
        """Whether the log holds a correction of an earlier step: copies of states between are then of no use."""
        return any(command.name == REVISE for command in self.commands)

    def execute(self, command: CommandCall, chance: Chance) -> LoggedCommand:
        """Run a command on the state; return its log entry with the checked answers and the draws."""
        where = self.scenario.where(self.state)
        if command.name in COMMON:
            facts, said = perform_common(self, command.name, command.arguments, chance.replays)
        else:
            facts, said = self.scenario.do(self.state, command.name, command.arguments, chance)
        return LoggedCommand(CommandCall(command.name, facts, tuple(chance.drawn), command.at), where, tuple(said))

    def do(self, name: str, arguments: Mapping[str, Any], at: str = "", drawn: Sequence[str] = ()) -> LoggedCommand:
        """Run a new command and return its entry. When it raises, the state is restored from the log.

        ``drawn`` are draws that were made elsewhere; what goes beyond them is drawn here.
        """
        generator = generator_for(self.header.seed, len(self.entries))
        again = self.undone[-1].drawn if self.undone and self.undone[-1].name == name else ()
        command = CommandCall(name, arguments, tuple(drawn), at)
        try:
            if name == REVISE:
                self.revise(command, generator, replays=False)
            else:
                self.add(self.execute(command, Chance(drawn, generator, undone=again)))
        except Exception:
            self.rewind(len(self.commands))
            raise
        self.undone.clear()
        return self.entries[-1]

    def revise(self, command: CommandCall, generator: Random | None = None, *, replays: bool = True) -> None:
        """Replay the log with one step as it should have been entered, and append the entry of the correction.

        If the correction ``replays``, it is from the log: which later steps were impossible is then known. Without a
        ``generator``, a correction that needs another draw is refused.
        """
        correction = Correction.read(self, command, replays=replays)
        before = self.entries
        self.state, self.entries = self.scenario.start(self.header), []
        for number, entry in enumerate(before, start=1):
            if number == correction.number:
                drawn = command.drawn if replays or command.drawn else entry.command.drawn
                chance = Chance(drawn, generator, replays=replays)
                self.entries.append(self.execute(replace(entry.command, arguments=correction.told), chance))
                correction.drawn = self.entries[-1].command.drawn
            else:
                self.entries.append(correction.again(self, number, entry))
        said = tuple(correction.messages(before, self.entries))
        given = CommandCall(REVISE, correction.arguments(), correction.drawn, command.at)
        self.add(LoggedCommand(given, self.scenario.where(self.state), said))
        del self.milestones[1:]

    def before_step(self, number: int) -> Chronicle:
        """Return a chronicle as it stood before a step of the log, corrections included."""
        if not 1 <= number <= len(self.entries):
            raise Refusal(error("no-such-step", number=str(number), most=len(self.entries)))
        then = [entry.command for entry in self.entries[: number - 1] if not entry.kept]
        return Chronicle(self.header, [command for command in then if command.name != REVISE])

    def preview(self, name: str, arguments: Mapping[str, Any]) -> tuple[Message, ...]:
        """Return the messages a command would produce, without running it; one that needs a draw is refused."""
        if name == REVISE:
            trial = Chronicle(self.header, self.commands)
            trial.revise(CommandCall(name, arguments), replays=False)
            return trial.entries[-1].said
        kept, self.state = self.state, copy_state(self.state)
        try:
            return self.execute(CommandCall(name, arguments), Chance()).said
        finally:
            self.state = kept

    def sheet_totals(self, arguments: Mapping[str, Any]) -> dict[str, int]:
        """Return each player's points by the score sheets typed so far; none where no sheets are asked for."""
        step = next((step for step in self.scenario.now(self.state) if step.command == SHEETS), None)
        return grid_totals(step, arguments, partial(self.scenario.sheet_total, self.state)) if step else {}

    def undo(self, count: int = 1) -> list[LoggedCommand]:
        """Undo the last ``count`` commands and return their entries, newest first."""
        if not 1 <= count <= len(self.entries):
            raise Refusal(error("nothing-to-undo", count=count, most=len(self.entries)))
        taken = self.entries[-count:][::-1]
        self.undone.extend(self.commands[-count:][::-1])
        self.rewind(len(self.entries) - count)
        return taken

    def redo(self, count: int = 1) -> list[LoggedCommand]:
        """Run undone commands again with the same draws; return their entries in the order of the log."""
        if not 1 <= count <= len(self.undone):
            raise Refusal(error("nothing-to-redo", count=count, most=len(self.undone)))
        for _ in range(count):
            self.repeat(self.undone.pop())
        return self.entries[-count:]


@dataclass(slots=True)
class Correction:
    """An earlier step as it should have been entered, and what becomes of the later ones."""

    number: int  # of the step in the log
    told: Mapping[str, Any]
    impossible: set[int] | None  # later steps that are refused now; not yet known when None
    drawn: tuple[str, ...] = ()

    @classmethod
    def read(cls, chronicle: Chronicle, command: CommandCall, *, replays: bool) -> Correction:
        """Return the correction that a command asks for; raises Refusal where there is no such step."""
        number, told = whole(command.arguments.get("number")), command.arguments.get("with")
        most = len(chronicle.entries)
        if number is None or not 1 <= number <= most or not isinstance(told, Mapping):
            raise Refusal(error("no-such-step", number=str(command.arguments.get("number")), most=most))
        if chronicle.commands[number - 1].name == REVISE:
            raise Refusal(error("revise-revised", number=str(number)))
        known = command.arguments.get("impossible")
        return cls(number, told, set(known) if replays and isinstance(known, list) else None)

    def again(self, chronicle: Chronicle, number: int, entry: LoggedCommand) -> LoggedCommand:
        """Return the entry of another step in the corrected log, done again on the chronicle's state.

        One that is refused leaves the state as it was, and is kept with the reason.
        """
        command = entry.command
        if command.name == REVISE or (number < self.number and entry.kept):
            return entry
        known = self.impossible is not None
        if number < self.number or (self.impossible is not None and number not in self.impossible):
            return chronicle.execute(command, Chance(command.drawn, replays=True))
        before, why = copy_state(chronicle.state), msg("kept-before")
        try:
            done = chronicle.execute(command, Chance(command.drawn, replays=True))
            if not known:
                return done
        except Refusal as trouble:
            why = trouble.sentence
        chronicle.state = before
        return replace(entry, kept=why)

    def arguments(self) -> dict[str, Any]:
        """Return the correction as it is logged."""
        impossible = sorted(self.impossible or ())
        return {"number": self.number, "with": dict(self.told), **({"impossible": impossible} if impossible else {})}

    def messages(self, before: list[LoggedCommand], after: list[LoggedCommand]) -> Iterator[Message]:
        """Yield what the correction changes: the step itself, later ones with another result, those kept and marked."""
        self.impossible = {number for number, entry in enumerate(after, start=1) if entry.kept}
        step = after[self.number - 1]
        yield msg("did-revise", number=str(self.number), told=step.said[0])
        yield from step.said[1:]
        later = list(zip(before, after, strict=True))[self.number :]
        for number, (old, new) in enumerate(later, start=self.number + 1):
            if new.kept and not old.kept:
                yield msg("revise-kept", number=str(number), told=new.said[0], why=new.kept)
            elif new.said != old.said or (old.kept and not new.kept):
                yield msg("revise-other", number=str(number), told=SentenceList(new_messages(old, new)))
        same = sum(old.said == new.said and not new.kept for old, new in later)
        if later:
            yield msg("revise-same", count=same)


def new_messages(old: LoggedCommand, new: LoggedCommand) -> tuple[Message, ...]:
    """Return what a step now does that it did not do before; if nothing, the step itself."""
    return tuple(one for one in new.said if one not in old.said) or new.said[:1]


def copy_state(state: Any) -> Any:
    """Return a copy of a state; its cards, if it has any, never change and are shared."""
    cards = getattr(state, "cards", None)
    return deepcopy(state, {id(cards): cards})
