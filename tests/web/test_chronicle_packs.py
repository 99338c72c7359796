"""Packs over HTTP: made, typed card by card with every fault named, exported, imported, played with."""

from __future__ import annotations

from typing import Any

import pytest
from test_chronicles import ANNA, asked
from wire import Server

from regno.chronicles.packs.pack import TYPES

TOME: dict[str, Any] = {
    "id": "marble-hall",
    "game": "architects",
    "objective": "Be first to hold 9 Marble.",
    "crests": ["hammer"],
}


def create(server: Server, id: str) -> str:
    status, answer = asked(server, "/api/packs", {"id": id, "title": "My box"})
    assert status == 201, answer
    return str(answer["token"])


def cards(whole: dict[str, Any], type: str) -> dict[str, dict[str, Any]]:
    return {card["id"]: card for each in whole["types"] if each["type"] == type for card in each["cards"]}


def test_a_pack_name_that_cannot_be_is_told_plainly(server: Server) -> None:
    status, trouble = asked(server, "/api/packs", {"id": "My Box", "title": "My box"})
    assert status == 400 and "small letters" in trouble["text"] and "toml" not in trouble["text"]


def test_the_house_set_is_for_everybody_and_for_nobody_to_change(server: Server) -> None:
    _, found = asked(server, "/api/packs/mine", {"tokens": []})
    (house,) = [pack for pack in found["packs"] if pack["id"] == "house"]
    assert house["kind"] == "house" and not house["may_write"]
    assert found["players"] == {"campaign": [2, 4], "architects": [2, 6], "paladins": [1, 4], "viscounts": [2, 4]}
    _, whole = asked(server, "/api/packs/house")
    assert {each["type"] for each in whole["types"]} == set(TYPES) and not any(whole["missing"].values())
    status, _ = asked(server, "/api/packs/house/card", {"type": "tome", "card": TOME})
    assert status == 403


def test_a_card_is_typed_changed_and_taken_out(server: Server) -> None:
    token = create(server, "typed")
    put = {"type": "tome", "card": TOME}
    status, whole = asked(server, "/api/packs/typed/card", put, token)
    assert status == 200 and cards(whole, "tome")["marble-hall"]["own"]
    assert len(cards(whole, "tome")) == 18 and not any(whole["missing"].values())
    assert cards(whole, "tome")["marble-hall"]["name"] == "Be first to hold 9 Marble."  # it has no name of its own
    (share,) = [one for one in whole["shares"]["campaign"] if one["type"] == "tome"]
    assert share["text"] == "Tomes: 1 of 18 yours, 17 from Regno's cards"
    changed = {"type": "tome", "id": "marble-hall", "card": {**TOME, "objective": "Be first to hold 7 Marble."}}
    _, whole = asked(server, "/api/packs/typed/card", changed, token)
    assert "7 Marble" in cards(whole, "tome")["marble-hall"]["table"]["objective"]
    _, whole = asked(server, "/api/packs/typed/card", {"type": "tome", "id": "marble-hall"}, token)
    assert "marble-hall" not in cards(whole, "tome")


def test_what_is_odd_in_a_pack_is_told_without_a_line_of_its_file(server: Server) -> None:
    token = create(server, "odd")
    scheme = {"id": "stalls", "name": "The Stalls", "steps": [{"do": "place", "at": "black_market", "arrow": 1}]}
    _, whole = asked(server, "/api/packs/odd/card", {"type": "scheme", "card": scheme}, token)
    assert whole["warnings"] == ['"The Stalls" has an arrow on Black Market, where nobody can be captured.']


def checked(server: Server, pack: str, token: str, type: str, card: dict[str, Any], id: str = "") -> dict[str, Any]:
    status, answer = asked(server, f"/api/packs/{pack}/check", {"type": type, "id": id, "card": card}, token)
    assert status == 200, answer
    return dict(answer)


def faults(answer: dict[str, Any]) -> dict[str, str]:
    return {".".join(map(str, fault["path"])): fault["text"] for fault in answer["faults"]}


def test_each_fault_of_a_card_is_told_by_its_field(server: Server) -> None:
    token = create(server, "faulty")
    found = faults(checked(server, "faulty", token, "tome", {"id": "No", "game": "chess", "crests": ["a", "b", "c"]}))
    assert set(found) == {"id", "game", "objective", "crests"}
    assert found["objective"] == "This must be filled in."
    assert found["crests"] == "It must be a list of 0 to 2."
    steps = [{"do": "place", "at": "quarry"}, {"do": "place"}, {"do": "lose", "what": "silver", "n": 100}]
    assert set(faults(checked(server, "faulty", token, "scheme", {"id": "x", "steps": steps}))) == {"steps.1.at"}
    assert set(faults(checked(server, "faulty", token, "scheme", {"id": "x", "steps": steps[2:]}))) == {"steps.0.n"}
    unknown = faults(checked(server, "faulty", token, "tome", {**TOME, "colour": "red"}))
    assert set(unknown) == {"colour"}
    status, trouble = asked(server, "/api/packs/faulty/card", {"type": "tome", "card": {"id": "x"}}, token)
    assert status == 400 and "game" in trouble["text"]


