"""The players who search, with little memory, as tests seat them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from regno.players.budget import Budget
from regno.players.search.champion import NET_DEFAULT, Champion
from regno.players.search.sovereign import PUCT_DEFAULT, Sovereign
from regno.players.search.warlord import DEFAULT, Warlord
from regno.proelio.chance import make_rng

Seated = Callable[..., Warlord]

MANY = Budget(simulations=1500)


def warlord(seed: int = 1, memory: int = 4) -> Warlord:
    return Warlord(make_rng(seed), replace(DEFAULT, memory=memory))


def sovereign(seed: int = 1, memory: int = 4) -> Sovereign:
    return Sovereign(make_rng(seed), replace(PUCT_DEFAULT, memory=memory))


def champion(seed: int = 1, memory: int = 4) -> Champion:
    return Champion(make_rng(seed), replace(NET_DEFAULT, memory=memory))


SEARCHERS = [pytest.param(each, id=each.__name__) for each in (warlord, sovereign, champion)]
