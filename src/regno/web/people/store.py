"""What the server needs of a store of people, whatever database is behind it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Literal, Protocol

DeviceKind = Literal["phone", "tablet", "computer", "file"]
Holding = Literal["table", "chronicle", "pack"]


@dataclass(frozen=True)
class Device:
    """A device of a person, or a saved file; known by the hash of its key. Times are milliseconds since 1970."""

    hash: str
    person: str
    number: int  # by which its person names it
    kind: DeviceKind
    browser: str
    system: str
    made: int
    seen: int


@dataclass(frozen=True)
class Person:
    """Somebody who plays here. ``id`` is drawn at random and stays, whatever becomes of devices."""

    id: str
    made: int
    settings: dict[str, Any]


@dataclass(frozen=True)
class TransferCode:
    """What lets one more device in, once; known by its hash."""

    person: str
    device: int  # the number of the device that made it
    until: int
    used: int  # when, 0 before


@dataclass(frozen=True)
class Revocation:
    """When a device was signed out, and from which."""

    at: int
    kind: DeviceKind
    browser: str
    system: str


class PeopleStore(Protocol):
    """People, their devices, and the hashes of what they hold. Reads block and may come from any thread."""

    def device(self, hash: str) -> Device | None:
        """Return the device with a key of this hash."""

    def revocation(self, hash: str) -> Revocation | None:
        """Return how a device lost its rights, None if it never did."""

    def person(self, id: str) -> Person | None:
        """Return a person, also by an id from before they were united with another."""

    def devices(self, person: str) -> list[Device]:
        """Return the devices of a person, the first one first."""

    def holdings(self, person: str) -> dict[str, Holding]:
        """Return the hashes of the tokens that a person holds, with what each is for."""

    def owner(self, hash: str) -> str:
        """Return the person who holds the seats of a token, empty if it is nobody's."""

    def code(self, hash: str) -> TransferCode | None:
        """Return a transfer code, also one that is used or too old, for some days."""

    def cards(self, person: str) -> dict[str, str]:
        """Return the mistakes of a person's deck by their ids, as JSON."""

    def card(self, person: str, id: str) -> str | None:
        """Return one mistake of a person's deck, None if it is not there."""

    def create(self, person: Person, device: Device) -> Future[Any]:
        """Insert a person with a first device; nothing happens if the device is known already."""

    def hold(self, person: str, hashes: Mapping[str, Holding]) -> Future[Any]:
        """Add to what a person holds, if there is such a person."""

    def let_go(self, person: str, hashes: Collection[str]) -> Future[Any]:
        """Take something from what a person holds."""

    def settle(self, person: str, settings: dict[str, Any]) -> Future[Any]:
        """Replace the settings of a person."""

    def add_cards(self, person: str, cards: Mapping[str, str]) -> Future[Any]:
        """Insert mistakes into a deck; those that are there stay as they are."""

    def change_card(self, person: str, id: str, card: str) -> Future[Any]:
        """Replace a mistake of a deck, if it is there."""

    def drop_card(self, person: str, id: str) -> Future[Any]:
        """Take a mistake out of a deck."""

    def add_code(self, hash: str, code: TransferCode) -> Future[Any]:
        """Insert a transfer code, and delete old ones."""

    def use_code(self, hash: str, now: int) -> Future[Any]:
        """Mark a code as used; return a row if it was good until now, else none."""

    def add_device(self, device: Device) -> Future[Any]:
        """Insert a device under the next number of its person."""

    def notice(self, hash: str, now: int) -> Future[Any]:
        """Note that a device was in use."""

    def unite(self, person: str, into: str) -> Future[Any]:
        """Give all devices, holdings and mistakes of a person to another, and let the old id lead there."""

    def revoke(self, hashes: Collection[str], revocation: Revocation) -> Future[Any]:
        """Sign devices out."""

    def rekey(self, old: str, new: str, revocation: Revocation) -> Future[Any]:
        """Give a device a new key; the old one and all codes of its person open nothing any more."""

    def forget(self, person: str) -> Future[Any]:
        """Delete a person with devices, holdings, codes and mistakes."""

    def start_day(self, day: int) -> Future[Any]:
        """Note a day, since 1970, on which the server runs; return a row if it is a new one."""

    def idle(self, days: int, after: str, most: int) -> list[tuple[str, bool]]:
        """Return the next people after an id, each with whether they were away for so many days and made nothing.

        Only days count on which the server ran. What they hold is not looked at.
        """

    def forget_idle(self, person: str, days: int) -> Future[Any]:
        """Delete a person who is still idle, with what they held; return the hashes of their keys as rows."""

    def expire(self, days: int) -> Future[Any]:
        """Forget which devices were signed out, and who was united with whom, before so many days."""

    def listen(self, call: Callable[[Collection[str]], None]) -> None:
        """Have a function called, in any thread, with the hashes of keys that another process has ended."""

    def close(self) -> None:
        """Finish all writes and close the store."""
