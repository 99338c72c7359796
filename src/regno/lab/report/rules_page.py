"""The HTML report of ``regno lab rules``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from regno.lab.ablations import Ablation
from regno.lab.effects import MEASURES, AblationEffect
from regno.lab.experiment import Study
from regno.lab.report import charts
from regno.lab.report.page import Names, chart, code, disclosure, document, heading, in_language, paragraph, table
from regno.lab.rules import BLOCKS, Worth
from regno.text import Voice

UNITS = {"length": ("unit-turns", 1)}  # all others are shares
SHARES = ("unit-points", 100)


class RulesPage:
    """The report in one language."""

    def __init__(
        self, language: str, title: str, study: Study, ablations: Sequence[Ablation], found: Worth, command: str
    ) -> None:
        self.voice, self.title, self.study = Voice(language, "lab"), title, study
        self.ablations, self.found, self.command = ablations, found, command
        self.names = Names(language, study.book.id)

    def text(self) -> str:
        return document(self.voice, self.title, self.parts())

    def parts(self) -> Iterator[str]:
        yield heading(self.title, 1)
        yield paragraph(self.voice("rules-lead", games=self.found.games))
        yield paragraph(self.voice("report-players", players=", ".join(map(str, self.study.entrants))))
        yield paragraph(self.voice("report-repeat"), "soft")
        yield code(self.command)
        yield heading(self.voice("part-summary"))
        yield paragraph(self.voice("rules-method", blocks=BLOCKS, count=len(self.found.effects)), "soft")
        yield from self.summary()
        for measure in MEASURES:
            yield from self.measure(measure)

    def summary(self) -> Iterator[str]:
        """Yield the table of all ablations and their effects."""
        if not any(effect.found for effect in self.found.effects):
            yield paragraph(self.voice("rules-none"))
        columns = [self.voice(f"column-{name}") for name in ("switch", "before", "after")]
        measures = [self.voice(f"measure-{name}") for name in MEASURES]
        yield table([*columns, *measures], (self.line(ablation) for ablation in self.ablations))

    def line(self, ablation: Ablation) -> Sequence[str]:
        about = escape(self.names.house_rule(ablation.name))
        name = f"<span title='{about}'>{escape(ablation.name)}</span>"
        by_measure = {effect.measure: self.change(effect) for effect in self.found.of(ablation)}
        if str(ablation) in self.found.inert:
            inert = f"<span class=soft>{escape(self.voice('rules-inert'))}</span>"
            return name, escape(ablation.before), escape(ablation.after), inert, *("" for _ in list(MEASURES)[1:])
        cells = (by_measure.get(measure, "–") for measure in MEASURES)
        return name, escape(ablation.before), escape(ablation.after), *cells

    def change(self, effect: AblationEffect) -> str:
        """Return the change with its margin; highlighted if significant."""
        _, scale = UNITS.get(effect.measure, SHARES)
        text = self.number(f"{scale * effect.change:+.2f} ± {scale * (effect.high - effect.low) / 2:.2f}")
        return f"<span class=found>{text}</span>" if effect.found else text

    def measure(self, measure: str) -> Iterator[str]:
        """Yield the chart and numbers of one measure."""
        effects = [each for each in self.found.effects if each.measure == measure]
        shown = [each for each in effects if each.switch not in self.found.inert]
        if not shown:
            return
        unit, scale = UNITS.get(measure, SHARES)
        yield heading(self.voice(f"measure-{measure}"))
        yield paragraph(self.voice(f"about-{measure}"), "soft")
        rows = [(e.switch, scale * e.change, scale * e.low, scale * e.high, e.found) for e in shown]
        svg = charts.changes(measure, self.voice(f"measure-{measure}"), rows, self.voice(unit))
        yield chart(svg, self.voice.language)
        head = [
            self.voice(f"column-{name}")
            for name in ("switch", "before", "after", "change", "interval", "p", "n", "seed")
        ]
        yield disclosure(self.voice("numbers"), table(head, (self.row(each, scale) for each in effects)))

    def row(self, each: AblationEffect, scale: int) -> Sequence[str]:
        values = [self.number(f"{scale * value:.3f}") for value in (each.usual, each.value, each.change)]
        reach = self.number(f"{scale * each.low:.3f}") + " … " + self.number(f"{scale * each.high:.3f}")
        p, n = self.number(f"{each.p:.2g}"), self.number(f"{each.n:,}")
        return escape(each.switch), *values, reach, p, n, str(each.seed)

    def number(self, text: str) -> str:
        return in_language(text, self.voice.language)
