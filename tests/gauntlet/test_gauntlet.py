"""The Gauntlet: every kind of agent plays, the figures repeat, and a file that was altered is found out."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from agents import HERE, command
from websockets.sync.server import ServerConnection, serve

from regno.gauntlet.agents import read_agent
from regno.gauntlet.board import BEGIN, END, board, put_into, read_entry
from regno.gauntlet.course import PAIRINGS, RATINGS, Pairing
from regno.gauntlet.errors import BadAgent, BadRun
from regno.gauntlet.figures import figures, win_chance
from regno.gauntlet.game import PlayedGame
from regno.gauntlet.run import GauntletLog, Run, check_run, play_run, read_run
from regno.players.budget import BadPlayer
from regno.text import Voice

pytestmark = pytest.mark.usefixtures("short_course")


def quiet(done: int, all: int) -> None:
    assert 0 < done <= all


def played(words: str, path: Path | None = None, seconds: float = 60) -> list[PlayedGame]:
    run = Run(read_agent(words), seconds=seconds)
    return play_run(run, GauntletLog(path, run.header()), 1, quiet)


def facts(games: list[PlayedGame]) -> list[object]:
    return [game.facts for game in games]


def test_each_deal_is_played_from_every_seat_and_twice_the_same() -> None:
    one, other = played("steward"), played("steward")
    assert facts(one) == facts(other) and figures(one) == figures(other)
    assert [(game.place, game.number) for game in one] == [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0), (1, 1), (1, 2)] + [
        (2, number) for number in range(4)
    ]
    assert all(game.asked > 0 for game in one)


def answer(socket: ServerConnection) -> None:
    """Take the first legal move."""
    for line in socket:
        question = json.loads(line)
        socket.send(json.dumps({"id": question["id"], "move": question["own"]["legal"][0]}))


@pytest.fixture
def address() -> Iterator[str]:
    """An agent that listens for a websocket."""
    with serve(answer, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()


def test_an_agent_plays_the_same_game_in_whatever_form_it_comes(address: str) -> None:
    forms = [
        f"python:{HERE}:First",
        f"pettingzoo:{HERE}:first_allowed",
        f"openspiel:{HERE}:make_bot",
        command("first"),
        address,
    ]
    found = [facts(played(words)) for words in forms]
    assert all(each == found[0] for each in found[1:])


@pytest.mark.parametrize(
    ("words", "key"),
    [
        (command("ends"), "crashed"),
        (command("long line"), "floods"),
        (command("many lines"), "floods"),
        (command("gibberish"), "no-answer"),
        (command("other id"), "wrong-id"),
        (f"python:{HERE}:Illegal", "illegal"),
        (f"python:{HERE}:Fails", "crashed"),
        (f"python:{HERE}:Nobody", "crashed"),
        ("command:/no/such/program", "cannot-start"),
        ("ws://127.0.0.1:1", "not-there"),
    ],
)
def test_a_bad_agent_is_a_clear_sentence(words: str, key: str) -> None:
    with pytest.raises(BadAgent) as caught:
        played(words)
    assert caught.value.key == key and caught.value.text("en") and caught.value.text("it")


def test_an_agent_that_hangs_is_ended_and_what_was_played_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    with pytest.raises(BadAgent) as caught:
        played(command("hangs"), path, seconds=0.2)
    assert caught.value.key == "hangs" and path.read_text().count("\n") == 1


@pytest.mark.parametrize("words", ["", "nobody", "command:", "command:'", "python:only", "warlord", "warlord:50ms"])
def test_words_that_name_no_agent(words: str) -> None:
    with pytest.raises(BadAgent) as caught:
        read_agent(words)
    assert caught.value.text("en") != caught.value.text("it")


def test_a_budget_that_is_none_and_a_network_that_is_not_there() -> None:
    with pytest.raises(BadPlayer):
        read_agent("warlord:soon")
    with pytest.raises(BadAgent):
        read_agent("policy:/no/such/file.npz")


# ---------------------------------------------------------------- the file


def test_a_stopped_run_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = facts(played("steward", path))
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:20])
    assert facts(played("steward", path)) == whole


@pytest.mark.parametrize("words", ["steward", f"python:{HERE}:First"])
def test_whoever_has_the_file_can_check_it(words: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    games = played(words, path)
    run, found = read_run(path)
    assert facts(found) == facts(games)
    asked = sum(game.asked for game in games)
    assert check_run(run, found, quiet) == (0 if words == "steward" else asked)


def test_every_alteration_is_found(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    played("steward", path)
    run, games = read_run(path)
    game = asdict(games[1])
    places = range(0, len(game["choices"]), 25)
    altered = [
        {**game, "choices": [*game["choices"][:place], game["choices"][place] + 1, *game["choices"][place + 1 :]]}
        for place in places
    ]
    altered += [{**game, "share": 1 - game["share"]}, {**game, "choices": game["choices"][:-1]}, {**game, "asked": 1}]
    altered += [{**game, "illegal": [0]}, {**game, "number": (game["number"] + 1) % 4}]
    for each in altered:
        with pytest.raises(BadRun) as caught:
            check_run(run, [PlayedGame(**each)], quiet)
        assert caught.value.key in ("differs", "no-such-choice")


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: "", "no-run"),
        (lambda text: "[]\n", "no-run"),
        (lambda text: "{" * 5000, "no-run"),
        (lambda text: text.replace('"gauntlet": 1', '"gauntlet": 0'), "other-version"),
        (lambda text: text.replace('"rules": ', '"rules": 9'), "other-version"),
        (lambda text: text + '{"place": 99, "number": 0}\n', "broken-run"),
        (lambda text: text + "to be\n", "broken-run"),
    ],
)
def test_a_file_that_is_no_run_of_this_course(change: object, key: str, tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    played("steward", path)
    path.write_text(change(path.read_text()))  # type: ignore[operator]
    with pytest.raises(BadRun) as caught:
        read_run(path)
    assert caught.value.key == key and caught.value.text("en") and caught.value.text("it")


# ---------------------------------------------------------------- figures


def test_the_rating_of_one_who_wins_as_often_as_a_frozen_player_would_is_that_players(
    short_course: tuple[Pairing, ...],
) -> None:
    games = [PlayedGame(0, number, share) for number, share in enumerate([1.0, 0.0, 0.0, 0.0])]
    assert figures(games).rating == RATINGS["steward"]
    assert win_chance(RATINGS["steward"], short_course[0]) == pytest.approx(0.25)


def test_the_lower_bound_is_what_the_best_responder_surely_wins() -> None:
    even = [PlayedGame(2, number, float(number == 0)) for number in range(4)]
    assert figures(even).exploitability == 0.0
    lost = [PlayedGame(2, number, 1.0) for number in range(4)]
    found = figures(lost)
    assert found.responder == "steward" and found.exploitability == pytest.approx(found.pairings[0].low - 0.25)


def test_the_course_names_players_that_have_a_rating() -> None:
    assert {each.player for each in PAIRINGS} == set(RATINGS)


def test_the_board_is_written_between_its_marks(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    played("steward", path)
    entry = read_entry(path)
    text = board([entry], Voice("en", "gauntlet"))
    assert "`steward`" in text and entry.digest in text
    page = f"before\n{BEGIN}\nold\n{END}\nafter\n"
    assert put_into(page, text).startswith("before\n") and "old" not in put_into(page, text)
    assert put_into(put_into(page, text), text) == put_into(page, text)
    with pytest.raises(BadRun):
        put_into("no marks", text)
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(BadRun) as caught:
        read_entry(path)
    assert caught.value.key == "unfinished"
