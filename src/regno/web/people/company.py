"""The people one has played with, who can be invited to another table without a link."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regno.table.errors import TableError
from regno.table.seats import FORGOTTEN, Seat
from regno.table.summary import TableRow
from regno.web.http import Json, Route
from regno.web.people.deps import people_of
from regno.web.people.people import People
from regno.web.people.routes import device_of, rows_of

MOST = 20  # people in the list
MOST_LOOKED_AT = 200  # of one's latest tables


class Companion(msgspec.Struct, frozen=True):
    """Somebody one has played with, known by a seat at a table they shared."""

    name: str
    table: str
    seat: int
    last: int  # when, in milliseconds since 1970


class Company(msgspec.Struct, frozen=True):
    """The people one has played with, the latest first."""

    people: list[Companion]


def companion(row: TableRow, seat: int, held: frozenset[str] | set[str]) -> Seat:
    """Return the seat of another person at a table that one has played at; raise TableError if there is none."""
    if not row.seats_of(held):
        raise TableError("not-at-table")
    found = row.summary.seats[seat] if 0 <= seat < len(row.summary.seats) else Seat()
    if not found.holder or found.holder == FORGOTTEN or found.holder in held or found.reserved:
        raise TableError("no-companion")
    return found


def company_of(people: People, rows: list[TableRow], person: str) -> list[Companion]:
    """Return the people of some tables, each once. Reads the store of people."""
    held = set(people.store.holdings(person))
    found = dict[str, Companion]()
    for row in rows[:MOST_LOOKED_AT]:
        for number in range(len(row.summary.seats)):
            try:
                seat = companion(row, number, held)
            except TableError:
                continue
            owner = people.owner(seat.holder)
            if owner and owner != person and owner not in found and len(found) < MOST:
                found[owner] = Companion(seat.name, row.id, number, row.touched)
    return list(found.values())


async def company(request: Request) -> Response:
    """``GET /api/person/company``: the people I have played with."""
    device = await device_of(request)
    rows = await rows_of(request, device.person)
    return Json(Company(await asyncio.to_thread(company_of, people_of(request), rows, device.person)))


ROUTES = [Route("/api/person/company", company)]
