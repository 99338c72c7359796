"""The deal of the day: the same for everybody, results that are checked, and others' results only after one's own."""

from __future__ import annotations

import asyncio
import sys
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from wire import Client, Server, play_out, run

from regno.players import PLAYERS
from regno.table.settings import TableSettings
from regno.web.daily import rates
from regno.web.daily.deal import HOUSES, OPPONENT, daily_settings, deal_game, is_of_deal, share_won
from regno.web.daily.rates import BotShares
from regno.web.daily.results import MAX_DAYS, DailyFiles, DailyResult
from regno.web.daily.worker import GAMES, BotShare

DAY = date(2026, 11, 17)


def result(table: str = "a", seat: int = 0, holder: str = "me") -> DailyResult:
    return DailyResult(table, holder, seat, "", 1.0, "conquest", [seat], 9, False)


def test_a_day_has_one_deal_and_the_next_day_another() -> None:
    assert daily_settings(DAY) == daily_settings(DAY)
    seeds = {daily_settings(DAY + timedelta(days=each)).seed for each in range(50)}
    assert len(seeds) == 50
    daily_settings(DAY).check()
    one, other = deal_game(DAY), deal_game(DAY)
    assert one.state.hand == other.state.hand and one.moves == other.moves
    assert deal_game(DAY + timedelta(days=2)).state.hand != one.state.hand


def test_tables_with_other_rules_or_cards_are_no_games_of_the_day() -> None:
    deal = daily_settings(DAY)
    assert is_of_deal(deal, DAY)
    for other in (
        TableSettings(houses=4, guilds=deal.guilds, seed=1),
        TableSettings(houses=3, guilds=deal.guilds, seed=deal.seed),
        TableSettings(houses=4, guilds=not deal.guilds, seed=deal.seed),
        TableSettings(houses=4, guilds=deal.guilds, seed=deal.seed, rulings={"plague_stacking": "yes"}),
        TableSettings(houses=4, guilds=deal.guilds),
    ):
        assert not is_of_deal(other, DAY)


@pytest.mark.parametrize("level", ["random", OPPONENT])
def test_bots_play_the_deal_from_any_seat(level: str) -> None:
    assert level in PLAYERS
    shares = [share_won(DAY, level, seat, 3) for seat in range(HOUSES)]
    assert all(0 <= share <= 1 for share in shares)
    assert shares == [share_won(DAY, level, seat, 3) for seat in range(HOUSES)], "the same seed plays the same game"


def test_results_are_kept_once_a_table_and_old_days_go(tmp_path: Path) -> None:
    store = DailyFiles(tmp_path / "daily")
    assert store.read(DAY) == []
    for _ in range(2):
        store.add(DAY, result())
    store.add(DAY, result("b"))
    assert [each.table for each in store.read(DAY)] == ["a", "b"]
    store.file(DAY).write_bytes(b"nonsense\n" + store.file(DAY).read_bytes())
    assert len(store.read(DAY)) == 2, "a damaged line takes nothing with it"
    for each in range(MAX_DAYS + 3):
        store.add(DAY + timedelta(days=each + 1), result(str(each)))
    assert store.read(DAY) == []


def asked(server: Server, *games: tuple[str, str], name: str = "") -> Any:
    status, found = server.http("/api/daily", {"played": [{"table": t, "token": k} for t, k in games], "name": name})
    assert status == 200, found
    return found


async def play_daily(server: Server, seat: int, **change: Any) -> Client:
    """Play the deal of today from a seat, at random."""
    terms = daily_settings(datetime.now(UTC).date())
    words = {"houses": terms.houses, "guilds": terms.guilds, "seed": terms.seed, **change}
    table, token = server.make(**words)
    me = await Client(server, table, token).open()
    await me.sit(seat)
    for other in range(terms.houses):
        if other != seat:
            await me.ask("fill", seat=other, bot=OPPONENT)
    await me.ask("begin")
    await play_out([me])
    return me


def test_results_count_and_others_are_seen_after_playing_the_seat(server: Server) -> None:
    before = asked(server)
    assert before["opponent"] == OPPONENT and before["rows"] == [] and 0 < before["seconds"] <= 86_400

    async def play() -> None:
        one = await play_daily(server, 1)
        mine = asked(server, (one.table, one.token), name="Ada")
        (row,) = mine["rows"]
        assert row["yours"] and row["seat"] == 1 and row["name"] == "Ada" and row["table"] == one.table
        assert mine["people"][1] == {"seat": 1, "games": 1, "won": row["share"]}
        assert asked(server, (one.table, one.token))["people"][1]["games"] == 1, "it counts once"
        nobody = asked(server)
        assert nobody["rows"] == [] and nobody["people"][1] == {"seat": 1, "games": 1, "won": 0.0}
        assert asked(server, (one.table, "wrong"))["rows"] == []
        two = await play_daily(server, 1)
        both = asked(server, (two.table, two.token))["rows"]
        assert sorted(each["yours"] for each in both) == [False, True]
        other = await play_daily(server, 2, seed=5)
        assert asked(server, (other.table, other.token))["people"][2]["games"] == 0, "another deal"

    run(play())


def test_bad_questions_are_refused(server: Server) -> None:
    assert server.http("/api/daily", {"name": "x" * 100})[0] == 400
    assert server.http("/api/daily", {"name": "a\u200bb"})[0] == 400
    assert server.http("/api/daily", {"played": [{"table": "x", "token": "y"}] * 40})[0] == 400
    assert asked(server, ("nowhere", "nothing"))["rows"] == []


def test_one_process_of_several_measures_the_bots_of_a_day_and_none_that_may_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = msgspec.json.encode(BotShare("steward", 0, GAMES, 50.0)).decode()
    program = f"print({line!r})"
    monkeypatch.setattr(rates, "COMMAND", (sys.executable, "-c", program))

    async def measure() -> None:
        one, other, none = BotShares(tmp_path), BotShares(tmp_path), BotShares(tmp_path, measures=False)
        for each in (none, one, other):
            each.follow(DAY)
        assert (one.is_measuring, other.is_measuring, none.is_measuring) == (True, False, False)
        assert one.task
        await one.task
        other.follow(DAY)
        none.follow(DAY)
        assert len(one.shares_of(DAY)) == len(other.shares_of(DAY)) == len(none.shares_of(DAY)) == 1
        assert not other.is_measuring
        for each in (one, other, none):
            await each.close()

    asyncio.run(measure())
