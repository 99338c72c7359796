"""Whole games over real sockets: every byte that a seat hears is checked against a replay of the finished game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from wire import Client, Message, Server, play_out, run, seated

from regno.proelio.candidates import asks_several
from regno.proelio.cards import BACKS, BASE_KINDS, NAMES, NO_CARD
from regno.proelio.clash import Clash
from regno.proelio.events import NAMES as EVENTS
from regno.proelio.events import OVER, Event
from regno.proelio.formats.move_text import move_text
from regno.proelio.formats.record import read_record
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.info.visibility import PUBLIC, redact_event
from regno.proelio.jit.records import copy_of
from regno.proelio.state import CHANCE, left
from regno.table.projection import multi_card_choice
from regno.table.verify import verify

MODES: list[dict[str, Any]] = [
    {},
    {"houses": 3, "edition": "ga"},
    {"houses": 6, "guilds": True, "merchant": True, "edition": "it111"},
    {"allied": True, "guilds": True},
    {"edition": "v082", "rulings": {"plague_stacking": "yes"}},
    {"cards": {"knights": 12, "shields": 9, "hero": 0}, "title": "Oak", "rulings": {"first_turn_attack": "yes"}},
]
KEYS = {
    "event": {
        "type", "version", "what", "seat", "by", "timed_out", "ordered", "stop", "text", "table", "happenings",
        "secret", "standing",
    },
    "standing": {
        "phase", "seats", "clock", "shared", "own", "words", "takeable", "asks_back", "agreed", "orders", "unsealing",
    },
    "shared": {
        "houses", "turn", "who", "kind", "need", "dealer", "season", "merchant", "decks", "piles", "deployed",
        "defence", "equitas_used", "ending", "winners",
    },
    "house": {
        "base", "imperial", "fort", "plague", "guild", "exhausted", "attack_back", "attack", "attack_fort", "turns",
        "known",
    },
    "own": {"hand", "attack", "drawn", "known", "deck", "known_of_me", "legal", "several"},
    "happening": {"what", "who", "whom", "card", "back", "number", "attack", "defence", "caught"},
}  # fmt: skip


def named(counts: list[int]) -> dict[str, int]:
    return {NAMES[kind]: count for kind, count in enumerate(counts) if count}


def card(kind: int) -> str:
    return "" if kind == NO_CARD else NAMES[kind]


def choices(record: str) -> Iterator[tuple[Game, list[Event]]]:
    """The game after the deal and after every choice, with what happened."""
    whole = read_record(record)
    game = Game(whole.edition, whole.options, copy_of(whole.start), dealt=True)
    rows: list[Event] = []
    for move in whole.moves:
        if game.state.who != CHANCE:
            yield game, rows
            rows = []
        rows += game.apply(move)
    yield game, rows


def check_event(message: Message, game: Game, rows: list[Event], reader: int) -> None:
    """Nothing but the fields we know, and in each no more than the reader's View holds."""
    assert set(message) == KEYS["event"]
    assert message["text"] == "" and bool(message["secret"]) == bool(game.result)
    assert [fields(each) for each in message["happenings"]] == [expected(row, reader) for row in rows]
    standing, view, public = message["standing"], game.view(reader), game.view(PUBLIC)
    assert set(standing) == KEYS["standing"] and standing["words"] is None
    assert standing["orders"] == [] and standing["asks_back"] == -1 and standing["agreed"] == []
    assert standing["unsealing"] is None
    check_shared(standing["shared"], public)
    if reader == PUBLIC:
        assert standing["own"] is None
    else:
        check_own(standing["own"], view, game)


def fields(happening: Message) -> tuple[Any, ...]:
    assert set(happening) <= KEYS["happening"]
    usual = {"who": -1, "whom": -1, "card": "", "back": "", "number": 0}
    return tuple({**usual, **happening}[name] for name in ("what", "who", "whom", "card", "back", "number"))


def expected(row: Event, reader: int) -> tuple[Any, ...]:
    what, who, whom, kind, number = redact_event(row, reader)
    if kind == NO_CARD or what == OVER:
        return EVENTS[what], who, whom, "", "", number
    if kind < NO_CARD:
        return EVENTS[what], who, whom, "", BACKS[-2 - kind], number
    return EVENTS[what], who, whom, NAMES[kind], BACKS[kind >= BASE_KINDS], number


def check_sums(happenings: list[Message], before: Game, rows: list[Event]) -> None:
    """The sums of an attack follow from what everybody sees."""
    public = Clash.of(before.view(PUBLIC).state).sums([redact_event(row, PUBLIC) for row in rows])
    told = [(each.get("attack", -1), each.get("defence", -1), each.get("caught", False)) for each in happenings]
    assert told == list(public)


