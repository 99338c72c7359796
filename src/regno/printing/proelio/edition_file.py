"""Everything of an edition as one PDF: cards, reference card, rules booklet, playtest sheet."""

from __future__ import annotations

from regno.printing.job import PrintJob
from regno.printing.pdf import PdfFile
from regno.printing.proelio.cards import CardMaker
from regno.printing.proelio.playtest import playtest
from regno.printing.proelio.rules import booklet, reference
from regno.printing.sheets import card_sheets
from regno.proelio.edition import Edition


def edition_pdf(edition: Edition, job: PrintJob) -> bytes:
    """Return the file; every part begins on the front of a sheet."""
    title = edition.title[job.language]
    file = PdfFile(title, job.language)
    card_sheets(file, list(CardMaker(edition, job.language).all()), title, job)
    for part in (reference, playtest, booklet):
        part(file, edition, job)
    return file.content()