def test_a_card_that_does_not_fit_its_pack_is_told_so(server: Server) -> None:
    token = create(server, "unfitting")
    asked(server, "/api/packs/unfitting/card", {"type": "tome", "card": TOME}, token)
    assert set(faults(checked(server, "unfitting", token, "tome", TOME))) == {"id"}  # another has that name
    assert set(faults(checked(server, "unfitting", token, "tome", {**TOME, "id": "unseen-tome-1"}))) == {"id"}
    assert checked(server, "unfitting", token, "tome", TOME, id="marble-hall") == {"faults": [], "notes": []}
    late = {**TOME, "id": "late", "game": "viscounts", "advantage": "None comes after."}
    assert "last game" in faults(checked(server, "unfitting", token, "tome", late))["advantage"]
    early = {**TOME, "id": "early", "advantage_games": ["architects"]}
    assert (
        "comes later: Paladins and Viscounts"
        in faults(checked(server, "unfitting", token, "tome", early))["advantage_games"]
    )
    status, trouble = asked(server, "/api/packs/unfitting/card", {"type": "tome", "card": early}, token)
    assert status == 400 and "toml" not in trouble["text"]


def test_the_own_cards_of_a_type_keep_their_places_and_can_change_them(server: Server) -> None:
    token = create(server, "ordered")
    for id in ("one", "two", "three"):
        asked(server, "/api/packs/ordered/card", {"type": "tome", "card": {**TOME, "id": id}}, token)
    order = {"type": "tome", "ids": ["three", "one", "two"]}
    _, whole = asked(server, "/api/packs/ordered/order", order, token)
    assert list(cards(whole, "tome"))[:3] == ["three", "one", "two"]
    changed = {"type": "tome", "id": "one", "card": {**TOME, "id": "one", "objective": "Be last."}}
    _, whole = asked(server, "/api/packs/ordered/card", changed, token)
    assert list(cards(whole, "tome"))[:3] == ["three", "one", "two"]
    assert asked(server, "/api/packs/ordered/order", {"type": "tome", "ids": ["one"]}, token)[0] == 409
    assert asked(server, "/api/packs/ordered/order", order, "nobody")[0] == 403


@pytest.mark.parametrize("type", TYPES)
def test_a_card_of_each_type_passes_its_check_as_it_is_told(server: Server, type: str) -> None:
    _, whole = asked(server, "/api/packs/house")
    card = next(iter(cards(whole, type).values()))
    assert checked(server, "house", "", type, card["table"], id=card["id"]) == {"faults": [], "notes": []}


def test_the_forms_have_every_type(server: Server) -> None:
    _, forms = asked(server, "/api/packs/forms")
    assert set(forms["types"]) == set(TYPES)
    assert {field["key"] for field in forms["types"]["player_card"]} == {"id", "name", "text", "copies", "space"}


def test_a_pack_goes_out_and_comes_in_and_is_played_with(server: Server) -> None:
    token = create(server, "outgoing")
    asked(server, "/api/packs/outgoing/card", {"type": "tome", "card": TOME}, token)
    _, text = asked(server, "/api/packs/outgoing/file", token=token)
    assert "marble-hall" in text
    status, trouble = asked(server, "/api/packs/import", {"toml": text})
    assert status == 409 and "outgoing-2" in trouble["text"]  # a name that is free
    asked(server, "/api/packs/import", {"toml": text, "id": "outgoing-2"})  # somebody else's, whom nobody sees
    assert "outgoing-3" in asked(server, "/api/packs/import", {"toml": text})[1]["text"]
    status, import_chronicle = asked(server, "/api/packs/import", {"toml": text, "id": "incoming"})
    assert status == 201 and import_chronicle["id"] == "incoming"
    begin = {"kind": "campaign", "players": ANNA, "pack": "incoming"}
    assert asked(server, "/api/chronicles", begin)[0] == 404  # whoever has no token has not typed these cards
    status, begun = asked(server, "/api/chronicles", {**begin, "pack_token": import_chronicle["token"]})
    assert status == 201, begun
    _, view = asked(server, f"/api/chronicles/{begun['id']}", token=begun["token"])
    (pack,) = view["packs"]
    assert pack["kind"] == "owner"
    lent = {id for type, _, id in (each.partition("/") for each in pack["lent"]) if type == "tome"}
    assert len(lent) == 17 and "marble-hall" not in lent  # the rest is the house set's, and known as such


def test_strangers_see_nothing_of_a_pack_and_no_path_is_a_name(server: Server) -> None:
    token = create(server, "secret")
    assert asked(server, "/api/packs/secret")[0] == 404
    assert asked(server, "/api/packs/secret", token=token)[0] == 200
    _, found = asked(server, "/api/packs/mine", {"tokens": []})
    assert "secret" not in {pack["id"] for pack in found["packs"]}
    for name in ("..%2F..%2Fetc", "x.toml", "%2Ftmp"):
        assert asked(server, f"/api/packs/{name}")[0] in (400, 404)
    begin = {"kind": "campaign", "players": ANNA, "pack": "/tmp/evil.toml"}
    assert asked(server, "/api/chronicles", begin)[0] == 404


