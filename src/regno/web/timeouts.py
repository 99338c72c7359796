"""HTTP with a timeout for the headers of a request."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

HEAD_WITHIN = 10.0  # seconds for the first line and the headers of a request


class TimeoutProtocol(H11Protocol):
    """uvicorn's protocol with a timeout for the headers, for which it would wait for ever."""

    head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.await_head()

    def data_received(self, data: bytes) -> None:
        if self.is_between_requests():
            self.await_head()
        super().data_received(data)
        if not self.is_between_requests():
            self.stop_waiting()

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
