"""Tables that stand at a position, laid straight into the store of a server at work.

The position is brought to the server as a game of earlier rules would be: it goes on from where it was put away.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec
from laid import token
from wire import NONCE

from regno.proelio.formats.position_text import read_position
from regno.table import log as table_log
from regno.table.dump import Archive, Kept, revive
from regno.table.fair_shuffle import key_of
from regno.table.live_game import Play, Position
from regno.table.seats import hashed
from regno.table.settings import Terms
from regno.table.store.sqlite import Store

SECRET = "5" * 32
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fosco")
QUICK = Terms(pace=0)
numbers = itertools.count(1)


def stood(position: str, moves: Iterable[str], terms: Terms, people: Iterable[int]) -> tuple[Play, Terms]:
    """The game after the moves, with chance answered as the server will, and the terms that fit the position."""
    options = read_position(position, terms.rulebook(), terms.rulings)[1]
    modes = {mode: bool(getattr(options, mode)) for mode in ("guilds", "merchant", "allied")}
    fitting = msgspec.structs.replace(terms, houses=options.houses, **modes)
    key = key_of(SECRET, dict.fromkeys(people, NONCE))
    play = Play(fitting.rulebook(), fitting.options(), key, Position(0, position, {}))
    play.answer_chance()
    for move in moves:
        play.choose([move])
    return play, fitting


def staged(
    data: Path, position: str, moves: Iterable[str] = (), people: Iterable[int] = (0,), terms: Terms = QUICK
) -> str:
    """A table's name. The person on seat N holds ``token(N)``; the others are bots."""
    seats = sorted(people)
    play, fitting = stood(position, moves, terms, seats)
    now, id = int(time.time() * 1000), f"staged-{next(numbers)}"
    log: list[table_log.AnyEntry] = [
        table_log.Sat(now, seat, NAMES[seat], hashed(token(seat)), NONCE)
        if seat in seats
        else table_log.Filled(now, seat, "steward")
        for seat in range(fitting.houses)
    ]
    log.append(table_log.Begun(now, []))
    archive = Archive(
        id=id,
        rules=0,  # no longer known: the game goes on from its position
        terms=fitting,
        secret=SECRET,
        maker=hashed(token(seats[0])),
        made=now,
        log=log,
        positions=[Kept(len(log), play.position())],
    )
    store = Store(data, alone=False)  # the server is running
    store.put_in(archive, revive(archive, now)[0], now).result()
    store.close()
    return id
