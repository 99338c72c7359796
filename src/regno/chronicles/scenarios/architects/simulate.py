"""Random scenarios with the model of ``team``: how long they last, what the Baron takes, whether hard is harder.

At the end a good is worth 0.4 VP and a Worker in the Guildhall 8; a Worker in Prison costs half a VP, a Debt 2, and a
Virtue lost at a Reset 1. The idle team never places: it shows what the cards do by themselves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf, sqrt
from random import Random
from statistics import mean, variance
from typing import Any

from regno.chronicles.intervals import Z, interval_text, wilson
from regno.chronicles.messages import Catalogue, Message
from regno.chronicles.packs.architects import Demand, FutureScheme, Scheme
from regno.chronicles.packs.pack import Cards
from regno.chronicles.scenarios.architects.decks import LEVELS
from regno.chronicles.scenarios.architects.ending import scenario_lines, target
from regno.chronicles.scenarios.architects.guildhall import last_turns
from regno.chronicles.scenarios.architects.rules import PLAYERS
from regno.chronicles.scenarios.architects.state import WORKERS, Architects
from regno.chronicles.scenarios.architects.team import Team, new_team

msg = Catalogue("architects-simulate")
MODES = ("normal", "hard")
GOOD, GUILD_WORKER, PRISONER, DEBT, VIRTUE = 0.4, 8, -0.5, -2, -1  # VP at the end
LONGEST = 120  # rounds after which the idle team stops looking
IDLE_RUNS = 5  # one run of the idle team for so many of the other: its games are long, and much alike


@dataclass(slots=True)
class RunStats:
    """What happened in many runs of one mode and number of players."""

    mode: str
    players: int
    idle: bool
    rounds: list[int] = field(default_factory=list)
    guild: list[int] = field(default_factory=list)  # Baron Workers in the Guildhall at the end
    events: list[int] = field(default_factory=list)  # Events turned
    held: list[float] = field(default_factory=list)  # Workers of a player captive or in Prison at the end
    need: list[float] = field(default_factory=list)  # VP that a player must bring beside Demands and Events
    margin: list[float] = field(default_factory=list)  # VP of a player above the target's share, below if negative
    overruns: list[int] = field(default_factory=list)  # rounds in which a missing Event ended the game
    won: int = 0
    faults: set[str] = field(default_factory=set)

    def to_dict(self) -> dict[str, Any]:
        """The tally for JSON."""
        averaged = ("rounds", "guild", "events", "held", "need", "margin")
        means = {name: round(mean(getattr(self, name)), 2) for name in averaged}
        setting = {"mode": self.mode, "players": self.players, "idle": self.idle, "runs": len(self.rounds)}
        between = [round(end, 4) for end in wilson(self.won, len(self.rounds))]
        ends = {"earliest": min(self.rounds), "overruns": len(self.overruns), "won": self.won, "won_interval": between}
        return {**setting, **means, **ends, "faults": sorted(self.faults)}

    def message(self) -> Message:
        """The tally in words."""
        shape = {
            name: str(value)
            for name, value in self.to_dict().items()
            if name not in ("mode", "faults", "idle", "won_interval")
        }
        share = {name: f"{100 * count / len(self.rounds):.1f}" for name, count in self.shares().items()}
        key = "tally-idle" if self.idle else "tally"
        return msg(
            key,
            level=msg(f"mode-{self.mode}"),
            **{**shape, **share, "between": interval_text(self.won, len(self.rounds))},
        )

    def shares(self) -> dict[str, int]:
        """Return the counts that are shown as percentages."""
        return {"won": self.won, "overruns": len(self.overruns)}


def play(cards: Cards, tally: RunStats, random: Random) -> None:
    """Play one run to its end and write it into the tally."""
    team = new_team(cards, tally.mode, tally.players, random)
    state = team.state
    turns = [] if tally.idle else state.order
    while state.stage == "play" and state.round <= LONGEST:
        for player in turns:
            if state.stage == "play":
                team.turn(player)
        if state.stage == "play":
            team.baron()
        tally.faults.update(faults(state))
    if state.stage == "last":
        for player in last_turns(state) if turns else []:
            team.turn(player)
        if state.rule("baron-last") == "one":
            team.baron()
    tally.faults.update(faults(state))
    count(team, tally)


def count(team: Team, tally: RunStats) -> None:
    """Write a finished run into the tally."""
    state, players = team.state, len(team.state.players)
    outside = sum(line.points for line in scenario_lines(state))
    prisoners = sum(map(state.prison_count, state.players))
    worth = {GOOD: team.goods, GUILD_WORKER: len(state.guildhall) - state.baron.guildhall, PRISONER: prisoners}
    own = sum(vp * count for vp, count in worth.items()) + DEBT * team.debts + VIRTUE * team.virtue_lost
    tally.rounds.append(state.round)
    tally.guild.append(state.baron.guildhall)
    tally.events.append(len(state.decks.events_seen))
    tally.held.append((prisoners + sum(map(state.captives, state.players))) / players)
    tally.need.append(target(state) / players - outside)
    tally.margin.append(own / players - tally.need[-1])
    tally.won += tally.margin[-1] >= 0
    if state.overrun:
        tally.overruns.append(state.round)


def faults(state: Architects) -> Iterator[str]:
    """What must never be: Workers gained or lost, cards gained or lost, too many spaces taken."""
    baron, decks = state.baron, state.decks
    his = (baron.available, baron.guildhall, baron.market, baron.prison, *baron.at.values(), *baron.held.values())
    if sum(his) != WORKERS or min(his) < 0:
        yield "the Baron's Workers"
    for player, crew in state.workers.items():
        parts = (crew.free, crew.guildhall, crew.market, crew.prison, crew.captive, crew.exiled)
        if sum(parts) != WORKERS or min(parts) < 0:
            yield f"Workers of {player}"
    if not scheme_cards_whole(state):
        yield "Schemes"
    if len(decks.demands) > LEVELS or len(decks.events_seen) + decks.events_left != state.board.events:
        yield "Demands and Events"
    if len(state.guildhall) > state.spaces or len(state.market) > 2:
        yield "spaces"


def scheme_cards_whole(state: Architects) -> bool:
    """Every Scheme is once in the deck or the discards, or unseen in the Future deck or on top."""
    decks, cards = state.decks, state.cards
    start = [one.id for one in cards.all(Scheme) for _ in range(one.copies) if state.artisans or not one.artisans]
    known = Counter([*decks.schemes, *decks.discards])
    hidden = decks.future_left + len(decks.on_top)
    all_of_them = Counter(start) + Counter(cards.deck(FutureScheme))
    each_once = all(count <= max(1, all_of_them[id]) for id, count in known.items())
    return each_once and known.total() + hidden == len(start) + len(cards.deck(FutureScheme)) + 1


def sizes(cards: Cards) -> list[int]:
    """The numbers of players for which every Demand says what it needs."""
    fewest, most = PLAYERS
    return [size for size in range(fewest, most + 1) if all(size in demand.need for demand in cards.all(Demand))]


def simulate(cards: Cards, runs: int, seed: str) -> list[RunStats]:
    """So many runs for each number of players and mode, with the model and with the idle team."""
    tallies = [RunStats(mode, size, idle) for idle in (False, True) for size in sizes(cards) for mode in MODES]
    for tally in tallies:
        random = Random(f"{seed}/{tally.mode}/{tally.players}/{tally.idle}")
        for _ in range(max(1, runs // IDLE_RUNS) if tally.idle else runs):
            play(cards, tally, random)
    return tallies


ENOUGH = 300  # runs for each setting before "hard is not harder" is more than noise


def pairs_by_players(tallies: list[RunStats]) -> list[tuple[RunStats, RunStats]]:
    """The normal and the hard tally of the team, for each number of players."""
    pairs = pairwise(tally for tally in tallies if not tally.idle)
    return [(normal, hard) for normal, hard in pairs if normal.players == hard.players]


def steps_down(tallies: list[RunStats]) -> dict[int, tuple[float, float, float]]:
    """By number of players: how many VP lower a player ends in hard games, with its 95 % interval."""
    found = {}
    for normal, hard in pairs_by_players(tallies):
        middle = mean(normal.margin) - mean(hard.margin)
        half = Z * sqrt(variance_of_mean(normal.margin) + variance_of_mean(hard.margin))
        found[hard.players] = (middle, middle - half, middle + half)
    return found


def variance_of_mean(values: list[float]) -> float:
    """The variance of a mean; without end where there is one value only."""
    return variance(values) / len(values) if len(values) > 1 else inf


def easier(tallies: list[RunStats]) -> list[RunStats]:
    """The hard tallies that are not harder: no further below the target than by chance, or fewer Workers are held."""
    steps = steps_down(tallies)
    return [
        hard
        for normal, hard in pairs_by_players(tallies)
        if steps[hard.players][1] <= 0 or mean(hard.held) <= mean(normal.held)
    ]


def early_decisions(tallies: list[RunStats]) -> list[RunStats]:
    """The idle tallies in which the cards alone ended a game before the middle of one with the team."""
    usual = {(one.mode, one.players): mean(one.rounds) for one in tallies if not one.idle}
    return [one for one in tallies if one.idle and min(one.rounds) <= usual[one.mode, one.players] / 2]


def report(cards: Cards, runs: int, seed: str) -> tuple[dict[str, Any], list[Message]]:
    """The runs for JSON, and in words: the model, a line for each setting, the verdicts."""
    tallies = simulate(cards, runs, seed)
    steps = steps_down(tallies)
    slack, early, broken = easier(tallies), early_decisions(tallies), [one for one in tallies if one.faults]
    shape = {
        "runs": runs,
        "tallies": [one.to_dict() for one in tallies],
        "harder": not slack,
        "steps_down": {size: [round(part, 2) for part in step] for size, step in steps.items()} if runs > 1 else {},
        "decided_early": bool(early),
    }
    verdicts = [
        msg("verdict-few", runs=runs, need=ENOUGH)
        if slack and runs < ENOUGH
        else msg("verdict-easier" if slack else "verdict-harder"),
        msg("verdict-early" if early else "verdict-not-early"),
        msg("verdict-faults" if broken else "verdict-bounds"),
    ]
    told = [step_message(size, *step) for size, step in steps.items()] if runs > 1 else []
    return shape, [msg("model", runs=str(runs)), *(one.message() for one in tallies), *told, *verdicts]


def step_message(players: int, middle: float, low: float, high: float) -> Message:
    """How much lower a player ends in hard games, in words."""
    return msg("step-down", players=players, middle=f"{middle:.1f}", low=f"{low:.1f}", high=f"{high:.1f}")
