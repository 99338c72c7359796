"""The value network at the leaves of the Champion's search: each House's chance to win in a world that is known whole.

As ``value_net.py``, with more inputs: of each House also the cards that it holds twice, its Imperial cards and the
Fortification behind the attack on it; of the table the decks, the discard piles and the stage of the game. Two hidden
layers of rectified units, and a linear path past them. It reads all hands, which is no leak: a world of the search is
imagined from a View.
"""

from __future__ import annotations

from math import exp
from typing import Annotated, Any

from regno.players.models.features import HOUSE, HouseFeatures, add_house_feature, extract_house_features, stamp
from regno.players.models.linear_value import softmax_shares
from regno.players.relations import RELATIONS, house_in_relation
from regno.proelio.cards import BASE, IMPERIAL, KINDS, NO_CARD
from regno.proelio.jit.records import Row, plain
from regno.proelio.state import SEATS, Options, State

LEAF_UNITS, SECOND_UNITS = 64, 16
PILE_COUNTS, DECK_SIZES, CARDS_A_SIZE, GOLD_SIZES, STAGES, TURNS_A_STAGE, PLAGUES = 4, 12, 6, 5, 10, 3, 4
FORTS, GOLDEN = 5, 4

MORE = HOUSE.size  # the features of a House go on here
HOUSE_MORE = {"twice": KINDS, "attack_fort": FORTS, "gold": GOLDEN}
ATTACK_FORT, GOLD = MORE + KINDS, MORE + KINDS + FORTS
HOUSE_INPUTS = MORE + sum(HOUSE_MORE.values())
TABLE = {
    "deck": DECK_SIZES, "gold_deck": GOLD_SIZES, "pile": KINDS * PILE_COUNTS, "stage": STAGES, "equitas": 1,
    "plagues": PLAGUES, "houses": SEATS + 1,
}  # fmt: skip
GOLD_DECK, PILE = DECK_SIZES, DECK_SIZES + GOLD_SIZES
STAGE = PILE + KINDS * PILE_COUNTS
EQUITAS, PLAGUE_COUNT, SIZE = STAGE + STAGES, STAGE + STAGES + 1, STAGE + STAGES + 1 + PLAGUES
FIRST_TABLE = RELATIONS * HOUSE_INPUTS
LEAF_INPUTS = FIRST_TABLE + sum(TABLE.values())
MAX_TABLE = 96  # active at once
LEAF_STAMP = stamp({"house": HOUSE.sizes, "more": HOUSE_MORE, "table": TABLE, "relations": {"all": RELATIONS}})


class LeafNet:
    """Weights into the first hidden layer, from it into the second, out of both, and of the linear path past them."""

    units: int  # of the first layer, always LEAF_UNITS; see ``add_scaled``
    second_units: int
    into: Annotated[list[list[float]], (LEAF_INPUTS, LEAF_UNITS), "f4"]
    second: Annotated[list[list[float]], (LEAF_UNITS, SECOND_UNITS), "f4"]
    out: Annotated[list[float], (LEAF_UNITS,), "f4"]
    second_out: Annotated[list[float], (SECOND_UNITS,), "f4"]
    past: Annotated[list[float], (LEAF_INPUTS,), "f4"]


class LeafFeatures(HouseFeatures):
    """The non-zero features of every House, and the active ones of the table."""

    table_count: int
    table: Annotated[Row, (MAX_TABLE,), "i4"]


class LeafScratch(LeafFeatures):
    """Scratch space of one estimate."""

    common: Annotated[list[float], (LEAF_UNITS,), "f4"]  # what the table adds to the units, the same for every House
    common_score: Annotated[float, (), "f8"]
    unit: Annotated[list[list[float]], (SEATS, LEAF_UNITS), "f4"]
    second: Annotated[list[list[float]], (SEATS, SECOND_UNITS), "f4"]


# ---------------------------------------------------------------- features


def add_table_feature(t: LeafFeatures, feature: int) -> None:
    """Append an active feature of the table."""
    t.table[t.table_count] = feature
    t.table_count += 1


