"""Frozen players by name: the quick ones, and the checkpoints that come with the program.

>>> from regno import zoo
>>> from regno.env import evaluate
>>> result = evaluate(zoo.load("en111-4"), against="steward", games=64)

What ``load`` gives serves as opponent of a batch, as policy of ``evaluate``, and with ``player`` as a player of the
arena and the table.
"""

from __future__ import annotations

import re
from functools import partial
from importlib.resources import as_file, files
from os import PathLike
from typing import Any

from regno.env.checks import BadCall, of_type
from regno.env.frozen import HEURISTICS, SOVEREIGN_POLICY
from regno.env.lineup import FrozenPlayer, find_player, read_player
from regno.env.seated import SeatedPlayer
from regno.players import PLAYERS
from regno.players.player import Player
from regno.players.spec import NAME, PlayerSpec
from regno.proelio.chance import Rng, make_rng
from regno.proelio.edition import DEFAULT, built_in

QUICK = ("random", *HEURISTICS)


def names() -> tuple[str, ...]:
    """Return the names that ``load`` knows."""
    return (*QUICK, SOVEREIGN_POLICY, *sorted(entry.name.removesuffix(".npz") for entry in bundled_files()))


def bundled_files() -> list[Any]:
    """Return the checkpoint files that come with the program."""
    folder = files("regno.players.models").joinpath("checkpoints")
    return [entry for entry in folder.iterdir() if entry.name.endswith(".npz")]


def load(name: str | PathLike[str]) -> FrozenPlayer:
    """Return a frozen player by its name in the zoo or by its ``.npz`` file; raise BadCall if there is none."""
    of_type("name", name, str | PathLike, "str")
    for entry in bundled_files():
        if name == entry.name.removesuffix(".npz"):
            with as_file(entry) as path:
                return read_player(path)
    if isinstance(name, str) and name in (*QUICK, SOVEREIGN_POLICY):
        return find_player(name, built_in(DEFAULT).options())
    if str(name).endswith(".npz"):
        return find_player(name, built_in(DEFAULT).options())
    raise BadCall("unknown-in-zoo", name=repr(name), known=", ".join(names()))


def player(what: Any, rng: Rng | None = None) -> Player:
    """Return a player for the arena or a table: a name, a file, or anything else that can be an opponent."""
    known = isinstance(what, str | PathLike)
    frozen = load(what) if known else find_player(what, built_in(DEFAULT).options())
    return SeatedPlayer(frozen, rng or make_rng(0))


def register(name: str, what: Any) -> None:
    """Add a frozen player to ``PLAYERS`` of this process, for the arena and the lab; raise BadCall for a bad name."""
    of_type("name", name, str, "str")
    if not re.fullmatch(NAME, name) or name in PLAYERS:
        raise BadCall("bad-name", name=name, known=", ".join(PLAYERS))
    frozen = load(what) if isinstance(what, str | PathLike) else find_player(what, built_in(DEFAULT).options())
    PLAYERS[name] = PlayerSpec(name, partial(SeatedPlayer, frozen))
