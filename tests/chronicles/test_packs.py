"""Card packs: what is refused, and in which words; what a pack completes; when a pack can be played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from campaign_table import house

from regno.chronicles.creation import begin
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.cards import Crest, CrestTome, Tome
from regno.chronicles.packs.checks import gaps, warnings
from regno.chronicles.packs.library import PackLibrary, whole_text
from regno.chronicles.packs.line_numbers import lines_of
from regno.chronicles.packs.pack import Cards, read_pack
from regno.text import LANGUAGES

HEAD = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\n'
SCHEME = '[[scheme]]\nid = "s"\nsteps = [\n  { do = "place", at = "quarry" },\n  '
BOARD = '[[baron_board]]\nid = "b"\nmode = "normal"\ncolour = "blue"\nper_worker = 10\nevents = 4\n'
TABLE = 'discard = "A", virtue = "C", corruption = "D", rearrange = "E", shuffle = "F"'


def pack(tmp_path: Path, text: str, head: str = HEAD) -> Any:
    file = tmp_path / "mine.toml"
    file.write_text(head + text, encoding="utf-8")
    return read_pack(file)


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        ('[[tome]]\nid = "x"\ngame = "chess"\nobjective = "o"', 8, 'tome 1, game cannot be "chess"'),
        ('[[tome]]\nid = "x"\ngame = "viscounts"', 6, "tome 1 lacks the key objective"),
        ('[[tome]]\nid = "X y"\ngame = "viscounts"\nobjective = "o"', 7, "small letters"),
        ('[[tome]]\nid = "x"\ncolour = 1', 8, "unknown key tome 1, colour"),
        ('[[tome]]\nid = "x"\ngame = "viscounts"\nobjective = "o"\ncrests = ["a",\n "b", 3]', 10, "list of 0 to 2"),
        ('[[tome]]\nid = "x"\ngame = "viscounts"\nobjective = {fr = "o"}', 9, "keys among en, it"),
        ('[[wizard]]\nid = "x"', 6, 'unknown type of card "wizard"'),
        ('[tome]\nid = "x"', 6, "[[tome]]"),
        (SCHEME + '{ do = "dance" },\n]', 10, 'scheme 1, steps 2, do cannot be "dance"'),
        (SCHEME + '{ do = "place", at = "moon" },\n]', 10, 'scheme 1, steps 2, at cannot be "moon"'),
        (SCHEME + '{ do = "place" },\n]', 10, "lacks the key at"),
        (SCHEME + '{ do = "demand", at = "quarry" },\n]', 10, "unknown key scheme 1, steps 2, at"),
        (SCHEME + '{ do = "gain_suspicion" },\n]', 10, 'cannot be "gain_suspicion"'),
        (SCHEME + '{ do = "lose", what = "honour" },\n]', 10, 'cannot be "honour"'),
        (SCHEME + '{ do = "lose", what = "virtue", who = "nobody" },\n]', 10, 'cannot be "nobody"'),
        (BOARD + 'section = { 1 = { try = [["hug"]] }, 2 = { try = [] } }', 12, 'cannot be "hug"'),
        (BOARD + "section = { 1 = { try = [] } }", 12, "lacks the key 2"),
        ('[[threat]]\nid = "t"\naction = "fly"\nworkers = {2 = 3}\noptions = [[]]', 8, 'action cannot be "fly"'),
        ('[[threat]]\nid = "t"\naction = "pray"\nworkers = {7 = 3}\noptions = []', 9, "from 1 to 4"),
        ('[[threat]]\nid = "t"\naction = "pray"\nworkers = {2 = 3}\noptions = []', 10, "at least one"),
        (f'[[dismissal]]\nid = "d"\n[dismissal.table]\n{TABLE.replace(", ", chr(10))}\ndebt = "A"', 8, "A to F"),
        (f'[[dismissal]]\nid = "d"\ntable = {{ {TABLE}, moon = "B" }}', 8, "unknown key dismissal 1, table, moon"),
        ('[[crest]]\nid = "a"\n[[crest]]\nid = "a"', 9, 'already a crest "a" in mine.toml, line 6'),
        ('[[crest]]\nid = "a', 7, "not TOML"),
    ],
)  # fmt: skip
def test_faults_name_file_line_key_value_and_what_is_allowed(tmp_path: Path, text: Any, line: Any, told: Any) -> None:
    with pytest.raises(Refusal) as trouble:
        pack(tmp_path, text)
    english, italian = trouble.value.text("en"), trouble.value.text("it")
    assert english.startswith(f"mine.toml, line {line}: ") and told in english
    assert italian.startswith(f"mine.toml, riga {line}: ") and italian != english


def test_text_is_always_allowed_as_an_effect(tmp_path: Path) -> None:
    made = pack(tmp_path, SCHEME + '{ do = "text", text = "Sing." },\n]')
    scheme: Any = Cards(made.tables).made["scheme"][0]
    (steps,) = scheme.steps
    assert [(effect.do, effect.who) for effect in steps] == [("place", "all"), ("text", "all")]


def test_a_pack_needs_one_head(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"0 tables \[pack\]"):
        pack(tmp_path, '[[crest]]\nid = "a"', head="")


def test_a_file_that_is_not_there_or_not_utf8(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        PackLibrary(tmp_path).pack(str(tmp_path / "none.toml"))
    (tmp_path / "bad.toml").write_bytes(b'[pack]\nid = "\xff"\n')
    with pytest.raises(Refusal, match="line 2: the text is not UTF-8"):
        read_pack(tmp_path / "bad.toml")


def test_lines_of_every_kind_of_toml() -> None:
    first = '# one\na = 1\n\n[b]\n"c d" = """\n[[x]]\n"""\ne.f = [\n  1, # two\n'
    text = first + "  { g = '#' },\n]\n[[h]]\n[h.i]\nj = 1\n[[h]]\nk = 2"
    lines = lines_of(text)
    assert lines[("a",)] == 2 and lines[("b",)] == 4 and lines[("b", "c d")] == 5
    assert lines[("b", "e", "f", 0)] == 9 and lines[("b", "e", "f", 1, "g")] == 10
    assert lines[("h", 0)] == 12 and lines[("h", 0, "i", "j")] == 14 and lines[("h", 1, "k")] == 16
    assert ("x",) not in lines


def test_house_set_is_complete_for_the_campaign_and_says_it_was_not_played() -> None:
    cards = Cards(house().tables, house().places)
    for players in (2, 3, 4):
        assert gaps(cards, "campaign", players) == []
    assert warnings(cards) == []
    assert house().head.kind == "house" and house().head.played_by_people is False
    for tome in cards.all(Tome):
        assert all(
            {name for name, text in each.by_language if text} == {*LANGUAGES} for each in (tome.name, tome.objective)
        )
        assert bool(tome.advantage) == (tome.game != "viscounts")
    for crest in cards.all(Crest):
        assert sum(tome.crests.count(crest.id) for tome in cards.all(Tome)) == 9


def test_the_rulebooks_example_objective_is_in_the_house_set() -> None:
    assert "8 Marble" in Cards(house().tables).by_id(Tome)["pale-ledger"].objective.text("en")


def test_a_pack_completes_itself_from_the_one_it_extends(tmp_path: Path) -> None:
    mine = '[[tome]]\nid = "my-tome"\ngame = "architects"\nobjective = "o"\n'
    mine += '[[tome]]\nid = "iron-bell"\ngame = "paladins"\nobjective = "p"\n'
    (tmp_path / "packs").mkdir()
    (tmp_path / "packs" / "mine.toml").write_text(HEAD + 'extends = "house"\n' + mine, encoding="utf-8")
    cards = Cards(PackLibrary(tmp_path).pack("mine").tables)
    tomes = cards.by_id(Tome)
    assert len(tomes) == 18 and "my-tome" in tomes and "quiet-purse" not in tomes
    assert tomes["iron-bell"].objective.text("en") == "p" and gaps(cards, "campaign", 3) == []


def test_a_pack_cannot_extend_itself_in_a_circle(tmp_path: Path) -> None:
    (tmp_path / "packs").mkdir()
    for one, other in (("a", "b"), ("b", "a")):
        head = HEAD.replace("mine", one) + f'extends = "{other}"\n'
        (tmp_path / "packs" / f"{one}.toml").write_text(head, encoding="utf-8")
    with pytest.raises(Refusal, match="in turn"):
        PackLibrary(tmp_path).pack("a")


def test_an_incomplete_pack_can_be_read_but_not_played(tmp_path: Path) -> None:
    made = pack(tmp_path, '[[crest]]\nid = "a"')
    with pytest.raises(Refusal, match="not complete for Campaign: Crests: there are 1, there must be 3"):
        begin("campaign", made, title="x", facts={"players": ["A", "B"]}, rules={})


def changed(kind: str, id: str, **keys: Any) -> Any:
    tables = {name: [dict(row) for row in rows] for name, rows in house().tables.items()}
    next(row for row in tables[kind] if row["id"] == id).update(keys)
    return [gap.text("en") for gap in gaps(Cards(tables), "campaign", 4)]


def test_cards_are_checked_together() -> None:
    assert changed("tome", "red-thread", crests=["moon"]) == [
        '"The Red Thread" names "moon", which is not there: known are hammer, lantern and sheaf'
    ]
    assert "last game" in changed("tome", "red-thread", advantage={"en": "x"})[0]
    assert "The Iron Bell" in changed("tome", "iron-bell", advantage_games=["architects"])[0]
    assert "10 Tomes and tokens, and 11" in changed("crest_tome", "hammer-tome", need={"2": 11, "4": 3})[0]
    assert changed("crest_tome", "hammer-tome", need={"2": 4, "3": 3}) == [
        'Crest Tomes: "The Tome of the Hammer" has no number for 4 players'
    ]
    assert "more than one Crest Tome" in changed("crest_tome", "hammer-tome", crest="sheaf")[0]


def test_an_exported_pack_reads_as_the_same_pack(tmp_path: Path) -> None:
    source = PackLibrary(tmp_path).source("house")
    file = tmp_path / "copy.toml"
    file.write_text(whole_text(source), encoding="utf-8")
    assert read_pack(file).tables == read_pack(source).tables


def test_crest_tome_needs_by_players() -> None:
    assert all(tome.need == {2: 4, 3: 3, 4: 3} for tome in Cards(house().tables).all(CrestTome))
