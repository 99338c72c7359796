"""Worlds that could be true: from a View to a whole State within its bounds, dealt by card.

What is known is placed; cards that cannot be in the deck are forced into hands; the rest is dealt at random over the
open places; each face-down attack is one of its owner's cards that could have been placed. A House left without such
a card means dealing again.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio.cards import (
    BASE_KINDS,
    END_OF_BACK,
    FIRST_OF_BACK,
    FORTIFICATION,
    IMPERIAL,
    IS_ATTACK,
    KINDS,
    NO_CARD,
    PLAGUE,
)
from regno.proelio.chance import Rng, below
from regno.proelio.layout import Row, Rows, blank, copy_of, rule
from regno.proelio.rules.attack import is_valid, may_be_invalid
from regno.proelio.state import SEATS, Options, State, left, right
from regno.proelio.steps import KEEP
from regno.proelio.view import NO_ATTACK, Bounds, View

TRIES = 100_000  # two Black Powders waiting face down fit one deal of a hundred; a world that exists must be found
DECK = SEATS  # the place of the deck among those that take cards


class Pool:
    """Cards still to be placed, and where there is room: scratch space of one imagined deal."""

    loose: Annotated[Row, (KINDS,), "i1"]  # cards that no known place holds
    forced: Annotated[Row, (KINDS,), "i1"]  # of these, so many cannot be in the deck
    room: Annotated[Rows, (SEATS + 1, 2), "i1"]  # open places by House (the deck last), then back


@rule
def is_hidden(s: State, b: Bounds, house: int) -> bool:
    """Whether a card lies face down before a House that the observer does not know."""
    return b.attack_back[house] != NO_ATTACK and s.attack[house] == NO_CARD


@rule
def count_loose(s: State, b: Bounds, p: Pool) -> None:
    """The box, minus everything that is seen or known to be held."""
    for kind in range(KINDS):
        seen = s.pile[kind] + s.deployed[kind]
        for house in range(s.houses):
            seen += s.hand[house][kind] if house == b.seat else b.least[house][kind]
            seen += 1 if s.attack[house] == kind else 0
            seen += 1 if s.fort[house] > 0 and FORTIFICATION[s.fort[house]] == kind else 0
        if kind == PLAGUE:
            seen += s.plagues
        p.loose[kind] = b.cards[kind] - seen
        p.forced[kind] = max(p.loose[kind] - b.most[kind], 0)


@rule
def count_room(s: State, b: Bounds, p: Pool) -> None:
    """Hands and hidden attacks take what is not known of them; the deck takes the rest."""
    for back in range(2):
        p.room[DECK][back] = s.deck_size[back]
        for house in range(s.houses):
            known = 0
            for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
                known += b.least[house][kind]
            target = left(s, house)
            laid = 1 if b.attack_back[target] == back and is_hidden(s, b, target) else 0
            p.room[house][back] = 0 if house == b.seat else s.hand_size[house][back] + laid - known


@rule
def pick_loose(row: Row, back: int, place: int) -> int:
    """The kind of the card at a place among the loose ones of a back."""
    kind, passed = FIRST_OF_BACK[back], 0
    for each in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        passed += row[each]
        kind += 1 if passed <= place else 0
    return kind


@rule
def pick_room(p: Pool, back: int, end: int, place: int) -> int:
    """The House (or the deck) whose open place it is."""
    where, passed = 0, 0
    for each in range(end):
        passed += p.room[each][back]
        where += 1 if passed <= place else 0
    return where


@rule
def total_room(p: Pool, back: int, end: int) -> int:
    """Open places of a back, in hands alone or with the deck."""
    total = 0
    for each in range(end):
        total += p.room[each][back]
    return total


@rule
def put(s: State, p: Pool, where: int, back: int, kind: int) -> None:
    """One loose card finds its place."""
    if where == DECK:
        s.deck[kind] += 1
    else:
        s.hand[where][kind] += 1
    p.room[where][back] -= 1
    p.loose[kind] -= 1


@rule
def force_into_hands(s: State, p: Pool, rng: Rng) -> None:
    """Cards that cannot be in the deck lie in some hand."""
    for kind in range(KINDS):
        back = 0 if kind < BASE_KINDS else 1
        for _ in range(p.forced[kind]):
            room = total_room(p, back, DECK)
            if room > 0:
                put(s, p, pick_room(p, back, DECK, below(rng, room)), back, kind)


@rule
def fill_hands(s: State, p: Pool, rng: Rng) -> None:
    """Every open place of a hand gets a loose card, by card; what is left is the deck."""
    for back in range(2):
        left_over = 0
        for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
            left_over += p.loose[kind]
        for house in range(s.houses):
            for _ in range(p.room[house][back]):
                kind = pick_loose(p.loose, back, below(rng, left_over))
                s.hand[house][kind] += 1
                p.loose[kind] -= 1
                left_over -= 1
    for kind in range(KINDS):
        s.deck[kind] = p.loose[kind]


@rule
def could_attack(kind: int, fort: int, o: Options) -> bool:
    """Whether a card could have been placed face down from a Fortification of that value."""
    return IS_ATTACK[kind] == 1 and (is_valid(kind, fort, o) or may_be_invalid(o))


@rule
def lay_attack(s: State, b: Bounds, house: int, o: Options, rng: Rng) -> bool:
    """One of the attacker's cards of that back lies before the House, by card; False if none could."""
    attacker, back = right(s, house), b.attack_back[house]
    cards = 0
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        cards += s.hand[attacker][kind] if could_attack(kind, s.attack_fort[house], o) else 0
    if cards == 0:
        return False
    place = below(rng, cards)
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        if could_attack(kind, s.attack_fort[house], o):
            if place < s.hand[attacker][kind]:
                s.hand[attacker][kind] -= 1
                s.attack[house] = kind
                return True
            place -= s.hand[attacker][kind]
    return False


