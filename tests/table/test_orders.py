"""Standing orders: carried out while nothing surprises, known to their person alone, and the same in a replay."""

from __future__ import annotations

from random import Random

import pytest
from setting import NOW, begun

from regno.proelio import events, steps
from regno.proelio.cards import NO_CARD
from regno.proelio.formats.move_text import move_text
from regno.table import log
from regno.table.errors import TableError
from regno.table.orders import disarm, ordered_move
from regno.table.settings import TableSettings
from regno.table.table import Table


def walked(step: steps.Step, seed: int, attacked: bool) -> Table:
    """A table of three people at which somebody must make a choice of this kind."""
    chosen = Random(seed)
    table = begun((0, 1, 2), TableSettings(houses=3))
    for _ in range(200):
        assert table.live
        live = table.live
        if live.state.step == step and (live.state.attack[live.who] != NO_CARD) == attacked:
            return table
        move = chosen.choice(live.legal_moves())
        table.submit(live.who, [move_text(live.state, move)], table.version, NOW)
        assert table.phase == "playing", "another seed"
    raise AssertionError("another seed")


def test_draw_until_attacked() -> None:
    table = walked(steps.ACTION, 1, attacked=False)
    assert table.live
    seat = table.live.who
    assert not table.is_restless and ordered_move(table) == ""
    table.order(seat, "draw", True, NOW)
    assert ordered_move(table) == "draw" and table.is_restless
    entry = table.obey(seat, table.version, NOW).entry
    assert isinstance(entry, log.Moved) and entry.ordered and not entry.by
    with pytest.raises(TableError, match="no such"):
        table.obey(seat, table.version, NOW)
    again = Table(table.id, table.settings, table.shuffle.secret, table.maker, table.made)
    for applied in table.recent:
        again.apply(applied.entry)
    assert again.orders == table.orders and again.live and again.live.game.moves == table.live.game.moves


def test_nothing_is_deployed_against_a_base_card() -> None:
    table = walked(steps.DEPLOY, 2, attacked=True)
    assert table.live
    seat = table.live.who
    table.order(seat, "yield", True, NOW)
    assert ordered_move(table) == "stop"
    table.order(seat, "yield", False, NOW)
    assert ordered_move(table) == "" and not table.is_restless


@pytest.mark.parametrize(
    ("event", "left"),
    [
        ((events.ATTACK, 2, 0, 0, 1), {"yield"}),
        ((events.ATTACK, 2, 0, 40, 1), None),
        ((events.STEAL, 1, 0, 0, 1), None),
        ((events.DEFEAT, 1, 2, -1, 0), None),
        ((events.ATTACK, 0, 1, 0, 1), {"draw", "yield"}),
        ((events.FORTIFY, 1, -1, -1, 1), {"draw", "yield"}),
    ],
)
def test_any_surprise_ends_them(event: events.Event, left: set[str] | None) -> None:
    table = begun((0, 1, 2), TableSettings(houses=3))
    for order in ("draw", "yield"):
        table.order(0, order, True, NOW)
    disarm(table, [event])
    assert table.orders.get(0) == left


def test_orders_that_there_are_not() -> None:
    table = begun((0, 1, 2), TableSettings(houses=3))
    with pytest.raises(TableError, match="no such"):
        table.order(0, "win", True, NOW)
    table.order(0, "draw", True, NOW)
    table.leave(table.seats[0].holder, 0, NOW)
    assert 0 not in table.orders
    with pytest.raises(TableError):
        table.order(0, "draw", True, NOW)
