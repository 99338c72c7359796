"""The deck of mistakes as its pages show it: what is due, one mistake through its seat's eyes, the verdict."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from regno.learn.deck import DAY, RIGHT_GRADES, DeckCard, Grade, Schedule, days_until
from regno.learn.mistake import Mistake
from regno.learn.shown import shown_chance, shown_loss
from regno.learn.themes import Theme
from regno.proelio.formats.record import RULES_VERSION, can_replay
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame, seat_game_of
from regno.proelio.state import CHANCE
from regno.proelio.steps import ACTION
from regno.table.errors import TableError
from regno.table.table import Table
from regno.text import LANGUAGES
from regno.web.learn.puzzles import (
    MOST_SHOWN,
    PuzzleAttempt,
    PuzzleOutcome,
    RatedAnswer,
    Reason,
    answer_words,
    reasons,
)
from regno.web.messages import SeatSeen
from regno.web.replay.frames import Replay, ReplayQuery, build_replay
from regno.web.replay.source import OPEN
from regno.web.tables.serialize import serialize_seats

DAYS_SHOWN = 14
CARD = msgspec.json.Decoder(DeckCard)


class MistakeRow(msgspec.Struct, frozen=True):
    """A mistake in the deck: what was done, never what was better."""

    table: str
    move: int
    seat: int
    round: int
    themes: list[Theme]
    edition: str
    made: int  # when the game ended, in milliseconds since 1970
    words: str
    cost: float  # of the chance to win
    due: int
    is_due: bool
    learnt: bool
    tries: list[bool]  # whether they were right, the last one last


class Deck(msgspec.Struct, frozen=True):
    """The mistakes of a person, those that are due first."""

    mistakes: list[MistakeRow]
    due: int
    coming: list[int]  # how many come back on each of the next days, today's first
    day: int  # today, in milliseconds since 1970


class MistakesDue(msgspec.Struct, frozen=True):
    """How many mistakes of a person are due today."""

    due: int


class CollectMistakes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished table whose mistakes are to come into the deck."""

    table: str


class Collected(msgspec.Struct, frozen=True):
    """What came into the deck, and what of this game is in it now."""

    added: int
    here: list[int]  # the numbers of the moves
    due: int  # in the whole deck


class MistakeTry(msgspec.Struct, frozen=True):
    """An earlier answer."""

    at: int
    right: bool


class MistakeSeen(msgspec.Struct, frozen=True):
    """A mistake before it is answered: what the seat saw, and no answer."""

    table: str
    move: int
    seat: int
    round: int
    themes: list[Theme]
    made: int
    choices: int  # possible answers
    tries: list[MistakeTry]
    is_due: bool
    game: Replay  # since the seat's last Action; the last frame is the decision


class MistakeVerdict(msgspec.Struct, frozen=True):
    """The verdict on an answer. After a wrong one it shows only that answer's own chance."""

    outcome: PuzzleOutcome
    answers: list[RatedAnswer]
    best: str  # in words, empty after a wrong answer
    moves: list[str]  # of the best answer, or of one's own that is as good; empty after a wrong one
    behind: float  # what the answer loses against the best; of a right one what it is better by than the one played
    reasons: list[Reason]
    worlds: int
    counted: bool  # whether it was due, so that this answer decides when it comes back
    days: list[int]  # until it comes back if it was hard, good or easy; empty after a wrong answer
    back: int  # when it comes back
    learnt: bool


