"""The lessons: every position can be, every way through it ends with a verdict, and both kinds are there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from wire import Server

from catalogue import catalogue
from regno.proelio.cards import HERO, INFILTRATION, MANURE, PALISADES, SHIELDS, SOLDIERS, TREBUCHETS
from regno.proelio.events import SCORE
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.table.errors import TableError
from regno.web.tutorial.steps import (
    PUPIL,
    StepAnswer,
    TutorialStep,
    lesson_step,
    lessons,
    play_moves,
    starting_game,
    steps,
)

RIGHT = {
    "fortify": ["fortify"],
    "attack": ["attack knights"],
    "deploy": ["deploy palisades", "stop"],
    "sacrifice": ["sacrifice"],
    "loot": ["give manure", "give soldiers"],
    "imperial": ["imperial", "pay manure", "pay manure"],
    "patrol": ["deploy patrol", "stop"],
    "winter": ["draw"],
    "equitas": ["equitas deck"],
    "bluff": ["attack manure"],
    "read": ["stop"],
    "builders": ["deploy shields", "stop", "hold", "builders"],
    "timing": ["draw"],
    "merchant": ["trade", "take tower", "pay manure", "pay manure"],
    "plague": ["apothecaries"],
    "support": ["support", "support edict"],
}
every_step = pytest.mark.parametrize("step", steps(), ids=lambda step: step.id)


def ways(step: TutorialStep, moves: list[str]) -> Iterator[tuple[list[str], Game, StepAnswer]]:
    """Every way through a step, up to its verdict."""
    game, answer = play_moves(step, moves)
    if answer:
        yield moves, game, answer
        return
    assert game.state.who == PUPIL and not game.result, f"{step.id} leaves the pupil at {moves}"
    for move in game.legal():
        yield from ways(step, [*moves, move])


def test_there_are_twice_eight_steps_in_their_order() -> None:
    assert [step.id for step in steps()] == list(RIGHT)
    assert [len(lesson) for lesson in lessons()] == [8, 8]
    third = lesson_step(11, [], "en")
    assert (third.lesson, third.first, third.count, third.id) == (2, 9, 8, "read")


@every_step
def test_the_pupil_is_asked_and_has_a_choice(step: TutorialStep) -> None:
    game = starting_game(step)
    assert game.state.who == PUPIL and len(game.legal()) > 1


@every_step
def test_one_way_is_right_and_every_other_says_why_not(step: TutorialStep) -> None:
    found = list(ways(step, []))
    assert [moves for moves, _, answer in found if answer.right] == [RIGHT[step.id]]
    assert {answer.why for _, _, answer in found} == {answer.why for answer in step.answers}, (
        "an answer nobody can give"
    )


@every_step
def test_the_right_way_does_not_lose_the_game(step: TutorialStep) -> None:
    game, _ = play_moves(step, RIGHT[step.id])
    assert game.result is None or game.result.winners == (PUPIL,)


@every_step
@pytest.mark.parametrize("language", ["en", "it"])
def test_a_step_has_its_words(step: TutorialStep, language: str) -> None:
    number = steps().index(step) + 1
    start = lesson_step(number, [], language)
    assert start.verdict == "open" and start.title and start.told and start.task and not start.why
    end = lesson_step(number, RIGHT[step.id], language)
    assert end.verdict == "right" and end.why and end.game.frames[-1].number == len(end.game.marks) - 1


def test_every_word_of_the_lesson_belongs_to_an_answer() -> None:
    answers = {f"why-{step.id}-{answer.why}" for step in steps() for answer in step.answers}
    heads = {f"{part}-{step.id}" for step in steps() for part in ("title", "told", "task")}
    assert set(catalogue("en", "lesson")) == answers | heads


def test_what_the_lesson_says_is_so() -> None:
    """The figures in the texts, seen on the table."""
    attack, _ = play_moves(steps()[1], ["attack knights"])
    assert attack.result and attack.result.ending == "conquest"
    weak, _ = play_moves(steps()[1], ["attack soldiers"])
    assert not weak.result and sum(weak.state.hand[2]) >= 1
    held, _ = play_moves(steps()[3], ["hold"])
    assert held.result and held.result.winners == (1,)
    winter, _ = play_moves(steps()[7], ["draw"])
    assert [row[4] for row in winter.last if row[0] == SCORE and row[1] == 0] == [10]
    late, _ = play_moves(steps()[7], ["fortify"])
    assert late.result and late.result.winners == (1,)


def test_what_the_second_lesson_says_is_so() -> None:
    """The figures in the texts, and what would have come of the other answers."""
    by_id = {step.id: step for step in steps()}
    equitas, _ = play_moves(by_id["equitas"], ["equitas deck"])
    assert equitas.state.fort[PUPIL] == 1 and sum(equitas.state.hand[PUPIL]) == 3
    bluff, _ = play_moves(by_id["bluff"], ["attack manure"])
    assert bluff.state.hand[2][SHIELDS] == bluff.state.hand[2][PALISADES] == 0 and bluff.state.hand[0][TREBUCHETS] == 1
    view = starting_game(by_id["read"]).view(PUPIL)
    attacks = {kind for kind in (MANURE, SOLDIERS, INFILTRATION) if unknown(view, kind) > 0}
    assert attacks == {MANURE}
    built, _ = play_moves(by_id["builders"], RIGHT["builders"])
    assert built.state.fort[PUPIL] == 2 and built.state.hand[PUPIL][HERO] == 1 and built.state.exhausted[PUPIL] == 1
    winter, _ = play_moves(by_id["timing"], ["draw"])
    assert [row[4] for row in winter.last if row[0] == SCORE and row[1] in (0, 1)] == [9, 8]
    spent, _ = play_moves(by_id["timing"], ["bards"])
    spent.play("discard soldiers").play("draw").play("=tower")
    assert spent.result and spent.result.winners == (0, 1)
    waited, _ = play_moves(by_id["plague"], ["no"])
    assert not waited.result and waited.state.fort[2] == 1
    for moves in (["support", "support tower"], ["draw"]):
        lost, _ = play_moves(by_id["support"], moves)
        assert lost.result and lost.result.winners == (1, 3)


def unknown(view: View, kind: int) -> int:
    """How many cards of a kind may be where the pupil cannot see them."""
    seen = view.state.pile[kind] + view.state.hand[PUPIL][kind]
    return starting_game(steps()[10]).cards[kind] - seen


def test_steps_and_moves_that_are_not_there() -> None:
    for number, moves, key in (
        (17, [], "no-step"),
        (1, ["fortify", "draw"], "step-over"),
        (1, ["draw"] * 7, "bad-moves"),
    ):
        with pytest.raises(TableError) as fault:
            lesson_step(number, moves, "en")
        assert fault.value.key == key


def test_the_lesson_over_http(server: Server) -> None:
    status, step = server.http("/api/lesson/3", {"moves": []})
    assert status == 200 and step["verdict"] == "open" and step["game"]["frames"][-1]["standing"]["own"]["legal"]
    status, step = server.http("/api/lesson/3?lang=it", {"moves": ["stop"]})
    assert status == 200 and step["verdict"] == "wrong" and "Cavalieri" in step["why"]
    status, trouble = server.http("/api/lesson/3", {"moves": ["deploy tower"]})
    assert status == 400 and "Tower" in trouble["text"]
    assert server.http("/api/lesson/99", {"moves": []})[0] == 400


def test_every_way_through_the_lesson_is_answered_as_step_by_step(server: Server) -> None:
    """Without a connection the page looks its answers up: they are the same."""
    for language in ("en", "it"):
        status, found = server.http(f"/api/lessons?lang={language}")
        assert status == 200 and len(found) > 40
        for way in list(found)[::7]:
            step, _, moves = way.partition("|")
            asked = {"moves": moves.split(",") if moves else []}
            assert server.http(f"/api/lesson/{step}?lang={language}", asked) == (200, found[way])
        ends = [way for way, answer in found.items() if answer["verdict"] == "right"]
        assert {way.partition("|")[0] for way in ends} == {str(number) for number in range(1, 17)}
