"""The first lesson: eight positions on which a newcomer tries what there is to know.

A step keeps nothing between two requests: position and moves in, the table as it then stands and a verdict out.
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
from regno.table.errors import Denied
from regno.text import Voice
from regno.web.messages import SeatSeen
from regno.web.replay.frames import Look, Projector, Replay

PUPIL = 0
MOST_MOVES = 6  # that a pupil may make in one step
NEIGHBOUR = "steward"  # as the others are called on their plates

Verdict = Literal["open", "right", "wrong"]


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moves of the pupil, and what is said to them."""

    moves: list[str]
    why: str
    right: bool = False

    def begins(self, moves: list[str]) -> bool:
        """Whether what the pupil has done so far is this answer, or may still become it."""
        return all(fnmatchcase(move, pattern) for move, pattern in zip(moves, self.moves, strict=False))


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with its task."""

    id: str
    position: str
    answers: list[Answer]
    edition: str = "en111"
    before: list[str] = []  # moves made before the pupil is asked
    others: list[str] = []  # what other Houses do: the first of these that is allowed
    chance: list[str] = []  # and chance
    goes_on: bool = False  # whether the others play after the pupil's answer

    def answer(self, moves: list[str]) -> Answer | None:
        """The first answer that is given, None while an earlier one still may be."""
        for answer in self.answers:
            if answer.begins(moves):
                return answer if len(moves) >= len(answer.moves) else None
        return None


class Pupil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the pupil has done in this step so far."""

    moves: list[str] = []


class LessonStep(msgspec.Struct, frozen=True):
    """A step as the page shows it."""

    number: int  # from 1
    count: int
    id: str
    title: str
    told: str  # what there is to know
    task: str
    verdict: Verdict
    why: str
    game: Replay  # one frame a move; the last is how it stands


msgspec.json.Decoder(Step)  # prepared while there is one thread: two that do so at once bring the process down


@cache
def steps() -> list[Step]:
    data = tomllib.loads(files("regno.web.tutorial").joinpath("steps.toml").read_text(encoding="utf-8"))
    return msgspec.convert(data["step"], list[Step])


def step_at(number: int) -> Step:
    if not 1 <= number <= len(steps()):
        raise Denied("no-step", last=len(steps()))
    return steps()[number - 1]


def begun(step: Step) -> Game:
    """The position, and what comes before the pupil is asked."""
    edition = built_in(step.edition)
    state, options = read_position(step.position, edition, {})
    game = Game(edition, options, state)
    for move in step.before:
        game.apply(read_move(game.state, move))
    return game


def played(step: Step, moves: list[str]) -> tuple[Game, Answer | None]:
    """The pupil's moves with all that follows from them. The first answer given counts: of several cards that are
    chosen together the first may be wrong already.
    """
    if len(moves) > MOST_MOVES:
        raise Denied("bad-moves", count=len(moves), most=MOST_MOVES)
    game, done = begun(step), list[str]()
    for move in moves:
        if game.result or game.state.who != PUPIL:
            raise Denied("step-over")
        game.apply(read_move(game.state, move))
        done.append(move)
        let_chance(game, step)
    answer = step.answer(done)
    if answer and step.goes_on:
        let_others(game, step)
    return game, answer


def let_chance(game: Game, step: Step) -> None:
    while not game.result and game.state.who == CHANCE:
        game.apply(read_move(game.state, preferred([f"={card}" for card in step.chance], game.legal())))


def let_others(game: Game, step: Step) -> None:
    """The other Houses, until the pupil is asked again."""
    while not game.result and game.state.who != PUPIL:
        game.apply(read_move(game.state, preferred(step.others, game.legal())))
        let_chance(game, step)


def preferred(wanted: list[str], legal: list[str]) -> str:
    return next((move for move in wanted if move in legal), legal[0])


def lesson_step(number: int, moves: list[str], language: str) -> LessonStep:
    """One step after some moves, for the page."""
    step, voice = step_at(number), Voice(language, "lesson")
    game, answer = played(step, moves)
    verdict: Verdict = "open" if answer is None else "right" if answer.right else "wrong"
    neighbours = [SeatSeen("bot", "", NEIGHBOUR, False)] * (game.options.houses - 1)
    seats = [SeatSeen("person", "", "", False), *neighbours]
    return LessonStep(
        number=number,
        count=len(steps()),
        id=step.id,
        title=voice(f"title-{step.id}"),
        told=voice(f"told-{step.id}"),
        task=voice(f"task-{step.id}"),
        verdict=verdict,
        why=voice(f"why-{step.id}-{answer.why}") if answer else "",
        game=Projector(game, Look(str(PUPIL), language), seats).show(),
    )
