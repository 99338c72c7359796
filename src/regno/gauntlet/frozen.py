"""The frozen players of the course: levels at a fixed number of simulations, and policies of the zoo without search."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from regno.arena.entrant import Entrant, read_entrant
from regno.env.lineup import find_player
from regno.env.seated import SeatedPlayer
from regno.players import PLAYERS
from regno.players.budget import AT_ONCE
from regno.players.play import Chooser, chooser
from regno.players.spec import prepare_players
from regno.proelio.chance import make_rng
from regno.proelio.state import Options

ZOO = ("veteran", "sovereign-policy")


def frozen_chooser(name: str, options: Options, seed: int) -> Chooser:
    """Return the choice of a frozen player with a generator of its own."""
    if name in ZOO:
        return chooser(SeatedPlayer(find_player(name, options), make_rng(seed)), AT_ONCE)
    return level_chooser(read_entrant(name), seed)


def level_chooser(entrant: Entrant, seed: int) -> Chooser:
    """Return the choice of a level within its budget."""
    return chooser(entrant.make_player(seed), entrant.budget)


def prepare_frozen(names: Iterable[str], tell: Callable[[], None] | None = None) -> None:
    """Compile what frozen players think with; ``tell`` is called if that takes a while."""
    levels = [name.partition(":")[0] for name in names]
    prepare_players([name for name in levels if name in PLAYERS], tell)
