"""Studies: many games of one table, split into chunks that can be played anywhere and in any order.

Random and heuristic players are played and counted by compiled code; other players are called move by move and counted
by the same functions. The counts of a chunk depend only on the study and the numbers of its games.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from regno import players
from regno.arena.entrant import Entrant
from regno.lab import counters as counters_package
from regno.lab.counters import survey
from regno.lab.counters.counts import Counters, GameTrace, count_move, start_trace
from regno.lab.counters.injected_bias import InjectedBias, give_extra_card
from regno.lab.counters.survey import APART, finish_game
from regno.players import PLAYERS
from regno.players.heuristic_weights import HAND_TUNED, HeuristicWeights
from regno.players.play import chooser, play_game
from regno.proelio.cards import KINDS, NO_CARD, NO_GUILD
from regno.proelio.chance import Rng, make_rng, sow
from regno.proelio.edition import Edition
from regno.proelio.game import Game
from regno.proelio.info.view import View
from regno.proelio.jit.package import JitPackage
from regno.proelio.jit.records import blank
from regno.proelio.moves import MOVES
from regno.proelio.rules.setup import begin
from regno.proelio.state import NOBODY, SEATS, Events, Options, State
from regno.proelio.steps import DEAL

JIT = JitPackage(
    "regno.lab.counters",
    ("counts", "injected_bias", "survey"),
    upon=("regno.players.heuristic_weights", "regno.players.heuristic"),
)
Counts = dict[str, Any]  # the fields of Counters: numbers and lists of numbers, all additive


@dataclass(frozen=True)
class Bias:
    """A bias injected into a table."""

    extra_card: int = NOBODY  # a seat
    ties_to: int = NO_GUILD
    fewer: int = NO_CARD  # a kind of card with one card removed
    shuffled: bool = False

    def bias_record(self) -> InjectedBias:
        """Return the record for compiled code."""
        made = blank(InjectedBias)
        made.extra_card, made.ties_to, made.shuffled = self.extra_card, self.ties_to, int(self.shuffled)
        return made


HONEST = Bias()


@dataclass(frozen=True)
class Study:
    """A table, its players, and how many games to play."""

    name: str
    book: Edition
    options: Options
    entrants: tuple[Entrant, ...]  # one per House; they rotate by one seat from game to game
    games: int
    seed: int  # of the first deal; seeds are consecutive
    repeat: int = 1  # consecutive games of the same deal
    apart: bool = False  # whether these differ after the deal
    bias: Bias = HONEST

    @property
    def is_quick(self) -> bool:
        """Return whether compiled code can play all of its players."""
        return all(PLAYERS[entrant.player].is_quick for entrant in self.entrants)

    def deck(self) -> list[int]:
        """Return the cards in play, less a card removed by the bias."""
        return [count - int(kind == self.bias.fewer) for kind, count in enumerate(self.book.deck(self.options))]

    def play(self, first: int, games: int) -> Counts:
        """Play and count the games from number ``first`` on."""
        if self.is_quick:
            return play_quick(self, first, games, units())
        return play_slow(self, first, games)


# ---------------------------------------------------------------- quick players


def units(tell: Callable[[], None] | None = None) -> Mapping[str, ModuleType]:
    """Return the compiled counters, prepared once; ``tell`` is called if that takes a while."""
    return JIT.prepare("survey", warm_up, tell)


def source_here() -> str:
    """Return a hash of the source that plays and counts."""
    from regno.proelio.jit.cache import source_stamp

    return source_stamp(*(Path(str(package.__file__)).parent for package in (counters_package, players)))


def warm_up() -> None:
    from regno.proelio.edition import DEFAULT, built_in

    book = built_in(DEFAULT)
    play_quick(Study("", book, book.options(), (Entrant("random"),) * 4, 0, 0), 0, 0, JIT.units)


def quick_players(study: Study) -> tuple[list[HeuristicWeights], list[int]]:
    """Return the weights of each quick player, and by seat whether it plays by them or at random."""
    weights = [PLAYERS[entrant.player].weights for entrant in study.entrants]
    return [each or HAND_TUNED for each in weights], [int(each is not None) for each in weights] + [0] * (
        SEATS - len(weights)
    )


def play_quick(study: Study, first: int, games: int, engine: Mapping[str, ModuleType] | None) -> Counts:
    """Play games of quick players, compiled or plain, with equal results."""
    if engine is None:
        heuristics, is_heuristic = quick_players(study)
        task = (study.seed, study.repeat, int(study.apart), first, games)
        state, plain = blank(State), blank(Counters)
        table = (state, study.options, blank(Events), blank(Rng), plain, blank(GameTrace), study.bias.bias_record())
        survey.survey_games(*table, [0] * (MOVES + 1), study.deck(), heuristics, is_heuristic, *task)
        return vars(plain)
    counters, play = compiled_games(study, engine["survey"])
    play(first, games)
    return read_counters(counters)


def compiled_games(study: Study, unit: Any) -> tuple[Any, Callable[[int, int], None]]:
    """Return an array of one record of Counters, and what plays games on records and arrays and adds them there."""
    import numpy as np

    from regno.proelio.jit.compile import batch, to_records

    heuristics, is_heuristic = quick_players(study)
    counters = batch(Counters, 1)
    state, events, rng, trace = (batch(cls, 1)[0] for cls in (State, Events, Rng, GameTrace))
    options, bias_record = to_records(study.options)[0], to_records(study.bias.bias_record())[0]
    numbers = [np.array(values, np.int64) for values in ([0] * (MOVES + 1), study.deck())]
    weights = np.concatenate([to_records(each) for each in heuristics])
    who, task = np.array(is_heuristic, np.int64), (study.seed, study.repeat, int(study.apart))

    def play(first: int, games: int) -> None:
        table = (state, options, events, rng, counters[0], trace, bias_record)
        unit.survey_games(*table, *numbers, weights, who, *task, first, games)

    return counters, play


def read_counters(counters: Any) -> Counts:
    from regno.proelio.jit.compile import from_record

    return vars(from_record(counters[0], Counters))


def play_each(study: Study, numbers: Iterable[int], fields: Sequence[str]) -> Iterator[Counts]:
    """Yield some fields of the counts of single games of quick players, each game by itself."""
    counters, play = compiled_games(study, units()["survey"])
    for number in numbers:
        counters[0] = 0
        play(number, 1)
        yield {name: counters[0][name].tolist() for name in fields}


# ---------------------------------------------------------------- other players


def play_slow(study: Study, first: int, games: int) -> Counts:
    """Play games between any players, calling each for every choice."""
    counters, trace = blank(Counters), blank(GameTrace)
    for number in range(first, first + games):
        play_slow_game(study, number, counters, trace)
    return vars(counters)


def play_slow_game(study: Study, number: int, counters: Counters, trace: GameTrace) -> None:
    """Play one game; chance and every player have generators of their own, seeded by the deal."""
    seed, turn = study.seed + number // study.repeat, number % len(study.entrants)
    rng = make_rng(seed)
    state = blank(State)
    begin(state, study.options, study.deck())
    game = Game(study.book, study.options, state, dealt=True)
    chairs = [study.entrants[(seat - turn) % len(study.entrants)] for seat in range(study.options.houses)]
    choosers = [
        chooser(entrant.make_player((seed << 3) + seat + 1), entrant.budget) for seat, entrant in enumerate(chairs)
    ]
    start_trace(trace)
    dealing = True

    def count(view: View | None) -> None:
        nonlocal dealing
        counters.decisions += int(view is not None and len(view.legal) > 1)
        if dealing and state.step > DEAL:
            dealing = False
            give_extra_card(state, study.bias.bias_record(), rng)
            if study.apart:
                sow(rng, study.seed + APART + number)
        count_move(state, game.buffer, counters, trace)

    play_game(game, choosers, rng, count)
    finish_game(state, study.options, counters, trace, study.bias.bias_record(), rng, number, study.repeat)


assert len(blank(Counters).dealt) == KINDS
