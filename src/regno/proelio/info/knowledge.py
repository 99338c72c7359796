"""What each House, and the public, can know of the hidden cards: bounds kept beside the State, event by event.

For each observer: at least how many cards of each kind a House holds in hand or as its own face-down attack (so that
laying an attack changes nothing), and at most how many of each kind its deck holds. Bounds are sound: they never
exclude the truth. Own cards are known exactly.

Two more things would be forgotten by these alone. A card that never lay in the present deck is **old**: after a
reshuffle all hands are, and how many fresh cards each can have drawn since is counted. And an attack that lies face
down is none of the cards which an observer has seen in that hand since: for him it lies **apart**.
"""

from __future__ import annotations

from typing import Annotated

from regno.proelio import events
from regno.proelio.cards import END_OF_BACK, FIRST_OF_BACK, FORTIFICATION, IS_ATTACK, KINDS, NO_CARD, PLAGUE, SHIELDS
from regno.proelio.info.visibility import OBSERVERS, PUBLIC, is_revealed
from regno.proelio.jit.records import Row, Rows
from regno.proelio.rules.equitas import IN_DECK, IN_PILE_NOT_DECK
from regno.proelio.rules.zones import back_of
from regno.proelio.state import SEATS, Events, State, left

ByObserver = list[list[list[int]]]
NOT_LAID, LAID, LAID_OLD = 0, 1, 3  # the last two with the back added: no attack waits, one does, an old card does


class Knowledge:
    """Bounds of all observers. What one of them knows lies together: so it is read, and most kinds change at once."""

    least: Annotated[ByObserver, (OBSERVERS, SEATS, KINDS), "i1"]  # by observer, House, kind
    most: Annotated[Rows, (OBSERVERS, KINDS), "i1"]  # in the deck, by observer, kind
    unseen: Annotated[Row, (KINDS,), "i1"]  # in hands, in decks or face down, by kind
    doubtful: Annotated[Row, (KINDS,), "i1"]  # so many were turned up that may have been old, or fresh
    blurred: Annotated[Row, (KINDS,), "i1"]  # one bit an observer: to him alone such a card was shown
    held: Annotated[Rows, (SEATS, 2), "i1"]  # in hand or face down, by House, back
    fresh: Annotated[Rows, (SEATS, 2), "i1"]  # of these, at most so many came from the present deck
    laid: Annotated[Row, (SEATS,), "i1"]  # what waits of each House: NOT_LAID, or LAID or LAID_OLD plus its back
    apart: Annotated[Row, (SEATS,), "i1"]  # one bit an observer: it is none of the cards he knows there


def know_nothing(k: Knowledge, cards: Row) -> None:
    """Before the deal the decks hold at most what the box holds, and nobody holds anything."""
    for kind in range(KINDS):
        k.unseen[kind] = cards[kind]
        k.doubtful[kind] = 0
        k.blurred[kind] = 0
        bound_deck(k, kind, cards[kind])
        for seat in range(SEATS):
            for observer in range(OBSERVERS):
                k.least[observer][seat][kind] = 0
    for seat in range(SEATS):
        k.laid[seat] = NOT_LAID
        k.apart[seat] = 0
        for back in range(2):
            k.held[seat][back] = 0
            k.fresh[seat][back] = 0


def know_position(k: Knowledge, s: State, cards: Row) -> None:
    """At a position that comes without a history each House knows its own cards, and what does not lie open."""
    know_nothing(k, cards)
    for kind in range(KINDS):
        k.unseen[kind] -= lying_open(s, kind)
        bound_deck(k, kind, k.unseen[kind])
    for seat in range(s.houses):
        for kind in range(KINDS):
            for _ in range(s.hand[seat][kind]):
                draw(k, seat, kind)
        target = left(s, seat)
        revealed = target == s.turn and is_revealed(s.step)
        if s.attack[target] != NO_CARD and not revealed:
            draw(k, seat, s.attack[target])
            lay(k, seat, back_of(s.attack[target]))


def lying_open(s: State, kind: int) -> int:
    """Return how many cards of a kind everybody sees: discarded, deployed, built, revealed, or a Plague."""
    count = s.pile[kind] + s.deployed[kind]
    for seat in range(s.houses):
        count += 1 if s.fort[seat] > 0 and FORTIFICATION[s.fort[seat]] == kind else 0
    if kind == PLAGUE:
        count += s.plagues
    return count + (1 if is_revealed(s.step) and s.attack[s.turn] == kind else 0)


def is_marked(marks: int, observer: int) -> bool:
    """Return whether an observer's bit is set."""
    return marks >> observer & 1 == 1


