"""How one source runs at two speeds.

A class with one typed field a line is the only declaration of a state. Plain mode makes ordinary objects of it,
holding ints and lists; compiled mode lays the same fields out as one NumPy record. The functions of a module that is
compiled keep to the subset of Python that Numba knows, but for those marked ``@plain``; here they run as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, cast, get_args, get_type_hints

Row = list[int]  # one number a seat, or a kind of card
Rows = list[list[int]]  # by seat, then kind

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")


def plain(function: F) -> F:
    """Mark a function, in a module that is compiled, as one that only plain Python calls."""
    function.__dict__["plain"] = True
    return function


def jit_entry(function: F) -> F:
    """Mark a rule that Python itself calls in its compiled form: a playout, a search, a batch, never a single move."""
    function.__dict__["jit_entry"] = True
    return function


def instruction(name: str) -> Callable[[F], F]:
    """Return a mark for a rule of one number that compiled code takes as an instruction of the processor, by LLVM."""

    def mark(function: F) -> F:
        function.__dict__["instruction"] = name
        return function

    return mark


@cache
def fields(cls: type) -> dict[str, tuple[tuple[int, ...], str | type]]:
    """Return shape and form of each field.

    ``int`` is one i4, ``Annotated[Rows, shape, format]`` a block of numbers, a state class one record inside this one.
    Fields of a class come before those it inherits: Numba would take a record that begins like another for that one.
    """
    hints = get_type_hints(cls, include_extras=True)
    order = dict.fromkeys([*cls.__annotations__, *hints])
    return {name: tuple(get_args(hints[name])[1:3]) or ((), form_of(hints[name])) for name in order}


def form_of(hint: Any) -> str | type:
    """Return the form of a field of one value: a state class as it is, any kind of int as i4."""
    return hint if isinstance(hint, type) and not issubclass(hint, int) else "i4"


def zeros(shape: tuple[int, ...]) -> Any:
    """Return nested lists of zeros."""
    if len(shape) < 2:
        return [0] * shape[0] if shape else 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


@cache
def template(cls: Any) -> Any:
    """Return the object of a state class that all blank ones are copies of; nobody writes on it."""
    new = cls.__new__(cls)
    for name, (shape, form) in fields(cls).items():
        new.__dict__[name] = zeros(shape) if isinstance(form, str) else template(form)
    return new


def blank(cls: type[T]) -> T:
    """Return a plain object of a state class with every field at 0."""
    return cast(T, copy_of(template(cast(Any, cls))))


def copier(depth: int) -> Callable[[Any], Any]:
    """Return a function that copies lists nested so deep; all in C, for Views are made of such copies at every move."""
    if depth == 1:
        return list.copy
    inner = copier(depth - 1)
    return lambda rows: list(map(inner, rows))


@cache
def blocks(cls: type) -> tuple[tuple[str, Callable[[Any], Any]], ...]:
    """Return the fields that hold lists or records, each with what copies it; all others are numbers."""
    found = fields(cls).items()
    return tuple(
        (name, copier(len(shape)) if shape else copy_of)
        for name, (shape, form) in found
        if shape or not isinstance(form, str)
    )


def copy_of(original: T) -> T:
    """Return a plain object equal to another and sharing nothing with it."""
    cls: Any = original.__class__
    new: T = cls.__new__(cls)
    new.__dict__ = values = original.__dict__.copy()
    for name, copied in blocks(cls):
        values[name] = copied(values[name])
    return new


class Pages(list[Any]):
    """A list that keeps copies of what is put into it, as an array of records does."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, copy_of(value))


def values_of(record: Any) -> dict[str, Any]:
    """Return the fields of a plain object by name, for comparing and printing."""
    return dict(vars(record))
