"""Readers: each turns one value of a pack into what a card holds, or says where it stands and what is allowed.

A reader also has a shape, in plain data: what a form must offer so that nothing but what it reads can be typed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, dataclass, field, fields
from typing import Any, Generic, TypeVar

from regno.chronicles.messages import Catalogue, Message, Refusal, TextList, Translations
from regno.chronicles.packs.line_numbers import Path
from regno.text import LANGUAGES

T = TypeVar("T")
msg = Catalogue("packs")
card_words = Catalogue("cards")
Shape = dict[str, Any]  # {"is": "number", "low": 1, "high": 9}
ByPlayers = Mapping[int, int]


def card_word(family: str, name: str) -> Message:
    """What people call a type of card, or a value on one."""
    return card_words(f"{family}-{name.replace('_', '-')}")


class Fault(Refusal):
    """What is wrong with one value: the whole sentence for a file, and for a form where and what would be right."""

    def __init__(self, sentence: Message, path: Path, right: Message) -> None:
        super().__init__(sentence)
        self.path, self.right = path, right


@dataclass(frozen=True, slots=True)
class ValuePlace:
    """Where a value stands: in which file, under which key."""

    file: str
    lines: Mapping[Path, int]
    path: Path = ()

    def __truediv__(self, part: str | int) -> ValuePlace:
        return ValuePlace(self.file, self.lines, (*self.path, part))

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

    def lacking(self) -> Fault:
        """The refusal of a table that lacks this key."""
        around = ValuePlace(self.file, self.lines, self.path[:-1])
        missing = around.fault(msg("missing-key", key=str(self.path[-1]), where=around.key)).sentence
        return Fault(missing, self.path, msg("allowed-something"))

    def wrong(self, value: Any, allowed: Message) -> Fault:
        """The refusal of a value."""
        told = str(value) if not isinstance(value, (dict, list)) else "{…}" if isinstance(value, dict) else "[…]"
        return self.fault(msg("wrong-value", key=self.key, value=told, allowed=allowed), allowed)

    def fault(self, what: Message, right: Message | None = None) -> Fault:
        """A refusal that names the file and the line; ``right`` is what it says beside the value itself."""
        whole = msg("fault", file=self.file, line=str(self.line), what=what) if self.line else what
        return Fault(whole, self.path, right or what)


@dataclass(frozen=True, slots=True)
class FieldReader(Generic[T]):
    """How a value is read, and its shape."""

    read: Callable[[Any, ValuePlace], T]
    shape: Shape

    def __call__(self, value: Any, place: ValuePlace) -> T:
        return self.read(value, place)


def field_reader(kind: str, **traits: Any) -> Callable[[Callable[[Any, ValuePlace], T]], FieldReader[T]]:
    """Make a reader of a function, by telling the shape of what it reads."""
    return lambda read: FieldReader(read, {"is": kind, **traits})


def number(low: int, high: int) -> FieldReader[int]:
    """A whole number within bounds."""

    @field_reader("number", low=low, high=high)
    def read(value: Any, place: ValuePlace) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise place.wrong(value, msg("allowed-number", low=low, high=high))
        return value

    return read


@field_reader("yes-no")
def yes_no(value: Any, place: ValuePlace) -> bool:
    """true or false."""
    if not isinstance(value, bool):
        raise place.wrong(value, msg("allowed-yes-no"))
    return value


@field_reader("slug")
def slug(value: Any, place: ValuePlace) -> str:
    """An id: small letters, digits and hyphens."""
    if not isinstance(value, str) or not value or not set(value) <= set("abcdefghijklmnopqrstuvwxyz0123456789-_"):
        raise place.wrong(value, msg("allowed-slug"))
    return value


def id_of(type: str) -> FieldReader[str]:
    """The id of a card of another type; that there is such a card is seen when the whole pack is."""

    @field_reader("card", type=type)
    def read(value: Any, place: ValuePlace) -> str:
        if value == "":
            raise place.wrong(value, msg("allowed-card"))
        return slug(value, place)

    return read


@field_reader("text")
def any_text(value: Any, place: ValuePlace) -> str:
    """Any text."""
    return str(value)


@field_reader("words")
def words(value: Any, place: ValuePlace) -> Translations:
    """Words by language, in some of them, or the same for all."""
    if isinstance(value, str):
        return Translations(tuple((language, value) for language in LANGUAGES))
    localize = value.items() if isinstance(value, dict) else [("", value)]
    if not all(key in LANGUAGES and isinstance(text, str) for key, text in localize):
        raise place.wrong(value, msg("allowed-words", known=", ".join(LANGUAGES)))
    return Translations(tuple(value.items()))


def one_of(*known: str) -> FieldReader[str]:
    """One of some words."""

    @field_reader("choice", of=list(known))
    def read(value: Any, place: ValuePlace) -> str:
        if not isinstance(value, str) or value not in known:
            raise place.wrong(value, msg("allowed-one", known=TextList(known)))
        return value

    return read


def several(reader: FieldReader[T], low: int = 0, high: int = 99) -> FieldReader[tuple[T, ...]]:
    """A list of ``low`` to ``high`` values."""

    @field_reader("list", of=reader.shape, low=low, high=high)
    def read(value: Any, place: ValuePlace) -> tuple[T, ...]:
        if not isinstance(value, list) or not low <= len(value) <= high:
            raise place.wrong(value, msg("allowed-list", low=low, high=high))
        return tuple(reader(inner, place / index) for index, inner in enumerate(value))

    return read


def offering(reader: FieldReader[tuple[T, ...]], known: Sequence[str], *, after: str) -> FieldReader[tuple[T, ...]]:
    """A list of choices whose form offers fewer than a file may hold: those behind the value of another field.

    What a file holds beyond them is reported when the whole pack is checked, so that it can still be opened.
    """
    inner = {**reader.shape["of"], "of": list(known), "after": after}
    return FieldReader(reader.read, {**reader.shape, "of": inner})


def by_players(low: int, high: int, most: int = 999) -> FieldReader[ByPlayers]:
    """A number for each number of players; a count left out cannot be played."""

    @field_reader("by-players", low=low, high=high, most=most)
    def read(value: Any, place: ValuePlace) -> ByPlayers:
        counts = {str(count): count for count in range(low, high + 1)}
        if not isinstance(value, dict) or not value or not set(value) <= set(counts):
            raise place.wrong(value, msg("allowed-by-players", low=low, high=high))
        return {counts[key]: number(0, most)(inner, place / key) for key, inner in value.items()}

    return read


def table(readers: Mapping[str, FieldReader[Any]], needed: Sequence[str] = ()) -> FieldReader[Mapping[str, Any]]:
    """A table with some keys, each read its own way."""
    inside = [{"key": key, "needed": key in needed, **reader.shape} for key, reader in readers.items()]

    @field_reader("table", fields=inside)
    def read(value: Any, place: ValuePlace) -> Mapping[str, Any]:
        check_keys(value, place, readers, needed)
        return {key: readers[key](inner, place / key) for key, inner in value.items()}

    return read


def check_keys(value: Any, place: ValuePlace, known: Iterable[str], needed: Iterable[str]) -> None:
    """A table must be one, without unknown keys and with the needed ones."""
    if not isinstance(value, dict):
        raise place.wrong(value, msg("allowed-table", known=TextList(tuple(known))))
    for key in value:
        if key not in known:
            raise (place / key).fault(msg("unknown-key", key=(place / key).key, known=TextList(tuple(known))))
    for key in needed:
        if key not in value:
            raise (place / key).lacking()


def of(reader: FieldReader[Any], default: Any = MISSING) -> Any:
    """A field of a card: how it is read, and its value when the pack leaves it out."""
    return field(metadata={"reader": reader}, default=default)


def keys_of(card: type[Any]) -> list[tuple[str, Field[Any]]]:
    """The fields of a card by the keys of its table."""
    return [(one.name.rstrip("_"), one) for one in fields(card)]


def read_card(card: type[T], value: Any, place: ValuePlace) -> T:
    """A card, or a part of one, from its table: its fields are the keys."""
    known = keys_of(card)
    check_keys(value, place, [key for key, _ in known], [key for key, one in known if one.default is MISSING])
    given = ((key, one) for key, one in known if key in value)
    return card(**{one.name: one.metadata["reader"](value[key], place / key) for key, one in given})


def card_faults(card: type[Any], value: Any, place: ValuePlace) -> list[Fault]:
    """What is wrong with each field of a card, for a form that shows all of it at once."""
    try:
        check_keys(value, place, [key for key, _ in keys_of(card)], ())
    except Fault as fault:
        return [fault]
    found = []
    for key, one in keys_of(card):
        try:
            if key in value:
                one.metadata["reader"](value[key], place / key)
            elif one.default is MISSING:
                found.append((place / key).lacking())
        except Fault as fault:
            found.append(fault)
    return found


def fields_schema(card: type[Any]) -> list[Shape]:
    """The shape of each field: its key, whether it is needed, and what counts when it is left out."""
    return [
        {
            "key": key,
            "needed": one.default is MISSING,
            **({"default": one.default} if isinstance(one.default, (int, str)) else {}),
            **one.metadata["reader"].shape,
        }
        for key, one in keys_of(card)
    ]


def part(card: type[T]) -> FieldReader[T]:
    """A table inside a card that is a dataclass of its own."""
    return FieldReader(
        lambda value, place: read_card(card, value, place), {"is": "table", "fields": fields_schema(card)}
    )
