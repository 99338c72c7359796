"""What follows from a View without being written in it: how many cards of each kind can still lie in the decks."""

from __future__ import annotations

from regno.proelio.cards import KINDS
from regno.proelio.info.determinize import Pool, count_loose
from regno.proelio.info.knowledge import PUBLIC
from regno.proelio.info.view import Bounds, View, look
from regno.proelio.jit.records import Row, blank
from regno.proelio.rules.zones import back_of
from regno.proelio.state import State


def most_in_decks(view: View) -> Row:
    """As far as the reader of the View can tell."""
    return within(view.state, view.bounds)


def public_most_in_decks(view: View) -> Row:
    """As far as everybody can tell: from the same table, without what the reader alone sees."""
    seen = blank(State)
    look(view.state, PUBLIC, seen)
    return within(seen, view.public)


def within(seen: State, bounds: Bounds) -> Row:
    """What events leave possible; never more cards than are seen in no place, or than the deck has."""
    pool = blank(Pool)
    count_loose(seen, bounds, pool)
    return [min(bounds.most[kind], pool.loose[kind], seen.deck_size[back_of(kind)]) for kind in range(KINDS)]
