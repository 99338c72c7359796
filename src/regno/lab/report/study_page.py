"""The report of two tables on the same deals: one HTML file, and its figures as rows of a table.

What the bench offers and what ``regno lab balance --beside`` writes is made here. Charts are plain SVG: a server draws
them without the extra ``lab``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import groupby
from typing import Any

from regno.lab.report.page import Names, code, disclosure, document, heading, in_language, paragraph, table
from regno.text import Voice, say

COLUMNS = (
    "study", "group", "item", "value", "low", "high", "base", "base_low", "base_high", "change", "change_low",
    "change_high", "par", "n", "known", "clear",
)  # fmt: skip
PLAIN = {"turns", "points", "rating", "goal-length"}  # groups that are not shares
WIDTH, ROW, LEFT, RIGHT, FOOT = 760, 24, 200, 20, 22  # of a chart
MOST_NAME = 28  # letters
MINE, BASE, LINE = "#1b3760", "#6d5c45", "#c8b487"


def figure_rows(figures: Iterable[Any]) -> list[dict[str, Any]]:
    """Return paired figures as rows with the columns of the documented schema."""
    return [{name: getattr(each, name) for name in COLUMNS} for each in figures]


def level_name(language: str, entrant: str) -> str:
    """Return the name of a level for people: ``warlord:100`` is a Warlord."""
    return say(language, "players", f"level-{entrant.partition(':')[0]}")


@dataclass(frozen=True)
class StudyReport:
    """What a report says besides its figures."""

    title: str
    lead: Sequence[str]  # sentences
    command: str
    edition: str  # TOML
    edition_id: str  # for the names of its cards
    parts: Sequence[tuple[str, Sequence[Mapping[str, Any]]]]  # a heading, perhaps empty, and rows below it


class StudyPage:
    """The report in one language."""

    def __init__(self, language: str, report: StudyReport) -> None:
        self.voice, self.report = Voice(language, "lab"), report
        self.names = Names(language, report.edition_id)

    def text(self) -> str:
        return document(self.voice, self.report.title, self.body())

    def body(self) -> Iterator[str]:
        yield heading(self.report.title, 1)
        yield from map(paragraph, self.report.lead)
        yield paragraph(self.voice("report-repeat"), "soft")
        yield code(self.report.command)
        yield disclosure(self.voice("study-edition"), f"<pre tabindex=0>{escape(self.report.edition)}</pre>")
        yield paragraph(self.voice("study-method"), "soft")
        for title, rows in self.report.parts:
            if title:
                yield heading(title)
            for group, found in groupby(rows, key=lambda row: str(row["group"])):
                yield from self.group(group, list(found), 3 if title else 2)

    def group(self, group: str, rows: Sequence[Mapping[str, Any]], level: int) -> Iterator[str]:
        """Yield the chart and the numbers of one group of figures."""
        yield heading(self.voice(f"title-{group}"), level)
        yield paragraph(self.voice(f"formula-{group}"), "soft")
        if len(rows) > 1:
            yield f"<figure tabindex=0>{self.chart(group, rows)}</figure>"
        columns = ("what", "mine", "interval", "base", "change", "change-interval", "n", "verdict")
        yield table([self.voice(f"column-{name}") for name in columns], (self.row(group, row) for row in rows))

    def row(self, group: str, row: Mapping[str, Any]) -> Sequence[str]:
        def reach(low: str, high: str) -> str:
            return "–" if row[low] is None else f"{self.number(group, row[low])} … {self.number(group, row[high])}"

        verdict = "unknown" if not row["known"] else "clear" if row["clear"] else "unclear"
        word = escape(self.voice("study-verdict", verdict=verdict))
        return (
            escape(self.item(group, str(row["item"]))),
            self.number(group, row["value"]),
            reach("low", "high"),
            self.number(group, row["base"]),
            self.number(group, row["change"], signed=True),
            reach("change_low", "change_high") if row["known"] else "–",
            in_language(f"{row['n']:,}", self.voice.language),
            f"<span class=found>{word}</span>" if row["clear"] else word,
        )

    def item(self, group: str, item: str) -> str:
        if group == "spread":
            return self.voice(f"title-{item}")
        if group == "rating":
            return " > ".join(level_name(self.voice.language, each) for each in item.split(" > "))
        return self.names(group, item)

    def number(self, group: str, value: float, signed: bool = False) -> str:
        """Return a value for people: a share in per cent, anything else as it is."""
        shown = value if group in PLAIN else 100 * value
        text = in_language(f"{shown:+,.2f}" if signed else f"{shown:,.2f}", self.voice.language)
        return text.replace("-", "−")

    # ------------------------------------------------------------ the chart

    def chart(self, group: str, rows: Sequence[Mapping[str, Any]]) -> str:
        """Return a dot plot: mine filled on a thick line, the base hollow on a thin one below it."""
        edges = [
            row[name] for row in rows for name in ("low", "high", "base_low", "base_high") if row[name] is not None
        ]
        low, high = min(edges), max(edges)
        span = high - low or 1.0
        height = ROW * len(rows) + FOOT

        def across(value: float) -> str:
            return f"{LEFT + (WIDTH - LEFT - RIGHT) * (value - low) / span:.1f}"

        parts = [f"<text x='{LEFT}' y='{height - 5}'>{self.number(group, low)}</text>"]
        parts.append(f"<text x='{WIDTH - RIGHT}' y='{height - 5}' text-anchor=end>{self.number(group, high)}</text>")
        par = rows[0]["par"]
        if par is not None and low <= par <= high:
            line = f"x1='{across(par)}' x2='{across(par)}' y1=0 y2='{height - FOOT}'"
            parts.append(f"<line {line} stroke='{LINE}' stroke-dasharray='3 3'></line>")
        for place, row in enumerate(rows):
            parts += self.marks(row, self.item(group, str(row["item"])), ROW * place + ROW / 2, across)
        label = escape(self.voice(f"title-{group}"), quote=True)
        style = "font-family='inherit' font-size=14 fill='#2b2118'"
        return f"<svg role=img aria-label='{label}' viewBox='0 0 {WIDTH} {height}' {style}>{''.join(parts)}</svg>"

    def marks(self, row: Mapping[str, Any], name: str, y: float, across: Any) -> Iterator[str]:
        short = name if len(name) <= MOST_NAME else name[: MOST_NAME - 1] + "…"
        yield f"<text x=0 y='{y + 4:.1f}'>{escape(short)}</text>"
        for low, value, high, place, colour, width, fill in (
            ("base_low", "base", "base_high", y + 4, BASE, 1.5, "#fffdf6"),
            ("low", "value", "high", y - 4, MINE, 3, MINE),
        ):
            if row[low] is not None:
                ends = f"x1='{across(row[low])}' x2='{across(row[high])}' y1='{place}' y2='{place}'"
                yield f"<line {ends} stroke='{colour}' stroke-width='{width}'></line>"
            spot = f"cx='{across(row[value])}' cy='{place}' r=4"
            yield f"<circle {spot} fill='{fill}' stroke='{colour}' stroke-width=1.5></circle>"
