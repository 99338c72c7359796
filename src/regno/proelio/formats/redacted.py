"""What a seat sees, as text: moves, events and positions with ``base`` or ``imperial`` in place of a hidden card.

Read back, a stand-in takes the place of each hidden card: any card of that back does, since nothing a seat may see
depends on which one it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from regno.errors import BadRecord
from regno.proelio import events
from regno.proelio.cards import BACKS, HERO, IMPERIAL, INQUISITION, KINDS, MANURE, NAMES, NO_CARD, PLAGUE, CardKind
from regno.proelio.edition import MOST_OF_A_KIND, Edition
from regno.proelio.events import FACE_DOWN, Event
from regno.proelio.formats.move_text import card_of, move_text, read_move
from regno.proelio.formats.position_text import position_text, read_position, split_pairs
from regno.proelio.info.view import NO_ATTACK, View
from regno.proelio.info.visibility import sees_choice
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.rules.zones import back_of
from regno.proelio.state import NOBODY, SEATS, Options, State
from regno.text.numbers import read_whole

# By back. The last kind of each can be named after any other, so that no choice half done is left without an answer.
STAND_IN = (PLAGUE, INQUISITION)
ATTACK_STAND_IN = (MANURE, HERO)
PARTIES = ("-", *(str(seat) for seat in range(SEATS)))  # from nobody on
HIDDEN_CARD = re.compile(rf"(=|attack |give |keep |support )({'|'.join(BACKS)})")


# ---------------------------------------------------------------- moves


def redacted_move(s: State, move: int, observer: int | None) -> str:
    """Return the words of a move as an observer hears them; without one nothing is hidden."""
    text = move_text(s, move)
    if observer is None or sees_choice(s, move, observer):
        return text
    card = card_of(s, move)
    return text.removesuffix(NAMES[card]) + BACKS[back_of(card)]


def read_redacted_move(s: State, text: str) -> int:
    """Return the move that such words name, with a stand-in for a hidden card."""
    hidden = HIDDEN_CARD.fullmatch(" ".join(text.split()))
    if not hidden:
        return read_move(s, text)
    verb, back = hidden[1], BACKS.index(hidden[2])
    return read_move(s, verb + NAMES[(ATTACK_STAND_IN if verb == "attack " else STAND_IN)[back]])


# ---------------------------------------------------------------- events


def event_text(event: Event) -> str:
    """``attack 1 0 base 1``: what, who, whom, card, number; ``-`` for none."""
    what, who, whom, card, number = event
    return f"{events.NAMES[what]} {PARTIES[who - NOBODY]} {PARTIES[whom - NOBODY]} {card_word(what, card)} {number}"


def card_word(what: events.EventKind, card: int) -> str:
    """Return a card, its back, or at the end of a game how it ended."""
    if what == events.OVER:
        return ENDINGS[card]
    if card in FACE_DOWN:
        return BACKS[FACE_DOWN.index(card)]
    return "-" if card == NO_CARD else NAMES[card]


def read_event(text: str) -> Event:
    """Return the event of a line."""
    words = text.split()
    if len(words) != 5:
        raise BadRecord("record-event-words", text=text)
    what = index_in(words[0], events.NAMES, text)
    who, whom = (index_in(word, PARTIES, text) + NOBODY for word in words[1:3])
    if what == events.OVER:
        card = index_in(words[3], ENDINGS, text)
    else:
        card = (NO_CARD, *range(KINDS), *FACE_DOWN)[index_in(words[3], ("-", *NAMES, *BACKS), text)]
    number = read_whole(words[4])
    if number is None:
        raise BadRecord("record-event-word", word=words[4], text=text, known="0, 1, 2, ...")
    return events.EventKind(what), who, whom, CardKind(card), number


def index_in(word: str, known: Sequence[str], text: str) -> int:
    if word not in known:
        raise BadRecord("record-event-word", word=word, text=text, known=", ".join(known))
    return known.index(word)


# ---------------------------------------------------------------- positions


def backs_text(sizes: Sequence[int]) -> str:
    """``base*3,imperial``"""
    parts = zip(BACKS, sizes, strict=True)
    return ",".join(back if count == 1 else f"{back}*{count}" for back, count in parts if count)


def redacted_position(view: View) -> str:
    """Return the position line of a View: a back for each hidden card."""
    s = view.state
    pairs = split_pairs(position_text(s, view.options))
    for house in range(s.houses):
        back = view.bounds.attack_back[house]
        if house != view.seat:
            pairs[f"h{house}"] = backs_text(s.hand_size[house])
        if back != NO_ATTACK and f"a{house}" not in pairs:
            pairs[f"a{house}"] = f"{BACKS[back]}@{s.attack_fort[house]}"
    pairs["deck"] = backs_text(s.deck_size)
    return " ".join(f"{key}={value}" for key, value in pairs.items())


def read_redacted_position(text: str, edition: Edition, rulings: Mapping[str, str], seat: int) -> tuple[State, Options]:
    """Return a State with stand-ins for the hidden cards; how many there are of a kind is not checked."""
    pairs = split_pairs(text)
    for key, value in pairs.items():
        if key == "deck" or (key[:1] == "h" and key[1:].isdecimal() and key != f"h{seat}"):
            pairs[key] = with_stand_ins(value, STAND_IN)
        elif key[:1] == "a" and key[1:].isdecimal():
            pairs[key] = with_stand_ins(value, ATTACK_STAND_IN)
    if pairs.get("at") == "keep" and "drawn" not in pairs:
        pairs["drawn"] = f"{STAND_IN[IMPERIAL]},{STAND_IN[IMPERIAL]}"
    roomy = replace(edition, cards=(MOST_OF_A_KIND,) * KINDS)
    return read_position(" ".join(f"{key}={value}" for key, value in pairs.items()), roomy, rulings)


def with_stand_ins(value: str, stand_ins: Sequence[int]) -> str:
    """Return the text of some cards with a stand-in's name for each back."""
    return re.sub(rf"\b({'|'.join(BACKS)})\b", lambda back: NAMES[stand_ins[BACKS.index(back[1])]], value)