def extract_leaf_features(s: State, o: Options, t: LeafFeatures) -> None:
    """Write the features of all Houses and of the table."""
    t.table_count = 0
    for seat in range(s.houses):
        extract_house_features(s, seat, o, t)
        for kind in range(KINDS):
            t.index[seat][t.count[seat]] = MORE + kind
            t.value[seat][t.count[seat]] = 1
            t.count[seat] += 1 if s.hand[seat][kind] > 1 else 0
        if s.attack[seat] != NO_CARD:
            add_house_feature(t, seat, ATTACK_FORT + min(s.attack_fort[seat], FORTS - 1), 1)
        add_house_feature(t, seat, GOLD + min(s.hand_size[seat][IMPERIAL], GOLDEN - 1), 1)
    add_table_feature(t, FIRST_TABLE + min(s.deck_size[BASE] // CARDS_A_SIZE, DECK_SIZES - 1))
    add_table_feature(t, FIRST_TABLE + GOLD_DECK + min(s.deck_size[IMPERIAL], GOLD_SIZES - 1))
    for kind in range(KINDS):
        for number in range(min(s.pile[kind], PILE_COUNTS)):
            add_table_feature(t, FIRST_TABLE + PILE + kind * PILE_COUNTS + number)
    add_table_feature(t, FIRST_TABLE + STAGE + min(s.turns[s.turn] // TURNS_A_STAGE, STAGES - 1))
    if s.equitas_used > 0:
        add_table_feature(t, FIRST_TABLE + EQUITAS)
    add_table_feature(t, FIRST_TABLE + PLAGUE_COUNT + min(s.plagues, PLAGUES - 1))
    add_table_feature(t, FIRST_TABLE + SIZE + s.houses)


# ---------------------------------------------------------------- layers


def add_weights(total: list[float], row: list[float], value: float, count: int) -> None:
    """Add a scaled row. The length is an argument because LLVM unrolls a constant one, which is slower."""
    for place in range(count):
        total[place] += value * row[place]


def add_two_rows(total: list[float], one: list[float], two: list[float], x: float, y: float, count: int) -> None:
    """Add two scaled rows, which reads and writes the sum once instead of twice."""
    for place in range(count):
        total[place] += x * one[place] + y * two[place]


def add_table(net: LeafNet, t: LeafScratch) -> None:
    """Write what the table adds."""
    total = 0.0
    for unit in range(net.units):
        t.common[unit] = 0.0
    for each in range(t.table_count):
        total += net.past[t.table[each]]
        add_weights(t.common, net.into[t.table[each]], 1.0, net.units)
    t.common_score = total


def leaf_score(s: State, net: LeafNet, t: LeafScratch, seat: int) -> float:
    """Return the score of one House, before the softmax; write its units."""
    unit, second, total = t.unit[seat], t.second[seat], t.common_score
    for place in range(net.units):
        unit[place] = t.common[place]
    for place in range(net.second_units):
        second[place] = 0.0
    for relation in range(min(RELATIONS, s.houses)):
        house, first = house_in_relation(s, seat, relation), relation * HOUSE_INPUTS
        index, value, count = t.index[house], t.value[house], t.count[house]
        in_twos = count // 2 * 2
        for each in range(0, in_twos, 2):
            one, two = first + index[each], first + index[each + 1]
            total += value[each] * net.past[one] + value[each + 1] * net.past[two]
            add_two_rows(unit, net.into[one], net.into[two], value[each], value[each + 1], net.units)
        if in_twos < count:
            total += value[in_twos] * net.past[first + index[in_twos]]
            add_weights(unit, net.into[first + index[in_twos]], value[in_twos], net.units)
    for place in range(net.units):
        if unit[place] > 0.0:
            total += unit[place] * net.out[place]
            add_weights(second, net.second[place], unit[place], net.second_units)
    for place in range(net.second_units):
        total += max(second[place], 0.0) * net.second_out[place]
    return total


def evaluate_leaf(s: State, o: Options, net: LeafNet, t: LeafScratch, chances: list[float]) -> None:
    """Write each House's chance to win."""
    extract_leaf_features(s, o, t)
    add_table(net, t)
    most = -1e9
    for seat in range(s.houses):
        chances[seat] = leaf_score(s, net, t, seat)
        most = max(most, chances[seat])
    for seat in range(s.houses):
        chances[seat] = exp(chances[seat] - most)
    softmax_shares(s, chances)


@plain
def widen(value_net: Any, leaf_net: Any) -> None:
    """Write a ValueNet as a LeafNet, which estimates the same: nothing is said by the other inputs and units."""
    units = int(value_net["units"])
    leaf_net["units"], leaf_net["second_units"] = LEAF_UNITS, SECOND_UNITS
    for relation in range(RELATIONS):
        first = relation * HOUSE_INPUTS
        leaf_net["into"][first : first + MORE, :units] = value_net["into"][relation]
        leaf_net["past"][first : first + MORE] = value_net["past"][relation]
    leaf_net["out"][:units] = value_net["out"]
