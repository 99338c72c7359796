"""Charts as self-contained inline SVG: deterministic, with text kept as text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from regno.lab.estimates import Estimate
from regno.lab.run_log import LabError

INK, PAR, BAR, BAND = "#2b2118", "#7a1f1f", "#1f3f6e", "#c5cddb"
WIDE = 7.2  # inches


def pyplot() -> Any:
    """Return matplotlib.pyplot, configured; raise LabError without matplotlib."""
    try:
        import matplotlib
    except ImportError:
        raise LabError("missing-extra", extra="lab", package="matplotlib") from None
    matplotlib.use("svg")
    matplotlib.rcParams.update(
        {
            "svg.fonttype": "none",  # text stays text: small, searchable, readable aloud
            "svg.hashsalt": "regno",
            "font.family": "sans-serif",
            "font.size": 9,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.edgecolor": INK,
            "text.color": INK,
            "axes.labelcolor": INK,
            "xtick.color": INK,
            "ytick.color": INK,
        }
    )
    from matplotlib import pyplot as made

    return made


class Chart:
    """A chart in progress; ``svg`` is set by ``finish``."""

    def __init__(self, name: str, label: str, size: tuple[float, float]) -> None:
        self.name, self.label, self.svg = name, label, ""
        self.figure, self.axes = pyplot().subplots(figsize=size, layout="constrained")

    def finish(self) -> None:
        buffer = io.StringIO()
        self.figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None}, transparent=True)
        pyplot().close(self.figure)
        self.svg = embed_svg(buffer.getvalue(), self.name, self.label)


def embed_svg(svg: str, name: str, label: str) -> str:
    """Return an SVG file as page content: no prolog, prefixed ids, an accessible label."""
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>\s*", "", body, flags=re.S)
    body = re.sub(r'\b(id="|href="#|url\(#)', rf"\g<1>{name}-", body)
    body = re.sub(r"(\d+\.\d{2})\d+", r"\1", body)  # a hundredth of a point is finer than any screen
    escaped = label.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")
    return body.replace("<svg", f'<svg role="img" aria-label="{escaped}"', 1).strip()


@contextmanager
def drawing(name: str, label: str, width: float, height: float) -> Iterator[Chart]:
    chart = Chart(name, label, (width, height))
    yield chart
    chart.finish()


def errors_of(figures: Sequence[Estimate], scale: float) -> list[list[float]]:
    """Return the lower and upper lengths of the error bars."""
    down = [max(figure.value - figure.low, 0) * scale for figure in figures]
    up = [max(figure.high - figure.value, 0) * scale for figure in figures]
    return [down, up]


def bars(name: str, label: str, figures: Sequence[Estimate], names: Sequence[str], unit: str) -> str:
    """Return a dot plot of shares with intervals and the line of equality; the axis does not start at 0."""
    with drawing(name, label, WIDE, 0.55 + 0.3 * len(figures)) as chart:
        axes, places = chart.axes, range(len(figures))
        values = [100 * figure.value for figure in figures]
        axes.errorbar(values, places, xerr=errors_of(figures, 100), fmt="o", color=BAR, ecolor=BAR, capsize=3)
        par = figures[0].par
        if par is not None:
            axes.axvline(100 * par, color=PAR, linewidth=1, linestyle="--")
        axes.set_yticks(places, names)
        axes.set_ylim(len(figures) - 0.5, -0.5)
        axes.set_xlabel(unit)
    return chart.svg


def columns(name: str, label: str, figures: Sequence[Estimate], unit: str, across: str) -> str:
    """Return the bar chart of a distribution."""
    with drawing(name, label, WIDE, 2.2) as chart:
        axes, places = chart.axes, range(len(figures))
        axes.bar(places, [100 * figure.value for figure in figures], color=BAR, width=0.8)
        step = max(1, len(figures) // 16)
        shown = [place for place in places if place % step == 0 or place == len(figures) - 1]
        axes.set_xticks(shown, [figures[place].item for place in shown])
        axes.set_xlabel(across)
        axes.set_ylabel(unit)
    return chart.svg


def line(name: str, label: str, figures: Sequence[Estimate], unit: str, across: str) -> str:
    """Return a line over rounds with its interval band."""
    with drawing(name, label, WIDE, 2.4) as chart:
        axes, places = chart.axes, [int(figure.item) for figure in figures]
        low, high = [100 * figure.low for figure in figures], [100 * figure.high for figure in figures]
        axes.fill_between(places, low, high, color=BAND, linewidth=0)
        axes.plot(places, [100 * figure.value for figure in figures], color=BAR, marker="o", markersize=3)
        if figures and figures[0].par is not None:
            axes.axhline(100 * figures[0].par, color=PAR, linewidth=1, linestyle="--")
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.set_xlabel(across)
        axes.set_ylabel(unit)
    return chart.svg


def heat(name: str, label: str, rows: Sequence[Sequence[float]], names: Sequence[str], unit: str, across: str) -> str:
    """Return a heat map by card and round."""
    rounds = len(rows[0])
    with drawing(name, label, WIDE, 0.8 + 0.22 * len(rows)) as chart:
        axes = chart.axes
        mesh = axes.pcolormesh([[100 * value for value in row] for row in rows], cmap="Blues", vmin=0, linewidth=0)
        axes.set_yticks([place + 0.5 for place in range(len(rows))], names)
        axes.invert_yaxis()
        shown = range(0, rounds, 2)
        axes.set_xticks([place + 0.5 for place in shown], [str(place + 1) for place in shown])
        axes.set_xlabel(across)
        chart.figure.colorbar(mesh, ax=axes, label=unit)
    return chart.svg


def changes(name: str, label: str, rows: Sequence[tuple[str, float, float, float, bool]], unit: str) -> str:
    """Return changes with intervals, significant ones in red."""
    with drawing(name, label, WIDE, 0.6 + 0.2 * len(rows)) as chart:
        axes = chart.axes
        for place, (_, value, low, high, found) in enumerate(rows):
            colour = PAR if found else BAR
            axes.plot([low, high], [place, place], color=colour, linewidth=1.2)
            axes.plot([value], [place], marker="o", markersize=4, color=colour)
        axes.axvline(0, color=INK, linewidth=0.8)
        axes.set_yticks(range(len(rows)), [row[0] for row in rows])
        axes.set_ylim(len(rows) - 0.5, -0.5)
        axes.set_xlabel(unit)
        axes.grid(axis="x", color="#dddddd", linewidth=0.5)
        axes.set_axisbelow(True)
    return chart.svg
