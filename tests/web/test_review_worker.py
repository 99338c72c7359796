"""The process of a review: the same figures on every machine, and turning points that are decisions."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from random import Random

import pytest

import regno
from regno.players.analysis.review import Review, TurningPoint, decisions_of
from regno.players.budget import Budget
from regno.players.prepare import prepare_advice
from regno.proelio.formats.seat_record import read_any_game, write_record
from regno.proelio.game import Game
from regno.text import LANGUAGES
from regno.web.review.worker import ReviewReporter, serve


def random_game(seed: int) -> Game:
    game, chosen = regno.deal(houses=3, seed=seed), Random(seed)
    while not game.result:
        game.play(chosen.choice(game.legal()))
    return game


def test_a_review_is_the_same_however_busy_the_machine_is() -> None:
    prepare_advice()
    game = random_game(2)
    choices = [each.number for each in decisions_of(game)]
    record, found = write_record(game.replay(game.moves[: choices[2]])), [BytesIO(), BytesIO()]
    for lines in found:
        serve(record, lines)
    assert found[0].getvalue() == found[1].getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_turned_a_game_is_a_decision_and_what_came_of_it(language: str) -> None:
    """Also where the seat's chance changed by what others did: the decision before the weightiest event is told."""
    game = random_game(2)
    review = Review(game)
    reporter, played = ReviewReporter(game, review), {each.number: each.move for each in review.decisions}
    own = [each.number for each in review.decisions if each.view.seat == 0]
    for since, until in pairwise(own):
        point = TurningPoint(0, since, until - 1, 0.2, 0.5)
        found = reporter.turning(point, language, played)
        state = reporter.states[found.move]
        assert since <= found.move < until and found.who == state.who
        narrator = reporter.narrators[language]
        assert narrator.move(state, played[found.move]) in found.what and narrator.house(found.who) in found.what
        assert found.what.endswith(reporter.main_event(point, narrator)[1])


def test_a_seats_record_tells_what_happened_and_not_what_others_chose() -> None:
    game = read_any_game(write_record(random_game(2), 0))
    review = Review(game)
    played = {each.number: each.move for each in review.decisions}
    since, until = list(played)[:2]
    point = TurningPoint(0, since, until - 1, 0.2, 0.5)
    reporter = ReviewReporter(game, review)
    assert reporter.turning(point, "en", played).what == reporter.main_event(point, reporter.narrators["en"])[1]


def test_turning_points_are_numbered_as_they_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two Houses may see in another order what turned the game for them."""
    prepare_advice()
    review = Review(random_game(2))
    found = list(review.evaluate(Budget(simulations=1)))
    points = [TurningPoint(each.seat, each.number, each.number, 0.5, 0.3, True) for each in (found[8], found[2])]
    monkeypatch.setattr(review, "turning_points", lambda found: points)
    _, turning = ReviewReporter(review.recorded, review).outline(found)
    assert [each.move for each in turning["it"]] == [found[2].number, found[8].number]
