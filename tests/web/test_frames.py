"""What the length of a message tells whoever watches the line: next to nothing."""

from __future__ import annotations

import json

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side
from wire import Server, play_out, run, seated

from regno.web.frames import text_frame

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
