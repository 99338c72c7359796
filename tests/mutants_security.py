"""Guards of tables and server: each line is replaced in turn, and a test must notice.

The line, or lines, must stand in the file exactly once. When a guard moves, move it here too.
"""

from __future__ import annotations

from dataclasses import dataclass

TABLE, STORE = "tests/table/test_table.py", "tests/table/test_table_store.py"
LIVE, ROOM, REVIEWS = "tests/web/test_live.py", "tests/web/test_sitting.py", "tests/web/test_reviews.py"
LIMITS, EDGE = "tests/web/test_limits.py", "tests/web/test_edge.py"
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
    Guard("secret of a closed table", "table/table_state.py",
          'self.live and self.phase in ("over", "stopped") else ""', "self.live else \"\"", (TABLE,)),
    Guard("game of a running table", "table/table_state.py",
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
    Guard("review outside its folder", "web/review/cache.py",
          "if not ID.fullmatch(id):\n            return []\n        try:",
          "if not id:\n            return []\n        try:",
          (REVIEWS,)),
    # ------------------------------------------------------------ who may do what
    Guard("move while a bot stands in", "table/table.py",
          'if not by and self.seat_at(seat).kind == "stand_in":', "if False:", (TABLE,)),
    Guard("move for an earlier state", "table/table_state.py",
          "if not self.game_version <= version <= self.version:", "if False:", (TABLE,)),
    Guard("seat of nobody", "table/table_state.py",
          "if seat.holder == holder] if holder else []", "if seat.holder == holder]", (TABLE,)),
    Guard("what only the maker may", "table/table_state.py",
          'def require_maker(self, by: str) -> None:\n        if by != self.maker:',
          'def require_maker(self, by: str) -> None:\n        if False:', (TABLE,)),
    Guard("what only organisers may", "table/table_state.py", "if not self.is_organiser(by):\n            raise",
          "if False:\n            raise", (TABLE,)),
    Guard("nonces in the shuffle", "table/fair_shuffle.py",
          "digest.update(bytes([seat]) + bytes.fromhex(nonces[seat]))", "pass", ("tests/table/test_shuffle.py",)),
    Guard("person who is there", "web/tables/room.py",
          "if holder and holder != by and self.presence.away(holder) < within:", "if False:",
          (f"{LIFE}::test_the_maker_hands_nobodys_seat_to_a_bot_who_is_there",)),
    Guard("token of another table", "web/people/people.py",
          "if not known and token and not is_key(token):", "if False:",
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
    Guard("idle document", "web/live/document.py", "monotonic() - self.touched > IDLE", "False", (ROOM,)),
    Guard("table at work", "web/tables/room.py",
          "super().is_idle() and (self.runner is None or self.runner.done())", "super().is_idle()", (ROOM,)),
    Guard("entries besides moves", "table/table_state.py", "if self.others >= most:", "if False:", (LIMITS,)),
    Guard("entries of one person", "web/tables/socket.py", "if isinstance(request, LIMITED):", "if False:",
          (f"{LIMITS}::test_a_person_has_one_limit_on_however_many_sockets",)),
    Guard("frames without a message", "web/frames.py", "if self.spare_frames.take():", "if False:",
          (f"{LIMITS}::test_a_flood_of_empty_frames_is_closed_at_once",)),
    Guard("pieces of a request", "web/timeouts.py",
          "if self.pieces > MAX_PIECES + self.size // MIN_PIECE:", "if False:",
          (f"{LIMITS}::test_pieces_of_a_request_may_be_small_or_many",)),
    Guard("body without a length", "web/http.py", 'if "transfer-encoding" in request.headers:', "if False:",
          (f"{LIMITS}::test_a_body_in_crumbs_or_without_a_length_is_not_read",)),
    Guard("turns of those who ask for advice", "web/turns.py",
          "self.queues[key] = queue  # behind all others", "self.queues = {key: queue, **self.queues}", (LIMITS,)),
    Guard("questions of one address", "web/turns.py",
          "if is_own or self.waiting >= self.most:", "if False:", (LIMITS,)),
    Guard("studies of one address", "web/bench/runner.py",
          "if len(others) >= MOST_WAITING or len(own) >= MOST_OF_ONE:", "if len(others) >= MOST_WAITING:",
          ("tests/web/test_study_room.py",)),
    Guard("half a character in a chronicle", "chronicles/imports.py",
          "json.dumps(journal.records, ensure_ascii=False).encode()", "pass",
          ("tests/chronicles/test_importing.py",)),
    Guard("proxies that are believed", "web/server.py",
          "list(config.proxies or THIS_MACHINE)", "list(config.proxies) or None",
          (f"{EDGE}::test_only_proxies_that_the_settings_name_are_believed",)),
    Guard("later file of people", "web/statements.py", "if version > len(steps):", "if False:",
          ("tests/web/test_stores.py",)),
    Guard("time of a forced move", "web/bots/worker.py",
          "if request.steady and spec.thinks:", "if False:",
          (f"{LIMITS}::test_a_forced_move_at_no_pace_takes_as_long_as_a_thought",)),
    Guard("chronicle on a failing disk", "chronicles/store.py", "file.truncate(opened.journal.length)", "pass",
          (f"{LIMITS}::test_a_chronicle_is_as_it_was_when_the_disk_fails",)),
    Guard("page of another site", "web/edge.py", "if origin and not self.is_own(origin, host):", "if False:", (EDGE,)),
    Guard("name of another server", "web/edge.py",
          "if self.settings.hosts and not any(", "if False and not any(", (f"{EDGE}::test_hosts_and_origins",)),
    Guard("name below an allowed one", "web/edge.py",
          "name.endswith(pattern[1:])", "name.endswith(pattern[2:])",
          (f"{EDGE}::test_monitoring_asks_by_address_whatever_the_site_is_called",)),
    Guard("headers of the API", "web/edge.py", "headers.setdefault(name, value)", "pass",
          (f"{EDGE}::test_every_answer_has_its_headers_and_a_number",)),
    Guard("figures for strangers", "web/routes/monitoring.py",
          "return address.is_loopback or address.is_private", "return True",
          (f"{EDGE}::test_metrics_are_for_near_addresses",)),
    Guard("series that strangers make up", "web/metrics.py",
          "key if key in counter or len(counter) < MAX_SERIES else", "key if True else",
          (f"{EDGE}::test_a_stranger_who_makes_names_up_makes_no_series",)),
    Guard("quota of chronicles", "web/chronicles/retention.py", "if self.used + more > self.quota:", "if False:",
          (f"{EDGE}::test_chronicles_and_packs_have_a_quota",)),
    Guard("days on which the server ran", "web/chronicles/retention.py",
          "sum(day > at // DAY for day in days) >= self.days", "self.clock() - at >= self.days * DAY",
          (f"{EDGE}::test_only_days_on_which_the_server_ran_end_a_chronicle",)),
    Guard("password in the settings", "web/config.py",
          'without_password(value) if name in ("store", "smtp") else value', "value",
          (f"{EDGE}::test_check_tells_the_settings_and_starts_nothing",)),
    Guard("turns of those for whom something is worked out", "web/fair_thread.py",
          "await self.turns.take(address)", "pass", ("tests/web/test_fair_thread.py",)),
    Guard("address of an origin", "web/edge.py",
          'origin.partition("://")[2].lower() == host.lower()', "True", (f"{EDGE}::test_hosts_and_origins",)),
    Guard("address that stands for a private one", "web/calls/reach.py",
          "(address not in GIVEN_OUT or any(address in each for each in TRANSLATED))", "False",
          ("tests/web/test_call_senders.py",)),
    Guard("private address", "web/calls/reach.py",
          "return address.is_global and not address.is_multicast", "return True", ("tests/web/test_call_senders.py",)),
    Guard("mail to strangers", "web/calls/routes.py",
          "request.app.state.trial_limiter.admit(request)\n    for key", "for key",
          ("tests/web/test_calling.py::test_new_persons_do_not_make_the_server_write_to_everybody",)),
    Guard("study of another person", "web/bench/routes.py",
          "if not person or row.person != person:", "if False:", ("tests/web/test_studies.py",)),
    Guard("edition of another person", "web/bench/edition_routes.py",
          "if not person or drafts[0][0] != person:", "if False:", ("tests/web/test_own_editions.py",)),
    Guard("channel of another person", "web/calls/routes.py",
          "if found is None or found.person != device.person:", "if found is None:",
          ("tests/web/test_calling.py::test_a_channel_is_its_persons_alone",)),
    Guard("webhook of a table that is not one's own", "web/calls/routes.py",
          "if not row.seats_of(await asyncio.to_thread(held, device.person)):", "if False:",
          ("tests/web/test_calling.py",)),
    Guard("what-if board among people", "web/whatif/origins.py",
          'table.require_alone(own_seat(table, holder), "whatif-among-people")', "pass", ("tests/web/test_whatif.py",)),
    Guard("look back by a seat's eyes", "web/whatif/origins.py",
          "own_seat(table, holder))\n\n\ndef start_from_table", "0)\n\n\ndef start_from_table",
          ("tests/web/test_whatif.py",)),
    Guard("sockets of one address", "web/rate_limit.py",
          "if self.open[address] >= self.most and not is_own(address):", "if False:",
          ("tests/web/test_patience.py::test_one_address_has_so_many_sockets_and_the_machine_itself_any_number",)),
)  # fmt: skip
