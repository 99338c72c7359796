"""A pack: one TOML file, or a folder of them, with its head in ``[pack]`` and a list of tables for each card type."""

# ruff: noqa: RUF009 - of() makes a dataclass field, it is no shared default
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, TypeVar, cast

from regno.chronicles.header import Header, Tables
from regno.chronicles.messages import Refusal, TextList, Translations
from regno.chronicles.packs.architects import ARCHITECTS
from regno.chronicles.packs.cards import CAMPAIGN, Card, is_unseen
from regno.chronicles.packs.line_numbers import lines_of
from regno.chronicles.packs.paladins import PALADINS
from regno.chronicles.packs.readers import ValuePlace, any_text, msg, number, of, one_of, read_card, slug, words, yes_no
from regno.chronicles.packs.viscounts import VISCOUNTS
from regno.untrusted_toml import BadToml, parse_toml

C = TypeVar("C", bound=Card)
TYPES: dict[str, type[Card]] = {card.TYPE: card for card in (*CAMPAIGN, *ARCHITECTS, *PALADINS, *VISCOUNTS)}
NOWHERE = ValuePlace("", {})


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The table ``[pack]``."""

    id: str = of(slug)
    title: Translations = of(words)
    kind: str = of(one_of("owner", "house"))
    format: int = of(number(1, 1))
    version: str = of(any_text, "1")
    extends: str = of(slug, "")  # the pack that the missing cards come from
    note: Translations = of(words, Translations())
    played_by_people: bool = of(yes_no, False)


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack as typed: every card by itself is right, but there may be too few."""

    head: Head
    tables: Tables
    places: Mapping[tuple[str, str], ValuePlace] = field(default_factory=dict)  # of each card by type and id
    lent: frozenset[tuple[str, str]] = frozenset()  # cards of an owner's pack that are the house set's, by type and id
    as_met: bool = False  # the box lies on the table: cards that are not typed yet are entered when they are met


class Cards:
    """The cards a chronicle plays with, by their class: ``cards.all(Tome)``, ``cards.by_id(Tome)["long-roof"]``.

    ``filling``: cards of the house set that fill in for those of a box on the table, as ``player_tile/bell-tile``.
    ``as_met``: the box lies on the table, and a card that is not here may be entered when it is met.
    """

    def __init__(
        self,
        tables: Tables,
        places: Mapping[tuple[str, str], ValuePlace] | None = None,
        filling: frozenset[str] = frozenset(),
        as_met: bool = False,
    ) -> None:
        self.places, self.tables, self.filling, self.as_met = places or {}, tables, filling, as_met
        self.made: dict[str, list[Card]] = {}
        for name, rows in tables.items():
            if name not in TYPES:
                raise Refusal(msg("unknown-type", name=name, known=TextList(tuple(TYPES))))
            self.made[name] = [read_card(TYPES[name], row, NOWHERE / name / index) for index, row in enumerate(rows)]
        self.index = {name: {card.id: card for card in made} for name, made in self.made.items()}

    def all(self, card: type[C]) -> list[C]:
        """Every card of a class, in the pack's order, copies not counted out."""
        return cast(list[C], self.made.get(card.TYPE, []))

    def by_id(self, card: type[C]) -> dict[str, C]:
        """The cards of a class by their ids."""
        return cast(dict[str, C], self.index.get(card.TYPE, {}))

    def the(self, card: type[C]) -> C:
        """The card of a class that has only one."""
        (only,) = self.all(card)
        return only

    def deck(self, card: type[C]) -> list[str]:
        """The ids of a class, each as often as it has copies."""
        return [one.id for one in self.all(card) for _ in range(one.copies)]

    def with_card(self, type: str, table: dict[str, Any], old: str) -> Cards:
        """Return these cards with one in the place of the card ``old``, or at the end if there is none."""
        rows = self.tables.get(type, [])
        there = any(row["id"] == old for row in rows)
        changed = [table if row["id"] == old else row for row in rows] if there else [*rows, table]
        return Cards({**self.tables, type: changed}, self.places, self.filling - {f"{type}/{old}"}, self.as_met)

    def on_table(self, card: type[C]) -> list[C]:
        """Every card of a class that can lie on the table: with a box there, none of the house set's."""
        return [one for one in self.all(card) if not self.is_filling(one)]

    def is_filling(self, card: Card) -> bool:
        """Whether another card lies on the table in its place: its words and numbers are not to be shown."""
        return f"{card.TYPE}/{card.id}" in self.filling

    def place(self, card: Card) -> ValuePlace:
        """Where a card stands in its file."""
        return self.places.get((card.TYPE, card.id), NOWHERE / card.TYPE / card.id)


