"""What the length of a message tells whoever watches the line: next to nothing."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side
from wire import Server, play_out, run, seated

from regno.web.frames import UNSENT, FrameLimitProtocol, text_frame

BLOCK = 1_024


def test_every_message_of_a_table_is_padded_and_still_json(server: Server) -> None:
    async def play() -> list[str]:
        clients = await seated(server, 2, houses=3)
        await play_out(clients, most=30)
        await clients[0].ask("ping")
        return clients[0].heard

    heard = run(play())
    assert {"snapshot", "event", "accepted"} <= {json.loads(text)["type"] for text in heard}
    assert [len(text.encode()) % BLOCK for text in heard] == [0] * len(heard)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 1_024, 65_535, 65_536])
def test_a_message_sent_at_once_is_one_frame_of_text(size: int) -> None:
    reader = Protocol(Side.CLIENT, max_size=None)
    text = b"a" * size
    reader.receive_data(text_frame(text))
    [frame] = reader.events_received()
    assert isinstance(frame, Frame) and (frame.opcode, frame.data, frame.fin) == (Opcode.TEXT, text, True)


def test_what_is_sent_in_one_turn_of_the_loop_leaves_in_one_write_and_only_so_much() -> None:
    async def send() -> tuple[list[bytes], list[bool]]:
        written, protocol = list[bytes](), FrameLimitProtocol.__new__(FrameLimitProtocol)
        transport: Any = SimpleNamespace(write=written.append, is_closing=lambda: False)
        protocol.transport, protocol.loop, protocol.conn = transport, asyncio.get_running_loop(), Protocol(Side.SERVER)  # type: ignore[assignment]
        protocol.writable = asyncio.Event()
        protocol.writable.set()
        protocol.handshake_complete, protocol.close_sent, protocol.is_refused = True, False, False
        protocol.unsent, protocol.unsent_size = [], 0
        sent = [protocol.write_now(b"one"), protocol.write_now(b"two")]
        await asyncio.sleep(0)
        sent += [protocol.write_now(b"x" * UNSENT), protocol.write_now(b"y"), protocol.write_now(b"z")]
        await asyncio.sleep(0)
        protocol.writable.clear()
        sent.append(protocol.write_now(b"slow"))
        await asyncio.sleep(0)
        return written, sent

    written, sent = asyncio.run(send())
    assert sent == [True, True, True, True, False, False]
    assert written == [text_frame(b"one") + text_frame(b"two"), text_frame(b"x" * UNSENT) + text_frame(b"y")]