# ---------------------------------------------------------------- old and fresh


def old_unknown(k: Knowledge, kind: int, observer: int) -> int:
    """At most so many cards of a kind that an observer does not know never lay in the present deck."""
    unknown = k.unseen[kind]
    for seat in range(SEATS):
        unknown -= k.least[observer][seat][kind]
    return old_among(k, kind, observer, unknown)


def old_among(k: Knowledge, kind: int, observer: int, unknown: int) -> int:
    """Return the same where the number of cards unknown to the observer is known already."""
    if k.blurred[kind] >> observer & 1:
        return unknown
    old = unknown - k.most[observer][kind] + k.doubtful[kind]
    return min(old, unknown) if old > 0 else 0


def may_be_fresh(k: Knowledge, house: int, kind: int, observer: int) -> bool:
    """Return whether a card of a House may be from the present deck; missed Shields may have been drawn before."""
    return k.fresh[house][back_of(kind)] > 0 and (k.most[observer][kind] > 0 or kind == SHIELDS)


def turn_up(k: Knowledge, house: int, kind: int, observer: int) -> None:
    """To one observer a card of a House shows itself: the deck lost it if it is fresh, which may stay in doubt."""
    if not may_be_fresh(k, house, kind, observer):
        return
    if old_unknown(k, kind, observer) == 0:
        k.most[observer][kind] = max(k.most[observer][kind] - 1, 0)
    else:
        k.blurred[kind] |= 1 << observer


def lose_card(k: Knowledge, house: int, back: int, fresh: bool) -> None:
    """A House has one card fewer. Unless that was a fresh one, it has as many fresh ones as before, if it can."""
    k.held[house][back] -= 1
    most = k.held[house][back] - (1 if k.laid[house] == LAID_OLD + back else 0)
    k.fresh[house][back] = min(k.fresh[house][back] - (1 if fresh else 0), most)


# ---------------------------------------------------------------- cards that move


def draw(k: Knowledge, who: int, kind: int) -> None:
    """Dealt or drawn: only the drawer learns that he holds it and that the deck lost it."""
    k.least[who][who][kind] += 1
    k.most[who][kind] -= 1
    k.held[who][back_of(kind)] += 1
    k.fresh[who][back_of(kind)] += 1


def leave_openly(k: Knowledge, who: int, kind: int, revealed: bool) -> None:
    """A card is seen to leave a hand, or to have been the attack: to some observers a card they knew, or a new one."""
    back = back_of(kind)
    apart = k.apart[who] if revealed else 0
    old = revealed and k.laid[who] == LAID_OLD + back
    known = k.least[PUBLIC][who][kind] > 0 and not is_marked(apart, PUBLIC)
    perhaps_fresh = not old and not known and may_be_fresh(k, who, kind, PUBLIC)
    surely_fresh = perhaps_fresh and old_unknown(k, kind, PUBLIC) == 0
    for observer in range(OBSERVERS):
        row = k.least[observer][who]
        if row[kind] > 0 and not is_marked(apart, observer):
            row[kind] -= 1
        elif not old and surely_fresh == perhaps_fresh:
            turn_up(k, who, kind, observer)
    if perhaps_fresh and not surely_fresh:
        k.doubtful[kind] += 1
    if revealed:
        k.laid[who] = NOT_LAID
        k.apart[who] = 0
    k.unseen[kind] -= 1
    lose_card(k, who, back, surely_fresh)


def join_openly(k: Knowledge, who: int, kind: int) -> None:
    """A card seen to join a hand: recovered, or bought from the Merchant."""
    for observer in range(OBSERVERS):
        k.least[observer][who][kind] += 1
    k.unseen[kind] += 1
    k.held[who][back_of(kind)] += 1


def keep_bought(k: Knowledge, who: int, kind: int, copies: int) -> None:
    """A card bought is no part of its price: who pays with the same kind held it before, and keeps the one bought."""
    if copies > 1:
        for observer in range(OBSERVERS):
            know_copies(k, observer, who, kind, copies)


def pass_hidden(k: Knowledge, giver: int, taker: int, kind: int) -> None:
    """A hidden card from hand to hand: exact for both; for all others any card of that back may have gone."""
    back = back_of(kind)
    if k.least[taker][giver][kind] == 0:
        turn_up(k, giver, kind, taker)
    for observer in range(OBSERVERS):
        row = k.least[observer][giver]
        if observer == giver or observer == taker:
            row[kind] = max(row[kind] - 1, 0)
        else:
            for each in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
                row[each] = max(row[each] - 1, 0)
    k.least[giver][taker][kind] += 1
    k.least[taker][taker][kind] += 1
    k.held[taker][back] += 1
    k.fresh[taker][back] += 1 if k.fresh[giver][back] > 0 else 0
    lose_card(k, giver, back, False)


