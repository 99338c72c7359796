"""What the server asks of the process that prints, and what it answers. The printing itself is not imported here."""

from __future__ import annotations

from typing import Any

import msgspec

from regno.chronicles.messages import Translations
from regno.chronicles.packs.pack import Head, Pack
from regno.printing.job import PrintJob
from regno.proelio.draft import changed_edition
from regno.proelio.edition import Edition, built_in

SECONDS = 30  # for one file; then the server ends the process


class PrintOptions(msgspec.Struct, frozen=True):
    """How a file is wanted."""

    paper: str
    language: str
    saving: bool
    backs: bool

    def job(self) -> PrintJob:
        """Return the same for the printer; raise PrintError for a paper or a language that there is not."""
        return PrintJob(self.paper, self.language, self.saving, self.backs)


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
    """The file, and how many sheets of paper each of its parts takes."""

    content: bytes
    sheets: dict[str, int]


class NotPrinted(msgspec.Struct, frozen=True, tag="refused"):
    """Why there is none, in every language."""

    reason: str
    words: dict[str, str]


PrintRequest = EditionPrint | PackPrint
PrintResult = Printed | NotPrinted
