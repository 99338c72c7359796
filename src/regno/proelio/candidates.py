"""What a choice holds: every move that has a place in it with the reason why it is not allowed, and choices of several
cards, which people make in one go.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from regno.proelio import moves, reasons, steps
from regno.proelio.cards import DEFENCE_VALUE, NO_CARD, CardKind
from regno.proelio.engine import why_not
from regno.proelio.formats.move_text import PERKS, USES, card_of
from regno.proelio.jit.records import Row, copy_of
from regno.proelio.state import NOBODY, Options, State, ally, left, right

# The places of an Action: the nine that are always shown, and passing. Other choices have none.
Slot = Literal["", "draw", "fortify", "attack", "strategy", "imperial", "equitas", "trade", "support", "perk", "pass"]
SLOTS: dict[int, Slot] = {
    **dict.fromkeys(range(moves.ATTACK, moves.FORTIFY), "attack"),
    **dict.fromkeys(range(moves.ALLIANCE, moves.INQUISITION_RIGHT), "strategy"),
    **dict.fromkeys(USES, "strategy"),
    **dict.fromkeys(PERKS, "perk"),
    moves.DRAW: "draw", moves.FORTIFY: "fortify", moves.IMPERIAL: "imperial", moves.EQUITAS_DECK: "equitas",
    moves.EQUITAS_PILE: "equitas", moves.TRADE: "trade", moves.SUPPORT: "support", moves.PASS: "pass",
}  # fmt: skip
Source = Literal["", "hand", "pile", "drawn"]  # where the card of a move lies

# Choices of several cards; they are named in one go, in any order, and played as one.
SEVERAL = frozenset({steps.DEPLOY, steps.TRIM, steps.LOOT, steps.PENALTY, steps.PAY})

# Reasons of moves that this table or this choice does not have at all: nobody misses them.
OUT_OF_PLACE = frozenset({
    reasons.NOT_THIS_CHOICE, reasons.NOT_THAT_HOUSE, reasons.NOT_IN_PILE, reasons.PERK_NOT_YOURS, reasons.EQUITAS_OFF,
    reasons.EQUITAS_DECK_ONLY, reasons.MERCHANT_ABSENT, reasons.NOT_ALLIED, reasons.GAME_OVER,
})  # fmt: skip


@dataclass(frozen=True)
class MoveCandidate:
    """A move with a place in the present choice: what it is made of, and why it is not allowed."""

    move: int
    reason: reasons.Reason  # 0 if it is allowed
    card: CardKind  # the one it names or uses, NO_CARD for none
    source: Source
    target: int  # the House it is aimed at, NOBODY for none
    slot: Slot


def asks_several(s: State) -> bool:
    """Return whether more than one card may or must be named."""
    return s.step == steps.DEPLOY or (s.step in SEVERAL and s.need > 1)


def move_candidates(s: State, o: Options, cards: Row) -> list[MoveCandidate]:
    """Return every move with a place in the present choice, allowed or not.

    ``cards`` are all cards of the game: an Action with one that the box lacks has no place in it. A State as the
    chooser may know it gives the same answers as that of the table, so nothing hidden can show in them.
    """
    pairs = ((move, why_not(s, move, o)) for move in range(moves.MOVES))
    return [
        MoveCandidate(move, reason, card_of(s, move), source_of(s, move), target_of(s, move), slot_of(s, move))
        for move, reason in pairs
        if has_place(s, move, reason, cards)
    ]


def source_of(s: State, move: int) -> Source:
    """Return where the card of a move lies: in the hand, in the pile, or among those drawn to choose from."""
    if card_of(s, move) == NO_CARD:
        return ""
    return "pile" if s.step == steps.TAKE else "drawn" if s.step == steps.KEEP else "hand"


def target_of(s: State, move: int) -> int:
    """Return the House that a move is aimed at, NOBODY for none."""
    if moves.ALLIANCE <= move < moves.INQUISITION_RIGHT:
        return (s.turn + move - moves.ALLIANCE) % s.houses
    if move == moves.SUPPORT:
        return ally(s, s.turn)
    if move in (moves.INQUISITION_RIGHT, moves.BARDS):
        return right(s, s.turn)
    aimed_left = moves.ATTACK <= move < moves.FORTIFY or move == moves.INQUISITION_LEFT
    return left(s, s.turn) if aimed_left else NOBODY


def slot_of(s: State, move: int) -> Slot:
    """Return the place of a move among the Actions, none in other choices."""
    return SLOTS[move] if s.step == steps.ACTION else ""


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
