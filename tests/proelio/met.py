"""What a run of random games has met, and how often: proof that the run looked at everything."""

from __future__ import annotations

from collections import Counter

from invariants import Change
from tables import Table, values_of_option

from regno.proelio import events, moves, reasons, steps
from regno.proelio.cards import ATTACKS, NAMES
from regno.proelio.formats.move_text import PLAIN
from regno.proelio.game import Game
from regno.proelio.options import RULINGS, ruling_texts
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.state import SEATS

# How often each member of a group must be met at least in 2,000 games; the reasons against a move are only told.
LEAST = {
    "choices": 15, "option values": 20, "positions read back": 15, "moves": 1, "events": 1, "endings": 1, "reasons": 0,
}  # fmt: skip
# A name for each move, for the counts.
MOVE_NAMES = {
    **{kind: f"card {name}" for kind, name in enumerate(NAMES)},
    moves.NO: "no", moves.PERK: "perk", **PLAIN,
    **{moves.ATTACK + place: f"attack {NAMES[kind]}" for place, kind in enumerate(ATTACKS)},
    **{moves.ALLIANCE + place: f"alliance to the right {place}" for place in range(SEATS)},
}  # fmt: skip


class Met:
    """How often each thing was met over a whole run."""

    def __init__(self) -> None:
        self.games = 0
        self.choices = Counter(dict.fromkeys(steps.NAMES[: steps.ASKED], 0))
        self.values = Counter({f"{name}={value}": 0 for name in RULINGS for value in values_of_option(name)})
        self.moves = Counter(dict.fromkeys(range(moves.MOVES), 0))
        self.events = Counter(dict.fromkeys(events.NAMES, 0))
        self.endings = Counter(dict.fromkeys(ENDINGS[1:], 0))
        self.reasons = Counter(dict.fromkeys(reasons.NAMES, 0))
        self.positions = Counter(dict.fromkeys(steps.NAMES[: steps.ASKED], 0))

    def count_game(self, table: Table, game: Game) -> None:
        self.games += 1
        self.values.update(f"{name}={value}" for name, value in ruling_texts(table.options).items())
        assert game.result
        self.endings[game.result.ending] += 1

    def count_change(self, change: Change) -> None:
        self.choices[steps.NAMES[change.before.step]] += 1
        self.moves[change.move] += 1
        self.events.update(events.NAMES[event[0]] for event in change.events)

    def groups(self) -> dict[str, Counter[str]]:
        named = Counter({MOVE_NAMES[move]: count for move, count in self.moves.items()})
        return {
            "choices": self.choices, "positions read back": self.positions, "option values": self.values,
            "moves": named, "events": self.events, "endings": self.endings, "reasons": self.reasons,
        }  # fmt: skip

    def told(self) -> str:
        lines = [f"{self.games} random games"]
        for group, counts in self.groups().items():
            lines.append(f"{group}: " + ", ".join(f"{name} {count}" for name, count in counts.items()))
        return "\n".join(lines)

    def too_seldom(self) -> list[str]:
        """Return what was met less often than it must be in so many games."""
        return [
            f"{group}: {name} {count}"
            for group, counts in self.groups().items()
            for name, count in counts.items()
            if count < min(LEAST[group], max(1, LEAST[group] * self.games // 2_000))
        ]
