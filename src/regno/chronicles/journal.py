"""A chronicle as text: one JSON object a line, the header first, each line sealed with the check of all before it.

Undo and redo are lines too: nothing that was entered ever leaves the file. A line that is cut short, changed or
missing breaks the chain of checks there, and everything above it is known to be whole.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from regno.chronicles.chronicle import Chronicle, CommandCall, ReplayError
from regno.chronicles.header import Header, header_from
from regno.chronicles.messages import Catalogue, Message, Refusal

error = Catalogue("chronicles-errors")
Record = Mapping[str, Any]


def seal(record: Record, check: str) -> tuple[str, str]:
    """Return the line of a record that follows a line with ``check``, and the new check."""
    text = json.dumps(record, separators=(",", ":"))  # ASCII: no line break hides in a string
    check = f"{crc32((check + text).encode()):08x}"
    return f"{check} {text}\n", check


def seal_all(records: Iterable[Record], check: str = "") -> tuple[list[str], str]:
    """Return the lines of records that follow a line with ``check``, and the last check."""
    lines = []
    for record in records:
        line, check = seal(record, check)
        lines.append(line)
    return lines, check


def command_record(command: CommandCall) -> Record:
    """Return the journal record of a command."""
    record: dict[str, Any] = {"do": command.name, "with": dict(command.arguments)}
    if command.drawn:
        record["drawn"] = list(command.drawn)
    return {**record, "at": command.at}


@dataclass(slots=True)
class ChronicleJournal:
    """The records of a file as far as they are whole, the last check, and what is wrong with the rest, if anything."""

    records: list[Record]
    check: str
    damage: Message | None = None
    length: int = 0  # bytes of the whole lines


def parse_journal(text: str) -> ChronicleJournal:
    """Parse a journal up to the first line whose check does not match."""
    journal = ChronicleJournal([], "")
    *lines, rest = text.split("\n")
    for number, line in enumerate(lines, start=1):
        check, _, body = line.rstrip("\r").partition(" ")
        record = parse_record(body) if check == f"{crc32((journal.check + body).encode()):08x}" else None
        if record is None:
            journal.damage = error("damage-line", line=str(number))
            return journal
        journal.records.append(record)
        journal.check = check
        journal.length += len(line.encode()) + 1
    if rest:
        journal.damage = error("damage-cut", line=str(len(lines) + 1))
    return journal


def parse_record(body: str) -> Record | None:
    """Return the JSON object of a line, or None."""
    try:
        record = json.loads(body)
    except (ValueError, RecursionError):  # no JSON, a number of thousands of digits, lists within lists
        return None
    return record if isinstance(record, dict) else None


def journal_text(header: Header, records: Iterable[Record]) -> str:
    """Return a journal as text."""
    return "".join(seal_all((header.to_dict(), *records))[0])


def parse_command(record: Record) -> CommandCall:
    """Return the command of a record; raises TypeError if a part has the wrong type."""
    name, arguments, drawn, at = record["do"], record["with"], record.get("drawn", []), record.get("at", "")
    if not (isinstance(name, str) and isinstance(arguments, dict) and isinstance(drawn, list) and isinstance(at, str)):
        raise TypeError(name)
    return CommandCall(name, arguments, tuple(drawn), at)


def fold(records: Iterable[Record]) -> tuple[list[CommandCall], list[CommandCall]]:
    """Return the commands in force after every undo and redo, and those undone, the next to redo last."""
    done: list[CommandCall] = []
    undone: list[CommandCall] = []
    for number, record in enumerate(records, start=2):
        try:
            if "undo" in record:  # alone, or with the command that stands in place of what it takes back
                undone.extend(done.pop() for _ in range(record["undo"]))
            if "do" in record:
                done.append(parse_command(record))
                undone.clear()
            elif "undo" not in record:
                done.extend(undone.pop() for _ in range(record["redo"]))
        except (KeyError, IndexError, TypeError):
            raise Refusal(error("damage-line", line=str(number))) from None
    return done, undone


def restore_chronicle(journal: ChronicleJournal) -> Chronicle:
    """Replay a journal and return its chronicle.

    A command that no longer replays ends it there and is noted as the journal's damage.
    """
    if not journal.records:
        raise Refusal(journal.damage or error("damage-empty"))
    header = header_from(journal.records[0])
    done, undone = fold(journal.records[1:])
    try:
        chronicle = Chronicle(header, done)
    except ReplayError as trouble:
        done, undone = done[: trouble.number - 1], []
        chronicle = Chronicle(header, done)
        journal.records[1:] = [command_record(command) for command in done]
        journal.damage = trouble.sentence
    chronicle.undone = undone
    return chronicle
