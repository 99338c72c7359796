"""Printed cards have the icons and fonts of the pages: one source, from which ``tools/print_assets.py`` makes them."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from regno.chronicles.packs.pack import TYPES
from regno.printing.chronicles.pack_file import DESIGNS, NOT_PRINTED
from regno.printing.icons import icon_data, icon_of, outline
from regno.proelio.cards import GUILDS, NAMES
from source import HOME

sys.path.insert(0, str(HOME / "tools"))
import print_assets


def test_every_icon_is_the_one_that_the_pages_draw() -> None:
    assert icon_data()["families"] == print_assets.icon_records()


def test_everything_has_an_icon_that_is_drawn() -> None:
    for name in (*NAMES,):
        assert outline(icon_of("card", name))
    assert all(outline(icon_of("guild", name)) for name in GUILDS)
    assert all(outline(design.icon) for design in DESIGNS.values())
    named = {name for family in icon_data()["families"].values() for name in family.values()}
    assert named <= set(icon_data()["paths"])


def test_no_icon_is_kept_that_nobody_draws() -> None:
    named = {name for family in icon_data()["families"].values() for name in family.values()}
    source = "".join(file.read_text("utf-8") for file in Path(HOME / "src/regno/printing").rglob("*.py"))
    assert not [name for name in icon_data()["paths"] if name not in named and f'"{name}"' not in source]


def test_outlines_are_operators_and_numbers_within_the_square() -> None:
    for name, path in icon_data()["paths"].items():
        numbers = {word for word in path.split() if word not in ("m", "l", "c", "h")}
        assert all(re.fullmatch(r"-?\d+(\.\d)?", word) and abs(float(word)) < 800 for word in numbers), name


def test_outlines_are_those_of_the_library() -> None:
    library = HOME / "ui/node_modules/@iconify-json/game-icons/icons.json"
    if not library.exists():
        pytest.fail("ui/node_modules is missing: run `make pages`")
    assert json.loads((HOME / "src/regno/printing/icons.json").read_text("utf-8"))["paths"] == print_assets.icon_paths(
        {name for name in icon_data()["paths"] if not name.startswith("own-")}
    )


def test_every_type_of_card_is_printed_or_said_not_to_be() -> None:
    assert set(DESIGNS) | set(NOT_PRINTED) == set(TYPES) and not set(DESIGNS) & set(NOT_PRINTED)


def test_the_fonts_come_with_their_licence() -> None:
    folder = HOME / "src/regno/printing/fonts"
    assert "SIL OPEN FONT LICENSE" in (folder / "OFL.txt").read_text("utf-8")
    assert {file.stem for file in folder.glob("*.ttf")} == set(print_assets.FONTS)
