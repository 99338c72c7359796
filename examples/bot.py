"""A bot of your own at a Regno table, over HTTP and one websocket; docs/api.md tells of every message.

    python examples/bot.py http://127.0.0.1:8080            sets a table, fills it with bots, and plays a game
    python examples/bot.py http://127.0.0.1:8080 TABLE      takes a free seat at a table somebody has set

The bot is in ``choose``; everything else is manners.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

Message = dict[str, Any]


def choose(shared: Message, own: Message) -> str:
    """One of the legal moves, from the open table and what this seat alone knows. Make it better!"""
    legal: list[str] = own["legal"]
    return "fortify" if "fortify" in legal else random.choice(legal)


def make_table(server: str) -> tuple[str, str]:
    """A new table: its name, and the token that makes us its maker."""
    terms = json.dumps({"houses": 4, "pace": 0}).encode()
    with urllib.request.urlopen(f"{server}/api/tables", terms) as answer:
        made = json.load(answer)
    return made["table"], made["token"]


class Seat:
    """Our seat at the table: requests are numbered, and each is answered under its number."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.asked = socket, 0
        self.version = -1
        self.standing: Message = {}

    async def ask(self, type: str, **more: Any) -> Message:
        """Put a request and wait for its answer; what happens at the table meanwhile is taken in."""
        self.asked += 1
        await self.socket.send(json.dumps({"type": type, "id": self.asked, **more}))
        while (message := await self.hear()).get("id") != self.asked:
            pass
        if message["type"] == "refused" and message["reason"] != "stale":
            sys.exit(f"refused: {message['text']}")
        return message

    async def hear(self) -> Message:
        """One message; a snapshot or an event says how the table stands now."""
        message: Message = json.loads(await self.socket.recv())
        if message["type"] in ("snapshot", "event"):
            self.version = message["version"]
            self.standing = message["standing"] or self.standing
        return message

    async def sit(self) -> int:
        """Take the first free seat, with our part of the shuffle."""
        free = [number for number, seat in enumerate(self.standing["seats"]) if seat["kind"] == "open"]
        if not free:
            sys.exit("no seat is free at this table")
        await self.ask("sit", seat=free[0], name="Example", nonce=secrets.token_hex(16))
        return free[0]

    async def fill_and_begin(self) -> None:
        """As the maker: bots on all other seats, then the deal."""
        for number, seat in enumerate(self.standing["seats"]):
            if seat["kind"] == "open":
                await self.ask("fill", seat=number, bot="steward")
        await self.ask("begin")

    async def play(self, seat: int) -> None:
        """Answer every choice that is ours until the game is over."""
        while self.standing["phase"] in ("open", "playing"):
            own = self.standing["own"]
            if own and own["legal"]:
                move = choose(self.standing["shared"], own)
                await self.ask("submit", seat=seat, moves=[move], version=self.version)
            else:
                await self.hear()


async def main(server: str, table: str = "") -> None:
    token = ""
    if not table:
        table, token = make_table(server)
    async with connect(f"{server.replace('http', 'ws', 1)}/ws/{table}") as socket:
        seat = Seat(socket)
        await seat.ask("hello", token=token)
        number = await seat.sit()
        while seat.standing["seats"][number]["kind"] == "open":
            await seat.hear()
        if token:
            await seat.fill_and_begin()
        await seat.play(number)
        shared = seat.standing["shared"]
        print(f"{shared['ending']}: we had seat {number}, the winners are {shared['winners']}")


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
