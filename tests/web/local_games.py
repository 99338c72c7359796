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


def answer_to(ask: dict[str, Any], chosen: Random) -> Any:
    """Return an answer that an ask of a chronicle allows; None for one that is left out."""
    kind = ask["kind"]
    if ask["optional"] or ask["instead_of"] or ask["draws"]:
        return None
    if kind == "choice":
        return chosen.choice(ask["choices"])["id"]
    if kind == "choices":
        return [each["id"] for each in chosen.sample(ask["choices"], ask["low"])]
    if kind == "choice-each":
        return {key["id"]: chosen.choice(key["choices"])["id"] for key in ask["keys"]}
    if kind == "number":
        return chosen.randint(ask["low"], min(ask["high"], ask["low"] + 9))
    if kind == "numbers":
        points = chosen.sample(range(ask["low"], ask["low"] + 90), len(ask["keys"]))  # no tie holds the table up
        return {key["id"]: min(point, ask["high"]) for key, point in zip(ask["keys"], points, strict=True)}
    return "some words"


async def keep_chronicle(server: LocalServer, kind: str, seed: int) -> list[dict[str, Any]]:
    """Play a chronicle to its end as its page does; return what its journal has but the times."""
    wanted = {"kind": kind, "players": ["Anna", "Bo", "Carla"], "seed": str(seed), "title": "Here"}
    made = json.loads((await server.fetch("POST", "/api/chronicles", json.dumps(wanted))).body)
    path, chosen = f"/api/chronicles/{made['id']}", Random(seed)
    view = json.loads((await server.fetch("GET", path, token=made["token"])).body)
    while due := [step for step in view["now"] if not step["optional"]]:
        told = {ask["name"]: answer_to(ask, chosen) for ask in due[0]["asks"]}
        change = {
            "type": "do",
            "request": f"r{view['version']}",
            "version": view["version"],
            "command": due[0]["command"],
            "arguments": {name: value for name, value in told.items() if value is not None},
        }
        answer = await server.fetch("POST", path, json.dumps(change), token=made["token"])
        assert answer.status == 200, (due[0], change, answer.body)
        view = json.loads(answer.body)
    assert view["state"]["stage"] == "over", view["where"]
    lines = (await server.fetch("GET", f"{path}/file", token=made["token"])).body.decode().splitlines()
    found = [json.loads(line.partition(" ")[2]) for line in lines]
    return [{key: value for key, value in each.items() if key not in ("at", "begun")} for each in found]


async def chronicles(server: LocalServer, kinds: list[str]) -> list[list[dict[str, Any]]]:
    """Play a chronicle of each kind to its end; return their journals."""
    await server.open()
    server.app.state.change_limiter.burst = 2_000
    found = [await keep_chronicle(server, kind, 7) for kind in kinds]
    await server.close()
    return found


async def records(server: LocalServer, seeds: list[int]) -> list[str]:
    """Play games side by side; return their Records in order."""
    await server.open()
    server.app.state.table_limiter.burst = len(seeds) + 30
    found = await asyncio.gather(*(play(server, seed) for seed in seeds))
    await server.close()
    return list(found)