class MistakeGrade(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard a right answer was."""

    grade: Grade


def read_card(text: str | None) -> DeckCard:
    """Return a card of a deck; raise TableError if there is none, or it cannot be read any more."""
    try:
        if text is not None:
            return CARD.decode(text)
    except msgspec.MsgspecError:
        pass
    raise TableError("no-mistake")


def read_cards(texts: Sequence[str]) -> list[DeckCard]:
    """Return the cards of a deck; what cannot be read is left where it is."""
    found = []
    for text in texts:
        try:
            found.append(CARD.decode(text))
        except msgspec.MsgspecError:
            continue
    return found


# ---------------------------------------------------------------- the deck


def serialize_deck(cards: Sequence[DeckCard], now: int, language: str) -> Deck:
    rows = [row(card, now, language) for card in cards]
    rows.sort(key=lambda each: (not each.is_due, each.learnt, each.due, -each.cost))
    days = Counter(max(0, each.schedule.due // DAY - now // DAY) for each in cards if each.comes_back)
    due = sum(each.is_due for each in rows)
    return Deck(rows, due, [days[ahead] for ahead in range(DAYS_SHOWN)], now)


def row(card: DeckCard, now: int, language: str) -> MistakeRow:
    mistake = card.mistake
    return MistakeRow(
        table=card.table,
        move=mistake.move,
        seat=mistake.seat,
        round=mistake.round,
        themes=mistake.themes,
        edition=card.edition,
        made=card.made,
        words=card.words.get(language, ""),
        cost=shown_loss(mistake.answers[0], mistake.answers[mistake.played]),
        due=card.schedule.due,
        is_due=card.is_due(now),
        learnt=card.is_learnt,
        tries=[each.right for each in card.tries],
    )


def new_cards(table: Table, ended: int, mistakes: Sequence[Mistake], now: int) -> list[DeckCard]:
    """Return cards of mistakes at a finished table, due at once."""
    game = table.require_over().game
    found = []
    for mistake in mistakes:
        seen, played = game_before(game, mistake), mistake.answers[mistake.played].moves
        words = {language: answer_words(played, seen, language) for language in LANGUAGES}
        found.append(DeckCard(table.id, RULES_VERSION, ended or now, words, game.edition.id, mistake, Schedule(now)))
    return found


# ---------------------------------------------------------------- one mistake


def game_before(game: Game, mistake: Mistake) -> SeatGame:
    """Return a game as a seat saw it up to its mistake."""
    return seat_game_of(game.replay(game.moves[: mistake.move - 1]), mistake.seat)


def moment_of(card: DeckCard, table: Table) -> SeatGame:
    """Return the game up to a mistake through the eyes of its seat; raise TableError if it cannot be told any more."""
    if not can_replay(card.rules):
        raise TableError("mistake-rules")
    game = table.require_over().game
    if card.mistake.move > len(game.moves):
        raise TableError("mistake-gone")
    seen = game_before(game, card.mistake)
    if not seen.view().to_choose:
        raise TableError("mistake-gone")
    return seen


def serialize_mistake(card: DeckCard, table: Table, now: int, language: str) -> MistakeSeen:
    """Return a mistake as its person saw the table then."""
    game, mistake = moment_of(card, table), card.mistake
    return MistakeSeen(
        table=card.table,
        move=mistake.move,
        seat=mistake.seat,
        round=mistake.round,
        themes=mistake.themes,
        made=card.made,
        choices=len(mistake.answers),
        tries=[MistakeTry(each.at, each.right) for each in card.tries],
        is_due=card.is_due(now),
        game=last_round(game, serialize_seats(table), language),
    )


def last_round(game: SeatGame, seats: list[SeatSeen], language: str) -> Replay:
    """Return the frames since the seat's last Action, with the people and bots of the table on their seats."""
    again, frames, first = game.replay(0), 0, 0
    for move in game.moves:
        if move.who != CHANCE:
            frames += 1
        if move.who == game.seat and again.state.step == ACTION:
            first = frames - 1
        again.apply(move)
    return build_replay(game, ReplayQuery(OPEN, language, max(0, first)), seats)


def judge_mistake(
    card: DeckCard, after: DeckCard, table: Table, attempt: PuzzleAttempt, language: str
) -> MistakeVerdict:
    """Return the verdict on an answer to a card, which is ``after`` once it was answered; raise TableError."""
    mistake, game = card.mistake, moment_of(card, table)
    given = given_place(mistake, attempt)
    right = given is not None and is_right(mistake, given)
    told = right or attempt.show
    answers = mistake.answers
    outcome: PuzzleOutcome = "shown" if attempt.show else "right" if right else "wrong"
    before, counted = after.before or after.schedule, after is not card
    best = answers[given if right and given is not None else 0]
    return MistakeVerdict(
        outcome=outcome,
        answers=[
            rate_answer(mistake, place, place == given, game, language, told)
            for place in shown_places(mistake, given, told)
        ],
        best=answer_words(best.moves, game, language) if told else "",
        moves=best.moves if told else [],
        behind=shown_loss(answers[0], answers[mistake.played if given is None or right else given]),
        reasons=reasons(answers[mistake.played], game, language) if told else [],
        worlds=mistake.worlds,
        counted=counted,
        days=[days_until(before, grade, after.tries[-1].at) for grade in RIGHT_GRADES] if right and counted else [],
        back=after.schedule.due,
        learnt=after.is_learnt,
    )


def given_place(mistake: Mistake, attempt: PuzzleAttempt) -> int | None:
    """Return the place of the answer that was given, None if only the best is to be shown; raise TableError."""
    given = [" ".join(move.split()) for move in attempt.moves]
    for place, answer in enumerate(mistake.answers):
        if answer.moves == given:
            return place
    if attempt.show and not given:
        return None
    raise TableError("no-answer", moves=", ".join(given)[:80])


def is_right(mistake: Mistake, place: int) -> bool:
    """Return whether an answer is the best, or not significantly worse."""
    return place == 0 or (place != mistake.played and mistake.answers[place].surely <= 0)


def shown_places(mistake: Mistake, given: int | None, told: bool) -> list[int]:
    """Return the answers whose chances are shown: only one's own before the best is known."""
    if not told:
        return [] if given is None else [given]
    wanted = {place for place in (given, mistake.played) if place is not None}
    rest = [place for place in range(len(mistake.answers)) if place not in wanted]
    return sorted([*wanted, *rest[: max(0, MOST_SHOWN - len(wanted))]])


def rate_answer(mistake: Mistake, place: int, yours: bool, game: SeatGame, language: str, told: bool) -> RatedAnswer:
    answer = mistake.answers[place]
    words, best = answer_words(answer.moves, game, language), told and is_right(mistake, place)
    shown = shown_chance(answer)
    return RatedAnswer(words, shown.chance, shown.low, shown.high, best, yours, place == mistake.played)
