"""What a caller hands to the environments, checked before compiled code, which has no bounds, reads or writes by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regno.errors import RegnoError

MOST_GAMES = 1 << 24
MOST_SEED = 1 << 62


class BadCall(RegnoError):
    """An argument of an environment that does not fit; the sentence says what would."""

    subject = "env"


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    """Return a whole number within bounds; raise BadCall for anything else."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value <= most:
        raise BadCall("bad-number", name=name, found=repr(value), least=least, most=str(most))
    return int(value)


def flag(name: str, value: Any) -> bool:
    """Return a yes or no; raise BadCall for anything else."""
    if not isinstance(value, bool | np.bool_):
        raise BadCall("bad-flag", name=name, found=repr(value))
    return bool(value)


def table(edition: Any, houses: Any, guilds: Any, merchant: Any, allied: Any, rulings: Any) -> tuple[Any, ...]:
    """Return the arguments that describe a table; raise BadCall for one of another type."""
    of_type("edition", edition, str | Path, "str")
    rulings = {} if rulings is None else rulings
    of_type("rulings", rulings, Mapping, "dict[str, str]")
    for word in (each for pair in rulings.items() for each in pair):
        of_type("rulings", word, str, "dict[str, str]")
    of_type("houses", houses, int | np.integer, "int")
    modes = [flag(name, mode) for name, mode in (("guilds", guilds), ("merchant", merchant), ("allied", allied))]
    return str(edition), int(houses), *modes, rulings


def of_type(name: str, value: Any, kind: Any, wanted: str) -> None:
    """Raise BadCall for a value of another type."""
    if not isinstance(value, kind):
        raise BadCall("bad-type", name=name, found=repr(value), wanted=wanted)


def numbers(name: str, values: Any, count: int, least: int, most: int) -> NDArray[np.int64]:
    """Return one whole number for each game as a contiguous row; raise BadCall where it is none, or out of bounds."""
    row = whole_numbers(name, values, count)
    if count and not (least <= int(row.min()) and int(row.max()) <= most):
        wrong = int(np.flatnonzero((row < least) | (row > most))[0])
        raise BadCall("number-out-of-bounds", name=name, found=str(row[wrong]), game=wrong, least=least, most=most)
    return row


def whole_numbers(name: str, values: Any, count: int) -> NDArray[np.int64]:
    """Return one whole number for each game, of whatever size, as a contiguous row."""
    try:
        row = np.asarray(values)
    except (ValueError, TypeError, RuntimeError) as trouble:
        raise BadCall("no-array", name=name, count=count) from trouble
    if row.shape != (count,):
        raise BadCall("wrong-shape", name=name, found=str(row.shape), wanted=str((count,)))
    if row.dtype.kind not in "iu" or row.dtype == np.uint64:
        raise BadCall("wrong-type", name=name, found=str(row.dtype), wanted="int64")
    return np.ascontiguousarray(row, np.int64)


def rows(name: str, array: Any, width: int, count: int | None = None) -> None:
    """Raise BadCall unless an array holds rows of so many numbers, and so many rows if their count is given."""
    wanted = f"({'n' if count is None else count}, {width})"
    if not isinstance(array, np.ndarray):
        raise BadCall("no-buffer", name=name, found=type(array).__name__, wanted=wanted)
    if array.ndim != 2 or array.shape[1] != width or count not in (None, len(array)):
        raise BadCall("wrong-shape", name=name, found=str(array.shape), wanted=wanted)
    if array.dtype.kind not in "biuf":
        raise BadCall("wrong-type", name=name, found=str(array.dtype), wanted="int8")


def buffer(name: str, array: Any, shape: Sequence[int], dtype: Any) -> None:
    """Raise BadCall unless an array can be written by compiled code: its shape, its type, its memory in one piece."""
    if not isinstance(array, np.ndarray) or isinstance(array, np.ma.MaskedArray | np.matrix):
        raise BadCall("no-buffer", name=name, found=type(array).__name__, wanted=str(tuple(shape)))
    if array.shape != tuple(shape):
        raise BadCall("wrong-shape", name=name, found=str(array.shape), wanted=str(tuple(shape)))
    if array.dtype != np.dtype(dtype):
        raise BadCall("wrong-type", name=name, found=str(array.dtype), wanted=str(np.dtype(dtype)))
    if not (array.flags.c_contiguous and array.flags.writeable and array.flags.aligned):
        raise BadCall("scattered-buffer", name=name)


def distinct(arrays: dict[str, NDArray[Any]]) -> None:
    """Raise BadCall if two arrays share memory: compiled code takes them to be apart."""
    names = list(arrays)
    for at, one in enumerate(names):
        for other in names[at + 1 :]:
            if np.may_share_memory(arrays[one], arrays[other]):
                raise BadCall("shared-memory", one=one, other=other)
