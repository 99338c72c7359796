"""Allied Houses: Support, the one way to help a partner."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.rules.hand import ask_for_cards, name_card, trim
from regno.proelio.rules.victory import undoes_itself
from regno.proelio.rules.zones import hand_over, hand_size
from regno.proelio.state import Events, Options, State, ally


def why_not_support(s: State, o: Options) -> reasons.Reason:
    """[A2.11] Only between allies, and with a card to give [Q120, R132]."""
    if s.allied == 0:
        return reasons.NOT_ALLIED
    if hand_size(s, s.turn) == 0:
        return reasons.EMPTY_HAND
    return reasons.SELF_DEFEAT if undoes_itself(s, o) else reasons.ALLOWED


def offer_support(s: State) -> None:
    """Choose the card to pass."""
    ask_for_cards(s, steps.SUPPORT, s.turn, 1)


def support_trimmed_now(o: Options) -> bool:
    """An ally over the limit discards at once, or at the start of his own turn [Q121]."""
    return o.trim_support == 1


def pass_card(s: State, kind: int, o: Options, e: Events) -> None:
    """The ally cannot refuse; enemies see only that a card of that back moved [Q122-Q124]."""
    friend = ally(s, s.turn)
    hand_over(s, s.turn, friend, kind)
    events.emit(e, events.SUPPORT, s.turn, friend, kind, 1)
    name_card(s, kind)
    if support_trimmed_now(o):
        trim(s, friend, steps.ACTION_ENDS)
    else:
        s.step = steps.ACTION_ENDS
