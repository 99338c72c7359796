"""The passports' part of the API. Keys come in ``Authorization: Bearer``, codes in bodies: no log names them."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from regno.errors import RegnoError
from regno.table.seats import hash_token
from regno.table.summary import TableRow
from regno.web.chronicles.deps import registry_of as chronicles_of
from regno.web.http import Json, Route, read, registry_of
from regno.web.people import messages
from regno.web.people.deps import key_of, people_of
from regno.web.people.errors import PassportError
from regno.web.people.people import Description, is_key, letters_of, require_key
from regno.web.people.store import Device, Holding
from regno.web.people.user_agent import describe

MARGIN = 4  # modules of white around a QR code, as its standard asks
MOST_ROWS = 5_000  # tables of one person that are looked at
LIVE = ("open", "playing")


def description_of(request: Request) -> Description:
    return describe(request.headers.get("user-agent", ""))


async def device_of(request: Request) -> Device:
    """Return the device that asks; raise PassportError if its key is none of ours."""
    request.app.state.person_limiter.admit(request)
    return await asyncio.to_thread(people_of(request).require_device, key_of(request))


async def device_to_grow(request: Request) -> Device:
    """Return the device that asks for something its passport will have for days: it counts as a new passport."""
    device = await device_of(request)
    request.app.state.passport_limiter.admit(request)
    return device


async def take_key(request: Request, hashes: Mapping[str, Holding] | None = None) -> Device:
    """Return the device that asks; it now holds these hashes. A key that is new makes a passport.

    Raise PassportError if there is no key, or if too many passports were made from its address.
    """
    admit = partial(request.app.state.passport_limiter.admit, request)
    key = require_key(key_of(request))
    return await people_of(request).take(key, description_of(request), hashes or {}, admit)


async def rows_of(request: Request, person: str) -> list[TableRow]:
    """Return the tables of a person, the latest first."""
    registry, people = registry_of(request), people_of(request)
    held = await asyncio.to_thread(people.store.holdings, person)
    return await registry.rows(lambda: registry.store.tables_of(list(held), MOST_ROWS))


async def seats_held(request: Request, person: str) -> dict[str, bool]:
    """Return the live tables at which a person has a seat, and whether it is their turn there."""
    held = await asyncio.to_thread(people_of(request).store.holdings, person)
    live = [row for row in await rows_of(request, person) if row.phase in LIVE]
    return {row.id: row.summary.chooser in row.seats_of(held) for row in live if row.seats_of(held)}


async def take(request: Request) -> Response:
    """``POST /api/person/take``: let the passport hold what these tokens open; a token that opens nothing is left.

    So is the token of a seat at a table where the person already has one by another token, or that is in another
    passport: it goes on by itself.
    """
    people, registry, chronicles = people_of(request), registry_of(request), chronicles_of(request)
    asked = await read(request, messages.Take)
    device = await take_key(request)

    def find_holdings() -> dict[str, Holding]:
        """Return the hashes that open something and may be held."""
        held = people.store.holdings(device.person)
        mine = {row.id for row in registry.store.tables_of(list(held), MOST_ROWS) if row.seats_of(held)}
        found = dict[str, Holding]()
        for hash in map(hash_token, asked.tables):
            rows = registry.store.tables_of([hash], MOST_ROWS)
            seated = {row.id for row in rows if row.seats_of([hash]) and row.phase in LIVE}
            if hash in held or (rows and not seated & mine and people.owner(hash) in ("", device.person)):
                found[hash] = "table"
                mine |= seated
        found |= {hash: "chronicle" for hash in map(hash_token, asked.chronicles) if chronicles.store.rights([hash])}
        return found | {hash: "pack" for hash in map(hash_token, asked.packs) if chronicles.packs.store.rights([hash])}

    hashes = await asyncio.to_thread(find_holdings)
    await take_key(request, hashes)
    sent = (token for token in (*asked.tables, *asked.chronicles, *asked.packs) if not is_key(token))
    settings = await people.settle(device.person, asked.settings)
    return Json(messages.Taken([token for token in sent if hash_token(token) in hashes], settings))


async def show(request: Request) -> Response:
    """``GET /api/person``: the passport of the device that asks."""
    device, people = await device_of(request), people_of(request)
    person = await asyncio.to_thread(people.store.person, device.person)
    if person is None:
        raise PassportError("no-passport")
    devices = await asyncio.to_thread(people.store.devices, person.id)
    kinds = list((await asyncio.to_thread(people.store.holdings, person.id)).values())
    rows = [row for row in await rows_of(request, person.id) if row.phase != "closed"]
    seen = [
        messages.DeviceSeen(each.number, each.kind, each.browser, each.system, each.made, each.seen, each == device)
        for each in devices
    ]
    running = sum(row.phase in LIVE for row in rows)
    name = str(person.settings.get("name", ""))
    chronicles, packs = kinds.count("chronicle"), kinds.count("pack")
    return Json(messages.Passport(
        person.made, name, person.settings, seen, running, len(rows) - running, chronicles, packs
    ))  # fmt: skip


async def make_code(request: Request) -> Response:
    """``POST /api/person/code``: a link and its QR code that let one more device in, once and for ten minutes."""
    device = await device_to_grow(request)
    asked = await read(request, messages.MakeCode)
    code, until = await people_of(request).make_code(device)
    link = f"{asked.origin}/passport{f'?to={asked.to}' if asked.to else ''}#{code}"
    size, path = draw_qr(link)
    return Json(messages.Code(link, letters_of(code), until, size, path), 201)


def draw_qr(text: str) -> tuple[int, str]:
    """Return the size of a QR code in modules and its dark modules as the path of an SVG."""
    import segno  # of all routes about people only this one needs it

    matrix = [[bool(each) for each in row] for row in segno.make(text, error="m", micro=False).matrix]
    parts = []
    for y, row in enumerate(matrix):
        x = 0
        while x < len(row):
            width = next((ahead for ahead, dark in enumerate(row[x:]) if not dark), len(row) - x)
            if width:
                parts.append(f"M{x + MARGIN} {y + MARGIN}h{width}v1h-{width}z")
            x += width + 1
    return len(matrix) + 2 * MARGIN, "".join(parts)


async def person_behind(request: Request, code: str) -> tuple[str, Device | None]:
    """Return the person whom a code or the key of a file opens, and the device that made it; raise PassportError."""
    people = people_of(request)
    if is_key(code):
        device = await asyncio.to_thread(people.require_device, code)
        return device.person, device
    found = await asyncio.to_thread(people.code_of, code)
    devices = await asyncio.to_thread(people.store.devices, found.person)
    return found.person, next((each for each in devices if each.number == found.device), None)


async def look(request: Request) -> Response:
    """``POST /api/person/look``: whose passport a code opens; nothing changes."""
    people, code = people_of(request), (await read(request, messages.UseCode)).code
    person, device = await person_behind(request, code)
    found = await asyncio.to_thread(people.store.person, person)
    seats, held = await seats_held(request, person), await asyncio.to_thread(people.store.holdings, person)
    until = 0 if is_key(code) else (await asyncio.to_thread(people.code_of, code)).until
    mine = await asyncio.to_thread(people.person_of, key_of(request))
    return Json(messages.Offered(
        name=str(found.settings.get("name", "")) if found else "",
        letters="" if is_key(code) else letters_of(code),
        until=until,
        from_kind=device.kind if device else "computer",
        running=len(seats),
        waiting=sum(seats.values()),
        chronicles=list(held.values()).count("chronicle"),
        mine=len(await asyncio.to_thread(people.store.holdings, mine)) if mine and mine != person else 0,
    ))  # fmt: skip


async def join(request: Request) -> Response:
    """``POST /api/person/join``: make the asking device one of the passport that a code or a file opens."""
    people, code, key = people_of(request), (await read(request, messages.UseCode)).code, require_key(key_of(request))
    person, _ = await person_behind(request, code)
    before = await asyncio.to_thread(people.person_of, key)
    if before and before != person:
        both = (await seats_held(request, before)).keys() & (await seats_held(request, person)).keys()
        if both:
            raise PassportError("two-seats", count=len(both))
    request.app.state.passport_limiter.admit(request)
    if not is_key(code):
        await people.use_code(code)
    await people.join(person, key, description_of(request))
    return Json({})


async def save_file(request: Request) -> Response:
    """``POST /api/person/file``: let a key that is kept in a file open the passport, until it is revoked."""
    device = await device_to_grow(request)
    asked = await read(request, messages.SaveFile)
    await people_of(request).add_device(device.person, asked.key, ("file", "", ""))
    return Json({}, 201)


async def revoke(request: Request) -> Response:
    """``POST /api/person/revoke``: sign another device or a file out; its connections end at once."""
    device = await device_of(request)
    await people_of(request).revoke(device, (await read(request, messages.Revoke)).device)
    return Json({})


async def renew(request: Request) -> Response:
    """``POST /api/person/renew``: sign all other devices and files out; this one goes on with a new key."""
    device = await device_to_grow(request)
    await people_of(request).renew(device, (await read(request, messages.Renew)).key)
    return Json({})


async def forget(request: Request) -> Response:
    """``POST /api/person/forget``: erase the person from all tables, then the passport. Chronicles stay."""
    device = await device_of(request)
    people, registry = people_of(request), registry_of(request)
    held = await asyncio.to_thread(people.store.holdings, device.person)
    count = 0
    for row in await rows_of(request, device.person):
        for holder in {row.maker, *(seat.holder for seat in row.summary.seats)} & held.keys():
            try:
                await registry.forget(row.id, holder)
                count += 1
            except RegnoError:  # a table that is damaged or was deleted meanwhile
                continue
    await people.forget(device.person)
    return Json(messages.Forgotten(count))


ROUTES = [
    Route("/api/person", show),
    Route("/api/person/take", take, methods=["POST"], limit="person"),
    Route("/api/person/code", make_code, methods=["POST"]),
    Route("/api/person/look", look, methods=["POST"], limit="person"),
    Route("/api/person/join", join, methods=["POST"], limit="person"),
    Route("/api/person/file", save_file, methods=["POST"]),
    Route("/api/person/revoke", revoke, methods=["POST"]),
    Route("/api/person/renew", renew, methods=["POST"]),
    Route("/api/person/forget", forget, methods=["POST"]),
]
