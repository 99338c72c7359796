"""Readers: each turns one value of a pack into what a card holds, or says where it stands and what is allowed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, TypeVar

from regno.chronicles.packs.places import Path
from regno.chronicles.words import Refusal, Sentence, Several, Subject, Words

T = TypeVar("T")
tell = Subject("packs")
Reader = Callable[[Any, "Place"], T]
ByPlayers = Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a value stands: in which file, under which key."""

    file: str
    lines: Mapping[Path, int]
    path: Path = ()

    def __truediv__(self, part: str | int) -> Place:
        return Place(self.file, self.lines, (*self.path, part))

    @property
    def line(self) -> int:
        """The line of the value, or of the nearest thing around it; 0 when there is no file."""
        around = (self.path[:n] for n in range(len(self.path), 0, -1))
        return next((self.lines[path] for path in around if path in self.lines), 0)

    @property
    def key(self) -> str:
        """The key as people write it: ``tome 4, crests 2``."""
        words = [f" {part + 1}" if isinstance(part, int) else f", {part}" for part in self.path]
        return "".join(words).lstrip(", ")

    def wrong(self, value: Any, allowed: Sentence) -> Refusal:
        """The refusal of a value."""
        told = str(value) if not isinstance(value, (dict, list)) else "{…}" if isinstance(value, dict) else "[…]"
        return self.fault(tell("wrong-value", key=self.key, value=told, allowed=allowed))

    def fault(self, what: Sentence) -> Refusal:
        """A refusal that names the file and the line."""
        return Refusal(tell("fault", file=self.file, line=str(self.line), what=what) if self.line else what)


def number(low: int, high: int) -> Reader[int]:
    """A whole number within bounds."""

    def read(value: Any, place: Place) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise place.wrong(value, tell("allowed-number", low=low, high=high))
        return value

    return read


def yes_no(value: Any, place: Place) -> bool:
    """true or false."""
    if not isinstance(value, bool):
        raise place.wrong(value, tell("allowed-yes-no"))
    return value


def slug(value: Any, place: Place) -> str:
    """An id: small letters, digits and hyphens."""
    if not isinstance(value, str) or not value or not set(value) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_"):
        raise place.wrong(value, tell("allowed-slug"))
    return value


def words(value: Any, place: Place) -> Words:
    """Words in both languages, in one, or the same for both."""
    if isinstance(value, str):
        return Words(value, value)
    spoken = value.items() if isinstance(value, dict) else [("", value)]
    if not all(key in ("en", "it") and isinstance(text, str) for key, text in spoken):
        raise place.wrong(value, tell("allowed-words"))
    return Words(value.get("en", ""), value.get("it", ""))


def one_of(*known: str) -> Reader[str]:
    """One of some words."""

    def read(value: Any, place: Place) -> str:
        if not isinstance(value, str) or value not in known:
            raise place.wrong(value, tell("allowed-one", known=Several(known)))
        return value

    return read


def several(reader: Reader[T], low: int = 0, high: int = 99) -> Reader[tuple[T, ...]]:
    """A list of so many."""

    def read(value: Any, place: Place) -> tuple[T, ...]:
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise place.wrong(value, tell("allowed-list", low=low, high=high))
        return tuple(reader(inner, place / index) for index, inner in enumerate(value))

    return read


def by_players(low: int, high: int, most: int = 999) -> Reader[ByPlayers]:
    """A number for each number of players; a count left out cannot be played."""

    def read(value: Any, place: Place) -> ByPlayers:
        counts = {str(count): count for count in range(low, high + 1)}
        if not isinstance(value, dict) or not value or not set(value) <= set(counts):
            raise place.wrong(value, tell("allowed-by-players", low=low, high=high))
        return {counts[key]: number(0, most)(inner, place / key) for key, inner in value.items()}

    return read


def table(readers: Mapping[str, Reader[Any]], needed: Iterable[str] = ()) -> Reader[Mapping[str, Any]]:
    """A table with some keys, each read its own way."""

    def read(value: Any, place: Place) -> Mapping[str, Any]:
        check_keys(value, place, readers, needed)
        return {key: readers[key](inner, place / key) for key, inner in value.items()}

    return read


def check_keys(value: Any, place: Place, known: Iterable[str], needed: Iterable[str]) -> None:
    """A table must be one, without unknown keys and with the needed ones."""
    if not isinstance(value, dict):
        raise place.wrong(value, tell("allowed-table", known=Several(tuple(known))))
    for key in value:
        if key not in known:
            raise (place / key).fault(tell("unknown-key", key=(place / key).key, known=Several(tuple(known))))
    for key in needed:
        if key not in value:
            raise place.fault(tell("missing-key", key=key, where=place.key))


def of(reader: Reader[Any], default: Any = MISSING) -> Any:
    """A field of a card: how it is read, and its value when the pack leaves it out."""
    return field(metadata={"reader": reader}, default=default)


def read_card(card: type[T], value: Any, place: Place) -> T:
    """A card, or a part of one, from its table: its fields are the keys."""
    readers = {one.name.rstrip("_"): one for one in fields(card)}  # type: ignore[arg-type]
    needed = [name for name, one in readers.items() if one.default is MISSING]
    check_keys(value, place, readers, needed)
    given = ((key, one) for key, one in readers.items() if key in value)
    return card(**{one.name: one.metadata["reader"](value[key], place / key) for key, one in given})


def part(card: type[T]) -> Reader[T]:
    """A table inside a card that is a dataclass of its own."""
    return lambda value, place: read_card(card, value, place)
