"""Whoever installs Regno gets the pages built: an sdist holds them with all they are made of, thus fresh."""

from __future__ import annotations

import runpy
import tomllib
from pathlib import Path

from source import HOME

PAGES = runpy.run_path(str(HOME / "ui" / "make_pages.py"))
SDIST = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"][
    "sdist"
]


def is_below(file: Path, places: list[str]) -> bool:
    return any(file.is_relative_to(HOME / place.lstrip("/")) for place in places)


def test_an_sdist_holds_all_that_the_pages_are_made_of() -> None:
    sources = list(PAGES["sources"]())
    assert sources
    assert not [file for file in sources if not is_below(file, SDIST["include"]) or is_below(file, SDIST["exclude"])]


def test_what_an_sdist_names_is_there() -> None:
    assert all((HOME / place.lstrip("/")).exists() for place in SDIST["include"])


def test_the_pages_are_built_where_the_server_looks_for_them() -> None:
    from regno.web.routes import pages

    assert PAGES["STATIC"] == pages.STATIC
