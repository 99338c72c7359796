"""The what-if board: paths are followed by the rules, one's own eyes alone in a running game, clear refusals."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from wire import Server, run, seated

import regno
from regno.errors import BadPosition, BadRecord, IllegalMove, RegnoError
from regno.learn.puzzle import library
from regno.proelio.formats.record import read_record, record_text
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game
from regno.table.errors import TableError
from regno.text import LANGUAGES
from regno.web.bots.pool import BotPool
from regno.web.whatif.board import WhatIfBoard
from regno.web.whatif.messages import WhatIfPath, WhatIfQuestion, WhatIfStep
from regno.web.whatif.origins import start_from_position, start_from_puzzle, start_from_record
from regno.web.whatif.thinking import choose_for_bot, judge_node


def played(seed: int = 4, **modes: Any) -> Game:
    game, rng = regno.deal(seed=seed, **modes), Random(seed)
    while not game.result:
        game.play(rng.choice(game.legal()))
    return game


GAME = played()
RECORD = record_text(GAME)


def path(at: int = 30, eyes: str = "all", steps: tuple[WhatIfStep, ...] = (), record: str = RECORD) -> WhatIfPath:
    return WhatIfPath(record=record, at=at, eyes=eyes, seed=7, steps=list(steps))


def refused(key: str, asked: WhatIfPath) -> None:
    with pytest.raises(RegnoError) as fault:
        WhatIfBoard(asked, "en")
    assert fault.value.key == key


@pytest.mark.parametrize("eyes", ["all", "0", "2", "public"])
def test_a_path_is_played_and_leads_to_the_same_node_again(eyes: str) -> None:
    board, rng = WhatIfBoard(path(eyes=eyes), "en"), Random(1)
    for number in range(30):
        node = board.node()
        assert node.imagined == (eyes != "all" or number > 12)
        if not node.answers:
            assert node.sentence
            break
        assert len({answer.words for answer in node.answers}) == len(node.answers)
        board.choose(rng.choice(node.answers).moves)
        if number == 12:
            board.steps.append(WhatIfStep(imagine=5))
            board.take_step(board.steps[-1])
    again = WhatIfBoard(path(eyes=eyes, steps=tuple(board.steps)), "en")
    assert msgspec.json.encode(again.node()) == msgspec.json.encode(board.node())
    assert len(board.node().path) == len(board.steps)


def test_steps_as_played_go_along_the_record() -> None:
    ends = WhatIfBoard(path(0), "en").left
    for at, steps in ((10, 4), (ends, 0)):
        board = WhatIfBoard(path(at, steps=(WhatIfStep(),) * steps), "en")
        assert board.left == ends - at - steps
        assert board.live.game.moves == GAME.moves[: len(board.live.game.moves)]
    assert WhatIfBoard(path(ends), "en").node().sentence
    refused("bad-frame", path(ends, steps=(WhatIfStep(),)))
    refused("whatif-off-record", path(30, steps=(WhatIfStep(imagine=3), WhatIfStep())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_through_a_seats_eyes_the_way_tells_no_hidden_card(language: str) -> None:
    """Whatever the Record of the seat does not have, the tree does not say, from the whole Record either."""
    for seat in range(4):
        seen = write_record(GAME, seat)
        steps = (WhatIfStep(),) * 40
        one = WhatIfBoard(path(20, str(seat), steps), language).node()
        other = WhatIfBoard(path(20, "all", steps, seen), language).node()
        assert msgspec.json.encode(one) == msgspec.json.encode(other)


def test_the_record_of_a_branch_replays_to_its_end() -> None:
    for eyes in ("all", "1"):
        board = WhatIfBoard(path(eyes=eyes), "en")
        for _ in range(12):
            board.choose(board.node().answers[-1].moves)
        again = read_record(record_text(board.live.game))
        assert vars(again.state) == vars(board.live.state)


def test_bad_paths_are_refused_with_a_sentence() -> None:
    refused("bad-eyes", path(eyes="9"))
    refused("other-eyes", path(eyes="2", record=write_record(GAME, 1)))
    refused("bad-frame", path(99_999))
    refused("whatif-over", path(WhatIfBoard(path(0), "en").left, steps=(WhatIfStep(["draw base"]),)))
    with pytest.raises((IllegalMove, RegnoError)):
        WhatIfBoard(path(steps=(WhatIfStep(["surrender"]),)), "en")
    with pytest.raises(BadRecord):
        WhatIfBoard(path(record="nothing"), "en")


def test_boards_begin_with_a_puzzle_a_position_or_a_record() -> None:
    puzzle = start_from_puzzle(1)
    assert puzzle.eyes == str(library()[0].game().seat) and puzzle.record == library()[0].record
    assert WhatIfBoard(path(puzzle.frames, record=puzzle.record), "en").node().imagined
    position = start_from_position(GAME.replay(GAME.moves[:60]).position, "en111")
    assert position.frames == 0 and WhatIfBoard(path(0, record=position.record), "en").node().answers
    assert start_from_record(RECORD, "en").frames == WhatIfBoard(path(0), "en").left
    with pytest.raises(BadPosition):
        start_from_position("houses=4 hand0=hero*99", "en111")
    with pytest.raises(TableError):
        start_from_position("houses=4", "nothing")
    with pytest.raises(TableError, match="4,000"):
        start_from_position("bread and milk " * 300, "")


def test_of_a_damaged_record_the_board_begins_with_what_could_be_read() -> None:
    lines = RECORD.splitlines()
    broken = "\n".join([*lines[:60], "0 attack the moon", *lines[61:]])
    for language in LANGUAGES:
        start = start_from_record(broken, language)
        assert start.fault and 0 < start.frames < WhatIfBoard(path(0), "en").left
        assert WhatIfBoard(path(start.frames, record=start.record), language).node().answers
    with pytest.raises(BadRecord):
        start_from_record("regno record 1\nrules 2\nedition nothing\n", "en")


def test_bots_choose_and_the_adviser_judges_from_views_alone() -> None:
    async def think() -> None:
        pool = BotPool(1)
        try:
            board = WhatIfBoard(path(eyes="1"), "en")
            for _ in range(3):
                moves = await choose_for_bot(pool, board, "steward", "here")
                assert moves in [answer.moves for answer in board.node().answers]
                board.choose(moves)
            question = WhatIfQuestion(record=RECORD, board="b", answers=True, quick=True)
            try:
                hint = await judge_node(pool, board, question, "here")
            except TableError as fault:
                assert fault.key == "hint-later"  # where nothing is compiled yet
            else:
                assert 0 <= hint.low <= hint.chance <= hint.high <= 1
                assert sorted(each.place for each in hint.answers) in ([], list(range(len(board.lines()))))
        finally:
            await pool.close()

    run(think())


# ---------------------------------------------------------------- the server


def asked(server: Server, way: str, **body: Any) -> tuple[int, Any]:
    return server.http(f"/api/whatif{way}", body)


def test_the_server_keeps_nothing_and_answers_each_path(server: Server) -> None:
    status, start = asked(server, "/start", record=RECORD)
    assert status == 200 and start["eyes"] == "all"
    status, node = asked(server, "", record=RECORD, at=30)
    assert status == 200
    step = {"moves": node["answers"][0]["moves"]}
    status, after = asked(server, "", record=RECORD, at=30, steps=[step])
    assert status == 200 and len(after["path"]) == 1
    status, after = asked(server, "/bot", record=RECORD, at=30, steps=[step], level="steward")
    assert status == 200 and len(after["steps"]) == 2
    assert asked(server, "/bot", record=RECORD, at=30, level="nobody")[0] == 400
    assert asked(server, "", record=RECORD, steps=[{"moves": ["x"]}] * 500)[0] == 400
    assert asked(server, "/start")[0] == asked(server, "/start", puzzle=1, record="x")[0] == 400
    assert asked(server, "/start", table="nowhere")[0] == 404


def test_a_running_game_is_tried_out_through_ones_own_eyes_against_bots_alone(server: Server) -> None:
    async def play() -> None:
        (me,) = await seated(server, 1)
        table, token = me.table, me.token
        status, start = asked(server, "/start", table=table, token=token)
        assert status == 200 and start["eyes"] == "0" and start["running"] and "\nseat 0\n" in start["record"]
        assert asked(server, "/start", table=table)[0] == 403
        status, seen = server.http(f"/api/tables/{table}/seen", {"token": token})
        assert status == 200 and seen["eyes"] == "0" and all(not frame["hands"] for frame in seen["frames"])
        assert server.http(f"/api/tables/{table}/replay")[0] == 409
        assert server.http(f"/api/tables/{table}/seen", {"token": "x" * 32})[0] == 403
        await me.ask("agree", seat=0, stop=True)
        assert asked(server, "/start", table=table)[1]["eyes"] == "all", "once it is over every card may be seen"

    run(play())


def test_among_people_nobody_tries_a_running_game_out(server: Server) -> None:
    async def play() -> None:
        both = await seated(server, 2)
        for seat, one in enumerate(both):
            status, trouble = asked(server, "/start", table=one.table, token=one.token)
            assert (status, trouble["reason"]) == (400, "whatif-among-people")
            assert server.http(f"/api/tables/{one.table}/seen", {"token": one.token})[1]["eyes"] == str(seat)

    run(play())
