"""The routes of the deal of the day."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.proelio.rules.victory import WHOLE, payoff
from regno.table.errors import TableError
from regno.table.seats import MAX_NAME, validate_name
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.web.daily.deal import OPPONENT, daily_settings, is_of_deal
from regno.web.daily.rates import BotShares
from regno.web.daily.results import DailyResult, DailyStore
from regno.web.daily.worker import BotShare
from regno.web.http import Route, gzip_json, read, registry_of
from regno.web.people.deps import people_of

DAY = 86_400  # seconds
MAX_PLAYED = 16  # games that one asks about


class DailyGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of one's own, with the token of the seat."""

    table: str
    token: str


class DailyQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One's own games with the deal; those that are finished count from now on, under this name or none."""

    played: Annotated[list[DailyGame], msgspec.Meta(max_length=MAX_PLAYED)] = []
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""


class DailyRow(msgspec.Struct, frozen=True):
    """A result as the page shows it."""

    name: str
    seat: int
    share: float
    ending: str
    winners: list[int]
    round: int
    helped: bool
    yours: bool
    table: str  # its replay is open to everybody who has played the seat


class SeatShare(msgspec.Struct, frozen=True):
    """How often people won from a seat; of a seat that one has not played only the number of games."""

    seat: int
    games: int
    won: float


class DailyDeal(msgspec.Struct, frozen=True):
    """The deal of a day, how bots and people fare with it, and every result from the seats that one has played."""

    day: str
    seconds: int  # until the next deal
    terms: TableSettings
    opponent: str
    bots: list[BotShare]
    measuring: bool  # whether more games of bots are being played
    people: list[SeatShare]
    rows: list[DailyRow]


async def deal_of_day(request: Request) -> Response:
    """``POST /api/daily``: hand in finished games, and return the deal with all results that one may see."""
    asked = await read(request, DailyQuestion)
    now = datetime.now(UTC)
    store, shares = request.app.state.daily, request.app.state.daily_shares
    name = validate_name(asked.name) if asked.name else ""
    tables = [table for game in asked.played if (table := await own_table(request, game))]
    await asyncio.to_thread(hand_in, store, tables, name, now.date())
    shares.follow(now.date())
    results = await asyncio.to_thread(store.read, now.date())
    seconds = DAY - (now.hour * 3600 + now.minute * 60 + now.second)
    found = daily_deal(now.date(), seconds, shares, results, [holder for _, holder in tables])
    return gzip_json(request, found)


async def own_table(request: Request, game: DailyGame) -> tuple[Table, str] | None:
    """Return a table and the person of a token there; None if there is no such table or person."""
    try:
        table = (await registry_of(request).find(game.table)).table
        holder = await asyncio.to_thread(people_of(request).holder_at, game.token, table)
    except TableError:
        return None
    return (table, holder) if holder else None


def hand_in(store: DailyStore, tables: Sequence[tuple[Table, str]], name: str, today: date) -> None:
    """Keep the results of finished games with the deal of today, or of the day before if it was begun then."""
    for table, holder in tables:
        for day in (today, today - timedelta(days=1)):
            if is_of_deal(table.settings, day) and (result := result_of(table, holder, name)):
                store.add(day, result)


def result_of(table: Table, holder: str, name: str) -> DailyResult | None:
    """Return the result of a person alone against the usual opponents; None while the game goes on, or of others."""
    seats = table.seats_of(holder)
    others = [seat for number, seat in enumerate(table.seats) if number not in seats]
    if len(seats) != 1 or table.phase != "over" or any(seat.holder or seat.bot != OPPONENT for seat in others):
        return None
    game = table.require_over().game
    result, s = game.result, game.state
    assert result
    return DailyResult(
        table=table.id,
        holder=holder,
        seat=seats[0],
        name=name,
        share=payoff(s, seats[0]) / WHOLE,
        ending=result.ending,
        winners=list(result.winners),
        round=max(s.turns),
        helped=table.others > len(table.seats) or bool(table.seats[seats[0]].bot),
    )


def daily_deal(
    day: date, seconds: int, shares: BotShares, results: Sequence[DailyResult], holders: Sequence[str]
) -> DailyDeal:
    """Return the deal of a day for people of these hashes: others' results from the seats that they have played."""
    settings = daily_settings(day)
    played = {each.seat for each in results if each.holder in holders}
    seen = [each for each in results if each.seat in played]
    seen.sort(key=lambda each: (-each.share, each.helped, each.round if each.share else -each.round))
    people = [[each for each in results if each.seat == seat] for seat in range(settings.houses)]
    return DailyDeal(
        day=day.isoformat(),
        seconds=seconds,
        terms=settings,
        opponent=OPPONENT,
        bots=shares.shares_of(day),
        measuring=shares.is_measuring,
        people=[
            SeatShare(seat, len(rows), sum(row.share for row in rows) if seat in played else 0.0)
            for seat, rows in enumerate(people)
        ],
        rows=[
            DailyRow(each.name, each.seat, each.share, each.ending, each.winners, each.round, each.helped,
                     each.holder in holders, each.table)
            for each in seen
        ],
    )  # fmt: skip


ROUTES = [Route("/api/daily", deal_of_day, methods=["POST"], limit="list")]
