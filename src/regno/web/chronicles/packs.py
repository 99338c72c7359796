"""Packs over HTTP: the house set and packs laid into the folder are for everybody to play with; a pack that was typed
in a browser is for those who hold its token."""

from __future__ import annotations

import builtins
import re
import threading
from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable
from itertools import count
from pathlib import Path
from typing import Any

from regno.chronicles.keys import AccessKeys
from regno.chronicles.messages import Catalogue, Refusal, TextList, localize, refuse_os_errors
from regno.chronicles.packs.cards import Card, named
from regno.chronicles.packs.checks import Share, advantage_faults, gaps, shares, warnings
from regno.chronicles.packs.library import HOUSE, PackLibrary, read_again, whole_text
from regno.chronicles.packs.pack import NOWHERE, TYPES, Cards, Pack, read_pack
from regno.chronicles.packs.readers import card_faults, read_card
from regno.chronicles.packs.writer import pack_text
from regno.chronicles.scenario import SCENARIOS
from regno.files import write_atomic
from regno.untrusted_toml import parse_toml
from regno.web.chronicles.access import hashes_of, new_owner
from regno.web.chronicles.errors import ChronicleError
from regno.web.chronicles.views import CardCheck, CardSeen, FaultSeen, PackSeen, PackWhole, ShareSeen, TypeSeen

msg = Catalogue("packs")
ID = re.compile(r"[a-z0-9_-]{1,40}")


class PackService:
    """The packs of one data folder, and who may see and change them."""

    def __init__(self, folder: Path) -> None:
        self.shelf = PackLibrary(folder)
        self.keys = AccessKeys(self.shelf.folder)
        self.beginning = threading.Lock()

    def path(self, id: str) -> Path:
        return self.shelf.folder / f"{id}.toml"

    def sources(self, opened: Collection[str] = ()) -> Iterator[tuple[Pack, Traversable]]:
        """The packs that can be read, the first of an id only: those for everybody, and of the others those opened.

        A pack that was typed in a browser has its id as the name of its file.
        """
        seen = set()
        for source in self.shelf.sources():
            name = source.name.removesuffix(".toml")
            if name not in opened and self.keys.is_private(name):
                continue
            try:
                pack = read_again(source)
            except Refusal:
                continue
            if pack.head.id not in seen:
                seen.add(pack.head.id)
                yield pack, source

    def may_change(self, id: str, token: str) -> bool:
        return self.keys.rights(hashes_of([token])).get(id) == "write"

    def found(self, id: str, token: str) -> tuple[Pack, Traversable]:
        """A pack as typed, if the token opens it."""
        for pack, source in self.sources(self.keys.rights(hashes_of([token]))) if ID.fullmatch(id) else ():
            if pack.head.id == id:
                return pack, source
        raise ChronicleError("unknown-pack", id=id[:40])

    def playable(self, id: str, token: str) -> Pack:
        """A pack with what it extends, to begin a chronicle with."""
        return self.shelf.with_base(self.found(id, token)[0], ())

    # ------------------------------------------------------------ told

    def heads(self, tokens: list[str], language: str) -> list[PackSeen]:
        """Return the packs that a browser can play with."""
        opened = self.keys.rights(hashes_of(tokens))
        return [
            PackSeen(**self.head(pack, opened.get(pack.head.id) == "write", language))
            for pack, _ in self.sources(opened)
        ]

    def head(self, pack: Pack, may_write: bool, language: str) -> dict[str, Any]:
        """Return what a list says of a pack."""
        head, own = pack.head, sum(len(rows) for rows in pack.tables.values())
        words = localize({"title": head.title, "note": head.note}, language)
        fields = {"id": head.id, "kind": head.kind, "version": head.version, "extends": head.extends}
        return {**fields, **words, "cards": own, "may_write": may_write}

    def whole(self, id: str, token: str, language: str) -> PackWhole:
        """Return a pack with its cards, each its own or from the pack it extends, and what it lacks."""
        own, _ = self.found(id, token)
        pack = self.shelf.with_base(own, ())
        cards = Cards(pack.tables, pack.places)
        return PackWhole(
            **self.head(own, self.may_change(id, token), language),
            types=[type_seen(name, own, pack, language) for name in TYPES],
            missing={kind: [gap.text(language) for gap in gaps(cards, kind)] for kind in SCENARIOS},
            warnings=[one.text(language) for one in warnings(cards)],
            shares={kind: [share_seen(one, language) for one in shares(pack, kind)] for kind in SCENARIOS},
        )

    def text(self, id: str, token: str) -> str:
        """A pack as one TOML text."""
        return whole_text(self.found(id, token)[1])

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

        Refused if the id is no name of a pack, or taken: then one that is free is proposed.
        """
        if not ID.fullmatch(id):
            raise ChronicleError("pack-name", id=id[:40])
        with self.beginning:  # of two who want one id, the second is refused
            taken = {HOUSE, *(pack.head.id for pack, _ in self.sources())}
            if id in taken or self.path(id).exists():
                names = (f"{id[:36]}-{number}" for number in count(2))
                free = next(name for name in names if name not in taken and not self.path(name).exists())
                raise ChronicleError("pack-taken", id=id, free=free)
            self.keys.forget(id)
            token, keys = new_owner()
            self.keys.grant(id, keys)  # before the pack, which nobody could change without it
            with refuse_os_errors(self.path(id)):
                write_atomic(self.path(id), text.encode(), new=True, private=True)
            return token

    def put(self, id: str, token: str, type: str, card: str, table: dict[str, Any] | None) -> None:
        """Put a card into an owner's pack in place of the one of that id, or take it out."""
        self.must_change(id, token)
        head, tables = self.tables(id)
        if table is not None:
            for key, told in advantage_faults(read_card(known_type(type), table, NOWHERE)):
                raise (NOWHERE / key).fault(told)
        self.write(id, head, {**tables, type: replace_row(tables.get(type, []), card, table)})

    def order(self, id: str, token: str, type: str, ids: list[str]) -> None:
        """Lay the pack's own cards of one type in another order."""
        self.must_change(id, token)
        head, tables = self.tables(id)
        rows = {row["id"]: row for row in tables.get(type, [])}
        if sorted(rows) != sorted(ids):
            raise ChronicleError("pack-moved-on")
        self.write(id, head, {**tables, type: [rows[one] for one in ids]})

    def check(self, id: str, token: str, type: str, card: str, table: dict[str, Any], language: str) -> CardCheck:
        """What is wrong with each field of a card; if nothing is, what would then be wrong with the pack."""
        own, _ = self.found(id, token)
        faults = card_faults(known_type(type), table, NOWHERE)
        rows = own.tables.get(type, [])
        if any(row["id"] == table.get("id") != card for row in rows):
            faults.append((NOWHERE / "id").fault(msg("same-id-here", id=table["id"])))
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

    def write(self, id: str, head: dict[str, Any], tables: dict[str, list[dict[str, Any]]]) -> None:
        """Keep a pack's cards, if all is right with them."""
        written = pack_text(head, {name: rows for name, rows in tables.items() if rows})
        parse_pack(written)
        with refuse_os_errors(self.path(id)):
            write_atomic(self.path(id), written.encode())

    def tables(self, id: str) -> tuple[dict[str, Any], dict[str, list[dict[str, Any]]]]:
        """The head and the tables of an owner's pack, as its file has them."""
        read = parse_toml(self.path(id).read_text(encoding="utf-8"))
        head = read.pop("pack")
        return head, read

    def forget(self, id: str, token: str) -> None:
        """Delete an owner's pack; chronicles begun with it keep their cards."""
        self.must_change(id, token)
        self.path(id).unlink(missing_ok=True)
        self.keys.forget(id)


