"""Noted games: read line by line, refused with line and what would be right, compared with simulated ones."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

import pytest

from regno.arena.entrant import Entrant
from regno.errors import BadRequest
from regno.lab.experiment import Study
from regno.lab.playtest import NotedGame, Setup, by_setup, compare, mean, parse_games, read_games, share
from regno.proelio.edition import built_in

EN, GA = built_in("en111"), built_in("ga")
HEAD = "date,houses,with,winner,ending,rounds,minutes,guild,remark\n"
GAMES = HEAD + (
    '2026-05-01,4,guilds+merchant,1,fall,6,35,bards,close\n\n,4,,2+4,winter,,,,"quick, one"\n,4,,0,other,9,50,,\n'
)


def test_a_file_is_read() -> None:
    found = list(parse_games(GAMES, "x.csv", EN))
    plain = Setup(4, ())
    assert found == [
        NotedGame(Setup(4, ("guilds", "merchant")), (0,), "fall", 6, 35, "bards"),
        NotedGame(plain, (1, 3), "winter", None, None, ""),
        NotedGame(plain, (), "other", 9, 50, ""),
    ]
    assert list(by_setup(found)) == [plain, Setup(4, ("guilds", "merchant"))]


def test_semicolons_a_mark_at_the_start_and_few_columns_will_do(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    path.write_bytes("\ufeffHouses;Winner;Ending\r\n5;5;Winter\r\n".encode())
    assert read_games(path, EN) == [NotedGame(Setup(5, ()), (4,), "winter", None, None, "")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("4,,7,fall,,,,", 'x.csv, line 2: "7" is no winner: expected 0 .. 4, 1+4'),
        ("4,,1+1,fall,,,,", 'x.csv, line 2: "1+1" is no winner'),
        ("9,,1,fall,,,,", 'x.csv, line 2: "9" is no houses: expected 3 .. 6'),
        ("4,,1,flight,,,,", 'x.csv, line 2: "flight" is no ending: expected fall / winter / other'),
        ("4,dice,1,fall,,,,", 'x.csv, line 2: "dice" is no with: expected guilds / merchant / allied'),
        ("4,,1,fall,0,,,", 'x.csv, line 2: "0" is no rounds: expected 1 .. 500'),
        ("4,,1,fall,,long,,", 'x.csv, line 2: "long" is no minutes: expected 1 .. 1440'),
        ("4,,1,fall,,,bards,", 'x.csv, line 2: "bards" is no guild'),
        ("5,allied,1,fall,,,,", "x.csv, line 2: "),
        ("4,,1,fall,,,,,,,", "x.csv, line 2: 12 cells, but only 9 columns"),
    ],
)
def test_a_bad_line_is_named_with_what_would_be_right(text: str, sentence: str) -> None:
    with pytest.raises(BadRequest) as caught:
        list(parse_games(f"{HEAD},{text}\n", "x.csv", EN))
    assert str(caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("houses,winner\n4,1\n", 'x.csv: the first line must name a column "ending"'),
        ("houses,winner,ending,dice\n", 'x.csv: there is no column "dice"'),
        ("houses,houses,winner,ending\n", 'x.csv: there is no column "houses", or it stands there twice'),
        ("houses,winner,ending\n", "x.csv holds no game"),
        ("", "x.csv: the first line must name a column"),
    ],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "x.csv"
    path.write_text(text, "utf-8")
    with pytest.raises(BadRequest) as caught:
        read_games(path, EN)
    assert str(caught.value).startswith(sentence)
    with pytest.raises(BadRequest, match="there is no such file"):
        read_games(tmp_path / "none.csv", EN)


def test_a_date_that_is_none_is_refused() -> None:
    with pytest.raises(BadRequest, match="is no date: expected 2026-05-31"):
        list(parse_games(HEAD + "yesterday,4,,1,fall,,,,\n", "x.csv", EN))


def test_modes_that_the_edition_lacks_are_refused_with_the_line() -> None:
    with pytest.raises(BadRequest, match=r"x\.csv, line 2: edition ga has no Guilds"):
        list(parse_games(GAMES, "x.csv", GA))


def test_intervals_of_few_games_are_wide() -> None:
    assert mean([8]).low is None
    three = mean([6, 8, 10])  # by hand: 8 +- 4.303 * 2 / sqrt(3)
    assert (three.value, three.low, three.high) == pytest.approx((8, 3.0313, 12.9687), abs=1e-3)
    half = share(5, 10)
    assert half.low is not None and half.low == pytest.approx(0.2366, abs=1e-3)


def test_figures_stand_beside_simulated_ones(census: Mapping[str, ModuleType]) -> None:
    games = [game for game in parse_games(GAMES, "x.csv", EN) if not game.setup.modes]
    study = Study("playtest", EN, EN.options(4), (Entrant("steward"),) * 4, 2_000, 1 << 32)
    counts = study.play(0, 2_000)
    found = {(each.group, each.item): each for each in compare(games, study, counts)}
    assert [found["order", str(place)].noted.value for place in (1, 2, 3, 4)] == [0, 0.25, 0, 0.25]
    assert sum(found["order", str(place)].simulated.value for place in (1, 2, 3, 4)) == pytest.approx(1, abs=0.01)
    lengths = counts["lengths"]
    by_hand = sum(rounds * count for rounds, count in enumerate(lengths)) / 2_000
    assert found["rounds", ""].simulated.value == pytest.approx(by_hand)
    assert found["ending", "winter"].noted.value == 0.5 and found["ending", "fall"].noted.value == 0
    assert not found["ending", "fall"].fits or found["ending", "fall"].simulated.value < 0.7
