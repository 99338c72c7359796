"""Replays: every frame is what the reader could see then, and the same as a live table's structs."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from wire import Server, play_out, run, seated

import regno
from regno.proelio.cards import NAMES
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import AnyGame, read_seat_record, write_record
from regno.proelio.game import Game
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.state import CHANCE
from regno.table.errors import TableError
from regno.web.replay.frames import PAGE, Frame, Replay, ReplayQuery, build_replay

FROM_A_POSITION = """\
regno record 1
rules 1
edition en111
start at=action h0=soldiers,shields h1=manure h2=manure

0 fortify
"""


@cache
def played(edition: str = "en111", houses: int = 4, seed: int = 3, **modes: Any) -> Game:
    """A random game to its end, or to a thousand moves."""
    game, rng = regno.deal(edition=edition, houses=houses, seed=seed, **modes), Random(seed)
    while not game.result and len(game.moves) < 1000:
        game.play(rng.choice(game.legal()))
    return game


def shown(game: AnyGame, eyes: str = "all", language: str = "en", first: int = 0) -> Replay:
    return build_replay(game, ReplayQuery(eyes, language, first))


def all_frames(game: AnyGame, eyes: str) -> list[Frame]:
    frames: list[Frame] = []
    while len(frames) < len(shown(game, eyes).marks):
        frames += shown(game, eyes, first=len(frames)).frames
    return frames


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_the_last_frame_is_the_end_of_the_game() -> None:
    game = played()
    replay = shown(game, first=len(shown(game).marks) - 1)
    last = plain(replay.frames[-1])
    assert game.result and replay.winners == list(game.result.winners) == last["standing"]["shared"]["winners"]
    assert replay.marks[-1].move == len(game.moves) and replay.sentence
    assert last["standing"]["phase"] == "over"


def test_the_first_frame_is_the_deal_and_each_other_one_a_choice() -> None:
    game = played()
    replay = shown(game)
    assert replay.marks[0].who == -1 and replay.frames[0].words == ""
    choices = [line for line in write_record(game).split("\n\n")[1].splitlines() if not line.startswith("chance")]
    assert [
        f"{mark.who} {frame.words}" for mark, frame in zip(replay.marks[1:], replay.frames[1:], strict=True)
    ] == choices


def test_open_hands_are_the_true_ones() -> None:
    game = played(seed=5)
    for frame, mark in zip(all_frames(game, "all"), shown(game).marks, strict=True):
        state = game.replay(game.moves[: mark.move]).state
        assert [sum(hand.values()) for hand in frame.hands] == [sum(hand) for hand in state.hand[:4]]
        houses = plain(frame.standing)["shared"]["houses"]
        assert [bool(card) for card in frame.attacks] == [bool(house["attack_back"]) for house in houses]


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_sees_its_own_hand_and_its_own_choices(seat: int) -> None:
    game = played(seed=7, guilds=True, merchant=True)
    again = game.replay(())
    for frame, mark in zip(all_frames(game, str(seat)), shown(game).marks, strict=True):
        while len(again.moves) < mark.move:
            again.apply(game.moves[len(again.moves)])
        own = plain(frame.standing)["own"]
        assert own["hand"] == {NAMES[kind]: count for kind, count in enumerate(again.state.hand[seat]) if count}
        assert bool(own["legal"]) == (again.state.who == seat and not again.result)
        assert frame.hands == [] and frame.attacks == []


def test_a_spectator_sees_no_hand() -> None:
    for frame in all_frames(played(), "public"):
        assert plain(frame.standing)["own"] is None and frame.hands == [] and frame.attacks == []


def test_a_spectator_is_told_of_backs_only() -> None:
    game = played(seed=9)
    draws = [each for frame in all_frames(game, "public") for each in frame.happenings if each.what == "draw"]
    assert draws and all(not each.card and each.back for each in draws)
    open_draws = [each for frame in all_frames(game, "all") for each in frame.happenings if each.what == "draw"]
    assert all(each.card for each in open_draws)


def test_words_come_in_the_readers_language() -> None:
    english, italian = shown(played(), language="en"), shown(played(), language="it")
    assert english.sentence != italian.sentence and english.title != italian.title
    one, two = (plain(replay.frames[1].standing)["words"] for replay in (english, italian))
    assert one["question"] and one["question"] != two["question"]


def test_long_games_come_in_pages() -> None:
    game = regno.deal(edition="v082", seed=2)
    while len(game.moves) < 2.5 * PAGE:
        game.play(next(word for word in game.legal() if word.startswith(("draw", "discard", "stop"))))
    marks = shown(game).marks
    assert len(marks) > PAGE and len(shown(game).frames) == PAGE
    assert [frame.number for frame in all_frames(game, "all")] == list(range(len(marks)))


def test_a_game_from_a_position_begins_with_it() -> None:
    replay = shown(read_record(FROM_A_POSITION))
    assert [mark.move for mark in replay.marks] == [0, 1] and replay.frames[0].hands[0] == {"shields": 1, "soldiers": 1}
    assert replay.frames[1].words == "fortify" and replay.ending == "" and replay.sentence == ""


@pytest.mark.parametrize("eyes", ["all", "0"])
def test_a_record_may_end_where_chance_must_answer(eyes: str) -> None:
    game = played()
    count = next(
        number for number, (before, _) in enumerate(game.moments()) if number > 30 and before.state.who == CHANCE
    )
    last = plain(shown(game.replay(game.moves[:count]), eyes).frames[-1].standing)
    assert last["phase"] == "playing" and last["shared"]["who"] == -1 and last["words"]["question"] == ""


def test_house_rules_are_told() -> None:
    game = regno.deal(seed=2, plague_stacking="no")
    assert shown(game).terms.rulings == {"plague_stacking": "no"}


@pytest.mark.parametrize("eyes", ["0", "2", "public"])
@pytest.mark.parametrize("seed", [7, 11])
def test_a_seats_record_shows_what_the_whole_one_shows_that_seat(eyes: str, seed: int) -> None:
    game = played(seed=seed, guilds=True, merchant=True)
    seat = PUBLIC if eyes == "public" else int(eyes)
    alone = plain(shown(read_seat_record(write_record(game, seat))))
    assert alone["eyes"] == eyes
    assert alone == plain(shown(game, eyes))


def test_a_seats_record_from_a_position_begins_with_it() -> None:
    game = read_record(FROM_A_POSITION)
    assert plain(shown(read_seat_record(write_record(game, 1)))) == plain(shown(game, "1"))


def test_a_seats_record_has_no_other_eyes() -> None:
    with pytest.raises(TableError) as fault:
        shown(read_seat_record(write_record(played(), 1)), "2")
    assert fault.value.key == "other-eyes"


@pytest.mark.parametrize(
    ("look", "key"), [(ReplayQuery("7", "en"), "bad-eyes"), (ReplayQuery("all", "en", 9_999), "bad-frame")]
)
def test_eyes_and_frames_that_are_not_there(look: ReplayQuery, key: str) -> None:
    with pytest.raises(TableError) as fault:
        build_replay(played(), look)
    assert fault.value.key == key


# ---------------------------------------------------------------- over HTTP


def test_a_record_is_sent_and_shown(server: Server) -> None:
    status, replay = server.http("/api/replay?eyes=1&lang=it", raw=write_record(played()).encode())
    assert status == 200 and replay["eyes"] == "1" and replay["frames"][0]["standing"]["own"]["hand"]


def test_a_record_comes_back_as_a_seat_saw_it(server: Server) -> None:
    whole = write_record(played()).encode()
    status, mine = server.http("/api/record?eyes=1", raw=whole)
    assert status == 200 and mine == write_record(played(), 1)
    assert server.http("/api/record?eyes=1", raw=mine.encode()) == (200, mine)
    assert server.http("/api/record?eyes=all", raw=whole) == (200, whole.decode())
    assert server.http("/api/record?eyes=0", raw=mine.encode())[0] == 400
    status, replay = server.http("/api/replay?eyes=all", raw=mine.encode())
    assert status == 200 and replay["eyes"] == "1"


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"no record", "regno record 1"),
        (b"\xff\xfe", "UTF-8"),
        (b"x" * 300_000, "262144"),
        (write_record(played()).replace("\n0 ", "\n0 dance ", 1).encode(), "dance"),
    ],
    ids=["format", "bytes", "long", "move"],
)
def test_a_broken_record_is_refused_in_a_sentence(server: Server, body: bytes, said: str) -> None:
    status, trouble = server.http("/api/replay", raw=body)
    assert status == 400 and said in trouble["text"]


def test_a_table_is_shown_once_it_is_over_and_not_before(server: Server) -> None:
    async def play() -> str:
        clients = await seated(server, 2)
        status, trouble = server.http(f"/api/tables/{clients[0].table}/replay")
        assert status == 409 and trouble["reason"] == "record-later"
        await play_out(clients)
        return clients[0].table

    table = run(play())
    status, replay = server.http(f"/api/tables/{table}/replay?eyes=all&from=1")
    assert status == 200 and replay["first"] == 1 and replay["frames"][0]["number"] == 1
    assert any(seat["name"] for seat in replay["frames"][0]["standing"]["seats"])
    assert server.http(f"/api/tables/{table}/replay?from=x")[0] == 400
    assert "\nseat 1\n" in server.http(f"/api/tables/{table}/record?eyes=1")[1]
    assert server.http(f"/api/tables/{table}/record?eyes=9")[0] == 400
    assert server.http("/api/tables/nowhere/replay")[0] == 404
