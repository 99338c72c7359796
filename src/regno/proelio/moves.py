"""The fifty-five moves, as numbers. Their words are in formats/move_text.py; what they do is in rules/."""

from __future__ import annotations

CARD = 0  # 0 to 18: one card; the step says whether it is deployed, given, paid ... A seat or a Guild for chance.
NO, PERK, SACRIFICE, HOLD, DRAW = 19, 20, 21, 22, 23
ATTACK = 24  # 24 to 31: the eight attack cards in their order
FORTIFY = 32
RESOURCES, RESOURCES_ARTISANS, IMPERIAL_RESOURCES, IMPERIAL_RESOURCES_ARTISANS = 33, 34, 35, 36
PLAGUE = 37
IMPERIAL, IMPERIAL_SCRIBES = 38, 39
EQUITAS_DECK, EQUITAS_PILE = 40, 41
TRADE = 42
ALLIANCE = 43  # 43 to 48: to the 0th (oneself) .. 5th House on the right
INQUISITION_RIGHT, INQUISITION_LEFT = 49, 50
SUPPORT, BARDS, MERCHANTS, PASS = 51, 52, 53, 54
MOVES = 55
NOTHING = -1  # no Action is under way
