"""A table in one process: one person, bots, a rulebook of any origin. It is kept as a Record, not in a store."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from regno.proelio.candidates import SEVERAL
from regno.proelio.edition import Edition
from regno.proelio.formats.position_text import position_text
from regno.proelio.game import Game
from regno.proelio.state import CHANCE, Options
from regno.table import log
from regno.table.bot_proof import BotChoice
from regno.table.fair_shuffle import Shuffle
from regno.table.live_game import SavedPosition
from regno.table.settings import TableSettings
from regno.table.table import Table

PERSON = "person"  # in place of a token's hash: nobody else can ask anything of this table
NOW = 0  # it has no clock
NO_BOTS: Mapping[int, BotChoice] = {}


class LocalSettings(TableSettings, frozen=True, kw_only=True):
    """Settings whose rulebook need not be built in."""

    book: Edition
    chosen: Options

    def rulebook(self) -> Edition:
        return self.book

    def options(self) -> Options:
        return self.chosen


def local_table(game: Game, seat: int, bots: Sequence[str], shuffle: Shuffle, earlier: int = 0) -> Table:
    """Return a table at which a game goes on up to the next choice of a House; ``game`` itself is left as it is.

    ``bots`` are the levels of the other seats in turn order, ``earlier`` the moves before the position that the game
    started from.
    """
    options = game.options
    settings = LocalSettings(book=game.edition, chosen=options, edition=game.edition.id, houses=options.houses)
    table = Table("local", settings, shuffle.secret, PERSON)
    levels = iter(bots)
    for each in range(options.houses):
        mine = each == seat
        table.apply(log.Sat(NOW, each, PERSON, PERSON, "") if mine else log.Filled(NOW, each, next(levels)))
    table.shuffle = shuffle
    start = None if game.dealt else SavedPosition(earlier, position_text(game.start, options), {})
    table.live = live = table.new_game(start)
    *whole, last = entries_of(game)
    for entry in whole:
        table.apply(entry)
    before = len(live.game.moves)
    events = live.replay(last.played) + live.answer_chance()
    table.enter(msgspec.structs.replace(last, played=live.game.moves[before:]), events)
    return table


def entries_of(game: Game, bots: Mapping[int, BotChoice] = NO_BOTS, now: int = NOW) -> Iterator[log.Begun | log.Moved]:
    """Yield the moves of a game as entries of a log: what came before the first choice, then each choice.

    ``bots`` are the choices of bots by the moves played before; each is an entry of its own.
    """
    entry: log.Begun | log.Moved = log.Begun(now, [])
    last = (CHANCE, 0)
    for number, (before, move) in enumerate(game.moments()):
        s, bot = before.state, bots.get(number)
        if s.who != CHANCE and (bot or not (s.step in SEVERAL and last == (s.who, s.step))):
            yield entry
            choice = bot or BotChoice("", -1)
            entry = log.Moved(
                now, s.who, [], choice.level, simulations=choice.simulations, level_version=choice.version
            )
        entry.played.append(move)
        last = (s.who, s.step)
    yield entry
