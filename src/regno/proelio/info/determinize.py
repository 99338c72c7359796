"""Determinization: sample a whole State within the bounds of a View, card by card (for SO-ISMCTS, Cowling 2012).

What is known is placed. Of a hand's open places, as many as cannot hold a card of the present deck are filled with old
cards; cards that cannot be in the deck are forced into hands; the rest is dealt at random over the places that are
left. Each face-down attack is one of its owner's cards that could have been placed. A House left without such a card
means dealing again.
"""

from __future__ import annotations

from typing import Annotated

from regno.errors import NoWorld
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
from regno.proelio.chance import WORDS, Rng, below, next_word
from regno.proelio.info.view import NO_ATTACK, Bounds, View
from regno.proelio.jit.records import Row, Rows, blank, copy_of, plain
from regno.proelio.rules.attack import is_valid, may_be_invalid
from regno.proelio.state import SEATS, Options, State, left, right
from regno.proelio.steps import KEEP

TRIES = 100_000  # two Black Powders waiting face down fit one deal of a hundred; a world that exists must be found


class CardPool:
    """Cards still to be placed, and where there is room: scratch space of one sampled deal."""

    loose: Annotated[Row, (KINDS,), "i1"]  # cards that no known place holds
    forced: Annotated[Row, (KINDS,), "i1"]  # of these, so many cannot be in the deck
    either: Annotated[Row, (KINDS,), "i1"]  # and so many can lie anywhere: perhaps old, perhaps not
    room: Annotated[Rows, (SEATS, 2), "i1"]  # open places by House, back: for any card
    old_room: Annotated[Rows, (SEATS, 2), "i1"]  # for old cards alone
    old: Annotated[Rows, (SEATS, KINDS), "i1"]  # what these were given


def is_hidden(s: State, b: Bounds, house: int) -> bool:
    """Return whether a card lies face down before a House that the observer does not know."""
    return b.attack_back[house] != NO_ATTACK and s.attack[house] == NO_CARD


def count_loose(s: State, b: Bounds, p: CardPool) -> None:
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
        p.either[kind] = max(min(b.old[kind], p.loose[kind]) - p.forced[kind], 0)


def count_room(s: State, b: Bounds, p: CardPool) -> None:
    """Hands and hidden attacks take what is not known of them; the deck takes the rest."""
    for house in range(s.houses):
        target = left(s, house)
        for back in range(2):
            known = 0
            for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
                known += b.least[house][kind]
            laid = 1 if b.attack_back[target] == back and is_hidden(s, b, target) else 0
            room = 0 if house == b.seat else s.hand_size[house][back] + laid - known
            waits_old = laid == 1 and is_old(b, target)
            p.old_room[house][back] = max(room - b.fresh[house][back], 1 if waits_old else 0) if room > 0 else 0
            p.room[house][back] = room - p.old_room[house][back]


def is_old(b: Bounds, target: int) -> bool:
    """Return whether the card face down before a House is unknown and from an earlier deck."""
    return b.attack_old[target] == 1 and b.attack_apart[target] == 1


def pick_loose(row: Row, back: int, place: int) -> int:
    """Return the kind of the card at a place among the loose ones of a back."""
    kind, passed = FIRST_OF_BACK[back], 0
    for each in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        passed += row[each]
        kind += 1 if passed <= place else 0
    return kind


def pick_room(room: Rows, back: int, place: int) -> int:
    """Return the House whose open place it is."""
    where, passed = 0, 0
    for each in range(SEATS):
        passed += room[each][back]
        where += 1 if passed <= place else 0
    return where


def total_room(room: Rows, back: int) -> int:
    """Open places of a back in all hands."""
    total = 0
    for each in range(SEATS):
        total += room[each][back]
    return total


def total_cards(row: Row, back: int) -> int:
    """Cards of a back."""
    total = 0
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        total += row[kind]
    return total


def forced_among_old(p: CardPool, back: int, rng: Rng) -> int:
    """Return how many of the places for old cards get one that cannot be in the deck; -1 if they cannot all be filled.

    Each number is as likely as the deals of single cards that it leaves possible are many.
    """
    forced, either = total_cards(p.forced, back), total_cards(p.either, back)
    old, room = total_room(p.old_room, back), total_room(p.room, back)
    fewest, most = max(old - either, forced - room, 0), min(old, forced)
    if fewest >= most:
        return fewest if fewest == most else -1
    rest = total_cards(p.loose, back) - forced - old  # what goes on to the deck and to open places, if none were forced
    total, weight = 0.0, 1.0
    for number in range(fewest, most + 1):
        total += weight
        weight *= more_forced(forced, either, old, room, rest, number)
    place, number, weight = next_word(rng) / WORDS * total, fewest, 1.0
    while number < most and place >= weight:
        place -= weight
        weight *= more_forced(forced, either, old, room, rest, number)
        number += 1
    return number


