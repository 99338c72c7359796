"""Two thousand random games: every invariant I1-I9, every round trip, and no legal list that tells a secret.

Editions, modes, sizes, house rules and decks are drawn at random. The run tells how often each kind of choice, option
value, move, event, ending and reason was met, and fails if a choice or an option value was met too seldom.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from hidden import dealt_anew
from hypothesis import Phase, given, settings
from invariants import Change, Watch
from ledger import Ledger
from met import Met
from tables import Table, random_play, tables

from regno.proelio import engine, reasons, steps
from regno.proelio.formats.move_text import move_text, read_move
from regno.proelio.formats.position_text import position_text, read_position
from regno.proelio.formats.record import read_record
from regno.proelio.formats.seat_record import write_record
from regno.proelio.game import Game
from regno.proelio.jit.records import values_of
from regno.proelio.moves import MOVES
from regno.proelio.options import ruling_texts
from regno.proelio.state import CHANCE, State

GAMES = 12 * settings().max_examples  # 600, twice as many in the long run and twenty times as many by night
# No shrinking: a failing move is reported with the position before it, and that is as small as it gets.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
SAMPLE = 0.4  # the share of choices at which the dearer checks are made


# ---------------------------------------------------------------- one decision


def legal_moves(s: State, table: Table) -> list[int]:
    space = [0] * MOVES
    return space[: engine.legal(s, table.options, space)]


def whys_of(s: State, table: Table) -> list[int]:
    return [engine.why_not(s, move, table.options) for move in range(MOVES)]


def check_legal_list(s: State, table: Table, whys: list[int]) -> list[int]:
    """Sorted, unique, never empty, and exactly the moves without a reason against them."""
    legal = legal_moves(s, table)
    assert legal == [move for move in range(MOVES) if whys[move] == reasons.ALLOWED], "list and reasons disagree"
    assert legal, "nobody can move"
    return legal


def check_move_texts(s: State, legal: list[int]) -> None:
    for move in legal:
        assert read_move(s, move_text(s, move)) == move, f"{move_text(s, move)!r} reads as another move"


def check_no_secret_is_told(s: State, table: Table, whys: list[int], chosen: Random) -> None:
    """The reasons, and with them the legal list, stay as they are when all that the seat cannot see is dealt anew."""
    world = dealt_anew(s, s.who, table.options, chosen)
    assert whys_of(world, table) == whys, f"House {s.who} learns something hidden from what it may do"


def check_position(s: State, table: Table) -> None:
    text = position_text(s, table.options)
    again, options = read_position(text, table.edition, ruling_texts(table.options))
    assert values_of(again) == values_of(s), "the position does not read back as it was"
    assert values_of(options) == values_of(table.options), "the position does not tell the mode"


# ---------------------------------------------------------------- one game


def check_record(game: Game) -> None:
    """Replays move by move to the same end, and comment lines do not matter."""
    again = read_record(write_record(game).replace("\n", "\n# a remark\n\n"))
    assert again.moves == game.moves and again.dealt == game.dealt
    for kept, there in ((again.state, game.state), (again.start, game.start), (again.options, game.options)):
        assert values_of(kept) == values_of(there), "the Record replays to something else"


def check_choice(s: State, table: Table, chosen: Random, met: Met) -> None:
    """What may be answered here, how it is written, and that it tells no secret."""
    whys = whys_of(s, table)
    legal = check_legal_list(s, table, whys)
    if s.who != CHANCE and chosen.random() < SAMPLE:
        check_no_secret_is_told(s, table, whys, chosen)
    if met.positions[steps.NAMES[s.step]] < 20 or chosen.random() < SAMPLE / 2:
        check_move_texts(s, legal)
        check_position(s, table)
        met.positions[steps.NAMES[s.step]] += 1
    met.reasons.update(reasons.NAMES[why] for why in set(whys))


def check_end(game: Game, table: Table) -> None:
    assert legal_moves(game.state, table) == []
    assert set(whys_of(game.state, table)) == {reasons.GAME_OVER}
    check_position(game.state, table)
    check_record(game)


def check_game(table: Table, met: Met) -> None:
    game, chosen = table.new_game(), Random(table.seed)
    watch, ledger = Watch(table.options), Ledger(game.start)
    for before, move in random_play(game, table.seed):
        change = Change(before, move, game.last, game.state, table.options)
        try:
            check_choice(before, table, chosen, met)
            watch.follow(change)
            ledger.follow(game.last, game.state)
        except Exception as fault:
            fault.add_note(f"before: {position_text(before, table.options)}\nmove: {move_text(before, move)}")
            raise
        met.count_change(change)
    check_end(game, table)
    met.count_game(table, game)


def test_i1_to_i9_random_games(record_property: Callable[[str, object], None]) -> None:
    met = Met()

    @settings(max_examples=GAMES, phases=PHASES)
    @given(tables())
    def games(table: Table) -> None:
        check_game(table, met)

    try:
        games()
    finally:
        record_property("told", met.told())
    assert met.games >= 0.9 * GAMES
    assert not met.too_seldom()
