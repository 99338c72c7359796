"""All that is true of a Paladins scenario, and the counts everything else asks for."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from regno.chronicles.messages import Catalogue, Message, Refusal, TextLike
from regno.chronicles.packs.cards import card_name
from regno.chronicles.packs.pack import Cards
from regno.chronicles.packs.paladins import (
    KingsOrder,
    KingsThreat,
    OrderSpaces,
    OutsidersThreat,
    StartTownsfolk,
    ThreatCard,
)
from regno.chronicles.settings import Settings
from regno.chronicles.steps import named_step

msg = Catalogue("paladins")
new_step = partial(named_step, msg)
MOST_HONOUR = 12
BARON_WORKERS = 20
LAST_ROUND = 7
LATE = 5  # the round in which the Outsiders Threat is turned over
Stage = Literal["setup", "reveal", "play", "threats", "scoring", "over"]


@dataclass(slots=True)
class Threat:
    """A Baron Threat that lies face up: its card, the column it lies in, the Baron's Workers on it."""

    card: str
    column: int
    workers: int


@dataclass(slots=True)
class Penalty:
    """A Threat whose penalty is due, and the players who have not yet taken it, in order."""

    card: str
    players: list[str]


@dataclass(slots=True)
class Paladins:
    """The scenario at one moment."""

    players: tuple[str, ...]  # in seat order, clockwise
    cards: Cards
    settings: Settings
    level: str
    stage: Stage = "setup"
    first: str = ""  # first player of the round; not yet known when empty
    round: int = 0
    townsfolk: dict[str, str] = field(default_factory=dict)  # the Starting Townsfolk of each player
    honour: dict[str, int] = field(default_factory=dict)
    orders: list[str] = field(default_factory=list)  # the King's Orders face up, by space
    completed: dict[str, list[str]] = field(default_factory=dict)  # who placed a Worker on an Order
    threats: list[Threat] = field(default_factory=list)  # Baron Threats face up, left to right, the upper first
    gone: list[str] = field(default_factory=list)  # Baron Threats that have left the game
    favours: list[int] = field(default_factory=list)  # Workers on each King's Favour face up, this round
    outsiders: int = 0  # Outsiders removed this round by Attack and Convert
    due: list[Penalty] = field(default_factory=list)  # penalties of this round's end, the next first
    hired: dict[str, list[str]] = field(default_factory=dict)  # extra Townsfolk of each player
    sheets: dict[str, dict[str, int]] = field(default_factory=dict)  # what each player entered for the base score
    points: dict[str, int] = field(default_factory=dict)  # base scores added up at the table

    @property
    def supply(self) -> int:
        """The Baron's Workers that are on no Threat; below 0 when the table uses substitutes."""
        return BARON_WORKERS - self.on_threats

    @property
    def on_threats(self) -> int:
        """The Baron's Workers on Threats."""
        return sum(threat.workers for threat in self.threats)

    @property
    def deck(self) -> list[str]:
        """The Baron Threats nobody has seen yet; those left at the end were in the box."""
        seen = {*self.gone, *(threat.card for threat in self.threats)}
        return [card.id for card in self.cards.all(ThreatCard) if card.id not in seen]

    @property
    def need(self) -> int:
        """How many Outsiders must be removed this round."""
        card = self.cards.the(OutsidersThreat)
        return (card.late if self.round >= LATE else card.early)[len(self.players)]

    @property
    def plus(self) -> int:
        """What the King's Threat adds to every Attribute of the Orders, once it is face up."""
        return self.cards.the(KingsThreat).plus if self.round == LAST_ROUND else 0

    @property
    def target(self) -> int:
        """The VP the players need together."""
        return self.cards.the(KingsThreat).target_per_player * len(self.players)

    @property
    def need_assumed(self) -> tuple[Message, ...]:
        """That the number of Outsiders is not from the box on the table, where that is so."""
        return (msg("assume-outsiders-card"),) if self.cards.is_filling(self.cards.the(OutsidersThreat)) else ()

    def threat_card(self, id: str) -> ThreatCard:
        """The card of a Baron Threat."""
        return self.cards.by_id(ThreatCard)[id]

    def order_card(self, id: str) -> KingsOrder:
        """The card of a King's Order."""
        return self.cards.by_id(KingsOrder)[id]

    def order_vp(self, id: str) -> int:
        """The VP below an Order that lies face up."""
        return self.cards.the(OrderSpaces).vp[self.orders.index(id)]

    def townsfolk_card(self, player: str) -> StartTownsfolk:
        """The Starting Townsfolk of a player."""
        return self.cards.by_id(StartTownsfolk)[self.townsfolk[player]]

    def threat_name(self, id: str) -> TextLike:
        """The name of a Baron Threat."""
        name: TextLike = card_name(self.threat_card(id))
        return name

    def order_name(self, id: str) -> TextLike:
        """The name of a King's Order."""
        name: TextLike = card_name(self.order_card(id))
        return name

    def in_turn(self) -> list[str]:
        """The players from the round's first, clockwise."""
        at = self.players.index(self.first)
        return [*self.players[at:], *self.players[:at]]


def at_stage(state: Paladins, *stages: Stage) -> None:
    """Refuse what belongs to another moment of the scenario."""
    if state.stage not in stages:
        raise Refusal(msg("not-now", now=where(state)))


def where(state: Paladins) -> Message:
    """The heading of the log: the round, and where in it; while players take their turns, who began."""
    return msg(f"stage-{state.stage}", round=str(state.round + (state.stage == "reveal")), first=state.first)


def action_name(action: str) -> Message:
    """The name of an action."""
    return msg(f"action-{action}")
