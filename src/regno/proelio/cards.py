"""The nineteen kinds of card, twelve Base and then seven Imperial, and what is printed on them.

Cards of a kind are interchangeable: zones are counts by kind, and nothing can be traced.
The order of kinds is fixed: several cards of one choice are named in it.
"""

from __future__ import annotations

from typing import NewType

from regno.proelio.constants import names_since

CardKind = NewType("CardKind", int)

SHIELDS, PALISADES, TOWER, PATROL = map(CardKind, range(4))  # Base defence
MANURE, SOLDIERS, KNIGHTS, TREBUCHETS, INFILTRATION = map(CardKind, range(4, 9))  # Base attack
RESOURCES, TEMPORARY_ALLIANCE, PLAGUE = map(CardKind, range(9, 12))  # Base strategy
HERO, FORTRESS, IMPERIAL_MANURE, IMPERIAL_RESOURCES, EDICT, BLACK_POWDER, INQUISITION = map(CardKind, range(12, 19))
NAMES = names_since("SHIELDS", globals())

KINDS = len(NAMES)
NO_CARD = CardKind(-1)
BASE_KINDS = 12  # kinds below this one have a black back, the others a golden one
BASE, IMPERIAL = 0, 1  # the two backs, and the two decks
BACKS = names_since("BASE", globals())
FIRST_OF_BACK = (0, BASE_KINDS)
END_OF_BACK = (BASE_KINDS, KINDS)
HAND_LIMIT = 5

ATTACKS = (MANURE, SOLDIERS, KNIGHTS, TREBUCHETS, INFILTRATION, HERO, IMPERIAL_MANURE, BLACK_POWDER)
IS_ATTACK = tuple(int(kind in ATTACKS) for kind in range(KINDS))
# What an attack card strikes with; a bluff, a thief and Black Powder have no number.
ATTACK_VALUE = (0, 0, 0, 0, 0, 1, 2, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0)
# What a defence card counts when deployed; 0 for the Edict, which needs no number.
DEFENCE_VALUE = (1, 2, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0)
DEFENCES = (SHIELDS, PALISADES, TOWER, PATROL, FORTRESS, EDICT)
IS_DEFENCE = tuple(int(kind in DEFENCES) for kind in range(KINDS))
# The card of a Fortification of value 1 to 4; index 0 is no Fortification.
FORTIFICATION = (NO_CARD, SHIELDS, PALISADES, TOWER, FORTRESS)

BARDS, BUILDERS, ARTISANS, THIEVES, SCRIBES, APOTHECARIES, MERCHANTS = 0, 1, 2, 3, 4, 5, 6
GUILDS = names_since("BARDS", globals())
NO_GUILD = -1

NO_SEASONS, SUMMER, AUTUMN, WINTER = 0, 1, 2, 3
SEASONS = ("none", "summer", "autumn", "winter")
