"""A client of a live document: its language, and the queue of messages to send."""

from __future__ import annotations

from regno.web.live.send_queue import SendQueue


class LiveClient:
    """One connected reader of a document."""

    def __init__(self, language: str = "") -> None:
        self.language = language
        self.send_queue = SendQueue()
