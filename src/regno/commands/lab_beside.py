"""``regno lab balance EDITION --beside BASE``: two editions on the same deals, as the bench counts them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from regno.arena.entrant import Entrant
from regno.lab.experiment import HONEST, Study
from regno.lab.paired import PairedCounts, chunks_of, plan
from regno.lab.report.study_page import StudyPage, StudyReport, figure_rows
from regno.lab.run_log import Chunk, LabError, StudyLog
from regno.proelio.draft import edition_text
from regno.proelio.edition import edition
from regno.text import Voice

Count = Callable[[Sequence[Study], Sequence[Chunk]], StudyLog | None]


def beside_study(draft: Study, name: str) -> Study:
    """Return the study of another edition at the same table, on the same deals."""
    other, table = edition(name), draft.options
    options = other.options(table.houses, bool(table.guilds), bool(table.merchant), bool(table.allied))
    return replace(draft, book=other, options=options)


class Beside:
    """What was counted of an edition beside another, and its pages."""

    def __init__(self, draft: Study, request: argparse.Namespace) -> None:
        if draft.bias != HONEST:
            raise LabError("beside-planted")
        self.base, self.draft = beside_study(draft, request.beside), draft
        self.rows: list[dict[str, Any]] = []

    def count(self, levels: Sequence[Entrant], slow_games: int, count: Count) -> bool:
        """Count both tables; return whether it came to the end."""
        studies = plan(self.base, self.draft, levels, slow_games)
        chunks = chunks_of(studies)
        log = count(studies, chunks)
        if log is None:
            return False
        counts = PairedCounts(studies)
        for chunk in chunks:
            counts.add(chunk, log.results[chunk])
        self.rows = figure_rows(counts.estimates())
        return True

    def page(self, language: str, command: str) -> str:
        """Return the report in a language."""
        voice, book = Voice(language, "lab"), self.draft.book
        title = voice("study-title", title=book.title[language], base=self.base.book.title[language])
        lead = [
            voice("study-lead", deals=self.draft.games, houses=self.draft.options.houses),
            voice("report-players", players=", ".join(map(str, self.draft.entrants))),
        ]
        report = StudyReport(title, lead, command, edition_text(book, book.id), book.id, [("", self.rows)])
        return StudyPage(language, report).text()
