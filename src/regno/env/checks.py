"""What a caller hands to the environments, checked before compiled code, which has no bounds, reads or writes by it."""

from __future__ import annotations

from collections.abc import Sequence
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


def buffer(name: str, array: Any, shape: Sequence[int], dtype: Any) -> None:
    """Raise BadCall unless an array can be written by compiled code: its shape, its type, its memory in one piece."""
    if not isinstance(array, np.ndarray):
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
