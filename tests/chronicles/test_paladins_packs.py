"""Owners' Paladins cards: what the format allows and refuses, one player, cards that only have words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import paladins_table
import pytest
from campaign_table import give
from paladins_table import act, honour, in_round, table

from regno.chronicles.messages import Refusal
from regno.chronicles.packs.checks import gaps
from regno.chronicles.packs.pack import Cards, Pack, read_pack

HEAD = '[pack]\nid = "mine"\ntitle = "Mine"\nkind = "owner"\nformat = 1\n'
THREAT = '[[threat]]\nid = "t"\naction = "pray"\nworkers = { 2 = 2 }\n'
ORDER = '[[kings_order]]\nid = "o"\nmin = { faith = 9 }\n'


def changed(monkeypatch: pytest.MonkeyPatch, **tables: dict[str, dict[str, Any]]) -> None:
    """Play with the house set, but for the named keys of the named cards; "*" is every card of a type."""
    pack = paladins_table.house()
    rows = {
        name: [{**row, **cards.get("*", {}), **cards.get(row["id"], {})} for row in pack.tables[name]]
        for name, cards in tables.items()
    }
    other = Pack(pack.head, {**pack.tables, **rows}, pack.places)
    monkeypatch.setattr(paladins_table, "house", lambda: other)


@pytest.mark.parametrize(
    ("text", "line", "told"),
    [
        (THREAT + 'options = [[{ do = "lose", what = "honour", who = "one" }]]', 10, "one of all"),
        (THREAT + 'options = [[{ do = "lose", what = "marble" }]]', 10, 'cannot be "marble"'),
        (THREAT + 'options = [{ do = "lose", what = "honour" }]', 10, "list of lists"),
        (THREAT + 'copies = 2\noptions = [[{ do = "gain_suspicion" }]]', 10, "from 1 to 1"),
        (ORDER + 'reward = [[{ do = "gain", what = "silver" }]]', 9, "one list of effects"),
        (ORDER + 'reward = [{ do = "gain", what = "silver", who = "owner" }]', 9, "one of all and active"),
        ('[[kings_order]]\nid = "o"\nmin = { luck = 9 }', 8, "unknown key"),
        ('[[kings_order]]\nid = "o"\nmin = { faith = 13 }', 8, "from 1 to 12"),
        ('[[order_spaces]]\nid = "s"\nvp = [4, 6]', 8, "list of 3 to 3"),
    ],
)
def test_faults_name_the_line_and_what_is_allowed(tmp_path: Path, text: Any, line: Any, told: Any) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(HEAD + text, encoding="utf-8")
    with pytest.raises(Refusal) as trouble:
        read_pack(file)
    assert trouble.value.text("en").startswith(f"mine.toml, line {line}: ") and told in trouble.value.text("en")


def test_the_house_set_is_complete_for_2_to_4_players_and_says_what_it_is() -> None:
    pack = paladins_table.house()
    for players in (2, 3, 4):
        assert gaps(Cards(pack.tables), "paladins", players) == []
    assert (
        pack.head.kind == "house" and not pack.head.played_by_people and "Not yet played" in pack.head.note.text("en")
    )


def test_l1_one_player_with_a_pack_that_has_numbers_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(
        monkeypatch, threat={"*": {"workers": {"1": 1}}}, outsiders_threat={"*": {"early": {"1": 1}, "late": {"1": 1}}}
    )
    chronicle = table(1, first="Anna", townsfolk=["bell"])
    for _ in range(2):
        give(chronicle, "reveal")
        assert chronicle.state.first == "Anna" and chronicle.state.target == 70
        give(chronicle, "end-round", outsiders=1)
    assert chronicle.state.stage == "threats" and chronicle.state.supply == 19


def test_an_orders_reward_goes_to_all_or_to_the_player_who_completes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    reward = [{"do": "gain", "what": "silver"}, {"do": "gain", "what": "provision", "n": 2, "who": "active"}]
    changed(monkeypatch, kings_order={"bridge": {"reward": reward}})
    chronicle = in_round(1)
    message = give(chronicle, "order", player="Bruno", order="bridge", attributes={"strength": 10, "faith": 6})
    silver = [f"{player} gains 1 Silver." for player in ("Anna", "Bruno", "Carla")]
    assert message[-4:] == [*silver, "Bruno gains 2 Provisions."]


def test_a_penalty_in_words_is_told_and_asked_of_each_player(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"en": "dance for the Baron", "it": "balla per il Barone"}
    changed(monkeypatch, threat={"breach": {"options": [[{"do": "text", "text": words}]]}})
    chronicle = in_round(2, threats={"breach": 1})
    give(chronicle, "end-round", outsiders=2)
    message = give(chronicle, "penalty", options={"Anna": "text", "Bruno": "none", "Carla": "text"})
    assert message[1:3] == ["Anna: dance for the Baron", "Bruno can take none of the options and is spared."]


def test_l4_an_option_is_payable_only_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    both = [
        [{"do": "lose", "what": "honour", "n": 2}, {"do": "lose", "what": "silver"}],
        [{"do": "gain", "what": "debt"}],
    ]
    changed(monkeypatch, threat={"breach": {"options": both}})
    chronicle = in_round(2, threats={"breach": 1}, honour={"Anna": 1, "Bruno": 2, "Carla": 2}, hired={"lender": "Anna"})
    give(chronicle, "end-round", outsiders=2)
    with pytest.raises(Refusal, match="choose one of debt"):
        give(chronicle, "penalty", options={"Anna": "honour+silver"})
    message = give(chronicle, "penalty", options={"Bruno": "honour+silver", "Carla": "debt"})
    assert message[1:5] == [
        "Anna gains 1 Debt.",
        "Anna gains 2 Silver.",
        "Bruno loses 2 Honour, now 0.",
        "Bruno loses 1 Silver.",
    ]
    assert honour(chronicle) == [1, 0, 2]


def test_a_threat_can_show_a_favour_or_an_order(monkeypatch: pytest.MonkeyPatch) -> None:
    changed(monkeypatch, threat={"breach": {"action": "favour"}, "riders": {"action": "order"}})
    chronicle = in_round(3, threats={"breach": 2, "riders": 2, "rigged-scales": 0})
    give(chronicle, "favour", player="Anna", favour=1)
    give(chronicle, "order", player="Anna", order="bridge", attributes={"strength": 10, "faith": 6})
    act(chronicle, "Anna", "fortify")
    assert [threat.workers for threat in chronicle.state.threats] == [1, 1]
