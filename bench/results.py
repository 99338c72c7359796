"""Where benchmarks write down what they found: the newest first, with date and machine."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from regno.lab.speed import machine

FILE = Path(__file__).with_name("results.md")
HEAD = """# Measured

What the scripts of this folder found, the newest first. Rates are decisions with two or more allowed answers, in
processor time of one core, unless a line says otherwise. The load is that of the whole machine when a run began.
"""


def row(cells: Iterable[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table."""
    return "\n".join([row(head), row("---" for _ in head), *(row(cells) for cells in rows)])


def where() -> str:
    """Today and this machine, in a line."""
    told = machine()
    today = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    tools = ", ".join(f"{name} {told[name.lower()]}" for name in ("Python", "Numba", "NumPy"))
    return f"{today}; {told['processor']}, {told['cores']} cores, {told['system']}; {tools}; load {told['load']}"


def write(title: str, place: str, *parts: str) -> None:
    """Put a section on top, and show it."""
    section = "\n\n".join([f"## {title}", place, *parts])
    old = FILE.read_text(encoding="utf-8").removeprefix(HEAD) if FILE.exists() else ""
    FILE.write_text(f"{HEAD}\n{section}\n{old}", encoding="utf-8")
    print(section)


def progress(what: str) -> None:
    print(what, file=sys.stderr, flush=True)
