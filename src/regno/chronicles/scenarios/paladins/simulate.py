"""Random scenarios with a stated model of a team: what the cards cost, and whether each level is harder.

The model. Each player does three actions a round that can matter. Two in five are aimed at a Threat that lies open,
the others are any of the twelve actions of the base game. An Attack or a Convert removes one Outsider. A penalty is
taken at random among what the player's Honour allows; everything else he is assumed to have. Nobody completes an
Order, uses a Favour or meets the Inquisition. At the end each Attribute stands at nine, less what penalties took, and
is held to Honour. The cost is what a player has lost then: VP of the Attributes, and of the Workers left on Threats.
An idle team, which does nothing and always pays in Honour, shows what the cards do by themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from statistics import mean
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.messages import Catalogue, Message
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.paladins import ATTRIBUTES, LEFT, RIGHT, KingsThreat, OrderSpaces, ThreatCard
from regno.chronicles.scenarios.paladins import do
from regno.chronicles.scenarios.paladins.round_end import possible
from regno.chronicles.scenarios.paladins.rounds import columns
from regno.chronicles.scenarios.paladins.rules import LEVELS, RULES
from regno.chronicles.scenarios.paladins.state import BARON_WORKERS, LAST_ROUND, MOST_HONOUR, Paladins
from regno.chronicles.scoring.figures import FIGURES
from regno.chronicles.settings import Settings

msg = Catalogue("paladins-simulate")
NAMES = ("A", "B", "C", "D")
SIZES = (2, 3, 4)
ACTIONS = 3  # of each player in a round
AIMED = 0.4
ATTRIBUTE = 9  # where each Attribute stands at the end, but for penalties
BEFORE_MIDDLE = 3  # the last round before the middle of seven
FREE = [action for action in (*LEFT, *RIGHT) if action != "honour"]


@dataclass(slots=True)
class RunStats:
    """What happened in many runs of one level and number of players."""

    level: str
    players: int
    idle: bool
    honour: list[float] = field(default_factory=list)  # mean Honour of the players at the end of each run
    workers: list[int] = field(default_factory=list)  # Workers left on Threats
    cost: list[float] = field(default_factory=list)  # VP lost by a player, on average
    early: int = MOST_HONOUR  # the least Honour of anybody before the middle
    emptied: int = 0  # runs in which the supply ran out
    faults: list[str] = field(default_factory=list)

    def message(self) -> Message:
        """The tally in words."""
        return msg(
            "tally-idle" if self.idle else "tally",
            level=msg(f"level-{self.level}"),
            players=self.players,
            honour=f"{mean(self.honour):.1f}",
            workers=f"{mean(self.workers):.1f}",
            cost=f"{mean(self.cost):.1f}",
            early=self.early,
            emptied=f"{100 * self.emptied / len(self.cost):.0f}",
        )

    def to_dict(self) -> dict[str, Any]:
        """The tally for JSON."""
        means = {"honour": mean(self.honour), "workers": mean(self.workers), "cost": mean(self.cost)}
        setting = {"level": self.level, "players": self.players, "idle": self.idle, "runs": len(self.cost)}
        rounded = {name: round(value, 2) for name, value in means.items()}
        return {**setting, **rounded, "early": self.early, "emptied": self.emptied, "faults": self.faults}


@dataclass(slots=True)
class ScenarioRun:
    """One scenario in the hands of the model."""

    state: Paladins
    random: Random
    idle: bool
    lost: dict[str, dict[str, int]]  # Attributes that penalties took from each player

    def give(self, command: str, **facts: Any) -> None:
        """One command; the program draws."""
        do(self.state, command, facts, Chance(generator=self.random))

    def play_round(self) -> None:
        """From turning up the cards to the last penalty."""
        self.give("reveal")
        for player in self.state.in_turn() * (0 if self.idle else ACTIONS):
            self.give("action", player=player, action=self.action())
        self.give("end-round")
        while self.state.stage == "threats":
            self.take_penalties()

    def action(self) -> str:
        """What the player on turn does."""
        aims = [self.state.threat_card(threat.card).action for threat in self.state.threats]
        aims = [action for action in aims if action in FREE]
        return self.random.choice(aims if aims and self.random.random() < AIMED else FREE)

    def take_penalties(self) -> None:
        """Every player's answer to the Threat that is due."""
        due, given = self.state.due[0], {}
        for player in due.players:
            options = possible(self.state, due.card, player)
            payable = [id for id, option in options.items() if option] or list(options)
            in_honour = [id for id in payable if id == "honour"] if self.idle else []
            given[player] = self.random.choice(in_honour or payable)
            for effect in options[given[player]]:
                if effect.do == "lose" and effect.what in ATTRIBUTES:
                    self.lost[player][effect.what] += effect.n
        self.give("penalty", options=given)

    def cost(self, player: str) -> int:
        """The VP a player has lost by Honour, by penalties and by the Workers left."""
        table, honour = FIGURES["paladins-attribute"].values, self.state.honour[player]
        stand = [max(0, min(honour, ATTRIBUTE - taken)) for taken in self.lost[player].values()]
        per_worker = self.state.cards.the(KingsThreat).per_worker
        return sum(table[ATTRIBUTE] - table[one] for one in stand) + per_worker * self.state.on_threats


