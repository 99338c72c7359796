"""Compiling ahead of time: players, quick games, advice; ``python -m regno.players.prepare NAME ...`` as a program."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from types import ModuleType

from regno.players.budget import Budget
from regno.players.compiled import ADVICE, JIT, QUICK
from regno.players.spec import PLAYERS
from regno.proelio.edition import DEFAULT, built_in
from regno.proelio.game import deal

Tell = Callable[[], None]


def prepare_quick(tell: Tell | None = None) -> dict[str, ModuleType]:
    """Compile the games of quick players and return the modules; ``tell`` is called if that takes a while."""
    return JIT.prepare(QUICK, warm_up_quick, tell)


def warm_up_quick() -> None:
    from regno.players.quick_match import QuickGames

    book = built_in(DEFAULT)
    QuickGames(book, book.options(), [None] * 4, JIT.units).play(first_seed=0, games=0)


def prepare_advice(tell: Tell | None = None) -> dict[str, ModuleType]:
    """Compile the evaluation of moves and return the modules; ``tell`` is called if that takes a while."""
    return JIT.prepare(ADVICE, warm_up_advice, tell)


def warm_up_advice() -> None:
    """Advise on a fresh deal, which compiles the evaluation or loads its machine code."""
    from regno.players.analysis.advice import advise

    game = deal()
    advise(game.view(game.state.who), game.legal_moves(), Budget(simulations=1))


def main(names: Sequence[str]) -> None:
    if hasattr(os, "nice"):
        os.nice(19)  # whoever plays meanwhile comes first
    for name in names:
        prepare_advice() if name == ADVICE else PLAYERS[name].prepare()


if __name__ == "__main__":
    main(sys.argv[1:])
