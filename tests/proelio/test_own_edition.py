"""An edition of one's own: every fault in it is named by file, key, value and what was expected."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from regno.errors import BadEdition
from regno.proelio.draft import changed_edition
from regno.proelio.edition import Edition, built_in, edition, read_edition
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import undealt
from regno.proelio.jit.records import values_of
from regno.proelio.options import LATER, RULINGS
from source import SOURCE

SOUND = (SOURCE / "regno" / "proelio" / "editions" / "en111.toml").read_text(encoding="utf-8")

# What is done to a sound file: under a table the line of a key is replaced, or dropped where nothing stands for it.
# Then the key, the value and the remedy that the complaint must name.
FAULTS = r"""
unknown-option    | options | depletion | depletions = "eager"             | options.depletions | eager   | depletion
unknown-card      | cards   | hero      | heroes = 3                       | cards.heroes       | 3       | hero
unknown-mode      | modes   | allied    | alied = true                     | modes.alied        | True    | allied
unknown-total     | box     | others    | guilds = 9                       | box.guilds         | 9       | imperial
unknown-key       |         | language  | colour = 3                       | colour             | 3       | language
no-id             |         | id        |                                  | id                 |         | name
id-of-two-words   |         | id        | id = "my game"                   | id                 | my game | name
no-title          |         | title     |                                  | title              |         | text
unknown-title     |         | title     | title = { en = "I", fr = "Mine" } | title             | Mine    | it =
title-of-numbers  |         | title     | title = { en = 1, it = 2 }       | title              | 1       | text
source-of-numbers |         | source    | source = 12                      | source             | 12      | text
unknown-language  |         | language  | language = "fr"                  | language           | fr      | en / it
no-language       |         | language  |                                  | language           |         | en / it
negative-count    | cards   | hero      | hero = {count=-1, basis="read"}  | cards.hero.count   | -1      | 0 .. 100
over-many         | cards   | hero      | hero = {count=101, basis="read"} | cards.hero.count   | 101     | 0 .. 100
count-in-words    | cards   | hero      | hero = {count="2", basis="read"} | cards.hero.count   | '2'     | 0 .. 100
count-of-yes      | cards   | hero      | hero = {count=true,basis="read"} | cards.hero.count   | True    | 0 .. 100
count-and-a-half  | cards   | hero      | hero = {count=1.5, basis="read"} | cards.hero.count   | 1.5     | 0 .. 100
unknown-basis     | cards   | hero      | hero = {count=2, basis="told"}   | cards.hero.basis   | told    | read
no-basis          | cards   | hero      | hero = {count=2}                 | cards.hero         | 2       | basis
bare-count        | cards   | hero      | hero = 2                         | cards.hero         | 2       | count
missing-card      | cards   | hero      |                                  | cards.hero         |         | count
mode-in-words     | modes   | allied    | allied = "yes"                   | modes.allied       | yes     | true / false
missing-mode      | modes   | allied    |                                  | modes.allied       |         | true / false
missing-option    | options | depletion |                                  | options.depletion  |         | eager / lazy
unknown-value     | options | depletion | depletion = "slow"               | options.depletion  | slow    | eager / lazy
number-for-a-word | options | depletion | depletion = 1                    | options.depletion  | 1       | eager / lazy
word-for-a-bool   | options | seasons   | seasons = "often"                | options.seasons    | often   | false / true
out-of-bounds     | options | turn_cap  | turn_cap = 30001                 | options.turn_cap   | 30001   | 1 .. 30000
no-turn-at-all    | options | turn_cap  | turn_cap = 0                     | options.turn_cap   | 0       | 1 .. 30000
bool-for-a-number | options | turn_cap  | turn_cap = true                  | options.turn_cap   | True    | 1 .. 30000
total-of-the-box  | box     | cards     | cards = 112                      | box.cards          | 112     | 111
total-of-imperial | box     | others    | imperial = 18\nothers = 9       | box.imperial       | 18      | 15
total-of-base     | box     | others    | base = 90\nothers = 9           | box.base           | 90      | 87
total-in-words    | box     | cards     | cards = "many"                   | box.cards          | many    | 0 .. 1000
"""
ROWS = [[cell.strip().replace(r"\n", "\n") for cell in line.split("|")] for line in FAULTS.split("\n") if line]


def with_line(table: str, key: str, line: str) -> str:
    """The sound file with one line replaced."""
    head, mark, rest = SOUND.partition(f"[{table}]\n") if table else ("", "", SOUND)
    text, count = re.subn(rf"^{key} = .*$", lambda _: line, rest, count=1, flags=re.MULTILINE)
    assert count == 1, f"there is no {key} to replace"
    return head + mark + text


def refusal(text: str) -> tuple[str, str]:
    """What is said of a faulty file, in both languages: one line each."""
    with pytest.raises(BadEdition) as caught:
        read_edition(text, "mine.toml")
    english, italian = caught.value.text("en"), caught.value.text("it")
    assert english != italian and "\n" not in english + italian
    return english, italian


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_fault_is_named(row: list[str]) -> None:
    _, table, key, line, *named = row
    for sentence in refusal(with_line(table, key, line)):
        assert all(part in sentence for part in ("mine.toml", *named)), sentence


def test_what_is_not_there_is_called_missing() -> None:
    english, italian = refusal("")
    assert english == 'mine.toml: id is missing, expected "name"' and italian == 'mine.toml: manca id, serve "name"'


def test_a_table_must_be_a_table() -> None:
    text = SOUND.partition("[cards]")[0].replace("[box]", "cards = 7\n[box]")
    assert all(part in sentence for sentence in refusal(text) for part in ("mine.toml", "cards", "7", "[table]"))


def test_a_file_that_is_not_toml_says_where() -> None:
    for sentence in refusal('id = "mine"\ntitle = = 3\n'):
        assert "mine.toml" in sentence and "line 2" in sentence


def test_a_deck_must_be_enough_for_six_houses() -> None:
    """Temporary Alliances do not count: allies leave them in the box."""
    enough = re.sub(r"(shields|soldiers|palisades|knights) = { count = \d+", r"\1 = { count = 0", SOUND)
    enough = enough.replace("cards = 111", "# no total")
    assert sum(read_edition(enough, "mine.toml").cards[:12]) == 43
    small = enough.replace("count = 6", "count = 4")
    padded = small.replace("temporary_alliance = { count = 3", "temporary_alliance = { count = 50")
    for text, base in ((small, "33"), (padded, "80")):
        assert all(part in sentence for sentence in refusal(text) for part in ("mine.toml", base, "30"))


@pytest.mark.parametrize("name", ["en112", "none.toml"])
def test_an_edition_that_is_not_there_is_named(name: str) -> None:
    with pytest.raises(BadEdition, match=name):
        edition(name)


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"id = \xff\xfe")
    with pytest.raises(BadEdition, match=r"mine\.toml"):
        edition(str(file))


@pytest.fixture
def mine(tmp_path: Path) -> Edition:
    """A sound edition of one's own that differs from the default in one option."""
    file = tmp_path / "mine.toml"
    text = with_line("options", "invalid_penalty", "invalid_penalty = 2").replace('"en111"', '"mine"')
    file.write_text(text, encoding="utf-8")
    return edition(str(file))