# ---------------------------------------------------------------- an attack face down


def lay(k: Knowledge, who: int, back: int) -> None:
    """An attack is laid. It lies apart for those who know no card of the hand that could be it."""
    k.laid[who] = (LAID if k.fresh[who][back] > 0 else LAID_OLD) + back
    k.apart[who] = 0
    for observer in range(OBSERVERS):
        known = 0
        for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
            known += k.least[observer][who][kind] * IS_ATTACK[kind]
        if known == 0 and observer != who:
            k.apart[who] |= 1 << observer


# ---------------------------------------------------------------- cards that are seen


def see(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    """One observer sees that many cards of a kind, and all others, in a hand."""
    know_copies(k, observer, holder, kind, copies)
    if k.laid[holder] != NOT_LAID:
        part(k, observer, holder)


def know_copies(k: Knowledge, observer: int, holder: int, kind: int, copies: int) -> None:
    """One observer is sure that a House holds that many cards of a kind."""
    while k.least[observer][holder][kind] < copies:
        turn_up(k, holder, kind, observer)
        k.least[observer][holder][kind] += 1


def part(k: Knowledge, observer: int, holder: int) -> None:
    """Who knows all cards of a House but one has seen its hand: what waits face down is none of them."""
    unknown = k.held[holder][0] + k.held[holder][1]
    for kind in range(KINDS):
        unknown -= k.least[observer][holder][kind]
    if unknown == 1:
        k.apart[holder] |= 1 << observer
    elif is_marked(k.apart[holder], observer):
        k.apart[holder] ^= 1 << observer


def show(k: Knowledge, holder: int, kind: int, copies: int) -> None:
    """Everybody sees that many cards of a kind in a hand."""
    for observer in range(OBSERVERS):
        see(k, observer, holder, kind, copies)


# ---------------------------------------------------------------- the decks


def reshuffle(k: Knowledge, back: int) -> None:
    """The old deck is gone, and all cards in hands are old; what the new deck holds is told kind by kind."""
    for kind in range(FIRST_OF_BACK[back], END_OF_BACK[back]):
        bound_deck(k, kind, 0)
        k.doubtful[kind] = 0
        k.blurred[kind] = 0
    for house in range(SEATS):
        k.fresh[house][back] = 0
        if k.laid[house] == LAID + back:
            k.laid[house] = LAID_OLD + back


def shuffle_in(k: Knowledge, kind: int, count: int) -> None:
    """The discards were seen by all, so everybody knows what the new deck holds at most."""
    k.unseen[kind] += count
    bound_deck(k, kind, count)


def bound_deck(k: Knowledge, kind: int, count: int) -> None:
    """Everybody knows that the deck holds at most so many of a kind."""
    for observer in range(OBSERVERS):
        k.most[observer][kind] = count


def miss_shields(k: Knowledge) -> None:
    """A failed Equitas tells everybody that the deck holds no Shields [Q81]."""
    bound_deck(k, SHIELDS, 0)


def find_shields(k: Knowledge, where: int) -> None:
    """Equitas took Shields openly out of the deck, or out of the pile, perhaps after the deck was seen to have none."""
    if where == IN_DECK:
        k.unseen[SHIELDS] -= 1
        for observer in range(OBSERVERS):
            k.most[observer][SHIELDS] -= 1
    elif where == IN_PILE_NOT_DECK:
        miss_shields(k)


# ---------------------------------------------------------------- events


def learn(k: Knowledge, what: int, who: int, whom: int, kind: int, number: int) -> None:
    """Update what is known by one event; events not named here reveal no hidden card."""
    if what == events.DRAW or what == events.DEAL:
        draw(k, who, kind)
    elif leaves_hand(what):
        if what == events.PAY:
            keep_bought(k, who, kind, number)
        leave_openly(k, who, kind, what == events.REVEAL)
    elif what == events.LOOT or what == events.PENALTY or what == events.SUPPORT:
        pass_hidden(k, who, whom, kind)
    elif what == events.STEAL:
        pass_hidden(k, whom, who, kind)
    elif what == events.RECOVER or what == events.TAKE:
        join_openly(k, who, kind)
    elif what == events.ATTACK:
        lay(k, who, back_of(kind))
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


def watch(k: Knowledge, e: Events) -> None:
    """Learn from everything that one move made happen."""
    for place in range(e.count):
        row = e.rows[place]
        learn(k, row[0], row[1], row[2], row[3], row[4])
