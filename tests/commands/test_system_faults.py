"""What the system refuses, a full disk or a closed folder, is one line in the reader's language."""

from __future__ import annotations

import errno
import io
import sys
from pathlib import Path

import pytest
from speaking import Regno

from regno.arena.match import MatchLog
from regno.cli import main
from regno.errors import SYSTEM_FAULTS, BadRequest, SystemFault
from regno.players.budget import BadPlayer

MATCH = ("arena", "random", "random", "--games", "4", "--workers", "1")


class FullDisk(io.StringIO):
    """A file on a disk that has no room left."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize(("language", "told"), [("en", "the disk is full"), ("it", "il disco è pieno")])
def test_an_answer_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    monkeypatch.setattr(sys, "stdout", FullDisk())
    assert main(["--lang", language, "editions"]) == 1
    line = capsys.readouterr().err
    assert line.startswith("regno: ") and line.count("\n") == 1 and told in line


def test_what_no_command_has_foreseen_names_its_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object) -> int:
        raise OSError(errno.EROFS, "Read-only file system", "somewhere/a.file")

    monkeypatch.setattr("regno.cli.run", refuse)
    assert main(["editions"]) == 1
    assert capsys.readouterr().err == "regno: somewhere/a.file: the disk can only be read\n"


@pytest.mark.parametrize("number", SYSTEM_FAULTS)
def test_a_known_fault_is_told_in_both_languages(number: int) -> None:
    fault = BadRequest("output-trouble", fault=SystemFault.of(OSError(number, "as the system says it")))
    assert fault.text("en") != fault.text("it")
    assert "as the system says it" not in fault.text("en") + fault.text("it")


def test_an_unknown_fault_is_told_as_the_system_says_it() -> None:
    fault = BadRequest("output-trouble", fault=SystemFault.of(OSError(errno.EIO, "Input/output error")))
    assert fault.text("it").endswith(": Input/output error")


def test_a_folder_in_place_of_a_file(regno: Regno, tmp_path: Path) -> None:
    folder = str(tmp_path)
    assert regno("replay", folder).trouble == f"cannot read {folder}: it is a folder"
    assert regno("--lang", "it", "replay", folder).trouble == f"non riesco a leggere {folder}: è una cartella"
    assert regno("tables", "import", folder).trouble == f"cannot read {folder}: it is a folder"
    assert regno(*MATCH, "--file", folder).trouble == f"cannot write {folder}: it is a folder"
    assert regno("train", folder).trouble == f"cannot write {folder}: it is a folder"


def test_long_work_is_not_begun_for_a_file_that_cannot_be_written(regno: Regno, tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere" / "a.file")
    assert regno("train", nowhere).trouble == f"cannot write {nowhere}: there is no such file or folder"
    assert regno(*MATCH, "--file", nowhere).trouble == f"cannot write {nowhere}: there is no such file or folder"


def test_a_journal_that_is_none_or_is_broken(regno: Regno, tmp_path: Path) -> None:
    noise, log = tmp_path / "noise", tmp_path / "a.journal"
    noise.write_bytes(bytes(range(256)))
    assert "holds another match" in regno(*MATCH, "--file", str(noise)).trouble
    assert regno(*MATCH, "--file", str(log)).status == 0
    head, *games = log.read_text(encoding="utf-8").splitlines()
    log.write_text("\n".join([head, games[0], '{"number": 1}', *games[2:], ""]), encoding="utf-8")
    assert f"line 3 of {log} is no game of an arena" in regno(*MATCH, "--file", str(log)).trouble


@pytest.mark.parametrize(("language", "told"), [("en", "(it is a folder)"), ("it", "(è una cartella)")])
def test_a_journal_that_cannot_be_kept_says_that_the_match_can_go_on(tmp_path: Path, language: str, told: str) -> None:
    with pytest.raises(BadPlayer) as caught:
        MatchLog(tmp_path, {})
    assert told in caught.value.text(language)
