"""The sums of an attack: what it strikes with and what stands against it, at each event that tells how it went.

The engine keeps the sums of the moment alone, and has gone on when a choice with all that follows it is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from regno.proelio import events
from regno.proelio.candidates import worth_deployed
from regno.proelio.cards import ATTACK_VALUE, BLACK_POWDER, BUILDERS, INFILTRATION, KINDS, NO_CARD
from regno.proelio.events import Event
from regno.proelio.info.visibility import is_revealed
from regno.proelio.state import State

SUMMED = frozenset({events.REVEAL, events.REPELLED, events.LOOT})
THEFTS = frozenset({events.STEAL, events.NO_THEFT})
NOT_COUNTED = frozenset({NO_CARD, BLACK_POWDER, INFILTRATION})  # attacks that no number meets


class Sums(NamedTuple):
    """The sums at one event, -1 where there are none, and whether a Patrol turned a theft round."""

    attack: int = -1
    defence: int = -1
    caught: bool = False


class Clash(NamedTuple):
    """The attack on the House at turn, as everybody sees it before some events."""

    house: int
    attack: int  # NO_CARD until it is revealed
    defence: int
    fort: int
    worth: tuple[int, ...]  # what each kind adds to the defence when it is deployed

    @classmethod
    def of(cls, s: State) -> Clash:
        """Return the attack of the present turn."""
        attack = s.attack[s.turn] if is_revealed(s.step) else NO_CARD
        return cls(s.turn, attack, s.defence, s.fort[s.turn], tuple(worth_deployed(s, kind) for kind in range(KINDS)))

    def sums(self, rows: Iterable[Event]) -> Iterator[Sums]:
        """Yield the sums at each of the events that follow."""
        house, attack, defence = self.house, self.attack, self.defence
        for what, who, whom, card, number in rows:
            if what == events.REVEAL:
                house, attack, defence = whom, card, defence if whom == house else 0  # the next House held no card
            elif what == events.DEPLOY:
                defence += self.worth[card]
            elif what == events.SACRIFICE:
                defence += self.fort
            elif what == events.PERK and number == BUILDERS and attack != NO_CARD:
                defence += 1
            if what in SUMMED and attack not in NOT_COUNTED:
                yield Sums(ATTACK_VALUE[attack], defence)
            else:
                yield Sums(caught=what in THEFTS and who == house)
