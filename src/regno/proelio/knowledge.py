"""What each House, and the public, can know of the hidden cards: bounds kept beside the State, event by event.

For each observer: at least how many cards of each kind a House holds in hand or as its own face-down attack (so that
laying an attack changes nothing), and at most how many of each kind its deck holds. Bounds are sound: they never
exclude the truth. Only a hidden card passing between two others loses information. Own cards are known exactly.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio import events, steps
from regno.proelio.cards import END_OF_BACK, FIRST_OF_BACK, KINDS, NO_CARD, SHIELDS
from regno.proelio.layout import Row, rule
from regno.proelio.rules.equitas import IN_DECK, IN_PILE_NOT_DECK
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, Events, State, left

PUBLIC = SEATS  # the observer who sees only what everybody sees
OBSERVERS = SEATS + 1
ByObserver = list[list[list[int]]]


class Knowledge:
    """Bounds of all observers; the observer is the last index, since most events tell all of them the same."""

    least: Annotated[ByObserver, (SEATS, KINDS, OBSERVERS), "i1"]  # by House, kind, observer
    most: Annotated[list[list[int]], (KINDS, OBSERVERS), "i1"]  # in the deck, by kind, observer


@rule
def know_nothing(k: Knowledge, cards: Row) -> None:
    """Before the deal the decks hold at most what the box holds, and nobody holds anything."""
    for kind in range(KINDS):
        for observer in range(OBSERVERS):
            k.most[kind][observer] = cards[kind]
            for seat in range(SEATS):
                k.least[seat][kind][observer] = 0


@rule
def know_position(k: Knowledge, s: State, cards: Row) -> None:
    """At a position that comes without a history each House knows its own cards, and what the box holds."""
    know_nothing(k, cards)
    for seat in range(s.houses):
        for kind in range(KINDS):
            for _ in range(s.hand[seat][kind]):
                draw(k, seat, kind)
        target = left(s, seat)
        revealed = target == s.turn and is_revealed(s.step)
        if s.attack[target] != NO_CARD and not revealed:
            draw(k, seat, s.attack[target])


@rule
def is_revealed(step: int) -> bool:
    """Whether the attack on the House at turn has been turned up and is being resolved."""
    return step in (
        steps.PENALTY,
        steps.IGNORE,
        steps.ESCAPE,
        steps.THEFT,
        steps.SACRIFICE,
        steps.BUILDERS,
        steps.LOOT,
    )


@rule
def draw(k: Knowledge, who: int, kind: int) -> None:
    """Dealt or drawn: only the drawer learns that he holds it and that the deck lost it."""
    k.least[who][kind][who] += 1
    k.most[kind][who] -= 1


@rule
def leave_openly(k: Knowledge, who: int, kind: int) -> None:
    """A card seen to leave a hand, or revealed as an attack: one fewer for everybody, not below nought."""
    row = k.least[who][kind]
    for observer in range(OBSERVERS):
        row[observer] = max(row[observer] - 1, 0)


@rule
def join_openly(k: Knowledge, who: int, kind: int) -> None:
    """A card seen to join a hand: recovered, or bought from the Merchant."""
    row = k.least[who][kind]
    for observer in range(OBSERVERS):
        row[observer] += 1


@rule
def pass_hidden(k: Knowledge, giver: int, taker: int, kind: int) -> None:
    """A hidden card from hand to hand: exact for both; for all others any card of that back may have gone."""
    back = back_of(kind)
    for each in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        row = k.least[giver][each]
        for observer in range(OBSERVERS):
            party = observer == giver or observer == taker
            row[observer] = max(row[observer] - (0 if party and each != kind else 1), 0)
    k.least[taker][kind][giver] += 1
    k.least[taker][kind][taker] += 1


@rule
def see(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    """One observer sees that many cards of a kind in a hand."""
    k.least[holder][kind][observer] = max(k.least[holder][kind][observer], copies)


@rule
def show(k: Knowledge, holder: int, kind: int, copies: int) -> None:
    """Everybody sees that many cards of a kind in a hand."""
    for observer in range(OBSERVERS):
        see(k, observer, holder, kind, copies)


@rule
def reshuffle(k: Knowledge, back: int) -> None:
    """The old deck is gone; what the new one holds is told kind by kind."""
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        shuffle_in(k, kind, 0)


@rule
def shuffle_in(k: Knowledge, kind: int, count: int) -> None:
    """The discards were seen by all, so everybody knows what the new deck holds at most."""
    for observer in range(OBSERVERS):
        k.most[kind][observer] = count


@rule
def miss_shields(k: Knowledge) -> None:
    """A failed Equitas tells everybody that the deck holds no Shields [81]."""
    shuffle_in(k, SHIELDS, 0)


@rule
def find_shields(k: Knowledge, where: int) -> None:
    """Equitas took Shields openly out of the deck, or out of the pile, perhaps after the deck was seen to have none."""
    if where == IN_DECK:
        for observer in range(OBSERVERS):
            k.most[SHIELDS][observer] -= 1
    elif where == IN_PILE_NOT_DECK:
        miss_shields(k)


@rule
def learn(k: Knowledge, what: int, who: int, whom: int, kind: int, number: int) -> None:
    """What one event tells; events not named here tell nothing of hidden cards."""
    if what == events.DRAW or what == events.DEAL:
        draw(k, who, kind)
    elif leaves_hand(what):
        leave_openly(k, who, kind)
    elif what == events.LOOT or what == events.PENALTY or what == events.SUPPORT:
        pass_hidden(k, who, whom, kind)
    elif what == events.STEAL:
        pass_hidden(k, whom, who, kind)
    elif what == events.RECOVER or what == events.TAKE:
        join_openly(k, who, kind)
    elif what == events.LOOK:
        see(k, who, whom, kind, number)
    elif what == events.SHOW or what == events.OPEN:
        show(k, who, kind, number)
    elif what == events.RESHUFFLE:
        reshuffle(k, number)
    elif what == events.SHUFFLED_IN:
        shuffle_in(k, kind, number)
    elif what == events.FOUND:
        find_shields(k, number)
    elif what == events.NOT_FOUND:
        miss_shields(k)


@rule
def leaves_hand(what: int) -> bool:
    """Events in which a card is seen to leave its owner's hand, or to have been its attack."""
    return what in (
        events.TRIM,
        events.BARDS_DISCARD,
        events.DEPLOY,
        events.REVEAL,
        events.FORTIFY,
        events.PLAY,
        events.PAY,
        events.REJECT,
    )


@rule
def watch(k: Knowledge, e: Events) -> None:
    """Learn from everything that one move made happen."""
    for place in range(e.count):
        row = e.rows[place]
        learn(k, row[0], row[1], row[2], row[3], row[4])
