"""Going on for a round after a mistake, against the kind of players who sat there, in a world dealt from one's eyes.

Nothing is stored: a request has the seed of the world and all moves since, so that it leads to the same moment again.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from regno.learn.deck import DeckCard
from regno.learn.going_on import GoingOn
from regno.players import PLAYERS
from regno.proelio.state import CHANCE
from regno.proelio.steps import ACTION
from regno.table.bot_proof import bot_seed
from regno.table.errors import TableError
from regno.table.fair_shuffle import seed_key
from regno.table.table import Table
from regno.table.view_data import view_data
from regno.web.bots.pool import BotPool
from regno.web.bots.protocol import MoveRequest
from regno.web.learn.mistakes import moment_of
from regno.web.replay.frames import Replay, ReplayQuery, build_replay
from regno.web.replay.source import OPEN
from regno.web.tables.serialize import serialize_seats

MOST_MOVES = 300  # of one round, chance's included
THINKING = 150.0  # milliseconds of a bot's choice
PERSON = "sovereign"  # who plays for the people of the table

MoveWords = Annotated[str, msgspec.Meta(max_length=80)]


class RoundSoFar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A round so far, and the moves of one's next choice."""

    seed: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
    played: Annotated[list[MoveWords], msgspec.Meta(max_length=MOST_MOVES)] = []
    moves: Annotated[list[MoveWords], msgspec.Meta(max_length=12)] = []


class RoundSeen(msgspec.Struct, frozen=True):
    """A round up to one's next choice, or to its end: before one's next Action, or when the game is over."""

    played: list[str]  # all moves since the mistake, to be sent again
    over: bool
    game: Replay  # from the mistake on


async def play_others(pool: BotPool, going_on: GoingOn, levels: list[str], address: str) -> None:
    """Play the other Houses until the seat has a choice, or the round is over; raise TableError."""
    key = seed_key(len(going_on.words))
    while not is_round_over(going_on) and len(going_on.words) < MOST_MOVES:
        going_on.answer_chance()
        if going_on.is_over:
            return
        view = going_on.view(going_on.who)
        if going_on.who == going_on.seat and (len(view.legal) > 1 or is_round_over(going_on)):
            return
        move = view.legal[0]
        if len(view.legal) > 1:
            seed = bot_seed(key, len(going_on.words))
            request = MoveRequest(levels[going_on.who], view_data(view), THINKING, seed=seed)
            move = await pool.choose_aside(request, address)
        going_on.apply(move)


def is_round_over(going_on: GoingOn) -> bool:
    """Return whether the game is over, or the seat's next Action has come."""
    s, seat = going_on.world.state, going_on.seat
    is_later = s.turns[seat] > going_on.world.start.turns[seat]
    return going_on.is_over or (s.who == seat and s.step == ACTION and is_later)


def levels_of(table: Table) -> list[str]:
    """Return who plays each seat: the bot that sat there, and the strongest for people."""
    return [seat.bot if seat.bot in PLAYERS else PERSON for seat in table.seats]


def begin(card: DeckCard, table: Table, asked: RoundSoFar) -> GoingOn:
    """Return the round up to one's choice, with that choice played; raise TableError or IllegalMove."""
    going_on = GoingOn(moment_of(card, table), asked.seed)
    going_on.play(asked.played)
    if asked.moves and (is_round_over(going_on) or going_on.who != going_on.seat):
        raise TableError("round-over")
    going_on.play(asked.moves)
    return going_on


def serialize_round(going_on: GoingOn, card: DeckCard, table: Table, language: str) -> RoundSeen:
    """Return a round as its seat sees it, from the moment of the mistake on."""
    first = sum(move.who != CHANCE for move in going_on.seen.moves[: card.mistake.move - 1])
    replay = build_replay(going_on.seen, ReplayQuery(OPEN, language, first), serialize_seats(table))
    return RoundSeen(list(going_on.words), is_round_over(going_on), replay)
