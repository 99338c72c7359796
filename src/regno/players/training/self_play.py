"""Practice: the instinct plays itself, or strangers who go by rule of thumb, and feels what came of each choice.

Every choice is judged by how the chances of its chooser changed after it, as judgement tells them until the game's end
tells for certain. The sum of all these lessons is the slope that ``regno train`` climbs. While a teacher is followed,
his choices are the lesson, whatever comes of them.
"""

from __future__ import annotations

from math import log
from typing import Annotated

from regno.players.heuristic import attack_back, steward_move
from regno.players.heuristic_weights import Habits
from regno.players.models.policy import ANSWERS, FACTS, MOST_FACTS, Instinct, Sense, answer_of, felt_place
from regno.players.models.value_net import Judgement, Thought, judge_table
from regno.players.search.tree import share
from regno.proelio import engine
from regno.proelio.chance import Rng, below, pick, sow
from regno.proelio.jit.records import Row, Rows, jit_entry, rule
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import WHOLE
from regno.proelio.state import CHANCE, SEATS, Events, Options, State, ally
from regno.proelio.steps import ACTION, OVER

PAGES = 512  # choices of one game that are written down
MOST_OFFERS = 32  # choices among more moves are not
STRANGERS = 2  # every so manieth game is played against strangers


class Diary:
    """One game as it was felt."""

    pages: int  # choices written down
    turns: int  # positions judged
    seat: Annotated[Row, (PAGES,), "i4"]
    after: Annotated[Row, (PAGES,), "i4"]  # the position judged last before the choice
    chosen: Annotated[Row, (PAGES,), "i4"]  # the place of the move
    offers: Annotated[Row, (PAGES,), "i4"]
    answers: Annotated[Rows, (PAGES, MOST_OFFERS), "i4"]
    chances: Annotated[list[list[float]], (PAGES, MOST_OFFERS), "f8"]
    facts: Annotated[Rows, (PAGES, MOST_FACTS), "i4"]
    known: Annotated[Row, (PAGES,), "i4"]  # how many facts
    values: Annotated[list[list[float]], (PAGES + 1, SEATS), "f8"]  # by position judged, then seat


class Slope:
    """The sum of all lessons of one practice, and how it went."""

    of: Annotated[list[list[float]], (FACTS, ANSWERS), "f8"]
    lessons: int
    met: int  # games against strangers
    won: Annotated[float, (), "f8"]  # of these


@rule
def write_down(s: State, f: Sense, d: Diary, legal: Row, count: int, chosen: int) -> None:
    """A page of the diary, if there is one left."""
    if d.pages == PAGES or count > MOST_OFFERS or d.turns == 0:
        return
    page = d.pages
    d.seat[page], d.after[page], d.chosen[page], d.offers[page] = s.who, d.turns - 1, chosen, count
    for place in range(count):
        d.answers[page][place] = answer_of(s.step, legal[place])
        d.chances[page][place] = f.chances[place]
    for each in range(f.count):
        d.facts[page][each] = f.facts[each]
    d.known[page] = f.count
    d.pages += 1


@rule
def judge_position(s: State, o: Options, j: Judgement, t: Thought, d: Diary) -> None:
    """What everybody's chances are at this Action."""
    if d.turns < PAGES:
        judge_table(s, o, j, t, d.values[d.turns])
        d.turns += 1


@rule
def look_back(s: State, d: Diary, patience: float) -> None:
    """From the end backwards: each position's judgement gives way to what came after, the more the more patience."""
    for seat in range(s.houses):
        later = share(s, seat) / WHOLE
        d.values[d.turns][seat] = later
        for back in range(d.turns):
            place = d.turns - 1 - back
            judged = d.values[place][seat]
            d.values[place][seat] = later - judged  # what a choice just after it was worth
            later = patience * later + (1.0 - patience) * judged


@rule
def take_to_heart(d: Diary, page: int, worth: float, freedom: float, slope: Slope) -> None:
    """One choice as a lesson: more of it by its worth; freedom keeps all moves possible."""
    doubt = 0.0
    for place in range(d.offers[page]):
        chance = d.chances[page][place]
        doubt -= chance * log(chance + 1e-12)
    for place in range(d.offers[page]):
        chance = d.chances[page][place]
        push = worth * ((1.0 if place == d.chosen[page] else 0.0) - chance)
        push -= freedom * chance * (log(chance + 1e-12) + doubt)
        answer = d.answers[page][place]
        for each in range(d.known[page]):
            slope.of[d.facts[page][each]][answer] += push
    slope.lessons += 1


@rule
def practise_game(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    habits: list[Habits],
    thinks: Row,
    n: Instinct,
    f: Sense,
    j: Judgement,
    t: Thought,
    d: Diary,
    taught: int,
) -> None:
    """One game by instinct and habit, written down where the instinct chooses, or where the teacher is followed."""
    d.pages, d.turns = 0, 0
    while s.step != OVER:
        if s.who == CHANCE:
            move = pick(s, o, rng)
        else:
            if s.step == ACTION:
                judge_position(s, o, j, t, d)
            count = engine.legal(s, o, space)
            if count == 1:
                move = space[0]
            elif thinks[s.who] == 1:
                move = steward_move(s, habits[s.who], attack_back(s, s.who), rng, space, count)
            else:
                place = felt_place(s, n, f, rng, space, count)
                if taught == 1:
                    wanted = steward_move(s, habits[s.who], attack_back(s, s.who), rng, space, count)
                    for each in range(count):
                        place = each if space[each] == wanted else place
                write_down(s, f, d, space, count, place)
                move = space[place]
        e.count = 0
        engine.apply(s, move, o, e)


@rule
def together(s: State, one: int, other: int) -> bool:
    """Whether two seats win together: the same one, or allies."""
    return one == other or (s.allied == 1 and ally(s, one) == other)


@jit_entry
def practise(
    s: State,
    o: Options,
    e: Events,
    rng: Rng,
    space: Row,
    cards: Row,
    habits: list[Habits],
    thinks: Row,
    n: Instinct,
    f: Sense,
    j: Judgement,
    t: Thought,
    d: Diary,
    slope: Slope,
    first_seed: int,
    games: int,
    taught: int,
    patience: float,
    freedom: float,
) -> None:
    """So many games, and the slope of their lessons."""
    for game in range(games):
        sow(rng, first_seed + game)
        begin(s, o, cards)
        strange = taught == 0 and game % STRANGERS == 0
        me = below(rng, s.houses)
        for seat in range(s.houses):
            thinks[seat] = 1 if strange and not together(s, me, seat) else 0
        practise_game(s, o, e, rng, space, habits, thinks, n, f, j, t, d, taught)
        look_back(s, d, patience)
        if strange:
            slope.met += 1
            slope.won += share(s, me) / WHOLE
        for page in range(d.pages):
            worth = 1.0 if taught == 1 else d.values[d.after[page]][d.seat[page]]
            take_to_heart(d, page, worth, 0.0 if taught == 1 else freedom, slope)
