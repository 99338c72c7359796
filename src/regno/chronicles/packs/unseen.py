"""A box on the table whose cards are typed as they are met: stand-ins for those that nobody has typed yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regno.chronicles.header import Tables
from regno.chronicles.packs.cards import UNSEEN, Card, is_unseen
from regno.chronicles.packs.pack import NOWHERE, TYPES, Pack, is_house, lacking
from regno.chronicles.packs.readers import read_card

Table = dict[str, Any]
PENALTY = [[{"do": "lose", "what": "honour"}]]


def scheme(group: str, base: Tables, number: int) -> Table:
    """A Scheme; whether it belongs to the Age of Artisans is seen on its back."""
    return {"steps": [], **({"artisans": True} if group == "artisans" else {})}


def rogue_reverend(group: str, base: Tables, number: int) -> Table:
    """A Rogue / Reverend with the powers that the rulebook prints; which skills it has nobody need tell."""
    first = base["rogue_reverend"][0]
    return {side: {key: first[side][key] for key in ("donations", "on")} for side in ("rogue", "reverend")}


# A card of each type that is met in play, by its group: of what the rulebook prints for all of them, the rest idle.
STAND_INS: dict[str, Callable[[str, Tables, int], Table]] = {
    "tome": lambda group, base, number: {"game": group, "objective": {}},
    "scheme": scheme,
    "future_scheme": lambda group, base, number: {"steps": []},
    "final_scheme": lambda group, base, number: {"steps": []},
    "event": lambda group, base, number: {"steps": []},
    "demand": lambda group, base, number: {
        "level": int(group), "items": ["clay"], "need": {"2": 0, "3": 0, "4": 0, "5": 0, "6": 0}, "met": 0, "failed": 0,
    },
    "rogue_reverend": rogue_reverend,
    "threat": lambda group, base, number: {
        "action": "order", "workers": {"1": 0, "2": 0, "3": 0, "4": 0}, "options": PENALTY,
    },
    "kings_order": lambda group, base, number: {"min": {}},
    "start_townsfolk": lambda group, base, number: {
        "action": "order", "tile": base["player_tile"][number % len(base["player_tile"])]["id"],
    },
    "summary": lambda group, base, number: {
        "top": {"ribbon": base["ribbon"][number % len(base["ribbon"])]["id"], "gain": []},
        "bottom": [{"on": "trade", "do": "remove_baron"}],
    },
}  # fmt: skip
# Types of which a box may have any number: they are entered when one is met or read at the table, and none is lent.
ANY_NUMBER_MET = ("p_townsfolk", "v_townsfolk")
# What a card keeps of its stand-in where its owner tells nothing else.
INHERITED = {
    "tome": ("game",),
    "scheme": ("artisans",),
    "demand": ("level",),
    "start_townsfolk": ("tile",),
    "summary": ("top",),
}


def unseen_id(type: str, group: str, number: int) -> str:
    """Return the id of a stand-in: ``unseen-tome-architects-1``. Types and groups have no hyphens."""
    return f"{UNSEEN}{type}-{group}-{number}"


def untyped_kinds(ids: Iterable[str]) -> tuple[str, ...]:
    """Return the types and groups of the stand-ins among some cards, each once: ``tome/architects``."""
    parts = [id.split("-") for id in ids if is_unseen(id)]
    return tuple(dict.fromkeys(f"{type}/{group}" for _, type, group, _ in parts))


def as_met(own: Pack, base: Pack, players: int) -> Pack:
    """Return an owner's pack to be played with before it is complete.

    Where cards are met in play, stand-ins fill each group; a card that lacks its number for that many players is met
    again. Of some types the box may have any number, and only the pack's own are there. All other cards that the pack
    lacks are those of the base, which fit the rulebook.
    """
    tables: Tables = {}
    lent = set[tuple[str, str]]()
    for name, card in TYPES.items():
        rows = own.tables.get(name, [])
        if name in STAND_INS:
            known = [row for row in rows if has_numbers(card, row, players)]
            tables[name] = [*known, *stand_ins(card, known, base.tables)]
        elif name in ANY_NUMBER_MET:
            tables[name] = list(rows)
        else:
            filling = list(lacking(card, rows, base.tables.get(name, [])))
            tables[name] = [*rows, *filling]
            lent |= {(name, row["id"]) for row in filling if is_house(base, name, row["id"])}
    return Pack(own.head, tables, own.places, frozenset(lent), as_met=True)


def has_numbers(card: type[Card], row: Table, players: int) -> bool:
    """Whether a card says its numbers for so many players."""
    return all(players in numbers for numbers in read_card(card, row, NOWHERE).players())


def stand_ins(card: type[Card], known: list[Table], base: Tables) -> list[Table]:
    """Return as many stand-ins as each group of a type lacks cards."""
    made = [read_card(card, row, NOWHERE) for row in known]
    found: list[Table] = []
    for group, need in card.COUNTS.items():
        have = sum(one.copies for one in made if one.group == group)
        for number in range(1, need - have + 1):
            table = STAND_INS[card.TYPE](group, base, len(found) + len(made))
            found.append({"id": unseen_id(card.TYPE, group, number), **table})
    return found


def complete_table(type: str, table: Table, stand_in: Table) -> Table:
    """Return a card as its owner entered it, with what its stand-in says and the owner did not."""
    kept = {key: stand_in[key] for key in INHERITED.get(type, ()) if key in stand_in}
    return {**kept, **table}
