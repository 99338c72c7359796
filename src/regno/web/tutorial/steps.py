"""Two lessons: eight positions each, on which one tries the rules.

Steps are stateless: a request has the moves so far, the response the table after them and a verdict.
"""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec

from regno.proelio.edition import built_in
from regno.proelio.formats.move_text import read_move
from regno.proelio.formats.position_text import read_position
from regno.proelio.game import Game
from regno.proelio.state import CHANCE
from regno.table.errors import TableError
from regno.text import Voice
from regno.web.messages import SeatSeen
from regno.web.replay.frames import Replay, ReplayQuery, build_replay

PUPIL = 0
MAX_MOVES = 6  # of the pupil in one step
LESSONS = ("steps.toml", "second.toml")
NEIGHBOUR = "steward"  # as the others are called on their plates

Verdict = Literal["open", "right", "wrong"]


class StepAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A possible answer: patterns of the pupil's moves, and the key of the comment."""

    moves: list[str]
    why: str
    right: bool = False

    def begins(self, moves: list[str]) -> bool:
        """Whether the moves so far are this answer or a beginning of it."""
        return all(fnmatchcase(move, pattern) for move, pattern in zip(moves, self.moves, strict=False))


class TutorialStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with its task."""

    id: str
    position: str
    answers: list[StepAnswer]
    edition: str = "en111"
    before: list[str] = []  # moves made before the pupil is asked
    others: list[str] = []  # what other Houses do: the first of these that is allowed
    chance: list[str] = []  # and chance
    goes_on: bool = False  # whether the others play after the pupil's answer

    def answer(self, moves: list[str]) -> StepAnswer | None:
        """Return the first answer that matches, None while an earlier one may still match."""
        for answer in self.answers:
            if answer.begins(moves):
                return answer if len(moves) >= len(answer.moves) else None
        return None


class TutorialMoves(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The pupil's moves in this step so far."""

    moves: list[str] = []


class LessonStep(msgspec.Struct, frozen=True):
    """A step of a lesson after some moves."""

    lesson: int  # 1 or 2
    number: int  # from 1, over both lessons
    first: int  # the number of the lesson's first step
    count: int  # of the lesson's steps
    last: bool  # whether it is the last of all
    id: str
    title: str
    told: str  # what there is to know
    task: str
    verdict: Verdict
    why: str
    game: Replay  # one frame a move; the last is how it stands


msgspec.json.Decoder(TutorialStep)  # prepared in one thread: two that do so at once crash the process


@cache
def lessons() -> list[list[TutorialStep]]:
    """Return the steps of each lesson."""
    texts = [files("regno.web.tutorial").joinpath(name).read_text(encoding="utf-8") for name in LESSONS]
    return [msgspec.convert(tomllib.loads(text)["step"], list[TutorialStep]) for text in texts]


@cache
def steps() -> list[TutorialStep]:
    """Return the steps of both lessons."""
    return [step for lesson in lessons() for step in lesson]


def place_of(number: int) -> tuple[int, int]:
    """Return the lesson of a step, and the number of that lesson's first step, both from 1."""
    first = 1
    for lesson, found in enumerate(lessons(), 1):
        if number < first + len(found):
            return lesson, first
        first += len(found)
    raise TableError("no-step", last=len(steps()))


def step_at(number: int) -> TutorialStep:
    if not 1 <= number <= len(steps()):
        raise TableError("no-step", last=len(steps()))
    return steps()[number - 1]


def starting_game(step: TutorialStep) -> Game:
    """Return the game of a step, before the first move of the pupil."""
    edition = built_in(step.edition)
    state, options = read_position(step.position, edition, {})
    game = Game(edition, options, state)
    for move in step.before:
        game.apply(read_move(game.state, move))
    return game


def play_moves(step: TutorialStep, moves: list[str]) -> tuple[Game, StepAnswer | None]:
    """Return the game after the pupil's moves and what follows, and the answer given; raise TableError."""
    if len(moves) > MAX_MOVES:
        raise TableError("bad-moves", count=len(moves), most=MAX_MOVES)
    game, done = starting_game(step), list[str]()
    for move in moves:
        if game.result or game.state.who != PUPIL:
            raise TableError("step-over")
        game.apply(read_move(game.state, move))
        done.append(move)
        play_chance(game, step)
    answer = step.answer(done)
    if answer and step.goes_on:
        play_others(game, step)
    return game, answer


def play_chance(game: Game, step: TutorialStep) -> None:
    while not game.result and game.state.who == CHANCE:
        game.apply(read_move(game.state, first_legal([f"={card}" for card in step.chance], game.legal())))


def play_others(game: Game, step: TutorialStep) -> None:
    """Play the other Houses until the pupil must choose."""
    while not game.result and game.state.who != PUPIL:
        game.apply(read_move(game.state, first_legal(step.others, game.legal())))
        play_chance(game, step)


def first_legal(wanted: list[str], legal: list[str]) -> str:
    return next((move for move in wanted if move in legal), legal[0])


def lesson_step(number: int, moves: list[str], language: str) -> LessonStep:
    """Return a step after some moves; raise TableError for an unknown step or an illegal move."""
    step, voice = step_at(number), Voice(language, "lesson")
    game, answer = play_moves(step, moves)
    verdict: Verdict = "open" if answer is None else "right" if answer.right else "wrong"
    neighbours = [SeatSeen("bot", "", NEIGHBOUR, False)] * (game.options.houses - 1)
    seats = [SeatSeen("person", "", "", False), *neighbours]
    lesson, first = place_of(number)
    return LessonStep(
        lesson=lesson,
        number=number,
        first=first,
        count=len(lessons()[lesson - 1]),
        last=number == len(steps()),
        id=step.id,
        title=voice(f"title-{step.id}"),
        told=voice(f"told-{step.id}"),
        task=voice(f"task-{step.id}"),
        verdict=verdict,
        why=voice(f"why-{step.id}-{answer.why}") if answer else "",
        game=build_replay(game, ReplayQuery(str(PUPIL), language), seats),
    )
