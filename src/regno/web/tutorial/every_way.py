"""Every way through the lessons with its answers, for those who learn without a connection."""

from __future__ import annotations

from functools import cache

import msgspec

from regno.web.tutorial.steps import LessonStep, lesson_step, play_moves, step_at, steps


def way_key(step: int, moves: list[str]) -> str:
    """Return the name of a way: the page's service worker makes the same."""
    return f"{step}|{','.join(moves)}"


def answers(language: str) -> dict[str, LessonStep]:
    """Return the answer to every sequence of legal moves, up to its verdict."""
    found, ways = dict[str, LessonStep](), [(number, list[str]()) for number in range(1, len(steps()) + 1)]
    while ways:
        number, moves = ways.pop()
        answer = found[way_key(number, moves)] = lesson_step(number, moves, language)
        if answer.verdict == "open":
            game, _ = play_moves(step_at(number), moves)
            ways.extend((number, [*moves, move]) for move in game.legal())
    return found


@cache
def encoded_answers(language: str) -> bytes:
    """Return the answers as JSON, built once for each language: about 600 kB, 19 kB compressed."""
    return msgspec.json.encode(answers(language))
