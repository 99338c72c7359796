"""Studies: many games of one table, in portions that anybody may play in any order.

Players who answer at once are played and counted by compiled code; anybody else is asked move by move, and the same
functions count. What a portion adds up to depends on the study and on the numbers of its games alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from regno import players
from regno.arena.player_spec import Entrant
from regno.lab import counters as census_package
from regno.lab.counters import survey
from regno.lab.counters.counts import Census, Diary, new_page, watch_move
from regno.lab.counters.injected_bias import Plant, give_extra_card
from regno.lab.counters.survey import APART, end_survey
from regno.players.heuristic_weights import STEWARD, Habits
from regno.proelio.cards import KINDS, NO_CARD, NO_GUILD
from regno.proelio.chance import Rng, pick, seeded, sow
from regno.proelio.edition import Edition
from regno.proelio.game import Game
from regno.proelio.jit.package import JitPackage
from regno.proelio.jit.records import blank
from regno.proelio.moves import MOVES
from regno.proelio.rules.setup import begin
from regno.proelio.state import CHANCE, NOBODY, SEATS, Events, Options, State
from regno.proelio.steps import DEAL

QUICK: Mapping[str, Habits | None] = {"random": None, "steward": STEWARD}
WORKSHOP = JitPackage(
    "regno.lab.counters",
    ("counts", "injected_bias", "survey"),
    upon=("regno.players.heuristic_weights", "regno.players.heuristic"),
)
Counts = dict[str, Any]  # a Census as numbers and lists of numbers, which add up


@dataclass(frozen=True)
class Bias:
    """What was planted at a table, as people name it."""

    extra_card: int = NOBODY  # a seat
    ties_to: int = NO_GUILD
    fewer: int = NO_CARD  # a kind of which the deck lacks one card
    shuffled: bool = False

    def plant(self) -> Plant:
        made = blank(Plant)
        made.extra_card, made.ties_to, made.shuffled = self.extra_card, self.ties_to, int(self.shuffled)
        return made


HONEST = Bias()


@dataclass(frozen=True)
class Study:
    """A table, who sits at it, and how many games are wanted of it."""

    name: str
    book: Edition
    options: Options
    entrants: tuple[Entrant, ...]  # one a House; they move one chair to the right from game to game
    games: int
    seed: int  # of the first deal; the next one follows
    repeat: int = 1  # games in a row that share a deal
    apart: bool = False  # whether those go their own ways after the deal
    bias: Bias = HONEST

    @property
    def is_quick(self) -> bool:
        return all(entrant.player in QUICK for entrant in self.entrants)

    def deck(self) -> list[int]:
        """The cards in play, less what was taken out on the sly."""
        return [count - int(kind == self.bias.fewer) for kind, count in enumerate(self.book.deck(self.options))]

    def play(self, first: int, games: int) -> Counts:
        """The games from number ``first`` on, counted."""
        if self.is_quick:
            return surveyed(self, first, games, units())
        return asked(self, first, games)


# ---------------------------------------------------------------- players who answer at once


def units(tell: Callable[[], None] | None = None) -> Mapping[str, ModuleType]:
    """The compiled census, prepared once; ``tell`` is called if that will take a while."""
    return WORKSHOP.prepare("survey", no_game, tell)


def source_here() -> str:
    """A name for the very source that plays and counts."""
    from regno.proelio.jit.cache import source_stamp

    return source_stamp(*(Path(str(package.__file__)).parent for package in (census_package, players)))


def no_game() -> None:
    from regno.proelio.edition import DEFAULT, built_in

    book = built_in(DEFAULT)
    surveyed(Study("", book, book.options(), (Entrant("random"),) * 4, 0, 0), 0, 0, WORKSHOP.units)


def surveyed(study: Study, first: int, games: int, engine: Mapping[str, ModuleType] | None) -> Counts:
    """The quick players' games, compiled or plain: equal to the last number."""
    habits = [QUICK[entrant.player] for entrant in study.entrants]
    thinks = [int(each is not None) for each in habits] + [0] * (SEATS - len(habits))
    ways = [each or STEWARD for each in habits]
    task = (study.seed, study.repeat, int(study.apart), first, games)
    if engine is None:
        state, census = blank(State), blank(Census)
        table = (state, study.options, blank(Events), blank(Rng), census, blank(Diary), study.bias.plant())
        survey.survey_games(*table, [0] * (MOVES + 1), study.deck(), ways, thinks, *task)
        return vars(census)
    return surveyed_compiled(study, ways, thinks, task, engine["survey"])


def surveyed_compiled(study: Study, ways: list[Habits], thinks: list[int], task: tuple[int, ...], unit: Any) -> Counts:
    """The same on records and arrays."""
    import numpy as np

    from regno.proelio.jit.compile import batch, packed, unpacked

    state, events, rng, census, diary = (batch(cls, 1)[0] for cls in (State, Events, Rng, Census, Diary))
    options, plant = packed(study.options)[0], packed(study.bias.plant())[0]
    numbers = [np.array(values, np.int64) for values in ([0] * (MOVES + 1), study.deck())]
    habits = np.concatenate([packed(each) for each in ways])
    who = np.array(thinks, np.int64)
    unit.survey_games(state, options, events, rng, census, diary, plant, *numbers, habits, who, *task)
    return vars(unpacked(census, Census))


# ---------------------------------------------------------------- players who think


def asked(study: Study, first: int, games: int) -> Counts:
    """Games between any players, each asked for every choice."""
    census, diary = blank(Census), blank(Diary)
    for number in range(first, first + games):
        play_asked(study, number, census, diary)
    return vars(census)


def play_asked(study: Study, number: int, census: Census, diary: Diary) -> None:
    """One game; chance and every player have generators of their own, all from the seed of the deal."""
    seed, turn = study.seed + number // study.repeat, number % len(study.entrants)
    rng = seeded(seed)
    state = blank(State)
    begin(state, study.options, study.deck())
    game = Game(study.book, study.options, state, dealt=True)
    chairs = [study.entrants[(seat - turn) % len(study.entrants)] for seat in range(study.options.houses)]
    players = [entrant.seated((seed << 3) + seat + 1) for seat, entrant in enumerate(chairs)]
    new_page(diary)
    while not game.result:
        who, dealing = state.who, state.step <= DEAL
        if who == CHANCE:
            move = pick(state, study.options, rng)
        else:
            view = game.view(who)
            census.decisions += int(len(view.legal) > 1)
            move = players[who].choose(view, view.legal, chairs[who].budget)
        game.apply(move)
        if dealing and state.step > DEAL:
            give_extra_card(state, study.bias.plant(), rng)
            if study.apart:
                sow(rng, study.seed + APART + number)
        watch_move(state, game.buffer, census, diary)
    end_survey(state, study.options, census, diary, study.bias.plant(), rng, number, study.repeat)


# ---------------------------------------------------------------- adding up


@cache
def nothing_counted() -> Counts:
    return vars(blank(Census))


def added(portions: Iterable[Counts]) -> Counts:
    """What several portions come to."""
    total = dict(nothing_counted())
    for counts in portions:
        total = {name: sum_of(value, counts[name]) for name, value in total.items()}
    return total


def sum_of(one: Any, other: Any) -> Any:
    """Two numbers added, or two lists place by place."""
    if isinstance(one, list):
        return [sum_of(left, right) for left, right in zip(one, other, strict=True)]
    return one + other


assert len(blank(Census).dealt) == KINDS
