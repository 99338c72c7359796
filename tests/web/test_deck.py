"""The deck of mistakes over HTTP: taken in from a review, played again through one's own eyes, scheduled, dropped."""

from __future__ import annotations

import json
import secrets
from typing import Any

import msgspec
import pytest
from devices import Device, passport
from laid import NOW, token
from reviewed import finished_table, keep_review, mistakes_of
from wire import Server

from regno.learn.mistake import Mistake
from regno.proelio.formats.seat_record import read_seat_record, seat_record_text
from regno.table.errors import TableError
from regno.table.table import Table
from regno.text import LANGUAGES
from regno.web.learn.mistakes import (
    game_before,
    is_right,
    last_round,
    new_cards,
    read_card,
    serialize_deck,
    serialize_mistake,
)
from regno.web.tables.serialize import serialize_seats


@pytest.fixture(scope="module")
def played(server: Server) -> tuple[Table, list[Mistake]]:
    table = finished_table(server.data, 5)
    mistakes = mistakes_of(table, 0, 4) + mistakes_of(table, 1, 1)
    keep_review(server.data, table, mistakes)
    return table, mistakes


@pytest.fixture
def owner(server: Server) -> tuple[Device, Table, list[Mistake]]:
    """Somebody with a passport and a reviewed game."""
    table = finished_table(server.data, secrets.randbelow(1000))
    mistakes = mistakes_of(table, 0, 3) + mistakes_of(table, 1, 1)
    keep_review(server.data, table, mistakes)
    return passport(server, tables=[token(0, table.id)]), table, mistakes


def test_ones_own_mistakes_come_into_the_deck_once(owner: tuple[Device, Table, list[Mistake]]) -> None:
    device, table, mistakes = owner
    assert device.get("/api/mistakes")["mistakes"] == []
    first = device.get("/api/mistakes", {"table": table.id})
    assert (first["added"], first["due"], first["here"]) == (3, 3, [each.move for each in mistakes[:3]])
    assert device.get("/api/mistakes", {"table": table.id})["added"] == 0
    assert device.get("/api/mistakes/due") == {"due": 3}
    deck = device.get("/api/mistakes")
    assert deck["due"] == 3 == len(deck["mistakes"]) and deck["coming"][0] == 3
    assert {each["seat"] for each in deck["mistakes"]} == {0}, "what others did wrong is not in it"
    assert all(each["words"] and each["is_due"] for each in deck["mistakes"])
    assert "0.5" not in json.dumps([each["words"] for each in deck["mistakes"]])


def test_a_wrong_answer_tells_its_own_chance_alone_and_comes_back_tomorrow(
    owner: tuple[Device, Table, list[Mistake]],
) -> None:
    device, table, mistakes = owner
    device.get("/api/mistakes", {"table": table.id})
    one, path = mistakes[0], f"/api/mistakes/{table.id}/{mistakes[0].move}"
    seen = device.get(path)
    assert seen["game"]["eyes"] == "0" and seen["choices"] == len(one.answers)
    assert all(not frame["hands"] and not frame["attacks"] for frame in seen["game"]["frames"])
    wrong = device.get(path, {"moves": one.answers[1].moves})
    assert wrong["outcome"] == "wrong" and wrong["counted"] and not wrong["best"] and not wrong["reasons"]
    assert [(each["yours"], each["best"], each["played"]) for each in wrong["answers"]] == [(True, False, True)]
    right = device.get(path, {"moves": one.answers[0].moves})
    assert right["outcome"] == "right" and not right["counted"], "the first answer of a day counts"
    assert right["reasons"] and right["answers"][0]["best"] and right["best"]
    deck = device.get("/api/mistakes")
    assert deck["due"] == 2 and deck["coming"][:2] == [2, 1]


def test_a_right_answer_is_graded_and_shown_to_whoever_gives_up(owner: tuple[Device, Table, list[Mistake]]) -> None:
    device, table, mistakes = owner
    device.get("/api/mistakes", {"table": table.id})
    one, path = mistakes[0], f"/api/mistakes/{table.id}/{mistakes[0].move}"
    right = device.get(path, {"moves": one.answers[0].moves})
    assert right["counted"] and len(right["days"]) == 3 and right["days"] == sorted(right["days"])
    easy = device.get(f"{path}/grade", {"grade": "easy"})
    assert easy["due"] > right["back"] and easy["tries"] == [True]
    other = f"/api/mistakes/{table.id}/{mistakes[1].move}"
    shown = device.get(other, {"show": True})
    assert shown["outcome"] == "shown" and shown["counted"] and shown["best"] and shown["days"] == []
    device.get(f"{other}/drop", {})
    assert device.ask(other)[0] == 404
    assert len(device.get("/api/mistakes")["mistakes"]) == 2


