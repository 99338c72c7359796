"""The history: figures over HTTP are those that one counts in the Records themselves."""

from __future__ import annotations

import math
import secrets
from collections import Counter, deque
from pathlib import Path
from random import Random
from typing import Any

import pytest
from laid import NOW, laid, set_down, token
from wire import Server

from regno.chronicles.intervals import Z, wilson
from regno.chronicles.store import ChronicleStore
from regno.proelio.cards import GUILDS
from regno.proelio.formats.record import read_record, record_text
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.web.history.facts import cost_of
from regno.web.history.figures import SPAN, trend
from regno.web.history.messages import ChroniclePlayed
from regno.web.history.odds import OddsOf, odds_of
from regno.web.review.queue import GameReview, Judged, ReviewFinished


@pytest.fixture(scope="module")
def tables(server: Server) -> list[Table]:
    name = secrets.token_hex(3)
    kinds = [
        TableSettings(houses=3, pace=0),
        TableSettings(houses=4, guilds=True, pace=0),
        TableSettings(houses=4, allied=True, pace=0),
    ]
    made = []
    for number in range(9):
        terms, people = kinds[number % 3], [0, 1] if number % 2 else [0]
        table = laid(f"h{name}-{number}", terms, people=people, seed=number)
        table.recent, chosen = deque(table.recent), Random(number)  # nothing of the log is dropped
        while table.phase == "playing":
            assert table.live
            table.submit(table.live.who, [chosen.choice(table.live.game.legal())], table.version, NOW + number)
        made.append(table)
    set_down(server.data, made)
    return made


def asked(server: Server, tokens: list[str]) -> dict[str, Any]:
    """The history once everything is replayed."""
    for _ in range(20):
        status, found = server.http("/api/history?lang=en", {"tokens": tokens})
        assert status == 200, found
        if not found["waiting"]:
            return found  # type: ignore[no-any-return]
    raise AssertionError("it is never whole")


def test_shares_are_those_of_the_records(server: Server, tables: list[Table]) -> None:
    found = asked(server, [token(0, table.id) for table in tables])
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for table in tables:
        game = read_record(server.http(f"/api/tables/{table.id}/record")[1])
        assert game.result and record_text(game)
        state = game.state
        groups = [("all", ""), ("edition", table.settings.edition)]
        with_people = table.seats[1].holder != ""
        groups.append(("people", "") if with_people else ("bots", ""))
        if with_people:
            groups.append(("opponent", "Person 1"))
        if table.settings.guilds:
            groups.append(("guild", GUILDS[state.guild[0]]))
        for group in groups:
            games[group] += 1
            wins[group] += 0 in game.result.winners
    told = {(each["group"], each["name"]): each for each in found["shares"]}
    assert {group: each["games"] for group, each in told.items()} == games
    assert {group: each["wins"] for group, each in told.items()} == {group: wins[group] for group in games}
    everything = told["all", ""]
    assert (everything["low"], everything["high"]) == tuple(
        round(each, 4) for each in wilson(everything["wins"], everything["games"])
    )
    assert everything["par"] == round(sum([1 / 3, 1 / 4, 2 / 4] * 3) / 9, 4)
    assert found["lost"] == [] and {each["lost"] for each in found["facts"].values()} == {-1.0}
    assert len(found["games"]) == len(tables)


def test_a_stranger_has_no_history(server: Server, tables: list[Table]) -> None:
    assert asked(server, ["nobody"])["games"] == [] == asked(server, [])["chronicles"]


def test_wilson_is_the_interval_of_a_share() -> None:
    """Its ends are the shares from which the observed one is Z standard errors away."""
    for wins, games in ((0, 5), (3, 7), (14, 46), (5, 5)):
        for end in wilson(wins, games):
            error = math.sqrt(end * (1 - end) / games)
            assert abs(wins / games - end) == pytest.approx(Z * error, abs=1e-9)
    assert wilson(0, 0) == (0.0, 1.0)


def test_the_running_mean_is_that_of_the_last_games() -> None:
    costs = [(f"t{number}", number, float(number % 7)) for number in range(25)]
    found = trend(reversed(costs))
    assert [each.table for each in found] == [table for table, _, _ in costs]
    last = [points for _, _, points in costs[-SPAN:]]
    assert found[-1].mean == pytest.approx(sum(last) / SPAN, abs=0.01)
    assert all(each.low <= each.mean <= each.high for each in found)


def judged(move: int, seat: int, before: float, after: float, mistake: bool) -> dict[str, Judged]:
    return {"en": Judged(move, seat, before, after, mistake, "", "", 0.0, 0.0, [])}


