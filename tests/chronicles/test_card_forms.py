"""The shape of every field of every card: what a form can be made of, and words in both languages for all of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from catalogue import catalogue
from regno.chronicles.packs.library import PackLibrary
from regno.chronicles.packs.pack import NOWHERE, TYPES
from regno.chronicles.packs.readers import Shape, card_faults, fields_schema

LEAVES = {"number", "yes-no", "slug", "words", "choice", "card", "by-players"}
WORDS = catalogue("en", "cards")


def fields(shapes: list[Shape]) -> Iterator[Shape]:
    """Every field that a form shows, also those inside others; where there is but one choice it shows nothing."""
    for shape in shapes:
        if shape["is"] == "choice" and len(shape["of"]) < 2:
            continue
        yield shape
        yield from fields(inside(shape))


def inside(shape: Shape) -> list[Shape]:
    """The fields within a field."""
    if shape["is"] == "list":
        row = {**shape["of"], "key": shape["key"]}
        return [row] if row["is"] in LEAVES else inside(row)
    if shape["is"] == "table":
        return list(shape["fields"])
    if shape["is"] == "effects":
        return [field for verb in shape["of"]["verbs"] for field in verb["fields"]]
    assert shape["is"] in LEAVES, shape
    return []


def dashed(*parts: object) -> str:
    return "-".join(map(str, parts)).replace("_", "-")


@pytest.mark.parametrize("type", TYPES)
def test_every_field_and_every_choice_has_its_word(type: str) -> None:
    assert dashed("type", type) in WORDS
    for field in fields(fields_schema(TYPES[type])):
        key = field["key"]
        assert {dashed("field", type, key), dashed("field", key), dashed("value", key)} & set(WORDS), (type, key)
        for value in field["of"] if field["is"] == "choice" else []:
            known = {dashed("value", key, value), dashed("value", value)} & set(WORDS)
            assert known or isinstance(value, int), (type, key, value)


def test_every_verb_and_every_group_has_its_word() -> None:
    verbs = {
        verb["verb"]
        for card in TYPES.values()
        for shape in fields_schema(card)
        for each in [shape, *inside(shape)]
        if each["is"] == "effects"
        for verb in each["of"]["verbs"]
    }
    assert {dashed("verb", verb) for verb in verbs} == {key for key in WORDS if key.startswith("verb-")}
    groups = {group for card in TYPES.values() for group in card.COUNTS if group and not group.isdecimal()}
    assert {dashed("value", group) for group in groups} <= set(WORDS)


def test_no_word_is_for_a_field_that_no_card_has() -> None:
    keys = {dashed(field["key"]) for card in TYPES.values() for field in fields(fields_schema(card))}
    types = {dashed(type) for type in TYPES}
    localize = {key.partition("-")[2] for key in WORDS if key.startswith(("field-", "help-"))} - {"do", "by-players"}
    assert not [each for each in localize if each not in keys | {dashed(type, key) for type in types for key in keys}]


@pytest.mark.parametrize(
    ("type", "card", "wrong"),
    [
        ("crest_tome", {"id": "x", "crest": "hammer", "need": {"5": 3}}, [("need",)]),
        ("demand", {"id": "x", "level": 9, "items": ["clay"], "need": {"2": -1}, "met": 1, "failed": 5},
         [("level",), ("need", "2")]),
        ("rogue_reverend", {"id": "x", "rogue": {"donations": 12, "on": "guildhall"}},
         [("rogue", "donations"), ("reverend",)]),
        ("threat", {"id": "x", "action": "pray", "workers": {"2": 2}, "options": [[{"do": "lose"}]]},
         [("options", 0, 0, "what")]),
        ("kings_order", {"id": "x", "min": {}, "reward": [{"do": "gain", "what": "honour", "who": "one"}]},
         [("reward", 0, "who")]),
        ("dismissal", {"id": "x", "table": dict.fromkeys(
            ("discard", "virtue", "corruption", "rearrange", "shuffle", "debt"), "A")}, [("table",)]),
        ("order_spaces", {"id": "x", "vp": [1, None, 3]}, [("vp", 1)]),
    ],
)  # fmt: skip
def test_a_fault_names_the_field_it_stands_in(type: str, card: dict[str, Any], wrong: list[tuple[str | int]]) -> None:
    assert [fault.path for fault in card_faults(TYPES[type], card, NOWHERE)] == wrong


@pytest.mark.parametrize("type", TYPES)
def test_the_house_set_has_no_fault(type: str, tmp_path: Any) -> None:
    for row in PackLibrary(tmp_path).pack("house").tables.get(type, []):
        assert not card_faults(TYPES[type], row, NOWHERE)
