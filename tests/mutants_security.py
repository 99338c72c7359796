"""Guards of tables and server: each line is replaced in turn, and a test must notice.

The line, or lines, must stand in the file exactly once. When a guard moves, move it here too.
"""

from __future__ import annotations

from dataclasses import dataclass

TABLE, STORE = "tests/table/test_table.py", "tests/table/test_table_store.py"
LIVE, ROOM, REVIEWS = "tests/web/test_live.py", "tests/web/test_sitting.py", "tests/web/test_reviews.py"
LIFE, ROUGH = "tests/web/test_table_life.py", "tests/web/test_rough.py"
UNTIL_THE_END = f"{LIFE}::test_what_tells_every_card_waits_for_the_end"  # of files that need a server, one test


@dataclass(frozen=True)
class Guard:
    """A line of a file under src/regno, what replaces it, and the tests that must notice."""

    name: str
    file: str
    line: str
    replacement: str
    tests: tuple[str, ...]


GUARDS = (
    # ------------------------------------------------------------ what is hidden
    Guard("secret of a closed table", "table/table.py",
          'self.live and self.phase in ("over", "stopped") else ""', "self.live else \"\"", (TABLE,)),
    Guard("game of a running table", "table/table.py",
          'if self.live is None or self.phase not in ("over", "stopped"):', "if self.live is None:", (UNTIL_THE_END,)),
    Guard("Record of a seat before the end", "web/replay/routes.py",
          "record_for, table.require_over().game", "record_for, table.live.game", (UNTIL_THE_END,)),
    Guard("replay before the end", "web/replay/routes.py",
          "request, table.require_over().game", "request, table.live.game", (UNTIL_THE_END,)),
    Guard("reveal before the end", "web/routes/reveal.py",
          "encode_reveal, table.require_over()", "encode_reveal, table.live", (UNTIL_THE_END,)),
    Guard("note for the ally", "web/tables/serialize.py",
          'entry.note if observer in allies_of(table.settings, seat) else ""', "entry.note",
          (f"{LIFE}::test_125_a_note_is_for_the_ally_alone",)),
    Guard("what a refused choice reveals", "table/live_game.py",
          "self.who != seat or any(event[0] not in REVEALS_NOTHING for event in events)", "self.who != seat", (TABLE,)),
    Guard("deleted data", "table/store/writer.py", "secure_delete=on", "secure_delete=off", (STORE,)),
    Guard("review outside its folder", "web/review/cache.py", "if not ID.fullmatch(id):", "if not id:", (REVIEWS,)),
    # ------------------------------------------------------------ who may do what
    Guard("move while a bot stands in", "table/table.py",
          'if not by and self.seat_at(seat).kind == "stand_in":', "if False:", (TABLE,)),
    Guard("move for an earlier state", "table/table.py",
          "if not self.game_version <= version <= self.version:", "if False:", (TABLE,)),
    Guard("seat of nobody", "table/table.py",
          "if holder and seat.holder == holder", "if seat.holder == holder", (TABLE,)),
    Guard("what only the maker may", "table/table.py",
          'def require_maker(self, by: str) -> None:\n        if by != self.maker:',
          'def require_maker(self, by: str) -> None:\n        if False:', (TABLE,)),
    Guard("what only organisers may", "table/table.py", "if not self.is_organiser(by):\n            raise",
          "if False:\n            raise", (TABLE,)),
    Guard("nonces in the shuffle", "table/fair_shuffle.py",
          "digest.update(bytes([seat]) + bytes.fromhex(nonces[seat]))", "pass", ("tests/table/test_shuffle.py",)),
    Guard("person who is there", "web/tables/room.py",
          "if holder and holder != by and self.presence.away(holder) < AWAY:", "if False:",
          (f"{LIFE}::test_the_maker_hands_nobodys_seat_to_a_bot_who_is_there",)),
    Guard("token of another table", "web/tables/socket.py",
          "return not request.token or self.room.table.is_known(hash_token(request.token))", "return True",
          (f"{ROUGH}::test_unknown_tables_and_wrong_tokens",)),
    Guard("seat of another person", "web/tables/socket.py",
          "if seat not in self.room.table.seats_of(self.client.holder):", "if False:",
          (f"{ROUGH}::test_what_one_may_not_do_is_refused_with_the_reason",)),
    # ------------------------------------------------------------ what is bounded
    Guard("closed socket among the clients", "web/live/connection.py",
          "self.document.leave(self.client)", "pass", (LIVE,)),
    Guard("client that left", "web/live/document.py", "self.clients.discard(client)", "pass", (LIVE,)),
    Guard("sweep of idle documents", "web/live/registry.py",
          "            self.evict_idle()", "            pass", (LIVE,)),
    Guard("idle document", "web/live/document.py", "time.monotonic() - self.touched > IDLE", "False", (ROOM,)),
    Guard("table at work", "web/tables/room.py",
          "super().is_idle() and (self.runner is None or self.runner.done())", "super().is_idle()", (ROOM,)),
    Guard("sockets of one address", "web/rate_limit.py",
          "if self.open[address] >= self.most and not is_own(address):", "if False:",
          ("tests/web/test_patience.py::test_one_address_has_so_many_sockets_and_the_machine_itself_any_number",)),
)  # fmt: skip
