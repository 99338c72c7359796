"""The process that makes one printed file: ``python -m regno.web.printing.worker``.

It reads a request from its input, writes the result to its output, and ends. Its memory is limited.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress
from typing import Any

import msgspec

from regno.chronicles.messages import Translations
from regno.chronicles.packs.pack import Head, Pack
from regno.errors import RegnoError
from regno.printing.chronicles.pack_file import pack_pdf
from regno.printing.proelio.edition_file import edition_pdf
from regno.printing.sheets import Job
from regno.proelio.draft import changed_edition
from regno.proelio.edition import Edition, built_in
from regno.text import LANGUAGES
from regno.web.log import start_log

MOST_MEMORY = 1 << 30  # bytes of address space
SECONDS = 30  # for one file; then the server ends the process
ORPHAN_SECONDS = 2 * SECONDS  # and if there is no server any more, the process ends itself


class PrintOptions(msgspec.Struct, frozen=True):
    """How a file is wanted."""

    paper: str
    language: str
    saving: bool
    backs: bool

    def job(self) -> Job:
        return Job(self.paper, self.language, self.saving, self.backs)


class EditionPrint(msgspec.Struct, frozen=True, tag="edition"):
    """The cards and rules of one of the rulebooks, or of a draft of it."""

    edition: str
    options: PrintOptions
    title: str = ""
    cards: dict[str, int] = {}
    rulings: dict[str, str] = {}

    def book(self) -> Edition:
        """Return the edition; raise BadEdition or BadOption if it cannot be."""
        return changed_edition(built_in(self.edition), self.cards, self.rulings, self.title)


class PackPrint(msgspec.Struct, frozen=True, tag="pack"):
    """The cards of a pack with what it extends."""

    id: str
    kind: str
    title: tuple[tuple[str, str], ...]  # by language
    tables: dict[str, list[dict[str, Any]]]
    lent: list[tuple[str, str]]
    options: PrintOptions

    def pack(self) -> Pack:
        head = Head(id=self.id, title=Translations(self.title), kind=self.kind, format=1)
        return Pack(head, self.tables, {}, frozenset(self.lent))


class Printed(msgspec.Struct, frozen=True, tag="printed"):
    """The file."""

    content: bytes


class NotPrinted(msgspec.Struct, frozen=True, tag="refused"):
    """Why there is none, in every language."""

    reason: str
    words: dict[str, str]


PrintRequest = EditionPrint | PackPrint
PrintResult = Printed | NotPrinted


def make(request: PrintRequest) -> PrintResult:
    """Return the file of a request, or the sentence that says why there is none."""
    try:
        job = request.options.job()
        if isinstance(request, EditionPrint):
            return Printed(edition_pdf(request.book(), job))
        return Printed(pack_pdf(request.pack(), job))
    except RegnoError as fault:
        return NotPrinted(fault.key, {language: fault.on_page(language) for language in LANGUAGES})


def limit() -> None:
    """Limit the memory and the life of this process, where the system can."""
    if hasattr(signal, "alarm"):
        signal.alarm(ORPHAN_SECONDS)
    with suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    limit()
    request = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=PrintRequest)
    sys.stdout.buffer.write(msgspec.msgpack.encode(make(request)))


if __name__ == "__main__":
    start_log("warning")
    main()
