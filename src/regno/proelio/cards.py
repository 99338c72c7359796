"""The nineteen kinds of card, twelve Base and then seven Imperial, and what is printed on them.

Cards of a kind are interchangeable: zones are counts by kind, and nothing can be traced.
The order of kinds is fixed: several cards of one choice are named in it.
"""

from __future__ import annotations

from regno.proelio.constants import names_since

SHIELDS, PALISADES, TOWER, PATROL = 0, 1, 2, 3  # Base defence
MANURE, SOLDIERS, KNIGHTS, TREBUCHETS, INFILTRATION = 4, 5, 6, 7, 8  # Base attack
RESOURCES, TEMPORARY_ALLIANCE, PLAGUE = 9, 10, 11  # Base strategy
HERO, FORTRESS, IMPERIAL_MANURE, IMPERIAL_RESOURCES, EDICT, BLACK_POWDER, INQUISITION = 12, 13, 14, 15, 16, 17, 18
NAMES = names_since("SHIELDS", globals())

KINDS = len(NAMES)
NO_CARD = -1
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
