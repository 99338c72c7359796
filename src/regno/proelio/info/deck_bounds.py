"""Upper bounds of the decks that follow from a View: how many cards of each kind they can still hold."""

from __future__ import annotations

from regno.proelio.cards import KINDS
from regno.proelio.info.determinize import CardPool, count_loose
from regno.proelio.info.view import Bounds, View, look
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import Row, blank
from regno.proelio.rules.zones import back_of
from regno.proelio.state import State


def most_in_decks(view: View) -> Row:
    """Return the bounds by kind as far as the reader of the View can tell."""
    return deck_bounds(view.state, view.bounds)


def public_most_in_decks(view: View) -> Row:
    """Return the bounds by kind as far as everybody can tell, without what the reader alone sees."""
    seen = blank(State)
    look(view.state, PUBLIC, seen)
    return deck_bounds(seen, view.public)


def deck_bounds(seen: State, bounds: Bounds) -> Row:
    """Return what the events leave possible; never more cards than are seen in no place, or than the deck has."""
    pool = blank(CardPool)
    count_loose(seen, bounds, pool)
    return [min(bounds.most[kind], pool.loose[kind], seen.deck_size[back_of(kind)]) for kind in range(KINDS)]
