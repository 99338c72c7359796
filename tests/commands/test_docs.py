"""The documentation says what the data and the commands say."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest
from speaking import Regno

from citations import ANCHOR, POINT, anchors, pages
from doc_blocks import BLOCK, DOC, LINK, MAKERS, OPTIONS, doc_pages, links, regenerate
from regno.proelio import steps
from regno.proelio.cards import GUILDS, NAMES
from regno.proelio.formats.move_text import PLAIN, VERBS
from regno.proelio.formats.position_text import AT, HOUSE_KEYS, TABLE_KEYS
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import SeatRecordReader, read_seat_record, write_record
from regno.proelio.info.seat_game import seat_game_of
from regno.proelio.rulebook.outline import DECIDED_BY
from regno.text import has
from source import HOME

POSITION = DOC.parent / "position.md"
RECORD = DOC.parent / "record.md"
LAST = {"R": 135, "Q": 126, "P": 21, "O": 7, "X": 21, "I": 9, "K": 3, "N": 3, "H": 2, "D": 10}
CONSOLE = re.compile(r"```console\n\$ (.*?)\n(.*?)```", re.DOTALL)


def test_the_made_parts_of_the_pages_of_the_game_are_fresh() -> None:
    texts = {page: page.read_text(encoding="utf-8") for page in doc_pages()}
    blocks = [name for text in texts.values() for _, name, _ in BLOCK.findall(text)]
    assert sorted(blocks) == sorted([*MAKERS, *["links"] * len(texts)])
    stale = [page.name for page, text in texts.items() if regenerate(page, text) != text]
    assert not stale, "stale: run python tests/doc_blocks.py"


def test_a_stale_preset_on_the_options_page_is_noticed() -> None:
    text = OPTIONS.read_text(encoding="utf-8")
    stale = text.replace("| [`depletion`] | eager |", "| [`depletion`] | lazy |")
    assert stale != text and regenerate(OPTIONS, stale) == text


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
    assert write_record(game) == whole and write_record(game, seat=2) == seen
    assert read_seat_record(seen).moves == seat_game_of(game, 2).moves


def test_every_fact_of_a_record_is_on_its_page() -> None:
    text = RECORD.read_text(encoding="utf-8")
    assert all(f"`{word}" in text for word in SeatRecordReader.header)


@pytest.mark.parametrize("doc", [*doc_pages(), POSITION, RECORD], ids=lambda doc: doc.stem)
def test_links_lead_somewhere(doc: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", doc.read_text(encoding="utf-8")):
        assert (doc.parent / target).exists()


# ---------------------------------------------------------------- the rules, point by point


@pytest.mark.parametrize("doc", doc_pages(), ids=lambda doc: doc.stem)
def test_a_point_cited_on_a_page_is_written_somewhere(doc: Path) -> None:
    text = doc.read_text(encoding="utf-8")
    linked = {re.findall(r"\[(.*)\]: ", line)[0] for line in links(doc, text)}
    assert set(LINK.findall(text)) == linked


@pytest.mark.parametrize("doc", pages(), ids=lambda doc: doc.stem)
def test_an_anchor_stands_before_its_own_name(doc: Path) -> None:
    text = doc.read_text(encoding="utf-8")
    named = re.findall(rf'<a id="({POINT})"></a>(?:\*\*)?({POINT})\b', text)
    assert [anchor for anchor, _ in named] == ANCHOR.findall(text)
    assert all(anchor == name for anchor, name in named)


@pytest.mark.parametrize(("letter", "most"), LAST.items())
def test_no_number_of_a_kind_of_point_is_left_out(letter: str, most: int) -> None:
    """Numbers are stable: a new point is the next one, and none is taken away. Vectors have gaps from the start."""
    numbers = {int(point[1:]) for point in anchors() if point[0] == letter and point[1:].isdecimal()}
    assert numbers == set(range(1, most + 1))


def test_the_index_names_the_last_point_of_each_kind() -> None:
    index = pages()[0].read_text(encoding="utf-8")
    assert all(f"`{letter}{most}`" in index for letter, most in LAST.items())


def test_the_rulings_are_those_that_the_rules_of_a_table_list() -> None:
    told = {int(point[1:]) for point in anchors() if point[0] == "Q" and point[1:].isdecimal()}
    assert told == {number for number in told if has("rulings", f"ruling-{number}")} | set(DECIDED_BY)


def test_each_ruling_names_the_option_that_decides_it() -> None:
    text = (HOME / "docs" / "rules" / "rulings.md").read_text(encoding="utf-8")
    rulings = re.findall(r'<a id="Q(\d+)"></a>(.*?)(?=\n\n)', text, re.DOTALL)
    named = [(int(number), option) for number, told in rulings for option in re.findall(r"Option:\s\[`(\w+)`\]", told)]
    assert named == sorted(DECIDED_BY.items())
