"""How likely anybody would take a marked move at an occasion: a logistic regression over all Houses of the games.

Two judges look at each occasion: the trained policy gives the log-odds of a marked move, and the Steward's rules of
thumb lean to a marked move or away from it. How much either says about these players is fitted anew in their games. All
Houses count alike, so that the fit does not depend on which of them is looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
from numpy.typing import NDArray

from regno.players.heuristic import action_score, attack_back, heuristic_move
from regno.players.heuristic_weights import HAND_TUNED
from regno.proelio import steps
from regno.proelio.chance import make_rng
from regno.proelio.state import State

RIDGE = np.array([0.1, 1.0, 1.0])  # precision of the normal prior of the intercept and both slopes
LEAST_CHANCE = 1e-4
NEWTON_STEPS, HALVINGS, ENOUGH = 30, 12, 1e-7
Numbers = NDArray[np.float64]


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance, which is kept away from 0 and 1."""
    chance = min(max(chance, LEAST_CHANCE), 1 - LEAST_CHANCE)
    return log(chance / (1 - chance))


def steward_leaning(s: State, marked: set[int], among: Sequence[int]) -> float:
    """Return how the Steward leans, from 1 for surely a marked move to -1 for surely another."""
    if s.step != steps.ACTION:
        move = heuristic_move(s, HAND_TUNED, attack_back(s, s.who), make_rng(1), list(among), len(among))
        return 1.0 if move in marked else -1.0
    best = {True: -1e9, False: -1e9}
    for move in among:
        best[move in marked] = max(best[move in marked], action_score(s, HAND_TUNED, move))
    return min(max((best[True] - best[False]) / HAND_TUNED.noise, -1.0), 1.0)


def expected_rates(odds: Numbers, leaning: Numbers, marked: Numbers) -> Numbers:
    """Return for each occasion the chance of a marked move, fitted to all of them by ridge logistic regression."""
    columns = np.column_stack([np.ones(len(marked)), odds, leaning])
    found = np.zeros(len(RIDGE))
    best = log_posterior(columns, marked, found)
    for _ in range(NEWTON_STEPS):
        rates = logistic(columns @ found)
        slope = columns.T @ (marked - rates) - RIDGE * found
        curve = (columns * (rates * (1 - rates))[:, np.newaxis]).T @ columns + np.diag(RIDGE)
        step, before = np.linalg.solve(curve, slope), best
        for halving in range(HALVINGS):  # a whole step may overshoot
            tried = found + step / 2**halving
            if (best := log_posterior(columns, marked, tried)) >= before:
                found = tried
                break
        if best - before < ENOUGH:
            break
    return logistic(columns @ found)


def log_posterior(columns: Numbers, marked: Numbers, weights: Numbers) -> float:
    scores = columns @ weights
    return float((marked * scores - np.logaddexp(0, scores)).sum() - (RIDGE * weights**2).sum() / 2)


def logistic(scores: Numbers) -> Numbers:
    """Return the chances of log-odds."""
    chances: Numbers = 1 / (1 + np.exp(-scores))
    return chances
