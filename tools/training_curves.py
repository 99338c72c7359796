"""Draw how the shipped policy networks learnt, from the record that each file keeps: docs/training-NAME.svg.

python tools/training_curves.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from regno.lab.report.charts import BAND, BAR, INK, PAR, WIDE, drawing
from regno.players.models.net_checkpoint import NetCheckpoint, read_nets

ROOT = Path(__file__).resolve().parent.parent
DOCS, NETS = ROOT / "docs", ROOT / "src/regno/players/models/nets"
HIGH = 3.4  # inches
AGAINST = {  # names of the record: how the legend says it, its line
    "linear": ("the Sovereign's policy", {"color": BAR}),
    "linear-sharp": ("the same, sharper", {"color": BAR, "linestyle": ":"}),
    "evolved": ("evolved heuristic", {"color": PAR}),
    "steward": ("Stewards", {"color": INK}),
    "start": ("the network it went on from", {"color": PAR, "linestyle": ":"}),
}


def all_rounds(training: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the rounds of a training and of those that it went on from, by their updates together."""
    before = all_rounds(training["start"]) if "start" in training else []
    done = before[-1]["updates"] if before else 0
    return before + [{**each, "updates": done + each["updates"]} for each in training["rounds"]]


def curve(checkpoint: NetCheckpoint, name: str) -> str:
    """Return the picture of one training: the shares after each round, and where the network that ships was taken."""
    rounds = all_rounds(checkpoint.training)
    label = "Share of the victories against three players of each kind, by updates"
    with drawing(name, label, WIDE, HIGH) as canvas:
        axes = canvas.axes
        for against, (title, style) in AGAINST.items():
            played = [each for each in rounds if against in each["shares"]]
            updates, shares = ([each["updates"] for each in played], [100 * each["shares"][against] for each in played])
            if played:
                axes.plot(updates, shares, linewidth=1, label=title, **style)
        axes.axvline([each["updates"] for each in rounds if each["accepted"]][-1], color=BAND, linewidth=2, zorder=0)
        axes.set_xlabel("updates of 65,536 decisions; the broad line is the network that ships")
        axes.set_ylabel("share, %")
        axes.legend(frameon=False, fontsize=8)
    return canvas.svg + "\n"


def pictures() -> Iterator[tuple[Path, str]]:
    """Yield the file and the picture of each network."""
    for file in sorted(NETS.glob("*.npz")):
        with file.open("rb") as stored:
            checkpoint = read_nets(stored, file.name)
        name = f"training-{file.stem}"
        yield DOCS / f"{name}.svg", curve(checkpoint, name)


if __name__ == "__main__":
    for file, svg in pictures():
        file.write_text(svg, encoding="utf-8")
        print(file)
