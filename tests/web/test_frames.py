"""What the length of a message tells whoever watches the line: next to nothing."""

from __future__ import annotations

import json

from wire import Server, play_out, run, seated

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
