"""Write the TypeScript types of every message of the wire from ``regno.web.messages``.

python tools/typescript.py            write ui/src/lib/messages.ts
python tools/typescript.py --check    fail if the file is stale
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from regno.web import messages

FILE = Path(__file__).resolve().parent.parent / "ui" / "src" / "lib" / "messages.ts"
ROOTS = {"Request": messages.AnyRequest, "Reply": messages.AnyReply}
OVER_HTTP = (messages.Made, messages.Tables, messages.Mine, messages.Forget, messages.Trouble)
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
HEAD = "// Made by tools/typescript.py from src/regno/web/messages.py: change that file, then run the tool.\n"

REQUESTS = {each.__name__ for each in get_args(messages.AnyRequest)}  # in these, what has a default may be left out


def written(kind: Any) -> str:
    """A type as TypeScript writes it."""
    origin, inner = get_origin(kind), get_args(kind)
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in inner)
    if origin is list:
        item = written(inner[0])
        return f"({item})[]" if " | " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {written(inner[1])}>"
    if origin in (UnionType, typing.Union):
        return " | ".join(written(each) for each in inner)
    return str(kind.__name__)


def structs_in(kind: Any, seen: dict[type, None]) -> None:
    """Every struct that a type speaks of, in the order in which they are met, the inner ones first."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        if kind not in seen:
            for field in typing.get_type_hints(kind).values():
                structs_in(field, seen)
            seen[kind] = None
    else:
        for inner in get_args(kind):
            structs_in(inner, seen)


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    """A struct as an interface; a field that may be left out on the wire is optional here."""
    config, hints = struct.__struct_config__, typing.get_type_hints(struct)
    yield f"/** {' '.join((struct.__doc__ or '').split())} */"
    yield f"export interface {struct.__name__} {{"
    if config.tag is not None:
        yield f"  {config.tag_field}: '{config.tag}';"
    for field in msgspec.structs.fields(struct):
        leavable = not field.required and (config.omit_defaults or struct.__name__ in REQUESTS)
        yield f"  {field.encode_name}{'?' if leavable else ''}: {written(hints[field.name])};"
    yield "}"


def text() -> str:
    """The whole file."""
    seen: dict[type, None] = {}
    for kind in (*ROOTS.values(), *OVER_HTTP):
        structs_in(kind, seen)
    parts = ["\n".join(interface(struct)) for struct in seen]
    unions = [f"export type {name} = {written(kind)};" for name, kind in ROOTS.items()]
    return "\n".join([HEAD, "\n\n".join([*parts, *unions]), ""])


def main(words: list[str]) -> int:
    if "--check" in words:
        return 0 if FILE.exists() and FILE.read_text(encoding="utf-8") == text() else 1
    FILE.parent.mkdir(parents=True, exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
