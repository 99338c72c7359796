"""Hands: counting them, moving cards out of them, the limit of five, and naming several cards one by one."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import BASE_KINDS, HAND_LIMIT, KINDS, NO_CARD
from regno.proelio.layout import Row, rule
from regno.proelio.moves import NOTHING
from regno.proelio.state import NOBODY, Events, Options, State


@rule
def base_cards(row: Row) -> int:
    """How many cards of a zone have a black back."""
    total = 0
    for kind in range(BASE_KINDS):
        total += row[kind]
    return total


@rule
def imperial_cards(row: Row) -> int:
    """How many cards of a zone have a golden back."""
    total = 0
    for kind in range(BASE_KINDS, KINDS):
        total += row[kind]
    return total


@rule
def hand_size(s: State, seat: int) -> int:
    """How many cards a House holds; anybody may ask at any time [6, 9]."""
    return base_cards(s.hand[seat]) + imperial_cards(s.hand[seat])


@rule
def destitute(s: State, seat: int) -> bool:
    """No card in hand and no Fortification: the state of a defeated House [61]."""
    return s.fort[seat] == 0 and hand_size(s, seat) == 0


@rule
def discard(s: State, seat: int, kind: int) -> None:
    """From a hand to the pile of that card's deck [12, 15]."""
    s.hand[seat][kind] -= 1
    s.pile[kind] += 1


@rule
def hand_over(s: State, giver: int, taker: int, kind: int) -> None:
    """From one hand to another, unseen by the rest [44]."""
    s.hand[giver][kind] -= 1
    s.hand[taker][kind] += 1


@rule
def clear_choice(s: State) -> None:
    """Nothing is half done: the fields of a choice or an attack under way are at rest."""
    s.then = 0
    s.need = 0
    s.least = 0
    s.gold_least = 0
    s.gold_most = 0
    s.played = NOTHING
    s.owed = 0
    s.drawer = NOBODY
    s.back = 0
    s.taken = NO_CARD
    s.drawn[0] = NO_CARD
    s.drawn[1] = NO_CARD
    s.defence = 0
    s.thief = NOBODY
    s.robbed = 0
    s.gainer = NOBODY


@rule
def ask_for_cards(s: State, step: int, who: int, need: int) -> None:
    """Ask a House to name cards one by one in the order of kinds [2.14.1]."""
    s.step = step
    s.who = who
    s.need = need
    s.least = 0
    s.gold_least = 0
    s.gold_most = need


@rule
def why_not_name(s: State, kind: int) -> int:
    """A card may be named if it is held, not below the last one, and the choice can be completed after it [2.14.1]."""
    row = s.hand[s.who]
    if row[kind] - (1 if kind == s.taken else 0) < 1:
        return reasons.NOT_HELD
    if kind < s.least:
        return reasons.OUT_OF_ORDER
    golden = 1 if kind >= BASE_KINDS else 0
    base, gold = -1 + golden, -golden  # the card itself is no longer there for the rest of the choice
    for later in range(kind, KINDS):
        if later < BASE_KINDS:
            base += row[later]
        else:
            gold += row[later]
    if s.taken >= kind:
        if s.taken < BASE_KINDS:
            base -= 1
        else:
            gold -= 1
    rest = s.need - 1
    fewest = max(s.gold_least - golden, rest - base, 0)
    most = min(s.gold_most - golden, rest, gold)
    return reasons.ALLOWED if fewest <= most else reasons.LEAVES_TOO_FEW


@rule
def name_card(s: State, kind: int) -> None:
    """Count a named card off the choice under way."""
    s.need -= 1
    s.least = kind
    if kind >= BASE_KINDS:
        s.gold_least -= 1
        s.gold_most -= 1


@rule
def trim(s: State, seat: int, then: int) -> None:
    """A House over the limit chooses what to discard, down to five [13, 14]; then the game goes on."""
    excess = hand_size(s, seat) - HAND_LIMIT
    if excess > 0:
        ask_for_cards(s, steps.TRIM, seat, excess)
        s.then = then
    else:
        s.step = then


@rule
def trim_card(s: State, kind: int, e: Events) -> None:
    """One excess card goes to its pile, face up [8]."""
    discard(s, s.who, kind)
    events.tell(e, events.TRIM, s.who, s.who, kind, 1)
    name_card(s, kind)
    if s.need == 0:
        s.step = s.then


@rule
def gifts_trimmed_now(o: Options) -> bool:
    """Stolen, given and penalty cards over the limit go at once, or at the start of the receiver's turn [41, 66]."""
    return o.trim_gifts == 1
