"""An agent that listens for a websocket: the same questions and answers, one a message."""

from __future__ import annotations

from contextlib import ExitStack, suppress

from regno.gauntlet.errors import BadAgent
from regno.gauntlet.questions import ENCODER, MOST_LETTERS, Question, read_answer


class WebsocketAgent:
    """One connection to an agent."""

    with_view = False

    def __init__(self, address: str, seconds: float) -> None:
        from websockets.exceptions import InvalidHandshake, InvalidURI
        from websockets.sync.client import connect

        self.address, self.seconds, self.open = address, seconds, ExitStack()
        try:
            self.connection = self.open.enter_context(connect(address, open_timeout=seconds, max_size=MOST_LETTERS))
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError, ValueError):
            raise BadAgent("not-there", address=address) from None

    def answer(self, question: Question) -> str:
        """Return the move that the agent names; raise BadAgent if it hangs, hangs up or floods."""
        from websockets.exceptions import ConnectionClosed

        try:
            self.connection.send(ENCODER.encode(question), text=True)
            line = self.connection.recv(timeout=self.seconds, decode=False)
        except TimeoutError:
            raise BadAgent("hangs", seconds=self.seconds) from None
        except ConnectionClosed as trouble:
            if trouble.sent is not None and trouble.sent.code == 1009:
                raise BadAgent("floods", letters=MOST_LETTERS, lines=1) from None
            raise BadAgent("hung-up", address=self.address) from None
        return read_answer(bytes(line), question.id)

    def close(self) -> None:
        """Close the connection."""
        with suppress(Exception):  # the agent may have gone
            self.open.close()
