"""What a seat cannot see, dealt anew: another world in which that seat would know just the same."""

from __future__ import annotations

from random import Random

from regno.proelio import steps
from regno.proelio.cards import ATTACK_VALUE, ATTACKS, BASE_KINDS, BLACK_POWDER, KINDS, NO_CARD
from regno.proelio.jit.records import copy_of
from regno.proelio.state import Options, State, right

# From the reveal to the end of the attack its card lies open.
OPEN = (steps.PENALTY, steps.IGNORE, steps.ESCAPE, steps.SACRIFICE, steps.BUILDERS, steps.LOOT)


def hidden_attacks(s: State, seat: int) -> list[int]:
    """The Houses before which a card lies that this seat has not seen."""
    return [
        target
        for target in range(s.houses)
        if s.attack[target] != NO_CARD and right(s, target) != seat and not (target == s.turn and s.step in OPEN)
    ]


def could_lie(kind: int, fort: int, o: Options) -> bool:
    """Whether such a card could have been placed as an attack from that Fortification."""
    if kind not in ATTACKS:
        return False
    valid = fort >= o.black_powder_min_fort if kind == BLACK_POWDER else ATTACK_VALUE[kind] <= fort + 1
    return valid or bool(o.allow_invalid_attacks)


def dealt_anew(s: State, seat: int, o: Options, chosen: Random) -> State:
    """The same table with other hands, decks and face-down attacks: as many of each back, and each attack possible."""
    world = copy_of(s)
    zones = [world.deck] + [world.hand[other] for other in range(s.houses) if other != seat]
    shuffle_zones(zones, chosen)
    for target in hidden_attacks(s, seat):
        swap_attack(world, target, zones, o, chosen)
    return world


def shuffle_zones(zones: list[list[int]], chosen: Random) -> None:
    """Each zone keeps its number of cards of either back."""
    for kinds in (range(BASE_KINDS), range(BASE_KINDS, KINDS)):
        pool = [kind for zone in zones for kind in kinds for _ in range(zone[kind])]
        chosen.shuffle(pool)
        for zone in zones:
            size = sum(zone[kind] for kind in kinds)
            drawn, pool = pool[:size], pool[size:]
            for kind in kinds:
                zone[kind] = drawn.count(kind)


def swap_attack(world: State, target: int, zones: list[list[int]], o: Options, chosen: Random) -> None:
    """The card face down changes places with another of its back that could lie there."""
    old, fort = world.attack[target], world.attack_fort[target]
    places = [
        (zone, kind)
        for zone in zones
        for kind in range(KINDS)
        if zone[kind] and (kind < BASE_KINDS) == (old < BASE_KINDS) and could_lie(kind, fort, o)
    ]
    if places:
        zone, kind = chosen.choice(places)
        zone[kind] -= 1
        zone[old] += 1
        world.attack[target] = kind
