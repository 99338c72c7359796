"""Random scenarios against a stated model of a team: when the Baron wins, and whether each level is harder.

Everything is drawn: the board, the cards, whose Worker goes. The players move and act as ``team`` says; an idle team
does nothing against him. Nobody enters the Castle and no points are counted: only whether the Baron wins before the
last round is over. Poverty is revealed at the start of the round before the last.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise, product
from random import Random
from statistics import mean
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.intervals import interval_text, wilson
from regno.chronicles.messages import Catalogue, Message
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.viscounts import BaronCard, Townsfolk
from regno.chronicles.prompts import Answers
from regno.chronicles.scenarios.viscounts import baron, dealing, setup
from regno.chronicles.scenarios.viscounts.board import INNER, PATHS, SECTIONS
from regno.chronicles.scenarios.viscounts.reveal import reveal_card
from regno.chronicles.scenarios.viscounts.rules import PLAYERS, RULES
from regno.chronicles.scenarios.viscounts.start import new_state
from regno.chronicles.scenarios.viscounts.state import Viscounts
from regno.chronicles.scenarios.viscounts.team import Team
from regno.chronicles.settings import Settings

msg = Catalogue("viscounts-simulate")
NAMES = ("A", "B", "C", "D")
# The same 160 points are 80, 53 or 40 for each player: the more play, the more turns are left for the defence.
SHARES = {2: 55, 3: 80, 4: 100}  # of a hundred turns, bent to the defence by a sensible team
ROUNDS = {2: 14, 3: 12, 4: 12}  # Debts and Deeds above Poverty and Prosperity: 6, 5.3 and 5 for each player


@dataclass(slots=True)
class RunStats:
    """What happened in many runs of one level, number of players and share of turns bent to the defence."""

    level: int
    players: int
    share: int
    turns: list[int] = field(default_factory=list)  # the Baron's turns in each run
    defeats: list[int] = field(default_factory=list)  # the turn in which each defeat came
    by_keep: int = 0  # defeats in tier 3; the others are for want of Workers
    most_workers: int = 0  # Baron Workers on the board at once
    faults: set[str] = field(default_factory=set)

    @property
    def loss_share(self) -> float:
        """The share of runs that the Baron won."""
        return len(self.defeats) / len(self.turns)

    def to_dict(self) -> dict[str, Any]:
        """The tally for JSON."""
        return {
            "level": self.level,
            "players": self.players,
            "share": self.share,
            "runs": len(self.turns),
            "mean_turns": round(mean(self.turns), 2),
            "lost": round(self.loss_share, 4),
            "survived": [round(one, 4) for one in wilson(len(self.turns) - len(self.defeats), len(self.turns))],
            "first_defeat": min(self.defeats, default=None),
            "lost_in_keep": self.by_keep,
            "most_workers": self.most_workers,
            "faults": sorted(self.faults),
        }

    def message(self) -> Message:
        """The tally in words; numbers go in as text, so that columns of them read alike."""
        survived = len(self.turns) - len(self.defeats)
        numbers = {"level": self.level, "players": self.players, "share": self.share, "most": self.most_workers}
        return msg(
            "tally",
            turns=f"{mean(self.turns):.1f}",
            survived=f"{100 * survived / len(self.turns):.0f}",
            interval=interval_text(survived, len(self.turns)),
            first=str(min(self.defeats, default="-")),
            keep=str(self.by_keep),
            **{name: str(number) for name, number in numbers.items()},
        )


def play(cards: Cards, tally: RunStats, random: Random) -> None:
    """One scenario from set-up to defeat or to the end of the last round."""
    state = set_up_by_draws(cards, tally, random)
    team = Team(tally.share)
    turns = 0
    while state.stage == "turn":
        if state.round == ROUNDS[tally.players] - 1 and not state.revealed:
            reveal_card(state, "poverty")
        if tally.share:
            team.take_turn(state, random)
        finish_turn(state, random)
        turns += 1
        tally.most_workers = max(tally.most_workers, state.baron_workers.total())
        tally.faults.update(faults(state))
    tally.turns.append(turns)
    if state.outcome:
        tally.defeats.append(turns)
        tally.by_keep += state.outcome == "keep"


def set_up_by_draws(cards: Cards, tally: RunStats, random: Random) -> Viscounts:
    """A scenario set up by draws alone."""
    settings = Settings({rule.id: rule.values[0] for rule in RULES})
    state, chance = new_state(NAMES[: tally.players], cards, settings), Chance(generator=random)
    for command in (setup.board, setup.first_player, dealing.summaries, setup.player_cards):
        command(state, Answers(), chance)
    setup.level(state, Answers(workers=str(tally.level)), chance)
    return state


def finish_turn(state: Viscounts, random: Random) -> None:
    """The Baron's whole turn, every fact drawn."""
    chance, nothing = Chance(generator=random), Answers()
    baron.move(state, nothing, chance)
    while state.stage in ("whose", "dismiss", "debt"):
        if state.stage == "dismiss":
            baron.dismiss(state, nothing, chance)
        elif state.stage == "debt":
            baron.debt(state, Answers(poverty="no"), chance)
        else:
            baron.whose(state, Answers(player=random.choice(state.owners(state.contested))), chance)


def faults(state: Viscounts) -> Iterator[str]:
    """What must never be true after the Baron's turn."""
    if state.supply < 0:
        yield "more than 20 Baron Workers"
    if any(state.baron_workers[one] and state.owners(one) for one in PATHS):
        yield "Baron and players share a path space"
    if any(state.baron_workers[one] > 1 for one in INNER + SECTIONS):
        yield "two Baron Workers in an inner space or a section"
    if len(state.pile) + len(state.discards) + len(state.shown) != len(state.cards.deck(Townsfolk)):
        yield "Townsfolk lost or doubled"


def simulate(cards: Cards, runs: int, seed: str) -> list[RunStats]:
    """So many runs of an idle and of a sensible team for each number of players and level."""
    fewest, most = PLAYERS
    settings = product((False, True), range(fewest, most + 1), cards.the(BaronCard).start_workers)
    tallies = [RunStats(level, players, SHARES[players] if sensible else 0) for sensible, players, level in settings]
    for tally in tallies:
        random = Random(f"{seed}/{tally.level}/{tally.players}/{tally.share}")
        for _ in range(runs):
            play(cards, tally, random)
    return tallies


def easier(tallies: list[RunStats]) -> list[RunStats]:
    """The tallies that are not harder than the level below: the team lasts as long, or loses less often."""
    pairs = [(low, high) for low, high in pairwise(tallies) if (low.players, low.share) == (high.players, high.share)]
    return [high for low, high in pairs if mean(high.turns) >= mean(low.turns) or high.loss_share < low.loss_share]


def report(cards: Cards, runs: int, seed: str) -> tuple[dict[str, Any], list[Message]]:
    """The runs for JSON, and in words: the model, a line for each setting, the verdict."""
    tallies = simulate(cards, runs, seed)
    slack, broken = easier(tallies), [tally for tally in tallies if tally.faults]
    rounds = {str(players): count for players, count in ROUNDS.items()}
    shape = {"runs": runs, "rounds": rounds, "tallies": [tally.to_dict() for tally in tallies], "harder": not slack}
    verdict = msg("verdict-easier" if slack else "verdict-harder")
    bounds = msg("verdict-faults" if broken else "verdict-bounds")
    model = msg("model", runs=str(runs))
    return shape, [model, *(tally.message() for tally in tallies), verdict, bounds]
