"""Builders for tests of the Paladins scenario: a table set up, or at any round, in a line."""

from __future__ import annotations

from typing import Any

from campaign_table import NAMES
from campaign_table import give as give
from campaign_table import house as house

from regno.chronicles.chronicle import Chronicle
from regno.chronicles.creation import begin

TOWNSFOLK = ("bell", "gate", "bowl", "rope")  # pray, garrison, absolve, commission: in seat order
ORDERS = ("bridge", "treaty", "vigil")
THREATS = ("breach", "riders", "rigged-scales", "empty-tower", "idle-forge", "silent-choir")  # one a column
SHEET = {
    "strength": 8, "faith": 8, "influence": 8, "commission": 5, "garrison": 0, "fortify": 5, "absolve": 0,
    "develop": 6, "walls": 3, "converted": 4, "debts_paid": 1, "debts_unpaid": 1, "goods": 7,
}  # fmt: skip


def table(players: int = 3, *, rules: dict[str, str] | None = None, seed: str = "7", **facts: Any) -> Chronicle:
    """A scenario before its first command, or at the position of the facts."""
    fields = {"players": list(NAMES[:players]), **facts}
    return Chronicle(begin("paladins", house(), title="Test", facts=fields, rules=rules or {}, seed=seed))


def in_round(number: int, players: int = 3, *, threats: dict[str, int] | None = None, **more: Any) -> Chronicle:
    """A scenario in play in a round of the normal level, Anna first, no Threat left unless told."""
    turned = THREATS[: {1: 0, 2: 1, 3: 3, 4: 4, 5: 5}.get(number, 6)]
    position = {
        "first": "Anna",
        "townsfolk": list(TOWNSFOLK[:players]),
        "round": number,
        "orders": list(ORDERS[:number]),
        "threats": dict.fromkeys(turned, 0) if threats is None else threats,
    }
    return table(players, **{**position, **more})


def act(chronicle: Chronicle, player: str, action: str, **more: Any) -> list[str]:
    """A player does an action."""
    return give(chronicle, "action", player=player, action=action, **more)


def honour(chronicle: Chronicle) -> list[int]:
    """The Honour of the players in seat order."""
    return [chronicle.state.honour[player] for player in chronicle.state.players]


def workers(chronicle: Chronicle) -> dict[str, int]:
    """The Workers on each Threat."""
    return {threat.card: threat.workers for threat in chronicle.state.threats}
