"""Commands are tested as a person meets them: words in, a status and two streams out."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest
from speaking import Regno, Said

from regno.cli import main


@pytest.fixture
def regno(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Regno:
    """``regno("sim", "--games", "3", typed="...")`` with a data folder of its own."""
    monkeypatch.setenv("REGNO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("REGNO_LANG", "en")

    def run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(words)
        except SystemExit as leaving:  # argparse leaves so after --help
            status = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return run


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """The folder in which ``regno play`` keeps games."""
    return tmp_path / "data" / "proelio"
