"""``POST /api/history/odds``: the chance of a group on each level of a scenario tonight, and the level that is even."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.chronicles import history
from regno.chronicles.history import Calibration, Evening
from regno.chronicles.result import ChronicleResult
from regno.web.history.messages import ChroniclePlayed
from regno.web.history.routes import chronicles_of_tokens
from regno.web.http import Route, gzip_json, read

MOST_PLAYERS = 6
Name = Annotated[str, msgspec.Meta(max_length=60)]


class OddsOf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario, who will play it, and the tokens that open what they have played before."""

    kind: Name
    players: Annotated[list[Name], msgspec.Meta(max_length=MOST_PLAYERS)]
    tokens: list[str]


class LevelOdds(msgspec.Struct, frozen=True):
    """The chance on one level with its 95 % interval, and the chance before any evening of the group's own."""

    level: str
    chance: float
    low: float
    high: float
    simulated: float


class LevelResults(msgspec.Struct, frozen=True):
    """How many of a group's own evenings on one level of the scenario were won."""

    level: str
    won: int
    played: int


class OddsKept(msgspec.Struct, frozen=True):
    """How the predictions before this group's evenings turned out."""

    evenings: int
    predicted: float  # mean chance
    won: int
    brier: float  # mean squared error; always saying one half gets 0.25


class Odds(msgspec.Struct, frozen=True):
    """What is to be expected of tonight; without levels where the scenario was never simulated so."""

    levels: list[LevelOdds]  # the easiest first
    even: str  # the level whose chance is nearest to one half
    evenings: int  # of this group, that moved the chances
    basis: Literal["shares", "points"]  # by the share that the simulated team wins, or by the group's points alone
    kept: OddsKept | None
    own: list[LevelResults]  # of this group in this scenario, whether it was simulated or not
    waiting: int  # chronicles that are not replayed yet: ask again


async def odds(request: Request) -> Response:
    """Answer with the chances of a group, from the simulated team and the group's own evenings."""
    asked = await read(request, OddsOf)
    chronicles, waiting = await chronicles_of_tokens(request, asked.tokens)
    return gzip_json(request, odds_of(asked, chronicles, waiting))


def odds_of(asked: OddsOf, chronicles: list[ChroniclePlayed], waiting: int = 0) -> Odds:
    """Return the odds of a group with these chronicles behind it."""
    evenings = evenings_of(asked.players, chronicles)
    count = len(asked.players)
    levels = []
    for level in history.levels(asked.kind, count):
        found = history.win_chance(asked.kind, level, count, evenings)
        if found:
            parts = (round(part, 3) for part in (found.chance, found.low, found.high, found.simulated))
            levels.append(LevelOdds(level, *parts))
    kept = history.calibration(history.telling(asked.kind, evenings))
    even = history.even_level(asked.kind, count, evenings)
    return Odds(
        levels=levels,
        even=even or "",
        evenings=kept.evenings if kept else 0,
        basis="points" if asked.kind in history.level_costs() else "shares",
        kept=kept_view(kept) if kept else None,
        own=own_results(asked.kind, evenings),
        waiting=waiting,
    )


def own_results(kind: str, evenings: list[Evening]) -> list[LevelResults]:
    """Return what a group has won on each level of a scenario that it has played."""
    by_level = history.shares((one for one in evenings if one.kind == kind), lambda one: one.result.level)
    return [LevelResults(level, share.won, share.played) for level, share in by_level.items()]


def kept_view(kept: Calibration) -> OddsKept:
    """Return a calibration for the wire."""
    return OddsKept(
        evenings=kept.evenings,
        predicted=round(kept.predicted, 3),
        won=round(kept.won * kept.evenings),
        brier=round(kept.brier, 3),
    )


def evenings_of(players: list[str], chronicles: list[ChroniclePlayed]) -> list[Evening]:
    """Return the finished evenings of exactly these people, whatever their seats, the oldest first."""
    group = history.group_of(players)
    together = [evening(one) for one in chronicles if one.result and history.group_of(one.players) == group]
    return sorted(together, key=lambda one: one.ended)


def evening(played: ChroniclePlayed) -> Evening:
    """Return a finished co-operative chronicle as an evening."""
    won = played.result == "won"
    result = ChronicleResult(played.level, over=True, won=won, points=played.margin, target=0)
    return Evening(played.kind, result, tuple(played.players), played.touched)


ROUTES = [Route("/api/history/odds", odds, methods=["POST"], limit="list")]
