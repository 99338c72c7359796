"""An agent that is a client of the Model Context Protocol: the Gauntlet is its server on standard input and output.

The client has one tool, ``choose``. Its answer is the next question, so that the client plays by calling it again and
again. Messages are JSON-RPC 2.0, one a line (MCP, version 2025-06-18).
"""

from __future__ import annotations

import queue
import sys
import threading
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from regno.gauntlet.course import REGNO
from regno.gauntlet.errors import BadAgent
from regno.gauntlet.pipe import ENDED, MOST_UNREAD
from regno.gauntlet.questions import ENCODER, MOST_LETTERS, Question, printable

PROTOCOL = "2025-06-18"
NO_METHOD, BAD_PARAMETERS, BAD_JSON = -32601, -32602, -32700
TOOL = {
    "name": "choose",
    "description": "Choose a move of the present question by its words, as in own.legal; returns the next question. "
    "Without a move it returns the present question again.",
    "inputSchema": {"type": "object", "properties": {"move": {"type": "string"}}},
}


class McpAgent:
    """A client that calls ``choose``."""

    with_view = False

    def __init__(self, seconds: float, requests: BinaryIO | None = None, responses: BinaryIO | None = None) -> None:
        self.seconds = seconds
        self.requests, self.responses = requests or sys.stdin.buffer, responses or sys.stdout.buffer
        self.pending: Any = None  # the id of the call whose answer is the next question
        self.lines: queue.Queue[bytes] = queue.Queue(MOST_UNREAD)
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self) -> None:
        """Put the lines of the client into the queue; it waits while the queue is full."""
        with suppress(ValueError, OSError):
            while line := self.requests.readline(MOST_LETTERS + 1):
                self.lines.put(line)
        self.lines.put(ENDED)

    def answer(self, question: Question) -> str:
        """Serve the client until it has chosen; raise BadAgent if it hangs, hangs up or floods."""
        if self.pending is not None:
            self.respond(self.pending, text_result(question))
            self.pending = None
        while True:
            try:
                line = self.lines.get(timeout=self.seconds)
            except queue.Empty:
                raise BadAgent("hangs", seconds=self.seconds) from None
            if line == ENDED:
                raise BadAgent("hung-up", address="mcp")
            if len(line) > MOST_LETTERS:
                raise BadAgent("floods", letters=MOST_LETTERS, lines=1)
            if line.strip() and (move := self.serve(line, question)) is not None:
                return move

    def serve(self, line: bytes, question: Question) -> str | None:
        """Answer one message; return the move of a call that names one."""
        try:
            message = msgspec.json.decode(line, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError):
            self.refuse(None, BAD_JSON, f"no JSON-RPC message: {printable(line)}")
            return None
        method, number, parameters = message.get("method"), message.get("id"), message.get("params")
        if number is None or method is None:
            return None  # a notification, or an answer: neither needs one
        if method == "tools/call":
            return self.call(number, parameters if isinstance(parameters, dict) else {}, question)
        results: dict[str, Any] = {"initialize": greeting(), "ping": {}, "tools/list": {"tools": [TOOL]}}
        if method in results:
            self.respond(number, results[method])
        else:
            self.refuse(number, NO_METHOD, f"no method {str(method)[:80]}")
        return None

    def call(self, number: Any, parameters: dict[str, Any], question: Question) -> str | None:
        """Answer a call of the tool; return the move it names."""
        arguments = parameters.get("arguments") or {}
        if parameters.get("name") != TOOL["name"] or not isinstance(arguments, dict):
            self.refuse(number, BAD_PARAMETERS, "the only tool is choose, with the argument move")
            return None
        move = arguments.get("move")
        if not isinstance(move, str):
            self.respond(number, text_result(question))
            return None
        self.pending = number
        return move

    def respond(self, number: Any, result: Any) -> None:
        self.send({"jsonrpc": "2.0", "id": number, "result": result})

    def refuse(self, number: Any, code: int, why: str) -> None:
        self.send({"jsonrpc": "2.0", "id": number, "error": {"code": code, "message": why}})

    def send(self, message: dict[str, Any]) -> None:
        try:
            self.responses.write(ENCODER.encode(message) + b"\n")
            self.responses.flush()
        except OSError:
            raise BadAgent("hung-up", address="mcp") from None

    def close(self) -> None:
        """Say that all games are played."""
        if self.pending is not None:
            with suppress(BadAgent):
                self.respond(self.pending, {"content": [{"type": "text", "text": "all games are played"}]})


def greeting() -> dict[str, Any]:
    """Return the answer to ``initialize``."""
    about = {"name": "regno-gauntlet", "version": REGNO}
    return {"protocolVersion": PROTOCOL, "capabilities": {"tools": {}}, "serverInfo": about}


def text_result(question: Question) -> dict[str, Any]:
    """Return a question as the result of a tool."""
    return {"content": [{"type": "text", "text": ENCODER.encode(question).decode()}]}
