"""Resumable runs: the games that were mined, and the puzzles that were solved again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator
from itertools import count
from typing import Any

import msgspec

from regno.errors import RegnoError
from regno.learn.answers import lines_of, read_line
from regno.learn.mining import AGAIN, MOST_OF_THEME, mine_game, mining_tables, solve_again
from regno.learn.puzzle import BadPuzzle, Puzzle
from regno.learn.themes import THEMES, Theme
from regno.run_log import RunLog

Solved = tuple[bool, float, int]  # whether the answer is surely the best again, its lead, the worlds
CHECK_SEED = 77_000_000  # seeds of proofs are below


class MiningLog(RunLog[int, list[Puzzle]]):
    """The puzzles of each game by its number."""

    error = BadPuzzle

    def encode(self, key: int, value: list[Puzzle]) -> Any:
        return [key, msgspec.to_builtins(value)]

    def decode(self, line: Any) -> tuple[int, list[Puzzle]]:
        number, puzzles = line
        return number, msgspec.convert(puzzles, list[Puzzle])

    def puzzles(self) -> list[Puzzle]:
        """Return all puzzles in the order of their games, each once."""
        found = {each.id: each for number in sorted(self.results) for each in self.results[number]}
        return list(found.values())


class CheckLog(RunLog[str, Solved]):
    """How each puzzle was solved again, by its id."""

    error = BadPuzzle

    def encode(self, key: str, value: Solved) -> Any:
        return [key, *value]

    def decode(self, line: Any) -> tuple[str, Solved]:
        id, same, lead, worlds = line
        return str(id), (bool(same), float(lead), int(worlds))


def mine(log: MiningLog, wanted: int, seed: int, themes: Collection[Theme] = THEMES) -> Iterator[int]:
    """Mine games until there are as many puzzles of some themes as wanted; yield how many there are after each game.

    Tables take turns. The number of a game decides its table and its deal, so that a run can be resumed.
    """
    tables = mining_tables()
    for number in count():
        found = log.puzzles()
        if len(found) >= wanted:
            return
        if number not in log.results:
            log.add(number, mine_game(tables[number % len(tables)], seed + number, room_for(found, wanted, themes)))
            yield len(log.puzzles())


def room_for(found: list[Puzzle], wanted: int, themes: Collection[Theme]) -> dict[Theme, int]:
    """Return how many more puzzles of each theme are taken; the fewer themes are asked for, the more of each."""
    taken, most = Counter(each.themes[0] for each in found), wanted * max(MOST_OF_THEME, 2 / len(themes))
    return {theme: int(most) - taken[theme] if theme in themes else 0 for theme in THEMES}


def check_all(puzzles: list[Puzzle], log: CheckLog, budget: int | None) -> Iterator[tuple[Puzzle, Solved]]:
    """Solve every puzzle again in fresh worlds, those of an earlier run from the log; yield each with its result.

    Without a budget each gets AGAIN times the simulations of its own proof.
    """
    for puzzle in puzzles:
        if puzzle.id not in log.results:
            check_answers(puzzle)
            simulations = budget or AGAIN * puzzle.simulations
            log.add(puzzle.id, solve_again(puzzle, simulations, CHECK_SEED + int(puzzle.id[:6], 16)))
        yield puzzle, log.results[puzzle.id]


def check_answers(puzzle: Puzzle) -> None:
    """Raise BadPuzzle unless the answers of a puzzle are exactly those of its decision."""
    view = puzzle.game().view()
    missing = set(lines_of(view))
    for answer in puzzle.answers:
        words = ", ".join(answer.moves)
        try:
            line = read_line(view, answer.moves)
        except RegnoError as fault:
            raise BadPuzzle("illegal-answer", cause=fault, id=puzzle.id, answer=words) from None
        if line not in missing:
            raise BadPuzzle("illegal-answer", id=puzzle.id, answer=words)
        missing.remove(line)
    if missing:
        raise BadPuzzle("missing-answer", id=puzzle.id, count=len(missing))


def drop_disputed(puzzles: list[Puzzle], log: CheckLog) -> list[Puzzle]:
    """Return the puzzles whose answer was surely the best again, with what was found then."""
    kept = [(each, log.results[each.id]) for each in puzzles if each.id in log.results]
    return [
        msgspec.structs.replace(each, checked=worlds, lead=round(lead, 4))
        for each, (same, lead, worlds) in kept
        if same
    ]
