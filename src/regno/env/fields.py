"""The columns of an observation by name: where each field lies, what it may hold, and what it means."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass

import numpy as np

from regno.env.kernel.encode import SMALL, Observation, Truth
from regno.proelio.cards import KINDS
from regno.proelio.jit.records import fields

ONE_HOT = ("1 of ", "1 if ", "1 for ", "1 in ", "1 while ", "1 once ", "1 from ")
MOST = {"lowest": KINDS, "fort": 4, "attack_fort": 4}  # where it is neither 0 or 1 nor a count of cards
LEAST = {"gold_most": -1, "gold_least": -SMALL}  # each Imperial card named lowers both, also where none is asked for


@dataclass(frozen=True)
class Field:
    """One field of an observation."""

    name: str
    place: slice  # its columns
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str


def describe(cls: type) -> dict[str, Field]:
    """Return the fields of a record by name, with the comment beside each in its source."""
    comments = dict(re.findall(r"^    (\w+): [^#\n]*?(?:  # (.*))?$", inspect.getsource(cls), re.MULTILINE))
    found, at = {}, 0
    for name, (shape, _) in fields(cls).items():
        size = int(np.prod(shape)) if shape else 1
        meaning = comments[name]
        high = 1 if meaning.startswith(ONE_HOT) else MOST.get(name, SMALL)
        found[name] = Field(name, slice(at, at + size), tuple(shape), LEAST.get(name, 0), high, meaning)
        at += size
    return found


FIELDS = describe(Observation)
TRUTH_FIELDS = describe(Truth)
