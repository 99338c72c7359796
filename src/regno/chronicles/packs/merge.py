"""Two packs as one: cards that only the other has join; of a card that both have differently one stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from regno.chronicles.header import Tables

Prefer = Literal["mine", "theirs"]


@dataclass(frozen=True, slots=True)
class Merged:
    """The cards of both packs, and how many joined, replaced one of ours, or stayed out because ours was kept."""

    tables: Tables
    joined: int = 0
    replaced: int = 0
    kept: int = 0


def merge_tables(mine: Tables, theirs: Tables, prefer: Prefer = "mine") -> Merged:
    """Return the cards of both. A card is the same if its id is, or if it says the same under another id."""
    tables = {name: list(rows) for name, rows in mine.items()}
    joined = replaced = kept = 0
    for name, rows in theirs.items():
        own = tables.setdefault(name, [])
        said = [content(one) for one in own]
        for row in rows:
            place = next((at for at, one in enumerate(own) if one["id"] == row["id"]), None)
            if place is None and content(row) not in said:
                own.append(row)
                said.append(content(row))
                joined += 1
            elif place is not None and own[place] != row:
                if prefer == "theirs":
                    own[place] = row
                replaced += prefer == "theirs"
                kept += prefer == "mine"
    return Merged(tables, joined, replaced, kept)


def content(row: dict[str, Any]) -> dict[str, Any]:
    """Return what a card says, without its id."""
    return {key: value for key, value in row.items() if key != "id"}
