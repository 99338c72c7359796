"""The deck of a person's mistakes: when each comes back, by spaced repetition (FSRS, Ye 2022; the library ``fsrs``)."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache
from typing import Literal

import msgspec
from fsrs import Card, Rating, Scheduler, State

from regno.learn.mistake import Mistake
from regno.proelio.formats.record import can_replay

Grade = Literal["again", "hard", "good", "easy"]
GRADES: dict[Grade, Rating] = {"again": Rating.Again, "hard": Rating.Hard, "good": Rating.Good, "easy": Rating.Easy}
RIGHT_GRADES: tuple[Grade, ...] = ("hard", "good", "easy")
LONGEST = 365  # days until a mistake comes back
LEARNT = 3  # right answers in a row after which a mistake leaves the deck
KEPT_TRIES = 12
DAY = 86_400_000


class Schedule(msgspec.Struct, frozen=True, omit_defaults=True):
    """What FSRS knows of a card. Times are milliseconds since 1970."""

    due: int
    state: int = 1
    step: int | None = None
    stability: float | None = None
    difficulty: float | None = None
    last: int = 0  # when it was answered, 0 before


class Try(msgspec.Struct, frozen=True):
    """One answer: when, and how it was."""

    at: int
    grade: Grade

    @property
    def right(self) -> bool:
        return self.grade != "again"


class DeckCard(msgspec.Struct, frozen=True):
    """A mistake in the deck, where it was made, and how it was answered since."""

    table: str
    rules: int  # version of the rules under which it was judged
    made: int  # when the game ended
    words: dict[str, str]  # what was done, by language
    edition: str
    mistake: Mistake
    schedule: Schedule
    tries: list[Try] = []
    before: Schedule | None = None  # the schedule before the last answer, by which its grade can be changed

    @property
    def id(self) -> str:
        return f"{self.table}-{self.mistake.move}"

    @property
    def is_learnt(self) -> bool:
        """Whether it was right so often in a row that it comes back no more."""
        return len(self.tries) >= LEARNT and all(each.right for each in self.tries[-LEARNT:])

    @property
    def comes_back(self) -> bool:
        """Whether it is to be played again; under rules that are no longer known it cannot be."""
        return not self.is_learnt and can_replay(self.rules)

    def is_due(self, now: int) -> bool:
        """Whether it is due by the end of this day, by the calendar of UTC."""
        return self.comes_back and self.schedule.due // DAY <= now // DAY


@cache
def scheduler() -> Scheduler:
    return Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=LONGEST, enable_fuzzing=False)


def after_answer(card: DeckCard, grade: Grade, now: int) -> DeckCard:
    """Return a card after an answer."""
    tries = [*card.tries, Try(now, grade)][-KEPT_TRIES:]
    after = next_schedule(card.schedule, grade, now)
    return msgspec.structs.replace(card, schedule=after, tries=tries, before=card.schedule)


def with_grade(card: DeckCard, grade: Grade) -> DeckCard:
    """Return a card whose last answer was harder or easier than was thought; one without an answer stays as it is."""
    if card.before is None or not card.tries or not card.tries[-1].right:
        return card
    at = card.tries[-1].at
    tries = [*card.tries[:-1], Try(at, grade)]
    return msgspec.structs.replace(card, schedule=next_schedule(card.before, grade, at), tries=tries)


def next_schedule(schedule: Schedule, grade: Grade, now: int) -> Schedule:
    """Return the schedule after an answer of a grade."""
    card, _ = scheduler().review_card(to_fsrs(schedule), GRADES[grade], moment(now))
    due = int(card.due.timestamp() * 1000)
    return Schedule(due, int(card.state), card.step, card.stability, card.difficulty, now)


def days_until(schedule: Schedule, grade: Grade, now: int) -> int:
    """Return in how many days a card comes back after an answer of a grade."""
    return max(1, round((next_schedule(schedule, grade, now).due - now) / DAY))


def to_fsrs(schedule: Schedule) -> Card:
    return Card(
        card_id=1,
        state=State(schedule.state),
        step=schedule.step,
        stability=schedule.stability,
        difficulty=schedule.difficulty,
        due=moment(schedule.due),
        last_review=moment(schedule.last) if schedule.last else None,
    )


def moment(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
