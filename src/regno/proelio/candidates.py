"""What a choice holds: every move that has a place in it with the reason why it is not allowed, and choices of several
cards, which people make in one go.
"""

from __future__ import annotations

from regno.proelio import moves, reasons, steps
from regno.proelio.cards import DEFENCE_VALUE
from regno.proelio.engine import why_not
from regno.proelio.formats.move_text import PERKS, card_of
from regno.proelio.jit.records import Row, copy_of
from regno.proelio.state import Options, State

# Choices of several cards; they are named in one go, in any order, and played as one.
SEVERAL = frozenset({steps.DEPLOY, steps.TRIM, steps.LOOT, steps.PENALTY, steps.PAY})

# Reasons of moves that this table or this choice does not have at all: nobody misses them.
OUT_OF_PLACE = frozenset({
    reasons.NOT_THIS_CHOICE, reasons.NOT_THAT_HOUSE, reasons.NOT_IN_PILE, reasons.PERK_NOT_YOURS, reasons.EQUITAS_OFF,
    reasons.EQUITAS_DECK_ONLY, reasons.MERCHANT_ABSENT, reasons.NOT_ALLIED, reasons.GAME_OVER,
})  # fmt: skip


def asks_several(s: State) -> bool:
    """Return whether more than one card may or must be named."""
    return s.step == steps.DEPLOY or (s.step in SEVERAL and s.need > 1)


def move_candidates(s: State, o: Options, cards: Row) -> list[tuple[int, reasons.Reason]]:
    """Return every move with a place in the present choice, and why it is not allowed, 0 if it is.

    ``cards`` are all cards of the game: an Action with one that the box lacks has no place in it. A State as the
    chooser may know it gives the same answers as that of the table, so nothing hidden can show in them.
    """
    pairs = ((move, why_not(s, move, o)) for move in range(moves.MOVES))
    return [(move, reason) for move, reason in pairs if has_place(s, move, reason, cards)]


def has_place(s: State, move: int, reason: reasons.Reason, cards: Row) -> bool:
    """Return whether to list a move; a card not held counts as missing in the Action alone, not in other choices."""
    if reason == reasons.NOT_HELD:
        return s.step == steps.ACTION and cards[card_of(s, move)] > 0 and could_be(s, move)
    return reason not in OUT_OF_PLACE


def could_be(s: State, move: int) -> bool:
    """Return whether an Action would be one's own with its card in hand: another House, one's own Perk."""
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        return 0 < move - moves.ALLIANCE < s.houses
    return move not in PERKS or s.guild[s.turn] == PERKS[move]


def undoes_own_house(s: State, o: Options, move: int) -> bool:
    """Return whether an allowed move is one's own defeat, which the option ``self_defeat`` would forbid."""
    stricter = copy_of(o)
    stricter.self_defeat = 1
    return why_not(s, move, stricter) == reasons.SELF_DEFEAT


def worth_deployed(s: State, kind: int) -> int:
    """Return what a card adds to the defence of the House at turn: nothing over its level."""
    return DEFENCE_VALUE[kind] if DEFENCE_VALUE[kind] <= s.fort[s.turn] + 1 else 0
