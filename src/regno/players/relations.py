"""What Houses are to each other: everybody attacks the House on the left, and is attacked by the one on the right."""

from __future__ import annotations

from regno.proelio.jit.records import rule
from regno.proelio.state import State, left, right

OWN, PREY, ATTACKER, ACROSS = range(4)  # oneself, one's prey, one's attacker, the prey's prey; allies sit across
RELATIONS = 4


@rule
def related(s: State, seat: int, relation: int) -> int:
    """The House that is so related to a seat. At a table of three the one across is the attacker, and nobody anew."""
    if relation == OWN:
        return seat
    if relation == ATTACKER:
        return right(s, seat)
    return left(s, seat) if relation == PREY else left(s, left(s, seat))
