"""Weights of the heuristic player in heuristic.py."""

from __future__ import annotations

from typing import Annotated, Any

from regno.proelio.cards import KINDS
from regno.proelio.jit.records import Row, blank, plain


class HeuristicWeights:
    """Scores of actions and values of cards. Lists of six are indexed by cards in hand, 0 to 5 and more."""

    worth: Annotated[Row, (KINDS,), "i4"]  # of keeping a card, by kind
    next_wall: int  # more for the card that the Fortification waits for
    far_off: int  # less for each level that a card is over one's own
    fair_price: int  # what a card must be worth to be bought from the Merchant
    noise: int  # upper bound of the random noise added to each Action's score, at least 1
    # Actions
    draw: Annotated[Row, (6,), "i4"]  # by own cards
    fortify: Annotated[Row, (4,), "i4"]  # by the Fortification there is
    gather: Annotated[Row, (6,), "i4"]  # Resources of either kind, by own cards
    gather_more: Annotated[Row, (4,), "i4"]  # plain, with Artisans; Imperial, with Artisans
    plague: Annotated[Row, (6,), "i4"]  # by own cards
    plague_bare: int  # more without a Fortification
    imperial: Annotated[Row, (6,), "i4"]  # by own cards
    imperial_price: int  # less for each point of worth paid
    equitas: int
    trade: int
    bards: Annotated[Row, (6,), "i4"]  # by the right neighbour's cards
    alliance: int
    for_ally: int  # more where it helps a partner
    support: int
    inquisition: int
    merchants: int
    refuse: int  # a Perk kept for later; a pass
    # attacks
    strike: Annotated[Row, (5,), "i4"]  # by the value of the card; 0 is a bluff
    strike_cards: int  # less for each card of the target
    deadly: int  # more if the target may fall by it
    attack_left: Annotated[Row, (5,), "i4"]  # by the cards left to a House without a Fortification
    infiltration: Annotated[Row, (6,), "i4"]  # by the target's Base cards
    black_powder: int
    powder_wall: int  # more for each level of the target's Fortification
    # defence
    guard: Annotated[Row, (6,), "i4"]  # the defence wanted against a blow that cannot be deadly, by own cards
    defence_price: int  # no card dearer than this is deployed
    misfit: int  # dearer for each point of value missing or wasted
    patrol: int  # cheaper for the first Patrol
    card_price: int  # of a card given as loot
    bare_price: int  # more for an empty hand
    wall_price: Annotated[Row, (5,), "i4"]  # of the Fortification given up, by its value


@plain
def make_weights(**numbers: Any) -> HeuristicWeights:
    """Return weights with every field given."""
    made = blank(HeuristicWeights)
    for name in vars(made):
        setattr(made, name, numbers[name])
    return made


# Tuned by hand: fortifies to the top, defends, sometimes bluffs.
HAND_TUNED = make_weights(
    worth=[30, 40, 40, 40, 10, 30, 40, 40, 40, 50, 5, 20, 60, 50, 20, 70, 70, 70, 30],
    next_wall=40,
    far_off=12,
    fair_price=70,
    noise=12,
    draw=[60, 55, 50, 45, 35, 15],
    fortify=[95, 90, 85, 80],
    gather=[90, 80, 75, 70, 62, 40],
    gather_more=[0, 4, 5, 9],
    plague=[60, 50, 40, 30, 20, 15],
    plague_bare=15,
    imperial=[0, 0, 0, 30, 60, 75],
    imperial_price=1,
    equitas=96,
    trade=40,
    bards=[0, 95, 60, 20, 10, 0],
    alliance=0,
    for_ally=20,
    support=0,
    inquisition=30,
    merchants=5,
    refuse=25,
    strike=[30, 45, 60, 75, 95],
    strike_cards=4,
    deadly=50,
    attack_left=[-60, -30, -10, 0, 0],
    infiltration=[0, 90, 60, 50, 45, 40],
    black_powder=50,
    powder_wall=12,
    guard=[3, 3, 3, 2, 2, 1],
    defence_price=90,
    misfit=8,
    patrol=15,
    card_price=35,
    bare_price=40,
    wall_price=[0, 40, 75, 110, 140],
)

# Improved by an evolution strategy, see docs/players.md: the rollout policy of the search.
EVOLVED = make_weights(
    worth=[30, 33, 40, 31, 16, 30, 43, 75, 40, 81, 5, 20, 82, 50, 19, 97, 70, 55, 30],
    next_wall=18,
    far_off=12,
    fair_price=70,
    noise=3,
    draw=[72, 55, 50, 52, 47, 15],
    fortify=[95, 90, 13, 85],
    gather=[103, 97, 70, 72, 71, 59],
    gather_more=[-1, 10, -1, 0],
    plague=[41, 50, 45, 19, 20, 7],
    plague_bare=40,
    imperial=[0, -6, 12, 15, 61, 30],
    imperial_price=15,
    equitas=148,
    trade=56,
    bards=[12, 62, 75, 20, 2, 13],
    alliance=-3,
    for_ally=21,
    support=-2,
    inquisition=30,
    merchants=0,
    refuse=25,
    strike=[25, 57, 66, 75, 106],
    strike_cards=4,
    deadly=44,
    attack_left=[-60, -30, -10, -4, 0],
    infiltration=[0, 92, 53, 55, 45, 48],
    black_powder=35,
    powder_wall=12,
    guard=[3, 0, 0, 1, 2, 0],
    defence_price=93,
    misfit=7,
    patrol=6,
    card_price=16,
    bare_price=40,
    wall_price=[-4, 49, 109, 94, 157],
)
