"""Packs over HTTP: the house set and packs laid into the folder are for everybody to play with; a pack that was typed
in a browser is for those who hold its token."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Collection, Iterator
from importlib.resources.abc import Traversable
from itertools import chain, count
from pathlib import Path
from typing import Any

from regno.chronicles.header import Tables
from regno.chronicles.messages import Catalogue, Refusal, TextList, localize
from regno.chronicles.packs.cards import Card, card_name, is_unseen
from regno.chronicles.packs.checks import TypeSupply, advantage_faults, gaps, met_shares, shares, warnings
from regno.chronicles.packs.library import HOUSE, PackLibrary, read_again, whole_text
from regno.chronicles.packs.merge import Merged, Prefer, merge_tables
from regno.chronicles.packs.pack import NOWHERE, TYPES, Cards, Pack, read_pack
from regno.chronicles.packs.readers import card_faults, read_card
from regno.chronicles.packs.store import PackFiles, PackStore, TypedPack
from regno.chronicles.packs.unseen import as_met
from regno.chronicles.packs.writer import pack_text
from regno.chronicles.scenario import SCENARIOS
from regno.untrusted_toml import parse_toml
from regno.web.chronicles.access import Hashes, hashes_of, new_owner
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.views import CardCheck, CardSeen, FaultSeen, PackSeen, PackWhole, ShareSeen, TypeSeen

msg = Catalogue("packs")
ID = re.compile(r"[a-z0-9_-]{1,40}")
TRIES = 5  # changes of a pack, while others are first


class PackService:
    """The packs of one data folder, and who may see and change them."""

    def __init__(self, folder: Path, store: PackStore | None = None, hashes: Hashes = hashes_of) -> None:
        self.store = store or PackFiles(folder)
        self.shelf = PackLibrary(folder, lambda id: self.store.beside_the_files([id]))
        self.hashes = hashes

    def sources(self, opened: Collection[str] = ()) -> Iterator[tuple[Pack, Traversable]]:
        """The packs that can be read, the first of an id only: those for everybody, and of the others those opened.

        A pack that was typed in a browser has its id as the name of its file.
        """
        seen = set()
        for source in chain(self.shelf.sources(), self.store.beside_the_files(opened)):
            name = source.name.removesuffix(".toml")
            if name not in opened and self.store.is_private(name):
                continue
            try:
                pack = read_again(source)
            except Refusal:
                continue
            if pack.head.id not in seen:
                seen.add(pack.head.id)
                yield pack, source

    def may_change(self, id: str, token: str) -> bool:
        return self.store.rights(self.hashes([token])).get(id) == "write"

    def find_pack(self, id: str, token: str) -> tuple[Pack, Traversable]:
        """A pack as typed, if the token opens it."""
        for pack, source in self.sources(self.store.rights(self.hashes([token]))) if ID.fullmatch(id) else ():
            if pack.head.id == id:
                return pack, source
        raise ChronicleError("unknown-pack", id=id[:40])

    def playable(self, id: str, token: str, players: int | None = None) -> Pack:
        """Return a pack to begin a chronicle with: complete, with what it extends.

        With a number of players it need not be complete: the cards that it lacks are typed as they are met.
        """
        own = self.find_pack(id, token)[0]
        if players is None or own.head.kind == HOUSE:
            return self.shelf.with_base(own, ())
        return as_met(own, self.shelf.pack(HOUSE), players)

    # ------------------------------------------------------------ told

    def heads(self, tokens: list[str], language: str) -> list[PackSeen]:
        """Return the packs that a browser can play with."""
        opened = self.store.rights(self.hashes(tokens))
        return [
            PackSeen(**self.head(pack, opened.get(pack.head.id) == "write", language))
            for pack, _ in self.sources(opened)
        ]

    def head(self, pack: Pack, may_write: bool, language: str) -> dict[str, Any]:
        """Return what a list says of a pack."""
        head, own = pack.head, sum(len(rows) for rows in pack.tables.values())
        words = localize({"title": head.title, "note": head.note}, language)
        fields = {"id": head.id, "kind": head.kind, "version": head.version, "extends": head.extends}
        mine = {kind: [serialize_share(one, language) for one in met_shares(pack, kind)] for kind in SCENARIOS}
        return {**fields, **words, "cards": own, "may_write": may_write, "met": mine}

    def whole(self, id: str, token: str, language: str) -> PackWhole:
        """Return a pack with its cards, each its own or from the pack it extends, and what it lacks."""
        own, _ = self.find_pack(id, token)
        pack = self.shelf.with_base(own, ())
        cards = Cards(pack.tables)  # without their lines in a file: on the page each card has its form
        return PackWhole(
            **self.head(own, self.may_change(id, token), language),
            types=[serialize_type(name, own, pack, language) for name in TYPES],
            missing={kind: [sentence(gap.text(language)) for gap in gaps(cards, kind)] for kind in SCENARIOS},
            warnings=[sentence(one.text(language)) for one in warnings(cards)],
            shares={kind: [serialize_share(one, language) for one in shares(pack, kind)] for kind in SCENARIOS},
        )

    def text(self, id: str, token: str) -> str:
        """A pack as one TOML text."""
        return whole_text(self.find_pack(id, token)[1])

    # ------------------------------------------------------------ changed

    def make(self, id: str, title: str, extends: str) -> str:
        """A new pack without cards; the token is its owner's."""
        if not ID.fullmatch(id):
            raise ChronicleError("pack-name", id=id[:40])
        head = {"id": id, "title": title, "kind": "owner", "format": 1, "version": "1"}
        text = pack_text({**head, **({"extends": extends} if extends else {})}, {})
        return self.keep_new(parse_pack(text).head.id, text)

    def keep_new(self, id: str, text: str) -> str:
        """Keep a pack's text, which was checked, under an id; return the token of its owner.

        Refusal if the id is no name of a pack, or taken: then one that is free is proposed.
        """
        if not ID.fullmatch(id):
            raise ChronicleError("pack-name", id=id[:40])
        taken = {HOUSE, *(pack.head.id for pack, _ in self.sources())}
        token, keys = new_owner()
        if id in taken or not self.store.create(id, text, keys):
            names = (f"{id[:36]}-{number}" for number in count(2))
            free = next(name for name in names if name not in taken and not self.store.has(name))
            raise ChronicleError("pack-taken", id=id, free=free)
        return token

    def put(self, id: str, token: str, type: str, card: str, table: dict[str, Any] | None) -> None:
        """Put a card into an owner's pack in place of the one of that id, or take it out."""
        self.must_change(id, token)
        if table is not None:
            for key, told in advantage_faults(read_card(known_type(type), table, NOWHERE)):
                raise (NOWHERE / key).fault(told)
        self.rewrite(id, lambda tables: {**tables, type: replace_row(tables.get(type, []), card, table)})

    def merge(self, id: str, token: str, text: str, prefer: Prefer) -> Merged:
        """Put the cards of another pack's text, which was checked, to the own ones."""
        self.must_change(id, token)
        theirs, found = parse_pack(text).tables, Merged({})

        def join(tables: Tables) -> Tables:
            nonlocal found
            found = merge_tables(tables, theirs, prefer)
            return found.tables

        self.rewrite(id, join)
        return found

    def order(self, id: str, token: str, type: str, ids: list[str]) -> None:
        """Lay the pack's own cards of one type in another order."""
        self.must_change(id, token)

        def reorder(tables: Tables) -> Tables:
            rows = {row["id"]: row for row in tables.get(type, [])}
            if sorted(rows) != sorted(ids):
                raise ChronicleError("pack-moved-on")
            return {**tables, type: [rows[one] for one in ids]}

        self.rewrite(id, reorder)

    def check(self, id: str, token: str, type: str, card: str, table: dict[str, Any], language: str) -> CardCheck:
        """What is wrong with each field of a card; if nothing is, what would then be wrong with the pack."""
        own, _ = self.find_pack(id, token)
        faults = card_faults(known_type(type), table, NOWHERE)
        rows = own.tables.get(type, [])
        if any(row["id"] == table.get("id") != card for row in rows):
            faults.append((NOWHERE / "id").fault(msg("same-id-here", id=table["id"])))
        if is_unseen(str(table.get("id"))):
            faults.append((NOWHERE / "id").fault(msg("unseen-id", id=table["id"])))
        if not faults:
            parsed = read_card(known_type(type), table, NOWHERE)
            faults = [(NOWHERE / key).fault(right) for key, right in advantage_faults(parsed)]
        if faults:
            texts = [(fault.path, sentence(fault.right.text(language))) for fault in faults]
            return CardCheck(faults=[FaultSeen(path=[*path], text=text) for path, text in texts], notes=[])
        tried = Pack(own.head, {**own.tables, type: replace_row(rows, card, table)})
        before, after = (self.troubles(pack, TYPES[type].KIND, language) for pack in (own, tried))
        return CardCheck(faults=[], notes=[sentence(one) for one in after if one not in before])

    def troubles(self, pack: Pack, kind: str, language: str) -> list[str]:
        """What is wrong with a pack's cards together, and what is odd."""
        whole = self.shelf.with_base(pack, ())
        cards = Cards(whole.tables)
        return [one.text(language) for one in (*gaps(cards, kind), *warnings(cards))]

    def must_change(self, id: str, token: str) -> None:
        if not self.may_change(id, token):
            raise ChronicleError("read-only")

    def rewrite(self, id: str, change: Callable[[Tables], Tables]) -> None:
        """Change the tables of an owner's pack, if all is right with them; done again if somebody else was first."""
        for _ in range(TRIES):
            before = self.store.text(id)
            tables = parse_toml(before)
            head = tables.pop("pack")
            written = pack_text(head, {name: rows for name, rows in change(tables).items() if rows})
            parse_pack(written)
            if self.store.replace(id, written, before):
                return
        raise ChronicleError("pack-moved-on")

    def forget(self, id: str, token: str) -> None:
        """Delete an owner's pack; chronicles begun with it keep their cards."""
        self.must_change(id, token)
        self.store.delete(id)


