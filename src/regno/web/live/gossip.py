"""What processes that share a store tell each other: short texts, by topic, that may be lost."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from regno.database import Database

LONGEST = 7_900  # bytes of one text, which PostgreSQL limits to 8000
log = logging.getLogger("regno.web.live.gossip")


class Gossip(Protocol):
    """A way to tell all other processes something."""

    def send(self, topic: str, text: str) -> None:
        """Tell the others a text of at most LONGEST bytes; it may be lost."""

    def listen(self, topic: str, call: Callable[[str], None]) -> None:
        """Have a function called, in the event loop that runs now, with what others tell."""


class NoGossip:
    """One process alone has nobody to tell."""

    def send(self, topic: str, text: str) -> None:
        pass

    def listen(self, topic: str, call: Callable[[str], None]) -> None:
        pass


class PostgresGossip:
    """Gossip by NOTIFY."""

    def __init__(self, database: Database) -> None:
        self.database, self.sender = database, secrets.token_hex(4)

    def send(self, topic: str, text: str) -> None:
        if len(text.encode()) > LONGEST:
            log.error("gossip too long", extra={"topic": topic})
            return
        future = self.database.write(("select pg_notify($1, $2)", f"regno_{topic}", f"{self.sender} {text}"))
        future.add_done_callback(note_failure)

    def listen(self, topic: str, call: Callable[[str], None]) -> None:
        loop = asyncio.get_running_loop()

        def hear(text: str) -> None:
            sender, _, rest = text.partition(" ")
            if rest and sender != self.sender:
                with suppress(RuntimeError):  # the loop has ended
                    loop.call_soon_threadsafe(call, rest)

        self.database.listen(f"regno_{topic}", hear)


def note_failure(future: object) -> None:
    fault = getattr(future, "exception", lambda: None)()
    if fault is not None:
        log.warning("gossip lost", extra={"fault": repr(fault)})
