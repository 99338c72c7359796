"""Placing an attack: one card face down before the neighbour on the left."""

from __future__ import annotations

from regno.proelio import events, reasons, steps
from regno.proelio.cards import ATTACK_VALUE, BLACK_POWDER, NO_CARD
from regno.proelio.layout import rule
from regno.proelio.rules.hand import hand_size
from regno.proelio.rules.victory import undoes_itself
from regno.proelio.state import Events, Options, State, left


@rule
def plague_reigns(s: State) -> bool:
    """While any Plague lies on the table nobody places or resolves attacks, and nobody trades [61, 85, 89]."""
    for seat in range(s.houses):
        if s.plague[seat] == 1:
            return True
    return False


@rule
def is_valid(kind: int, fort: int, o: Options) -> bool:
    """Up to one above one's own Fortification; Black Powder, without a number, may need a wall [23, 25, 34-41]."""
    if kind == BLACK_POWDER:
        return fort >= o.black_powder_min_fort
    return ATTACK_VALUE[kind] <= fort + 1


@rule
def may_be_invalid(o: Options) -> bool:
    """Whether an attack over one's level may be placed at all, at the edition's price [16]."""
    return o.allow_invalid_attacks == 1


@rule
def too_early(s: State, o: Options) -> bool:
    """No attack in one's own first turn, where the edition says so [22, 30]."""
    return s.turns[s.turn] == 1 and o.first_turn_attack == 0


@rule
def last_card_kept(s: State, o: Options) -> bool:
    """Without a Fortification the only card may not be sent to attack, where the edition says so [23, 31]."""
    return s.fort[s.turn] == 0 and hand_size(s, s.turn) == 1 and o.last_card_attack == 0


@rule
def why_not_attack(s: State, kind: int, o: Options) -> int:
    """[A2.2] Held, valid, no Plague, no attack of one's own still waiting [27, 28, 85]."""
    if s.hand[s.turn][kind] == 0:
        return reasons.NOT_HELD
    if plague_reigns(s):
        return reasons.PLAGUE_ON_TABLE
    if s.attack[left(s, s.turn)] != NO_CARD:
        return reasons.ATTACK_PENDING
    if too_early(s, o):
        return reasons.FIRST_TURN
    if last_card_kept(s, o):
        return reasons.LAST_CARD
    if not is_valid(kind, s.fort[s.turn], o) and not may_be_invalid(o):
        return reasons.OVER_LEVEL
    if undoes_itself(s, o):
        return reasons.SELF_DEFEAT
    return reasons.ALLOWED


@rule
def place_attack(s: State, kind: int, e: Events) -> None:
    """The card lies face down, and the Fortification it came from is remembered: validity is judged by it [18, 28]."""
    target = left(s, s.turn)
    s.hand[s.turn][kind] -= 1
    s.attack[target] = kind
    s.attack_fort[target] = s.fort[s.turn]
    events.tell(e, events.ATTACK, s.turn, target, kind, 1)
    s.step = steps.ACTION_ENDS
