"""Placing an attack: one card face down before the neighbour on the left [R4, R28, R29]."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import ATTACK_VALUE, BLACK_POWDER, NO_CARD
from regno.proelio.jit.records import Row
from regno.proelio.rules.victory import undoes_itself
from regno.proelio.rules.zones import hand_size, lose
from regno.proelio.state import Events, Options, State, left


def plague_reigns(s: State) -> bool:
    """While any Plague lies on the table nobody places or resolves attacks, and nobody trades [Q61, R85, R89]."""
    return s.plagues > 0


def is_valid(kind: int, fort: int, o: Options) -> bool:
    """Up to one above one's own Fortification; Black Powder, without a number, may need a wall [R23, Q25, R34-R41]."""
    if kind == BLACK_POWDER:
        return fort >= o.black_powder_min_fort
    return ATTACK_VALUE[kind] <= fort + 1


def may_be_invalid(o: Options) -> bool:
    """Whether an attack over one's level may be placed at all, at the edition's price [Q16]."""
    return o.allow_invalid_attacks == 1


def too_early(s: State, o: Options) -> bool:
    """No attack in one's own first turn, where the edition says so [Q22, R30]."""
    return s.turns[s.turn] == 1 and o.first_turn_attack == 0


def last_card_kept(s: State, o: Options) -> bool:
    """Without a Fortification the only card may not be sent to attack, where the edition says so [Q23, R31]."""
    return s.fort[s.turn] == 0 and hand_size(s, s.turn) == 1 and o.last_card_attack == 0


def why_no_attack(s: State, o: Options) -> reasons.Reason:
    """[A2.2] What forbids every attack: a Plague, one's own attack still waiting, the bans [Q27, R28, R32, R85]."""
    if plague_reigns(s):
        return reasons.PLAGUE_ON_TABLE
    if s.attack[left(s, s.turn)] != NO_CARD:
        return reasons.ATTACK_PENDING
    if too_early(s, o):
        return reasons.FIRST_TURN
    if last_card_kept(s, o):
        return reasons.LAST_CARD
    return reasons.SELF_DEFEAT if undoes_itself(s, o) else reasons.ALLOWED


def why_not_weapon(held: Row, fort: int, kind: int, o: Options) -> reasons.Reason:
    """What forbids this card: it is not held, or over one's level [Q17, R23]."""
    reason = reasons.ALLOWED if is_valid(kind, fort, o) or may_be_invalid(o) else reasons.OVER_LEVEL
    return reason if held[kind] > 0 else reasons.NOT_HELD


def why_not_attack(s: State, kind: int, o: Options) -> reasons.Reason:
    """[A2.2] Held, valid, and attacks not forbidden."""
    reason = why_not_weapon(s.hand[s.turn], s.fort[s.turn], kind, o)
    return reason if reason != reasons.ALLOWED else why_no_attack(s, o)


def place_attack(s: State, kind: int, e: Events) -> None:
    """The card lies face down, and the Fortification it came from is remembered, to judge it by [Q18, R28]."""
    target = left(s, s.turn)
    lose(s, s.turn, kind)
    s.attack[target] = kind
    s.attack_fort[target] = s.fort[s.turn]
    events.emit(e, events.ATTACK, s.turn, target, kind, 1)
    s.step = steps.ACTION_ENDS
