"""Games of one person and some Stewards, over the wire of whatever server. A browser runs this file as it is."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from regno.web.local.server import LocalServer

# The seed, and the terms: every number of Houses, with and without Guilds and Merchant, alone and allied.
KINDS: tuple[dict[str, Any], ...] = (
    {"houses": 4},
    {"houses": 3, "guilds": True},
    {"houses": 4, "allied": True},
    {"houses": 5, "merchant": True},
    {"houses": 6, "guilds": True, "merchant": True},
)


class Player:
    """A client whose messages go straight into the application."""

    def __init__(self, server: LocalServer, table: str) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.socket = server.connect(f"/ws/{table}", self.hear, lambda code: None)
        self.number, self.version, self.standing = 0, 0, dict[str, Any]()

    def hear(self, text: str) -> None:
        self.heard.put_nowait(json.loads(text))

    async def take_in(self) -> dict[str, Any]:
        """Wait for a message, and remember how the table stands after it."""
        message = await self.heard.get()
        self.version = message.get("version", self.version)
        self.standing = message.get("standing") or self.standing
        return message

    async def ask(self, type: str, **more: Any) -> None:
        self.number += 1
        self.socket.receive(json.dumps({"type": type, "id": self.number, **more}))
        while (answer := await self.take_in()).get("id") != self.number:
            pass
        assert answer["type"] == "accepted", answer

    @property
    def is_over(self) -> bool:
        return bool(self.standing) and self.standing["phase"] != "playing"

    def legal(self) -> list[str]:
        return list((self.standing.get("own") or {}).get("legal", ()))


async def play(server: LocalServer, seed: int, seeded: bool = True) -> str:
    """Play one game to its end and return its Record; the person's choices follow from the seed, and the cards too."""
    terms = {**KINDS[seed % len(KINDS)], "seed": seed if seeded else None, "pace": 0}
    made = json.loads((await server.fetch("POST", "/api/tables", json.dumps(terms))).body)
    player, chosen = Player(server, made["table"]), Random(seed)
    await player.ask("hello", token=made["token"])
    await player.ask("sit", seat=0, name="Ada", nonce="11" * 16)
    for seat in range(1, terms["houses"]):
        await player.ask("fill", seat=seat, bot="steward")
    await player.ask("begin")
    while not player.is_over:
        if legal := player.legal():
            move = chosen.choice(sorted(legal))
            await player.ask("submit", seat=0, moves=[move], version=player.version)
        else:
            await player.take_in()
    player.socket.close()
    return (await server.fetch("GET", f"/api/tables/{made['table']}/record")).body.decode()


async def records(server: LocalServer, seeds: list[int]) -> list[str]:
    """Play games side by side; return their Records in order."""
    await server.open()
    server.app.state.table_limiter.burst = len(seeds) + 30
    found = await asyncio.gather(*(play(server, seed) for seed in seeds))
    await server.close()
    return list(found)
