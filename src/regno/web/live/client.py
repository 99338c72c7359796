"""A client of a live document: its language, and the queue of messages to send."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from regno.web.live.send_queue import SendQueue


class LiveClient:
    """One connected reader of a document."""

    def __init__(self, language: str = "") -> None:
        self.language = language
        self.device = ""  # by the hash of its key, empty for one that has none
        self.hang_up: Callable[[], None] = lambda: None  # ends the connection
        self.was_cut = False  # the connection ended without a word, perhaps long after the network had gone
        self.send_queue = SendQueue()


AnyClient = TypeVar("AnyClient", bound=LiveClient)


class ClientSet(dict[AnyClient, None]):
    """Clients in the order in which they came; that of a set would differ from run to run."""

    def add(self, client: AnyClient) -> None:
        self[client] = None

    def discard(self, client: AnyClient) -> None:
        self.pop(client, None)
