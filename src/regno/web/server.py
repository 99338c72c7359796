"""Running the server: its socket, its log, its limits."""

from __future__ import annotations

import json
import logging
import signal
import socket
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from regno.errors import SystemFault
from regno.table.store.sqlite import TableStore
from regno.web.app import application
from regno.web.routes.trust import ReachSettings
from regno.web.timeouts import TimeoutProtocol
from regno.web.tls import CannotServe

MAX_MESSAGE = 16_384
BACKLOG = 1_024
MAX_FILES, RESERVED = 65_536, 128  # open files, and of these for the store, the bots and the log
SEND_BUFFER = 65_536  # bytes; small, so that a client that does not read is noticed early
GRACE = 3  # seconds for open connections to end

# The fields of any log record; all others are ours and are written.
STANDARD_FIELDS = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "taskName", "color_message"}


@dataclass(frozen=True)
class ServerConfig:
    """Where and how to serve."""

    folder: Path
    host: str
    port: int
    log: str
    certificate: str = ""
    key: str = ""

    @property
    def scheme(self) -> str:
        return "https" if self.certificate else "http"


class JsonFormatter(logging.Formatter):
    """One JSON object a line. Tokens, secrets and whole ids of tables are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        added = {name: value for name, value in vars(record).items() if name not in STANDARD_FIELDS}
        fields = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        fault = {"fault": self.formatException(record.exc_info)} if record.exc_info else {}
        return json.dumps({**fields, "what": record.getMessage(), **added, **fault}, default=str)


def start_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))  # it names tables


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; raise CannotServe."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listener = socket.create_server((host, port), family=family, backlog=BACKLOG)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # handed down to every connection
        return listener
    except socket.gaierror:
        raise CannotServe("serve-no-host", host=host) from None
    except OSError as trouble:
        raise CannotServe("serve-port-taken", host=host, port=str(port), fault=SystemFault.of(trouble)) from None


def check_folder(folder: Path) -> None:
    """Raise StoreFault unless the store in this folder can be opened."""
    TableStore(folder).close()


def raise_file_limit() -> int:
    """Raise the limit of open files and sockets as far as allowed, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MAX_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class Server(uvicorn.Server):
    """Exits when the store can no longer be written, so that a supervisor restarts it."""

    has_failed = False

    def fail(self) -> None:
        self.has_failed = self.should_exit = True


def server_for(config: ServerConfig, reach: ReachSettings) -> Server:
    tls = {"ssl_certfile": config.certificate, "ssl_keyfile": config.key} if config.certificate else {}
    server = Server(
        uvicorn.Config(
            application(config.folder, lambda: server.fail(), reach),
            http=TimeoutProtocol,
            limit_concurrency=max(64, raise_file_limit() - RESERVED),
            ws="websockets-sansio",
            ws_max_size=MAX_MESSAGE,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
            **tls,  # type: ignore[arg-type]
        )
    )
    return server


def run(server: Server, listener: socket.socket) -> int:
    """Serve until a signal, and return the status of the process: 1 if the store failed.

    uvicorn raises the signal again after a clean exit, when it is to be ignored.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: None)
    server.run(sockets=[listener])
    return int(server.has_failed)
