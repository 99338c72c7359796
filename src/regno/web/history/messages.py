"""The messages of the history."""

from __future__ import annotations

import msgspec

from regno.web.history.figures import Lost, Share
from regno.web.messages import TableSeen


class GameFacts(msgspec.Struct, frozen=True):
    """What is known of a finished game besides its row."""

    guilds: list[str]  # by seat, empty where there was none
    turns: int  # of the House that had the most
    lost: float  # points of chance that one's mistakes cost; below 0 while the game was not reviewed


class ChroniclePlayed(msgspec.Struct, frozen=True):
    """A chronicle of one's own."""

    id: str
    kind: str
    title: str
    players: list[str]
    begun: str  # a date and time
    touched: str
    steps: int
    minutes: int  # at the table, without pauses
    over: bool
    level: str  # of difficulty, empty where there is none
    result: str  # won, lost, or empty: it goes on, or one of the players won
    winners: list[str]  # of a campaign
    margin: int  # points above the target, or below it


class ChronicleShare(msgspec.Struct, frozen=True):
    """How many finished chronicles of a kind, a level and a group were won."""

    kind: str
    level: str
    players: list[str]
    games: int
    wins: int


class History(msgspec.Struct, frozen=True):
    """All that a person has played, and figures of it."""

    games: list[TableSeen]
    facts: dict[str, GameFacts]  # by table
    waiting: int  # finished games whose facts are not known yet: ask again
    shares: list[Share]
    lost: list[Lost]
    chronicles: list[ChroniclePlayed]
    chronicle_shares: list[ChronicleShare]
    taken: int  # tokens that open nothing, for what they opened lies in a passport


class HistoryOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys and tokens of one person."""

    tokens: list[str]