def test_a_forgotten_pack_is_gone(server: Server) -> None:
    token = create(server, "brief")
    assert asked(server, "/api/packs/brief/forget", {}, "nobody")[0] == 403
    assert asked(server, "/api/packs/brief/forget", {}, token)[0] == 200
    assert asked(server, "/api/packs/brief", token=token)[0] == 404


def begin_with_box(server: Server, pack: str, token: str, kind: str = "campaign") -> tuple[str, str]:
    body = {"kind": kind, "players": ["Anna", "Bruno"], "pack": pack, "pack_token": token, "as_met": True}
    status, made = asked(server, "/api/chronicles", body)
    assert status == 201, made
    return made["id"], made["token"]


def test_a_chronicle_begins_with_the_box_and_takes_a_card_as_it_is_met(server: Server) -> None:
    token = create(server, "met")
    id, key = begin_with_box(server, "met", token)
    _, seen = asked(server, f"/api/chronicles/{id}", token=key)
    assert seen["packs"][0]["as_met"]
    card = {"command": "card", "arguments": {"type": "tome", "table": TOME}}
    status, seen = asked(
        server, f"/api/chronicles/{id}", {"type": "do", "request": "a", "version": seen["version"], **card}, key
    )
    assert status == 200 and seen["log"][-1]["arguments"]["table"] == TOME
    status, trouble = asked(
        server, f"/api/chronicles/{id}", {"type": "do", "request": "b", "version": seen["version"], **card}, key
    )
    assert status == 400 and "short name" in trouble["text"]
    _, mine = asked(server, "/api/chronicles/mine", {"tokens": [key]})
    assert mine["chronicles"][0]["pack"] == "met"


def test_a_pack_says_how_many_cards_of_the_box_it_has(server: Server) -> None:
    token = create(server, "growing")
    asked(server, "/api/packs/growing/card", {"type": "tome", "card": TOME}, token)
    _, found = asked(server, "/api/packs/mine", {"tokens": [token]})
    (mine,) = [pack for pack in found["packs"] if pack["id"] == "growing"]
    assert mine["met"]["campaign"] == [{"type": "tome", "own": 1, "lent": 17, "text": "Tomes: 1 of 18"}]


def test_packs_merge_and_a_script_in_a_name_stays_text(server: Server) -> None:
    token = create(server, "merging")
    asked(server, "/api/packs/merging/card", {"type": "tome", "card": TOME}, token)
    script = "<script>alert(1)</script>"
    other = (
        f'[pack]\nid = "elsewhere"\ntitle = "{script}"\nkind = "owner"\nformat = 1\n'
        f'[[tome]]\nid = "marble-hall"\ngame = "architects"\nobjective = "{script}"\n'
        '[[tome]]\nid = "wood"\ngame = "architects"\nobjective = "12 Wood"\n'
        '[[tome]]\nid = "same"\ngame = "architects"\nobjective = "Be first to hold 9 Marble."\ncrests = ["hammer"]\n'
    )
    status, told = asked(server, "/api/packs/merging/merge", {"toml": other}, token)
    assert (status, told) == (200, {"joined": 1, "replaced": 0, "kept": 1})
    _, told = asked(server, "/api/packs/merging/merge", {"toml": other, "prefer": "theirs"}, token)
    assert told == {"joined": 0, "replaced": 1, "kept": 0}
    _, whole = asked(server, "/api/packs/merging", token=token)
    assert cards(whole, "tome")["marble-hall"]["table"]["objective"] == script
    status, _ = asked(server, "/api/packs/merging/merge", {"toml": other}, "")
    assert status == 403
    status, trouble = asked(server, "/api/packs/merging/merge", {"toml": "[pack"}, token)
    assert status == 400 and "not TOML" in trouble["text"]


def test_a_card_met_in_play_joins_the_pack_with_its_step(server: Server) -> None:
    token = create(server, "joining")
    id, key = begin_with_box(server, "joining", token)
    _, seen = asked(server, f"/api/chronicles/{id}", token=key)
    step = {"type": "do", "request": "a", "version": seen["version"], "command": "card"}
    told = {**step, "arguments": {"type": "tome", "table": TOME}}
    assert asked(server, f"/api/chronicles/{id}", {**told, "pack_token": "nobody"}, key)[0] == 200
    _, whole = asked(server, "/api/packs/joining", token=token)
    assert "marble-hall" not in cards(whole, "tome")  # not with a token that opens nothing, and the step stands
    for _ in range(2):  # the page was closed before the answer: the same request comes once more
        assert asked(server, f"/api/chronicles/{id}", {**told, "pack_token": token}, key)[0] == 200
    _, whole = asked(server, "/api/packs/joining", token=token)
    assert cards(whole, "tome")["marble-hall"]["table"] == TOME and cards(whole, "tome")["marble-hall"]["own"]
