"""Packs over HTTP: made, typed card by card with every fault named, exported, imported, played with."""

from __future__ import annotations

from typing import Any

import pytest
from test_chronicles import ANNA, asked
from wire import Server

from regno.chronicles.packs.pack import TYPES

TOME = """id = "marble-hall"
game = "architects"
objective = "Be first to hold 9 Marble."
crests = ["hammer"]
"""


def made(server: Server, id: str) -> str:
    status, answer = asked(server, "/api/packs", {"id": id, "title": "My box"})
    assert status == 201, answer
    return str(answer["token"])


def cards(whole: dict[str, Any], type: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for each in whole["types"] if each["type"] == type for card in each["cards"]}


def test_the_house_set_is_for_everybody_and_for_nobody_to_change(server: Server) -> None:
    _, found = asked(server, "/api/packs/mine", {"tokens": []})
    (house,) = [pack for pack in found["packs"] if pack["id"] == "house"]
    assert house["kind"] == "house" and not house["may_write"]
    _, whole = asked(server, "/api/packs/house")
    assert {each["type"] for each in whole["types"]} == set(TYPES) and not any(whole["missing"].values())
    status, _ = asked(server, "/api/packs/house/card", {"type": "tome", "toml": TOME})
    assert status == 403


def test_a_card_is_typed_changed_and_taken_out(server: Server) -> None:
    token = made(server, "typed")
    put = {"type": "tome", "toml": TOME}
    status, whole = asked(server, "/api/packs/typed/card", put, token)
    assert status == 200 and cards(whole, "tome")["marble-hall"]["own"]
    assert len(cards(whole, "tome")) == 18 and not any(whole["missing"].values())
    changed = {"type": "tome", "id": "marble-hall", "toml": TOME.replace("9 Marble", "7 Marble")}
    _, whole = asked(server, "/api/packs/typed/card", changed, token)
    assert "7 Marble" in cards(whole, "tome")["marble-hall"]["toml"]
    _, whole = asked(server, "/api/packs/typed/card", {"type": "tome", "id": "marble-hall"}, token)
    assert "marble-hall" not in cards(whole, "tome")


@pytest.mark.parametrize(
    ("toml", "word"),
    [
        ('id = "x"\n', "game"),
        (TOME.replace("architects", "chess"), "chess"),
        (TOME + 'colour = "red"\n', "colour"),
        ("id = ", "TOML"),
        (TOME.replace('["hammer"]', '["a", "b", "c"]'), "crests"),
    ],
)
def test_a_faulty_card_is_refused_with_what_is_wrong(server: Server, toml: str, word: str) -> None:
    status, trouble = asked(server, "/api/packs/check", {"type": "tome", "toml": toml})
    assert status == 400 and word in trouble["text"]


@pytest.mark.parametrize("type", TYPES)
def test_every_type_of_the_house_set_passes_its_own_check_as_it_is_shown(server: Server, type: str) -> None:
    _, whole = asked(server, "/api/packs/house")
    for card in cards(whole, type).values():
        status, answer = asked(server, "/api/packs/check", {"type": type, "toml": card["toml"]})
        assert (status, answer) == (200, {"id": card["id"]})


def test_a_pack_goes_out_and_comes_in_and_is_played_with(server: Server) -> None:
    token = made(server, "outgoing")
    asked(server, "/api/packs/outgoing/card", {"type": "tome", "toml": TOME}, token)
    _, text = asked(server, "/api/packs/outgoing/file", token=token)
    assert "marble-hall" in text
    status, trouble = asked(server, "/api/packs/import", {"toml": text})
    assert status == 409 and "outgoing" in trouble["text"]
    status, brought = asked(server, "/api/packs/import", {"toml": text.replace("outgoing", "incoming")})
    assert status == 201
    begin = {"kind": "campaign", "players": ANNA, "pack": "incoming"}
    assert asked(server, "/api/chronicles", begin)[0] == 404  # whoever has no token has not typed these cards
    status, begun = asked(server, "/api/chronicles", {**begin, "pack_token": brought["token"]})
    assert status == 201, begun
    _, view = asked(server, f"/api/chronicles/{begun['id']}", token=begun["token"])
    assert view["packs"][0]["kind"] == "owner"


def test_strangers_see_nothing_of_a_pack_and_no_path_is_a_name(server: Server) -> None:
    token = made(server, "secret")
    assert asked(server, "/api/packs/secret")[0] == 404
    assert asked(server, "/api/packs/secret", token=token)[0] == 200
    _, found = asked(server, "/api/packs/mine", {"tokens": []})
    assert "secret" not in {pack["id"] for pack in found["packs"]}
    for name in ("..%2F..%2Fetc", "x.toml", "%2Ftmp"):
        assert asked(server, f"/api/packs/{name}")[0] in (400, 404)
    begin = {"kind": "campaign", "players": ANNA, "pack": "/tmp/evil.toml"}
    assert asked(server, "/api/chronicles", begin)[0] == 404


def test_a_forgotten_pack_is_gone(server: Server) -> None:
    token = made(server, "brief")
    assert asked(server, "/api/packs/brief/forget", {}, "nobody")[0] == 403
    assert asked(server, "/api/packs/brief/forget", {}, token)[0] == 200
    assert asked(server, "/api/packs/brief", token=token)[0] == 404
