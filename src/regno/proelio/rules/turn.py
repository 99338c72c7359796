"""A turn from its first moment to its last: [T1] to [T3] and [E1], in the order of [O1]."""

from __future__ import annotations

from regno.proelio import events, steps
from regno.proelio.cards import NO_CARD, PLAGUE
from regno.proelio.rules import guilds, imperial
from regno.proelio.rules.defence import attack_is_due
from regno.proelio.rules.hand import clear_choice, trim
from regno.proelio.rules.merchant import travel
from regno.proelio.rules.strategy import remove_plague
from regno.proelio.rules.victory import CAP, end_game, is_turn_limit_reached, test_after_action
from regno.proelio.state import NOBODY, Events, Options, State, right


def begin_turn(s: State, e: Events) -> None:
    """A House's turn begins, and it is asked nothing yet."""
    clear_choice(s)
    s.turns[s.turn] += 1
    events.emit(e, events.TURN, s.turn, NOBODY, NO_CARD, s.turns[s.turn])
    s.step = steps.PLAGUE_LIFTS


def lift_plague(s: State, e: Events) -> None:
    """[T1] One's own Plague is discarded before anything else [Q60, R87]."""
    if s.plague[s.turn] == 1:
        remove_plague(s)
        events.emit(e, events.PLAGUE_LIFTED, s.turn, NOBODY, PLAGUE, 1)
    s.step = steps.TURN_TRIM


def trim_at_start(s: State) -> None:
    """[T2] A hand left over five by gifts is brought down now [R14, P5]."""
    trim(s, s.turn, steps.PERK_WINDOW)


def offer_perk(s: State, o: Options) -> None:
    """[T3] Bards, Merchants, an early Inquisition before the Defence phase, if one follows [Q70, Q101, P20]."""
    if attack_is_due(s) and (guilds.window_before_defence(s, o) or imperial.window_before_defence(s, o)):
        s.step = steps.PERK
        s.who = s.turn
    else:
        s.step = steps.DEFENCE_BEGINS


def begin_action(s: State) -> None:
    """[A1, A2] The House at turn may make free plays and must take one Action [R7, R8]."""
    clear_choice(s)
    s.step = steps.ACTION
    s.who = s.turn


def pass_turn(s: State, e: Events) -> None:
    """No Action was possible [Q4]."""
    events.emit(e, events.PASS_TURN, s.turn, NOBODY, NO_CARD, 0)
    s.step = steps.ACTION_ENDS


def end_action(s: State, o: Options, e: Events) -> None:
    """[E1] The defeat test, the Merchant's journey, the turn cap; then the neighbour on the right plays [R3, R126]."""
    test_after_action(s, o, e)
    if s.step == steps.OVER:
        return
    travel(s, e)
    if s.forts_lost_now == 1:
        s.forts_lost = 1
        s.forts_lost_now = 0
    s.equitas_called = 0
    if is_turn_limit_reached(s, o):
        end_game(s, CAP, 0, e)
    else:
        s.turn = right(s, s.turn)
        s.step = steps.TURN_BEGINS
