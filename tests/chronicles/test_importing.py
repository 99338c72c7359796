"""No file that is imported makes its reader stumble, and what was imported opens."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles.creation import begin
from regno.chronicles.imports import import_chronicle
from regno.chronicles.journal import journal_text, seal_all
from regno.chronicles.messages import Refusal
from regno.chronicles.packs.library import PackLibrary
from regno.cli import main
from regno.errors import RegnoError

NOTE = {"do": "note", "with": {"text": "hello"}, "at": ""}


def header() -> dict[str, Any]:
    pack = PackLibrary(Path()).pack("house")
    return json.loads(  # type: ignore[no-any-return]
        json.dumps(begin("architects", pack, title="T", facts={"players": ["Anna", "Bo"]}, rules={}).to_dict())
    )


def text_of(*records: Any) -> str:
    return "".join(seal_all(records)[0])


def changed(**fields: Any) -> dict[str, Any]:
    return {**header(), **fields}


BAD: dict[str, Callable[[], str]] = {
    "arguments that are a list": lambda: text_of(header(), {"do": "note", "with": ["x"]}),
    "a command that is a list": lambda: text_of(header(), {"do": ["note"], "with": {}}),
    "draws that are a number": lambda: text_of(header(), {"do": "note", "with": {}, "drawn": 3}),
    "a pack without a title": lambda: text_of(changed(packs=[{"id": "x"}])),
    "a pack that is a number": lambda: text_of(changed(packs=[3])),
    "cards that are numbers": lambda: text_of(changed(cards={"tome": [1, 2]})),
    "cards that are no list": lambda: text_of(changed(cards={"tome": 3})),
    "figures that are numbers": lambda: text_of(changed(figures={"x": 3})),
    "facts that are lists": lambda: text_of(changed(facts={"players": ["Anna", "Bo"], "decks": [[]], "round": []})),
    "players that are lists": lambda: text_of(changed(facts={"players": [[], {}]})),
    "rules that are lists": lambda: text_of(changed(rules={"x": []})),
    "half a character in the title": lambda: text_of(changed(title="\ud800")),
    "half a character in a name": lambda: text_of(changed(facts={"players": ["Anna", "B\udc00"]})),
    "half a character in a note": lambda: text_of(header(), {**NOTE, "with": {"text": "\ud800 hello"}}),
    "a title of a whole book": lambda: text_of(changed(title="x" * 3_000_000)),
    "a name of a whole book": lambda: text_of(changed(facts={"players": ["Anna", "B" * 3_000_000]})),
    "a hundred thousand figures": lambda: text_of(changed(figures={f"{each:x}": [] for each in range(100_000)})),
    "a hundred thousand rules": lambda: text_of(changed(rules={f"{each:x}": "" for each in range(100_000)})),
    "an undo of a word": lambda: text_of(header(), {"undo": "x"}),
    "an undo of everything": lambda: text_of(header(), {"undo": 10**30}),
}


@pytest.mark.parametrize("name", BAD)
def test_a_file_that_never_opens_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REGNO_DATA", str(tmp_path / "data"))
    text = BAD[name]()
    try:
        _, chronicle = import_chronicle(text)
    except RegnoError as fault:
        assert fault.text("it") != fault.text("en")
        file = tmp_path / "bad"
        file.write_text(text)
        assert main(["--lang", "en", "chronicle", "import", str(file)]) == 2
        assert capsys.readouterr().err.startswith("regno: ")
        assert not list((tmp_path / "data").glob("chronicles/*"))
    else:
        assert name in ("facts that are lists", "rules that are lists"), "this opens, and so it may"
        assert chronicle.entries == []


def test_lines_too_deep_or_with_endless_numbers_are_damage() -> None:
    for body in ('{"x": ' + "[" * 100_000, '{"x": ' + "9" * 5_000 + "}"):
        from zlib import crc32

        with pytest.raises(Refusal):
            import_chronicle(f"{crc32(body.encode()):08x} {body}\n")


def test_what_is_whole_is_kept() -> None:
    text = text_of(header(), {**NOTE})
    journal, chronicle = import_chronicle(text)
    assert journal.damage is None and len(chronicle.entries) == 1
    assert journal_text(chronicle.header, journal.records[1:]) == text