def test_a_sound_file_is_an_edition_like_any_other(mine: Edition) -> None:
    usual = built_in("en111")
    assert (mine.id, mine.cards, mine.basis, mine.box) == ("mine", usual.cards, usual.basis, usual.box)
    assert {name for name in RULINGS if mine.rulings[name] != usual.rulings[name]} == {"invalid_penalty"}
    assert mine.options().invalid_penalty == 2


def test_one_plain_title_serves_for_both_languages() -> None:
    assert read_edition(with_line("", "title", 'title = "Mine"'), "mine.toml").title == {"en": "Mine", "it": "Mine"}


def test_a_record_carries_an_edition_of_ones_own_along(mine: Edition) -> None:
    options = mine.options(5, guilds=True, merchant=True, rulings={"depletion": "lazy"})
    game = undealt(mine, options)
    for word in ("=3", "=bards", "=thieves"):
        game.play(word)
    again = read_record(write_record(game))
    assert again.edition.id == "mine" and again.edition.cards == mine.cards
    assert values_of(again.options) == values_of(options) and values_of(again.state) == values_of(game.state)
    assert write_record(again) == write_record(game)


def test_a_file_from_before_an_option_came_plays_as_it_did_then() -> None:
    older = "\n".join(line for line in SOUND.splitlines() if line.partition(" ")[0] not in LATER)
    assert len(older.splitlines()) == len(SOUND.splitlines()) - len(LATER)
    read = read_edition(older, "mine.toml")
    assert set(read.rulings) == set(RULINGS) and all(read.rulings[name] == 0 for name in LATER)


def test_a_record_of_a_changed_edition_has_its_title_in_words(mine: Edition) -> None:
    changed = changed_edition(built_in("en111"), {"knights": 4}, {})
    titles = read_record(write_record(undealt(changed, changed.options()))).edition.title
    assert titles["en"] == "English rulebook, 111 cards, changed"
    assert titles["it"] == "Regolamento inglese, 111 carte, cambiato"
    assert read_record(write_record(undealt(mine, mine.options()))).edition.title["en"] == "mine"