def test_what_mistakes_cost_is_that_of_ones_own_seats() -> None:
    review = GameReview("x")
    review.found = [
        judged(1, 0, 0.5, 0.1, True),
        judged(2, 0, 0.5, 0.45, False),
        judged(3, 1, 0.5, 0.1, True),
        judged(1, 0, 0.5, 0.4, True),  # judged once more: this counts
    ]
    assert cost_of(review, [0]) == -1.0 == cost_of(None, [0]), "not before the review is finished"
    review.outline = ReviewFinished([], {"en": []})
    assert cost_of(review, [0]) == 10.0


def test_chronicles_tell_results_and_hours(server: Server) -> None:
    created = server.http("/api/chronicles", {"kind": "paladins", "players": ["Anna", "Marco"], "title": "Ours"})[1]
    found = asked(server, [created["token"]])
    (mine,) = found["chronicles"]
    assert (mine["title"], mine["kind"], mine["over"], mine["result"]) == ("Ours", "paladins", False, "")
    assert mine["level"] == "normal" and found["chronicle_shares"] == []


def test_the_store_of_chronicles_counts_its_keys(tmp_path: Path) -> None:
    store = ChronicleStore(tmp_path)
    store.grant("one", {"a": "write", "b": "read"}).result()
    assert (store.count_keys("one"), store.count_keys("two")) == (2, 0)
    store.close()


def played_by(players: list[str], won: bool, level: str = "3", kind: str = "viscounts", **more: Any) -> ChroniclePlayed:
    facts = {"id": "x", "title": "x", "begun": "", "touched": "2026-11-17", "steps": 9, "minutes": 60, "over": True}
    told = {**facts, "winners": [], "margin": 0, "result": "won" if won else "lost", **more}
    return ChroniclePlayed(kind=kind, players=players, level=level, **told)


def test_the_odds_of_a_group_follow_its_own_evenings() -> None:
    asked, group = OddsOf("viscounts", ["Anna", "Bruno", "Carla"], []), ["carla ", "Anna", "Bruno"]
    bare = odds_of(asked, [])
    assert [each.level for each in bare.levels] == ["1", "3", "5"] and bare.even == "1" and bare.kept is None
    assert all(each.chance == each.simulated and each.low < each.chance < each.high for each in bare.levels)
    others = [played_by(["Anna", "Bruno"], True), played_by(group, True, result=""), played_by(["Dora"], True)]
    assert odds_of(asked, others) == bare, "evenings of others, and those that go on, change nothing"
    skilled = odds_of(asked, [played_by(group, True)] * 12)
    assert skilled.evenings == 12 and skilled.even == "5" and skilled.kept and skilled.kept.won == 12
    assert all(more.chance > before.chance for more, before in zip(skilled.levels, bare.levels, strict=True))


def test_paladins_follows_the_points_of_its_own_evenings() -> None:
    group = ["Anna", "Bruno", "Carla"]
    asked = OddsOf("paladins", group, [])
    bare = odds_of(asked, [played_by(group, True)])
    assert bare.basis == "points" and bare.evenings == 0 and bare.even == "normal" and bare.kept is None
    strong = [played_by(group, True, kind="paladins", level="normal", margin=60)] * 4
    found = odds_of(asked, [*strong, played_by(group, False, kind="paladins", level="hard", margin=-9)])
    assert found.evenings == 5 and found.even == "hard" and found.kept and found.kept.won == 4
    assert [(one.level, one.won, one.played) for one in found.own] == [("normal", 4, 4), ("hard", 0, 1)]
    assert odds_of(OddsOf("viscounts", group, []), strong).basis == "shares"


def test_a_number_of_players_that_was_not_simulated_tells_own_evenings_alone() -> None:
    found = odds_of(OddsOf("paladins", ["Anna"], []), [played_by(["Anna"], True, kind="paladins", level="hard")])
    assert not found.levels and not found.even
    assert [(one.level, one.won, one.played) for one in found.own] == [("hard", 1, 1)]


def test_odds_are_asked_for_over_http(server: Server) -> None:
    names = ["Anna", "Marco", "Giulia"]
    created = server.http("/api/chronicles", {"kind": "viscounts", "players": names})[1]
    body = {"kind": "viscounts", "players": names, "tokens": [created["token"], "", "nobody's"]}
    status, found = server.http("/api/history/odds", body)
    assert status == 200 and found["even"] == "1" and not found["evenings"] and len(found["levels"]) == 3
    for kind, players in (("campaign", names), ("market", names), ("viscounts", []), ("viscounts", [*names, *names])):
        status, found = server.http("/api/history/odds", {**body, "kind": kind, "players": players})
        assert status == 200 and found["levels"] == [] and found["even"] == ""
    for wrong in ({**body, "players": ["x"] * 7}, {**body, "players": ["x" * 61]}, {**body, "kind": 3}, {"kind": "x"}):
        assert server.http("/api/history/odds", wrong)[0] == 400
