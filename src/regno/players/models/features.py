"""The features of the models, each declared once: a name and a size; offsets follow from the order.

``HOUSE`` describes one House for the value functions, ``POLICY`` what the acting seat sees, ``ACTIONS`` the kinds of
answer. Weights are learnt by place, so a checkpoint stores ``STAMP``, the hash of these declarations.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from regno.players.relations import OWN, RELATIONS, house_in_relation
from regno.proelio import steps
from regno.proelio.cards import ATTACK_VALUE, AUTUMN, BASE, GUILDS, HAND_LIMIT, IMPERIAL, KINDS, NO_CARD, NO_GUILD
from regno.proelio.jit.records import Row, Rows, plain
from regno.proelio.rules.victory import points
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import SEATS, Options, State, left, right

WINTER_IS_NEAR = 12  # cards left in the Base deck
HANDS = HAND_LIMIT + 1  # sizes of a hand that are told apart
STRENGTHS = 5 * HANDS  # Fortification and hand
BLOWS, DEFENCES = 6, 6  # visible classes of attack; defences told apart


class FeatureSet:
    """Groups of features one after the other."""

    def __init__(self, **sizes: int) -> None:
        self.sizes, self.size = sizes, sum(sizes.values())

    def offsets(self, *names: str) -> list[int]:
        """Return where these groups begin; raise ValueError for one that is not declared."""
        declared = list(self.sizes)
        return [sum(list(self.sizes.values())[: declared.index(name)]) for name in names]


HOUSE = FeatureSet(
    cards=KINDS,  # how many of each kind
    strength=STRENGTHS,
    attack=KINDS,  # the one it must answer
    perk=len(GUILDS),  # its unused Guild
    turn=SEATS,  # turns until its own
    points=2,  # from Autumn on, and again when Winter is near
    season=3,
    plague=1,
    merchant=1,
)
CARDS, STRENGTH, ATTACK, PERK, TURN = HOUSE.offsets("cards", "strength", "attack", "perk", "turn")
POINTS, SEASON, PLAGUE, MERCHANT = HOUSE.offsets("points", "season", "plague", "merchant")
LINEAR_FEATURES = SEASON  # the linear value function knows those before

POLICY = FeatureSet(
    bias=1,
    held=KINDS,
    held_twice=KINDS,
    strength=RELATIONS * STRENGTHS,
    gold=RELATIONS - 1,  # whether the others hold any
    incoming=BLOWS,  # the attack before the seat, by its back and the Fortification behind it
    defended=BLOWS * DEFENCES,  # the same with the defence so far
    own_attack=KINDS,
    others_fight=2,
    plagues=RELATIONS + 1,
    perks=RELATIONS * len(GUILDS),  # unused Guilds
    late=2,
    need=4,  # cards still to name
    missing=6 * 5,  # what a revealed attack lacks, and the Fortification of its House
    merchant=1,
)
BIAS, HELD, HELD_TWICE, POLICY_STRENGTH, GOLD = POLICY.offsets("bias", "held", "held_twice", "strength", "gold")
INCOMING, DEFENDED, OWN_ATTACK, OTHERS_FIGHT = POLICY.offsets("incoming", "defended", "own_attack", "others_fight")
PLAGUES, PERKS, LATE, NEED = POLICY.offsets("plagues", "perks", "late", "need")
MISSING, POLICY_MERCHANT = POLICY.offsets("missing", "merchant")

ACTIONS = FeatureSet(
    act=33,  # Actions and free plays
    deploy=KINDS + 1,
    discard=KINDS,
    give=KINDS,
    want=KINDS + 1,  # bought or kept
    pass_on=KINDS,  # to an ally
    yes_no=6 * 2,  # by step
)


@plain
def stamp(declared: dict[str, dict[str, int]]) -> str:
    """Return the hash of declarations: names, sizes and their order."""
    return hashlib.sha256(repr(declared).encode()).hexdigest()[:16]


STAMP = stamp({"house": HOUSE.sizes, "policy": POLICY.sizes, "actions": ACTIONS.sizes})

MAX_HOUSE_FEATURES = 32  # non-zero at once
MAX_POLICY_FEATURES = 48


# ---------------------------------------------------------------- of a House


class HouseFeatures:
    """The non-zero features of every House."""

    count: Annotated[Row, (SEATS,), "i4"]
    index: Annotated[Rows, (SEATS, MAX_HOUSE_FEATURES), "i4"]
    value: Annotated[list[list[float]], (SEATS, MAX_HOUSE_FEATURES), "f4"]


def add_house_feature(t: HouseFeatures, seat: int, index: int, value: int) -> None:
    """Append a non-zero feature of a House."""
    t.index[seat][t.count[seat]] = index
    t.value[seat][t.count[seat]] = value
    t.count[seat] += 1


def extract_house_features(s: State, seat: int, o: Options, t: HouseFeatures) -> None:
    """Write the non-zero features of a House."""
    count = 0
    for kind in range(KINDS):  # without a branch, which would be mispredicted: the next kind overwrites one not held
        t.index[seat][count] = CARDS + kind
        t.value[seat][count] = s.hand[seat][kind]
        count += 1 if s.hand[seat][kind] > 0 else 0
    t.count[seat] = count
    add_house_feature(t, seat, STRENGTH + strength(s, seat), 1)
    add_house_feature(t, seat, TURN + (seat - s.turn + s.houses) % s.houses, 1)
    if s.attack[seat] != NO_CARD:
        add_house_feature(t, seat, ATTACK + s.attack[seat], 1)
    if s.guild[seat] != NO_GUILD and s.exhausted[seat] == 0:
        add_house_feature(t, seat, PERK + s.guild[seat], 1)
    near = s.season == AUTUMN and s.deck_size[BASE] <= WINTER_IS_NEAR
    add_house_feature(t, seat, SEASON + (2 if near else 1 if s.season == AUTUMN else 0), 1)
    if s.season == AUTUMN:
        add_house_feature(t, seat, POINTS, points(s, seat, o))
        if near:
            add_house_feature(t, seat, POINTS + 1, points(s, seat, o))
    if s.plague[seat] > 0:
        add_house_feature(t, seat, PLAGUE, 1)
    if s.merchant == seat:
        add_house_feature(t, seat, MERCHANT, 1)


def strength(s: State, house: int) -> int:
    """Return the class of a House by Fortification and size of its hand."""
    return s.fort[house] * HANDS + min(hand_size(s, house), HAND_LIMIT)


# ---------------------------------------------------------------- of the acting seat, for the policy


class PolicyFeatures:
    """The active features of one decision."""

    count: int
    features: Annotated[Row, (MAX_POLICY_FEATURES,), "i4"]


def add_feature(f: PolicyFeatures, feature: int) -> None:
    """Append an active feature."""
    f.features[f.count] = feature
    f.count += 1


def extract_policy_features(s: State, f: PolicyFeatures) -> None:
    """Write the active features of the acting seat; with three Houses nobody sits across."""
    me = s.who
    f.count = 0
    add_feature(f, BIAS)
    for kind in range(KINDS):
        if s.hand[me][kind] > 0:
            add_feature(f, HELD + kind)
            if s.hand[me][kind] > 1:
                add_feature(f, HELD_TWICE + kind)
    for relation in range(min(RELATIONS, s.houses)):
        add_house(s, f, house_in_relation(s, me, relation), relation)
    add_attacks(s, f, me, left(s, me), right(s, me))
    add_table(s, f, me)
    add_decision(s, f)


def add_house(s: State, f: PolicyFeatures, house: int, relation: int) -> None:
    """Add the strength, gold, unused Perk and Plague of one House."""
    add_feature(f, POLICY_STRENGTH + relation * STRENGTHS + strength(s, house))
    if relation != OWN and s.hand_size[house][IMPERIAL] > 0:
        add_feature(f, GOLD + relation - 1)
    if s.guild[house] != NO_GUILD and s.exhausted[house] == 0:
        add_feature(f, PERKS + relation * len(GUILDS) + s.guild[house])
    if s.plague[house] > 0:
        add_feature(f, PLAGUES + relation)


def add_attacks(s: State, f: PolicyFeatures, me: int, prey: int, attacker: int) -> None:
    """Add the face-down attacks: the incoming one, the seat's own, and those between others."""
    if s.attack[me] != NO_CARD:
        blow = min(s.attack_fort[me], 4) if back_of(s.attack[me]) == BASE else 5
        add_feature(f, INCOMING + blow)
        if s.step == steps.DEPLOY:
            add_feature(f, DEFENDED + blow * DEFENCES + min(s.defence, DEFENCES - 1))
    if s.attack[prey] != NO_CARD:
        add_feature(f, OWN_ATTACK + s.attack[prey])
    if s.attack[attacker] != NO_CARD:
        add_feature(f, OTHERS_FIGHT)
    if s.attack[left(s, prey)] != NO_CARD and left(s, prey) != attacker:
        add_feature(f, OTHERS_FIGHT + 1)


def add_table(s: State, f: PolicyFeatures, me: int) -> None:
    """Add Plagues, the season and the Merchant."""
    if s.plagues > 0:
        add_feature(f, PLAGUES + RELATIONS)
    if s.season == AUTUMN:
        add_feature(f, LATE + (1 if s.deck_size[BASE] <= WINTER_IS_NEAR else 0))
    if s.merchant == me:
        add_feature(f, POLICY_MERCHANT)


def add_decision(s: State, f: PolicyFeatures) -> None:
    """Add the state of a multi-step decision: cards still to name, or how much a revealed attack lacks."""
    if s.step == steps.TRIM or s.step == steps.LOOT or s.step == steps.PAY:
        add_feature(f, NEED + min(max(s.need, 1), 4) - 1)
    if s.step == steps.SACRIFICE or s.step == steps.BUILDERS:
        add_feature(f, MISSING + min(max(ATTACK_VALUE[s.attack[s.turn]] - s.defence, 0), 5) * 5 + s.fort[s.turn])
