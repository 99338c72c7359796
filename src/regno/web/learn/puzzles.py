"""A puzzle as a page shows it: the table through its seat's eyes, and the verdict on an answer."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

from regno.learn.puzzle import Puzzle, PuzzleAnswer, library, puzzle_of_day
from regno.learn.shown import reached_points, shown_chance, shown_lead, shown_loss
from regno.learn.themes import Theme
from regno.proelio.cards import ATTACKS
from regno.proelio.info.seat_game import SeatGame
from regno.proelio.info.view import NO_ATTACK
from regno.proelio.narrator import Narrator
from regno.proelio.rules.zones import back_of
from regno.proelio.state import right
from regno.proelio.steps import DEPLOY
from regno.table.errors import TableError
from regno.web.learn.phrases import answer_phrase
from regno.web.messages import SeatSeen
from regno.web.replay.frames import Replay, ReplayQuery, build_replay
from regno.web.replay.source import OPEN

NEIGHBOUR = "sovereign"  # who the others were, as their plates say
MOST_SHOWN = 6  # answers in the verdict: the best ones, and always the solver's

PuzzleOutcome = Literal["right", "wrong", "shown"]


class PuzzleRow(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    number: int  # from 1
    id: str
    themes: list[Theme]
    difficulty: int  # 1 to 5
    edition: str
    houses: int
    allied: bool


class PuzzleList(msgspec.Struct, frozen=True):
    """All puzzles of this version, and the number of today's."""

    puzzles: list[PuzzleRow]
    today: int
    day: str  # by the server's calendar, as YYYY-MM-DD


class PuzzleSeen(msgspec.Struct, frozen=True):
    """A puzzle before it is answered: what the seat sees, and no answer."""

    number: int
    count: int  # of all puzzles
    id: str
    themes: list[Theme]
    difficulty: int
    seat: int
    round: int
    choices: int  # possible answers
    thumb: str  # what a rule of thumb would answer, which is not the best: a hint
    game: Replay  # since the seat's last Action; the last frame is the decision


class PuzzleAttempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer, or the wish to be shown the best one."""

    moves: list[str] = []
    show: bool = False


class RatedAnswer(msgspec.Struct, frozen=True):
    """An answer with its chance to win."""

    words: str
    chance: float
    low: float
    high: float
    best: bool
    yours: bool
    played: bool = False  # in the game in which it was a mistake


class Reason(msgspec.Struct, frozen=True):
    """A sentence for or against the best answer."""

    text: str
    speaks_for: bool


class UnseenCards(msgspec.Struct, frozen=True):
    """Cards of a kind that nobody has shown to the seat."""

    card: str
    count: int


class PuzzleVerdict(msgspec.Struct, frozen=True):
    """The verdict on an answer. After a wrong one it shows only that answer's own chance."""

    outcome: PuzzleOutcome
    answers: list[RatedAnswer]
    best: str  # in words, empty after a wrong answer
    behind: float  # what the answer loses against the best; for the best itself its lead over the next
    reasons: list[Reason]
    worlds: int
    checked: int
    lead: float  # points over every other answer, surely reached when it was solved again
    could_be: list[UnseenCards]  # what may lie face down before the seat, once the answer is told


def puzzle_list(today: date) -> PuzzleList:
    rows = [row(number, each) for number, each in enumerate(library(), 1)]
    number = puzzle_of_day(today.toordinal(), len(rows)) + 1 if rows else 0
    return PuzzleList(rows, number, today.isoformat())


def row(number: int, puzzle: Puzzle) -> PuzzleRow:
    allied = "\nallied yes\n" in puzzle.record
    return PuzzleRow(number, puzzle.id, puzzle.themes, puzzle.difficulty, puzzle.edition, puzzle.houses, allied)


def puzzle_at(number: int) -> Puzzle:
    """Return a puzzle by its number; raise TableError if there is none."""
    if not 1 <= number <= len(library()):
        raise TableError("no-puzzle", last=len(library()))
    return library()[number - 1]


def serialize_puzzle(number: int, language: str) -> PuzzleSeen:
    """Return a puzzle as its solver sees it."""
    puzzle = puzzle_at(number)
    game = puzzle.game()
    return PuzzleSeen(
        number=number,
        count=len(library()),
        id=puzzle.id,
        themes=puzzle.themes,
        difficulty=puzzle.difficulty,
        seat=game.seat,
        round=max(game.state.turns),
        choices=len(puzzle.answers),
        thumb=answer_words(puzzle.answers[puzzle.thumb[0]].moves, game, language),
        game=seen_replay(game, language),
    )