def new_state(cards: Cards, level: str, players: int) -> Paladins:
    """A scenario before its set-up, with the default house rules."""
    settings = Settings({rule.id: rule.values[0] for rule in RULES})
    state = Paladins(NAMES[:players], cards, settings, level)
    state.honour = dict.fromkeys(state.players, MOST_HONOUR)
    return state


def play(cards: Cards, tally: RunStats, random: Random) -> None:
    """One run, from set-up to the end of round 7."""
    state = new_state(cards, tally.level, tally.players)
    run = ScenarioRun(state, random, tally.idle, {player: dict.fromkeys(ATTRIBUTES, 0) for player in state.players})
    run.give("first-player")
    run.give("townsfolk")
    emptied = False
    while state.round < LAST_ROUND:
        run.play_round()
        tally.faults += faults(state)
        emptied = emptied or not state.supply
        if state.round <= BEFORE_MIDDLE:
            tally.early = min(tally.early, *state.honour.values())
    tally.emptied += emptied
    tally.honour.append(mean(state.honour.values()))
    tally.workers.append(state.on_threats)
    tally.cost.append(mean(run.cost(player) for player in state.players))


def faults(state: Paladins) -> Iterator[str]:
    """What must never be true between rounds."""
    if not 0 <= state.supply <= BARON_WORKERS:
        yield f"supply {state.supply}"
    if not all(0 <= honour <= MOST_HONOUR for honour in state.honour.values()):
        yield f"honour {state.honour}"
    up, all_cards = [threat.card for threat in state.threats], state.cards.all(ThreatCard)
    if len({*up, *state.gone, *state.deck}) != len(all_cards):
        yield f"threats {up} {state.gone}"
    if len(all_cards) - len(state.deck) != len(columns(state.level, state.round)):
        yield f"round {state.round}: {len(state.deck)} Threats unseen"


def simulate(cards: Cards, runs: int, seed: str) -> list[RunStats]:
    """So many runs for each number of players and level, with the model and with the idle team."""
    tallies = [RunStats(level, size, idle) for idle in (False, True) for size in SIZES for level in LEVELS]
    for tally in tallies:
        random = Random(f"{seed}/{tally.level}/{tally.players}/{tally.idle}")
        for _ in range(runs):
            play(cards, tally, random)
    return tallies


def easier(tallies: list[RunStats]) -> list[RunStats]:
    """The tallies of the model that do not cost the team more than the level below; an idle team loses all anyway."""
    pairs = pairwise(tally for tally in tallies if not tally.idle)
    return [high for low, high in pairs if low.players == high.players and mean(high.cost) <= mean(low.cost)]


def is_decided_early(cards: Cards, tallies: list[RunStats]) -> bool:
    """Whether cards alone decide before the middle: Honour gone by then, or a target the Orders alone would reach."""
    orders = sum(cards.the(OrderSpaces).vp)
    return any(tally.early == 0 for tally in tallies) or orders >= cards.the(KingsThreat).target_per_player


def report(cards: Cards, runs: int, seed: str) -> tuple[dict[str, Any], list[Message]]:
    """The runs for JSON, and in words: the model, a line for each setting, the verdicts."""
    tallies = simulate(cards, runs, seed)
    slack, early = easier(tallies), is_decided_early(cards, tallies)
    broken = any(tally.faults for tally in tallies)
    shape = {"runs": runs, "tallies": [t.to_dict() for t in tallies], "harder": not slack, "decided_early": early}
    verdicts = [
        msg("verdict-easier" if slack else "verdict-harder"),
        msg("verdict-early" if early else "verdict-not-early"),
        msg("verdict-faults" if broken else "verdict-bounds"),
    ]
    return shape, [msg("model", runs=str(runs)), *(tally.message() for tally in tallies), *verdicts]
