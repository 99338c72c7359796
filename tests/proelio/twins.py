"""Two games that one seat cannot tell apart: the same table, and other cards wherever that seat does not see them.

The twin's hidden cards are dealt anew within the seat's bounds, and the others' private knowledge is what everybody
knows. Both games go on together: where a move hides its card from the seat, the twin plays another of that back.
What a move turns up for the seat to see must lie there in both, and is put there before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from memory import own_cards

from regno.proelio import engine, events, moves, steps
from regno.proelio.cards import KINDS, NO_CARD, SHIELDS
from regno.proelio.chance import Rng
from regno.proelio.events import Event
from regno.proelio.formats.move_text import card_of
from regno.proelio.game import Game
from regno.proelio.info import knowledge
from regno.proelio.info.determinize import determinize
from regno.proelio.info.knowledge import Knowledge
from regno.proelio.info.view import View, view_of
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.defence import theft_victim
from regno.proelio.rules.equitas import IN_DECK
from regno.proelio.rules.zones import back_of
from regno.proelio.state import CHANCE, Events, Observer, State, ally, right


class Twin:
    """A game beside another one, as one seat could not know it from it."""

    def __init__(self, game: Game, seat: int, world: State) -> None:
        self.seat, self.options, self.cards = seat, game.options, game.cards
        self.state, self.knowledge = world, copy_of(game.knowledge)
        self.told: list[Event] = []
        for house in range(world.houses):
            if house != seat:
                forget(self.knowledge, house, seat, world)

    def legal(self) -> list[int]:
        space = [0] * MOVES
        return space[: engine.legal(self.state, self.options, space)]

    def apply(self, move: int) -> None:
        told = blank(Events)
        engine.apply(self.state, move, self.options, told)
        knowledge.watch(self.knowledge, told)
        self.told = [tuple(row) for row in told.rows[: told.count]]  # type: ignore[misc]

    def look_alike(self, game: Game, move: int) -> int | None:
        """A move that looks to the seat as this one does in the other game, None if there is none."""
        legal = self.legal()
        if not hides_card(game.state, move, self.seat):
            return move if move in legal else None
        found = (each for each in legal if appears(self.state, each) == appears(game.state, move))
        return next(found, None)

    def can_follow(self, game: Game, move: int, told: Sequence[Event]) -> bool:
        """Whether a move of the other game can be matched here, and would turn up the same cards."""
        return agrees(self.state, game.state, told, self.seat) and self.look_alike(game, move) is not None

    def view(self) -> View:
        legal = tuple(self.legal()) if self.state.who == self.seat else ()
        return view_of(self.state, self.knowledge, self.options, self.cards, Observer(self.seat), legal)


def forget(k: Knowledge, house: int, seat: int, world: State) -> None:
    """Another House knows its own cards in this world; of third parties and the deck what everybody knows."""
    own = own_cards(world, house)
    for kind in range(KINDS):
        k.most[house][kind] = k.most[PUBLIC][kind]
        for other in set(range(world.houses)) - {seat}:
            k.least[house][other][kind] = own[kind] if other == house else k.least[PUBLIC][other][kind]


# ---------------------------------------------------------------- what a move looks like


def parties(s: State, move: int) -> Sequence[int] | None:
    """The Houses that see which card a move names, None where everybody does."""
    if s.step in (steps.DEAL, steps.DRAW):
        return (s.drawer,)
    if s.step == steps.THEFT:
        return s.thief, theft_victim(s)
    if s.step in (steps.LOOT, steps.PENALTY):
        return s.turn, right(s, s.turn)
    if s.step == steps.SUPPORT:
        return s.turn, ally(s, s.turn)
    if s.step == steps.KEEP or moves.ATTACK <= move < moves.FORTIFY:
        return (s.turn,)
    return None


def hides_card(s: State, move: int, seat: int) -> bool:
    told = parties(s, move)
    return told is not None and seat not in told


def appears(s: State, move: int) -> tuple[bool, int]:
    """A move whose card is hidden: whether it is an attack, and the back. Of the Scribes one sees what they reject."""
    if s.step == steps.KEEP:
        return False, s.drawn[1] if move == s.drawn[0] else s.drawn[0]
    return moves.ATTACK <= move < moves.FORTIFY, back_of(card_of(s, move)) if move != moves.PASS else NO_CARD


# ---------------------------------------------------------------- what a move turns up


def hands_shown(told: Sequence[Event], seat: int, asked: int) -> set[int]:
    """The Houses whose whole hand the seat gets to see: shown, opened, looked at, or looted to the last card."""
    shown = {who for what, who, *_ in told if what in (events.SHOW, events.OPEN)}
    looked = {whom for what, who, whom, *_ in told if what == events.LOOK and who == seat}
    looted = {who for what, who, whom, *_ in told if what == events.LOOT and whom == seat and asked != steps.LOOT}
    return (shown | looked | looted) - {seat}


def prepared(before: Game, move: int, told: Sequence[Event], seat: int) -> View:
    """The seat's View, with that known beforehand which the move is going to turn up."""
    seen, s = before.view(seat), before.state
    known = replace(seen, state=copy_of(seen.state), bounds=copy_of(seen.bounds))
    least = known.bounds.least
    for house in hands_shown(told, seat, s.step):
        least[house] = [max(pair) for pair in zip(least[house], s.hand[house], strict=True)]
    for what, who, whom, card, number in told:
        if what == events.REVEAL and who != seat:
            known.state.attack[whom] = card
            least[who][card] = max(least[who][card] - 1, 0)
        elif what == events.NOT_FOUND or (what == events.FOUND and number != IN_DECK):
            known.bounds.most[SHIELDS] = min(known.bounds.most[SHIELDS], s.deck[SHIELDS])
    named = card_of(s, move)
    if s.who not in (CHANCE, seat) and named != NO_CARD and s.hand[s.who][named] and not hides_card(s, move, seat):
        least[s.who][named] = max(least[s.who][named], 1)
    return known


def agrees(world: State, s: State, told: Sequence[Event], seat: int) -> bool:
    """Whether what the move turns up lies in the other world as it does here."""
    for what, _, whom, *_ in told:
        if what == events.REVEAL and world.attack[whom] != s.attack[whom]:
            return False
        if what in (events.FOUND, events.NOT_FOUND) and bool(world.deck[SHIELDS]) != bool(s.deck[SHIELDS]):
            return False
    return all(world.hand[house] == s.hand[house] for house in hands_shown(told, seat, s.step))


def twin_of(before: Game, move: int, told: Sequence[Event], seat: int, rng: Rng, tries: int = 4) -> Twin | None:
    """A twin in which this move can be matched, if one is found soon."""
    known = prepared(before, move, told, seat)
    for _ in range(tries):
        twin = Twin(before, seat, determinize(known, rng))
        if twin.can_follow(before, move, told):
            return twin
    return None


def foretold(game: Game, move: int) -> list[Event]:
    """What a move is going to tell."""
    told = blank(Events)
    engine.apply(copy_of(game.state), move, game.options, told)
    return [tuple(row) for row in told.rows[: told.count]]  # type: ignore[misc]
