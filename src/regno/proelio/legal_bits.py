"""The legal moves as the bits of one number, worked out from tables and sets of kinds instead of move by move.

Nothing here is a rule of its own: ``engine.why_not`` says what is allowed and why not, and tests hold every set made
here equal to it, choice by choice. What a table may choose is read by the rules that own it, as everywhere.
"""

from __future__ import annotations

from regno.proelio import moves, reasons, steps
from regno.proelio.bits import highest, kinds_in
from regno.proelio.cards import (
    ARTISANS,
    ATTACK_VALUE,
    ATTACKS,
    BARDS,
    BASE,
    BASE_KINDS,
    BLACK_POWDER,
    DEFENCE_VALUE,
    DEFENCES,
    FORTIFICATION,
    IMPERIAL,
    IMPERIAL_RESOURCES,
    INQUISITION,
    KINDS,
    MERCHANTS,
    NO_GUILD,
    PLAGUE,
    RESOURCES,
    SCRIBES,
    SHIELDS,
    TEMPORARY_ALLIANCE,
)
from regno.proelio.jit.records import Row
from regno.proelio.rules import allies, attack, defence, equitas, guilds, hand, imperial, merchant, seasons, strategy
from regno.proelio.rules.victory import undoes_itself
from regno.proelio.rules.zones import hand_size
from regno.proelio.state import NOBODY, SEATS, Options, State, left, right

LEVELS = range(5)  # of a Fortification
ALL_BASE = (1 << BASE_KINDS) - 1
# By the level of one's Fortification: the attacks with a number and the defences that it is high enough for, as kinds;
# the card that would raise it.
WEAPONS = tuple(
    sum(1 << kind for kind in ATTACKS if ATTACK_VALUE[kind] <= fort + 1 and kind != BLACK_POWDER) for fort in LEVELS
)
GUARDS = tuple(sum(1 << kind for kind in DEFENCES if DEFENCE_VALUE[kind] <= fort + 1) for fort in LEVELS)
NEXT_WALL = (*(1 << kind for kind in FORTIFICATION[1:]), 0)
ALL_WEAPONS = sum(1 << kind for kind in ATTACKS)
ALL_GUARDS = sum(1 << kind for kind in DEFENCES)

NO = 1 << moves.NO
PERK_OR_NO = 1 << moves.PERK | NO
EQUITAS = 1 << moves.EQUITAS_DECK
INQUISITIONS = 1 << moves.INQUISITION_RIGHT | 1 << moves.INQUISITION_LEFT
PERKS = 1 << moves.BARDS | 1 << moves.MERCHANTS
# The choices whose answers are always the same, by step; 0 for the others.
FIXED = dict.fromkeys((steps.IGNORE, steps.ESCAPE, steps.BUILDERS, steps.ARTISANS, steps.APOTHECARIES), PERK_OR_NO)
FIXED[steps.SACRIFICE] = 1 << moves.SACRIFICE | 1 << moves.HOLD
ANSWERS = tuple(FIXED.get(steps.Step(step), 0) for step in range(steps.ASKED))


# ---------------------------------------------------------------- cards of a hand or a pile


def name_bits(s: State) -> int:
    """Return the cards that may be named next, where so many of a hand are to be named [P1]."""
    row, taken = s.hand[s.who], s.taken
    held = kinds_in(row)
    if taken >= 0 and row[taken] == 1:
        held ^= 1 << taken
    held &= -1 << s.least
    if s.gold_least > 0 or s.gold_most < s.need:
        return fitting_bits(s, held)
    return held if s.need == 1 else leaving_enough(row, taken, s.need, held)


def leaving_enough(row: Row, taken: int, need: int, held: int) -> int:
    """Return what may be named first of several cards where backs do not matter: not the last ones, if too few."""
    following = 0
    while held != 0:
        last = highest(held)
        following += row[last] - (1 if last == taken else 0)
        if following >= need:
            break
        held ^= 1 << last
    return held


def fitting_bits(s: State, held: int) -> int:
    """Return what may be named where so many Imperial cards are due, seldom enough to ask card by card."""
    bits = 0
    for kind in range(KINDS):
        if held >> kind & 1 == 1 and hand.why_not_name(s, kind) == reasons.ALLOWED:
            bits |= 1 << kind
    return bits


def deployment_bits(s: State, o: Options) -> int:
    """Return the cards that may be deployed next, and stopping."""
    guards = ALL_GUARDS if defence.overlevel_counts_nothing(o) else GUARDS[s.fort[s.turn]]
    return kinds_in(s.hand[s.turn]) & guards & -1 << s.least | NO


def purchase_bits(s: State) -> int:
    """Return the Base discards that may be bought, and taking nothing."""
    return kinds_in(s.pile) & ALL_BASE | NO


# ---------------------------------------------------------------- the Action


