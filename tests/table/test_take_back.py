"""Taking a choice back by consent: only what revealed nothing, only if all people agree, and the log replays."""

from __future__ import annotations

from random import Random

import pytest
from setting import NOW, begun

from regno.proelio.formats.move_text import move_text
from regno.table import log
from regno.table.errors import TableError
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.table.take_back import reveals, takeable_seat


def replay(table: Table) -> Table:
    """The same table from its log."""
    again = Table(table.id, table.settings, table.shuffle.secret, table.maker, table.made)
    for applied in table.recent:
        again.apply(applied.entry)
    return again


def played(wanted: bool) -> tuple[Table, str]:
    """A table of people after a choice that can be taken back, or cannot; and the position before it."""
    chosen = Random(3)
    for seed in range(40):
        table = begun((0, 1, 2), TableSettings(houses=3))
        for step in range(60):
            assert table.live
            if table.phase != "playing" or len(table.recent) > 100:
                break
            before, live = table.live.game.position, table.live
            move = chosen.choice(live.legal_moves())
            seat = live.who
            table.submit(seat, [move_text(live.state, move)], table.version, NOW + seed + step)
            if (takeable_seat(table) == seat) == wanted:
                return table, before
    raise AssertionError("no such choice")


def test_all_people_agree_and_the_game_is_as_before() -> None:
    table, before = played(wanted=True)
    seat = takeable_seat(table)
    first, second = (other for other in range(3) if other != seat)
    with pytest.raises(TableError, match="latest choice"):
        table.ask_back(first, NOW)
    table.ask_back(seat, NOW)
    with pytest.raises(TableError, match="already"):
        table.ask_back(seat, NOW)
    table.consent(first, True, NOW)
    assert table.take_back and table.take_back.agreed == {seat, first} and table.live
    assert table.live.game.position != before
    entry = table.consent(second, True, NOW).entry
    assert isinstance(entry, log.Consented) and entry.kept >= 0
    assert table.live.game.position == before and table.live.who == seat and table.take_back is None
    assert table.game_version == table.version, "a choice made for the position before is refused"
    again = replay(table)
    assert again.live and again.live.game.position == before and again.game_version == table.game_version


def test_one_no_lets_it_stand_and_a_later_choice_ends_the_wish() -> None:
    table, _ = played(wanted=True)
    seat = takeable_seat(table)
    other = (seat + 1) % 3
    table.ask_back(seat, NOW)
    table.consent(other, False, NOW)
    assert table.take_back is None
    with pytest.raises(TableError, match="nobody asks"):
        table.consent(other, True, NOW)
    table.ask_back(seat, NOW)
    assert table.live
    live = table.live
    table.submit(live.who, [move_text(live.state, live.legal_moves()[0])], table.version, NOW)
    assert table.take_back is None
    with pytest.raises(TableError, match="nobody asks"):
        table.consent(other, True, NOW)


def test_what_showed_a_card_stands() -> None:
    table, _ = played(wanted=False)
    latest = table.recent[-1]
    assert isinstance(latest.entry, log.Moved) and any(reveals(event) for event in latest.events)
    with pytest.raises(TableError, match="showed or drew"):
        table.ask_back(latest.entry.seat, NOW)


def test_nobody_learns_a_card_from_what_is_taken_back() -> None:
    """Whoever did not choose sees the same before the choice and after it was taken back."""
    table, _ = played(wanted=True)
    assert table.live
    seat = takeable_seat(table)
    shorter = table.live.prefix(table.choices[-1][1])
    for observer in (other for other in range(3) if other != seat):
        now, then = table.live.game.view(observer), shorter.game.view(observer)
        assert now.bounds.cards[observer] == then.bounds.cards[observer]
