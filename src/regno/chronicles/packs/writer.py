"""Packs as TOML text, written so that people can read on: one key a line, tables and lists inside a card on one."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from regno.chronicles.header import Tables

BARE = re.compile(r"[A-Za-z0-9_-]+")


def value_text(value: Any) -> str:
    """A value as TOML writes it. JSON's strings are TOML's, but for the one letter that TOML wants escaped."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key_text(key)} = {value_text(inner)}" for key, inner in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return str(value)


def key_text(key: str) -> str:
    """A key, in quotes where it must be."""
    return key if BARE.fullmatch(key) else json.dumps(key)


def table_text(table: Mapping[str, Any]) -> str:
    """The keys of a table, one a line."""
    return "".join(f"{key_text(key)} = {value_text(value)}\n" for key, value in table.items())


def pack_text(head: Mapping[str, Any], tables: Tables) -> str:
    """A whole pack."""
    cards = [f"[[{name}]]\n{table_text(row)}" for name, rows in tables.items() for row in rows]
    return "\n".join([f"[pack]\n{table_text(head)}", *cards])
