"""What moves tell, by vector; run as a script it writes the events into the vectors."""

from __future__ import annotations

from playthrough import told_event

from vectors import FOLDER, Vector, rewrite, root

FILE = FOLDER / "events.txt"


def told(vector: Vector) -> dict[str, str]:
    """The events of the last of a vector's moves."""
    return {"told": "; ".join(told_event(event) for event in root(vector).last)}


if __name__ == "__main__":
    rewrite(FILE, told)
