"""Loot, and the end of an attack: [D9] and [D10]."""

from __future__ import annotations

from regno.proelio import events, steps
from regno.proelio.cards import ATTACK_VALUE, KINDS, NO_CARD
from regno.proelio.rules.fortify import lose_fort
from regno.proelio.rules.hand import ask_for_cards, clear_choice, name_card, trim
from regno.proelio.rules.victory import test_after_attack
from regno.proelio.rules.zones import hand_over, hand_size, to_pile
from regno.proelio.state import NOBODY, Events, Options, State, right


def concede(s: State, e: Events) -> None:
    """[D9] As many cards as the defence falls short; too small a hand goes whole, with the fort [Q45, R55, R58]."""
    missing = ATTACK_VALUE[s.attack[s.turn]] - s.defence
    held = hand_size(s, s.turn)
    s.gainer = right(s, s.turn)
    if held > missing:
        ask_for_cards(s, steps.LOOT, s.turn, missing)
        return
    for kind in range(KINDS):
        for _ in range(s.hand[s.turn][kind]):
            move_loot(s, kind, e)
    if held < missing:
        lose_fort(s, s.turn, events.FORT_LOST, e)
    s.step = steps.ATTACK_ENDS


def move_loot(s: State, kind: int, e: Events) -> None:
    """One card passes face down to the attacker, Imperial ones too [Q43, Q44, R57]."""
    hand_over(s, s.turn, right(s, s.turn), kind)
    events.emit(e, events.LOOT, s.turn, right(s, s.turn), kind, 1)


def give_loot(s: State, kind: int, e: Events) -> None:
    """The defender chooses what to hand over [Q42, R56]."""
    move_loot(s, kind, e)
    name_card(s, kind)
    if s.need == 0:
        s.step = steps.ATTACK_ENDS


def end_attack(s: State, o: Options, e: Events) -> None:
    """[D10] Attack and deployed cards to their piles, the defeat test, then the winner's trim [Q28, Q50, R59, R60]."""
    attacker = right(s, s.turn)
    spend(s, attacker, s.attack[s.turn], 1, e)
    s.attack[s.turn] = NO_CARD
    s.attack_fort[s.turn] = 0
    for kind in range(KINDS):
        if s.deployed[kind] > 0:
            spend(s, s.turn, kind, s.deployed[kind], e)
            s.deployed[kind] = 0
    test_after_attack(s, s.turn, attacker, o, e)
    if s.step == steps.OVER:
        return
    gainer = s.gainer
    clear_choice(s)
    if gainer != NOBODY:
        trim(s, gainer, steps.ACTION_BEGINS)
    else:
        s.step = steps.ACTION_BEGINS


def spend(s: State, owner: int, kind: int, count: int, e: Events) -> None:
    """Cards on the table go to the pile of their deck."""
    for _ in range(count):
        to_pile(s, kind)
    events.emit(e, events.SPENT, owner, NOBODY, kind, count)