def cards_in(header: Header) -> Cards:
    """Return the cards that a chronicle is begun with."""
    pack = header.packs[0] if header.packs else {}
    as_met = bool(pack.get("as_met"))
    return Cards(header.cards, filling=frozenset(map(str, pack.get("lent", ()) if as_met else ())), as_met=as_met)


def read_pack(source: Traversable) -> Pack:
    """Read a pack's file, or its folder; any fault is a Refusal with file, line, key, value and what is allowed."""
    heads: list[Head] = []
    tables: Tables = {}
    places: dict[tuple[str, str], ValuePlace] = {}
    for file in files_of(source):
        place, read = parse_file(file)
        for name, value in read.items():
            if name == "pack":
                heads.append(read_card(Head, value, place / "pack"))
            else:
                for row, where in rows_of(name, value, place):
                    add(name, row, where, tables, places)
    if len(heads) != 1:
        raise Refusal(msg("pack-heads", file=source.name, count=len(heads)))
    return Pack(heads[0], tables, places)


def files_of(source: Traversable) -> Iterable[Traversable]:
    """The files of a pack in the order of their names."""
    if not source.is_dir():
        return [source]
    return sorted((file for file in source.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)


def parse_file(file: Traversable) -> tuple[ValuePlace, dict[str, Any]]:
    """A file's tables, and the lines they stand on."""
    try:
        text = file.read_bytes().decode("utf-8")
        tables = parse_toml(text)
        return ValuePlace(file.name, lines_of(text)), tables
    except OSError:
        raise Refusal(msg("unreadable", file=file.name)) from None
    except UnicodeDecodeError as trouble:
        line = file.read_bytes()[: trouble.start].count(b"\n") + 1
        raise Refusal(msg("not-utf8", file=file.name, line=str(line))) from None
    except BadToml as trouble:
        raise Refusal(msg("not-toml", file=file.name, line=str(trouble.line), why=trouble.why)) from None
    except RecursionError:
        raise Refusal(msg("not-toml", file=file.name, line="1", why="depth")) from None


def rows_of(name: str, value: Any, place: ValuePlace) -> Iterator[tuple[dict[str, Any], ValuePlace]]:
    """The tables of one card type, each read once to see that it is right."""
    if name not in TYPES:
        known = TextList(("pack", *TYPES))
        raise (place / name).fault(msg("unknown-type", name=name, known=known))
    if not isinstance(value, list):
        raise (place / name).fault(msg("not-a-list", name=name))
    for index, row in enumerate(value):
        read_card(TYPES[name], row, place / name / index)
        yield row, place / name / index


def add(
    name: str, row: dict[str, Any], where: ValuePlace, tables: Tables, places: dict[tuple[str, str], ValuePlace]
) -> None:
    """Put a card to the others of its type; its id must be new."""
    if is_unseen(row["id"]):
        raise (where / "id").fault(msg("unseen-id", id=row["id"]))
    if (name, row["id"]) in places:
        first = places[name, row["id"]]
        raise (where / "id").fault(msg("same-id", name=name, id=row["id"], file=first.file, line=str(first.line)))
    places[name, row["id"]] = where
    tables.setdefault(name, []).append(row)


def complete(pack: Pack, base: Pack | None) -> Pack:
    """A pack with the cards it lacks taken from the one it extends.

    In each group (the Tomes of one game, the Demands of one level) the pack's own cards come first, then those of
    the base with other ids, until the group is full. Where any number will do, the base helps only if there are none.
    """
    if base is None:
        return pack
    tables, places, lent = {}, dict(pack.places), set[tuple[str, str]]()
    for name, card in TYPES.items():
        own, more = pack.tables.get(name, []), base.tables.get(name, [])
        filling = list(lacking(card, own, more))
        tables[name] = [*own, *filling]
        lent |= {(name, row["id"]) for row in filling if is_house(base, name, row["id"])}
        for row in tables[name]:
            places.setdefault((name, row["id"]), base.places.get((name, row["id"]), NOWHERE))
    return Pack(pack.head, tables, places, frozenset(lent))


def is_house(pack: Pack, type: str, id: str) -> bool:
    """Whether a card of a pack is the house set's."""
    return pack.head.kind == "house" or (type, id) in pack.lent


def lacking(card: type[Card], own: list[dict[str, Any]], more: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """The cards of the base that fill up the groups."""
    if not card.COUNTS:
        yield from [] if own else more
        return
    made = [read_card(card, row, NOWHERE) for row in own]
    ids = {one.id for one in made}
    have = {group: sum(one.copies for one in made if one.group == group) for group in card.COUNTS}
    for row in more:
        extra = read_card(card, row, NOWHERE)
        if extra.id not in ids and have[extra.group] + extra.copies <= card.COUNTS[extra.group]:
            have[extra.group] += extra.copies
            yield row
