"""Sets and counts in one number say what a loop over the list says."""

from __future__ import annotations

from random import Random

from regno.proelio import bits
from regno.proelio.cards import BASE_KINDS, KINDS

LOT = Random(7)
SETS = [0, 1, 1 << 54, (1 << 55) - 1, *(LOT.getrandbits(55) for _ in range(200)), *(1 << place for place in range(55))]


def zones() -> list[list[int]]:
    """Counts by kind: empty, one card, few, and as many as a zone can hold of each back."""
    few = [[LOT.choice((0, 0, 1, 3)) for _ in range(KINDS)] for _ in range(60)]
    full = [[10] * BASE_KINDS + [18] * (KINDS - BASE_KINDS), [127] + [0] * (KINDS - 1), [0] * (KINDS - 1) + [127]]
    return [[0] * KINDS, *few, *full, *([int(kind == each) for kind in range(KINDS)] for each in range(KINDS))]


def test_places_of_bits() -> None:
    for number in SETS:
        check_places(number)


def check_places(number: int) -> None:
    places = [place for place in range(55) if number >> place & 1]
    assert bits.count_bits(number) == len(places)
    assert [bits.nth(number, which) for which in range(len(places))] == places
    out = [0] * 64
    assert out[: bits.write_places(number, out)] == places
    if places:
        assert bits.lowest(number) == places[0]
    if places and number < 1 << KINDS:
        assert bits.highest(number) == places[-1]


def test_the_kinds_of_a_zone() -> None:
    for zone in zones():
        assert bits.kinds_in(zone) == sum(1 << kind for kind in range(KINDS) if zone[kind])


def test_every_card_of_a_zone_has_its_place() -> None:
    for zone in zones():
        cards = [kind for kind in range(KINDS) for _ in range(zone[kind])]
        base = [kind for kind in cards if kind < BASE_KINDS]
        imperial = cards[len(base) :]
        assert [bits.base_card_at(zone, place) for place in range(len(base))] == base
        assert [bits.imperial_card_at(zone, place) for place in range(len(imperial))] == imperial
