"""A server that calls people, and a table of three of them."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from devices import Device, passport
from sinks import MailSink
from wire import Client, Server, seated

BASE = "http://oak.example"


def calling(data: Path, mails: MailSink | None = None) -> Server:
    """A server that may call by every way, also on this machine; it is not started."""
    words = ["--webhooks", "--call-networks", "127.0.0.0/8", "--public-address", BASE]
    if mails:
        words += ["--smtp", mails.address, "--mail-from", "regno@oak.example"]
    return Server(data, *words)


class Trio:
    """Three people with passports at a table that is dealt, without bots."""

    def __init__(self, server: Server, clients: list[Client], devices: list[Device]) -> None:
        self.server, self.clients, self.devices, self.chosen = server, clients, devices, Random(1)
        self.table = clients[0].table

    @classmethod
    async def at(cls, server: Server, **terms: Any) -> Trio:
        clients = await seated(server, 3, houses=3, **terms)
        return cls(server, clients, [passport(server, tables=[each.token]) for each in clients])

    @property
    def chooser(self) -> int:
        return int(self.server.http(f"/api/tables/{self.table}")[1]["chooser"])

    @property
    def next(self) -> int:
        """A seat that is not asked now."""
        return (self.chooser + 1) % 3

    async def leave(self, seat: int) -> None:
        """Close the page of a seat, and wait until it counts as away."""
        await self.clients[seat].close()
        witness = self.clients[(seat + 1) % 3]
        while seat in witness.now["here"]:
            await witness.hear()

    async def turn_to(self, seat: int) -> None:
        """Play until a seat must choose, by those who have a page open."""
        while (chooser := self.chooser) != seat:
            client = self.clients[chooser]
            while not client.legal:
                await client.hear()
            await client.move(self.chosen)

    async def come(self, seat: int) -> Client:
        """Open the page of a seat again, with the passport."""
        self.clients[seat] = await Client(self.server, self.table, self.devices[seat].key).open()
        return self.clients[seat]
