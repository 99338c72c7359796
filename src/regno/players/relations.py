"""Neighbours of a House: each attacks the House on its left and is attacked by the one on its right."""

from __future__ import annotations

from regno.proelio.state import State, left, right

OWN, PREY, ATTACKER, ACROSS = range(
    4
)  # the seat itself, its target, its attacker, its target's target; allies sit across
RELATIONS = 4


def house_in_relation(s: State, seat: int, relation: int) -> int:
    """Return the House in a relation to a seat. With three Houses the one across is the attacker itself."""
    if relation == OWN:
        return seat
    if relation == ATTACKER:
        return right(s, seat)
    return left(s, seat) if relation == PREY else left(s, left(s, seat))
