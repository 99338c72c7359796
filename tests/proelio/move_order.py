"""The order of moves, by vector; run as a script it writes the lists into the vectors."""

from __future__ import annotations

from vectors import FOLDER, Vector, rewrite, root

FILE = FOLDER / "move_order.txt"


def listed(vector: Vector) -> dict[str, str]:
    """What is asked in a vector's position, and the allowed answers in their order."""
    game = root(vector)
    assert game.decision
    return {"asked": f"{game.decision.who} {game.decision.kind}", "legal": "; ".join(game.legal())}


if __name__ == "__main__":
    rewrite(FILE, listed)
