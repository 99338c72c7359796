"""The invariants I1-I9: what holds after every move of every game, whatever the table."""

from __future__ import annotations

from dataclasses import dataclass

from regno.proelio import events, steps
from regno.proelio.cards import BASE_KINDS, FORTIFICATION, HAND_LIMIT, NO_CARD, NO_SEASONS, PLAGUE, WINTER
from regno.proelio.events import Event
from regno.proelio.rules.victory import CAP
from regno.proelio.state import CHANCE, NOBODY, SEATS, Options, State, right

HERO_LOOT = 4  # the most cards that can come to a hand before it is trimmed


@dataclass(frozen=True)
class Change:
    """One move: the State before it, what it made happen, the State after it."""

    before: State
    move: int
    events: list[Event]
    after: State
    options: Options

    def told(self, *kinds: int) -> list[Event]:
        """The events of these kinds."""
        return [event for event in self.events if event[0] in kinds]


def held(s: State, seat: int) -> int:
    return sum(s.hand[seat])


def cards_by_kind(s: State) -> list[int]:
    """Every card of the game, wherever it lies."""
    total = [sum(copies) for copies in zip(s.deck, s.pile, s.deployed, *s.hand, strict=True)]
    for seat in range(s.houses):
        for kind in (FORTIFICATION[s.fort[seat]], s.attack[seat]):
            if kind != NO_CARD:
                total[kind] += 1
        total[PLAGUE] += s.plague[seat]
    return total


def cards_are_conserved(c: Change) -> None:
    assert cards_by_kind(c.after) == cards_by_kind(c.before), "a card was won or lost"
    zones = (c.after.deck, c.after.pile, c.after.deployed, *c.after.hand)
    assert min(map(min, zones)) >= 0, "a zone holds less than nothing"


def by_back(zone: list[int]) -> list[int]:
    return [sum(zone[:BASE_KINDS]), sum(zone[BASE_KINDS:])]


def sizes_agree_with_counts(c: Change) -> None:
    """What is kept beside the zones for speed says what lies in them."""
    s = c.after
    assert s.deck_size == by_back(s.deck) and s.pile_size == by_back(s.pile), "a size of deck or pile is wrong"
    assert s.hand_size == [by_back(hand) for hand in s.hand], "a size of a hand is wrong"
    assert s.plagues == sum(s.plague), "the Plagues are miscounted"


def backs_keep_to_their_own_deck(c: Change) -> None:
    """A deck grows only by its own pile's reshuffle, and a draw gives a card of the back that was owed."""
    reshuffled = {event[4] for event in c.told(events.RESHUFFLE)}
    for back, kinds in enumerate((slice(0, BASE_KINDS), slice(BASE_KINDS, None))):
        if back not in reshuffled:
            assert all(map(int.__le__, c.after.deck[kinds], c.before.deck[kinds])), "a deck grew by itself"
    for event in c.told(events.DRAW):
        assert (event[3] >= BASE_KINDS) == bool(c.before.back), "a card came from the other deck"
    for event in c.told(events.DEAL, events.TAKE):
        assert event[3] < BASE_KINDS, "an Imperial card was dealt or bought"


def forts_rise_by_single_steps_or_fall(c: Change) -> None:
    for before, after in zip(c.before.fort, c.after.fort, strict=True):
        assert after in (0, before, before + 1), f"a Fortification went from {before} to {after}"


def one_attack_waits_at_most(c: Change) -> None:
    for _, attacker, target, _, _ in c.told(events.ATTACK):
        assert right(c.before, target) == attacker, "an attack was not aimed at the left"
        assert c.before.attack[target] == NO_CARD, "an attack was laid on another"


def a_single_plague_never_lowers_an_attacker(c: Change) -> None:
    """Without stacking the attacker's Fortification at the reveal is at least the one the attack was placed from."""
    if c.options.plague_stacking:
        return
    assert sum(c.after.plague) <= 1, "two Plagues lie on the table"
    for _, attacker, defender, _, _ in c.told(events.REVEAL):
        assert c.before.fort[attacker] >= c.before.attack_fort[defender], "the attacker has lost a Fortification"


def a_plague_freezes_attacks(c: Change) -> None:
    """None is placed while one lies there; none is revealed unless the last one has just been lifted."""
    if c.told(events.ATTACK):
        assert not any(c.before.plague), "an attack was placed under a Plague"
    if c.told(events.REVEAL):
        assert not any(c.after.plague), "an attack was revealed under a Plague"


def the_fallen_have_nothing(c: Change) -> None:
    """Every defeated House is 0/0, and falls inside an attack unless the table tests at any moment."""
    for _, fallen, _, _, _ in c.told(events.DEFEAT):
        assert held(c.after, fallen) == 0 and c.after.fort[fallen] == 0, f"House {fallen} fell with something left"
        assert c.options.defeat_timing or c.told(events.SPENT), f"House {fallen} fell outside an attack"


