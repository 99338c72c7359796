"""Texts from elsewhere are read in a process of their own: ``python -m regno.web.chronicles.import_worker``.

It may take so much memory and so much time and no more; whatever a text does to it, the server goes on.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Literal

import msgspec

from regno.chronicles.imports import brought
from regno.chronicles.journal import written
from regno.chronicles.packs.checks import warnings
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.writer import pack_text
from regno.errors import RegnoError
from regno.text import LANGUAGES
from regno.untrusted_toml import parse_toml
from regno.web.chronicles.packs import checked_text
from regno.web.chronicles.registry import Barred, unnamed

HEAD = 4  # bytes that say how long a message is
MOST_MEMORY = 1 << 30  # bytes of address space
SECONDS = 5  # for one text; then the server ends the process
ORPHAN_SECONDS = 2 * SECONDS  # and if there is no server any more, the process ends itself


class Question(msgspec.Struct, frozen=True):
    """A text, and what it should be."""

    kind: Literal["pack", "chronicle"]
    text: str
    id: str = ""  # under which a pack is to be kept, its own if none


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """A text that can be kept: under which name, and as what."""

    name: str  # the id of a pack, the title of a chronicle
    text: str
    damage: str = ""  # the reason why only a part of it is left


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Why a text cannot be kept, in every language."""

    reason: str
    words: dict[str, str]


Answer = Passed | Failed


def framed(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def check(question: Question) -> Answer:
    """Read a text as what it should be."""
    try:
        return check_pack(question.text, question.id) if question.kind == "pack" else check_chronicle(question.text)
    except RegnoError as fault:
        return told(fault)
    except (MemoryError, RecursionError):
        return told(Barred("too-heavy"))


def told(fault: RegnoError) -> Failed:
    return Failed(fault.key, {language: fault.on_page(language) for language in LANGUAGES})


def check_pack(text: str, id: str) -> Passed:
    """Return the text of a pack, with another id if one is asked for; raise what is wrong with it."""
    pack = checked_text(text)
    warnings(Cards(pack.tables, pack.places))
    if id in ("", pack.head.id):
        return Passed(pack.head.id, text)
    read = parse_toml(text)
    return Passed(id, pack_text({**read.pop("pack"), "id": id}, read))


def check_chronicle(text: str) -> Passed:
    journal, chronicle = brought(text)
    whole = written(chronicle.header, unnamed(journal.records[1:]))
    return Passed(chronicle.header.title, whole, journal.damage.key if journal.damage else "")


def limit_memory() -> None:
    """More than this is refused by the system, where it knows such limits."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """One text after another, until the pipe is closed."""
    decoder = msgspec.msgpack.Decoder(Question)
    while head := questions.read(HEAD):
        question = decoder.decode(questions.read(int.from_bytes(head, "big")))
        if hasattr(signal, "alarm"):
            signal.alarm(ORPHAN_SECONDS)
        answers.write(framed(check(question)))
        answers.flush()
        if hasattr(signal, "alarm"):
            signal.alarm(0)


if __name__ == "__main__":
    limit_memory()
    serve(sys.stdin.buffer, sys.stdout.buffer)