def parse_pack(text: str) -> Pack:
    """A pack from its text."""
    return read_pack(TypedPack(text))  # type: ignore[arg-type]


def known_type(type: str) -> builtins.type[Card]:
    """The cards of a type's name."""
    if type not in TYPES:
        raise Refusal(msg("unknown-type", name=type, known=TextList(tuple(TYPES))))
    return TYPES[type]


def replace_row(rows: list[dict[str, Any]], card: str, table: dict[str, Any] | None) -> list[dict[str, Any]]:
    """Rows with a table in the place of the card of that id, at the end if there is none, or without the card."""
    if table is None:
        return [row for row in rows if row["id"] != card]
    if any(row["id"] == card for row in rows):
        return [table if row["id"] == card else row for row in rows]
    return [*rows, table]


def serialize_share(share: TypeSupply, language: str) -> ShareSeen:
    """Return how many cards of a type are one's own."""
    return ShareSeen(type=share.type, own=share.own, lent=share.lent, text=share.message().text(language))


def sentence(text: str) -> str:
    """A fault as it stands beside a field."""
    return text[:1].upper() + text[1:] + "."


def serialize_type(name: str, own: Pack, pack: Pack, language: str) -> TypeSeen:
    """Return the cards of one type: the pack's own, then those of the pack it extends."""
    card, mine = TYPES[name], {row["id"] for row in own.tables.get(name, [])}
    cards = [serialize_card(name, row, row["id"] in mine, language) for row in pack.tables.get(name, [])]
    return TypeSeen(type=name, kind=card.KIND, groups=dict(card.COUNTS), cards=cards)


def serialize_card(name: str, row: dict[str, Any], own: bool, language: str) -> CardSeen:
    """Return a card for the list: its name, its group, and its table."""
    card = read_card(TYPES[name], row, NOWHERE)
    return CardSeen(
        id=card.id,
        name=localize(card_name(card), language),
        nameless=not card.name,
        group=card.group,
        copies=card.copies,
        own=own,
        table=row,
    )