def a_turn_begins_within_the_limit(c: Change) -> None:
    """[T2] When the House at turn is asked its first real choice it holds five cards at most."""
    trimmed = c.before.step == steps.TRIM and c.before.then == steps.PERK_WINDOW and c.before.need == 1
    begun = c.told(events.TURN) and not c.told(events.REVEAL)
    first = c.after.step in (steps.PERK, steps.DEPLOY, steps.ACTION)
    if first and (trimmed or begun):
        assert held(c.after, c.after.turn) <= HAND_LIMIT, "a turn began over the limit"


def somebody_is_asked(c: Change) -> None:
    s = c.after
    assert s.step < steps.ASKED or s.step == steps.OVER, "the rules stopped half-way"
    if s.step == steps.OVER:
        assert s.ending and s.who == NOBODY
    else:
        assert s.who == CHANCE if s.step < steps.PERK else 0 <= s.who < s.houses


CHECKS = (
    cards_are_conserved,
    sizes_agree_with_counts,
    backs_keep_to_their_own_deck,
    forts_rise_by_single_steps_or_fall,
    one_attack_waits_at_most,
    a_single_plague_never_lowers_an_attacker,
    a_plague_freezes_attacks,
    the_fallen_have_nothing,
    a_turn_begins_within_the_limit,
    somebody_is_asked,
)


class HandLimit:
    """Hands keep to five at every stable point, but for gifts that this table trims at the receiver's turn.

    Between two stable points four cards more can come at once, a Hero's loot: nine where everything is trimmed
    now. Gifts that wait come on top of that; eleven has been met so.
    """

    def __init__(self, options: Options) -> None:
        self.options = options
        self.waiting = [0] * SEATS  # gifts since that hand was last within the limit

    def follow(self, c: Change) -> None:
        for seat in self.receivers(c):
            self.waiting[seat] += 1
        for seat in range(c.after.houses):
            size = held(c.after, seat)
            if size <= HAND_LIMIT:
                self.waiting[seat] = 0
            transient = 0 if c.after.step == steps.ACTION else HERO_LOOT
            most = HAND_LIMIT + transient + self.waiting[seat]
            assert size <= most, f"House {seat} holds {size} cards, at most {most} can be"

    def receivers(self, c: Change) -> list[int]:
        """Who was given a card that may stay over the limit for a while."""
        seats = [] if self.options.trim_support else [event[2] for event in c.told(events.SUPPORT)]
        if self.options.trim_gifts:
            return seats
        stolen = [event[1] for event in c.told(events.STEAL)]
        penalties = [event[2] for event in c.told(events.PENALTY)]
        drawn = [event[1] for event in c.told(events.DRAW) if event[1] != c.before.turn]
        return seats + stolen + penalties + drawn


class Descent:
    """With Seasons every turn lowers a measure, so every game ends.

    The measure: seasons left, then Base cards in the deck, then twice the cards in hands plus those on the table.
    A fruitless trade leaves it as it is, and Shields that Equitas finds on the pile raise it, once a game.
    """

    def __init__(self) -> None:
        self.last: tuple[int, int, int] | None = None
        self.excused = False
        self.from_pile = 0

    def follow(self, c: Change) -> None:
        if c.after.season == NO_SEASONS:
            return
        found = c.told(events.FOUND) and sum(c.after.deck) == sum(c.before.deck)
        self.from_pile += 1 if found else 0
        self.excused = self.excused or bool(found) or bool(c.told(events.TAKE_NOTHING))
        assert self.from_pile <= 1, "Equitas was answered twice"
        if c.told(events.TURN):
            now = self.measure(c.after)
            assert self.last is None or self.excused or now < self.last, f"the measure went from {self.last} to {now}"
            self.last, self.excused = now, False
        if c.options.turn_cap >= 2000:
            assert c.after.ending != CAP, "a game with Seasons did not end by itself"

    def measure(self, s: State) -> tuple[int, int, int]:
        in_hands = sum(held(s, seat) for seat in range(s.houses))
        forts = sum(fort > 0 for fort in s.fort)
        attacks = sum(kind != NO_CARD for kind in s.attack[: s.houses])
        return WINTER - s.season, sum(s.deck[:BASE_KINDS]), 2 * in_hands + forts + attacks + sum(s.plague)


class Watch:
    """All invariants over one game."""

    def __init__(self, options: Options) -> None:
        self.limit, self.descent = HandLimit(options), Descent()

    def follow(self, c: Change) -> None:
        for check in CHECKS:
            check(c)
        self.limit.follow(c)
        self.descent.follow(c)
