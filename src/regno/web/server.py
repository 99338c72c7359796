"""Running the server: its socket, its log, its end."""

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

from regno.errors import RegnoError, SystemFault
from regno.table.store.sqlite import Store
from regno.web.app import application
from regno.web.timeouts import PatientProtocol

MOST_MESSAGE = 16_384
BACKLOG = 1_024
MOST_FILES, RESERVED = 65_536, 128  # that are open at once, and of these for the store, the bots and the log
SEND_BUFFER = 65_536  # a client that does not read is noticed before it costs much
GRACE = 3  # seconds for open connections to end

# What a log record has by itself; everything else was added by us and is written out.
USUAL = set(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "taskName", "color_message"}


class CannotServe(RegnoError):
    subject = "cli"


@dataclass(frozen=True)
class Service:
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


class Lines(logging.Formatter):
    """One JSON object a line. Tokens, secrets and whole names of tables are never handed to the log."""

    def format(self, record: logging.LogRecord) -> str:
        added = {name: value for name, value in vars(record).items() if name not in USUAL}
        said = {"at": self.formatTime(record), "level": record.levelname.lower(), "from": record.name}
        fault = {"fault": self.formatException(record.exc_info)} if record.exc_info else {}
        return json.dumps({**said, "what": record.getMessage(), **added, **fault}, default=str)


def start_log(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(max(logging.WARNING, logging.getLogger().level))  # it names tables


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens, or one sentence why there is none."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        made = socket.create_server((host, port), family=family, backlog=BACKLOG)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)  # handed down to every connection
        return made
    except socket.gaierror:
        raise CannotServe("serve-no-host", host=host) from None
    except OSError as trouble:
        raise CannotServe("serve-port-taken", host=host, port=str(port), fault=SystemFault.of(trouble)) from None


def check_folder(folder: Path) -> None:
    """Tables can be kept there; otherwise one sentence says why not, before anybody is let in."""
    Store(folder).close()


def open_files() -> int:
    """Raise the number of files and sockets that we may have open to what the system allows, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return int(resource.getrlimit(resource.RLIMIT_NOFILE)[0])


class Server(uvicorn.Server):
    """Ends by itself when nothing can be written any more, so that whoever watches over it starts it again."""

    is_lost = False

    def lose(self) -> None:
        self.is_lost = self.should_exit = True


def server_for(service: Service) -> Server:
    tls = {"ssl_certfile": service.certificate, "ssl_keyfile": service.key} if service.certificate else {}
    server = Server(
        uvicorn.Config(
            application(service.folder, lambda: server.lose()),
            http=PatientProtocol,
            limit_concurrency=max(64, open_files() - RESERVED),
            ws="websockets-sansio",
            ws_max_size=MOST_MESSAGE,
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
    """Serve until told to end, and return the status of the process: 1 if the writer was lost.

    uvicorn raises the signal again when it has ended well: then it means nothing more.
    """
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: None)
    server.run(sockets=[listener])
    return int(server.is_lost)
