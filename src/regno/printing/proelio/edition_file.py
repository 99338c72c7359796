"""Everything of an edition as one PDF: cards, reference card, rules booklet, playtest sheet."""

from __future__ import annotations

from regno.printing.job import PrintJob
from regno.printing.pdf import PdfFile
from regno.printing.proelio.cards import CardMaker
from regno.printing.proelio.playtest import playtest
from regno.printing.proelio.rules import booklet, reference
from regno.printing.sheets import card_sheets
from regno.proelio.edition import Edition


def draw_edition(edition: Edition, job: PrintJob) -> PdfFile:
    """Return the file with its parts; every one begins on the front of a sheet."""
    title = edition.title[job.language]
    file = PdfFile(title, job.language)
    card_sheets(file, list(CardMaker(edition, job.language).all()), title, job)
    for name, draw in {"reference": reference, "playtest": playtest, "booklet": booklet}.items():
        draw(file, edition, job)
        file.end_part(name)
    return file
