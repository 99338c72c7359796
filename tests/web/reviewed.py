"""Finished games with a review that knows of mistakes, laid where a server finds them."""

from __future__ import annotations

import secrets
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec
from laid import NOW, laid, set_down

from regno.learn.answers import line_words, lines_of
from regno.learn.mistake import Mistake
from regno.learn.puzzle import PuzzleAnswer, PuzzleFact
from regno.players.analysis.review import decisions_of
from regno.table.settings import TableSettings
from regno.table.table import Table
from regno.text import LANGUAGES
from regno.web.review.queue import (
    HouseReview,
    MistakeStudied,
    ReviewFinished,
    ReviewStarted,
    Turning,
    review_request,
)


def finished_table(data: Path, number: int) -> Table:
    """A random game with one person and bots."""
    table = laid(f"m{secrets.token_hex(3)}", TableSettings(houses=3, pace=0), people=[0], seed=number)
    table.recent, chosen = deque(table.recent), Random(number)
    while table.phase == "playing":
        assert table.live
        table.submit(table.live.who, [chosen.choice(table.live.game.legal())], table.version, NOW)
    set_down(data, [table])
    return table


def mistakes_of(table: Table, seat: int, count: int) -> list[Mistake]:
    """Some choices of a seat, as if the first answer had been given and each later one were better."""
    found = list[Mistake]()
    for each in decisions_of(table.require_over().game):
        lines = lines_of(each.view)
        if each.view.seat == seat and 3 <= len(lines) <= 40 and len(found) < count:
            fact = PuzzleFact("wall-lost", seat, "avoids", 0.1, 0.4, 0.2, True)
            answers = [PuzzleAnswer(line_words(each.view, line), 0.5, 0.45, 0.55) for line in lines[:1]]
            for place, line in enumerate(lines[1:], 1):
                behind = 0.1 + 0.01 * place
                words = line_words(each.view, line)
                answers.append(PuzzleAnswer(words, 0.5 - behind, 0.3, 0.4, behind, 0.05, [fact] if place == 1 else []))
            found.append(Mistake(seat, each.number, 3, ["attack"], answers, 1, 500))
    assert len(found) == count
    return found


def keep_review(data: Path, table: Table, mistakes: list[Mistake], turning: Sequence[Turning] = ()) -> None:
    """Lay a finished review where the server looks for it."""
    houses = [HouseReview(seat, 0.9, 0.1, 5, seat) for seat in range(table.settings.houses)]
    finished = ReviewFinished(houses, {each: list(turning) for each in LANGUAGES})
    lines = [ReviewStarted(1), *map(MistakeStudied, mistakes), finished]
    folder = data / "reviews"
    folder.mkdir(exist_ok=True)
    text = b"".join(msgspec.json.encode(line) + b"\n" for line in lines)
    (folder / f"{review_request(table.require_over().game).id}.jsonl").write_bytes(text)
