"""``regno chronicle``: every action in words and as one JSON object; trouble is one line and status 2."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles.common_commands import COMMON
from regno.chronicles.scenarios.campaign import COMMANDS
from regno.cli import main


@pytest.fixture
def regno(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    """Run an action in a data folder of its own: status, output (JSON read), errors."""
    monkeypatch.setenv("REGNO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("REGNO_LANG", "en")

    def run(*words: str, status: int = 0) -> Any:
        assert main(["chronicle", *words]) == status
        out, err = capsys.readouterr()
        if status:
            assert out == "" and err.startswith("regno: ") and err.count("\n") == 1
            return err
        if "--json" in words:
            assert out.count("\n") == 1
            return json.loads(out)
        return out

    return run


def test_a_whole_game_by_commands(regno: Any) -> None:
    made = regno("new", "campaign", "--players", "Anna,Bruno,Carla", "--title", "Winter", "--seed", "5", "--json")
    assert (made["id"], made["kind"], made["steps"]) == ("winter", "campaign", 0)
    assert made["packs"][0]["kind"] == "house" and "Not yet played by people" in made["packs"][0]["note"]
    regno("do", "winter", "first-player", "player=Anna")
    done = regno("do", "winter", "lay-out", '{"tomes": ["pale-ledger", "open-gate", "long-roof"]}', "--json")
    assert done["done"][0]["arguments"]["tomes"] == ["pale-ledger", "open-gate", "long-roof"] and done["steps"] == 2
    assert {"claim", "scores", "sheet", "note"} <= {step["command"] for step in done["now"]}
    regno("do", "winter", "claim", "tome=long-roof", "players=Bruno")
    regno("do", "winter", "scores", "points.Anna=40", "points.Bruno=25", "points.Carla=20")
    shown = regno("show", "winter", "--json", "--lang", "it")
    assert shown["where"] == "Architetti: un segnalino Stemma da scegliere" and len(shown["log"]) == 4
    assert [player["tome_count"] for player in shown["state"]["players"]] == [3, 1, 0]
    sheets = regno("score", "winter", "--json")["sheets"]
    assert [(sheet["owner"], sheet["total"]) for sheet in sheets] == [("Anna", 3), ("Bruno", 1), ("Carla", 0)]
    assert regno("list", "--json")["chronicles"][0]["id"] == "winter"


def test_undo_and_redo(regno: Any) -> None:
    regno("new", "campaign", "players=Anna,Bruno")
    regno("do", "campaign", "first-player")
    regno("do", "campaign", "note", "text=hello")
    undone = regno("undo", "campaign", "--to", "0", "--json")
    assert [entry["number"] for entry in undone["undone"]] == [2, 1] and undone["steps"] == 0
    redone = regno("redo", "campaign", "2", "--json")
    assert [entry["number"] for entry in redone["redone"]] == [1, 2]
    assert regno("undo", "campaign").startswith("Undone\n  2. Note: hello")


def test_export_and_import(regno: Any, tmp_path: Path) -> None:
    regno("new", "campaign", "--players", "Anna,Bruno")
    regno("do", "campaign", "first-player")
    file = tmp_path / "out.chronicle"
    regno("export", "campaign", str(file))
    assert regno("export", "campaign", "--json")["journal"] == file.read_text()
    made = regno("import", str(file), "--json")
    assert made["id"] == "campaign-2" and made["steps"] == 1 and made["damage"] is None
    assert regno("export", "campaign-2") == regno("export", "campaign")


def test_a_damaged_export_names_the_place_and_restores_what_is_whole(
    regno: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    regno("new", "campaign", "--players", "Anna,Bruno")
    for text in ("one", "two", "three"):
        regno("do", "campaign", "note", f"text={text}")
    file = tmp_path / "out.chronicle"
    regno("export", "campaign", str(file))
    file.write_text(file.read_text().replace('"two"', '"too"'))
    assert main(["chronicle", "import", str(file), "--json"]) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["steps"] == 1 and "line 3" in json.loads(out)["damage"]
    told = "line 3 is damaged or does not follow the line above it; the one step before it is whole"
    assert err == f"regno: campaign-2: {told}\n"


@pytest.mark.parametrize(("name", "text"), [
    ("facts.json", '{"players": ["Eva", "Ugo"], "first": "Ugo", "shown": ["long-roof", "open-gate", "quiet-purse"]}'),
    ("facts.toml", 'players = ["Eva", "Ugo"]\nfirst = "Ugo"\nshown = ["long-roof", "open-gate", "quiet-purse"]'),
])  # fmt: skip
def test_new_from_a_file_of_facts(regno: Any, tmp_path: Path, name: Any, text: Any) -> None:
    (tmp_path / name).write_text(text)
    made = regno("new", "campaign", "--facts", str(tmp_path / name), "--json")
    assert made["state"]["stage"] == "play" and made["state"]["first"] == "Ugo"


def test_trouble_is_one_line_and_status_2(regno: Any, tmp_path: Path) -> None:
    assert "2 to 4 names" in regno("new", "campaign", status=2)
    assert "is none of" in regno("new", "chess", status=2)
    assert "no pack" in regno("new", "campaign", "--players", "A,B", "--pack", "nothing", status=2)
    assert "choose one of turn-order" in regno(
        "new", "campaign", "--players", "A,B", "--rule", "objective-tie=x", status=2
    )
    (tmp_path / "bad.json").write_text('{\n"players": [}')
    assert "bad.json, line 2" in regno("new", "campaign", "--facts", str(tmp_path / "bad.json"), status=2)
    assert "nor any other yet" in regno("show", "campaign", status=2)
    regno("new", "campaign", "--players", "Anna,Bruno")
    assert "is no fact" in regno("do", "campaign", "first-player", "Anna", status=2)
    assert "is no fact" in regno("do", "campaign", "scores", "points=3", "points.Anna=4", status=2)
    assert "is no fact" in regno("do", "campaign", "scores", "{points", status=2)
    assert "unknown command" in regno("do", "campaign", "dance", status=2)
    assert "log is empty" in regno("undo", "campaign", status=2)
    assert "cannot be read" in regno("import", str(tmp_path / "none"), status=2)
    assert "which pack" in regno("packs", "check", status=2)
    assert len(regno("list", "--json")["chronicles"]) == 1


def test_packs(regno: Any, tmp_path: Path) -> None:
    assert regno("packs", "list", "--json")["packs"][0]["id"] == "house"
    checked = regno("packs", "check", "house", "--json")
    assert checked["missing"]["campaign"] == [] and checked["warnings"] == []
    regno("packs", "export", "house", str(tmp_path / "mine.toml"))
    assert regno("packs", "check", str(tmp_path / "mine.toml"), "--json")["missing"]["campaign"] == []


def test_every_command_of_the_campaign_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "chronicles.md").read_text(encoding="utf-8")
    for command in (*COMMANDS, *COMMON):
        assert f"`{command}`" in page


def test_words_for_people_in_both_languages(regno: Any) -> None:
    english = regno("new", "campaign", "--players", "Anna,Bruno")
    italian = regno("show", "campaign", "--lang", "it")
    assert "To set up" in english and "first-player" in english
    assert "Da preparare" in italian and "Estraete a sorte il primo giocatore" in italian
    assert "Sum: 0" in regno("score", "campaign") and "Totale: 0" in regno("score", "campaign", "--lang", "it")


def test_the_box_is_played_with_by_commands(regno: Any, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    box.write_text('[pack]\nid = "box"\ntitle = "Our box"\nkind = "owner"\nformat = 1\nextends = "house"\n')
    regno("new", "campaign", "--players", "Anna,Bruno", "--title", "Box", "--pack", str(box), "--as-met")
    regno("do", "box", "first-player", "player=Anna")
    regno("do", "box", "lay-out")
    shown = regno("show", "box", "--json")["state"]["tome_board"]
    assert [tome["unseen"] for tome in shown] == [True] * 3
    table = {"id": "marble", "game": "architects", "objective": "8 Marble", "crests": ["hammer"]}
    card = {"type": "tome", "table": table, "replaces": shown[0]["id"]}
    regno("do", "box", "card", json.dumps(card))
    assert regno("show", "box", "--json")["state"]["tome_board"][0]["objective"] == "8 Marble"
    assert "not typed yet" in regno("show", "box")
    assert "say first what" in regno("do", "box", "claim", f"tome={shown[1]['id']}", "players=Anna", status=2)
