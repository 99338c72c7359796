"""The sheets of a pack: every card in its copies, nothing cut off, owners' packs and what they may hold."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from measured import Page, Place, Printed, cells

from regno.chronicles.messages import Refusal
from regno.chronicles.packs.library import PackLibrary
from regno.chronicles.packs.pack import Pack
from regno.printing.chronicles.pack_file import DESIGNS, PackCards, draw_pack
from regno.printing.errors import PrintError
from regno.printing.job import PAPERS, PrintJob
from regno.text import LANGUAGES

NOWHERE = Path("/nowhere")
OWN = """
[pack]
id = "mine"
title = "La nostra scatola"
kind = "owner"
format = 1
"""


@cache
def house() -> Pack:
    return PackLibrary(NOWHERE).pack("house")


@cache
def printed(paper: str = "a4", language: str = "en", saving: bool = False) -> Printed:
    return Printed(draw_pack(house(), PrintJob(paper, language, saving)).content())


def own_pack(tmp_path: Path, text: str, extends: str = "") -> Pack:
    path = tmp_path / "mine.toml"
    path.write_text(OWN + (f'extends = "{extends}"\n' if extends else "") + text, "utf-8")
    return PackLibrary(NOWHERE).pack(str(path))


def texts(file: Printed) -> list[str]:
    """What stands on each front, card by card."""
    found = [page.text(cell) for page in file.pages[::2] for cell in cells(page.width, page.height)]
    return [text for text in found if text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_there_in_its_copies(language: str) -> None:
    found = texts(printed(language=language))
    rows = [row for name, rows in house().tables.items() if name in DESIGNS for row in rows]
    assert len(found) == sum(row.get("copies", 1) for row in rows) == 204
    for row in rows:
        if "name" in row:
            name = row["name"] if isinstance(row["name"], str) else row["name"][language]
            shown = name[:1].upper() + name[1:].replace("'", "’")
            assert sum(text.startswith(shown) for text in found) >= row.get("copies", 1), shown


@pytest.mark.parametrize("saving", [False, True])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_leaves_its_card_and_none_is_cut_off(language: str, paper: str, saving: bool) -> None:
    for page in printed(paper, language, saving).pages:
        check_letters(page, 3.0)
        assert "…" not in {letter for letter, _ in page.letters}


def check_letters(page: Page, safe: float) -> None:
    places = cells(page.width, page.height)
    whole = Place(places[0].left, places[0].top, places[8].right, places[8].bottom)
    for letter, place in page.letters:
        outside = place.bottom <= whole.top or place.top >= whole.bottom
        assert outside or any(cell.holds(place, safe) for cell in places), (letter, place)


def test_backs_of_one_deck_are_alike() -> None:
    """Future Schemes join the deck of Schemes: nobody may tell them by their backs."""
    cards = list(PackCards(house(), "en").all())
    backs = {name: {card.back.key for card in cards if card.front.key[0] == name} for name in DESIGNS}  # type: ignore[index]
    assert backs["scheme"] == backs["future_scheme"] == backs["final_scheme"] and len(backs["scheme"]) == 1
    assert all(len(keys) == 1 for name, keys in backs.items() if not DESIGNS[name].sides)
    assert len(backs["rogue_reverend"]) == 6  # the other side of each


def test_the_numbers_of_a_card_stand_on_it() -> None:
    found = texts(printed())
    (due,) = [text for text in found if text.startswith("The Potter’s Due")]
    assert not {"Clay", "6", "9", "12", "15", "18", "+1", "−5"} - set(due.split()) and "Demand, 1" in due
    (open_gate,) = [text for text in found if text.startswith("The Open Gate")]
    assert "Be first to have 4 Apprentices." in open_gate and "Tome, Architects" in open_gate


def test_an_own_pack_is_printed_with_what_it_extends(tmp_path: Path) -> None:
    pack = own_pack(tmp_path, '[[hero]]\nid = "ada"\nname = "Ada la Nera"\nsilver = 3\ncopies = 2\n', extends="house")
    found = texts(Printed(draw_pack(pack, PrintJob(language="it")).content()))
    own = [text for text in found if text.startswith("Ada la Nera")]
    assert len(own) == 2 and all("Regno" not in text for text in own)
    assert any("Regno 1/18" in text for text in found)


def test_whatever_an_owner_types_stays_within_its_card(tmp_path: Path) -> None:
    """Words without end, letters of no font, a script: all is only text, and what does not fit is cut with a mark."""
    words = "<script>alert(1)</script> " + "Ἀθῆναι 漢字 🏰 " * 200 + "x" * 3_000
    text = "".join(
        f"""
[[threat]]
id = "t{n}"
name = {{ it = "{words}" }}
text = "{words}"
action = "pray"
workers = {{ 1 = 1, 2 = 20, 3 = 3, 4 = 4 }}
options = [[{{ do = "text", text = "{words}" }}], [{{ do = "lose", what = "honour", n = 99 }}]]
"""
        for n in range(3)
    )
    file = Printed(draw_pack(own_pack(tmp_path, text), PrintJob("letter")).content())
    assert len(file.pages) == 2
    for page in file.pages:
        check_letters(page, 2.0)
        assert page is file.pages[1] or "…" in {letter for letter, _ in page.letters}


def test_what_cannot_be_printed_is_said(tmp_path: Path) -> None:
    with pytest.raises(PrintError, match="there is no card in it to print"):
        draw_pack(own_pack(tmp_path, ""), PrintJob()).content()
    many = "".join(f'[[hero]]\nid = "h{n}"\ncopies = 99\n' for n in range(21))
    with pytest.raises(PrintError, match="2,079 cards are too many for one file: at most 1,998"):
        draw_pack(own_pack(tmp_path, many), PrintJob()).content()
    with pytest.raises(Refusal, match='there is no pack "nix"'):
        PackLibrary(NOWHERE).pack("nix")