class TypedPack:
    """A text that reads like a file, so that its faults name line and key."""

    def __init__(self, text: str, name: str = "pack.toml") -> None:
        self.text, self.name = text, name

    def is_dir(self) -> bool:
        return False

    def read_bytes(self) -> bytes:
        return self.text.encode()


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


def share_seen(share: Share, language: str) -> ShareSeen:
    """Return how many cards of a type are one's own."""
    return ShareSeen(type=share.type, own=share.own, lent=share.lent, text=share.message().text(language))


def sentence(text: str) -> str:
    """A fault as it stands beside a field."""
    return text[:1].upper() + text[1:] + "."


def type_seen(name: str, own: Pack, pack: Pack, language: str) -> TypeSeen:
    """Return the cards of one type: the pack's own, then those of the pack it extends."""
    card, mine = TYPES[name], {row["id"] for row in own.tables.get(name, [])}
    cards = [card_seen(name, row, row["id"] in mine, language) for row in pack.tables.get(name, [])]
    return TypeSeen(type=name, kind=card.KIND, groups=dict(card.COUNTS), cards=cards)


def card_seen(name: str, row: dict[str, Any], own: bool, language: str) -> CardSeen:
    """Return a card for the list: its name, its group, and its table."""
    card = read_card(TYPES[name], row, NOWHERE)
    return CardSeen(
        id=card.id,
        name=localize(named(card), language),
        nameless=not card.name,
        group=card.group,
        copies=card.copies,
        own=own,
        table=row,
    )
