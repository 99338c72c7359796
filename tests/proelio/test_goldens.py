"""Every edition has a golden game in every mode, and it still reads the same: the guard of RULES_VERSION."""

from __future__ import annotations

import pytest
from modes import EVERY, every_mode
from playthrough import COMMAND, FOLDER, file_of, moves_of, told_game

from regno.errors import RegnoError

ADVICE = f"if the rules have changed, raise RULES_VERSION in record.py; then run: {COMMAND}"


@every_mode
def test_the_golden_game_reads_the_same(edition: str, mode: str) -> None:
    file = file_of(edition, mode)
    assert file.exists(), f"{file.name} is lacking; make it by: {COMMAND}"
    golden = file.read_text(encoding="utf-8").splitlines()
    try:
        told = told_game(edition, mode, moves_of("\n".join(golden))).splitlines()
    except RegnoError as fault:
        pytest.fail(f"{file.name} cannot be played any more: {fault}; {ADVICE}")
    differs = next((number for number, pair in enumerate(zip(golden, told, strict=False), 1) if len({*pair}) > 1), None)
    assert differs is None, (
        f"{file.name}, line {differs}: it said\n{golden[differs - 1]}\nand is now\n{told[differs - 1]}\n{ADVICE}"
    )
    assert golden == told, f"{file.name} has another length than its game; {ADVICE}"


def test_no_golden_game_is_left_of_an_edition_or_mode_that_is_gone() -> None:
    assert {file.name for file in FOLDER.iterdir()} == {file_of(edition, mode).name for edition, mode in EVERY}
