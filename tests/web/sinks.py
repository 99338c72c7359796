"""Receivers of calls on this machine: a web server and a mail server that keep what they get, and can misbehave."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE = 40.0  # seconds


def wait_for(condition: Callable[[], object], what: str = "it never came", patience: float = PATIENCE) -> None:
    """Wait until something is true."""
    deadline = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < deadline, what
        time.sleep(0.02)


class Got:
    """One request."""

    def __init__(self, method: str, path: str, headers: dict[str, str], body: bytes) -> None:
        self.method, self.path, self.headers, self.body = method, path, headers, body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class HttpSink:
    """A web server. ``before`` is called with each request before it is answered with ``status``."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status, self.headers = 200, dict[str, str]()
        self.before: Callable[[Got], None] = lambda got: None
        sink = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def take(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                got = Got(self.command, self.path, {k.lower(): v for k, v in self.headers.items()}, body)
                sink.got.append(got)
                sink.before(got)
                self.send_response(sink.status)
                for name, value in {"Content-Length": "0", **sink.headers}.items():
                    self.send_header(name, value)
                self.end_headers()

            do_POST = do_PUT = do_GET = take

            def log_message(self, *_: object) -> None:
                pass

        class Quiet(ThreadingHTTPServer):
            request_queue_size, daemon_threads = 128, True

            def handle_error(self, *_: object) -> None:
                """Say nothing of clients that were killed."""

        self.server = Quiet(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


class MailSink:
    """A mail server. ``at_data`` is called with each mail before it is accepted, ``answer`` is what it then says."""

    def __init__(self) -> None:
        self.got: list[Message] = []
        self.to: list[str] = []
        self.answer = "250 OK"
        self.at_data: Callable[[], None] = lambda: None
        self.at_rcpt: Callable[[], None] = lambda: None
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, address: str, _: list[str]) -> str:
        self.at_rcpt()
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        content = envelope.content
        assert isinstance(content, bytes)
        self.got.append(message_from_bytes(content))
        self.to += envelope.rcpt_tos
        self.at_data()
        return self.answer

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        self.controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.controller.stop()
