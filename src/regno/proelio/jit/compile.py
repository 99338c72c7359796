"""The same rules, compiled: every function of these modules is handed to Numba as it stands.

The plain modules are not touched. Each gets a shadow whose globals are the same but for the rules in them, which
are compiled, and the modules, which are shadows too; so both speeds live in one process and cannot drift apart.
Machine code is cached (``cache.py``). One process compiles, the others wait or play in plain mode.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

import numpy as np

from regno.proelio.jit.cache import cache_folder, folder_lock
from regno.proelio.jit.numba_compiler import Compile, compiler
from regno.proelio.jit.records import fields

RULES = (
    "allies", "attack", "defence", "equitas", "fortify", "guilds", "hand", "imperial", "loot", "merchant", "seasons",
    "setup", "strategy", "turn", "victory", "zones",
)  # fmt: skip
MODULES = (
    *("cards", "steps", "moves", "events", "reasons", "state", "bits"),
    *(f"rules.{name}" for name in RULES),
    *("legal_bits", "engine", "chance", "info.visibility", "info.knowledge", "info.view", "info.determinize"),
    *("simulate.playout", "jit.trace"),
)
PACKAGE = "regno.proelio"
T = TypeVar("T")
Records = np.ndarray[Any, np.dtype[np.void]]


# ---------------------------------------------------------------- readiness


def is_ready() -> bool:
    """Return whether the compiled engine can be had at once; until then, plain mode serves."""
    return (cache_folder() / "ready").exists()


def is_being_prepared() -> bool:
    """Return whether another process is compiling just now."""
    try:
        with folder_lock(cache_folder(), seconds=0):
            return False
    except TimeoutError:
        return True


# ---------------------------------------------------------------- the shadows


def shadow_of(module: ModuleType) -> ModuleType:
    """Return a copy of a module that functions can be compiled in; a table read by place is fastest as an array."""
    found = ModuleType(module.__name__)
    for name, value in vars(module).items():
        numbers = isinstance(value, tuple) and all(type(part) is int for part in value)
        found.__dict__[name] = np.array(value) if numbers else value
    return found


def rules_of(module: ModuleType) -> list[FunctionType]:
    """Return the functions of a module that are compiled: its own, but for those marked as plain."""
    found = [value for value in vars(module).values() if isinstance(value, FunctionType)]
    return [value for value in found if value.__module__ == module.__name__ and not hasattr(value, "plain")]


def compile_modules(plain: Sequence[ModuleType], known: Mapping[int, Any], compile_rule: Compile) -> dict[int, Any]:
    """Return the compiled stand-ins of modules and their rules by the ``id`` of each original, added to ``known``."""
    found = {**known, **{id(module): shadow_of(module) for module in plain}}
    for module in plain:
        for function in rules_of(module):
            copy = FunctionType(function.__code__, found[id(module)].__dict__, function.__name__)
            copy.__dict__.update(function.__dict__)
            found[id(function)] = compile_rule(copy)
    for module in plain:
        shadow = found[id(module)].__dict__
        shadow.update({name: found[id(value)] for name, value in vars(module).items() if id(value) in found})
    return found


def plain_modules() -> dict[str, ModuleType]:
    """Return the modules of the engine by their names within it."""
    return {name: import_module(f"{PACKAGE}.{name}") for name in MODULES}


@cache
def stand_ins() -> dict[int, Any]:
    """Return what stands in compiled mode for each module and rule of the engine."""
    return compile_modules(list(plain_modules().values()), {}, compiler(cache_folder()))


@cache
def shadows() -> dict[str, ModuleType]:
    """Return the whole engine, compiled on demand, by the plain modules' names."""
    return {name: stand_ins()[id(module)] for name, module in plain_modules().items()}


def engine(tell: Callable[[], None] | None = None) -> dict[str, ModuleType]:
    """Return the compiled engine, prepared once; ``tell`` is called if that will take a while."""
    if not is_ready():
        with folder_lock(cache_folder()):
            if not is_ready():
                if tell:
                    tell()
                warm_up()
                (cache_folder() / "ready").touch()
    return shadows()


def warm_up() -> None:
    """Compile the random playouts, which call every rule, by playing no game at all."""
    from regno.proelio.info.knowledge import Knowledge
    from regno.proelio.simulate.playout import Tally
    from regno.proelio.simulate.workspace import Workspace
    from regno.proelio.state import Options, State

    start, known, options, workspace, tally = (
        batch(cls, 1)[0] for cls in (State, Knowledge, Options, Workspace, Tally)
    )
    unit: Any = shadows()["simulate.playout"]
    unit.random_games(start, known, options, batch(State, 1), batch(Knowledge, 1), workspace, tally, 0, 0, False)


# ---------------------------------------------------------------- records


@cache
def dtype_of(cls: type) -> np.dtype[np.void]:
    """Return the record that lays a state class out in memory."""
    layout = [
        (name, form if isinstance(form, str) else dtype_of(form), shape) for name, (shape, form) in fields(cls).items()
    ]
    return np.dtype(layout, align=True)


def batch(cls: type, count: int) -> Records:
    """Return ``count`` blank records of a state class."""
    return np.zeros(count, dtype_of(cls))


def to_records(original: object) -> Records:
    """Return a plain object as an array of one record."""
    found = batch(type(original), 1)
    for name, value in vars(original).items():
        found[0][name] = to_records(value)[0] if hasattr(value, "__dict__") else value
    return found


def from_record(record: Any, cls: type[T]) -> T:
    """Return a record as a plain object."""
    found = cls.__new__(cls)
    for name, (_, form) in fields(cast(Any, cls)).items():
        setattr(found, name, record[name].tolist() if isinstance(form, str) else from_record(record[name], form))
    return found
