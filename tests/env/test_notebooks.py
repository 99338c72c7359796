"""The notebooks run from the first cell to the last; with few games, so that it takes seconds."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

HOME = Path(__file__).parents[2]
NOTEBOOKS = sorted((HOME / "notebooks").glob("*.ipynb"))


def test_what_runs_them_is_installed() -> None:
    """A missing library is a failure that says what to do, not a silent skip."""
    for name in ("nbclient", "nbformat", "ipykernel"):
        assert importlib.util.find_spec(name), f"{name} is missing, so no notebook is tested: make test installs it"


def test_there_are_three() -> None:
    assert [book.name[0] for book in NOTEBOOKS] == ["1", "2", "3"]


@pytest.mark.filterwarnings("ignore")  # of Jupyter's own making
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import nbformat
    from nbclient import NotebookClient

    monkeypatch.setenv("REGNO_QUICK", "1")
    monkeypatch.setenv("MPLBACKEND", "agg")
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # threads that wait for each other are slow on a busy machine
    book: Any = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    assert not any(cell.get("outputs") for cell in book.cells), "notebooks are kept without their output"
    NotebookClient(book, timeout=300, resources={"metadata": {"path": str(path.parent)}}).execute()
    told = "".join(out.get("text", "") for cell in book.cells for out in cell.get("outputs", ()))
    assert "of 256 games" in told or "of 1024 games" in told
