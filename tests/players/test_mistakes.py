"""Mistakes: whole choices judged once more from what the seat knew, and a deck that brings them back."""

from __future__ import annotations

from random import Random

import pytest
from chairs import TABLES, at, dealt

from regno.learn import mistakes
from regno.learn.answers import line_words, lines_of
from regno.learn.deck import DAY, LEARNT, DeckCard, Grade, Schedule, after_answer, days_until, with_grade
from regno.learn.mistake import Mistake
from regno.learn.mistakes import choices_of, study_mistakes
from regno.learn.puzzle import PuzzleAnswer
from regno.players.analysis.review import decisions_of
from regno.players.prepare import prepare_advice
from regno.proelio.chance import make_rng
from regno.proelio.game import Game
from regno.proelio.info.seat_game import seat_game_of

WON = "houses=3 h0=soldiers,manure,patrol f0=shields h1=resources*3 f1=shields h2=resources"
NOON = 1_000 * DAY + DAY // 2


@pytest.fixture(scope="module", autouse=True)
def prepared() -> None:
    prepare_advice()


def random_game(table: int, seed: int) -> Game:
    rng, chosen = make_rng(seed), Random(seed)
    game = dealt(*TABLES[table], rng)
    while not game.result:
        game.apply(chosen.choice(game.legal_moves()))
        game.answer_chance(rng)
    return game


def test_a_victory_that_was_let_go_by_is_a_mistake() -> None:
    game = at(WON, "en111", "draw; =plague; draw; =manure; draw; =manure")
    (found,) = study_mistakes(list(decisions_of(game)), {1}, seed=1)
    assert (found.seat, found.move) == (0, 1)
    assert found.answers[0].moves == ["attack soldiers"] and found.answers[found.played].moves == ["draw"]
    assert found.answers[found.played].behind > 0.1 and found.answers[found.played].reasons


def test_the_best_choice_is_none_even_if_a_review_says_so() -> None:
    game = at(WON, "en111", "attack soldiers")
    assert not list(study_mistakes(list(decisions_of(game)), {1}, seed=1))


@pytest.mark.parametrize("table", range(len(TABLES)))
def test_every_choice_is_one_of_the_answers_to_its_question(table: int) -> None:
    """All cards that were named in one go make one choice, and nothing is lost or counted twice."""
    decisions = list(decisions_of(random_game(table, seed=3)))
    choices = list(choices_of(decisions))
    numbers = [number for choice in choices for number in choice.decisions]
    assert numbers == sorted(set(numbers)) and set(numbers) <= {each.number for each in decisions}
    assert len(numbers) >= len(decisions) - 1
    for choice in choices[::5]:
        lines = lines_of(choice.view)
        assert choice.line in lines or len(lines) > 40
        assert len(line_words(choice.view, choice.line)) == len(choice.line)


@pytest.mark.parametrize("table", [0, 3])
def test_a_mistake_depends_on_nothing_that_its_seat_could_not_know(table: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found in the whole game is found in the seat's own Record, in which no hidden card is."""
    monkeypatch.setattr(mistakes, "STUDY", 1_000)
    game = random_game(table, seed=4)
    whole = [each for each in decisions_of(game) if each.view.seat == 1]
    own = list(decisions_of(seat_game_of(game, 1)))
    wrong = {each.number for each in whole[2:16]}
    found = list(study_mistakes(whole, wrong, seed=2))
    assert found and found == list(study_mistakes(own, wrong, seed=2))


# ---------------------------------------------------------------- the deck


def card(due: int = NOON) -> DeckCard:
    answers = [PuzzleAnswer(["draw"], 0.5, 0.4, 0.6), PuzzleAnswer(["fortify"], 0.3, 0.2, 0.4, 0.2, 0.1)]
    return DeckCard("t", 2, 1, {}, "en111", Mistake(0, 5, 2, ["raise"], answers, 1, 100), Schedule(due))


def test_what_was_wrong_comes_back_sooner_than_what_was_right() -> None:
    schedule = Schedule(NOON)
    days = [days_until(schedule, grade, NOON) for grade in ("again", "hard", "good", "easy")]
    assert days == sorted(days) and days[0] == 1 < days[-1]
    once = after_answer(card(), "good", NOON)
    late = once.schedule.due
    assert days_until(once.schedule, "good", late) > days_until(once.schedule, "again", late)


def test_a_mistake_is_due_until_it_is_answered_and_leaves_after_three_right_answers() -> None:
    now, one = NOON, card()
    for number in range(LEARNT):
        assert one.is_due(now) and not one.is_learnt
        one = after_answer(one, "good", now)
        assert not one.is_due(now)
        now = one.schedule.due
        assert one.is_learnt == (number == LEARNT - 1)
    assert not one.is_due(now)


def test_a_wrong_answer_begins_the_count_anew() -> None:
    one, now = card(), NOON
    grades: list[Grade] = ["good", "good", "again", "good", "good"]
    for grade in grades:
        one = after_answer(one, grade, now)
        now = one.schedule.due
    assert not one.is_learnt and [each.right for each in one.tries] == [True, True, False, True, True]


def test_how_hard_it_was_can_be_said_afterwards() -> None:
    good = after_answer(card(), "good", NOON)
    easy = with_grade(good, "easy")
    assert easy.schedule == after_answer(card(), "easy", NOON).schedule and easy.tries[-1].grade == "easy"
    assert with_grade(easy, "good").schedule == good.schedule
    wrong = after_answer(card(), "again", NOON)
    assert with_grade(wrong, "easy") == wrong and with_grade(card(), "easy") == card()
