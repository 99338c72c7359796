"""The figures of a run: shares with intervals, a rating, illegal moves, and a lower bound of exploitability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log10, sqrt

from regno.arena.ratings import Z, wilson_interval
from regno.gauntlet.course import PAIRINGS, PAR_RATING, RATINGS, Pairing
from regno.gauntlet.game import PlayedGame

LOWEST, HIGHEST = PAR_RATING - 1500, PAR_RATING + 1500  # ratings beyond are not told apart
SCALE = 400  # ten times the chances for so many points, as with Elo
STEPS = 60  # halvings of the interval of ratings


@dataclass(frozen=True)
class PairingResult:
    """One pairing: the share of the one who sits alone."""

    table: str
    player: str
    responds: bool
    games: int
    share: float
    low: float  # the 95 % interval (Wilson)
    high: float
    par: float


@dataclass(frozen=True)
class Figures:
    """All figures of a run that another machine must find too."""

    pairings: tuple[PairingResult, ...]
    rating: int
    doubt: int  # half the 95 % interval of the rating
    worst: float  # the lowest share over par of any pairing
    responder: str  # the frozen player that does best against the agent in all other seats
    exploitability: float  # what it surely wins above par: the low end of its interval, or nothing
    choices: int
    illegal: int


def figures(games: Sequence[PlayedGame]) -> Figures:
    """Return the figures of games; pairings without a game are left out."""
    found = [(each, pairing_result(each, games, place)) for place, each in enumerate(PAIRINGS)]
    played = [(pairing, result) for pairing, result in found if result.games]
    met = [(pairing, result) for pairing, result in played if not pairing.responds]
    rating, doubt = rate(met)
    responses = sorted((result for pairing, result in played if pairing.responds), key=lambda each: -each.low)
    best = responses[0] if responses else None
    return Figures(
        pairings=tuple(result for _, result in played),
        rating=rating,
        doubt=doubt,
        worst=min((round(result.share / result.par, 4) for _, result in met), default=0.0),
        responder=best.player if best else "",
        exploitability=max(0.0, round(best.low - best.par, 4)) if best else 0.0,
        choices=sum(game.asked for game in games),
        illegal=sum(len(game.illegal) for game in games),
    )


def pairing_result(pairing: Pairing, games: Sequence[PlayedGame], place: int) -> PairingResult:
    """Return the share of one pairing."""
    shares = [game.share for game in games if game.place == place]
    low, high = wilson_interval(sum(shares), len(shares))
    return PairingResult(
        table=str(pairing.table),
        player=pairing.player,
        responds=pairing.responds,
        games=len(shares),
        share=round(sum(shares) / max(len(shares), 1), 4),
        low=round(low, 4),
        high=round(high, 4),
        par=round(pairing.par, 4),
    )


# ---------------------------------------------------------------- the rating


def rate(met: Sequence[tuple[Pairing, PairingResult]]) -> tuple[int, int]:
    """Return the likeliest rating by the frozen players' own, and half its 95 % interval.

    A player of rating r wins against n of rating s with the chance 10^(r/400) / (10^(r/400) + n 10^(s/400)), which is
    Elo's for n = 1 and Plackett and Luce's first place for more.
    """
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(STEPS):
        middle = (low + high) / 2
        excess = sum(result.games * (result.share - win_chance(middle, pairing)) for pairing, result in met)
        low, high = (middle, high) if excess > 0 else (low, middle)
    chances = [(result.games, win_chance(low, pairing)) for pairing, result in met]
    information = sum(games * chance * (1 - chance) for games, chance in chances)
    slope = SCALE * log10(2.718281828459045)  # rating points for a unit of log odds
    return round(low), round(Z * slope / sqrt(information)) if information else HIGHEST


def win_chance(rating: float, pairing: Pairing) -> float:
    """Return the expected share of one who sits alone with a rating; at an allied table two sides meet."""
    others = 1 if pairing.table.allied else pairing.table.houses - 1
    return 1 / (1 + others * 10 ** ((RATINGS[pairing.player] - rating) / SCALE))
