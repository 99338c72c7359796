"""The same rules, compiled: every function marked ``@rule`` is handed to Numba as it stands.

The plain modules are not touched. Each gets a shadow whose globals are the same but for the rules in them, which
are compiled, and the modules, which are shadows too; so both speeds live in one process and cannot drift apart.
Machine code is kept in the user's cache folder, under a name made of the whole rules source: an edited rule can
never run stale, and a read-only install works.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeVar

import numpy as np
import platformdirs

from regno.proelio.layout import fields

RULES = (
    "allies", "attack", "defence", "equitas", "fortify", "guilds", "hand", "imperial", "loot", "merchant", "seasons",
    "setup", "strategy", "turn", "victory", "zones",
)  # fmt: skip
MODULES = (
    *("cards", "steps", "moves", "events", "reasons", "state"),
    *(f"rules.{name}" for name in RULES),
    *("engine", "chance", "playout"),
)
PACKAGE = "regno.proelio"
T = TypeVar("T")


def source_stamp() -> str:
    """A name for this very source of the rules and this compiler."""
    folder = Path(__file__).parent
    digest = hashlib.sha256(f"{sys.version} {version('numba')} {version('numpy')}".encode())
    for path in sorted(folder.rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:20]


def cache_folder() -> Path:
    """Where the machine code of this source is kept."""
    home = os.environ.get("REGNO_CACHE") or platformdirs.user_cache_dir("regno")
    return Path(home) / f"engine-{source_stamp()}"


def shadow_of(module: ModuleType) -> ModuleType:
    """A copy of a module that functions can be compiled in."""
    made = ModuleType(module.__name__)
    for name, value in vars(module).items():
        numbers = isinstance(value, tuple) and all(type(part) is int for part in value)
        made.__dict__[name] = np.array(value) if numbers else value  # a table read by place is fastest as an array
    return made


@cache
def shadows() -> dict[str, ModuleType]:
    """The whole engine compiled on demand, by the plain modules' names."""
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["NUMBA_CACHE_DIR"] = str(folder)
    import numba

    numba.config.CACHE_DIR = str(folder)
    plain = {name: import_module(f"{PACKAGE}.{name}") for name in MODULES}
    made = {id(module): shadow_of(module) for module in plain.values()}
    compiled: dict[int, Any] = {}
    for module in plain.values():
        for value in vars(module).values():
            if (
                isinstance(value, FunctionType)
                and getattr(value, "rule", False)
                and value.__module__ == module.__name__
            ):
                copy = FunctionType(value.__code__, made[id(module)].__dict__, value.__name__, value.__defaults__)
                compiled[id(value)] = numba.njit(cache=True)(copy)
    for shadow in made.values():
        for name, value in list(vars(shadow).items()):
            shadow.__dict__[name] = compiled.get(id(value), made.get(id(value), value))
    return {name: made[id(module)] for name, module in plain.items()}


def dtype_of(cls: type) -> np.dtype[np.void]:
    """The record that lays a state class out in memory."""
    return np.dtype([(name, form, shape) for name, (shape, form) in fields(cls).items()], align=True)


def batch(cls: type, count: int) -> np.ndarray[Any, np.dtype[np.void]]:
    """So many blank records of a state class."""
    return np.zeros(count, dtype_of(cls))


def packed(original: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    """A plain object as an array of one record."""
    made = batch(type(original), 1)
    for name, value in vars(original).items():
        made[0][name] = value
    return made


def unpacked(record: Any, cls: type[T]) -> T:
    """A record as a plain object."""
    made = cls.__new__(cls)
    for name in fields(cls):  # type: ignore[arg-type]
        value = record[name]
        setattr(made, name, value.tolist() if isinstance(value, np.ndarray) else int(value))
    return made