@rule
def place_known(s: State, seen: State, b: Bounds) -> None:
    """Start a deal: others hold what they are known to hold, the deck and hidden attacks are empty."""
    for kind in range(KINDS):
        s.deck[kind] = 0
        for house in range(s.houses):
            s.hand[house][kind] = seen.hand[house][kind] if house == b.seat else b.least[house][kind]
    for house in range(s.houses):
        s.attack[house] = seen.attack[house]


@rule
def deal_world(s: State, seen: State, b: Bounds, o: Options, p: Pool, rng: Rng) -> bool:
    """One deal; False if some House could not have placed its attack."""
    place_known(s, seen, b)
    count_loose(seen, b, p)
    count_room(seen, b, p)
    force_into_hands(s, p, rng)
    fill_hands(s, p, rng)
    for house in range(s.houses):
        if is_hidden(seen, b, house) and not lay_attack(s, b, house, o, rng):
            return False
    return draw_for_scribes(s, b, p, rng) if s.step == KEEP and s.who != b.seat else True


@rule
def draw_for_scribes(s: State, b: Bounds, p: Pool, rng: Rng) -> bool:
    """Two Imperial cards that the Scribes were not known to hold are those they choose from; False without two."""
    laid, cards = s.attack[left(s, s.who)], 0
    for kind in range(BASE_KINDS, KINDS):
        held = s.hand[s.who][kind]
        p.loose[kind] = min(max(held + (1 if kind == laid else 0) - b.least[s.who][kind], 0), held)
        cards += p.loose[kind]
    if cards < 2:
        return False
    first = below(rng, cards)
    second = (first + 1 + below(rng, cards - 1)) % cards
    s.drawn[0] = pick_loose(p.loose, IMPERIAL, first)
    s.drawn[1] = pick_loose(p.loose, IMPERIAL, second)
    return True


@rule
def imagine_into(s: State, seen: State, b: Bounds, o: Options, p: Pool, rng: Rng) -> bool:
    """Fill in a State that starts as a copy of what is seen; False if no deal was found, which bounds make unlikely."""
    for _ in range(TRIES):
        if deal_world(s, seen, b, o, p, rng):
            return True
    return False


def imagine(view: View, rng: Rng) -> State:
    """A State that could be the true one, as far as this View can tell."""
    state = copy_of(view.state)
    if not imagine_into(state, view.state, view.bounds, view.options, blank(Pool), rng):
        raise RuntimeError("no world fits this view")
    return state
