"""Puzzles over HTTP: what the seat sees and no more, a verdict that keeps the best to itself, clear refusals."""

from __future__ import annotations

from datetime import date

import msgspec
import pytest
from wire import Server

from regno.learn.puzzle import library
from regno.learn.shown import reached_points, shown_lead, shown_loss
from regno.proelio.candidates import asks_several
from regno.proelio.narrator import Narrator
from regno.table.errors import TableError
from regno.text import LANGUAGES
from regno.web.learn.phrases import answer_phrase
from regno.web.learn.puzzles import PuzzleAttempt, answer_words, judge, puzzle_list, serialize_puzzle

NUMBERS = range(1, len(library()) + 1, max(11, len(library()) // 12))


def test_today_is_one_of_the_list() -> None:
    found = puzzle_list(date(2026, 11, 17))
    assert [row.number for row in found.puzzles] == list(range(1, len(library()) + 1))
    assert found.today in {row.number for row in found.puzzles}


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_tells_its_position_and_no_answer(number: int, language: str) -> None:
    puzzle, seen = library()[number - 1], serialize_puzzle(number, language)
    assert seen.game.eyes == str(seen.seat)
    assert seen.game.frames[-1].standing.own is not None
    text = msgspec.json.encode(seen).decode()
    for figure in (puzzle.best.chance, puzzle.answers[1].behind):
        assert f"{figure}," not in text


@pytest.mark.parametrize("number", NUMBERS)
def test_other_hands_stay_hidden(number: int) -> None:
    for frame in serialize_puzzle(number, "en").game.frames:
        assert frame.hands == [] and frame.attacks == []


@pytest.mark.parametrize("number", NUMBERS)
def test_a_wrong_answer_does_not_tell_the_best(number: int) -> None:
    puzzle = library()[number - 1]
    for wrong in puzzle.answers[1:]:
        verdict = judge(number, PuzzleAttempt(wrong.moves), "en")
        assert verdict.outcome == "wrong" and not verdict.best and not verdict.reasons
        assert [(each.yours, each.best) for each in verdict.answers] == [(True, False)]
        shown = judge(number, PuzzleAttempt(wrong.moves, show=True), "en")
        assert shown.outcome == "shown" and shown.reasons and shown.answers[0].best
        assert sum(each.yours for each in shown.answers) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_the_best_answer_is_right_and_says_why(number: int, language: str) -> None:
    puzzle = library()[number - 1]
    verdict = judge(number, PuzzleAttempt(puzzle.best.moves), language)
    assert verdict.outcome == "right" and verdict.behind == shown_loss(puzzle.best, puzzle.answers[1])
    assert verdict.reasons[0].speaks_for
    words = [answer_words(answer.moves, puzzle.game(), language) for answer in puzzle.answers]
    assert len(set(words)) == len(words), "two answers read the same"
    assert verdict.best == words[0]


def test_no_proof_promises_a_longer_lead_than_was_found() -> None:
    for puzzle in library():
        found = shown_lead(puzzle.best, puzzle.answers[1], puzzle.lead)
        assert 0 < reached_points(found) <= 100 * found + 1e-9, puzzle.id
    least = min(library(), key=lambda puzzle: puzzle.lead)
    assert judge(library().index(least) + 1, PuzzleAttempt(show=True), "en").lead < 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_lies_face_down_could_be_what_the_seat_has_not_seen(language: str) -> None:
    """Of every kind as many as the box has without those that lie open or in the seat's own hand, at the most."""
    deployments = [each for each in enumerate(library(), 1) if each[1].answers[-1].moves[-1:] == ["stop"]]
    assert deployments
    for number, puzzle in deployments[:6]:
        found = judge(number, PuzzleAttempt(show=True), language).could_be
        game = puzzle.game()
        view, narrator = game.view(), Narrator(language, game.edition.id, game.seat)
        left = {narrator.card(kind): count for kind, count in enumerate(game.cards)}
        for kind in range(len(game.cards)):
            left[narrator.card(kind)] -= view.state.pile[kind] + view.state.hand[game.seat][kind]
        assert found and all(0 < each.count <= left[each.card] for each in found)
        assert not judge(number, PuzzleAttempt(puzzle.answers[1].moves), language).could_be


def test_no_such_puzzle_and_no_such_answer_are_told() -> None:
    for number in (0, len(library()) + 1):
        with pytest.raises(TableError) as fault:
            serialize_puzzle(number, "en")
        assert fault.value.key == "no-puzzle"
    for moves in ([], ["surrender"], ["draw"] * 1000):
        with pytest.raises(TableError) as fault:
            judge(1, PuzzleAttempt(moves), "en")
        assert fault.value.key == "no-answer"


def test_the_list_tells_no_position_and_stays_small() -> None:
    listed = msgspec.json.encode(puzzle_list(date(2026, 11, 17)))
    assert b"record" not in listed and b"answers" not in listed
    assert len(listed) < 200 * len(library())


def test_the_server_gives_puzzles(server: Server) -> None:
    status, listed = server.http("/api/puzzles")
    assert status == 200 and listed["today"] >= 1
    assert server.http("/api/puzzles/1")[1]["id"] == library()[0].id
    assert server.http("/api/puzzles/1", {"moves": library()[0].best.moves})[1]["outcome"] == "right"
    assert server.http("/api/puzzles/0")[0] == server.http("/api/puzzles/x")[0] == 400
    assert server.http("/api/puzzles/1", {"moves": 7})[0] == 400


@pytest.mark.parametrize(("language", "words"), [("en", "Give Trebuchets ×2"), ("it", "Cedi Trabucchi ×2")])
def test_equal_cards_of_an_answer_are_counted(language: str, words: str) -> None:
    game = next(each.game() for each in library() if asks_several(each.game().state))
    narrator = Narrator(language, game.edition.id, game.seat)
    assert answer_phrase(narrator, game.state, ["give trebuchets", "give trebuchets"], language) == words
