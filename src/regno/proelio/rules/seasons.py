"""Decks that run out: refilling, the change of season, Winter; and drawing from them."""

from __future__ import annotations

from regno.proelio import events, steps
from regno.proelio.cards import AUTUMN, BASE, END_OF_BACK, FIRST_OF_BACK, IMPERIAL, NO_CARD, NO_SEASONS, SUMMER, WINTER
from regno.proelio.rules.zones import from_deck, gain
from regno.proelio.state import CHANCE, NOBODY, Events, Options, State


def reshuffle(s: State, back: int, e: Events) -> None:
    """A pile becomes the new deck [R100, R102]."""
    events.emit(e, events.RESHUFFLE, NOBODY, NOBODY, NO_CARD, back)
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        if s.pile[kind] > 0:
            events.emit(e, events.SHUFFLED_IN, NOBODY, NOBODY, kind, s.pile[kind])
        s.deck[kind] += s.pile[kind]
        s.pile[kind] = 0
    s.deck_size[back] += s.pile_size[back]
    s.pile_size[back] = 0


def turn_season(s: State, e: Events) -> None:
    """The Base deck is empty: Summer becomes Autumn; Autumn, or Summer without discards, Winter [Q87, R100, R101]."""
    if s.season == SUMMER and s.pile_size[BASE] > 0:
        s.season = AUTUMN
        events.emit(e, events.SEASON, NOBODY, NOBODY, NO_CARD, AUTUMN)
        reshuffle(s, BASE, e)
    else:
        s.season = WINTER
        events.emit(e, events.SEASON, NOBODY, NOBODY, NO_CARD, WINTER)


def depletes_eagerly(o: Options) -> bool:
    """A deck is depleted when its last card leaves, or only when a card is missing [Q84, P9]."""
    return o.depletion == 0


def card_left_deck(s: State, back: int, o: Options, e: Events) -> None:
    """Tested after each card that leaves a deck [O5]: an empty one turns the season or is refilled [Q84]."""
    if not depletes_eagerly(o) or s.deck_size[back] > 0:
        return
    if back == BASE and s.season != NO_SEASONS:
        turn_season(s, e)
    elif s.pile_size[back] > 0:
        reshuffle(s, back, e)


def ensure_card(s: State, back: int, o: Options, e: Events) -> bool:
    """Before a draw or a search an empty deck is refilled; lazily this is the depletion [Q84, P9]. False if none."""
    if s.deck_size[back] == 0:
        if back == BASE and s.season != NO_SEASONS and not depletes_eagerly(o):
            turn_season(s, e)
        elif s.pile_size[back] > 0:
            reshuffle(s, back, e)
    return s.season != WINTER and s.deck_size[back] > 0


def can_draw(s: State, back: int, o: Options) -> bool:
    """Whether a draw would do something: give a card, or bring Winter where depletion is lazy [Q68, P9, P16]."""
    if back == BASE and s.season != NO_SEASONS and not depletes_eagerly(o):
        return True
    return s.deck_size[back] + s.pile_size[back] > 0


def owe_draw(s: State, drawer: int, count: int, back: int) -> None:
    """A House shall draw so many cards; chance answers each."""
    s.drawer = drawer
    s.owed = count
    s.back = back
    s.step = steps.DRAWING


def go_on_drawing(s: State, o: Options, e: Events) -> None:
    """Ask chance for the next card owed; draw what exists [Q68]; Winter stops everything at once [Q86]."""
    if s.season == WINTER or (s.owed > 0 and not ensure_card(s, s.back, o, e)):
        s.owed = 0
    if s.owed > 0:
        s.step = steps.DRAW
        s.who = CHANCE
    else:
        s.step = steps.DRAWN


def draw_card(s: State, kind: int, o: Options, e: Events) -> None:
    """One card from the deck to the drawer's hand, seen by him alone."""
    from_deck(s, kind)
    gain(s, s.drawer, kind)
    if s.back == IMPERIAL:  # Scribes choose between the last two [R118]
        s.drawn[0] = s.drawn[1]
        s.drawn[1] = kind
    s.owed -= 1
    events.emit(e, events.DRAW, s.drawer, s.drawer, kind, 1)
    card_left_deck(s, s.back, o, e)
    s.step = steps.DRAWING
