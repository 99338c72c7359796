"""Experience: an instinct and a judgement, both gained at one table; at another, that of the table most alike serves.

Every file of ``players/learnt`` was written by ``regno train`` and tells at which table it was gained.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import IO, Any

import numpy as np

from regno.players.models.policy import Instinct
from regno.players.models.value_net import UNITS, Judgement
from regno.proelio.jit.compile import batch
from regno.proelio.jit.records import fields
from regno.proelio.options import MODES
from regno.proelio.state import Options

FINE = 100  # instinct's weights are kept as hundredths
NET = ("into", "out", "past")  # a judgement's weights


@dataclass(frozen=True)
class Experience:
    """What was learnt at a table, as records that compiled code takes."""

    table: tuple[int, ...]  # its options, in their order
    instinct: Any
    judgement: Any


def blank_experience(options: Options) -> Experience:
    """Nothing learnt yet."""
    return Experience(settings(options), batch(Instinct, 1)[0], batch(Judgement, 1)[0])


def settings(options: Options) -> tuple[int, ...]:
    """The options of a table in their order."""
    return tuple(vars(options)[name] for name in fields(Options))


def apart(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int, int]:
    """How far two tables are from each other: first whether only one is allied, then rules, then Houses."""
    mine, theirs = (dict(zip(fields(Options), each, strict=True)) for each in (one, other))
    rules = sum(mine[name] != theirs[name] for name in mine if name not in MODES)
    return abs(mine["allied"] - theirs["allied"]), rules, abs(mine["houses"] - theirs["houses"])


@cache
def shipped() -> tuple[Experience, ...]:
    """All that comes with the program."""
    return tuple(read_all())


def read_all() -> Iterator[Experience]:
    """Every file, in the order of their names."""
    folder = files("regno.players.models").joinpath("checkpoints")
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        with entry.open("rb") as file:
            yield read(file)


def experience_at(options: Options) -> Experience:
    """The experience gained at the table most like this one."""
    return nearest(settings(options))


@cache
def nearest(table: tuple[int, ...]) -> Experience:
    """Among equals the first by name."""
    return min(shipped(), key=lambda each: apart(table, each.table))


def read(file: IO[bytes]) -> Experience:
    """An experience as it was written."""
    with np.load(file) as kept:
        instinct, judgement = batch(Instinct, 1)[0], batch(Judgement, 1)[0]
        instinct["of"] = kept["instinct"] / FINE
        judgement["units"] = UNITS
        for name in NET:
            judgement[name] = kept[name]
        return Experience(table_kept(kept["table"].tolist()), instinct, judgement)


def table_kept(values: list[int]) -> tuple[int, ...]:
    """The options of the table in a file; those that came after it are at 0, as nobody had them."""
    return (*values, *[0] * (len(fields(Options)) - len(values)))


def write(experience: Experience, file: IO[bytes]) -> None:
    """Hundredths and half precision are enough."""
    weights = {name: experience.judgement[name].astype(np.float16) for name in NET}
    liking = np.rint(experience.instinct["of"] * FINE).astype(np.int16)
    np.savez_compressed(file, table=np.array(experience.table), instinct=liking, **weights)
