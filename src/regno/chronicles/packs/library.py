"""Where packs are found: the house set that comes with Regno, and the owner's own in the data folder."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from regno.chronicles.header import Tables
from regno.chronicles.messages import Refusal, TextList
from regno.chronicles.packs.pack import TYPES, Pack, complete, files_of, read_pack
from regno.chronicles.packs.readers import msg
from regno.chronicles.packs.store import TypedPack, parse_typed

HOUSE = "house"


class PackLibrary:
    """The packs at hand: the house set, and every file or folder in ``<data folder>/packs``."""

    def __init__(self, folder: Path, more: Callable[[str], Iterable[Traversable]] = lambda _: ()) -> None:
        """``more`` returns a pack of some id that is in no file."""
        self.folder, self.more = folder / "packs", more

    def sources(self) -> Iterator[Traversable]:
        """The files and folders that hold packs."""
        yield files("regno.chronicles.packs").joinpath(HOUSE)
        if self.folder.is_dir():
            yield from sorted(one for one in self.folder.iterdir() if one.is_dir() or one.suffix == ".toml")

    def source(self, named: str) -> Traversable:
        """The source of a pack named by its id, or by the path of its file or folder."""
        path = Path(named)
        if path.suffix == ".toml" or path.is_dir():
            if not path.exists():
                raise Refusal(msg("unreadable", file=named))
            return path
        known = []  # the first of an id counts, so none can stand in for the house set
        for source in self.sources():
            known.append(read_again(source).head.id)
            if known[-1] == named:
                return source
        for source in self.more(named):
            return source
        raise Refusal(msg("unknown-pack", id=named, known=TextList(tuple(known))))

    def pack(self, named: str) -> Pack:
        """A pack with what it extends."""
        return self.with_base(read_again(self.source(named)), ())

    def with_base(self, pack: Pack, above: tuple[str, ...]) -> Pack:
        """A pack completed by the one it extends, and that by its own, in turn."""
        if not pack.head.extends:
            return pack
        if pack.head.extends in (*above, pack.head.id):
            raise Refusal(msg("circle", id=pack.head.id, extends=pack.head.extends))
        base = read_again(self.source(pack.head.extends))
        return complete(pack, self.with_base(base, (*above, pack.head.id)))


def read_again(source: Traversable) -> Pack:
    """A pack, read again only if its files have been written to since; whoever gets it changes nothing in it."""
    if isinstance(source, TypedPack):
        return parse_typed(source.text, source.name)
    stamps = []
    for file in files_of(source):
        if not isinstance(file, Path) or not file.exists():
            return read_pack(source)
        found = file.stat()
        stamps.append((file.name, found.st_mtime_ns, found.st_size))
    return read_cached_pack(Path(str(source)), tuple(stamps))


@lru_cache(maxsize=64)
def read_cached_pack(source: Path, stamps: tuple[tuple[str, int, int], ...]) -> Pack:
    """A pack by its place and what tells that it was written to."""
    return read_pack(source)


def tables_for(pack: Pack, kind: str) -> Tables:
    """The tables of a pack that a kind of chronicle needs."""
    return {name: rows for name, rows in pack.tables.items() if kind == TYPES[name].KIND and rows}


def whole_text(source: Traversable) -> str:
    """A pack's files as one TOML text, the head first: something to start an own pack from."""
    texts = [file.read_text(encoding="utf-8").strip() for file in files_of(source)]
    return "\n\n".join(sorted(texts, key=lambda text: "[pack]" not in text)) + "\n"
