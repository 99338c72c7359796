"""The documentation says what the data and the commands say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from doc_blocks import BLOCK, DOC, MAKERS, made
from speaking import Regno

from regno.proelio import steps
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.notation import AT
from regno.proelio.position import HOUSE_KEYS, TABLE_KEYS
from regno.proelio.record import read_record
from regno.proelio.seat_record import SeatRecordReader, read_story
from regno.proelio.story import story_of
from regno.proelio.words import PLAIN, VERBS

POSITION = DOC.parent / "position.md"
RECORD = DOC.parent / "record.md"
CONSOLE = re.compile(r"```console\n\$ (.*?)\n(.*?)```", re.DOTALL)


def test_the_made_parts_of_the_game_page_are_fresh() -> None:
    text = DOC.read_text(encoding="utf-8")
    assert {name for _, name, _ in BLOCK.findall(text)} == set(MAKERS)
    assert made(text) == text, "stale: run python tests/commands/doc_blocks.py"


def test_commands_shown_on_the_position_page_print_what_is_shown(regno: Regno) -> None:
    shown = CONSOLE.findall(POSITION.read_text(encoding="utf-8"))
    assert shown
    for command, output in shown:
        program, *words = shlex.split(command)
        assert program == "regno" and regno(*words).out == output


def test_every_key_and_word_is_on_the_position_page() -> None:
    text = POSITION.read_text(encoding="utf-8")
    spoken = set(re.findall(r"[a-z_]+", text))
    keys = set(TABLE_KEYS[: TABLE_KEYS.index("deployed")])
    assert keys | set(NAMES) | set(GUILDS) | set(AT) <= spoken
    assert all(f"`{letter}K`" in text for letter in HOUSE_KEYS)
    assert all(f"| `{kind}` |" in text for kind in steps.KINDS)
    actions = [word for word in PLAIN.values() if word not in ("sacrifice", "hold")]
    assert all(f"`{word}`" in text for word in [*actions, "attack CARD", "alliance SEAT"])
    assert all(f"`{verb} CARD`" in text for verb in VERBS.values())


def test_the_records_shown_are_one_game_and_what_a_seat_saw_of_it() -> None:
    whole, seen = re.findall(r"```text\n(.*?)```", RECORD.read_text(encoding="utf-8"), re.DOTALL)
    game = read_record(whole)
    assert game.record() == whole and game.record(seat=2) == seen
    assert read_story(seen).told == story_of(game, 2).told


def test_every_fact_of_a_record_is_on_its_page() -> None:
    text = RECORD.read_text(encoding="utf-8")
    assert all(f"`{word}" in text for word in SeatRecordReader.header)


@pytest.mark.parametrize("page", [DOC, POSITION, RECORD])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists()
