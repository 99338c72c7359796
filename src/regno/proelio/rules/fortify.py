"""The Fortification: one Defence card face up, raised step by step [R17, R27]."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import FORTIFICATION
from regno.proelio.rules.zones import lose, to_pile
from regno.proelio.state import NOBODY, Events, State


def why_not_fortify(s: State) -> reasons.Reason:
    """[A2.3] Shields first, then Palisades, Tower, Fortress, the next one, from hand [Q12, R19, R20, R22, R26]."""
    if s.fort[s.turn] == 4:
        return reasons.FORT_AT_TOP
    if s.hand[s.turn][FORTIFICATION[s.fort[s.turn] + 1]] == 0:
        return reasons.NOT_HELD
    return reasons.ALLOWED


def fortify(s: State, e: Events) -> None:
    """Lay the next card; the one it replaces is discarded, which is not the loss of a Fortification [R21, Q77]."""
    old = s.fort[s.turn]
    new = FORTIFICATION[old + 1]
    if old > 0:
        to_pile(s, FORTIFICATION[old])
    lose(s, s.turn, new)
    s.fort[s.turn] = old + 1
    events.emit(e, events.FORTIFY, s.turn, NOBODY, new, old)
    s.step = steps.ACTION_ENDS


def lose_fort(s: State, seat: int, what: events.EventKind, e: Events) -> None:
    """A Fortification sacrificed, blown up or lost with an unpaid loot goes to its deck's pile [Q15, Q45, Q77]."""
    if s.fort[seat] == 0:
        return
    kind = FORTIFICATION[s.fort[seat]]
    to_pile(s, kind)
    s.fort[seat] = 0
    s.forts_lost_now = 1
    events.emit(e, what, seat, NOBODY, kind, 1)