def check_shared(shared: Message, public: View) -> None:
    s = public.state
    assert set(shared) == KEYS["shared"]
    assert shared["piles"] == named(s.pile) and shared["deployed"] == named(s.deployed)
    for seat, house in enumerate(shared["houses"]):
        assert set(house) == KEYS["house"]
        assert [house["base"], house["imperial"]] == s.hand_size[seat]
        assert house["attack"] == card(s.attack[seat]) and house["attack_fort"] == s.attack_fort[seat]
        assert house["known"] == named(public.bounds.least[seat])


def check_own(own: Message, view: View, game: Game) -> None:
    s, seat = view.state, view.seat
    assert set(own) == KEYS["own"]
    assert own["hand"] == named(s.hand[seat])
    assert own["attack"] == card(s.attack[left(s, seat)])
    assert own["drawn"] == [card(kind) for kind in s.drawn if kind != NO_CARD and s.drawer == seat]
    assert own["deck"] == named(view.bounds.most)
    assert own["known"] == [{} if house == seat else named(view.bounds.least[house]) for house in range(s.houses)]
    assert own["legal"] == ([move_text(game.state, move) for move in view.legal] if not game.result else [])
    is_asked = s.who == seat and not game.result and asks_several(s)
    assert own["several"] == (json.loads(msgspec.json.encode(multi_card_choice(s, view.options))) if is_asked else None)


async def whole_game(server: Server, terms: dict[str, Any], seed: int) -> list[Client]:
    """All seats are people, and somebody watches."""
    clients = await seated(server, terms.get("houses", 4), **terms)
    watcher = await Client(server, clients[0].table).open()
    await play_out([*clients, watcher], seed)
    return [*clients, watcher]


@pytest.mark.parametrize("terms", MODES, ids=lambda terms: "-".join(map(str, terms)) or "plain")
def test_every_byte_to_a_seat_is_what_its_view_allows(server: Server, terms: dict[str, Any]) -> None:
    clients = run(whole_game(server, terms, seed=5))
    _, record = server.http(f"/api/tables/{clients[0].table}/record")
    stages = list(forked(record))
    for reader, client in enumerate(clients):
        heard = [json.loads(text) for text in client.heard]
        moved = [each for each in heard if each["type"] == "event" and each["what"] in ("begun", "moved")]
        told = stages[len(stages) - len(moved) :]  # the watcher came after the deal
        assert len(moved) >= len(stages) - 1
        for message, (game, rows) in zip(moved, told, strict=True):
            check_event(message, game, rows, reader if reader < len(clients) - 1 else PUBLIC)
        for message, (before, _), (_, rows) in zip(moved[-len(stages) + 1 :], stages, stages[1:], strict=False):
            check_sums(message["happenings"], before, rows)
    assert verify(record, heard[0]["shuffle"]["commitment"]).answers


def forked(record: str) -> Iterator[tuple[Game, list[Event]]]:
    """Each stage as a game of its own."""
    for game, rows in choices(record):
        stage = Game(game.edition, game.options, copy_of(game.state))
        stage.knowledge, stage.cards = copy_of(game.knowledge), game.cards
        yield stage, rows


def test_bots_fill_the_other_seats(server: Server) -> None:
    async def play() -> Client:
        clients = await seated(server, 1, houses=5)
        await play_out(clients)
        return clients[0]

    client = run(play())
    assert client.standing["phase"] == "over" and client.standing["shared"]["ending"]
    by = {json.loads(text).get("by") for text in client.heard}
    assert "steward" in by


def test_sentences_come_in_the_readers_language(server: Server) -> None:
    async def play() -> tuple[Message, Message]:
        clients = await seated(server, 2)
        table = clients[0].table
        english = await Client(server, table, clients[0].token, "en").open()
        italian = await Client(server, table, "", "it").open()
        await play_out([*clients, english, italian], most=6)
        latest = max(each.version for each in (english, italian))
        await english.until(latest)
        await italian.until(latest)
        return english.standing["words"], italian.standing["words"]

    english, italian = run(play())
    assert english["question"] and italian["question"] and english["question"] != italian["question"]
    assert italian["candidates"] == []


def test_several_moves_go_as_one_over_the_wire(server: Server) -> None:
    """A submit whose second move is nonsense leaves the table as it was."""

    async def play() -> None:
        clients = await seated(server, 4)
        chooser = next(client for client in clients if client.legal)
        before = chooser.now["standing"]
        seat = chooser.now["looking"]
        with pytest.raises(Exception, match=r"unreadable-move|choice-ends"):
            await chooser.ask("submit", seat=seat, moves=[chooser.legal[0], "dance"], version=chooser.version)
        await chooser.ask("ping")
        assert chooser.now["standing"] == before
        await chooser.move(Random(1))

    run(play())
