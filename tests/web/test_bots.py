"""A bot's process is given a View, whole and nothing else, and answers with one of the moves offered."""

from __future__ import annotations

import io
from random import Random

import msgspec
import pytest

from regno.players import compiled
from regno.players.prepare import prepare_advice
from regno.proelio.formats.move_text import move_text
from regno.proelio.game import deal
from regno.proelio.info.view import View
from regno.proelio.jit.records import values_of
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.table.view_data import view_data
from regno.web.bots.protocol import (
    HEAD,
    AdviceRequest,
    AdviceResponse,
    AnyBotResponse,
    MoveRequest,
    MoveResponse,
    NotReady,
    frame_message,
)
from regno.web.bots.worker import advise, serve
from regno.web.tables.serialize import serialize_seats


def plain(view: View) -> list[object]:
    records = (view.state, view.options, view.bounds, view.public)
    return [view.seat, view.known_of_me, view.legal, *(values_of(each) for each in records)]


def views(seed: int, count: int = 60) -> list[View]:
    """What the seats that must choose knew, in a random game."""
    game, chosen, seen = deal(houses=4, seed=seed, guilds=True, merchant=True), Random(seed), list[View]()
    while not game.result and len(seen) < count:
        seen.append(game.view(game.state.who))
        game.play(chosen.choice(game.legal()))
    return seen


def test_a_view_passes_through_the_pipe_unchanged() -> None:
    for view in views(3):
        body = frame_message(MoveRequest("steward", view_data(view), 20.0))[HEAD:]
        assert plain(msgspec.msgpack.decode(body, type=MoveRequest).view.to_view()) == plain(view)


@pytest.mark.parametrize("level", ["random", "steward"])
def test_questions_are_answered_in_order_until_the_pipe_is_closed(level: str) -> None:
    seen, answers = views(5), io.BytesIO()
    serve(io.BytesIO(b"".join(frame_message(MoveRequest(level, view_data(view), 20.0)) for view in seen)), answers)
    found = [frame.move for frame in frames(answers.getvalue()) if isinstance(frame, MoveResponse)]
    assert len(found) == len(seen) and all(move in view.legal for move, view in zip(found, seen, strict=True))


@pytest.mark.parametrize("ready", [False, True])
def test_the_answer_says_when_a_steward_chose_because_the_level_is_not_compiled(
    ready: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "is_ready", lambda stage: ready)
    forced = next(each for each in views(5) if len(each.legal) == 1)
    answers = io.BytesIO()
    asked = [MoveRequest(level, view_data(forced), 20.0) for level in ("sovereign", "steward")]
    serve(io.BytesIO(b"".join(map(frame_message, asked))), answers)
    assert [frame.unready for frame in frames(answers.getvalue()) if isinstance(frame, MoveResponse)] == [
        not ready,
        False,
    ]


def test_the_plate_names_the_steward_until_the_level_itself_has_chosen() -> None:
    table = Table("table-1", TableSettings(), "00" * 16, "maker")
    for seat in range(table.settings.houses):
        table.fill("maker", seat, "sovereign", 0)
    table.begin("maker", 0)
    assert table.live and [each.plays for each in serialize_seats(table)] == ["", "", "", ""]
    for unready in (True, False):
        live, seat = table.live, table.live.who
        while live.who == seat:
            move = move_text(live.state, live.legal_moves()[0])
            table.submit(seat, [move], table.version, 0, "sovereign", simulations=0, unready=unready)
            assert serialize_seats(table)[seat].plays == ("steward" if unready else "")


def frames(data: bytes) -> list[AnyBotResponse]:
    found: list[AnyBotResponse] = []
    while data:
        size = int.from_bytes(data[:HEAD], "big")
        found.append(msgspec.msgpack.decode(data[HEAD : HEAD + size], type=AnyBotResponse))
        data = data[HEAD + size :]
    return found


def test_advice_is_asked_through_the_same_pipe_and_comes_in_the_readers_language() -> None:
    """Where advice is not compiled yet the worker says so at once, and does not keep the table waiting."""
    view = next(each for each in views(5) if len(each.legal) > 2)
    answers = io.BytesIO()
    serve(io.BytesIO(frame_message(AdviceRequest(view_data(view), 200.0, "it", "en111"))), answers)
    (answer,) = frames(answers.getvalue())
    if compiled.is_ready(compiled.ADVICE):
        assert isinstance(answer, AdviceResponse) and {each.move for each in answer.moves} == set(view.legal)
        assert all(each.low <= each.chance <= each.high for each in answer.moves)
    else:
        assert isinstance(answer, NotReady)


def test_advice_says_when_there_was_no_time_for_half_of_its_simulations() -> None:
    prepare_advice()
    view = view_data(next(each for each in views(5) if len(each.legal) > 2))
    calm, busy = (advise(AdviceRequest(view, 0.0, "en", "en111", simulations=count)) for count in (16, 1_000_000))
    assert isinstance(calm, AdviceResponse) and isinstance(busy, AdviceResponse)
    assert busy.weak and not calm.weak and busy.worlds == calm.worlds


def test_advice_is_a_number_of_simulations_if_there_is_time() -> None:
    prepare_advice()
    view = view_data(next(each for each in views(5) if len(each.legal) > 2))
    found = advise(AdviceRequest(view, 1e6, "en", "en111", simulations=2 * 40 * len(view.legal)))
    assert isinstance(found, AdviceResponse) and found.worlds == 40 and not found.weak
