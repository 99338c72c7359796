"""The head of a chronicle: all that its first position rests on, cards included, so that a file needs no pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from regno.chronicles.messages import Catalogue, Refusal

FORMAT = 1
error = Catalogue("chronicles-errors")
Tables = dict[str, list[dict[str, Any]]]  # the tables of a pack by card type, as TOML and JSON hold them


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """What was settled when the chronicle was begun."""

    kind: str  # campaign, architects, paladins or viscounts
    title: str
    facts: dict[str, Any]  # players in seat order, and the position to start from
    rules: dict[str, str]  # every house rule of the kind
    figures: dict[str, list[int]] = field(default_factory=dict)  # score figures the owner has corrected
    packs: list[dict[str, Any]] = field(default_factory=list)  # the head of the pack the cards are from
    cards: Tables = field(default_factory=dict)
    seed: str = ""  # that the owner gave for the program's draws; they are in the log, so replay never needs it
    begun: str = ""  # date and time
    format: int = FORMAT

    def to_dict(self) -> dict[str, Any]:
        """The header for JSON."""
        return asdict(self)


def header_from(shape: Mapping[str, Any]) -> Header:
    """A header read back from JSON, refused when it is not one of ours."""
    if shape.get("format") != FORMAT:
        raise Refusal(error("wrong-format", format=str(shape.get("format")), known=FORMAT))
    kinds: dict[str, type] = {
        "kind": str, "title": str, "facts": dict, "rules": dict, "figures": dict,
        "packs": list, "cards": dict, "seed": str, "begun": str, "format": int,
    }  # fmt: skip
    for one in fields(Header):
        if not isinstance(shape.get(one.name), kinds[one.name]):
            raise Refusal(error("wrong-header", key=one.name))
    return Header(**{one.name: shape[one.name] for one in fields(Header)})


def players_of(header: Header, bounds: tuple[int, int]) -> tuple[str, ...]:
    """The players in seat order, clockwise: different names, as many as the kind allows."""
    low, high = bounds
    names = header.facts.get("players")
    if names is None:
        raise Refusal(error("players-missing", low=low, high=high))
    if not isinstance(names, list) or not all(
        isinstance(name, str) and name.strip() == name and name for name in names
    ):
        given = ", ".join(map(str, names)) if isinstance(names, list) else str(names)
        raise Refusal(error("players-wrong", value=given, low=low, high=high))
    if not low <= len(names) <= high:
        raise Refusal(error("players-count", count=len(names), low=low, high=high))
    for name, count in Counter(name.lower() for name in names).items():
        if count > 1:
            raise Refusal(error("players-same", name=next(one for one in names if one.lower() == name)))
    return tuple(names)
