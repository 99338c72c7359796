"""A game that goes on from what one seat has seen: all that is hidden from it is dealt again within what it knows.

    going_on = GoingOn(seen, seed=7)            # a SeatGame, from any Record or position, at any moment
    going_on.play(["attack soldiers"])          # the moves of whoever must choose, as Records write them
    going_on.answer_chance()
    going_on.view(going_on.who)                 # from which a bot chooses
    going_on.seen                               # the game as the seat sees it, with all that came before

The seat's own View comes from its SeatGame, so it knows what it knew, and nothing depends on a card that was hidden
from it. What other Houses know is told by ``proelio.info.determinize_game``.
"""

from __future__ import annotations

from collections.abc import Sequence

from regno.proelio.chance import make_rng, pick
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.redacted import redacted_move
from regno.proelio.info.determinize_game import determinize_game
from regno.proelio.info.seat_game import SeatGame, SeatMove
from regno.proelio.info.view import View
from regno.proelio.info.visibility import redact_event
from regno.proelio.state import CHANCE

SOWN = 1 << 32  # seeds of worlds lie below


class GoingOn:
    """A SeatGame that goes on in a world that fits it. The same seed and moves lead to the same moment."""

    def __init__(self, seen: SeatGame, seed: int) -> None:
        """Deal a world; raise NoWorld if none fits."""
        self.seed = seed
        self.seen = seen.replay(len(seen.moves))
        self.world = determinize_game(seen, seen.seat, make_rng(seed))
        self.words: list[str] = []  # all moves since, chance's included

    @property
    def seat(self) -> int:
        return self.seen.seat

    @property
    def who(self) -> int:
        """The seat that must choose, CHANCE, or NOBODY once the game is over."""
        return self.world.state.who

    @property
    def is_over(self) -> bool:
        return self.world.result is not None

    def view(self, seat: int) -> View:
        """Return the View of a seat; raise BadOption if there is none."""
        return self.seen.view() if seat == self.seat else self.world.view(seat)

    def apply(self, move: int) -> None:
        """Play a move of whoever must choose; raise IllegalMove."""
        s = self.world.state
        who, words, shown = s.who, move_text(s, move), redacted_move(s, move, self.seat)
        events = self.world.apply(move)
        self.seen.apply(SeatMove(who, shown, tuple(redact_event(event, self.seat) for event in events)))
        self.words.append(words)

    def play(self, words: Sequence[str]) -> None:
        """Play moves in words; raise UnreadableMove or IllegalMove, after those before it were played."""
        for text in words:
            self.apply(read_move(self.world.state, text))

    def answer_chance(self) -> None:
        """Answer chance up to the next choice of a House; the answers follow from the seed and the moves before."""
        rng = make_rng(self.seed + SOWN * (1 + len(self.words)))
        while self.who == CHANCE and not self.is_over:
            self.apply(pick(self.world.state, self.world.options, rng))
