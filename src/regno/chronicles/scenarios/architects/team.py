"""A stated model of a team, for the simulator.

Each turn a player places one Worker: in the Guildhall with chance 0.2, in the Black Market 0.06, in the Town Centre
0.1, in the Guardhouse 0.1, else at one of six open locations: three times in five the one where most of his stand,
otherwise any. It yields as many goods as he has Workers there; while a Demand is open he gives one good to it. From
the Town Centre he captures the Baron's Workers where most of them stand. In the Guardhouse he imprisons those he
holds, else releases the colour with most in Prison, else frees his own captives for five goods. Without a Worker at
home he takes back those of his fullest location.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from regno.chronicles.chance import Chance
from regno.chronicles.packs.architects import PlayerBoard
from regno.chronicles.packs.pack import Cards
from regno.chronicles.scenarios.architects import do, hand
from regno.chronicles.scenarios.architects.actions import unmet
from regno.chronicles.scenarios.architects.baron import waits_for
from regno.chronicles.scenarios.architects.guildhall import free_stalls
from regno.chronicles.scenarios.architects.rules import PLAYERS, RULES
from regno.chronicles.scenarios.architects.setup import OTHER
from regno.chronicles.scenarios.architects.state import OPEN, WORKERS, Architects, Baron, Crew
from regno.chronicles.settings import Settings

NAMES = ("A", "B", "C", "D", "E", "F")
GUILDHALL, MARKET, TOWN_CENTRE, GUARDHOUSE = 0.2, 0.06, 0.1, 0.1
GATHERED = 0.6  # how often he works where most of his Workers stand
FREEDOM = 5  # goods that it costs to free captives
YIELDING = ("quarry", "forest", "silversmith", "mines", "storehouse", "workshop")


@dataclass(slots=True)
class Team:
    """One scenario in the hands of the model."""

    state: Architects
    random: Random
    at: dict[str, dict[str, int]]  # where each player's Workers stand, by open location
    goods: int = 0
    debts: int = 0
    virtue_lost: int = 0

    def give(self, command: str, **facts: Any) -> None:
        """Give a command, and note what it cost in Debts and Virtue."""
        _, said = do(self.state, command, facts, Chance(generator=self.random))
        for sentence in said:
            self.debts += sentence.key == "did-debt"
            self.virtue_lost += sentence.key == "did-reset-virtue"

    def home(self, player: str) -> int:
        """Workers on a player's own board."""
        return self.state.workers[player].free - sum(self.at[player].values())

    def turn(self, player: str) -> None:
        """One turn of a player."""
        if not self.home(player):
            self.gather(player)
            return
        chance = self.random.random()
        for share, deed in self.deeds():
            if chance < share:
                deed(player)
                return
            chance -= share
        self.work(player)

    def deeds(self) -> list[tuple[float, Callable[[str], None]]]:
        """What a turn can be beside work, with its chance."""
        guildhall = 0 if self.state.full else GUILDHALL
        return [
            (guildhall, lambda player: self.give("guildhall", player=player)),
            (MARKET, lambda player: self.give("market", player=player, space=self.random.choice(self.stalls()))),
            (TOWN_CENTRE, self.capture),
            (GUARDHOUSE, self.guard),
        ]

    def stalls(self) -> list[int]:
        """The free spaces of the Black Market."""
        return free_stalls(self.state)

    def gather(self, player: str) -> None:
        """Take home the own Workers of the fullest location; with none anywhere the turn is lost."""
        self.at[player][self.fullest(player)] = 0

    def work(self, player: str) -> None:
        """Goods, and one of them to a Demand."""
        fullest = max(YIELDING, key=lambda at: self.at[player][at])
        at = fullest if self.random.random() < GATHERED else self.random.choice(YIELDING)
        self.at[player][at] += 1
        self.goods += self.at[player][at]
        for shown in unmet(self.state)[:1]:
            self.goods -= 1
            self.give("donate", player=player, item=shown.card.items[0], demand=shown.card.id)

    def capture(self, player: str) -> None:
        """The Baron's Workers where most of them stand."""
        self.at[player]["town_centre"] += 1
        fullest = max(OPEN, key=lambda at: self.state.baron.at[at])
        if self.state.baron.at[fullest]:
            self.give("capture", player=player, baron=[fullest])

    def guard(self, player: str) -> None:
        """Imprison, else release, else free."""
        state = self.state
        self.at[player]["guardhouse"] += 1
        most = max(state.players, key=state.prison_count)
        if state.baron.held[player]:
            self.give("imprison", player=player)
        elif state.prison_count(most):
            self.give("release", player=player, colours=[most])
        elif state.captives(player):
            self.give("free", player=player, price="silver")
            self.goods -= FREEDOM

    def baron(self) -> None:
        """The Baron's turn, with whatever he asks answered by the model."""
        self.give("reveal")
        while self.state.stage == "baron":
            ANSWERS[waits_for(self.state)](self)
        for player in self.state.players:
            self.settle(player)

    def standing(self) -> None:
        """Tell who stands where the Baron is; he takes as many as he reaches."""
        used, reach = self.state.used, hand.reach(self.state)
        there = {player: at[used] for player, at in self.at.items() if at[used]}
        for player in there:
            self.at[player][used] -= min(reach, there[player])
        self.give("standing", workers=there)

    def settle(self, player: str) -> None:
        """A Worker that left the game when nobody was at home stood at the fullest location."""
        while self.home(player) < 0:
            self.at[player][self.fullest(player)] -= 1

    def fullest(self, player: str) -> str:
        """Where most of a player's Workers stand."""
        return max(OPEN, key=lambda at: self.at[player][at])

    def exile(self) -> None:
        """Whoever has nobody at home takes the Worker from Prison."""
        state = self.state
        able = [player for player in state.players if state.workers[player].prison and state.workers[player].free]
        self.give("exile", from_prison=[player for player in able if not self.home(player)])


ANSWERS: dict[str, Callable[[Team], None]] = {
    "reveal": lambda team: team.give("reveal"),
    "standing": Team.standing,
    "tax": lambda team: team.give("tax", silver=team.random.randrange(9)),
    "exile": Team.exile,
    "choose": lambda team: team.give("choose", player=team.random.choice(team.state.players)),
    "option": lambda team: team.give("option", option=1),
}


def new_team(cards: Cards, mode: str, players: int, random: Random) -> Team:
    """A scenario that has just begun, with as many in Prison as boards drawn at random say."""
    names = NAMES[:players]
    state = Architects(
        names,
        cards,
        Settings({rule.id: rule.values[0] for rule in RULES}),
        workers={name: Crew(WORKERS) for name in names},
        baron=Baron(held=dict.fromkeys(names, 0)),
    )
    team = Team(state, random, {name: dict.fromkeys(OPEN, 0) for name in names})
    team.give("prepare", mode=mode, artisans="yes" if players == PLAYERS[1] else "no")
    prisons = [board.prison for board in cards.all(PlayerBoard)] or [0]
    for name in names:
        team.give("board", player=name, board=OTHER, prison=random.choice(prisons))
    for name in names:
        team.give("apprentice", player=name, side=random.choice(("rogue", "reverend")))
    team.give("first-player", player=random.choice(names))
    team.give("reveal")
    return team
