"""Who holds what. A device has a key, made in its browser; the server knows the hash of the key, the person whose
device it is, and the hashes of all tokens that the person holds.

A token of a seat that a person holds opens nothing by itself any more: only the person's devices do, so that a device
which is signed out loses its seats at once. Tokens of chronicles and packs are links that several people share, and
stay what they are.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from regno.table.errors import TableError
from regno.table.seats import hash_token
from regno.table.table import Table
from regno.web.live.protocol import await_write
from regno.web.people.errors import PassportError, revocation_error
from regno.web.people.store import Device, DeviceKind, Holding, Person, Revocation, TransferCode

if TYPE_CHECKING:
    from regno.web.people.sql import SqlPeople

KEY = "p."  # how the key of a device begins, so that it is never taken for a token
KEY_LENGTHS = range(40, 61)
CODE_BYTES = 16
CODE_LASTS = 600_000  # milliseconds
NOTICED_EVERY = 300_000  # milliseconds between two notes that a device was in use
MOST_DEVICES, MOST_HOLDINGS, MOST_SETTINGS = 20, 5_000, 4_096  # of one person; the last in bytes
LETTERS = "ACDEFHKLMNPRTVXY"  # none that is easily taken for another
Description = tuple[DeviceKind, str, str]


def is_key(token: str) -> bool:
    """Whether a token is the key of a device."""
    return token.startswith(KEY)


def require_key(key: str) -> str:
    """Return the key of a device; raise PassportError if it is none."""
    if not is_key(key) or len(key) not in KEY_LENGTHS:
        raise PassportError("no-key")
    return key


def letters_of(code: str) -> str:
    """Return four letters by which two screens are compared."""
    return "".join(LETTERS[each % len(LETTERS)] for each in hashlib.sha256(f"letters {code}".encode()).digest()[:4])


def revocation_by(device: Device) -> Revocation:
    """Return that a device signs others out now."""
    return Revocation(now(), device.kind, device.browser, device.system)


def now() -> int:
    return int(time.time() * 1000)


class People:
    """All people of a server. What reads blocks, so it is called in threads; the rest is for the event loop."""

    def __init__(self, store: SqlPeople) -> None:
        self.store = store
        self.on_revoked: list[Callable[[frozenset[str]], None]] = []  # called with the hashes of keys that end
        self.on_united: list[Callable[[str, str], Awaitable[object]]] = []  # with the old id and the new one
        self.on_forgotten: list[Callable[[str], Awaitable[object]]] = []

    # ------------------------------------------------------------ reading, in threads

    def device_of(self, token: str) -> Device | None:
        """Return the device of a key, None if it is none or unknown; raise PassportError if it was signed out."""
        if not is_key(token):
            return None
        hash = hash_token(token)
        device = self.store.device(hash)
        if device is None:
            if revocation := self.store.revocation(hash):
                raise revocation_error(revocation)
        elif now() - device.seen > NOTICED_EVERY:
            self.store.notice(hash, now())
        return device

    def person_of(self, token: str) -> str:
        """Return the id of the person with this key, or who holds the seats of this token; empty if there is none."""
        device = self.device_of(token)
        return device.person if device else "" if is_key(token) else self.store.owner(hash_token(token))

    def owner(self, holder: str) -> str:
        """Return the id of the person who holds a seat, by the hash in it; empty if it is in nobody's passport."""
        return self.store.owner(holder) if holder else ""

    def hashes(self, tokens: Iterable[str]) -> list[str]:
        """Return the hashes of all that some keys and tokens open."""
        return [hash for hash, _ in self.placed_hashes(tokens)]

    def placed_hashes(self, tokens: Iterable[str]) -> list[tuple[str, int]]:
        """Return the hashes of all that some keys and tokens open, each with the place of what opens it."""
        found = dict[str, int]()
        for place, token in enumerate(tokens):
            if not token:
                continue
            if is_key(token):
                device = self.device_of(token)
                for hash in self.store.holdings(device.person) if device else ():
                    found.setdefault(hash, place)
            elif not self.store.owner(hash := hash_token(token)):
                found.setdefault(hash, place)
        return list(found.items())

    def count_taken(self, tokens: Iterable[str]) -> int:
        """Return how many of these tokens open nothing, because what they opened lies in another's passport."""
        given = list(tokens)
        persons = {device.person for one in given if (device := self.device_of(one))}
        owners = [self.store.owner(hash_token(one)) for one in given if one and not is_key(one)]
        return sum(bool(owner) and owner not in persons for owner in owners)

    def holder_at(self, token: str, table: Table) -> str:
        """Return the hash by which a table knows somebody; empty for a device whose person is not of the table.

        Raise TableError for a token that is nobody's there, or whose seat is in a passport by now.
        """
        known = [hash for hash in self.hashes([token]) if table.is_known(hash)]
        if not known and token and not is_key(token):
            is_held = table.is_known(hash_token(token))  # and left out above: somebody's passport has it
            raise TableError("token-held" if is_held else "unknown-token")
        return max(known, key=lambda hash: (len(table.seats_of(hash)), hash == table.maker), default="")

    def require_device(self, key: str) -> Device:
        """Return the device of a key; raise PassportError if there is none."""
        device = self.device_of(key)
        if device is None:
            raise PassportError("no-passport")
        return device

    def code_of(self, code: str) -> TransferCode:
        """Return a code that is good now; raise PassportError."""
        found = self.store.code(hash_token(code))
        if found is None:
            raise PassportError("code-unknown")
        if found.used:
            raise PassportError("code-used")
        if found.until < now():
            raise PassportError("code-late", at=found.until)
        return found

    # ------------------------------------------------------------ changing

    async def take(
        self, key: str, description: Description, hashes: Mapping[str, Holding], admit: Callable[[], None]
    ) -> Device:
        """Let a person hold some tokens, by their hashes. Return the device.

        A key that is new makes a new person, unless ``admit`` raises.
        """
        device = await asyncio.to_thread(self.device_of, require_key(key))
        if device is None:
            admit()
            kind, browser, system = description
            made = Device(hash_token(key), secrets.token_hex(32), 1, kind, browser, system, now(), now())
            await await_write(self.store.create(Person(made.person, made.made, {}), made))
            device = await asyncio.to_thread(self.require_device, key)  # another request may have been first
        if hashes:
            held = await asyncio.to_thread(self.store.holdings, device.person)
            if len(held.keys() | hashes.keys()) > MOST_HOLDINGS:
                raise PassportError("passport-full", most=MOST_HOLDINGS)
            await await_write(self.store.hold(device.person, hashes))
        return device

    async def settle(self, person: str, changed: dict[str, Any]) -> dict[str, Any]:
        """Change some settings of a person; return all."""
        found = await asyncio.to_thread(self.store.person, person)
        settings = {**(found.settings if found else {}), **changed}
        if len(msgspec.json.encode(settings)) > MOST_SETTINGS:
            raise PassportError("settings-long", most=MOST_SETTINGS)
        if found and settings != found.settings:
            await await_write(self.store.settle(person, settings))
        return settings

    async def make_code(self, device: Device) -> tuple[str, int]:
        """Return a new code that lets one more device in, and until when it is good."""
        code, until = secrets.token_urlsafe(CODE_BYTES), now() + CODE_LASTS
        await await_write(self.store.add_code(hash_token(code), TransferCode(device.person, device.number, until, 0)))
        return code, until

    async def join(self, person: str, key: str, description: Description) -> None:
        """Make the key's device one of a person. What the device held before comes along, with its other devices."""
        before = await asyncio.to_thread(self.device_of, require_key(key))
        if before is None:
            await self.add_device(person, key, description)
        elif before.person != person:
            await self.require_room(person, len(await asyncio.to_thread(self.store.devices, before.person)))
            await await_write(self.store.unite(before.person, person))
            for follow in self.on_united:
                await follow(before.person, person)

    async def use_code(self, code: str) -> None:
        """Use a code up; raise PassportError if somebody else has, or it is too late."""
        if not await await_write(self.store.use_code(hash_token(code), now())):
            await asyncio.to_thread(self.code_of, code)
            raise PassportError("code-used")

    async def add_device(self, person: str, key: str, description: Description) -> None:
        """Add a device to a person; raise PassportError if there are too many."""
        await self.require_room(person, 1)
        kind, browser, system = description
        made = Device(hash_token(require_key(key)), person, 0, kind, browser, system, now(), now())
        await await_write(self.store.add_device(made))

    async def require_room(self, person: str, count: int) -> None:
        if len(await asyncio.to_thread(self.store.devices, person)) + count > MOST_DEVICES:
            raise PassportError("too-many-devices", most=MOST_DEVICES)

    async def revoke(self, by: Device, number: int) -> None:
        """Sign another device of the same person out; raise PassportError if there is none of this number."""
        devices = await asyncio.to_thread(self.store.devices, by.person)
        found = next((each for each in devices if each.number == number and each.hash != by.hash), None)
        if found is None:
            raise PassportError("no-device")
        await self.sign_out([found], by)

    async def renew(self, by: Device, key: str) -> None:
        """Sign all other devices and files out, and give this one a new key."""
        await self.sign_out([each for each in await asyncio.to_thread(self.store.devices, by.person) if each != by], by)
        await await_write(self.store.rekey(by.hash, hash_token(require_key(key)), revocation_by(by)))
        self.announce([by.hash])

    async def sign_out(self, devices: list[Device], by: Device) -> None:
        hashes = [each.hash for each in devices if each.hash != by.hash]
        await await_write(self.store.revoke(hashes, revocation_by(by)))
        self.announce(hashes)

    def announce(self, hashes: Iterable[str]) -> None:
        """Tell those who hold connections that some keys have ended."""
        ended = frozenset(hashes)
        for call in self.on_revoked:
            call(ended)

    async def forget(self, person: str) -> None:
        """Delete a person; what they held stays where it is."""
        devices = await asyncio.to_thread(self.store.devices, person)
        await await_write(self.store.forget(person))
        for forget in self.on_forgotten:
            await forget(person)
        self.announce(each.hash for each in devices)

    async def forget_idle(self, person: str, days: int) -> bool:
        """Delete a person who made nothing and was away for so many days; return whether they still were."""
        ended = await await_write(self.store.forget_idle(person, days))
        if ended:
            for forget in self.on_forgotten:
                await forget(person)
            self.announce(row[0] for row in ended)
        return bool(ended)
