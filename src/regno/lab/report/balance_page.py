"""The HTML report of ``regno lab balance``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from regno.lab.balance import Balance
from regno.lab.estimates import Estimate, of_group
from regno.lab.experiment import HONEST, Study
from regno.lab.report import charts
from regno.lab.report.page import Names, chart, code, disclosure, document, heading, in_language, paragraph, table
from regno.lab.significance import FAMILY_ERROR, Comparison
from regno.text import Voice

PLAIN = {"turns", "lead-changes", "points", "rating"}  # groups that are not shares
DIFFERENCES = {"won-with"}
ROUNDS_SHOWN = 20


class BalancePage:
    """The report in one language."""

    def __init__(self, language: str, study: Study, found: Balance, command: str) -> None:
        self.voice, self.study, self.found, self.command = Voice(language, "lab"), study, found, command
        self.names = Names(language, study.book.id)

    def text(self) -> str:
        title = self.voice("balance-title", edition=self.study.book.title[self.voice.language])
        return document(self.voice, title, self.parts(title))

    def parts(self, title: str) -> Iterator[str]:
        yield heading(title, 1)
        options = self.study.options
        yield paragraph(self.voice("balance-lead", games=self.found.games, houses=options.houses))
        yield paragraph(self.voice("report-players", players=", ".join(map(str, self.study.entrants))))
        yield paragraph(self.voice("report-repeat"), "soft")
        yield code(self.command)
        if self.study.bias != HONEST:
            yield paragraph(self.voice("report-planted"), "found")
        yield from self.findings()
        yield from self.winners()
        yield from self.course()
        yield from self.cards()
        yield from self.winter()
        yield from self.skill()

    # ------------------------------------------------------------ what stands out

    def findings(self) -> Iterator[str]:
        yield heading(self.voice("part-findings"))
        found = [each for each in self.found.findings if each.found]
        count = len(self.found.findings)
        yield paragraph(self.voice("findings-method", count=count, alarm=f"{100 * FAMILY_ERROR:g}"), "soft")
        if not found:
            yield paragraph(self.voice("findings-none"))
            return
        head = [self.voice(f"column-{name}") for name in ("what", "seen", "par", "z", "p", "n")]
        yield table(head, (self.finding_row(each) for each in found))

    def finding_row(self, each: Comparison) -> Sequence[str]:
        name = f"{self.voice(f'title-{each.group}')}: {self.names(each.group, each.item)}"
        scale, unit = (1, "") if each.group == "dealt" else (100, " %")
        seen, par = (self.number(f"{scale * value:.3f}") + unit for value in (each.value, each.par))
        small = f"{each.p:.1e}" if each.p >= 1e-99 else "< 1e-99"
        return escape(name), seen, par, self.number(f"{each.z:+.1f}"), escape(small), self.number(f"{each.n:,}")

    # ------------------------------------------------------------ the parts

    def winners(self) -> Iterator[str]:
        yield heading(self.voice("part-winners"))
        for group in ("order", "seat", "guild"):
            yield from self.comparison_chart(group)

    def course(self) -> Iterator[str]:
        yield heading(self.voice("part-course"))
        yield from self.listing("turns")
        yield from self.distribution("rounds", "across-rounds")
        yield from self.listing("ending")
        yield from self.listing("decided")
        yield heading(self.voice("part-lead"))
        yield from self.listing("lead-changes")
        yield from self.distribution("lead-spread", "across-changes")
        yield from self.distribution("behind", "across-behind")
        yield from self.listing("from-last")
        leader = [each for each in of_group(self.found.figures, "leader") if int(each.item) <= ROUNDS_SHOWN]
        if leader:
            title, unit, across = self.voice("title-leader"), self.voice("unit-wins"), self.voice("across-round")
            yield from self.chart_with_numbers("leader", charts.line("leader", title, leader, unit, across), leader)

    def cards(self) -> Iterator[str]:
        yield heading(self.voice("part-cards"))
        for group in ("held", "used", "won-with", "decisive"):
            yield from self.comparison_chart(group)
        for group in ("held-when", "played-when"):
            yield from self.by_round(group)

    def winter(self) -> Iterator[str]:
        yield heading(self.voice("part-winter"))
        if not sum(each.n for each in of_group(self.found.figures, "points")):
            yield paragraph(self.voice("no-winter"))
            return
        yield from self.listing("points")
        yield from self.distribution("points-spread", "across-points")
        yield from self.distribution("margin", "across-points")
        yield from self.listing("tie")

    def skill(self) -> Iterator[str]:
        yield heading(self.voice("part-skill"))
        for group in ("level", "rating", "skill", "luck-of-deal"):
            yield from self.listing(group)

    # ------------------------------------------------------------ the pieces

    def comparison_chart(self, group: str) -> Iterator[str]:
        """Yield a chart of shares side by side."""
        figures = of_group(self.found.figures, group)
        if figures:
            names = [self.names(group, each.item) for each in figures]
            unit = self.voice("unit-points" if group in DIFFERENCES else "unit-percent")
            yield from self.chart_with_numbers(
                group, charts.bars(group, self.voice(f"title-{group}"), figures, names, unit), figures
            )

    def distribution(self, group: str, across: str) -> Iterator[str]:
        figures = of_group(self.found.figures, group)
        if figures:
            title, unit = self.voice(f"title-{group}"), self.voice("unit-percent")
            yield from self.chart_with_numbers(
                group, charts.columns(group, title, figures, unit, self.voice(across)), figures
            )

    def by_round(self, group: str) -> Iterator[str]:
        """Yield a heat map of every card by round; the numbers are in the table file."""
        rows: dict[str, list[float]] = {}
        for each in of_group(self.found.figures, group):
            card, _, place = each.item.partition(" ")
            if int(place.rstrip("+")) <= ROUNDS_SHOWN:
                rows.setdefault(card, []).append(each.value)
        if rows:
            names = [self.names("held", card) for card in rows]
            title, unit, across = self.voice(f"title-{group}"), self.voice("unit-percent"), self.voice("across-turn")
            yield heading(title, 3)
            yield paragraph(self.voice(f"formula-{group}"), "soft")
            svg = charts.heat(group, title, list(rows.values()), names, unit, across)
            yield chart(svg, self.voice.language)
            yield paragraph(self.voice("numbers-elsewhere"), "soft")

    def chart_with_numbers(self, group: str, svg: str, figures: Sequence[Estimate]) -> Iterator[str]:
        """Yield a chart with its title and formula, and its numbers folded."""
        yield heading(self.voice(f"title-{group}"), 3)
        yield paragraph(self.voice(f"formula-{group}"), "soft")
        yield chart(svg, self.voice.language)
        yield disclosure(self.voice("numbers"), self.number_table(group, figures))

    def listing(self, group: str) -> Iterator[str]:
        """Yield a table of a few numbers that need no chart."""
        figures = of_group(self.found.figures, group)
        if figures:
            yield heading(self.voice(f"title-{group}"), 3)
            yield paragraph(self.voice(f"formula-{group}"), "soft")
            yield self.number_table(group, figures)

    def number_table(self, group: str, figures: Sequence[Estimate]) -> str:
        head = [self.voice(f"column-{name}") for name in ("what", "seen", "interval", "par", "n", "seed")]
        return table(head, (self.row(group, each) for each in figures))

    def row(self, group: str, each: Estimate) -> Sequence[str]:
        def format_value(value: float) -> str:
            return self.number(f"{value:,.2f}") if group in PLAIN else self.number(f"{100 * value:.2f}") + " %"

        par = "" if each.par is None else format_value(each.par)
        reach = f"{format_value(each.low)} … {format_value(each.high)}"
        name, n = escape(self.names(group, each.item)), self.number(f"{each.n:,}")
        return name, format_value(each.value), reach, par, n, str(each.seed)

    def number(self, text: str) -> str:
        return in_language(text, self.voice.language)
