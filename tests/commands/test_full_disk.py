"""On a full disk every command that writes a file says so in one line, and leaves nothing half written."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from finished import finished
from speaking import Regno

from regno.arena.match import MatchLog
from regno.errors import RegnoError
from regno.lab.results import write_all
from regno.lab.run_log import LabError, StudyLog
from regno.players.budget import BadPlayer
from regno.proelio.formats.seat_record import write_record
from regno.web.chronicles.packs import PackService

TOLD = {"en": "the disk is full", "it": "il disco è pieno"}
TOME = {"id": "hall", "game": "architects", "objective": "Be first to hold 9 Marble.", "crests": ["hammer"]}


@pytest.fixture
def fill_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From now on the disk is full: it takes what is written, and fails when it is to keep it."""

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    return lambda: monkeypatch.setattr(os, "fsync", full)


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    folder = tmp_path / "empty"
    folder.mkdir()
    return folder


@pytest.mark.parametrize("language", TOLD)
@pytest.mark.parametrize("words", [("export", "campaign"), ("packs", "export", "house")])
def test_an_export_of_the_chronicles(
    regno: Regno, fill_disk: Callable[[], None], empty: Path, words: tuple[str, ...], language: str
) -> None:
    assert regno("chronicle", "new", "campaign", "--players", "Anna,Bruno").status == 0
    fill_disk()
    file = str(empty / "a.file")
    line = regno("--lang", language, "chronicle", *words, file).trouble
    assert file in line and f"({TOLD[language]})" in line
    assert not list(empty.iterdir())


@pytest.mark.parametrize("language", TOLD)
def test_a_new_chronicle_leaves_no_empty_one(
    regno: Regno, fill_disk: Callable[[], None], tmp_path: Path, language: str
) -> None:
    fill_disk()
    words = ("chronicle", "new", "campaign", "--players", "Anna,Bruno", "--data", str(tmp_path / "data"))
    assert f"({TOLD[language]})" in regno("--lang", language, *words).trouble
    assert not list((tmp_path / "data" / "chronicles").iterdir())


@pytest.mark.parametrize("language", TOLD)
def test_a_pack_typed_in_the_browser(fill_disk: Callable[[], None], empty: Path, language: str) -> None:
    room = PackService(empty)
    token = room.make("mine", "My box", "")
    kept = {path.name: path.read_bytes() for path in room.shelf.folder.iterdir()}
    fill_disk()
    with pytest.raises(RegnoError) as another:
        room.make("another", "Another", "")
    with pytest.raises(RegnoError) as card:
        room.put("mine", token, "tome", "hall", TOME)
    assert all(f"({TOLD[language]})" in caught.value.text(language) for caught in (another, card))
    assert {path.name: path.read_bytes() for path in room.shelf.folder.iterdir()} == kept


@pytest.mark.parametrize("language", TOLD)
def test_a_seat_s_record(regno: Regno, fill_disk: Callable[[], None], empty: Path, language: str) -> None:
    fill_disk()
    words = ("replay", "-", "--seat", "1", "--export", str(empty / "a.record"))
    said = regno("--lang", language, *words, typed=write_record(finished("en111")))
    assert said.trouble.endswith(TOLD[language]) and not list(empty.iterdir())


def test_a_game_at_the_terminal(regno: Regno, fill_disk: Callable[[], None], empty: Path) -> None:
    fill_disk()
    said = regno("play", "--save", str(empty / "a.record"))
    assert said.status == 2 and said.the_line.endswith(TOLD["en"]) and not list(empty.iterdir())


def test_a_match_that_is_taken_up_again_keeps_its_games(fill_disk: Callable[[], None], empty: Path) -> None:
    path = empty / "a.journal"
    MatchLog(path, {"seed": 1})
    kept = path.read_bytes()
    fill_disk()
    with pytest.raises(BadPlayer, match="the disk is full"):
        MatchLog(path, {"seed": 1})
    assert path.read_bytes() == kept and list(empty.iterdir()) == [path]


def test_a_study_that_is_taken_up_again_keeps_its_counts(fill_disk: Callable[[], None], empty: Path) -> None:
    path = empty / "a.ledger"
    StudyLog(path, {"seed": 1})
    kept = path.read_bytes()
    fill_disk()
    with pytest.raises(LabError, match="the disk is full"):
        StudyLog(path, {"seed": 1})
    assert path.read_bytes() == kept and list(empty.iterdir()) == [path]


def test_a_report_of_the_lab_leaves_the_old_one(fill_disk: Callable[[], None], empty: Path) -> None:
    path = empty / "report.html"
    write_all({path: b"old"})
    fill_disk()
    with pytest.raises(LabError, match=r"report\.html cannot be written \(the disk is full\)"):
        write_all({path: b"new"})
    assert path.read_bytes() == b"old" and list(empty.iterdir()) == [path]
