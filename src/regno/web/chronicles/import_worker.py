"""The worker process that parses imported texts: ``python -m regno.web.chronicles.import_worker``.

Its memory and time are limited, so that no text can stop the server.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from typing import BinaryIO, Literal

import msgspec

from regno.chronicles.imports import import_chronicle
from regno.chronicles.journal import journal_text
from regno.chronicles.packs.checks import warnings
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.writer import pack_text
from regno.chronicles.store import StoredChronicle
from regno.errors import RegnoError
from regno.text import LANGUAGES
from regno.untrusted_toml import parse_toml
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.packs import parse_pack
from regno.web.chronicles.serialize import serialize, without_request_ids
from regno.web.log import start_log

HEAD = 4  # bytes that say how long a message is
MOST_MEMORY = 1 << 30  # bytes of address space
SECONDS = 5  # for one text; then the server ends the process
ORPHAN_SECONDS = 2 * SECONDS  # and if there is no server any more, the process ends itself


class ImportRequest(msgspec.Struct, frozen=True):
    """A text, and what it should be."""

    kind: Literal["pack", "chronicle"]
    text: str
    id: str = ""  # under which a pack is to be kept, its own if none


class ImportPassed(msgspec.Struct, frozen=True, tag="passed"):
    """A text that can be stored: its name, and the text to store."""

    name: str  # the id of a pack, the title of a chronicle
    text: str
    damage: str = ""  # the reason why only a part of it is left


class ImportFailed(msgspec.Struct, frozen=True, tag="failed"):
    """Why a text cannot be stored, in every language."""

    reason: str
    words: dict[str, str]


ImportResult = ImportPassed | ImportFailed


def frame(message: msgspec.Struct) -> bytes:
    body = msgspec.msgpack.encode(message)
    return len(body).to_bytes(HEAD, "big") + body


def check(question: ImportRequest) -> ImportResult:
    """Parse a text as a pack or a chronicle and return the result."""
    try:
        return check_pack(question.text, question.id) if question.kind == "pack" else check_chronicle(question.text)
    except RegnoError as fault:
        return failure(fault)
    except msgspec.ValidationError:
        return failure(ChronicleError("never-opens"))
    except (MemoryError, RecursionError):
        return failure(ChronicleError("too-heavy"))


def failure(fault: RegnoError) -> ImportFailed:
    return ImportFailed(fault.key, {language: fault.on_page(language) for language in LANGUAGES})


def check_pack(text: str, id: str) -> ImportPassed:
    """Return the text of a pack, with another id if one is asked for; raise what is wrong with it."""
    pack = parse_pack(text)
    warnings(Cards(pack.tables, pack.places))
    if id in ("", pack.head.id):
        return ImportPassed(pack.head.id, text)
    read = parse_toml(text)
    return ImportPassed(id, pack_text({**read.pop("pack"), "id": id}, read))


def check_chronicle(text: str) -> ImportPassed:
    journal, chronicle = import_chronicle(text)
    serialize(StoredChronicle("", chronicle, journal), "en")  # what a page could not be shown is not stored
    whole = journal_text(chronicle.header, without_request_ids(journal.records[1:]))
    return ImportPassed(chronicle.header.title, whole, journal.damage.key if journal.damage else "")


def limit_memory() -> None:
    """Limit the memory of this process, where the system can."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def serve(questions: BinaryIO, answers: BinaryIO) -> None:
    """Answer one request after another until the pipe is closed."""
    decoder = msgspec.msgpack.Decoder(ImportRequest)
    while head := questions.read(HEAD):
        question = decoder.decode(questions.read(int.from_bytes(head, "big")))
        if hasattr(signal, "alarm"):
            signal.alarm(ORPHAN_SECONDS)
        answers.write(frame(check(question)))
        answers.flush()
        if hasattr(signal, "alarm"):
            signal.alarm(0)


if __name__ == "__main__":
    start_log("warning")
    limit_memory()
    serve(sys.stdin.buffer, sys.stdout.buffer)
