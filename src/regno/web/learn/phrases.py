"""Answers to a decision in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from regno.proelio.candidates import asks_several
from regno.proelio.cards import NAMES
from regno.proelio.formats.move_text import read_move
from regno.proelio.narrator import Narrator
from regno.proelio.state import State
from regno.text import Voice


def answer_phrase(narrator: Narrator, s: State, moves: Sequence[str], language: str) -> str:
    """Return an answer as one phrase: of several cards "Deploy Tower and Soldiers ×2", or "Deploy none"."""
    if not asks_several(s):
        return narrator.move(s, read_move(s, moves[0]))
    named = [move.partition(" ") for move in moves]
    counts = Counter(NAMES.index(card) for _, space, card in named if space)
    cards = [narrator.times(card, count) for card, count in counts.items()]
    verb = next((verb for verb, space, _ in named if space), "deploy")
    voice = Voice(language, "learn")
    return voice(f"answer-{verb}", cards=narrator.join_list(cards)) if cards else voice("answer-none")