def seen_replay(game: SeatGame, language: str) -> Replay:
    """Return the frames of a seat's game, with bots on the other seats."""
    person, bot = SeatSeen("person", "", "", False), SeatSeen("bot", "", NEIGHBOUR, False)
    seats = [person if seat == game.seat else bot for seat in range(game.options.houses)]
    return build_replay(game, ReplayQuery(OPEN, language), seats)


def judge(number: int, attempt: PuzzleAttempt, language: str) -> PuzzleVerdict:
    """Return the verdict on an answer; raise TableError if it is none of the puzzle's."""
    puzzle = puzzle_at(number)
    given = None if attempt.show and not attempt.moves else answer_given(puzzle, attempt.moves)
    game = puzzle.game()
    right = given is puzzle.best
    told = right or attempt.show
    outcome: PuzzleOutcome = "shown" if attempt.show else "right" if right else "wrong"
    other = puzzle.answers[1] if given is None or right else given
    return PuzzleVerdict(
        outcome=outcome,
        answers=[
            rate_answer(each, answer_words(each.moves, game, language), each is puzzle.best, each is given)
            for each in shown_answers(puzzle, given, told)
        ],
        best=answer_words(puzzle.best.moves, game, language) if told else "",
        behind=shown_loss(puzzle.best, other),
        reasons=reasons(other if other.reasons else puzzle.answers[1], game, language) if told else [],
        worlds=puzzle.worlds,
        checked=puzzle.checked,
        lead=reached_points(shown_lead(puzzle.best, puzzle.answers[1], puzzle.lead)),
        could_be=unseen_attacks(game, language) if told else [],
    )


def unseen_attacks(game: SeatGame, language: str) -> list[UnseenCards]:
    """Return what the card face down before the seat may be, by what the seat knows; nothing if none lies there."""
    view, k, seat = game.view(), game.knowledge, game.seat
    back, narrator = view.bounds.attack_back[seat], Narrator(language, game.edition.id, seat)
    if back == NO_ATTACK or view.state.step != DEPLOY:
        return []
    others = [house for house in range(game.options.houses) if house != right(view.state, seat)]
    counts = {
        kind: k.unseen[kind] - sum(k.least[seat][house][kind] for house in others)
        for kind in ATTACKS
        if back_of(kind) == back
    }
    found = sorted(counts.items(), key=lambda each: -each[1])
    return [UnseenCards(narrator.card(kind), count) for kind, count in found if count > 0]


def answer_given(puzzle: Puzzle, moves: list[str]) -> PuzzleAnswer:
    given = [" ".join(move.split()) for move in moves]
    for answer in puzzle.answers:
        if answer.moves == given:
            return answer
    raise TableError("no-answer", moves=", ".join(given)[:80])


def shown_answers(puzzle: Puzzle, given: PuzzleAnswer | None, told: bool) -> list[PuzzleAnswer]:
    """Return the answers whose chances are shown: only one's own before the best is known."""
    if not told:
        return [given] if given else []
    shown = puzzle.answers[:MOST_SHOWN]
    return shown if given is None or given in shown else [*shown[:-1], given]


def rate_answer(answer: PuzzleAnswer, words: str, best: bool, yours: bool) -> RatedAnswer:
    shown = shown_chance(answer)
    return RatedAnswer(words, shown.chance, shown.low, shown.high, best, yours)


def answer_words(moves: list[str], game: SeatGame, language: str) -> str:
    """Return an answer to a puzzle as one phrase."""
    return answer_phrase(Narrator(language, game.edition.id, game.seat), game.state, moves, language)


def reasons(answer: PuzzleAnswer, game: SeatGame, language: str) -> list[Reason]:
    """Return what separates the best answer from another, in sentences."""
    from regno.players.analysis.contrasts import Fact  # with NumPy, which the server needs for nothing else
    from regno.players.analysis.text import fact_sentence

    narrator = Narrator(language, game.edition.id, game.seat)
    found = []
    for each in answer.reasons:
        fact = Fact(each.key, each.house, each.role, each.best, each.next, each.weight, each.share, each.card)
        found.append(Reason(fact_sentence(fact, narrator), each.weight > 0))
    return found
