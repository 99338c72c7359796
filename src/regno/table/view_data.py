"""A View as plain data, for a player in another process."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from regno.proelio.info.view import Bounds, View
from regno.proelio.jit.records import blank
from regno.proelio.state import Observer, Options, State

T = TypeVar("T")


class ViewData(msgspec.Struct, frozen=True):
    """A View as plain data."""

    seat: Observer
    state: dict[str, Any]
    options: dict[str, Any]
    bounds: dict[str, Any]
    public: dict[str, Any]
    known_of_me: tuple[tuple[int, ...], ...]
    legal: tuple[int, ...]

    def to_view(self) -> View:
        state, options = record_of(State, self.state), record_of(Options, self.options)
        bounds, public = record_of(Bounds, self.bounds), record_of(Bounds, self.public)
        return View(self.seat, state, options, bounds, public, self.known_of_me, self.legal)


def record_of(cls: type[T], values: dict[str, Any]) -> T:
    """Return a record with these fields."""
    record = blank(cls)
    vars(record).update(values)
    return record


def view_data(view: View) -> ViewData:
    return ViewData(
        view.seat, vars(view.state), vars(view.options), vars(view.bounds), vars(view.public), view.known_of_me,
        view.legal,
    )  # fmt: skip
