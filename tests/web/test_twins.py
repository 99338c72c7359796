"""Two games that differ in one card face down: whatever goes out about them to anybody else is the same, byte for byte.

Replays, Records of a seat (which a review reads), requests for hints and moves, and how a table stands. The events of a
live table are compared in ``test_secrets.py``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

import regno
from regno.proelio import events, moves
from regno.proelio.cards import ATTACKS, BASE_KINDS
from regno.proelio.formats.seat_record import seat_word, write_record
from regno.proelio.game import Game
from regno.proelio.info import visibility
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import CHANCE, Observer
from regno.table.projection import Projection
from regno.table.view_data import view_data
from regno.web.messages import ClockSeen, SeatSeen
from regno.web.replay.frames import ReplayQuery, build_replay
from regno.web.tables.serialize import StandingSerializer

MODES = {"plain": {}, "guilds": {"guilds": True, "merchant": True}, "allied": {"allied": True}}
BASE_ATTACKS = [moves.ATTACK + place for place, kind in enumerate(ATTACKS) if kind < BASE_KINDS]
TURNS_UP = {
    events.REVEAL, events.SHOW, events.LOOK, events.STEAL, events.OPEN, events.LOOT, events.PENALTY, events.OVER,
}  # fmt: skip
FEWEST, MOST = 30, 60  # moves before the secret, and after it


def twins(seed: int, modes: Mapping[str, Any]) -> Iterator[tuple[Game, Game, int]]:
    """Yield two games move by move after an attack with one or another card, and the attacker."""
    game, rng = regno.deal(seed=seed, **modes), Random(seed)
    while True:
        alike = [move for move in game.legal_moves() if move in BASE_ATTACKS]
        if len(alike) > 1 and len(game.moves) > FEWEST:
            break
        assert not game.result, "this game never came to such a choice: take another seed"
        game.play(rng.choice([text for text in game.legal() if not text.startswith("attack")] or game.legal()))
    attacker, twin = game.state.who, game.copy()
    game.rng = twin.rng = None
    game.apply(alike[0])
    twin.apply(alike[1])
    yield game, twin, attacker
    for _ in range(MOST):
        common = [move for move in game.legal_moves() if move in twin.legal_moves()]
        if not common:
            return
        move = rng.choice(common)
        told = [row for each in (game, twin) for row in each.copy().apply(move)]
        if any(row[0] in TURNS_UP for row in told):
            return
        game.apply(move)
        twin.apply(move)
        if game.state.who != CHANCE:
            yield game, twin, attacker


def replay_of(game: Game, observer: Observer) -> bytes:
    return msgspec.json.encode(build_replay(game, ReplayQuery(seat_word(observer), "en")))


def sent(game: Game, observer: Observer) -> dict[str, bytes]:
    """Everything that goes out about a game for one observer."""
    seats = [SeatSeen("person", "", "", False)] * game.state.houses
    standing = StandingSerializer("playing", seats, ClockSeen(-1, []), Projection(game.edition.id, game.view))
    return {
        "table": msgspec.json.encode([standing.standing((observer, language)) for language in ("", "en", "it")]),
        "replay": replay_of(game, observer),
        "record": write_record(game, observer).encode(),
        "bot or hint": msgspec.json.encode(view_data(game.view(observer))),
    }


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("seed", [1, 2])
def test_another_card_face_down_changes_nothing_that_is_sent_to_anybody_else(seed: int, mode: str) -> None:
    compared = 0
    for game, twin, attacker in islice(twins(seed, MODES[mode]), 2):
        for observer in (*map(Observer, range(game.state.houses)), PUBLIC):
            mine, other = sent(game, observer), sent(twin, observer)
            differ = [what for what in mine if mine[what] != other[what]]
            assert differ == (list(mine) if observer == attacker else [])
            compared += 1
    assert compared == 2 * 5, "the card was turned up at once: take another seed"


def test_a_card_that_is_told_to_everybody_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(visibility.IN_EVENT, events.ATTACK)
    game, twin, attacker = next(twins(1, {}))
    bystander = Observer((attacker + 2) % 4)
    assert replay_of(game, bystander) != replay_of(twin, bystander)
