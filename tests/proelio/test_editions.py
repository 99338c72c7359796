"""The four rulebooks as data: totals, copies, how each is known, every default (H1); and tables that cannot be."""

from __future__ import annotations

import pytest
from printed import DEFAULTS
from scene import BY_LETTER, editions

from regno.errors import BadOption
from regno.proelio.cards import BASE_KINDS, NAMES
from regno.proelio.edition import BUILT_IN, built_in
from regno.proelio.options import ruling_texts

# N1, N2: copies by kind, v082 and ga, then it111 and en111; and the counts that can be read in v082.
COPIES = """
shields 13 13
palisades 9 9
tower 6 6
patrol 6 6
manure 6 6
soldiers 13 13
knights 9 9
trebuchets 6 6
infiltration 6 6
resources 7 7
temporary_alliance 3 3
plague 3 3
hero 2 2
fortress 2 2
imperial_manure 3 0
imperial_resources 3 3
edict 3 3
black_powder 2 2
inquisition 3 3
"""
READ_IN_A = {
    "patrol", "plague", "inquisition", "temporary_alliance", "soldiers", "imperial_manure", "black_powder",
}  # fmt: skip


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.split("\n") if line]


# ---------------------------------------------------------------- the four rulebooks


@pytest.mark.parametrize("letter", BY_LETTER)
def test_h1_every_option_has_the_default_of_its_rulebook(letter: str) -> None:
    column = {name: values["ABCD".index(letter)] for name, *values in rows(DEFAULTS)}
    assert ruling_texts(built_in(BY_LETTER[letter]).options()) == column


def test_h1_allies_play_without_seasons() -> None:
    for name in BUILT_IN:
        assert ruling_texts(built_in(name).options(4, allied=True))["seasons"] == "no"


@pytest.mark.parametrize("letter", BY_LETTER)
def test_n1_copies_of_every_card(letter: str) -> None:
    copies = {name: int(older if letter in "AB" else newer) for name, older, newer in rows(COPIES)}
    assert dict(zip(NAMES, built_in(BY_LETTER[letter]).cards, strict=True)) == copies


def test_n2_the_imperial_deck_of_a_has_18_cards() -> None:
    assert built_in("v082").box["imperial"] == 18 == sum(built_in("v082").cards[BASE_KINDS:])


@editions("CD")
def test_n2_the_newer_boxes_hold_111_cards(edition: str) -> None:
    rulebook = built_in(edition)
    assert rulebook.box["cards"] == 111 == sum(rulebook.cards) + rulebook.box["others"]


@editions("AB")
def test_n2_the_older_boxes_print_no_total(edition: str) -> None:
    assert "cards" not in built_in(edition).box and sum(built_in(edition).cards) == 105


@editions()
def test_n1_more_base_cards_than_six_houses_are_dealt(edition: str) -> None:
    rulebook = built_in(edition)
    assert sum(rulebook.cards[:BASE_KINDS]) - rulebook.cards[NAMES.index("temporary_alliance")] > 30


def test_n1_every_count_says_how_it_is_known() -> None:
    read = {"v082": READ_IN_A, "ga": set(), "it111": {"imperial_manure"}, "en111": {"imperial_manure"}}
    for name in BUILT_IN:
        basis = {card: "read" if card in read[name] else "reconstructed" for card in NAMES}
        assert dict(zip(NAMES, built_in(name).basis, strict=True)) == basis


@editions()
def test_r2_the_modes_of_each_rulebook(edition: str) -> None:
    newer = edition in ("it111", "en111")
    assert built_in(edition).modes == {"guilds": newer, "merchant": newer, "allied": True}


@editions()
def test_an_edition_has_a_title_and_a_source_in_both_languages(edition: str) -> None:
    rulebook = built_in(edition)
    assert rulebook.id == edition and rulebook.language == ("en" if edition in ("v082", "en111") else "it")
    for words in (rulebook.title, rulebook.source):
        assert set(words) == {"en", "it"} and words["en"] != words["it"]


# ---------------------------------------------------------------- what does not go together


@pytest.mark.parametrize(
    ("name", "table", "offenders"),
    [
        ("en111", {"houses": 2}, ["2", "3"]),
        ("en111", {"houses": 7}, ["7", "6"]),
        ("v082", {"guilds": True}, ["v082"]),
        ("ga", {"merchant": True}, ["ga"]),
        ("en111", {"houses": 5, "allied": True}, ["5", "4"]),
        ("en111", {"allied": True, "merchant": True}, []),
        ("it111", {"allied": True, "rulings": {"seasons": "yes"}}, ["seasons=yes"]),
        ("it111", {"rulings": {"season": "yes"}}, ["season", "seasons"]),
        ("it111", {"rulings": {"seasons": "maybe"}}, ["seasons", "maybe", "no / yes"]),
        ("it111", {"rulings": {"turn_cap": "-5"}}, ["turn_cap", "-5", "1 .. 30000"]),
    ],
)
def test_tables_that_cannot_be_are_refused(name: str, table: dict[str, object], offenders: list[str]) -> None:
    with pytest.raises(BadOption) as caught:
        built_in(name).options(**table)  # type: ignore[arg-type]
    assert all(offender in caught.value.text(language) for offender in offenders for language in ("en", "it"))
