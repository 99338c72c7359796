"""Websockets with a limit on frames that carry no message: pings, pongs and pieces of messages."""

from __future__ import annotations

from struct import Struct
from typing import Any

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from regno.web.live.protocol import POLICY, WRITE_NOW
from regno.web.rate_limit import Bucket

SLICE = 4_096  # bytes parsed at a time: empty frames are 6 bytes long, and each costs as much as a full one
FRAMES_A_SECOND, FRAMES_AT_ONCE = 20.0, 200  # frames of one socket that carry no message
LINGER = 2.0  # seconds in which a client that is refused can read why
UNSENT = 65_536  # bytes that one turn of the event loop may add for a client; more waits until they are written
TEXT_FRAME = 0x81  # a whole text message, as RFC 6455 has it
SHORT, MEDIUM, LONG = Struct("!BB"), Struct("!BBH"), Struct("!BBQ")  # how such a frame begins


def text_frame(text: bytes) -> bytes:
    """Return a text message as a server sends it: one frame, not masked."""
    size = len(text)
    if size < 126:
        return SHORT.pack(TEXT_FRAME, size) + text
    return (MEDIUM.pack(TEXT_FRAME, 126, size) if size < 65_536 else LONG.pack(TEXT_FRAME, 127, size)) + text


class FrameLimitProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, which answers any number of pings and collects any number of empty pieces.

    It also closes at once after a refusal. What the client had still sent then resets the connection, and the client
    may lose the code that says why. And each message passes half a dozen functions on its way; ``write_now`` is short.
    """

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.spare_frames = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)
        self.is_refused = False
        self.unsent, self.unsent_size = list[bytes](), 0  # frames of this turn of the event loop

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}

    def write_now(self, text: bytes) -> bool:
        """Send a text message at once; return False, and send nothing, if the client does not keep up or has gone.

        What is sent in one turn of the event loop leaves in one write.
        """
        is_open = self.handshake_complete and self.conn.state is State.OPEN and not (self.close_sent or self.is_refused)
        if not is_open or not self.writable.is_set() or self.unsent_size > UNSENT or self.transport.is_closing():
            return False
        if not self.unsent:
            self.loop.call_soon(self.flush)
        self.unsent.append(text_frame(text))
        self.unsent_size += len(text)
        return True

    def flush(self) -> None:
        """Write the messages of this turn of the loop, before anything else that is written."""
        if self.unsent:
            frames, self.unsent, self.unsent_size = self.unsent, [], 0
            if not self.transport.is_closing():
                self.transport.write(frames[0] if len(frames) == 1 else b"".join(frames))

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.is_refused or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_cont(self, event: Frame) -> None:
        if self.admits():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self.admits():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self.admits():
            super().handle_pong(event)

    def admits(self) -> bool:
        """Count a frame; close the socket at the first one too many."""
        if self.is_refused or self.transport.is_closing():
            return False
        if self.spare_frames.take():
            self.conn.fail(POLICY, "frames")
            self.handle_parser_exception()
            return False
        return True

    def handle_parser_exception(self) -> None:
        """Send the code of a refusal, drop what still arrives, and close the socket a moment later."""
        self.flush()
        refusal = self.conn.close_sent
        assert refusal is not None
        self.is_refused = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": refusal.code, "reason": refusal.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)
