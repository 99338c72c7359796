"""The store: a file a chronicle, nothing entered is ever lost."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from campaign_table import campaign, opened

from regno.chronicles.journal import command_record
from regno.chronicles.messages import Refusal
from regno.chronicles.store import ENDING, ChronicleStore
from regno.files import data_folder


def append(store: Any, found: Any, record: Any) -> Any:
    return store.append(found, found.version, [record]).result()


def kept(folder: Any, commands: Any = 2) -> Any:
    store = ChronicleStore(folder)
    found = store.open(store.create(campaign().header).result())
    for name in ("first-player", "lay-out")[:commands]:
        assert append(store, found, command_record(found.chronicle.do(name, {}).command))
    return store, found


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    again = store.open(found.id)
    assert again.chronicle.commands == found.chronicle.commands and again.journal.damage is None


def test_undo_and_redo_survive(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    found.chronicle.undo(2)
    assert append(store, found, {"undo": 2, "at": ""})
    again = store.open(found.id)
    assert again.chronicle.entries == [] and len(again.chronicle.undone) == 2
    again.chronicle.redo()
    assert append(store, again, {"redo": 1, "at": ""})
    assert len(store.open(found.id).chronicle.entries) == 1


def test_a_kill_at_any_moment_leaves_a_whole_log(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    path = store.path(found.id)
    whole = path.read_bytes()
    for cut in range(1, 60, 7):
        path.write_bytes(
            whole + b'1234abcd {"do":"note","with":{"text":"half a line of words that were never sealed"}}'[:cut]
        )
        again = store.open(found.id)
        assert again.chronicle.commands == found.chronicle.commands and again.journal.damage
    assert append(store, again, command_record(again.chronicle.do("note", {"text": "on"}).command))
    assert len(store.open(found.id).chronicle.entries) == 3


def test_a_damaged_file_is_kept_aside_before_it_is_mended(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    path = store.path(found.id)
    broken = path.read_bytes().replace(b'"lay-out"', b'"lay-off"')
    path.write_bytes(broken)
    again = store.open(found.id)
    assert len(again.chronicle.entries) == 1
    assert append(store, again, command_record(again.chronicle.do("note", {"text": "on"}).command))
    assert path.with_suffix(".damaged-1").read_bytes() == broken
    assert len(store.open(found.id).chronicle.entries) == 2 and store.ids() == [found.id]


def test_a_change_from_elsewhere_is_noticed(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    other = store.open(found.id)
    assert append(store, other, command_record(other.chronicle.do("note", {"text": "first"}).command))
    assert not append(store, found, command_record(found.chronicle.do("note", {"text": "second"}).command))
    assert len(store.open(found.id).chronicle.entries) == 3


def test_half_a_line_by_someone_else_is_noticed(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    path = store.path(found.id)
    path.write_bytes(path.read_bytes() + b"1234")
    assert not append(store, found, command_record(found.chronicle.do("note", {"text": "x"}).command))


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "chronicles").write_text("a file where the folder should be")
    with pytest.raises(Refusal, match="cannot be read or written"):
        ChronicleStore(tmp_path).create(campaign().header).result()


def test_several_chronicles_side_by_side_never_share_a_file(tmp_path: Path) -> None:
    store = ChronicleStore(tmp_path)
    ids = [store.create(opened().header).result() for _ in range(3)]
    assert ids == ["test", "test-2", "test-3"] == store.ids()


def test_ids_come_from_titles_without_accents(tmp_path: Path) -> None:
    assert ChronicleStore(tmp_path).free_id("Città d'Oro / 2") == "citta-d-oro-2"
    assert ChronicleStore(tmp_path).free_id("…") == "chronicle"


def test_unknown_chronicle_names_those_there_are(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="nor any other yet"):
        ChronicleStore(tmp_path).open("x")
    kept(tmp_path)
    for id in ("x", "../test", f"test{ENDING}"):
        with pytest.raises(Refusal, match="among those kept: test"):
            ChronicleStore(tmp_path).open(id)


def test_data_folder_by_flag_then_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("REGNO_DATA", str(tmp_path / "env"))
    assert data_folder() == tmp_path / "env"
    assert data_folder(str(tmp_path / "flag")) == tmp_path / "flag"
    monkeypatch.delenv("REGNO_DATA")
    assert data_folder().name == "regno"


def test_a_title_with_any_letters_survives(tmp_path: Path) -> None:
    store, found = kept(tmp_path)
    tell_text = "è così \u2028 \ud800 …"
    assert append(store, found, command_record(found.chronicle.do("note", {"text": tell_text}).command))
    assert store.open(found.id).chronicle.entries[-1].command.arguments["text"] == tell_text
