"""Worlds counted one by one, for tables so small that all of them can be: what bounds allow, and what can be true.

``allowed`` lists every State within a View's bounds with the share of deals that give it, by the words of the design
and without a line of imagine.py. ``Belief`` follows a game as one observer sees it and keeps every State that any
history with the same events could have led to.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import comb, factorial, prod

from hidden import could_lie

from regno.proelio import engine
from regno.proelio.cards import BASE_KINDS, FORTIFICATION, KINDS, NO_CARD, PLAGUE
from regno.proelio.events import Event
from regno.proelio.info.view import NO_ATTACK, View, look
from regno.proelio.info.visibility import redact_event
from regno.proelio.jit.records import blank, copy_of, values_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.zones import recount
from regno.proelio.state import Events, Options, State, left, right

Cards = tuple[int, ...]  # by kind
Hidden = tuple[tuple[Cards, ...], Cards, Cards]  # hands, deck, attacks: all that a State may hide
BACKS = (range(BASE_KINDS), range(BASE_KINDS, KINDS))


def hidden_in(s: State) -> Hidden:
    return tuple(tuple(hand) for hand in s.hand[: s.houses]), tuple(s.deck), tuple(s.attack[: s.houses])


# ---------------------------------------------------------------- what bounds allow


def face_down(view: View) -> list[int]:
    """The Houses before which a card lies that the reader does not know."""
    s = view.state
    return [at for at in range(s.houses) if view.bounds.attack_back[at] != NO_ATTACK and s.attack[at] == NO_CARD]


def known_hands(view: View) -> list[list[int]]:
    """The reader's own hand, and of the others what it knows."""
    return [
        list(view.state.hand[house] if house == view.seat else view.bounds.least[house])
        for house in range(view.state.houses)
    ]


def unseen(view: View) -> list[int]:
    """The box without all cards that lie open or are known."""
    s = view.state
    there = list(view.bounds.cards)
    for zone in (s.pile, s.deployed, *known_hands(view)):
        there = [count - gone for count, gone in zip(there, zone, strict=True)]
    for kind in [*(FORTIFICATION[fort] for fort in s.fort), *s.attack[: s.houses], *[PLAGUE] * sum(s.plague)]:
        if kind != NO_CARD:
            there[kind] -= 1
    return there


def open_places(view: View, back: int) -> list[int]:
    """By House: cards of a back that it has, in hand or face down, and that the reader does not know."""
    s, kinds = view.state, BACKS[back]
    laid = [
        left(s, house) in face_down(view) and view.bounds.attack_back[left(s, house)] == back
        for house in range(s.houses)
    ]
    known = known_hands(view)
    return [
        s.hand_size[house][back] + laid[house] - sum(known[house][kind] for kind in kinds) for house in range(s.houses)
    ]


def old_places(view: View, back: int) -> list[int]:
    """By House: how many of its open places no card of the present deck can fill; an old attack is one of them."""
    s, bounds = view.state, view.bounds
    old_attack = [
        left(s, house) in face_down(view)
        and bounds.attack_back[left(s, house)] == back
        and lies_old(view, left(s, house))
        for house in range(s.houses)
    ]
    rooms = open_places(view, back)
    return [max(room - bounds.fresh[house][back], int(old_attack[house])) for house, room in enumerate(rooms)]


def lies_old(view: View, target: int) -> bool:
    return bool(view.bounds.attack_old[target] and view.bounds.attack_apart[target])


