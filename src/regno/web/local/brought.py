"""Games that were played without a server and are brought to it: as Records, verified and kept as tables."""

from __future__ import annotations

import hashlib
import re

import msgspec

from regno.proelio.formats.record import RecordReader
from regno.table import log
from regno.table.bot_proof import BotChoice, BotClaim, read_bot_claim, verify_bots
from regno.table.errors import TableError
from regno.table.fair_shuffle import NONCE_BYTES, new_secret
from regno.table.local import entries_of
from regno.table.seats import hash_token, validate_name
from regno.table.settings import TableSettings
from regno.table.store.codec import DAY
from regno.table.table import AppliedEntry, Table
from regno.table.verify import ShuffleClaim, read_claim
from regno.web.local.app import THINKS_AS
from regno.web.replay.routes import MAX_RECORD

BROUGHT = "brought_"  # before the id of such a table: nobody but its player has vouched for how it was played
MAX_MOVES = 5_000  # chance's included; repeating the choices of bots takes a millisecond each
LONGEST_AGO = 90 * DAY  # a game counts as ended then at the earliest, so that it is kept a while
MAX_BODY = MAX_RECORD + 4_096
TOKEN = re.compile(r"[\w-]{20,64}", re.ASCII)
NO_NONCE = "00" * NONCE_BYTES  # of a game whose seed was chosen


class LocalGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, and whose it was."""

    record: str
    token: str  # of its person, who opens it here too
    names: list[str] = []  # by seat; empty for bots
    ended: int = 0  # milliseconds since 1970


def id_of(game: LocalGame) -> str:
    """Return the id of the table, the same for a game that is brought twice."""
    return BROUGHT + hashlib.sha256(f"{game.token} {game.record}".encode()).hexdigest()[:24]


def table_of(game: LocalGame, now: int) -> tuple[Table, list[AppliedEntry]]:
    """Return a game as a finished table, with its log.

    Raise a RegnoError unless every answer of chance follows from the Record's secret, every choice of a bot from its
    level, and the game has come to its end.
    """
    if not TOKEN.fullmatch(game.token):
        raise TableError("unknown-token")
    if game.record.count("\n") > 2 * MAX_MOVES:
        raise TableError("brought-long", most=MAX_MOVES)
    bots = read_bot_claim(game.record)
    if any(choice.simulations > 0 for choice in bots.choices.values()):
        raise TableError("brought-search")
    reader = RecordReader(game.record)
    played = reader.read()
    if "start" in reader.facts or "cards" in reader.facts or played.result is None:
        raise TableError("brought-part")
    verify_bots(game.record)
    shuffle, at = read_claim(game.record), min(max(game.ended, now - LONGEST_AGO), now)
    options = played.options
    settings = TableSettings(
        edition=reader.facts["edition"],
        houses=options.houses,
        guilds=bool(options.guilds),
        merchant=bool(options.merchant),
        allied=bool(options.allied),
        rulings=reader.house_rules(),
        seed=shuffle.shuffle.seed,
    )
    holder = hash_token(game.token)
    table = Table(id_of(game), settings, shuffle.shuffle.secret or new_secret(), holder, at)
    seated = seats_of(table, game, bots, shuffle, at)
    return table, [table.apply(entry) for entry in (*seated, *entries_of(played, bots.choices, at))]


def seats_of(table: Table, game: LocalGame, bots: BotClaim, claim: ShuffleClaim, at: int) -> list[log.AnyEntry]:
    """Return who sat where; a bot that never had to choose counts as a Steward."""
    levels = levels_by_seat(game.record, bots)
    names = dict(enumerate(game.names))
    found: list[log.AnyEntry] = []
    for seat in range(table.settings.houses):
        if seat in bots.people:
            nonce = claim.shuffle.nonces.get(seat, NO_NONCE)
            found.append(log.Sat(at, seat, validate_name(names.get(seat, "")), table.maker, nonce))
        else:
            found.append(log.Filled(at, seat, levels.get(seat, THINKS_AS)))
    return found


def levels_by_seat(record: str, bots: BotClaim) -> dict[int, str]:
    """Return the level of each seat that a bot had."""
    numbers: dict[int, BotChoice] = dict(bots.choices)
    played = RecordReader(record).read()
    chosen = ((number, before.state.who) for number, (before, _) in enumerate(played.moments()))
    return {who: numbers[number].level for number, who in chosen if number in numbers and who not in bots.people}
