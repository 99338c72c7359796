"""A closed cache folder is told in one line, once, and in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from regno.commands.compile_notice import preparing, tell_closed_home
from regno.proelio.jit import cache


@pytest.fixture(autouse=True)
def told_to_nobody_yet() -> Iterator[None]:
    tell_closed_home.cache_clear()
    yield
    tell_closed_home.cache_clear()


@pytest.mark.parametrize(("language", "told"), [("en", "cannot keep machine code"), ("it", "codice macchina")])
def test_a_closed_cache_folder_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, told: str
) -> None:
    monkeypatch.setattr(cache, "unwritable_home", lambda: Path("/somewhere/closed"))
    tell = preparing(language, "cli", "engine-prepared")
    tell()
    first, second = capsys.readouterr().err.splitlines()
    assert "/somewhere/closed" in second and told in second and str(cache.cache_folder().parent) in second
    tell()
    assert capsys.readouterr().err.splitlines() == [first]


def test_nothing_is_told_of_an_open_one(capsys: pytest.CaptureFixture[str]) -> None:
    preparing("en", "cli", "engine-prepared")()
    assert len(capsys.readouterr().err.splitlines()) == 1
