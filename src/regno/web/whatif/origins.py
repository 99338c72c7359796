"""Where a what-if board begins: a Record from a table, a puzzle, a position or a text."""

from __future__ import annotations

from regno.errors import BadRecord
from regno.proelio.edition import BUILT_IN, DEFAULT, built_in
from regno.proelio.formats.position_text import read_position
from regno.proelio.formats.record import record_text
from regno.proelio.formats.seat_record import AnyGame, read_any_game, seat_record_text, seat_word
from regno.proelio.game import Game
from regno.proelio.info.seat_game import SeatGame, seat_game_of
from regno.table.errors import TableError
from regno.table.table import Table
from regno.web.learn.puzzles import puzzle_at
from regno.web.replay.source import OPEN
from regno.web.whatif.board import frame_ends
from regno.web.whatif.messages import WhatIfStart

MAX_POSITION = 4_000  # characters


def start_from(game: AnyGame, running: bool = False, fault: str = "") -> WhatIfStart:
    """Return the start for a game."""
    last = len(frame_ends(game)) - 1
    if isinstance(game, Game):
        return WhatIfStart(record_text(game), last, OPEN, running, fault)
    return WhatIfStart(seat_record_text(game), last, seat_word(game.seat), running, fault)


def start_from_record(text: str, language: str) -> WhatIfStart:
    """Return the start for a Record; of a damaged one what could be read. Raise BadRecord if that is nothing."""
    try:
        return start_from(read_any_game(text))
    except BadRecord as fault:
        if not isinstance(fault.kept, Game | SeatGame) or not fault.kept.moves:
            raise
        return start_from(fault.kept, fault=fault.on_page(language))


def start_from_position(text: str, edition: str) -> WhatIfStart:
    """Return the start for a position as ``regno position`` writes it; raise BadPosition or TableError."""
    if edition not in ("", *BUILT_IN):
        raise TableError("bad-edition")
    if len(text) > MAX_POSITION:
        raise TableError("position-long", most=MAX_POSITION)
    rulebook = built_in(edition or DEFAULT)
    state, options = read_position(text, rulebook, {})
    return start_from(Game(rulebook, options, state))


def start_from_puzzle(number: int) -> WhatIfStart:
    """Return the start for a puzzle: what its seat saw, up to the decision."""
    return start_from(puzzle_at(number).game())


def own_seat(table: Table, holder: str) -> int:
    """Return the seat of a person who has one seat at a table; raise TableError."""
    seats = table.seats_of(holder)
    if len(seats) != 1:
        raise TableError("one-seat-only" if seats else "not-at-table")
    return seats[0]


def seat_game_so_far(table: Table, holder: str) -> SeatGame:
    """Return a running game as the seat of a person has seen it; raise TableError."""
    return seat_game_of(table.require_playing().game, own_seat(table, holder))


def start_from_table(table: Table, holder: str) -> WhatIfStart:
    """Return the start for a table: the whole game once it is over, before then one's own eyes, against bots alone."""
    if table.phase in ("over", "stopped"):
        return start_from(table.require_over().game)
    table.require_playing()
    table.require_alone(own_seat(table, holder), "whatif-among-people")
    return start_from(seat_game_so_far(table, holder), running=True)
