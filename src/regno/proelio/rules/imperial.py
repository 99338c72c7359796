"""The Imperial deck: its price, the Scribes' choice, Inquisition."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import IMPERIAL, INQUISITION, KINDS, NO_CARD
from regno.proelio.moves import NOTHING
from regno.proelio.rules.guilds import exhaust, why_not_scribes
from regno.proelio.rules.hand import ask_for_cards, name_card
from regno.proelio.rules.seasons import owe_draw
from regno.proelio.rules.strategy import play_card
from regno.proelio.rules.victory import undoes_itself
from regno.proelio.rules.zones import discard, hand_size
from regno.proelio.state import NOBODY, Events, Options, State, left, right

PRICE = 2


def gold_to_pay(s: State, wanted: int) -> int:
    """Imperial cards that must be among the two paid so that enough can be drawn [Q73, Q100, P10]."""
    return max(0, wanted - s.deck_size[IMPERIAL] - s.pile_size[IMPERIAL])


def why_not_imperial(s: State, with_scribes: bool) -> reasons.Reason:
    """[A2.7] Two cards of any kind buy one Imperial card, if one can be had once they are paid [Q73, Q74, R90]."""
    if with_scribes:
        reason = why_not_scribes(s)
        if reason != reasons.ALLOWED:
            return reason
    if hand_size(s, s.turn) < PRICE:
        return reasons.TOO_FEW_CARDS
    gold = gold_to_pay(s, 2 if with_scribes else 1)
    if gold > PRICE or gold > s.hand_size[s.turn][IMPERIAL]:
        return reasons.NO_IMPERIAL_CARDS
    return reasons.ALLOWED


def seek_imperial(s: State, with_scribes: bool, e: Events) -> None:
    """Pay first, then draw [Q75]; Scribes are declared with it and draw two [R118]."""
    events.emit(e, events.IMPERIAL, s.turn, NOBODY, NO_CARD, 0)
    gold = gold_to_pay(s, 2 if with_scribes else 1)
    if with_scribes:
        exhaust(s, s.turn, e)
    s.owed = 2 if with_scribes else 1
    ask_for_cards(s, steps.PAY, s.turn, PRICE)
    s.gold_least = gold


def pay_for_imperial(s: State, kind: int, e: Events) -> None:
    """Paid cards are discarded face up [Q8, R90]."""
    discard(s, s.turn, kind)
    events.emit(e, events.PAY, s.turn, NOBODY, kind, 1)
    name_card(s, kind)
    if s.need == 0:
        owe_draw(s, s.turn, s.owed, IMPERIAL)


def why_not_keep(s: State, kind: int) -> reasons.Reason:
    """Only one of the two cards just drawn may be kept."""
    return reasons.ALLOWED if kind == s.drawn[0] or kind == s.drawn[1] else reasons.NOT_THIS_CHOICE


def keep_card(s: State, kind: int, e: Events) -> None:
    """[A2.7a] Scribes: the other card is discarded [R118]."""
    other = s.drawn[1] if kind == s.drawn[0] else s.drawn[0]
    discard(s, s.turn, other)
    events.emit(e, events.REJECT, s.turn, NOBODY, other, 1)
    s.step = steps.DRAWN
    s.played = NOTHING


def is_free(o: Options) -> bool:
    """Inquisition is a free play before the Action, or the Action itself [Q69, R97]."""
    return o.inquisition_free == 1


def inquisition_target(s: State, to_right: bool) -> int:
    """The neighbour looked at."""
    return right(s, s.turn) if to_right else left(s, s.turn)


def why_not_inquisition(s: State, to_right: bool, o: Options) -> reasons.Reason:
    """[A1, A2.8] Held, and the neighbour has cards to be seen [Q70-Q72, R98]."""
    if s.hand[s.turn][INQUISITION] == 0:
        return reasons.NOT_HELD
    if hand_size(s, inquisition_target(s, to_right)) == 0:
        return reasons.EMPTY_HAND
    if undoes_itself(s, o) and not is_free(o):
        return reasons.SELF_DEFEAT
    return reasons.ALLOWED


def before_defence(o: Options) -> bool:
    """Whether Inquisition may be played before the Defence phase too, where it is free [Q70]."""
    return o.inquisition_before_defence == 1 and is_free(o)


def window_before_defence(s: State, o: Options) -> bool:
    """[T3] Offered to a House that holds golden backs, whatever they are: the question tells nothing [Q70, P20]."""
    return before_defence(o) and s.hand_size[s.turn][IMPERIAL] > 0


def why_not_early(s: State, to_right: bool, o: Options) -> reasons.Reason:
    """[T3] Inquisition before the Defence phase, by house rule [Q70]."""
    return why_not_inquisition(s, to_right, o) if before_defence(o) else reasons.NOT_THIS_CHOICE


def inquire(s: State, to_right: bool, e: Events) -> None:
    """The whole hand is seen by the inquirer alone, as it is at that moment [R97, R98]."""
    play_card(s, INQUISITION, e)
    seen = inquisition_target(s, to_right)
    events.emit(e, events.INQUISITION, s.turn, seen, NO_CARD, 0)
    for kind in range(KINDS):
        for copy in range(s.hand[seen][kind]):
            events.emit(e, events.LOOK, s.turn, seen, kind, copy + 1)
