"""An MCP client plays by calling one tool."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import Any, BinaryIO

import pytest

from regno.gauntlet.errors import BadAgent
from regno.gauntlet.mcp import McpAgent
from regno.gauntlet.questions import Question, ask
from regno.proelio.game import deal
from regno.proelio.info.visibility import PUBLIC


class Client:
    """The other end of the pipes."""

    def __init__(self) -> None:
        requests, self.out = os.pipe()
        self.into, responses = os.pipe()
        self.agent = McpAgent(60.0, os.fdopen(requests, "rb"), os.fdopen(responses, "wb"))
        self.answers: BinaryIO = os.fdopen(self.into, "rb")

    def close(self) -> None:
        with suppress(OSError):
            os.close(self.out)
        while self.agent.reader.is_alive():
            self.agent.lines.get()
            self.agent.reader.join(0.05)
        for file in (self.agent.requests, self.agent.responses, self.answers):
            file.close()

    def send(self, method: str, number: int | None = 1, **parameters: Any) -> None:
        message = {"jsonrpc": "2.0", "method": method, "params": parameters}
        self.write(json.dumps(message if number is None else {**message, "id": number}))

    def write(self, line: str) -> None:
        os.write(self.out, line.encode() + b"\n")

    def hear(self) -> Any:
        return json.loads(self.answers.readline())


@pytest.fixture
def client() -> Iterator[Client]:
    found = Client()
    yield found
    found.close()


def question() -> Question:
    game = deal(seed=7)
    return ask(1, "en111", game.view(game.state.who), game.view(PUBLIC), False)


def test_a_client_is_greeted_finds_the_tool_and_plays_by_it(client: Client) -> None:
    asked = question()
    client.send("initialize")
    client.send("notifications/initialized", None)
    client.send("tools/list", 2)
    client.send("tools/call", 3, name="choose", arguments={})
    client.send("tools/call", 4, name="choose", arguments={"move": "draw"})
    assert client.agent.answer(asked) == "draw"
    assert client.hear()["result"]["serverInfo"]["name"] == "regno-gauntlet"
    assert [tool["name"] for tool in client.hear()["result"]["tools"]] == ["choose"]
    seen = json.loads(client.hear()["result"]["content"][0]["text"])
    assert "draw" in seen["own"]["legal"]
    client.send("tools/call", 5, name="choose", arguments={"move": "resources"})
    assert client.agent.answer(asked) == "resources" and client.hear()["id"] == 4
    client.agent.close()
    assert client.hear()["id"] == 5


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("to be or not to be", -32700),
        ('{"jsonrpc": "2.0", "id": 1, "method": "resources/list"}', -32601),
        ('{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "peek"}}', -32602),
    ],
)
def test_what_it_does_not_know_is_refused_and_the_game_goes_on(client: Client, line: str, code: int) -> None:
    client.write(line)
    client.send("tools/call", 4, name="choose", arguments={"move": "draw"})
    assert client.agent.answer(question()) == "draw" and client.hear()["error"]["code"] == code


def test_a_client_that_goes_away_is_told(client: Client) -> None:
    os.close(client.out)
    with pytest.raises(BadAgent) as caught:
        client.agent.answer(question())
    assert caught.value.key == "hung-up"


def test_a_client_that_floods_is_told(client: Client) -> None:
    thread = threading.Thread(target=client.write, args=("x" * 100_000,))
    thread.start()
    with pytest.raises(BadAgent) as caught:
        client.agent.answer(question())
    thread.join()
    assert caught.value.key == "floods"
