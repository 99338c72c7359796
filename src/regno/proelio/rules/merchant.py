"""The Merchant: he travels against the turn, sells Base discards, and locks the Perk of the House he is with."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import AUTUMN, BASE, BASE_KINDS, IMPERIAL, NO_CARD
from regno.proelio.rules.attack import plague_reigns
from regno.proelio.rules.hand import ask_for_cards, name_card
from regno.proelio.rules.zones import discard, from_pile, gain, hand_size
from regno.proelio.state import NOBODY, Events, State, left

PRICE = 2


def travel(s: State, e: Events) -> None:
    """At the end of his holder's turn he goes to the left [R126]."""
    if s.merchant == s.turn:
        s.merchant = left(s, s.turn)
        events.emit(e, events.MERCHANT, s.merchant, NOBODY, NO_CARD, 0)


def can_pay(s: State) -> bool:
    """In Summer any two cards, from Autumn on one Base and one Imperial [Q113, Q114, R123, R124]."""
    if s.season == AUTUMN:
        return s.hand_size[s.turn][BASE] > 0 and s.hand_size[s.turn][IMPERIAL] > 0
    return hand_size(s, s.turn) >= PRICE


def why_not_trade(s: State) -> reasons.Reason:
    """[A2.10] He is here, no Plague reigns, there is something to buy and the price for it [Q114, Q115, R122, R127]."""
    if s.merchant == NOBODY:
        return reasons.MERCHANT_ABSENT
    if s.merchant != s.turn:
        return reasons.MERCHANT_ELSEWHERE
    if plague_reigns(s):
        return reasons.PLAGUE_ON_TABLE
    if s.pile_size[BASE] == 0:
        return reasons.NOTHING_TO_BUY
    return reasons.ALLOWED if can_pay(s) else reasons.CANNOT_PAY


def open_trade(s: State, e: Events) -> None:
    """Look through the Base discards first, pay afterwards [R122, R125]."""
    events.emit(e, events.TRADE, s.turn, NOBODY, NO_CARD, 0)
    s.step = steps.TAKE
    s.who = s.turn


def why_not_take(s: State, kind: int) -> reasons.Reason:
    """Base discards only [Q117]."""
    return reasons.ALLOWED if kind < BASE_KINDS and s.pile[kind] > 0 else reasons.NOT_IN_PILE


def take_card(s: State, kind: int, e: Events) -> None:
    """The card joins the hand, but cannot be part of its own price [Q116]."""
    from_pile(s, kind)
    gain(s, s.turn, kind)
    events.emit(e, events.TAKE, s.turn, NOBODY, kind, 1)
    ask_for_cards(s, steps.PAY, s.turn, PRICE)
    s.taken = kind
    if s.season == AUTUMN:
        s.gold_least = 1
        s.gold_most = 1


def take_nothing(s: State, e: Events) -> None:
    """Nothing useful: the Action is lost, nothing is paid [Q5, R125]."""
    events.emit(e, events.TAKE_NOTHING, s.turn, NOBODY, NO_CARD, 0)
    s.step = steps.ACTION_ENDS


def pay_merchant(s: State, kind: int, e: Events) -> None:
    """Paid cards are discarded face up; everybody sees that one bought, if it is of this kind, was kept [Q116]."""
    discard(s, s.turn, kind)
    events.emit(e, events.PAY, s.turn, NOBODY, kind, 2 if kind == s.taken else 1)
    name_card(s, kind)
    if s.need == 0:
        s.step = steps.ACTION_ENDS
