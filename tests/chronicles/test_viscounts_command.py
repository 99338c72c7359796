"""The Viscounts scenario on the command line, and its page in the documentation."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from regno.chronicles.scenarios.viscounts import COMMANDS, RULES
from regno.cli import main


@pytest.fixture
def regno(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.setenv("REGNO_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("REGNO_LANG", "en")

    def run(*words: str, status: int = 0) -> Any:
        assert main(["chronicle", *words]) == status
        out, err = capsys.readouterr()
        return json.loads(out) if "--json" in words and not status else (err if status else out)

    return run


def test_a_game_in_words_from_set_up_to_the_final_sum(regno: Any) -> None:
    regno("new", "viscounts", "--players", "Anna,Bruno,Carla", "--title", "Viscounts")
    regno("do", "viscounts", "board", "segments=1-2,3-4,5-6,7-8,9-10")
    regno("do", "viscounts", "first-player", "player=Anna")
    regno("do", "viscounts", "summaries", "cards=grey-trowel,blue-inkhorn,bright-scale")
    regno("do", "viscounts", "player-cards", "chosen=2,5,8", "unchosen=1")
    regno("do", "viscounts", "level", "workers=1", "spaces=7")
    said = regno("do", "viscounts", "summary", "effect=grey-trowel-1", "space=7")
    assert "removes 1 Baron Worker from space 7" in said
    assert "+2 in tier 1 of 3-4" in regno("do", "viscounts", "workers", "player=Anna", "change.tier1-3-4=2")
    assert "Round 2 is the last" in regno("do", "viscounts", "reveal", "card=poverty")
    for _ in range(6):
        regno("do", "viscounts", "move", "value=1")
    assert "cannot be done now (Final score)" in regno("do", "viscounts", "move", "value=1", status=2)
    said = regno("do", "viscounts", "scores", "points.Anna=60", "points.Bruno=50", "points.Carla=51", "--lang", "it")
    assert "161 PV contro un obiettivo di 160: avete battuto il Barone." in said
    shown = regno("show", "viscounts", "--json")
    assert shown["state"]["outcome"] == "won" and shown["state"]["baron"]["supply"] == 14
    assert "target 160 VP" in regno("score", "viscounts")


def test_show_tells_the_position_and_the_danger_in_both_languages(regno: Any) -> None:
    facts: dict[str, Any] = {"segments": ["1-2", "3-4", "5-6", "7-8", "9-10"], "first": "Anna", "baron": "4"}
    facts |= {"players": ["Anna", "Bruno"], "baron_workers": {"inner-3-4": 1, "tier1-3-4": 1}}
    facts |= {"summaries": {"Anna": ["grey-trowel", "tall-banner"], "Bruno": ["blue-inkhorn", "bright-scale"]}}
    english = regno("new", "viscounts", json.dumps(facts), "--title", "Viscounts")
    italian = regno("show", "viscounts", "--lang", "it")
    assert "Danger: in 3-4 2 more Workers inwards and one stands in tier 3" in english
    assert "Pericolo: in 3-4 bastano altri 2 Lavoratori verso l'interno" in italian
    assert "Il Barone si muove in senso orario, come i Visconti." in italian


def test_simulate_states_its_model(regno: Any) -> None:
    said = regno("simulate", "viscounts", "--runs", "1")
    assert said.startswith("Model: 1 runs for each setting") and len(said.splitlines()) == 21
    assert len(regno("simulate", "viscounts", "--runs", "1", "--json")["tallies"]) == 18
    assert "from 1 to 100,000" in regno("simulate", "viscounts", "--runs", "0", status=2)
    assert "campaign" in regno("simulate", "campaign", status=2)


def test_every_command_and_house_rule_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "chronicles-viscounts.md").read_text(encoding="utf-8")
    for command in COMMANDS:
        assert f"| `{command}` |" in page
    for rule in RULES:
        assert f"`{rule.id}` ({', '.join(f'`{value}`' for value in rule.values)})" in page.replace("\n", " ")
