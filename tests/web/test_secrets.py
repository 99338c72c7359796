"""Two worlds that differ in one hidden card: everybody else hears the same bytes, in as many messages, in one order."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from laid import NOW, laid, set_down, token
from wire import Client, Server, run

from regno.proelio.cards import ATTACKS, BASE_KINDS, NAMES
from regno.proelio.formats.move_text import move_text
from regno.table.settings import TableSettings

TERMS = {
    "plain": TableSettings(),
    "guilds": TableSettings(guilds=True, merchant=True),
    "ga": TableSettings(edition="ga"),
}
BASE_ATTACKS = {f"attack {NAMES[kind]}" for kind in ATTACKS if kind < BASE_KINDS}


def choices_up_to_a_secret(seed: int, terms: TableSettings) -> tuple[list[str], int, list[str]]:
    """Moves up to a choice between two attacks that look alike from behind; whose choice it is; the two moves."""
    table, chosen = laid("world", terms, seed=seed), Random(seed)
    played: list[str] = []
    assert table.live
    while table.phase == "playing":
        legal = [move_text(table.live.state, move) for move in table.live.legal_moves()]
        alike = [move for move in legal if move in BASE_ATTACKS]
        if len(alike) > 1 and len(played) > 8:
            return played, table.live.who, alike[:2]
        played.append(chosen.choice([move for move in legal if move not in BASE_ATTACKS] or legal))
        table.submit(table.live.who, [played[-1]], table.version, NOW)
    raise AssertionError("this game never came to such a choice: take another seed")


async def heard_in(server: Server, world: str, played: list[str], attack: str) -> list[list[str]]:
    """What each seat and a spectator heard, until the attacked House or the attacker must choose."""
    seats = [await Client(server, world, token(seat, world), "en").open() for seat in range(4)]
    watcher = await Client(server, world, "", "it").open()
    everybody, chosen = [*seats, watcher], Random(7)
    script, attacker = [*played, attack], -1
    for number in range(len(script) + 12):
        who = seats[0].standing["shared"]["who"]
        if number >= len(script) and who in (attacker, (attacker - 1) % 4):
            break
        if number == len(script) - 1:
            attacker = who
        move = script[number] if number < len(script) else chosen.choice(seats[who].legal)
        await seats[who].ask("submit", seat=who, moves=[move], version=seats[who].version)
        for client in everybody:
            await client.until(seats[who].version)
    return [[without_times(text.replace(world, "world")) for text in client.heard] for client in everybody]


def without_times(text: str) -> str:
    """Return a message without the times at which people were last seen: one world is played after the other."""
    return re.sub(r'"seen":\[[\d,]*\]', '"seen":[]', text)


def before_the_reveal(heard: list[str]) -> list[str]:
    """What was heard until the card was turned up for all to see."""
    told = [[each["what"] for each in json.loads(text).get("happenings", ())] for text in heard]
    laid_at = max(number for number, what in enumerate(told) if "attack" in what)
    turned = [number for number, what in enumerate(told) if number > laid_at and "reveal" in what]
    return heard[: turned[0]] if turned else heard


@pytest.mark.parametrize("mode", TERMS)
@pytest.mark.parametrize("seed", range(3))
def test_16_another_card_face_down_changes_no_byte_for_anybody_else(server: Server, seed: int, mode: str) -> None:
    played, attacker, alike = choices_up_to_a_secret(seed, TERMS[mode])
    worlds = [f"{mode}-{seed}-{letter}" for letter in "ab"]
    set_down(server.data, [laid(world, TERMS[mode], seed=seed) for world in worlds])
    first, second = (run(heard_in(server, world, played, move)) for world, move in zip(worlds, alike, strict=True))
    for reader, (one, other) in enumerate(zip(first, second, strict=True)):
        if reader != attacker:
            assert before_the_reveal(one) == before_the_reveal(other), f"{reader} can tell {' from '.join(alike)}"
    assert first[attacker] != second[attacker]