def more_forced(forced: int, either: int, old: int, room: int, rest: int, number: int) -> float:
    """Return how many times as many deals there are with one more forced card among the old places."""
    ways = (forced - number) * (old - number) * (rest + number + 1)
    return ways / ((number + 1) * (room - forced + number + 1) * (either - old + number + 1))


def deal_cards(s: State, p: CardPool, cards: Row, room: Rows, back: int, count: int, rng: Rng) -> None:
    """So many of these cards go to open places, each card and each place as likely as the next."""
    for _ in range(count):
        kind = pick_loose(cards, back, below(rng, total_cards(cards, back)))
        house = pick_room(room, back, below(rng, total_room(room, back)))
        s.hand[house][kind] += 1
        cards[kind] -= 1
        p.loose[kind] -= 1
        room[house][back] -= 1


def fill_old_places(s: State, p: CardPool, back: int, rng: Rng) -> bool:
    """Old cards into the places where no other can lie, then those that cannot be in the deck; False if too few."""
    old, forced = total_room(p.old_room, back), total_cards(p.forced, back)
    number = forced_among_old(p, back, rng)
    if number < 0:
        return False
    deal_cards(s, p, p.forced, p.old_room, back, number, rng)
    deal_cards(s, p, p.either, p.old_room, back, old - number, rng)
    for house in range(s.houses):
        for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
            p.old[house][kind] = s.hand[house][kind]
    deal_cards(s, p, p.forced, p.room, back, forced - number, rng)
    return True


def fill_hands(s: State, p: CardPool, back: int, rng: Rng) -> None:
    """Every open place of a hand gets a loose card, by card; what is left is the deck."""
    left_over = total_cards(p.loose, back)
    for house in range(s.houses):
        for _ in range(p.room[house][back]):
            kind = pick_loose(p.loose, back, below(rng, left_over))
            s.hand[house][kind] += 1
            p.loose[kind] -= 1
            left_over -= 1
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        s.deck[kind] = p.loose[kind]


def could_attack(kind: int, fort: int, o: Options) -> bool:
    """Return whether a card could have been placed face down from a Fortification of that value."""
    return IS_ATTACK[kind] == 1 and (is_valid(kind, fort, o) or may_be_invalid(o))


def attackers(s: State, b: Bounds, p: CardPool, house: int, kind: int, o: Options) -> int:
    """Return how many cards of a kind the attacker has that may lie face down before a House."""
    attacker = right(s, house)
    if not could_attack(kind, s.attack_fort[house], o):
        return 0
    held = p.old[attacker][kind] if is_old(b, house) else s.hand[attacker][kind]
    return held - (b.least[attacker][kind] if b.attack_apart[house] == 1 else 0)


def lay_attack(s: State, b: Bounds, p: CardPool, house: int, o: Options, rng: Rng) -> bool:
    """Lay one of the attacker's cards of that back before the House, by card; return False if none could lie there."""
    back, cards = b.attack_back[house], 0
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        cards += attackers(s, b, p, house, kind, o)
    if cards == 0:
        return False
    place = below(rng, cards)
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        cards = attackers(s, b, p, house, kind, o)
        if place < cards:
            s.hand[right(s, house)][kind] -= 1
            s.attack[house] = kind
            return True
        place -= cards
    return False


def place_known(s: State, seen: State, b: Bounds) -> None:
    """Start a deal: others hold what they are known to hold, the deck and hidden attacks are empty."""
    for kind in range(KINDS):
        s.deck[kind] = 0
        for house in range(s.houses):
            s.hand[house][kind] = seen.hand[house][kind] if house == b.seat else b.least[house][kind]
    for house in range(s.houses):
        s.attack[house] = seen.attack[house]


def deal_world(s: State, seen: State, b: Bounds, o: Options, p: CardPool, rng: Rng) -> bool:
    """Deal once; return False if some House could not have placed its attack."""
    place_known(s, seen, b)
    count_loose(seen, b, p)
    count_room(seen, b, p)
    for back in range(2):
        if not fill_old_places(s, p, back, rng):
            return False
        fill_hands(s, p, back, rng)
    for house in range(s.houses):
        if is_hidden(seen, b, house) and not lay_attack(s, b, p, house, o, rng):
            return False
    return draw_for_scribes(s, b, p, rng) if s.step == KEEP and s.who != b.seat else True


def draw_for_scribes(s: State, b: Bounds, p: CardPool, rng: Rng) -> bool:
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


def determinize_into(s: State, seen: State, b: Bounds, o: Options, p: CardPool, rng: Rng) -> bool:
    """Fill in a State that starts as a copy of what is seen; False if no deal was found, which bounds make unlikely."""
    for _ in range(TRIES):
        if deal_world(s, seen, b, o, p, rng):
            return True
    return False


@plain
def determinize(view: View, rng: Rng) -> State:
    """Return a State that could be the true one, as far as this View can tell; raise NoWorld if none is found."""
    state = copy_of(view.state)
    if not determinize_into(state, view.state, view.bounds, view.options, blank(CardPool), rng):
        raise NoWorld("no-world")
    return state
