"""Where packs that people typed in a browser are kept, with the hashes of the tokens that open them.

The house set and the packs laid into the data folder are for everybody, and found by ``packs/library.py``.
"""

from __future__ import annotations

import threading
from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Protocol

from regno.chronicles.keys import AccessKeys
from regno.chronicles.messages import refuse_os_errors
from regno.chronicles.packs.pack import Pack, read_pack
from regno.database import Database
from regno.files import write_atomic
from regno.store import Right

SCHEMA = (
    """
create table packs (id text primary key, text text not null);
create table pack_keys (hash text not null, id text not null, allows text not null, primary key (hash, id));
create index pack_keys_of on pack_keys (id);
""",
)


class TypedPack:
    """A text that reads like a file, so that its faults name line and key."""

    def __init__(self, text: str, name: str = "pack.toml") -> None:
        self.text, self.name = text, name

    def is_dir(self) -> bool:
        return False

    def read_bytes(self) -> bytes:
        return self.text.encode()

    def read_text(self, encoding: str = "utf-8") -> str:
        return self.text


@lru_cache(maxsize=64)
def parse_typed(text: str, name: str = "pack.toml") -> Pack:
    """Return a pack from its text; whoever gets it changes nothing in it."""
    return read_pack(TypedPack(text, name))  # type: ignore[arg-type]


class PackStore(Protocol):
    """The packs of owners. All methods block, and may come from any thread."""

    def create(self, id: str, text: str, keys: Mapping[str, Right]) -> bool:
        """Store a new pack with its keys; return false and write nothing if there is one of that id."""

    def replace(self, id: str, text: str, before: str) -> bool:
        """Store a pack's text in place of another; return false and write nothing if that is no longer its text."""

    def delete(self, id: str) -> None:
        """Delete a pack and its keys; nothing happens if there is none."""

    def has(self, id: str) -> bool:
        """Whether there is such a pack."""

    def text(self, id: str) -> str:
        """Return the text of a pack, empty if there is none."""

    def is_private(self, id: str) -> bool:
        """Whether only those who hold a token of it may see a pack."""

    def rights(self, hashes: Collection[str]) -> Mapping[str, Right]:
        """Return the ids of the packs that some tokens open, with the most that one of them allows."""

    def beside_the_files(self, ids: Collection[str]) -> Iterator[Traversable]:
        """Return the packs of some ids that are in no file of the data folder, where the library finds the others."""


class PackFiles:
    """Packs as files of the data folder, their keys beside them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "packs"
        self.keys = AccessKeys(self.folder)
        self.writing = threading.Lock()

    def path(self, id: str) -> Path:
        return self.folder / f"{id}.toml"

    def create(self, id: str, text: str, keys: Mapping[str, Right]) -> bool:
        with self.writing:
            if self.path(id).exists():
                return False
            self.keys.forget(id)
            self.keys.grant(id, keys)  # before the pack, which nobody could change without it
            with refuse_os_errors(self.path(id)):
                write_atomic(self.path(id), text.encode(), new=True, private=True)
            return True

    def replace(self, id: str, text: str, before: str) -> bool:
        with self.writing, refuse_os_errors(self.path(id)):
            if self.text(id) != before:
                return False
            write_atomic(self.path(id), text.encode())
            return True

    def delete(self, id: str) -> None:
        self.path(id).unlink(missing_ok=True)
        self.keys.forget(id)

    def has(self, id: str) -> bool:
        return self.path(id).exists()

    def text(self, id: str) -> str:
        try:
            return self.path(id).read_text(encoding="utf-8")
        except FileNotFoundError:
            return ""

    def is_private(self, id: str) -> bool:
        return self.keys.is_private(id)

    def rights(self, hashes: Collection[str]) -> Mapping[str, Right]:
        return self.keys.rights(hashes)

    def beside_the_files(self, ids: Collection[str]) -> Iterator[Traversable]:
        return iter(())


class PostgresPacks:
    """Packs as rows of PostgreSQL, each for those who hold its token."""

    def __init__(self, database: Database, folder: Path) -> None:
        self.database, self.files = database, AccessKeys(folder / "packs")
        database.prepare("packs", SCHEMA)

    def create(self, id: str, text: str, keys: Mapping[str, Right]) -> bool:
        async def work(connection: Any) -> bool:
            insert = "insert into packs values ($1, $2) on conflict do nothing returning true"
            if not await connection.fetchval(insert, id, text):
                return False
            for hash, right in keys.items():
                await connection.execute("insert into pack_keys values ($1, $2, $3)", hash, id, right)
            return True

        return self.database.transact(work).result()

    def replace(self, id: str, text: str, before: str) -> bool:
        update = "update packs set text = $2 where id = $1 and text = $3 returning true"

        async def work(connection: Any) -> bool:
            return bool(await connection.fetchval(update, id, text, before))

        return self.database.transact(work).result()

    def delete(self, id: str) -> None:
        self.database.write(
            ("delete from packs where id = $1", id), ("delete from pack_keys where id = $1", id)
        ).result()

    def has(self, id: str) -> bool:
        return bool(self.database.ask("select 1 from packs where id = $1", id))

    def text(self, id: str) -> str:
        return next((text for (text,) in self.database.ask("select text from packs where id = $1", id)), "")

    def is_private(self, id: str) -> bool:
        return self.files.is_private(id)  # a file in the folder; rows are only found by those who may see them

    def rights(self, hashes: Collection[str]) -> Mapping[str, Right]:
        query = "select id, max(allows) from pack_keys where hash = any($1) group by id"  # read < write
        return {row[0]: row[1] for row in self.database.ask(query, list(hashes))}

    def beside_the_files(self, ids: Collection[str]) -> Iterator[Traversable]:
        found = self.database.ask("select id, text from packs where id = any($1) order by id", list(ids))
        for id, text in found:
            yield TypedPack(text, f"{id}.toml")  # type: ignore[misc]
