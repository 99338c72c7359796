"""Hands: the limit of five, and naming several cards one by one."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import BASE_KINDS, HAND_LIMIT, KINDS, NO_CARD
from regno.proelio.moves import NOTHING
from regno.proelio.rules.zones import discard, hand_size
from regno.proelio.state import NOBODY, Events, Options, State


def clear_choice(s: State) -> None:
    """Nothing is half done: the fields of a choice or an attack under way are at rest."""
    s.then = steps.DEALER  # 0, which stands for none
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


def ask_for_cards(s: State, step: steps.Step, who: int, need: int) -> None:
    """Ask a House to name cards one by one in the order of kinds [P1, O7]."""
    s.step = step
    s.who = who
    s.need = need
    s.least = 0
    s.gold_least = 0
    s.gold_most = need


def why_not_name(s: State, kind: int) -> reasons.Reason:
    """A card may be named if it is held, not below the last one, and the choice can be completed after it [P1]."""
    if available(s, kind) < 1:
        return reasons.NOT_HELD
    if kind < s.least:
        return reasons.OUT_OF_ORDER
    base, gold = 0, 0
    for later in range(kind, KINDS):
        if later < BASE_KINDS:
            base += available(s, later)
        else:
            gold += available(s, later)
    fits = completes(kind, s.need, s.gold_least, s.gold_most, base, gold)
    return reasons.ALLOWED if fits else reasons.LEAVES_TOO_FEW


def available(s: State, kind: int) -> int:
    """Cards of a kind that may be named: all that are held, but for the one just bought [Q116]."""
    return s.hand[s.who][kind] - (1 if kind == s.taken else 0)


def completes(kind: int, need: int, gold_least: int, gold_most: int, base: int, gold: int) -> bool:
    """Whether ``need`` cards can be named, this kind first, out of so many Base and Imperial cards from it on."""
    golden = 1 if kind >= BASE_KINDS else 0
    rest = need - 1
    fewest = max(gold_least - golden, rest - (base - 1 + golden), 0)
    most = min(gold_most - golden, rest, gold - golden)
    return fewest <= most


def name_card(s: State, kind: int) -> None:
    """Count a named card off the choice under way."""
    s.need -= 1
    s.least = kind
    if kind >= BASE_KINDS:
        s.gold_least -= 1
        s.gold_most -= 1


def trim(s: State, seat: int, then: steps.Step) -> None:
    """[T2, D9a, A3] A House over the limit chooses what to discard, down to five [R13, R14]; then the game goes on."""
    excess = hand_size(s, seat) - HAND_LIMIT
    if excess > 0:
        ask_for_cards(s, steps.TRIM, seat, excess)
        s.then = then
    else:
        s.step = then


def trim_card(s: State, kind: int, e: Events) -> None:
    """One excess card goes to its pile, face up [Q8]."""
    discard(s, s.who, kind)
    events.emit(e, events.TRIM, s.who, s.who, kind, 1)
    name_card(s, kind)
    if s.need == 0:
        s.step = s.then


def gifts_trimmed_now(o: Options) -> bool:
    """Stolen, given and penalty cards over the limit go at once, or at the start of the receiver's turn [Q41, Q66]."""
    return o.trim_gifts == 1
