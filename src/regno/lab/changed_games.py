"""Games that a change of the rules changed most: the same deal, the same players, another course."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

from regno.lab.counters.counts import Counters
from regno.lab.counters.survey import choose_move
from regno.lab.experiment import Counts, Study, quick_players
from regno.proelio.chance import Rng, sow
from regno.proelio.game import Game, undealt
from regno.proelio.jit.records import blank
from regno.proelio.moves import MOVES
from regno.proelio.rules.victory import ENDINGS

SHOWN = 3


@dataclass(frozen=True)
class GameEnd:
    """How one game went."""

    turns: int  # of all Houses
    ending: str
    winners: tuple[int, ...]  # seats


@dataclass(frozen=True)
class ChangedGame:
    """One deal at both tables."""

    number: int  # of the game in the study
    base: GameEnd
    draft: GameEnd

    @property
    def weight(self) -> float:
        """Return how much changed: another winner, another ending, a longer or shorter game."""
        longer = abs(log(max(self.draft.turns, 1) / max(self.base.turns, 1)))
        return (self.base.winners != self.draft.winners) + (self.base.ending != self.draft.ending) + longer


def outcome_of(counts: Counts) -> GameEnd:
    """Return how a game went from the counts of that game alone."""
    shares = enumerate(counts["seat_share"])
    return GameEnd(counts["turns"], ENDINGS[counts["endings"].index(1)], tuple(seat for seat, won in shares if won))


def compare_games(base: Study, draft: Study, numbers: Iterable[int]) -> list[ChangedGame]:
    """Play some deals at both tables and return how they went."""
    return [
        ChangedGame(number, outcome_of(base.play(number, 1)), outcome_of(draft.play(number, 1))) for number in numbers
    ]


def most_changed(games: Iterable[ChangedGame]) -> list[ChangedGame]:
    """Return the few that changed most, none that did not."""
    ranked = sorted(games, key=lambda game: (-game.weight, game.number))
    return [game for game in ranked[:SHOWN] if game.weight]


def replay(study: Study, number: int) -> Game:
    """Return a game of quick players, played again by the plain rules: the same moves as the compiled ones."""
    heuristics, is_heuristic = quick_players(study)
    rng, counters, space = blank(Rng), blank(Counters), [0] * (MOVES + 1)
    sow(rng, study.seed + number // study.repeat)
    game = undealt(study.book, study.options)
    while game.result is None:
        game.apply(choose_move(game.state, study.options, counters, heuristics, is_heuristic, rng, space, number))
    return game
