"""What a choice leads to, as far as the chooser can know: the rules themselves, tried on the chooser's own View.

Stand-ins take the place of hidden cards. That is exact for what is asked here: how many cards of each back lie where is
open to all, and whether a House falls depends on nothing else. Of an attack that lies face down every kind is tried
that it can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from regno.proelio import engine, events, moves, reasons, steps
from regno.proelio.cards import ATTACKS, EDICT, KINDS, NO_CARD, PATROL
from regno.proelio.formats.redacted import STAND_IN
from regno.proelio.info.determinize import CardPool, count_loose
from regno.proelio.info.view import View
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.rules.attack import is_valid, may_be_invalid
from regno.proelio.rules.zones import back_of, hand_size
from regno.proelio.state import SEATS, Events, Options, State, right

NEVER = -1  # cards lost in a way that does not exist, or that the House does not survive
LOSSES = frozenset({events.LOOT, events.PENALTY, events.BARDS_DISCARD})  # a card goes from the House that acts


@dataclass(frozen=True)
class Outcome:
    """One way in which a choice may end for the House that makes it."""

    falls: bool
    cards: int  # lost from hand to others
    wall: bool  # whether the Fortification is lost
    perk: bool  # whether it takes a Perk that is still to be used


@dataclass(frozen=True)
class Blow:
    """What one attack would do to a House after a deployment. Numbers are cards lost; NEVER, if not survived so."""

    falls: bool  # whatever is answered
    keep: int  # with the Fortification kept, or without one
    give: int  # with the Fortification lost
    perk: int  # with a Perk of one's own used


@dataclass(frozen=True)
class Stand:
    """A deployment, as far as it matters to any attack."""

    defence: int
    left: int  # cards still in hand
    patrol: bool
    edict: bool


# ---------------------------------------------------------------- trying


def fill_hidden(view: View) -> State:
    """Return a State of the View with a stand-in for each hidden card but the attacks."""
    s = copy_of(view.state)
    for back in range(2):
        s.deck[STAND_IN[back]] = s.deck_size[back]
        for seat in range(SEATS):
            if seat != view.seat:
                s.hand[seat][STAND_IN[back]] = s.hand_size[seat][back]
    return s


def try_move(s: State, move: int, o: Options) -> tuple[State, list[events.Event]]:
    """Return the State after a move and what happened; the one given stays as it is."""
    after, e = copy_of(s), blank(Events)
    engine.apply(after, move, o, e)
    return after, [tuple(row) for row in e.rows[: e.count]]  # type: ignore[misc]


def answers(s: State, o: Options) -> list[int]:
    """Return the answers worth trying: of cards any one will do, since only their number matters."""
    space = [0] * moves.MOVES
    legal = space[: engine.legal(s, o, space)]
    return legal if s.step >= steps.PERK and legal[0] >= KINDS else legal[:1]


def outcomes(s: State, move: int, o: Options, me: int, sofar: Outcome | None = None) -> Iterator[Outcome]:
    """Yield every end that a move may have, until its attack is settled or the turn passes on."""
    after, rows = try_move(s, move, o)
    now = add_events(rows, me, sofar or Outcome(False, 0, False, False))
    settled = after.step == steps.ACTION and (s.step != steps.ACTION or after.who == me)
    if after.step >= steps.OVER or settled or after.turn != s.turn:
        yield now
        return
    for answer in answers(after, o):
        yield from outcomes(after, answer, o, me, now)


def add_events(rows: list[events.Event], me: int, sofar: Outcome) -> Outcome:
    """Return what happened to one House, added to what had happened before."""
    falls, cards, wall, perk = sofar.falls, sofar.cards, sofar.wall, sofar.perk
    for what, who, whom, _, _ in rows:
        cards += (what in LOSSES and who == me) + (what == events.STEAL and whom == me)
        wall = wall or (what in (events.SACRIFICE, events.FORT_LOST) and who == me)
        falls = falls or (what == events.DEFEAT and who == me)
        perk = perk or (what == events.PERK and who == me)
    return Outcome(falls, cards, wall, perk)


def after_move(view: View, move: int) -> list[Outcome]:
    """Return every end that a legal move of the chooser may have."""
    return list(outcomes(fill_hidden(view), move, view.options, view.seat))


def may_be_fateful(view: View) -> bool:
    """Return whether a choice is worth trying: the attack lies open, or the chooser has no Fortification."""
    s = view.state
    return s.step in (steps.SACRIFICE, steps.BUILDERS) or (s.fort[view.seat] == 0 and s.step != steps.DEPLOY)


# ---------------------------------------------------------------- an attack face down


def possible_attacks(view: View) -> list[int]:
    """Return the kinds that the card face down before the chooser can be, by what he knows."""
    s, b, o, me = view.state, view.bounds, view.options, view.seat
    if s.attack[me] != NO_CARD:
        return [s.attack[me]]
    pool = blank(CardPool)
    count_loose(s, b, pool)
    known = b.least[right(s, me)]
    return [
        kind
        for kind in ATTACKS
        if back_of(kind) == b.attack_back[me]
        and (is_valid(kind, s.attack_fort[me], o) or may_be_invalid(o))
        and (pool.loose[kind] > 0 or (known[kind] > 0 and not b.attack_apart[me]))
    ]


def deployments(s: State, o: Options) -> Iterator[list[int]]:
    """Yield every choice of cards to deploy, in the order in which they are named."""
    kinds = [kind for kind in range(KINDS) if engine.why_not(s, kind, o) == reasons.ALLOWED]
    for counts in product(*(range(s.hand[s.turn][kind] + 1) for kind in kinds)):
        yield [kind for kind, count in zip(kinds, counts, strict=True) for _ in range(count)]


def defend(view: View) -> dict[Stand, dict[int, Blow]]:
    """Return what each possible attack would do after each deployment; those that come to the same are tried once."""
    o, found = view.options, dict[Stand, dict[int, Blow]]()
    hidden, kinds = fill_hidden(view), possible_attacks(view)
    for cards in deployments(hidden, o):
        s = deploy_cards(hidden, cards, o)
        stand = Stand(s.defence, hand_size(s, s.turn), s.deployed[PATROL] > 0, s.deployed[EDICT] > 0)
        if stand not in found:
            found[stand] = {kind: strike(s, kind, o) for kind in kinds}
    return found


def deploy_cards(s: State, cards: list[int], o: Options) -> State:
    """Return a State with these cards deployed and the attack still face down, though the hand may be empty."""
    s, e = copy_of(s), blank(Events)
    for card in cards:
        engine.choose_card(s, card, o, e)
    s.step = steps.DEPLOY
    return s


def strike(s: State, kind: int, o: Options) -> Blow:
    """Return what the attack does if it is of this kind and nothing more is deployed."""
    s = copy_of(s)
    s.attack[s.turn] = kind
    return blow_of(list(outcomes(s, moves.NO, o, s.turn)))


def blow_of(ends: list[Outcome]) -> Blow:
    """Return the ends of an attack in three numbers."""
    lives = [end for end in ends if not end.falls]

    def least(wanted: list[Outcome]) -> int:
        return min((end.cards for end in wanted), default=NEVER)

    return Blow(
        falls=not lives,
        keep=least([end for end in lives if not end.wall and not end.perk]),
        give=least([end for end in lives if end.wall and not end.perk]),
        perk=least([end for end in lives if not end.wall and end.perk]),
    )
