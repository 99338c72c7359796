"""Equitas: once a game, the only House without a Fortification may search for Shields."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import BASE, KINDS, NO_CARD, SHIELDS, WINTER
from regno.proelio.rules.hand import trim
from regno.proelio.rules.seasons import card_left_deck, ensure_card
from regno.proelio.rules.zones import from_deck, from_pile
from regno.proelio.state import NOBODY, Events, Options, State

OFF, DECK, DECK_OR_PILE = 0, 1, 2
IN_DECK, IN_PILE, IN_PILE_NOT_DECK = 0, 1, 2  # where Shields were found; the last says that the deck had none


def places_to_search(o: Options) -> int:
    """Nowhere, the Base deck, or the deck and the pile [Q78, R79]."""
    return o.equitas


def a_fort_was_lost(s: State, o: Options) -> bool:
    """Any loss so far forbids the call; one in this very turn too, unless the edition forgives it [Q76, Q77]."""
    return s.forts_lost == 1 or (s.forts_lost_now == 1 and o.equitas_same_turn_loss == 0)


def others_have_forts(s: State) -> bool:
    """All other Houses have a Fortification, an ally included [R76, Q83]."""
    for seat in range(s.houses):
        if seat != s.turn and s.fort[seat] == 0:
            return False
    return True


def why_not_equitas(s: State, from_pile: bool, o: Options) -> reasons.Reason:
    """[A2.9] The listed conditions, and nothing about what the deck hides [R75-R80, Q79, Q83b]."""
    if places_to_search(o) == OFF:
        return reasons.EQUITAS_OFF
    if from_pile and places_to_search(o) == DECK:
        return reasons.EQUITAS_DECK_ONLY
    if s.equitas_used == 1 or s.equitas_called == 1:
        return reasons.EQUITAS_SPENT
    if s.fort[s.turn] > 0:
        return reasons.EQUITAS_HAS_FORT
    if not others_have_forts(s):
        return reasons.EQUITAS_OTHERS_LACK
    if a_fort_was_lost(s, o):
        return reasons.EQUITAS_FORT_LOST
    if s.hand[s.turn][SHIELDS] > 0:
        return reasons.EQUITAS_HAS_SHIELDS
    return reasons.ALLOWED


def show_hand(s: State, e: Events) -> None:
    """The whole hand is shown to all [R78]."""
    for kind in range(KINDS):
        for copy in range(s.hand[s.turn][kind]):
            events.emit(e, events.SHOW, s.turn, NOBODY, kind, copy + 1)


def find_in_pile(s: State, where: int, e: Events) -> bool:
    """Shields from the discards, if one lies there."""
    if s.pile[SHIELDS] == 0:
        return False
    from_pile(s, SHIELDS)
    raise_shields(s, where, e)
    return True


def find_in_deck(s: State, o: Options, e: Events) -> bool:
    """Shields from the deck; taking its last card depletes it [Q82]."""
    if not ensure_card(s, BASE, o, e) or s.deck[SHIELDS] == 0:
        return False
    from_deck(s, SHIELDS)
    raise_shields(s, IN_DECK, e)
    card_left_deck(s, BASE, o, e)
    return True


def raise_shields(s: State, where: int, e: Events) -> None:
    """The Shields found become the Fortification [R79]; everybody sees where they came from."""
    s.fort[s.turn] = 1
    events.emit(e, events.FOUND, s.turn, NOBODY, SHIELDS, where)


def search(s: State, from_pile: bool, o: Options, e: Events) -> bool:
    """The place picked, then the other one where both may be searched [Q78]."""
    if from_pile:
        return find_in_pile(s, IN_PILE, e) or find_in_deck(s, o, e)
    if find_in_deck(s, o, e):
        return True
    return places_to_search(o) == DECK_OR_PILE and s.season != WINTER and find_in_pile(s, IN_PILE_NOT_DECK, e)


def fail(s: State, o: Options, e: Events) -> None:
    """No Shields anywhere: all now know it, the call is spent or not, and another Action is due [Q79-Q81]."""
    events.emit(e, events.NOT_FOUND, s.turn, NOBODY, SHIELDS, places_to_search(o))
    s.equitas_used = 1 if o.equitas_failed_call == 0 else 0
    s.equitas_called = 1
    s.step = steps.ACTION_BEGINS


def invoke(s: State, from_pile: bool, o: Options, e: Events) -> None:
    """Declare, show, search; found Shields are laid before a Winter they bring [R79, Q82]."""
    events.emit(e, events.EQUITAS, s.turn, NOBODY, NO_CARD, 1 if from_pile else 0)
    show_hand(s, e)
    found = search(s, from_pile, o, e)
    if found:
        s.equitas_used = 1
    if s.season == WINTER:
        trim(s, s.turn, steps.SCORING)
    elif found:
        s.step = steps.ACTION_ENDS
    else:
        fail(s, o, e)
