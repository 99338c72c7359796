"""The inputs of the policy network: those of the linear policy, then what lies open beside them.

Every input is binary and reads only what the acting seat may see, so that a full State may be passed.
"""

from __future__ import annotations

from typing import Annotated

from regno.players.models.features import (
    ACTIONS,
    POLICY,
    FeatureSet,
    PolicyFeatures,
    add_feature,
    extract_policy_features,
    stamp,
)
from regno.players.relations import OWN, RELATIONS, house_in_relation
from regno.proelio import moves, steps
from regno.proelio.cards import BASE, IMPERIAL, KINDS, NO_CARD, SEASONS
from regno.proelio.info.visibility import is_revealed
from regno.proelio.jit.records import Row
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, State

COUNTS = 3  # one, two, three or more
DECK_SIZES, CARDS_A_SIZE = 8, 6  # sizes of the Base deck that are told apart
ROUNDS, TURNS_A_ROUND = 5, 3  # stages of a game, by one's own turns
FORTS = 5

OPEN = FeatureSet(
    step=int(steps.TURN_BEGINS),
    pile=KINDS * COUNTS,
    deployed=KINDS,
    held_thrice=KINDS,
    deck=DECK_SIZES,
    gold_deck=COUNTS + 1,
    gold=RELATIONS * COUNTS,  # Imperial cards in hand
    turn=SEATS,  # how many seats after this one the House at turn sits
    rounds=ROUNDS,
    season=len(SEASONS),
    attacked=RELATIONS * 2,  # the attack before a House, by its back
    attack_fort=RELATIONS * FORTS,  # and the Fortification behind it
    merchant=RELATIONS,
    houses=SEATS + 1,
    flags=5,  # allied; Equitas spent, called; a Fortification lost before, in this turn
    played=moves.MOVES + 1 - moves.DRAW,  # the Action under way
    revealed=KINDS,  # the attack that is being resolved
)
STEP, PILE, DEPLOYED, HELD_THRICE, DECK, GOLD_DECK, GOLD, TURN, ROUND_OF, SEASON, ATTACKED, ATTACK_FORT = (
    POLICY.size + offset
    for offset in OPEN.offsets(
        "step", "pile", "deployed", "held_thrice", "deck", "gold_deck", "gold", "turn", "rounds", "season",
        "attacked", "attack_fort",
    )
)  # fmt: skip
MERCHANT, HOUSES, FLAGS, PLAYED, REVEALED = (
    POLICY.size + offset for offset in OPEN.offsets("merchant", "houses", "flags", "played", "revealed")
)
INPUTS = POLICY.size + OPEN.size
MAX_INPUTS = 128  # active at once
NET_STAMP = stamp({"policy": POLICY.sizes, "open": OPEN.sizes, "actions": ACTIONS.sizes})


class NetFeatures(PolicyFeatures):
    """The active inputs of one decision."""

    features: Annotated[Row, (MAX_INPUTS,), "i4"]


def add_if(f: NetFeatures, feature: int, given: bool) -> None:
    """Append a feature if it is given; without a branch, for the next one overwrites a feature that is not."""
    f.features[f.count] = feature
    f.count += 1 if given else 0


def add_count(f: NetFeatures, first: int, number: int) -> None:
    """Append how many there are, if any: one, two, or more."""
    add_if(f, first + min(number, COUNTS) - 1, number > 0)


def extract_net_features(s: State, f: NetFeatures) -> None:
    """Write the active inputs of the acting seat."""
    extract_policy_features(s, f)
    me = s.who
    add_feature(f, STEP + s.step)
    add_feature(f, HOUSES + s.houses)
    for kind in range(KINDS):
        add_count(f, PILE + kind * COUNTS, s.pile[kind])
        add_if(f, DEPLOYED + kind, s.deployed[kind] > 0)
        add_if(f, HELD_THRICE + kind, s.hand[me][kind] > 2)
    for relation in range(min(RELATIONS, s.houses)):
        add_open_house(s, f, house_in_relation(s, me, relation), relation)
    add_stage(s, f, me)


def add_open_house(s: State, f: NetFeatures, house: int, relation: int) -> None:
    """Add what lies open before one House."""
    add_count(f, GOLD + relation * COUNTS, s.hand_size[house][IMPERIAL])
    add_if(f, MERCHANT + relation, s.merchant == house)
    if s.attack[house] != NO_CARD:
        add_feature(f, ATTACKED + relation * 2 + back_of(s.attack[house]))
        add_if(f, ATTACK_FORT + relation * FORTS + min(s.attack_fort[house], FORTS - 1), relation != OWN)


def add_stage(s: State, f: NetFeatures, me: int) -> None:
    """Add how far the game and the present turn are."""
    add_feature(f, DECK + min(s.deck_size[BASE] // CARDS_A_SIZE, DECK_SIZES - 1))
    add_feature(f, GOLD_DECK + min(s.deck_size[IMPERIAL], COUNTS))
    add_feature(f, TURN + (s.turn - me + s.houses) % s.houses)
    add_feature(f, ROUND_OF + min(s.turns[me] // TURNS_A_ROUND, ROUNDS - 1))
    add_feature(f, SEASON + s.season)
    add_if(f, FLAGS, s.allied == 1)
    add_if(f, FLAGS + 1, s.equitas_used == 1)
    add_if(f, FLAGS + 2, s.equitas_called == 1)
    add_if(f, FLAGS + 3, s.forts_lost > 0)
    add_if(f, FLAGS + 4, s.forts_lost_now == 1)
    add_if(f, PLAYED + s.played - moves.DRAW, s.played >= moves.DRAW)
    if is_revealed(s.step):
        add_feature(f, REVEALED + s.attack[s.turn])
