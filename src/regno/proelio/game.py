"""One game of Proelio in the hands of a person or a program: deal, look, play, keep."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from regno.errors import BadOption, IllegalMove
from regno.proelio import engine, reasons, steps
from regno.proelio.cards import FORTIFICATION, KINDS, PLAGUE
from regno.proelio.chance import Rng, make_rng, pick
from regno.proelio.edition import Edition
from regno.proelio.events import Event
from regno.proelio.formats.move_text import move_text, read_move, reason_words
from regno.proelio.formats.position_text import position_text
from regno.proelio.info.knowledge import Knowledge, know_position, watch
from regno.proelio.info.view import View, ViewBuilder, all_views, view_of
from regno.proelio.info.visibility import PUBLIC
from regno.proelio.jit.records import blank, copy_of
from regno.proelio.moves import MOVES
from regno.proelio.rules.setup import begin
from regno.proelio.rules.victory import ENDINGS
from regno.proelio.state import CHANCE, Events, Observer, Options, State


@dataclass(frozen=True)
class Decision:
    """Who must choose, and what kind of choice it is. ``who`` is a seat, or CHANCE."""

    who: int
    kind: str


@dataclass(frozen=True)
class Result:
    """How a game ended; without winners it was a draw or met the turn cap."""

    ending: str
    winners: tuple[int, ...]


def decision_of(s: State) -> Decision | None:
    """Return what is asked now, None once the game is over."""
    return Decision(s.who, steps.KINDS[s.step]) if s.step < steps.ASKED else None


def result_of(s: State) -> Result | None:
    """Return the result, None while the game goes on."""
    if not s.ending:
        return None
    return Result(ENDINGS[s.ending], tuple(seat for seat in range(s.houses) if s.winners >> seat & 1))


def new_state(edition: Edition, options: Options) -> State:
    """Return the table before the dealer is drawn."""
    state = blank(State)
    begin(state, options, edition.deck(options))
    return state


def cards_in(s: State) -> list[int]:
    """Return every card of a game by kind, wherever it lies; what the box holds is no secret."""
    laid = [FORTIFICATION[fort] for fort in s.fort] + s.attack + [PLAGUE] * sum(s.plague)
    zones = (s.deck, s.pile, s.deployed, *s.hand)
    return [sum(zone[kind] for zone in zones) + laid.count(kind) for kind in range(KINDS)]


class Game:
    """A game under way: its edition, options, State, what everybody knows, and every move so far, chance's included."""

    def __init__(
        self, edition: Edition, options: Options, start: State, rng: Rng | None = None, dealt: bool = False
    ) -> None:
        self.edition, self.options = edition, options
        self.start = copy_of(start)
        self.state = start
        self.dealt = dealt  # whether it began with the deal, or with a position
        self.cards = cards_in(start)
        self.knowledge = blank(Knowledge)
        know_position(self.knowledge, start, self.cards)
        self.moves: list[int] = []
        self.rng = rng
        self.last: list[Event] = []  # what the last move made happen
        self.buffer = blank(Events)
        self.space = [0] * MOVES

    @property
    def decision(self) -> Decision | None:
        return decision_of(self.state)

    @property
    def result(self) -> Result | None:
        return result_of(self.state)

    @property
    def position(self) -> str:
        return position_text(self.state, self.options)

    def legal_moves(self) -> list[int]:
        """Return the allowed moves as numbers, ascending."""
        return self.space[: engine.legal(self.state, self.options, self.space)]

    def legal(self) -> list[str]:
        """Return the allowed moves in words."""
        return [move_text(self.state, move) for move in self.legal_moves()]

    def view(self, seat: int = PUBLIC) -> View:
        """Return all that a seat may know now; a spectator's without one."""
        if seat not in (*range(self.state.houses), PUBLIC):
            raise BadOption("no-such-seat", seat=str(seat), last=str(self.state.houses - 1), public=str(PUBLIC))
        legal = tuple(self.legal_moves()) if self.state.who == seat else ()
        return view_of(self.state, self.knowledge, self.options, self.cards, Observer(seat), legal)

    def views(self) -> list[View]:
        """Return the Views of all Houses, and last a spectator's."""
        return all_views(self.state, self.knowledge, self.options, self.cards, tuple(self.legal_moves()))

    def view_builder(self) -> ViewBuilder:
        """Return what builds the Views of this moment, for whoever asks before the next move."""
        return ViewBuilder(self.state, self.knowledge, self.options, self.cards, self.legal_moves)

    def apply(self, move: int) -> list[Event]:
        """Play one move given as a number and return its events; raise IllegalMove. Chance is left to be answered."""
        if not 0 <= move < MOVES:  # rules look up what a number stands for, and -1 would stand for the last
            raise IllegalMove("not-this-choice", move=str(move), edition=self.edition.id, cause=None)
        reason = engine.why_not(self.state, move, self.options)
        if reason:
            raise illegal(self.state, move, reason, self.edition.id)
        self.buffer.count = 0
        engine.apply(self.state, move, self.options, self.buffer)
        watch(self.knowledge, self.buffer)
        self.moves.append(move)
        self.last = [tuple(row) for row in self.buffer.rows[: self.buffer.count]]  # type: ignore[misc]
        return self.last

    def play(self, text: str) -> Game:
        """Play one move given in words, or raise; a seeded game then answers chance by itself."""
        self.apply(read_move(self.state, text))
        events = list(self.last)
        if self.rng is not None:
            events += self.answer_chance(self.rng)
        self.last = events
        return self

    def answer_chance(self, rng: Rng) -> list[Event]:
        """Answer every chance Decision up to the next choice of a House; return the events."""
        events: list[Event] = []
        while self.state.who == CHANCE:
            events += self.apply(pick(self.state, self.options, rng))
        return events

    def copy(self) -> Game:
        """Return an independent copy of the game."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state, twin.knowledge, twin.moves = copy_of(self.state), copy_of(self.knowledge), self.moves[:]
        twin.rng = self.rng and copy_of(self.rng)
        twin.buffer, twin.space = blank(Events), [0] * MOVES
        return twin

    def moments(self) -> Iterator[tuple[Game, int]]:
        """Yield every move with the game as it stood before it: one game, which goes on from move to move."""
        again = self.replay(())
        for move in self.moves:
            yield again, move
            again.apply(move)

    def replay(self, moves: Sequence[int]) -> Game:
        """Return a new game from the same start after these moves."""
        game = Game(self.edition, self.options, copy_of(self.start), self.rng, self.dealt)
        for move in moves:
            game.apply(move)
        return game

    def __repr__(self) -> str:
        result, decision = self.result, self.decision
        if result:
            now = f"{result.ending}, winners {list(result.winners)}"
        else:
            assert decision
            now = f"{'chance' if decision.who == CHANCE else f'House {decision.who}'} to {decision.kind}"
        return f"<Proelio {self.edition.id}, {self.state.houses} Houses, {len(self.moves)} moves: {now}>"


def undealt(edition: Edition, options: Options, rng: Rng | None = None) -> Game:
    """Return a game in which not even the dealer is drawn."""
    return Game(edition, options, new_state(edition, options), rng, dealt=True)


def illegal(s: State, move: int, reason: reasons.Reason, edition: str) -> IllegalMove:
    """Return the error for a move that is not allowed, with what its sentence speaks of."""
    return IllegalMove(
        reasons.NAMES[reason], move=move_text(s, move), edition=edition, cause=None, **reason_words(s, move)
    )


def deal(
    edition: str = "en111",
    houses: int = 4,
    seed: int = 1,
    guilds: bool = False,
    merchant: bool = False,
    allied: bool = False,
    dealer: int | None = None,
    **options: str,
) -> Game:
    """Deal a game: ``regno.deal(edition="en111", houses=4, seed=7)``. The same seed deals the same game."""
    from regno.proelio.edition import edition as find_edition

    rulebook = find_edition(edition)
    chosen = rulebook.options(houses, guilds, merchant, allied, options)
    game = undealt(rulebook, chosen, make_rng(seed))
    if dealer is not None:
        game.apply(read_move(game.state, f"={dealer}"))
    assert game.rng is not None
    game.last = game.answer_chance(game.rng)
    return game