def test_a_round_goes_on_in_a_world_of_its_own(owner: tuple[Device, Table, list[Mistake]]) -> None:
    """It is played up to one's next Action or choice, is the same again, and nothing of the true cards is asked for."""
    device, table, mistakes = owner
    device.get("/api/mistakes", {"table": table.id})
    path = f"/api/mistakes/{table.id}/{mistakes[0].move}"
    moves = device.get(path, {"show": True})["moves"]
    assert moves == mistakes[0].answers[0].moves
    seen = device.get(f"{path}/on", {"seed": 7, "moves": moves})
    for _ in range(20):
        assert seen["game"]["eyes"] == "0" and all(not frame["hands"] for frame in seen["game"]["frames"])
        if seen["over"]:
            break
        legal = seen["game"]["frames"][-1]["standing"]["own"]["legal"]
        choice = next((each for each in legal if each in ("stop", "hold", "no", "draw")), legal[0])
        seen = device.get(f"{path}/on", {"seed": 7, "played": seen["played"], "moves": [choice]})
    assert seen["over"] and seen["played"][: len(moves)] == moves
    again = device.get(f"{path}/on", {"seed": 7, "played": seen["played"]})
    assert again == seen
    status, trouble = device.ask(f"{path}/on", {"seed": 7, "played": seen["played"], "moves": ["draw"]})
    assert (status, trouble["reason"]) == (400, "round-over")
    for body in ({"seed": -1}, {"seed": 7, "played": ["fly"]}, {"seed": 7, "played": ["draw"] * 301}, {}):
        status, trouble = device.ask(f"{path}/on", body)
        assert status == 400 and trouble["text"]
    assert device.get("/api/mistakes")["due"] == 2, "a round changes nothing in the deck"


def test_an_answer_that_is_not_surely_behind_is_as_good(played: tuple[Table, list[Mistake]]) -> None:
    one = played[1][0]
    assert [is_right(one, place) for place in range(3)] == [True, False, False]
    near = msgspec.structs.replace(one.answers[2], surely=-0.01)
    close = msgspec.structs.replace(one, answers=[*one.answers[:2], near, *one.answers[3:]])
    assert [is_right(close, place) for place in range(3)] == [True, False, True]


def test_what_cannot_be_is_refused_in_a_sentence(server: Server, owner: tuple[Device, Table, list[Mistake]]) -> None:
    device, table, mistakes = owner
    stranger = passport(server)
    path = f"/api/mistakes/{table.id}/{mistakes[0].move}"
    device.get("/api/mistakes", {"table": table.id})

    def refused(who: Device, path: str, body: Any = None) -> str:
        for language in LANGUAGES:
            status, trouble = who.ask(path, body, language)
            assert 400 <= status < 500 and trouble["text"], trouble
        return str(trouble["reason"])

    assert refused(Device(server), "/api/mistakes") == "no-passport"
    assert refused(stranger, "/api/mistakes", {"table": table.id}) == "not-at-table"
    assert refused(stranger, path) == "no-mistake" == refused(device, "/api/mistakes/none/7")
    assert refused(device, path, {"moves": ["surrender"]}) == "no-answer" == refused(device, path, {"moves": []})
    assert refused(device, path, {"moves": 7}) == "unreadable" == refused(device, f"{path}/grade", {"grade": "great"})
    assert refused(device, "/api/mistakes", {"table": "no-such"}) == "unknown-table"
    assert device.get("/api/mistakes")["due"] == 3, "nothing was lost"
    fresh = finished_table(server.data, 77)
    device.get("/api/person/take", {"tables": [token(0, fresh.id)]})
    assert refused(device, "/api/mistakes", {"table": fresh.id}) == "review-first"


def test_rules_that_are_gone_are_told_and_the_card_stays(played: tuple[Table, list[Mistake]]) -> None:
    table, mistakes = played
    card = msgspec.structs.replace(new_cards(table, NOW, mistakes[:1], NOW)[0], rules=0)
    with pytest.raises(TableError) as fault:
        serialize_mistake(card, table, NOW, "en")
    assert fault.value.key == "mistake-rules"
    deck = serialize_deck([card], NOW, "it")
    assert deck.mistakes[0].words and not deck.due and not any(deck.coming), "it stays, and does not ask to be played"
    for text in (None, "{}", "not JSON"):
        with pytest.raises(TableError) as fault:
            read_card(text)
        assert fault.value.key == "no-mistake"


def test_a_mistake_is_told_from_its_seats_record_alone(played: tuple[Table, list[Mistake]]) -> None:
    """The frames before the mistake are those of the seat's own Record, in which nothing hidden is."""
    table, mistakes = played
    for mistake in mistakes:
        (card,) = new_cards(table, NOW, [mistake], NOW)
        own = read_seat_record(seat_record_text(game_before(table.require_over().game, mistake)))
        assert serialize_mistake(card, table, NOW, "en").game == last_round(own, serialize_seats(table), "en")