def action_bits(s: State, o: Options) -> int:
    """Return free plays and Actions, or a pass where no Action is possible."""
    held, perk = kinds_in(s.hand[s.turn]), usable_perk(s)
    undoing, drawable = undoes_itself(s, o), seasons.can_draw(s, BASE, o)
    bits = 1 << moves.DRAW if drawable else 0
    if attack.why_no_attack(s, o) == reasons.ALLOWED:
        bits |= attack_bits(held, s.fort[s.turn], o)
    bits |= 1 << moves.FORTIFY if held & NEXT_WALL[s.fort[s.turn]] != 0 else 0
    bits |= strategy_bits(s, o, held, perk, undoing, drawable)
    bits |= imperial_bits(s, perk)
    if s.fort[s.turn] == 0:
        bits |= equitas_bits(s, o, held)
    bits |= 1 << moves.TRADE if merchant.why_not_trade(s) == reasons.ALLOWED else 0
    if s.allied == 1:
        bits |= 1 << moves.SUPPORT if allies.why_not_support(s, o) == reasons.ALLOWED else 0
    free = perk_bits(s, perk)
    if held >> INQUISITION & 1 == 1:
        looks = inquisition_bits(s)
        if imperial.is_free(o):
            free |= looks
        elif not undoing:
            bits |= looks
    return (bits if bits != 0 else 1 << moves.PASS) | free


def usable_perk(s: State) -> int:
    """Return the Guild of the House at turn while its Perk may be used, else NO_GUILD."""
    return s.guild[s.turn] if (s.exhausted[s.turn] == 0) & (s.merchant != s.turn) else NO_GUILD


def attack_bits(held: int, fort: int, o: Options) -> int:
    """Return the attacks with the cards held that one's level allows."""
    weapons = WEAPONS[fort] | (1 << BLACK_POWDER if attack.is_valid(BLACK_POWDER, fort, o) else 0)
    held &= ALL_WEAPONS if attack.may_be_invalid(o) else weapons
    bits = 0
    for place in range(len(ATTACKS)):
        bits |= (held >> ATTACKS[place] & 1) << place
    return bits << moves.ATTACK


def strategy_bits(s: State, o: Options, held: int, perk: int, undoing: bool, drawable: bool) -> int:
    """Return Resources of both kinds, the Plague and Temporary Alliance."""
    both = 3 if perk == ARTISANS and guilds.artisans_declared(o) else 1  # without and with Artisans
    bits = (held >> RESOURCES & 1) * both << moves.RESOURCES
    if not undoing or drawable:
        bits |= (held >> IMPERIAL_RESOURCES & 1) * both << moves.IMPERIAL_RESOURCES
        if s.plagues == 0 or strategy.plagues_stack(o):
            bits |= (held >> PLAGUE & 1) << moves.PLAGUE
    friends = 0 if undoing else (1 << s.houses) - 2
    return bits | (held >> TEMPORARY_ALLIANCE & 1) * (friends | (1 if strategy.allows_self(o) else 0)) << moves.ALLIANCE


def imperial_bits(s: State, perk: int) -> int:
    """Return the Imperial draw without and with Scribes, as far as it can be paid."""
    gold = min(s.hand_size[s.turn][IMPERIAL], imperial.PRICE)
    payable = hand_size(s, s.turn) >= imperial.PRICE
    bits = 1 << moves.IMPERIAL if payable & (imperial.gold_to_pay(s, 1) <= gold) else 0
    if perk == SCRIBES:
        bits |= 1 << moves.IMPERIAL_SCRIBES if payable & (imperial.gold_to_pay(s, 2) <= gold) else 0
    return bits


def equitas_bits(s: State, o: Options, held: int) -> int:
    """Return the calls of Equitas of a House without a Fortification; absent Houses have none either."""
    bare = 0
    for seat in range(SEATS):
        bare += 1 if s.fort[seat] == 0 else 0
    alone = bare == SEATS - s.houses + 1
    places = equitas.places_to_search(o)
    spent = s.equitas_used + s.equitas_called
    if not alone or places == equitas.OFF or spent > 0 or held >> SHIELDS & 1 == 1 or equitas.a_fort_was_lost(s, o):
        return 0
    return EQUITAS if places == equitas.DECK else EQUITAS * 3


def perk_bits(s: State, perk: int) -> int:
    """Return the own-turn Perks: Bards against a hand that is not empty, Merchants while the Merchant is in play."""
    if perk == BARDS:
        return 1 << moves.BARDS if hand_size(s, right(s, s.turn)) > 0 else 0
    return 1 << moves.MERCHANTS if (perk == MERCHANTS) & (s.merchant != NOBODY) else 0


def inquisition_bits(s: State) -> int:
    """Return the neighbours that have cards to be seen."""
    bits = 1 << moves.INQUISITION_RIGHT if hand_size(s, right(s, s.turn)) > 0 else 0
    return bits | (1 << moves.INQUISITION_LEFT if hand_size(s, left(s, s.turn)) > 0 else 0)


# ---------------------------------------------------------------- the other choices


def early_bits(s: State, o: Options) -> int:
    """Return what may be done before the Defence phase, and nothing of it [T3]."""
    bits = NO | perk_bits(s, usable_perk(s))
    if imperial.before_defence(o) and s.hand[s.turn][INQUISITION] > 0:
        bits |= inquisition_bits(s)
    return bits


def keep_bits(s: State) -> int:
    """Return the cards just drawn of which Scribes keep one."""
    bits = 0
    for place in range(2):
        bits |= 1 << s.drawn[place] if s.drawn[place] >= 0 else 0
    return bits


def plague_draw_bits(s: State, o: Options) -> int:
    """Return whether the Plague's card is drawn or not [A2.6b]."""
    may_decline = strategy.why_not_plague_draw(s, moves.NO, o) == reasons.ALLOWED
    return 1 << moves.DRAW | (NO if may_decline else 0)
