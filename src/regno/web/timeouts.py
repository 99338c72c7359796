"""HTTP with a timeout for the headers of a request, and a limit on the pieces it comes in."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_WITHIN = 10.0  # seconds for the first line and the headers of a request
SLICE = 4_096  # bytes parsed at a time until the headers are known
LINGER = 1.0  # seconds in which a client that sends a body without a length reads its answer
MAX_PIECES, MIN_PIECE = 512, 256  # pieces of a request, and more only if they have so many bytes on average


class TimeoutProtocol(H11Protocol):
    """uvicorn's protocol with a timeout for the headers, for which it would wait for ever."""

    head_timer: asyncio.TimerHandle | None = None
    pieces = size = 0  # of the present request
    is_chunked = False  # its body says no length, and is not read

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

    def data_received(self, data: bytes) -> None:
        self.count(len(data))
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.is_chunked:
                return
            if not self.is_between_requests():
                super().data_received(data[start:])
                return
            self.await_head()
            super().data_received(data[start : start + SLICE])
            if not self.is_between_requests():
                self.stop_waiting()
                self.is_chunked = any(name == b"transfer-encoding" for name, _ in self.headers)

    def count(self, size: int) -> None:
        """Count a piece of a request; close a connection on which it trickles."""
        if self.is_between_requests():
            self.pieces = self.size = 0
        self.pieces, self.size = self.pieces + 1, self.size + size
        if self.pieces > MAX_PIECES + self.size // MIN_PIECE:
            self.transport.close()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.is_chunked:  # closed at once, what is still coming in would keep the client from its answer
            self.loop.call_later(LINGER, self.transport.close)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        super().connection_lost(exc)

    def is_between_requests(self) -> bool:
        upgraded = self.transport.get_protocol() is not self
        return not upgraded and (self.cycle is None or self.cycle.response_complete)

    def await_head(self) -> None:
        """Start the timeout, unless it runs: partial headers do not extend it."""
        if self.head_timer is None:
            self.head_timer = self.loop.call_later(HEAD_WITHIN, self.transport.close)

    def stop_waiting(self) -> None:
        if self.head_timer is not None:
            self.head_timer.cancel()
            self.head_timer = None