def spread(cards: int, places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Every way to put so many equal cards into places that have so much room."""
    if not places:
        if cards == 0:
            yield ()
        return
    for here in range(min(cards, places[0]) + 1):
        for rest in spread(cards - here, places[1:]):
            yield (here, *rest)


Deal = dict[int, tuple[int, ...]]  # by kind: how many cards each House gets for old places, for others, and the deck


def deals(view: View, back: int) -> Iterator[tuple[Deal, int]]:
    """Every deal of the unseen cards of one back, with the number of ways to deal it card by card."""
    loose, old = unseen(view), old_places(view, back)
    others = [room - taken for room, taken in zip(open_places(view, back), old, strict=True)]
    others[view.seat : view.seat + 1] = [0] if view.seat < view.state.houses else []
    old[view.seat : view.seat + 1] = [0] if view.seat < view.state.houses else []
    yield from deals_of(
        [kind for kind in BACKS[back] if loose[kind]], [*old, *others, view.state.deck_size[back]], loose, view
    )


def deals_of(
    kinds: Sequence[int], rooms: Sequence[int], loose: Sequence[int], view: View
) -> Iterator[tuple[Deal, int]]:
    if not kinds:
        if not any(rooms):
            yield {}, 1
        return
    kind = kinds[0]
    in_deck, may_be_old = (min(loose[kind], bound[kind]) for bound in (view.bounds.most, view.bounds.old))
    for given in spread(loose[kind], rooms):
        ways = ways_to_give(given, loose[kind], in_deck, max(may_be_old, loose[kind] - in_deck))
        if ways:
            left_over = [room - cards for room, cards in zip(rooms, given, strict=True)]
            for rest, others in deals_of(kinds[1:], left_over, loose, view):
                yield {kind: given, **rest}, ways * others


def ways_to_give(given: tuple[int, ...], cards: int, in_deck: int, may_be_old: int) -> int:
    """How many deals of single cards look like this: some of them cannot be in the deck, some cannot be old."""
    *places, deck = given
    old_ones, others = places[: len(places) // 2], places[len(places) // 2 :]
    forced, fresh, old = cards - in_deck, cards - may_be_old, sum(old_ones)
    either = cards - forced - fresh
    choices = sum(
        comb(forced, sure) * comb(either, old - sure) * comb(either - old + sure, drawn) * comb(fresh, deck - drawn)
        for sure in range(max(0, old - either), min(forced, old) + 1)
        for drawn in range(min(either - old + sure, deck) + 1)
    )
    ways = factorial(old) * factorial(sum(others))
    return choices * ways // prod(factorial(each) for each in places)


Hands = Sequence[Sequence[int]]


def attacks_from(view: View, hands: Hands, old: Hands, o: Options) -> Iterator[tuple[dict[int, int], Fraction]]:
    """Every choice of the cards face down out of these hands, each card that could lie there as likely as the next."""
    choices = []
    for target in face_down(view):
        kinds, owner = BACKS[view.bounds.attack_back[target]], right(view.state, target)
        cards = list(old[owner] if lies_old(view, target) else hands[owner])
        if view.bounds.attack_apart[target] and not lies_old(view, target):
            cards = [count - known for count, known in zip(cards, view.bounds.least[owner], strict=True)]
        could = {kind: cards[kind] for kind in kinds if could_lie(kind, view.state.attack_fort[target], o)}
        total = sum(could.values())
        choices.append([(target, kind, Fraction(count, total)) for kind, count in could.items() if count])
    for chosen in product(*choices):
        yield {target: kind for target, kind, _ in chosen}, prod((share for _, _, share in chosen), start=Fraction(1))


def allowed(view: View) -> dict[Hidden, Fraction]:
    """Every world within a View's bounds, and its share among deals by card."""
    found: dict[Hidden, Fraction] = {}
    for (base, ways), (imperial, other_ways) in product(deals(view, 0), deals(view, 1)):
        hands, old, deck = dealt(view, {**base, **imperial})
        for attacks, share in attacks_from(view, hands, old, view.options):
            world = laid_out(view, hands, deck, attacks)
            found[world] = found.get(world, Fraction(0)) + share * ways * other_ways
    total = sum(found.values())
    return {world: weight / total for world, weight in found.items()}


def dealt(view: View, deal: Deal) -> tuple[list[list[int]], list[list[int]], list[int]]:
    """Hands, with what lies face down still in them; what went to places for old cards; and the deck."""
    hands, deck = known_hands(view), [0] * KINDS
    old = [[0] * KINDS for _ in hands]
    for kind, given in deal.items():
        for house, hand in enumerate(hands):
            old[house][kind] = given[house]
            hand[kind] += given[house] + given[house + len(hands)]
        deck[kind] = given[-1]
    return hands, old, deck


def laid_out(view: View, hands: Sequence[Sequence[int]], deck: Sequence[int], attacks: dict[int, int]) -> Hidden:
    """The attacks out of the hands and on the table."""
    after = [list(hand) for hand in hands]
    for target, kind in attacks.items():
        after[right(view.state, target)][kind] -= 1
    on_table = [attacks.get(target, view.state.attack[target]) for target in range(view.state.houses)]
    return tuple(tuple(hand) for hand in after), tuple(deck), tuple(on_table)


# ---------------------------------------------------------------- what can be true


def as_seen(s: State, seat: int) -> State:
    seen = blank(State)
    look(s, seat, seen)
    return seen


def filled(s: State, world: Hidden) -> State:
    """The same table with other hidden cards."""
    made = copy_of(s)
    for house, hand in enumerate(world[0]):
        made.hand[house] = list(hand)
    made.deck = list(world[1])
    made.attack[: s.houses] = world[2]
    recount(made)
    return made


class Belief:
    """All States that any history with the same events could have led to."""

    def __init__(self, view: View, s: State) -> None:
        self.seat, self.options = view.seat, view.options
        self.states = [filled(s, world) for world in allowed(view)]

    def follow(self, told: Sequence[Event], after: State) -> None:
        """Play every move in every State, and keep what would have looked the same."""
        seen, sight = [redact_event(event, self.seat) for event in told], values_of(as_seen(after, self.seat))
        kept: dict[bytes, State] = {}
        for state in self.states:
            for world, events in self.next(state):
                if events == seen and values_of(as_seen(world, self.seat)) == sight:
                    kept[pickle.dumps(values_of(world))] = world
        self.states = list(kept.values())

    def next(self, state: State) -> Iterator[tuple[State, list[Event]]]:
        space, told = [0] * MOVES, blank(Events)
        for move in space[: engine.legal(state, self.options, space)]:
            world, told.count = copy_of(state), 0
            engine.apply(world, move, self.options, told)
            yield world, [redact_event(tuple(row), self.seat) for row in told.rows[: told.count]]  # type: ignore[arg-type]

    @property
    def worlds(self) -> set[Hidden]:
        return {hidden_in(state) for state in self.states}
