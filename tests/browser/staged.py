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
from regno.table.dump import Archive, VersionedPosition, restore
from regno.table.fair_shuffle import game_key
from regno.table.live_game import LiveGame, SavedPosition
from regno.table.seats import hash_token
from regno.table.settings import TableSettings
from regno.table.store.sqlite import TableStore

SECRET = "5" * 32
NAMES = ("Anna", "Bruno", "Carla", "Dino", "Elsa", "Fosco")
QUICK = TableSettings(pace=0)
numbers = itertools.count(1)


def stood(
    position: str, moves: Iterable[str], terms: TableSettings, people: Iterable[int]
) -> tuple[LiveGame, TableSettings]:
    """The game after the moves, with chance answered as the server will, and the terms that fit the position."""
    options = read_position(position, terms.rulebook(), terms.rulings)[1]
    modes = {mode: bool(getattr(options, mode)) for mode in ("guilds", "merchant", "allied")}
    fitting = msgspec.structs.replace(terms, houses=options.houses, **modes)
    key = game_key(SECRET, dict.fromkeys(people, NONCE))
    play = LiveGame(fitting.rulebook(), fitting.options(), key, SavedPosition(0, position, {}))
    play.answer_chance()
    for move in moves:
        play.choose([move])
    return play, fitting


def staged(
    data: Path, position: str, moves: Iterable[str] = (), people: Iterable[int] = (0,), terms: TableSettings = QUICK
) -> str:
    """A table's name. The person on seat N holds ``token(N, name)``; the others are bots."""
    seats = sorted(people)
    play, fitting = stood(position, moves, terms, seats)
    now, id = int(time.time() * 1000), f"staged-{next(numbers)}"
    log: list[table_log.AnyEntry] = [
        table_log.Sat(now, seat, NAMES[seat], hash_token(token(seat, id)), NONCE)
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
        maker=hash_token(token(seats[0], id)),
        made=now,
        log=log,
        positions=[VersionedPosition(len(log), play.position())],
    )
    store = TableStore(data, alone=False)  # the server is running
    store.insert_archive(archive, restore(archive, now)[0], now).result()
    store.close()
    return id
