"""The program of the coach: ``python -m regno.web.coach.worker`` reads a task and prints a report, both as JSON."""

from __future__ import annotations

import os
import sys

import msgspec

from regno.learn.coach.bits import revealed_bits
from regno.learn.coach.cost import cost_of
from regno.learn.coach.habits import HABITS
from regno.learn.coach.tells import LEAST_GAMES, TWO_SIDED, CoachedGame, Tell, find_tells
from regno.proelio.formats.record import read_record
from regno.proelio.game import Game
from regno.proelio.narrator import Narrator
from regno.proelio.state import CHANCE
from regno.text import Voice
from regno.web.coach.messages import CoachExample, CoachMove, CoachReport, CoachTask, CoachTell

MOST_TELLS = 5
MOST_EXAMPLES = 6  # of one habit, the latest
SHOWN = 0.05  # bits; moves that showed less are not listed


def report(task: CoachTask) -> CoachReport:
    """Return what one game showed, and the habits over all of them."""
    games = [read_record(each.record) for each in task.records]
    place = next((place for place, each in enumerate(task.records) if each.game.table == task.table), 0)
    shown = task.records[place].game
    narrator = Narrator(task.language, games[place].edition.id, shown.seat)
    frames = frames_of(games[place])
    moves = [
        CoachMove(frames[each.number], each.round, each.kind, each.words, round_all(each.bits), round_all(each.known))
        for each in revealed_bits(games[place], shown.seat, narrator)
        if max(each.bits) >= SHOWN
    ]
    played = [CoachedGame(game, each.game.seat) for game, each in zip(games, task.records, strict=True)]
    found = find_tells(played)[:MOST_TELLS] if len(played) >= LEAST_GAMES else []
    tells = [serialize_tell(tell, task, games) for tell in found]
    heads = [each.game for each in task.records]
    houses = games[place].options.houses
    return CoachReport(heads, LEAST_GAMES, len(HABITS), shown.table, shown.seat, houses, moves, tells)


def round_all(values: tuple[float, ...]) -> list[float]:
    return [round(each, 3) for each in values]


def frames_of(game: Game) -> dict[int, int]:
    """Return the frame of the replay for each move of a House."""
    choices = [number for number, (before, _) in enumerate(game.moments(), 1) if before.state.who != CHANCE]
    return {number: frame for frame, number in enumerate(choices, 1)}


def serialize_tell(tell: Tell, task: CoachTask, games: list[Game]) -> CoachTell:
    """Return a habit as the page shows it, with its cost at the strength that it has."""
    cost = cost_of(tell.key, tell.sign)
    points, reach = 100 * cost.mean * tell.strength, 100 * TWO_SIDED * cost.error * tell.strength
    examples = [each for each in tell.examples if each.marked == (tell.sign > 0)][-MOST_EXAMPLES:]
    voice, habit = Voice(task.language, "coach"), f"{tell.key}-{'often' if tell.sign > 0 else 'seldom'}"
    return CoachTell(
        text=voice(f"habit-{habit}"),
        use=voice(f"use-{habit}"),
        advice=voice(f"do-{habit}"),
        marked=tell.marked,
        occasions=tell.occasions,
        rate=round(tell.rate, 4),
        low=round(tell.low, 4),
        high=round(tell.high, 4),
        others=round(tell.others, 4),
        cost=round(points, 2),
        cost_low=round(points - reach, 2),
        cost_high=round(points + reach, 2),
        examples=[
            CoachExample(task.records[each.game].game.table, frames_of(games[each.game])[each.number])
            for each in examples
        ],
    )


if __name__ == "__main__":
    os.nice(10)
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=CoachTask)
    sys.stdout.buffer.write(msgspec.json.encode(report(task)))
